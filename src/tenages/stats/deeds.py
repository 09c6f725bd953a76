"""What players do with cards, read from the events of a game: who drew, melded, activated or shared which, and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tenages.game import Game
from tenages.records.position import Description
from tenages.rules import events
from tenages.rules.card import Card
from tenages.rules.editions import same_side
from tenages.rules.events import AVAILABLE, Event, Role, SpecialClaimed, TurnBegun

DEALT: Final = "dealt"
DRAWN: Final = "drawn"
OPENED: Final = "opened"
MELDED: Final = "melded"
PLAYED: Final = "played"
PROMOTED: Final = "promoted"
ACTIVATED: Final = "activated"
SHARED: Final = "shared"
OBEYED: Final = "obeyed"
SCORED: Final = "scored"
TUCKED: Final = "tucked"
FORESHADOWED: Final = "foreshadowed"
RETURNED: Final = "returned"
ACHIEVED: Final = "achieved"

DEEDS: Final = (
    *(DEALT, DRAWN, OPENED, MELDED, PLAYED, PROMOTED, ACTIVATED),
    *(SHARED, OBEYED, SCORED, TUCKED, FORESHADOWED, RETURNED, ACHIEVED),
)
"""Everything that is counted. MELDED counts all ways to meld: OPENED (before the first turn), PLAYED (by a Meld
action), PROMOTED, and by an effect."""

_BY_KIND: Final = {
    events.DREW: DRAWN,
    events.SCORED: SCORED,
    events.TUCKED: TUCKED,
    events.FORESHADOWED: FORESHADOWED,
    events.RETURNED: RETURNED,
    events.CLAIMED: ACHIEVED,
}


class CardDeed(NamedTuple):
    """A player did something with a card."""

    card: Card
    deed: str
    seat: int
    turn: int
    """The first turn is 1; what comes before it is 0."""


class SpecialClaim(NamedTuple):
    """A player claimed a special achievement."""

    number: int
    seat: int
    turn: int


def deeds_in(
    game: Game, events_of_game: Sequence[Event], dealt: Sequence[tuple[Card, ...]]
) -> Iterator[CardDeed | SpecialClaim]:
    """All that was done in a game, in order; `dealt` has the cards that were dealt to each seat."""
    for seat, hand in enumerate(dealt):
        for held in hand:
            yield CardDeed(held, DEALT, seat, 0)
    activation = _Activation(game.setup.teams)
    turn, first = starting_turn(game)
    for event in events_of_game:
        card = event.card
        if isinstance(event.detail, TurnBegun):
            turn = event.detail.number - first + 1
        elif event.kind == events.ACTIVATED:
            assert card is not None
            activation.begin(card, event.player)
            yield CardDeed(card, ACTIVATED, event.player, turn)
        elif event.kind == events.EXECUTES:
            for deed in activation.executed_by(event):
                yield CardDeed(activation.card, deed, event.player, turn)
        elif card is not None:
            for deed in _moved(event, turn):
                yield CardDeed(card, deed, event.player, turn)
        elif isinstance(event.detail, SpecialClaimed):
            yield SpecialClaim(event.detail.special.number, event.player, turn)


def starting_turn(game: Game) -> tuple[int, int]:
    """The turn in which a game starts (0 is before the first), and the engine's number for the first turn.

    A position starts within its first turn.
    """
    return (1, Description.read(game.setup.position).begun) if game.setup.position else (0, 1)


def _moved(event: Event, turn: int) -> Iterator[str]:
    """What the player did with the card of an event."""
    if event.kind in (events.MELDED, events.PROMOTED):
        yield MELDED
        if event.kind == events.PROMOTED:
            yield PROMOTED
        elif turn == 0:
            yield OPENED
        elif event.effect is None:
            yield PLAYED
    elif event.kind in _BY_KIND and event.origin != AVAILABLE:
        # Cards among the available achievements are face down: moving them counts for nobody.
        yield _BY_KIND[event.kind]


class _Activation:
    """A Dogma action under way, and who else has executed an effect of it."""

    card: Card

    def __init__(self, teams: bool) -> None:
        self._teams = teams
        self._acting = 0
        self._others: set[tuple[int, str]] = set()

    def begin(self, card: Card, acting: int) -> None:
        self.card = card
        self._acting = acting
        self._others = set()

    def executed_by(self, event: Event) -> Iterator[str]:
        """What a player does by executing an effect: each opponent shares, or obeys, an activation at most once."""
        assert isinstance(event.detail, Role)
        deed = {events.SHARES: SHARED, events.OBEYS: OBEYED}.get(event.detail.role)
        if deed is None or same_side(self._acting, event.player, self._teams) or (event.player, deed) in self._others:
            return
        self._others.add((event.player, deed))
        yield deed
