"""Achievements: what an age's achievement asks, and the special ones that are claimed the instant they are due."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tenages.rules.endings import check_achievements
from tenages.rules.events import ACHIEVED, AVAILABLE, CLAIMED

if TYPE_CHECKING:
    from tenages.rules.player import Player
    from tenages.rules.state import Table


class Special:
    """A special achievement: its name, our words for it, and how far a player is towards it."""

    def __init__(
        self,
        name: str,
        number: int,
        text: str,
        via: str,
        progress: Callable[[Player], int],
        needed: int,
        by_turn: bool = False,
    ) -> None:
        self.name = name
        self.number = number
        self.text = text
        self.via = via
        """The title of the card that can also claim it."""
        self.progress = progress
        self.needed = needed
        self.by_turn = by_turn
        """Whether it counts what was done this turn; all others look at the board."""

    def due(self, player: Player) -> bool:
        """Whether the player has got so far that it is his."""
        return self.progress(player) >= self.needed

    def __repr__(self) -> str:
        return self.name


def price(age: int) -> int:
    """How many points the achievement of an age asks for (they are not spent)."""
    return 5 * age


def claimable(player: Player) -> list[int]:
    """The ages whose achievements this player could claim with an Achieve action, lowest first."""
    table = player.table
    if not table.available or player.points < price(table.available[0].age):
        return []
    top = player.highest_top()
    return [card.age for card in table.available if card.age <= top and price(card.age) <= player.points]


def claim_age(player: Player, age: int) -> None:
    """Take the achievement of an age, face down: no one ever sees it."""
    table = player.table
    for card in table.available:
        if card.age == age:
            table.available = tuple([other for other in table.available if other is not card])
            player.achieved += (card,)
            code = player.seat * 8 + ACHIEVED
            table.where[card.index] = code
            table.changes += 1
            table.note(CLAIMED, player.seat, card, AVAILABLE, code, 0, (age,))
            check_achievements(player)
            return


def claim_special(player: Player, special: Special) -> None:
    """Take a special achievement, unless someone has it already."""
    table = player.table
    if special not in table.specials:
        return
    table.specials = tuple([other for other in table.specials if other is not special])
    player.specials += (special,)
    table.changes += 1
    table.note(CLAIMED, player.seat, None, AVAILABLE, player.seat * 8 + ACHIEVED, 0, (-special.number,))
    check_achievements(player)


def check_specials(table: Table) -> None:
    """Hand out every special achievement that is due: the current player first, then clockwise (docs/rules.md 14)."""
    seats = len(table.players)
    for step in range(seats):
        check_specials_of(table.players[(table.turn + step) % seats])


def check_specials_of(player: Player) -> None:
    """Hand out what is due to a player when nobody else's board has changed."""
    for special in player.table.specials:
        if special.progress(player) >= special.needed:
            claim_special(player, special)


def check_deeds_of(player: Player) -> None:
    """Hand out what is due to a player for what he did this turn, when no board has changed."""
    for special in player.table.specials:
        if special.by_turn and special.progress(player) >= special.needed:
            claim_special(player, special)
