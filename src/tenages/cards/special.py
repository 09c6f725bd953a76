"""The special achievements (RULES.md 14)."""

from __future__ import annotations

from typing import Final

from tenages.rules.achievements import Special
from tenages.rules.icons import CLOCK, ICONS, RIGHT, UP
from tenages.rules.player import Player

MONUMENT_CARDS: Final = 6
EMPIRE_ICONS: Final = 3
WORLD_CLOCKS: Final = 12
UNIVERSE_VALUE: Final = 8


def _monument(player: Player) -> bool:
    if player.table.edition.monument_mixes:
        return player.scored + player.tucked >= MONUMENT_CARDS
    return player.scored >= MONUMENT_CARDS or player.tucked >= MONUMENT_CARDS


def _empire(player: Player) -> bool:
    for icon in ICONS:
        if player.count(icon) < EMPIRE_ICONS:
            return False
    return True


def _world(player: Player) -> bool:
    return player.count(CLOCK) >= WORLD_CLOCKS


def _wonder(player: Player) -> bool:
    for splay in player.splays:
        if splay != UP and splay != RIGHT:
            return False
    return True


def _universe(player: Player) -> bool:
    for pile in player.piles:
        if not pile or pile[0].age < UNIVERSE_VALUE:
            return False
    return True


BASE_SPECIALS: Final = (
    Special("Monument", 1, "You score six cards, or tuck six cards, in one turn.", "Masonry", _monument),
    Special("Empire", 2, "You show three or more of each of the six icons.", "Construction", _empire),
    Special("World", 3, "You show twelve or more clocks.", "Translation", _world),
    Special("Wonder", 4, "You have all five colours, each splayed right or up.", "Invention", _wonder),
    Special("Universe", 5, "You have five top cards, each of value 8 or higher.", "Astronomy", _universe),
)
