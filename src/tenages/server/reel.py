"""A game to be watched again: every position from the first to the last, and what there is to tell about it."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, NamedTuple

from tenages.game import Game
from tenages.records.saved import names_in, steps
from tenages.rules.events import ACTIVATED, CLAIMED, ENDED, Log
from tenages.server import seeing
from tenages.server.messages.house import CardUse, Highlight, Replay, SeatStory
from tenages.server.messages.seen import Seen
from tenages.sight.facts import achieved_by_side
from tenages.sight.history import SeenEvent, history
from tenages.words import board
from tenages.words.catalogue import Words
from tenages.words.log import log_line
from tenages.words.speaker import Speaker
from tenages.words.terms import distinct, player_names

MOST_USED: Final = 5


class Deed(NamedTuple):
    """Something that everyone saw happen, and when."""

    step: int
    turn: int
    event: SeenEvent


class Reel:
    """All positions of a game. What is public in it is gathered once."""

    def __init__(self, text: str) -> None:
        self._named = names_in(text)
        self.games: list[Game] = []
        self.turns: list[int] = []
        """The first step of each turn."""
        self._logged: list[int] = []
        """How many things have happened by each step."""
        self._deeds: list[Deed] = []
        self._course: list[tuple[list[int], list[int]]] = []
        """The scores and the achievements of all before the first turn, and at the end of each turn."""
        before: Log = None
        for step, game in enumerate(steps(text)):
            self._look_at(step, game.copy(), before)
            before = game.table.log
        self._course.append(_standing(self.games[-1]))

    def _look_at(self, step: int, game: Game, before: Log) -> None:
        happened = history(game, None, before)
        self._logged.append((self._logged[-1] if self._logged else 0) + len(happened))
        if game.table.turns > (self.games[-1].table.turns if self.games else 0):
            self._course.append(_standing(self.games[-1] if self.games else game))
            self.turns.append(step)
        turn = game.table.turns
        self._deeds += [Deed(step, turn, event) for event in happened if event.kind in (ACTIVATED, CLAIMED, ENDED)]
        self.games.append(game)

    @property
    def last(self) -> int:
        """The number of the last position; the first is 0."""
        return len(self.games) - 1

    def names(self, words: Words) -> tuple[str, ...]:
        """What the players are called."""
        return distinct(self._named) if self._named else player_names(words, self.games[0].setup.players)

    # --- positions ----------------------------------------------------------------------------------------------------

    def seen(self, step: int, seat: int | None, words: Words, *, whole: bool) -> Seen:
        """A position as someone saw it, with the whole log or with what the last choice led to."""
        game = self.games[step]
        speaker = Speaker(words, self.names(words), seat)
        if whole or step == 0:
            log = seeing.whole_log(game, speaker)
        else:
            log = seeing.news_log(game, speaker, self.games[step - 1].table.log, self._logged[step - 1])
        return seeing.seen(game.view(seat), speaker, str(step), log)

    # --- the story ----------------------------------------------------------------------------------------------------

    def told(self, replay_id: str, words: Words) -> Replay:
        """What to show around the positions: who played what, how it went, and what mattered."""
        setup, outcome = self.games[0].setup, self.games[-1].outcome
        speaker = Speaker(words, self.names(words))
        return Replay(
            id=replay_id,
            names=list(speaker.names),
            edition=setup.edition.name,
            expansions=list(setup.expansions),
            american=setup.american,
            teams=setup.teams,
            language=setup.language,
            steps=self.last,
            turns=self.turns,
            winners=[] if outcome is None else list(outcome.winners),
            ending="" if outcome is None else board.outcome(speaker, outcome),
            story=[self._story(seat, speaker) for seat in range(setup.players)],
            highlights=[_highlight(deed, speaker) for deed in self._deeds if deed.event.kind != ACTIVATED],
            most_used=self._most_used(setup.players),
        )

    def _story(self, seat: int, speaker: Speaker) -> SeatStory:
        return SeatStory(
            seat=seat,
            name=speaker.names[seat],
            score=[scores[seat] for scores, _ in self._course],
            achievements=[achieved[seat] for _, achieved in self._course],
        )

    def _most_used(self, players: int) -> list[CardUse]:
        used = Counter[str]()
        by_seat = Counter[tuple[str, int]]()
        for deed in self._deeds:
            if deed.event.kind == ACTIVATED and deed.event.card is not None:
                used[deed.event.card.slug] += 1
                by_seat[deed.event.card.slug, deed.event.player] += 1
        return [
            CardUse(card=card, count=count, by=[by_seat[card, seat] for seat in range(players)])
            for card, count in used.most_common(MOST_USED)
        ]


def _standing(game: Game) -> tuple[list[int], list[int]]:
    view = game.view(None)
    seats = view.scene.seats
    return [seat.full_score for seat in seats], [achieved_by_side(view, seat) for seat in seats]


def _highlight(deed: Deed, speaker: Speaker) -> Highlight:
    event = deed.event
    kind: Literal["age", "special", "end"] = "end"
    if event.kind == CLAIMED:
        kind = "special" if event.numbers[0] < 0 else "age"
    return Highlight(step=deed.step, turn=deed.turn, seat=event.player, kind=kind, text=log_line(speaker, event))
