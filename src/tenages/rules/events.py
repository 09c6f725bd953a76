"""Events: the log of a game, from which the printed log, the views and the statistics are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tenages.rules.icons import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES

if TYPE_CHECKING:
    from tenages.rules.achievements import Special
    from tenages.rules.card import Card, Effect
    from tenages.rules.endings import Outcome

# Codes for where a card can be. The code of a player's zone is his seat times eight plus one of the first five.
HAND: Final = 0
SCORE: Final = 1
BOARD: Final = 2
FORECAST: Final = 3
ACHIEVED: Final = 4
SUPPLY: Final = 240
AVAILABLE: Final = 241
BOX: Final = 242
BURIED: Final = 243
"""In a mixed supply pile, below the top card: nobody knows even its back."""

EVERYONE: Final = 63
"""The mask of all viewers: five seats, and spectators as the sixth."""
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

DONE_BY: Final = {"return": RETURNED, "meld": MELDED, "tuck": TUCKED}
"""The kind of event that shows that a player has done what he is asked to do again."""

# The role in which a player carries out an effect.
ACTS: Final = 0
SHARES: Final = 1
OBEYS: Final = 2


def place_of(code: int) -> int:
    """The kind of place that a code means, without its owner."""
    return code if code >= SUPPLY else code & 7


def seat_of(code: int) -> int:
    """The seat of the player whose place a code means; -1 if it belongs to nobody."""
    return -1 if code >= SUPPLY else code >> 3


class Detail:
    """Further data of an event, depending on its kind. This base class has none."""

    def __repr__(self) -> str:
        return ""


class AgeAsked(Detail):
    """The age from which a card was to be drawn or made an achievement; the card itself may be higher."""

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
    """Which pile was splayed or rearranged, on whose board, and how it is splayed now."""

    def __init__(self, owner: int, color: int, direction: int) -> None:
        self.owner = owner
        """The seat of the player whose pile it is; the event's player is the one who splayed it."""
        self.color = color
        self.direction = direction

    def __repr__(self) -> str:
        return f"{COLOR_NAMES[self.color]} {SPLAY_NAMES[self.direction]}"


class Unmoved(Detail):
    """A card was melded, tucked or transferred to exactly where it was: nothing has changed (docs/rules.md 7)."""

    def __repr__(self) -> str:
        return "to where it was"


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
    """The role in which the player carries out the effect: ACTS, SHARES or OBEYS."""

    def __init__(self, role: int) -> None:
        self.role = role

    def __repr__(self) -> str:
        return ("acts", "shares", "obeys")[self.role]


class HandShown(Detail):
    """The cards of a hand that was shown."""

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


class Declined(Detail):
    """What a player declined, and whether he had just done the same before, so that he only stops now."""

    def __init__(self, purpose: str, stops: bool) -> None:
        self.purpose = purpose
        self.stops = stops

    def __repr__(self) -> str:
        return f"{self.purpose} no more" if self.stops else self.purpose


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


NO_DETAIL: Final = Detail()
UNMOVED: Final = Unmoved()
_AGES_ASKED: Final = tuple([AgeAsked(age) for age in range(12)])
ROLES: Final = (Role(ACTS), Role(SHARES), Role(OBEYS))


def age_asked(age: int) -> AgeAsked:
    """The detail for an age that was asked for. Those of the usual ages are made once: games note thousands of them."""
    return _AGES_ASKED[age] if age < 12 else AgeAsked(age)


class Event:
    """One thing that happened.

    `seen` is the mask of the viewers who could tell which card it was; the others saw only its back. `effect` is the
    effect that caused it, if any. The class of `detail` depends on the kind of event:

    - drew: AgeAsked; melded, tucked, scored, foreshadowed: AgeAsked if the card was drawn for it
    - melded, tucked, transferred: Unmoved if the card ends exactly where it was
    - offered: AgeAsked
    - claimed: AgeClaimed or SpecialClaimed
    - splayed, rearranged: PileSplay
    - activated: Activation
    - executes: Role
    - showed hand, showed none: HandShown; the second proves that no card in the hand fits
    - chose color, chose value, chose icon: Chosen
    - passed: Declined
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


Log = tuple[Any, int, str, int, "Card | None", int, int, int, "Effect | None", Detail] | None
"""A linked list: the earlier log, then the number of the last event, counted from 1, and its values.

Copies of a game share the earlier log.

The events themselves are made only when they are read: most games are played by searches, which never read them.
"""


def length_of(log: Log) -> int:
    """The number of events of a log."""
    if log is None:
        return 0
    number: int = log[1]
    return number


def shortened(log: Log, events: int) -> Log:
    """The log without its last `events` events."""
    while events > 0 and log is not None:
        log = log[0]
        events -= 1
    return log


def events_since(log: Log, before: Log) -> list[Event]:
    """The events of a log after `before`, an earlier log of the same game or of a copy; oldest first.

    They are found by their numbers: an effect that is run again notes its events again, as new nodes of the list.
    """
    found: list[Event] = []
    first = length_of(before)
    while log is not None and log[1] > first:
        rest, _, kind, player, card, origin, target, seen, effect, detail = log
        found.append(Event(kind, player, card, origin, target, seen, effect, detail))
        log = rest
    found.reverse()
    return found
