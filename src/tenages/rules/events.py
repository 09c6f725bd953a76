"""What happened, one small fact at a time. The log in words, the views and the statistics are made from these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tenages.rules.icons import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES

if TYPE_CHECKING:
    from tenages.rules.achievements import Special
    from tenages.rules.card import Card, Effect
    from tenages.rules.endings import Outcome

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

# What a player is to the effect that he carries out.
ACTS: Final = 0
SHARES: Final = 1
OBEYS: Final = 2


def place_of(code: int) -> int:
    """The kind of place that a code means, without whose it is."""
    return code if code >= SUPPLY else code & 7


def seat_of(code: int) -> int:
    """Whose place a code means; -1 for the places that belong to no one."""
    return -1 if code >= SUPPLY else code >> 3


class Detail:
    """What an event says beside who, which card, and from where to where. Most events say nothing more."""

    def __repr__(self) -> str:
        return ""


class AgeAsked(Detail):
    """The age that was asked for, of a card that was drawn or made an achievement; the card may be of a higher one."""

    def __init__(self, age: int) -> None:
        self.age = age

    def __repr__(self) -> str:
        return f"for age {self.age}"


class AgeClaimed(Detail):
    """An age achievement was claimed, and its price in points."""

    def __init__(self, age: int, price: int) -> None:
        self.age = age
        self.price = price

    def __repr__(self) -> str:
        return f"age {self.age} for {self.price}"


class SpecialClaimed(Detail):
    """A special achievement was claimed."""

    def __init__(self, special: Special) -> None:
        self.special = special

    def __repr__(self) -> str:
        return self.special.name


class PileSplay(Detail):
    """Which pile was splayed or rearranged, and how it is splayed now."""

    def __init__(self, color: int, direction: int) -> None:
        self.color = color
        self.direction = direction

    def __repr__(self) -> str:
        return f"{COLOR_NAMES[self.color]} {SPLAY_NAMES[self.direction]}"


class Activation(Detail):
    """A dogma began: what was counted, and all that follows from it until the dogma is over (docs/rules.md 6)."""

    def __init__(
        self,
        card: Card,
        acting: int,
        effects: tuple[Effect, ...],
        echoes: int,
        counts: tuple[int, ...],
        sharers: tuple[int, ...],
        obeyers: tuple[int, ...],
    ) -> None:
        self.card = card
        self.acting = acting
        """The seat of the player who activated the card."""
        self.effects = effects
        """Everything that is carried out: echo effects first, then the effects of the card."""
        self.echoes = echoes
        """How many of the effects are echo effects."""
        self.counts = counts
        """Everyone's count of the card's featured icon."""
        self.sharers = sharers
        self.obeyers = obeyers
        self.doers = sharers + (acting,)
        """Who carries out an effect that is no demand, in this order."""

    @property
    def icon(self) -> int:
        """The featured icon."""
        return self.card.dogma

    def __repr__(self) -> str:
        return f"{ICON_NAMES[self.icon]} {self.counts} shared by {self.sharers} obeyed by {self.obeyers}"


class Role(Detail):
    """What the player is to the effect: one who ACTS, SHARES or OBEYS."""

    def __init__(self, role: int) -> None:
        self.role = role

    def __repr__(self) -> str:
        return ("acts", "shares", "obeys")[self.role]


class HandShown(Detail):
    """All cards of a hand that was shown."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards

    def __repr__(self) -> str:
        return ", ".join([card.title for card in self.cards])


class Chosen(Detail):
    """The color, value or icon that was chosen."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __repr__(self) -> str:
        return str(self.value)


class TurnBegun(Detail):
    """The number of a turn, and how many actions it has."""

    def __init__(self, number: int, actions: int) -> None:
        self.number = number
        self.actions = actions

    def __repr__(self) -> str:
        return f"{self.number} with {self.actions}"


class GameOver(Detail):
    """How the game ended."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome

    def __repr__(self) -> str:
        return repr(self.outcome)


NOTHING_MORE: Final = Detail()
_AGES_ASKED: Final = tuple([AgeAsked(age) for age in range(12)])
ROLES: Final = (Role(ACTS), Role(SHARES), Role(OBEYS))


def age_asked(age: int) -> AgeAsked:
    """The detail for an age that was asked for. Those of the usual ages are made once: games note thousands of them."""
    return _AGES_ASKED[age] if age < 12 else AgeAsked(age)


class Event:
    """One thing that happened.

    `seen` is the mask of those who could tell which card it was; for the others only its back counts. `effect` is what
    caused it, if an effect did. What `detail` is depends on the kind of event:

    - drew: AgeAsked; melded, tucked, scored, foreshadowed: AgeAsked if the card was drawn for it
    - offered: AgeAsked
    - claimed: AgeClaimed or SpecialClaimed
    - splayed, rearranged: PileSplay
    - activated: Activation
    - executes: Role
    - showed hand, showed none: HandShown; the second proves that no card in it fits
    - chose color, chose value, chose icon: Chosen
    - turn: TurnBegun
    - ended: GameOver
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
        detail: Detail,
    ) -> None:
        self.kind = kind
        self.player = player
        self.card = card
        self.origin = origin
        self.target = target
        self.seen = seen
        self.effect = effect
        self.detail = detail

    def __repr__(self) -> str:
        return f"<{self.player} {self.kind} {self.card or ''} {self.detail}>"


Log = tuple[Any, str, int, "Card | None", int, int, int, "Effect | None", Detail] | None
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
        rest, kind, player, card, origin, target, seen, effect, detail = log
        found.append(Event(kind, player, card, origin, target, seen, effect, detail))
        log = rest
    found.reverse()
    return found
