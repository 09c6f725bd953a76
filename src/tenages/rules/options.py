"""Decisions, and the options with which players answer them.

Each option exists once and has a fixed number. So options can be compared by identity, saved by name, and used as
action numbers by search and learning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.rules.errors import IllegalChoice
from tenages.rules.icons import COLOR_NAMES, COLORS, ICON_NAMES, ICONS

if TYPE_CHECKING:
    from tenages.rules.card import Card, Effect

DRAW: Final = "draw"
MELD: Final = "meld"
DOGMA: Final = "dogma"
ACHIEVE: Final = "achieve"
CARD: Final = "card"
BACK: Final = "back"
COLOR: Final = "color"
VALUE: Final = "value"
PLAYER: Final = "player"
EITHER: Final = "either"
ICON: Final = "icon"
DECK: Final = "deck"
YES: Final = "yes"
PASS: Final = "pass"
SHOW: Final = "show"

MOST_PLAYERS: Final = 5
LAST_AGE: Final = 10
HIGHEST_BONUS: Final = 11
"""No card has this value, but two bonuses have."""
BACKS_OF_A_SET: Final = 16
"""The number of a back is the age plus this number times the number of the set."""


class Option:
    """One possible answer.

    `kind` is the kind of answer, `name` tells options of one kind apart, `number` is the fixed number, and `card` or
    `value` is what the asking effect gets.
    """

    def __init__(
        self, kind: str, name: str, number: int, *, card: Card | None = None, value: int = 0, player: int = 0
    ) -> None:
        self.kind = kind
        self.name = name
        self.number = number
        self.card = card
        self.value = value
        self.player = player
        _BY_NOTATION[self.notation] = self

    @property
    def notation(self) -> str:
        """How a record writes this option, such as "draw" or "meld agriculture"."""
        return f"{self.kind} {self.name}" if self.name else self.kind

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __reduce__(self) -> tuple[object, ...]:
        return option_named, (self.notation,)

    def __deepcopy__(self, memo: dict[int, object]) -> Option:
        return self


_BY_NOTATION: Final[dict[str, Option]] = {}


def option_named(notation: str) -> Option:
    """The option with this notation."""
    found = _BY_NOTATION.get(notation) if isinstance(notation, str) else None
    if found is None:
        raise IllegalChoice("unknown-option", given=repr(notation))
    return found


def _numbered() -> list[Option]:
    """All options that name no card, with negative numbers, so that cards can always be added."""
    made = [Option(DRAW, "", -1), Option(PASS, "", -2), Option(YES, "", -3), Option(SHOW, "", -4)]
    for color in COLORS:
        made.append(Option(COLOR, COLOR_NAMES[color], -1 - len(made), value=color))
    for age in range(1, LAST_AGE + 1):
        made.append(Option(VALUE, str(age), -1 - len(made), value=age))
    for age in range(1, LAST_AGE):
        made.append(Option(ACHIEVE, str(age), -1 - len(made), value=age))
    for seat in range(MOST_PLAYERS):
        made.append(Option(PLAYER, str(seat), -1 - len(made), value=seat, player=seat))
    for number in (1, 2):
        made.append(Option(EITHER, str(number), -1 - len(made), value=number))
    for seat in range(MOST_PLAYERS):
        for age in range(1, LAST_AGE + 1):
            made.append(Option(BACK, f"{seat}/{age}", -1 - len(made), value=age, player=seat))
    # The options that Echoes needs come last, so that earlier numbers do not change. The name of a back or pile of the
    # second set ends with the number of the set.
    for icon in ICONS:
        made.append(Option(ICON, ICON_NAMES[icon], -1 - len(made), value=icon))
    for age in range(1, LAST_AGE + 1):
        made.append(Option(DECK, str(age), -1 - len(made), value=age))
    for age in range(1, LAST_AGE + 1):
        made.append(Option(DECK, f"{age}/1", -1 - len(made), value=BACKS_OF_A_SET + age))
    for seat in range(MOST_PLAYERS):
        for age in range(1, LAST_AGE + 1):
            made.append(Option(BACK, f"{seat}/{age}/1", -1 - len(made), value=BACKS_OF_A_SET + age, player=seat))
    made.append(Option(VALUE, str(HIGHEST_BONUS), -1 - len(made), value=HIGHEST_BONUS))
    return made


CARDLESS_OPTIONS: Final = tuple(_numbered())
"""Every option that names no card."""


def _of(kind: str) -> tuple[Option, ...]:
    return tuple([option for option in CARDLESS_OPTIONS if option.kind == kind])


TAKE_DRAW: Final = CARDLESS_OPTIONS[0]
SAY_PASS: Final = CARDLESS_OPTIONS[1]
SAY_YES: Final = CARDLESS_OPTIONS[2]
SHOW_HAND: Final = CARDLESS_OPTIONS[3]
PICK_COLOR: Final = _of(COLOR)
PICK_VALUE: Final = _of(VALUE)
"""The values from 1 to 10, and the highest bonus."""
PICK_ACHIEVEMENT: Final = _of(ACHIEVE)
PICK_PLAYER: Final = _of(PLAYER)
PICK_EITHER: Final = _of(EITHER)
PICK_ICON: Final = _of(ICON)
PICK_DECK: Final = {option.value: option for option in _of(DECK)}
PICK_BACK: Final = {(option.player, option.value): option for option in _of(BACK)}

# What `Decision.move` says about the chosen card.
ONLY_ASK: Final = 0
THEN_RETURN: Final = 1
THEN_MELD: Final = 2
THEN_SCORE: Final = 3
THEN_TUCK: Final = 4
THEN_TRANSFER: Final = 5


class Decision:
    """One question to one player: who is asked, what for, by which effect, and the legal options.

    `secret` marks a question that is asked even if only one answer is possible, because skipping it would tell the
    others something about hidden cards. `move` is how the chosen card is moved before the effect goes on; for a
    transfer `to` and `place` say where.
    """

    def __init__(self, player: int, purpose: str, options: tuple[Option, ...], secret: bool = False) -> None:
        self.player = player
        self.purpose = purpose
        self.options = options
        self.secret = secret
        self.effect: Effect | None = None
        self.move = ONLY_ASK
        self.to = 0
        self.place = 0

    def then(self, move: int) -> Decision:
        """This question, after which the chosen card is moved."""
        self.move = move
        return self

    def then_transfer(self, to: int, place: int) -> Decision:
        """This question, after which the chosen card is transferred to a place of the player at seat `to`."""
        self.move = THEN_TRANSFER
        self.to = to
        self.place = place
        return self

    @property
    def card(self) -> Card | None:
        """The card whose effect asks; None for the first meld and for the choice of an action."""
        return self.effect.card if self.effect is not None else None

    def offers(self, option: object) -> bool:
        """Whether this is one of the options, compared by identity, since each option exists once."""
        for offered in self.options:
            if offered is option:
                return True
        return False

    def find_option(self, answer: object) -> Option | None:
        """The offered option that `answer`, an option or a notation, stands for; None if it is not offered."""
        if isinstance(answer, str):
            return self._option_named(answer)
        for option in self.options:
            if option is answer:
                return option
        return None

    def checked_option(self, answer: object) -> Option:
        """The offered option that `answer` stands for; an error that lists the options if it is not offered."""
        option = self.find_option(answer)
        if option is None:
            raise self._illegal_choice(answer)
        return option

    def _illegal_choice(self, answer: object) -> IllegalChoice:
        possible = tuple([repr(offered.notation) for offered in self.options])
        if isinstance(answer, Option):
            notation = answer.notation
        elif isinstance(answer, str):
            notation = answer
        else:
            return IllegalChoice("not-an-option", given=repr(answer), possible=possible)
        return IllegalChoice("not-possible", player=str(self.player), option=repr(notation), possible=possible)

    def _option_named(self, notation: str) -> Option | None:
        wanted = " ".join(notation.casefold().split())
        for option in self.options:
            if option.notation == wanted:
                return option
        return None

    @property
    def may_pass(self) -> bool:
        """Whether the player may decline, or stop here."""
        return SAY_PASS in self.options

    def __repr__(self) -> str:
        asked = ", ".join([option.notation for option in self.options])
        return f"<player {self.player}: {self.purpose}? {asked}>"
