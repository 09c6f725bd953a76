"""What happened, one small fact at a time. The log in words, the views and the statistics are made from these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tenages.rules.card import Card, Effect

# Where a card can be. A place of a player is his seat times eight plus one of the first five.
HAND: Final = 0
SCORE: Final = 1
BOARD: Final = 2
FORECAST: Final = 3
ACHIEVED: Final = 4
SUPPLY: Final = 240
AVAILABLE: Final = 241
BOX: Final = 242
BURIED: Final = 243
"""In a mixed supply pile, under its top card, and not turned over to anyone: not even the back is known."""

EVERYONE: Final = 63
"""The mask of all who can see: five seats and, as the sixth, those who only watch."""
SPECTATOR: Final = 5

# Kinds of event. The first group moves a card.
DREW: Final = "drew"
MELDED: Final = "melded"
TUCKED: Final = "tucked"
SCORED: Final = "scored"
RETURNED: Final = "returned"
TRANSFERRED: Final = "transferred"
EXCHANGED: Final = "exchanged"
REMOVED: Final = "removed"
CLAIMED: Final = "claimed"
FORESHADOWED: Final = "foreshadowed"
PROMOTED: Final = "promoted"
OFFERED: Final = "offered"
REPLACED: Final = "replaced"
REVEALED: Final = "revealed"
LOOKED: Final = "looked"
SHOWED_HAND: Final = "showed hand"
SHOWED_NONE: Final = "showed none"
SHOWINGS: Final = (SHOWED_HAND, SHOWED_NONE)
SPLAYED: Final = "splayed"
REARRANGED: Final = "rearranged"
ACTIVATED: Final = "activated"
EXECUTES: Final = "executes"
PASSED: Final = "passed"
CHOSE_COLOR: Final = "chose color"
CHOSE_VALUE: Final = "chose value"
CHOSE_ICON: Final = "chose icon"
BONUS: Final = "bonus"
TURN: Final = "turn"
ENDED: Final = "ended"

# As what a player carries out an effect.
ALONE: Final = 0
SHARES: Final = 1
OBEYS: Final = 2


def place_of(code: int) -> int:
    """The kind of place that a code means, without whose it is."""
    return code if code >= SUPPLY else code & 7


def seat_of(code: int) -> int:
    """Whose place a code means; -1 for the places that belong to no one."""
    return -1 if code >= SUPPLY else code >> 3


class Event:
    """One thing that happened.

    `seen` is the mask of those who could tell which card it was; for the others only its back counts. `effect` is what
    caused it, if an effect did. `numbers` holds what else belongs to the kind of event:

    - drew: the age that was asked for
    - claimed: the age and the points that one of it asked for, or the number of the special achievement as -1, -2, ...
    - splayed, rearranged: color and direction
    - foreshadowed: the age that was asked for, if it was drawn
    - activated: the featured icon, how many echo effects come first, then everyone's count of the icon, then the mask
      of those who share and of those who obey
    - offered: the age of the supply pile whose bottom card becomes an achievement to be had
    - replaced: nothing; the card went on top of its supply pile
    - looked: nothing; the card is the top one of a supply pile
    - showed hand, showed none: the numbers of the cards in hand; the second proves that no card in it fits
    - chose color, chose value, chose icon: which one
    - executes: as what: ALONE, SHARES or OBEYS
    - turn: its number and its actions
    - ended: how, and the winners
    """

    def __init__(
        self,
        kind: str,
        player: int,
        card: Card | None,
        origin: int,
        target: int,
        seen: int,
        effect: Effect | None,
        numbers: tuple[int, ...],
    ) -> None:
        self.kind = kind
        self.player = player
        self.card = card
        self.origin = origin
        self.target = target
        self.seen = seen
        self.effect = effect
        self.numbers = numbers

    def __repr__(self) -> str:
        return f"<{self.player} {self.kind} {self.card or ''} {self.numbers}>"


Log = tuple[Any, str, int, "Card | None", int, int, int, "Effect | None", tuple[int, ...]] | None
"""A log is the log before and what makes one more event, so that copies of a game share all that happened before them.

Events are made from it when someone asks for them: most games are played, by searches, with nobody looking on.
"""


def shortened(log: Log, events: int) -> Log:
    """A log as it was before its last few events."""
    while events > 0 and log is not None:
        log = log[0]
        events -= 1
    return log


def events_since(log: Log, before: Log) -> list[Event]:
    """What a log tells, oldest first, from where another log ends that it goes on from."""
    found: list[Event] = []
    while log is not before and log is not None:
        rest, kind, player, card, origin, target, seen, effect, numbers = log
        found.append(Event(kind, player, card, origin, target, seen, effect, numbers))
        log = rest
    found.reverse()
    return found
