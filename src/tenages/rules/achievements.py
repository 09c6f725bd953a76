"""Achievements: what an age's achievement asks, and the special ones that are claimed the instant they are due."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from tenages.rules.endings import check_achievements
from tenages.rules.events import ACHIEVED, AVAILABLE, CLAIMED, AgeClaimed, SpecialClaimed

if TYPE_CHECKING:
    from tenages.rules.card import Card
    from tenages.rules.seat import Seat
    from tenages.rules.state import Table


class Special(ABC):
    """A special achievement. Each has a class of its own, for how far a player is."""

    def __init__(self, name: str, number: int, via: str, needed: int, by_turn: bool = False) -> None:
        self.name = name
        self.number = number
        self.via = via
        """The title of the card that can also claim it."""
        self.needed = needed
        self.by_turn = by_turn
        """Whether it counts what was done this turn; all others look at the board."""

    @abstractmethod
    def progress(self, player: Seat) -> int:
        """How far a player is towards it; it is his when that comes to what is `needed`."""

    def due(self, player: Seat) -> bool:
        """Whether the player has got so far that it is his."""
        return self.progress(player) >= self.needed

    def __repr__(self) -> str:
        return self.name


def price(age: int, owned: int = 0) -> int:
    """How many points an achievement of an age asks of who owns so many of that age; they are not spent.

    With every one that a player owns, the next of the same age asks for as much again (docs/rules.md 22).
    """
    return 5 * age * (owned + 1)


def price_for(player: Seat, age: int) -> int:
    """How many points an achievement of an age asks of this player."""
    return price(age, len([card for card in player.achieved if card.age == age]))


def eligible(player: Seat, age: int, points: int) -> bool:
    """Whether a player with so many points could claim an achievement of an age (docs/rules.md 5)."""
    return within_reach(age, price_for(player, age), points, player.highest_top())


def within_reach(age: int, asked: int, points: int, top: int) -> bool:
    """Whether so many points and such a highest top card are enough for an achievement that asks so many points."""
    return asked <= points and age <= top


def claimable(player: Seat) -> list[int]:
    """The ages whose achievements this player could claim with an Achieve action, lowest first."""
    return claimable_with(player, player.full_score())


def claimable_with(player: Seat, points: int) -> list[int]:
    """The ages whose achievements this player could claim if he had these points, lowest first."""
    available = player.table.available
    if not available or points < price(available[0].age):
        return []
    reach = min(player.highest_top(), points // price(1))
    ages: list[int] = []
    for card in available:
        if card.age > reach:
            break
        if card.age not in ages and price_for(player, card.age) <= points:
            ages.append(card.age)
    return ages


def claim_age(player: Seat, age: int) -> None:
    """Take the achievement of an age, face down: no one ever sees it."""
    table = player.table
    for card in table.available:
        if card.age == age:
            table.available = tuple([other for other in table.available if other is not card])
            claim_card(player, card, AVAILABLE)
            return


def claim_card(player: Seat, card: Card, origin: int) -> None:
    """Lay a card that was taken from somewhere among a player's achievements, face down."""
    table = player.table
    asks = price_for(player, card.age)
    player.achieved += (card,)
    code = player.seat * 8 + ACHIEVED
    table.where[card.index] = code
    table.changes += 1
    table.note(CLAIMED, player.seat, card, origin, code, table.known[card.index], AgeClaimed(card.age, asks))
    check_achievements(player)


def claim_special(player: Seat, special: Special) -> None:
    """Take a special achievement, unless someone has it already."""
    table = player.table
    if special not in table.specials:
        return
    table.specials = tuple([other for other in table.specials if other is not special])
    player.specials += (special,)
    table.changes += 1
    table.note(CLAIMED, player.seat, None, AVAILABLE, player.seat * 8 + ACHIEVED, 0, SpecialClaimed(special))
    check_achievements(player)


def check_specials(table: Table) -> None:
    """Hand out every special achievement that is due: the current player first, then clockwise (docs/rules.md 14)."""
    seats = len(table.players)
    for step in range(seats):
        check_specials_of(table.players[(table.turn + step) % seats])


def check_specials_of(player: Seat) -> None:
    """Hand out what is due to a player when nobody else's board has changed."""
    for special in player.table.specials:
        if special.due(player):
            claim_special(player, special)


def check_deeds_of(player: Seat) -> None:
    """Hand out what is due to a player for what he did this turn, when no board has changed."""
    for special in player.table.specials:
        if special.by_turn and special.due(player):
            claim_special(player, special)
