"""What players do with cards, read from the events of a game: who drew, melded, activated, shared what, and when."""

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
"""Everything that is counted. A card is melded in whatever way: opened with (before the first turn), played (by a Meld
action), promoted, or by an effect."""

_BY_KIND: Final = {
    events.DREW: DRAWN,
    events.SCORED: SCORED,
    events.TUCKED: TUCKED,
    events.FORESHADOWED: FORESHADOWED,
    events.RETURNED: RETURNED,
    events.CLAIMED: ACHIEVED,
}


class Deed(NamedTuple):
    """A player did something with a card."""

    card: Card
    deed: str
    seat: int
    turn: int
    """The first turn is 1; what comes before it is 0."""


class Claim(NamedTuple):
    """A player claimed a special achievement."""

    number: int
    seat: int
    turn: int


def deeds(game: Game, told: Sequence[Event], dealt: Sequence[tuple[Card, ...]]) -> Iterator[Deed | Claim]:
    """All that was done in a game, in order; `dealt` are the cards that were dealt to each seat."""
    for seat, hand in enumerate(dealt):
        for held in hand:
            yield Deed(held, DEALT, seat, 0)
    activation = _Activation(game.setup.teams)
    turn, first = started(game)
    for event in told:
        card = event.card
        if isinstance(event.detail, TurnBegun):
            turn = event.detail.number - first + 1
        elif event.kind == events.ACTIVATED:
            assert card is not None
            activation.begin(card, event.player)
            yield Deed(card, ACTIVATED, event.player, turn)
        elif event.kind == events.EXECUTES:
            for deed in activation.carried_out_by(event):
                yield Deed(activation.card, deed, event.player, turn)
        elif card is not None:
            for deed in _moved(event, turn):
                yield Deed(card, deed, event.player, turn)
        elif isinstance(event.detail, SpecialClaimed):
            yield Claim(event.detail.special.number, event.player, turn)


def started(game: Game) -> tuple[int, int]:
    """In which turn a game starts, 0 for before the first, and how the engine numbers its first turn.

    Whatever position a game starts from, its first turn is under way there.
    """
    return (1, Description.read(game.setup.position).begun) if game.setup.position else (0, 1)


def _moved(event: Event, turn: int) -> Iterator[str]:
    """What the player of an event did with the card that it moved."""
    if event.kind in (events.MELDED, events.PROMOTED):
        yield MELDED
        if event.kind == events.PROMOTED:
            yield PROMOTED
        elif turn == 0:
            yield OPENED
        elif event.effect is None:
            yield PLAYED
    elif event.kind in _BY_KIND and event.origin != AVAILABLE:
        # Nobody sees which cards lie among the achievements to be had: they are nobody's deed.
        yield _BY_KIND[event.kind]


class _Activation:
    """A Dogma action under way, and who else has carried out an effect due to it."""

    card: Card

    def __init__(self, teams: bool) -> None:
        self._teams = teams
        self._acting = 0
        self._others: set[tuple[int, str]] = set()

    def begin(self, card: Card, acting: int) -> None:
        self.card = card
        self._acting = acting
        self._others = set()

    def carried_out_by(self, event: Event) -> Iterator[str]:
        """What someone did by carrying out an effect: an opponent shares, or obeys, an activation once."""
        assert isinstance(event.detail, Role)
        deed = {events.SHARES: SHARED, events.OBEYS: OBEYED}.get(event.detail.role)
        if deed is None or same_side(self._acting, event.player, self._teams) or (event.player, deed) in self._others:
            return
        self._others.add((event.player, deed))
        yield deed
