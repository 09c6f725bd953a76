"""Colors, icons and splays, and the counting of visible icons.

The icons of a board are kept as one *packed* integer: eight bits for each of the six icons, for bonuses and for echo
effects. Adding or removing the icons of a card is then one addition, which matters because boards change hundreds of
times in a game.
"""

from typing import Final

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLORS: Final = (RED, YELLOW, GREEN, BLUE, PURPLE)
COLOR_NAMES: Final = ("red", "yellow", "green", "blue", "purple")

CASTLE: Final = 0
CROWN: Final = 1
LEAF: Final = 2
LIGHTBULB: Final = 3
FACTORY: Final = 4
CLOCK: Final = 5
ICONS: Final = (CASTLE, CROWN, LEAF, LIGHTBULB, FACTORY, CLOCK)
ICON_NAMES: Final = ("castle", "crown", "leaf", "lightbulb", "factory", "clock")

# Echoes of the Past prints these two in slots too. They are counted like icons, but are not icons.
BONUS: Final = 6
ECHO: Final = 7
FIRST_BONUS: Final = 1 << (BONUS * 8)
"""A packed total below this has no bonuses and no echo effects."""

HEX: Final = -1
"""The slot with the picture; it is not counted."""
NOTE: Final = -2
"""A picture slot with a music note in it."""

UNSPLAYED: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 3
SPLAY_NAMES: Final = ("none", "left", "right", "up")

# The slots of a card are top left, bottom left, bottom centre, bottom right (docs/rules.md 11).
SLOTS_SHOWN: Final = ((), (3,), (0, 1), (1, 2, 3))
"""Which slots of a covered card each splay shows."""


_ALL_125: Final = 0x7D7D7D7D7D7D
_TOP_BITS: Final = 0x808080808080


def packed(icons: tuple[int, ...]) -> int:
    """Icons as one packed integer; pictures are not counted."""
    total = 0
    for icon in icons:
        if icon >= 0:
            total += 1 << (icon * 8)
    return total


def count(total: int, icon: int) -> int:
    """The count of one icon in a packed total."""
    return (total >> (icon * 8)) & 255


def kinds_with_three(total: int) -> int:
    """How many of the six icons occur three times or more in a packed total.

    Adding 125 to each byte sets its top bit if it is 3 or more; no board shows more than 130 of an icon. The remainder
    of a division by 255 is the sum of the bytes, as the remainder of a division by 9 is the sum of the digits.
    """
    return (((total + _ALL_125) & _TOP_BITS) >> 7) % 255


def most_piles_with_three(totals: list[int]) -> int:
    """In how many of these packed totals, one for each pile, the same icon occurs three times or more, at most."""
    piles = 0
    for total in totals:
        piles += ((total + _ALL_125) & _TOP_BITS) >> 7
    most = 0
    while piles:
        most = max(most, piles & 255)
        piles >>= 8
    return most


def unpacked(total: int) -> tuple[int, ...]:
    """A packed total as six counts: castle, crown, leaf, lightbulb, factory, clock."""
    return tuple([count(total, icon) for icon in ICONS])


def icon_counts(total: int) -> dict[str, int]:
    """A packed total as counts by the names of the icons."""
    return dict(zip(ICON_NAMES, unpacked(total), strict=True))
