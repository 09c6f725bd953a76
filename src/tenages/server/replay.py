"""The replay of a game: every position from the first to the last, and a summary."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, NamedTuple

from tenages.game import Game
from tenages.opening import steps
from tenages.records.saved import read
from tenages.rules.events import ACTIVATED, CLAIMED, ENDED, SpecialClaimed
from tenages.server import view_messages
from tenages.server.log_mark import LogMark
from tenages.server.messages.lobby import CardUse, Highlight, ReplaySummary, SeatStory
from tenages.server.messages.seen import Seen
from tenages.sight.facts import achieved_by_side
from tenages.sight.history import SeenEvent, history
from tenages.words import board
from tenages.words.catalogue import Words
from tenages.words.log import log_line
from tenages.words.speaker import Speaker
from tenages.words.terms import distinct, player_names

MOST_USED: Final = 5


class PublicEvent(NamedTuple):
    """An event that everyone saw, and when."""

    step: int
    turn: int
    event: SeenEvent


class Replay:
    """All positions of a game. What is public about them is collected once."""

    def __init__(self, text: str) -> None:
        self._named = read(text).names
        self.games: list[Game] = []
        self.turns: list[int] = []
        """The first step of each turn."""
        self._marks: list[LogMark] = []
        """The end of the log at each step."""
        self._events: list[PublicEvent] = []
        self._course: list[tuple[list[int], list[int]]] = []
        """Everyone's scores and numbers of achievements: before the first turn, then at the end of each turn."""
        for step, game in enumerate(steps(text)):
            self._add(step, game.copy())
        self._course.append(_standing(self.games[-1]))

    def _add(self, step: int, game: Game) -> None:
        before = self._marks[-1] if self._marks else LogMark()
        happened = history(game, None, before.log)
        self._marks.append(before.moved_to(game))
        if game.table.turns > (self.games[-1].table.turns if self.games else 0):
            self._course.append(_standing(self.games[-1] if self.games else game))
            self.turns.append(step)
        turn = game.table.turns
        kept = [event for event in happened if event.kind in (ACTIVATED, CLAIMED, ENDED)]
        self._events += [PublicEvent(step, turn, event) for event in kept]
        self.games.append(game)

    @property
    def last(self) -> int:
        """The number of the last position; the first is 0."""
        return len(self.games) - 1

    def names(self, words: Words) -> tuple[str, ...]:
        """The names of the players."""
        return distinct(self._named) if self._named else player_names(words, self.games[0].setup.players)

    # --- positions ----------------------------------------------------------------------------------------------------

    def seen(self, step: int, seat: int | None, words: Words, *, whole: bool) -> Seen:
        """A position as a seat saw it, with the whole log or only with what the last choice led to."""
        game = self.games[step]
        speaker = Speaker(words, self.names(words), seat)
        if whole or step == 0:
            log = view_messages.whole_log(game, speaker)
        else:
            log = view_messages.new_log(game, speaker, self._marks[step - 1])
        return view_messages.seen(game.view(seat), speaker, str(step), log)

    # --- the summary --------------------------------------------------------------------------------------------------

    def summary(self, replay_id: str, words: Words) -> ReplaySummary:
        """What to show around the positions: who played, how it went, and the highlights."""
        setup, outcome = self.games[0].setup, self.games[-1].outcome
        names = self.names(words)
        speaker = Speaker(words, names)
        return ReplaySummary(
            id=replay_id,
            names=list(names),
            edition=setup.edition.name,
            expansions=list(setup.expansions),
            american=setup.american,
            teams=setup.teams,
            language=setup.language,
            steps=self.last,
            turns=self.turns,
            winners=[] if outcome is None else list(outcome.winners),
            ending="" if outcome is None else board.outcome(speaker, outcome),
            story=[self._story(seat, name) for seat, name in enumerate(names)],
            highlights=[_highlight(public, speaker) for public in self._events if public.event.kind != ACTIVATED],
            most_used=self._most_used(setup.players),
        )

    def _story(self, seat: int, name: str) -> SeatStory:
        return SeatStory(
            seat=seat,
            name=name,
            score=[scores[seat] for scores, _ in self._course],
            achievements=[achieved[seat] for _, achieved in self._course],
        )

    def _most_used(self, players: int) -> list[CardUse]:
        used = Counter[str]()
        by_seat = Counter[tuple[str, int]]()
        for public in self._events:
            if public.event.kind == ACTIVATED and public.event.card is not None:
                used[public.event.card.slug] += 1
                by_seat[public.event.card.slug, public.event.player] += 1
        return [
            CardUse(card=card, count=count, by=[by_seat[card, seat] for seat in range(players)])
            for card, count in used.most_common(MOST_USED)
        ]


def _standing(game: Game) -> tuple[list[int], list[int]]:
    view = game.view(None)
    seats = view.scene.seats
    return [seat.full_score for seat in seats], [achieved_by_side(view, seat) for seat in seats]


def _highlight(public: PublicEvent, speaker: Speaker) -> Highlight:
    event = public.event
    kind: Literal["age", "special", "end"] = "end"
    if event.kind == CLAIMED:
        kind = "special" if isinstance(event.detail, SpecialClaimed) else "age"
    return Highlight(step=public.step, turn=public.turn, seat=event.player, kind=kind, text=log_line(speaker, event))
