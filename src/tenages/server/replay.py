"""The replay of a game: every position from the first to the last, and a summary.

Making one, and putting its positions into words, takes long: `replays` does both outside of the event loop.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tenages.bots.thinking.evaluation import chances_at_end
from tenages.game import Game
from tenages.records.describing import has_description
from tenages.records.saved import Record, read
from tenages.rules.errors import BadRecord
from tenages.rules.events import Log, length_of
from tenages.rules.options import option_named
from tenages.server import view_messages
from tenages.server.errors import NotFound, NotNow
from tenages.server.game_course import GameCourse
from tenages.server.messages.lobby import Highlight, ReplaySummary
from tenages.server.messages.seen import LogSeen, Seen
from tenages.server.settings import MOST_CHOICES
from tenages.sight.history import history
from tenages.sight.view import View, open_view
from tenages.words import board
from tenages.words.catalogue import Words
from tenages.words.speaker import Speaker
from tenages.words.terms import distinct, player_names

APART: Final = 32
"""How many steps lie between two positions that are kept."""


LONGEST_NAME: Final = 60
"""Names in records are not checked; longer ones are cut off."""


Look = Callable[[Game, int | None], View]
"""How a position is looked at, by a seat or by everyone."""


def as_seen(game: Game, seat: int | None) -> View:
    """What a seat, or everyone, saw."""
    return game.view(seat)


def all_open(game: Game, seat: int | None) -> View:
    """All cards face up, whoever looks. Nothing can be chosen."""
    view = open_view(game)
    view.decision = None
    return view


class Replay:
    """All positions of a game. What is public about them is collected once.

    Only some positions are kept; the others are played from the nearest one before.
    """

    def __init__(self, text: str) -> None:
        record = read(text)
        if len(record.choices) > MOST_CHOICES:
            raise BadRecord("record-too-long", choices=len(record.choices), most=MOST_CHOICES)
        self._named = tuple([name[:LONGEST_NAME] for name in record.names])
        self.choices = record.choices
        self._ending = record.ending
        self._kept: list[Game] = []
        """The positions of the steps 0, APART, 2 * APART and so on."""
        self._actions: list[int] = []
        """The steps at which an action is due."""
        self._lines: list[int] = []
        """The number of lines in the log at each step."""
        self._course = GameCourse()
        self._collect(record)

    def _collect(self, record: Record) -> None:
        """Play the record once."""
        game = Game()
        noted: Log = None
        for step, _ in enumerate(record.steps(game)):
            self._course.read(step, game, history(game, None, noted))
            noted = game.table.log
            self._lines.append(length_of(noted))
            if has_description(game):
                self._actions.append(step)
            if step % APART == 0:
                self._kept.append(game.copy())
        self._course.end(game)
        self.setup = game.setup
        self.outcome = game.outcome
        if self.outcome is not None:
            self._ending = None  # the rules have ended the game
        self.result = self._result(game)

    def _result(self, game: Game) -> tuple[float, ...] | None:
        """What the game was worth to each seat; None if it is not over, or its players ended it without a winner."""
        if self.outcome is not None:
            return tuple(chances_at_end(game))
        if self._ending is None or not self._ending.winners:
            return None
        winners = self._ending.winners
        part = (2.0 if self.setup.teams else 1.0) / len(winners)
        return tuple([part if seat in winners else 0.0 for seat in range(self.setup.players)])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by the rules or by its players."""
        return self.outcome is not None or self._ending is not None

    @property
    def turns(self) -> Sequence[int]:
        """The first step of each turn."""
        return self._course.turns

    @property
    def last(self) -> int:
        """The number of the last position; the first is 0."""
        return len(self.choices)

    def names(self, words: Words) -> tuple[str, ...]:
        """The names of the players."""
        return distinct(self._named) if self._named else player_names(words, self.setup.players)

    # --- positions ----------------------------------------------------------------------------------------------------

    def check(self, step: int, seat: int | None) -> None:
        """Raise an error if there is no such step or seat."""
        if step > self.last or (seat is not None and seat >= self.setup.players):
            raise NotFound("no-such-step", last=self.last, seats=self.setup.players)

    def seen(self, start: int, count: int, seat: int | None, words: Words, look: Look = as_seen) -> list[Seen]:
        """Consecutive positions as a seat saw them, or with all cards open.

        The first has the newest lines of the log, each other one what its choice led to.
        """
        game, speaker = self.game_at(start), self._speaker(seat, words)
        found = [self._seen(start, look(game, seat), speaker, view_messages.newest_log(game, speaker))]
        for step in range(start + 1, min(start + count, self.last + 1)):
            game.choose(option_named(self.choices[step - 1]))
            log = view_messages.log_since(game, speaker, self._lines[step - 1])
            found.append(self._seen(step, look(game, seat), speaker, log))
        return found

    def choice(self, step: int) -> tuple[Game, str]:
        """The game before a choice, and the choice."""
        return self.game_at(step), self.choices[step]

    def every_choice(self) -> Iterator[tuple[Game, str]]:
        """Every choice, with the game before it; the same game, played on."""
        game = self.game_at(0)
        for notation in self.choices:
            yield game, notation
            game.choose(option_named(notation))

    def _seen(self, step: int, view: View, speaker: Speaker, log: LogSeen) -> Seen:
        seen = view_messages.seen(view, speaker, str(step), log)
        ending = self._ending if step == self.last else None
        return seen if ending is None else view_messages.ended(seen, ending, speaker)

    def earlier_log(self, step: int, before: int, seat: int | None, words: Words) -> LogSeen:
        """The lines of the log of a position before the line of this number."""
        return view_messages.earlier_log(self.game_at(step), self._speaker(seat, words), before)

    def last_action(self, step: int) -> int:
        """The last step up to that one at which an action is due; if there is none, the first of all."""
        if not self._actions:
            raise NotNow("no-action-due")
        return self._actions[max(0, bisect_right(self._actions, step) - 1)]

    def _speaker(self, seat: int | None, words: Words) -> Speaker:
        return Speaker(words, self.names(words), seat)

    def game_at(self, step: int) -> Game:
        """The game at a step, with all its cards."""
        nearest = step // APART
        game = self._kept[nearest].copy()
        for notation in self.choices[nearest * APART : step]:
            game.choose(option_named(notation))
        return game

    # --- the summary --------------------------------------------------------------------------------------------------

    def summary(self, replay_id: str, words: Words) -> ReplaySummary:
        """What to show around the positions: who played, how it went, and the highlights."""
        setup = self.setup
        names = self.names(words)
        speaker = Speaker(words, names)
        winners, ending = self._end(speaker)
        return ReplaySummary(
            id=replay_id,
            names=list(names),
            edition=setup.edition.name,
            expansions=list(setup.expansions),
            american=setup.american,
            teams=setup.teams,
            language=setup.language,
            steps=self.last,
            turns=self._course.turns,
            winners=list(winners),
            ending=ending,
            story=[self._course.story(seat, name) for seat, name in enumerate(names)],
            highlights=self._highlights(speaker, ending),
            swings=self._course.swings(speaker),
            most_used=self._course.most_used(setup.players),
        )

    def _end(self, speaker: Speaker) -> tuple[tuple[int, ...], str]:
        """Who won, and how the game ended: by the rules or by its players. Nothing if it is not over."""
        outcome, ending = self.outcome, self._ending
        if outcome is not None:
            return outcome.winners, board.outcome(speaker, outcome)
        if ending is not None:
            return ending.winners, board.players_ended(speaker, ending.how, ending.by, ending.winners)
        return (), ""

    def _highlights(self, speaker: Speaker, ending: str) -> list[Highlight]:
        found = self._course.highlights(speaker)
        if self._ending is not None:
            turn = len(self._course.turns)
            seat = self._ending.by
            found.append(
                Highlight(
                    step=self.last, turn=turn, seat=seat, kind="end", age=None, special=None, card=None, text=ending
                )
            )
        return found
