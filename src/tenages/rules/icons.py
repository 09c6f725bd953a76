"""Colors, icons and splays: what shows on a board, and how it is counted.

A board's icons are kept as one *packed* integer, eight bits for each of the six icons, and then for bonuses and echo
effects. Adding or taking away a card's icons is then a single addition, which matters because boards change hundreds of
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

# Two things of Echoes of the Past stand in slots like icons and are counted like them, but are not icons.
BONUS: Final = 6
ECHO: Final = 7
FIRST_BONUS: Final = 1 << (BONUS * 8)
"""A packed total below this shows icons alone."""

HEX: Final = -1
"""The slot that holds the picture: it counts for nothing."""
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
    """Some icons as one packed integer; pictures count for nothing."""
    total = 0
    for icon in icons:
        if icon >= 0:
            total += 1 << (icon * 8)
    return total


def count(total: int, icon: int) -> int:
    """How many of one icon a packed total holds."""
    return (total >> (icon * 8)) & 255


def kinds_with_three(total: int) -> int:
    """How many of the six icons a packed total holds three times or more.

    Adding 125 to each eight bits sets the top bit of those that hold at least 3; no board shows more than 130 of one.
    A remainder of 255 is the sum of all eight bits, as one of 9 is the sum of all digits.
    """
    return (((total + _ALL_125) & _TOP_BITS) >> 7) % 255


def most_piles_with_three(totals: list[int]) -> int:
    """Of some piles' packed totals, the most that hold the same icon three times or more."""
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
