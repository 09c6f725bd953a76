"""The course of a game, turn by turn: the standings, the achievements, the large changes of points, the cards used.

Only what everyone saw. A choice may end one turn and begin the next, so what happened is counted by the events, not by
the position that they led to: the second achievement of a turn belongs to that turn, though the next one has begun.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from tenages.game import Game
from tenages.rules.events import (
    ACTIVATED,
    CLAIMED,
    ENDED,
    SCORE,
    TURN,
    AgeClaimed,
    SpecialClaimed,
    place_of,
)
from tenages.server.messages.lobby import CardUse, Highlight, SeatStory, Swing
from tenages.sight.facts import achieved_by_side
from tenages.sight.history import SeenEvent
from tenages.words.log import log_line
from tenages.words.speaker import Speaker

MOST_USED: Final = 5
MOST_SWINGS: Final = 6
LEAST_SWING: Final = 5
"""Fewer points are no turning point."""


class PublicEvent(NamedTuple):
    """An event that everyone saw, and when: the position from which it came about, and the turn."""

    step: int
    turn: int
    event: SeenEvent


class Standing(NamedTuple):
    """Everyone's score and number of achievements."""

    scores: list[int]
    achievements: list[int]


class GameCourse:
    """Reads a game once, position by position."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        """The first position of each turn."""
        self._standings: list[Standing] = []
        """Before the first turn, then at the end of each turn."""
        self._events: list[PublicEvent] = []
        """Claimed achievements, and the end of the game."""
        self._used = Counter[tuple[str, int]]()
        """How often each card was activated by each seat."""
        self._movers: defaultdict[int, Counter[str]] = defaultdict(Counter)
        """How many points each card moved in a turn."""
        self._activated: dict[tuple[int, str], int] = {}
        """The position from which a card was first activated in a turn."""

    def read(self, step: int, game: Game, happened: Sequence[SeenEvent]) -> None:
        """The position after `step` choices, and what happened since the one before."""
        if step == 0 and game.table.turns > 0 and all(event.kind != TURN for event in happened):
            self._begin_turn(step, game)  # a game that was set up in the middle
        for event in happened:
            if event.kind == TURN:
                self._begin_turn(step, game)
            else:
                self._note(max(0, step - 1), event)

    def _begin_turn(self, step: int, game: Game) -> None:
        # The position after the last choice of a turn is its end and the beginning of the next.
        self.turns.append(step)
        self._standings.append(_standing(game))

    def _note(self, step: int, event: SeenEvent) -> None:
        turn = len(self.turns)
        if event.kind == ACTIVATED and event.card is not None:
            self._used[event.card.slug, event.player] += 1
            self._activated.setdefault((turn, event.card.slug), step)
        elif event.kind == CLAIMED:
            self._events.append(PublicEvent(step, turn, event))
        elif event.kind == ENDED:
            self._events.append(PublicEvent(step + 1, turn, event))
        elif event.effect is not None and SCORE in (place_of(event.origin), place_of(event.target)):
            self._movers[turn][event.effect.card.slug] += event.value

    def end(self, game: Game) -> None:
        """The last position."""
        self._standings.append(_standing(game))

    # --- for readers --------------------------------------------------------------------------------------------------

    def story(self, seat: int, name: str) -> SeatStory:
        """How one player fared."""
        return SeatStory(
            seat=seat,
            name=name,
            score=[standing.scores[seat] for standing in self._standings],
            achievements=[standing.achievements[seat] for standing in self._standings],
        )

    def highlights(self, speaker: Speaker) -> list[Highlight]:
        """The achievements and the end, in order."""
        return [_highlight(public, speaker) for public in self._events]

    def swings(self, speaker: Speaker) -> list[Swing]:
        """The turns in which most points changed, the largest change first."""
        found = [self._swing(turn, speaker) for turn in range(1, len(self._standings))]
        large = [swing for swing in found if abs(swing.points) >= LEAST_SWING]
        return sorted(large, key=lambda swing: -abs(swing.points))[:MOST_SWINGS]

    def _swing(self, turn: int, speaker: Speaker) -> Swing:
        before, after = self._standings[turn - 1].scores, self._standings[turn].scores
        changes = [now - then for then, now in zip(before, after, strict=True)]
        order = sorted(range(len(changes)), key=lambda seat: -abs(changes[seat]))
        movers = self._movers[turn].most_common(1)
        card = movers[0][0] if movers else None
        title = "" if card is None else speaker.say(f"card-{card}")
        told = [
            _change(speaker, seat, changes[seat], after[seat], title)
            for seat in order
            if abs(changes[seat]) >= LEAST_SWING
        ]
        return Swing(
            step=self._activated.get((turn, card or ""), self.turns[turn - 1]),
            turn=turn,
            seat=order[0],
            points=changes[order[0]],
            card=card,
            text=" ".join(told),
        )

    def most_used(self, players: int) -> list[CardUse]:
        """The cards that were activated most often."""
        used = Counter[str]()
        for (card, _), count in self._used.items():
            used[card] += count
        return [
            CardUse(card=card, count=count, by=[self._used[card, seat] for seat in range(players)])
            for card, count in used.most_common(MOST_USED)
        ]


def _standing(game: Game) -> Standing:
    view = game.view(None)
    seats = view.scene.seats
    return Standing([seat.full_score for seat in seats], [achieved_by_side(view, seat) for seat in seats])


def _change(speaker: Speaker, seat: int, points: int, total: int, title: str) -> str:
    if points < 0:
        return speaker.say("replay-lost", seat, count=-points, total=total)
    if not title:
        return speaker.say("replay-gained", seat, count=points, total=total)
    return speaker.say("replay-gained-by", seat, count=points, total=total, title=title)


def _highlight(public: PublicEvent, speaker: Speaker) -> Highlight:
    event = public.event
    kind: Literal["age", "special", "end"] = "end"
    age = special = card = None
    if isinstance(event.detail, AgeClaimed):
        kind, age = "age", event.detail.age
    elif isinstance(event.detail, SpecialClaimed):
        kind, special = "special", event.detail.special.name.lower()
        card = None if event.effect is None else event.effect.card.slug
    return Highlight(
        step=public.step,
        turn=public.turn,
        seat=event.player,
        kind=kind,
        age=age,
        special=special,
        card=card,
        text=log_line(speaker, event),
    )
