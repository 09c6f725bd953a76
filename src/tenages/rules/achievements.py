"""Age achievements with their prices, and special achievements, which are claimed as soon as a player qualifies."""

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
    """A special achievement; each subclass measures a player's progress towards it."""

    def __init__(self, name: str, number: int, via: str, needed: int, by_turn: bool = False) -> None:
        self.name = name
        self.number = number
        self.via = via
        """The title of the card whose effect can also claim it."""
        self.needed = needed
        self.by_turn = by_turn
        """Whether it counts what the player did this turn; the others look at the board."""

    @abstractmethod
    def progress(self, player: Seat) -> int:
        """The player's progress; he gets the achievement when it reaches `needed`."""

    def due(self, player: Seat) -> bool:
        """Whether the player qualifies for it."""
        return self.progress(player) >= self.needed

    def __repr__(self) -> str:
        return self.name


def price(age: int, owned: int = 0) -> int:
    """How many points a player needs to claim an achievement of an age if he already owns `owned` of that age.

    The points are not spent. Each one that he owns raises the price by the price of the first (docs/rules.md 22).
    """
    return 5 * age * (owned + 1)


def price_for(player: Seat, age: int) -> int:
    """How many points this player needs to claim an achievement of an age."""
    return price(age, len([card for card in player.achieved if card.age == age]))


def eligible(player: Seat, age: int, points: int) -> bool:
    """Whether the player could claim an achievement of an age if he had `points` (docs/rules.md 5)."""
    return within_reach(age, price_for(player, age), points, player.highest_top())


def within_reach(age: int, asked: int, points: int, top: int) -> bool:
    """Whether `points` and the highest top card `top` are enough for an achievement of an age that costs `asked`."""
    return asked <= points and age <= top


def claimable(player: Seat) -> list[int]:
    """The ages whose achievements this player could claim with an Achieve action, lowest first."""
    return claimable_with(player, player.full_score())


def claimable_with(player: Seat, points: int) -> list[int]:
    """The ages whose achievements this player could claim if he had `points`, lowest first."""
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
    """Claim an available achievement of an age, face down: nobody ever sees it."""
    table = player.table
    for card in table.available:
        if card.age == age:
            table.available = tuple([other for other in table.available if other is not card])
            claim_card(player, card, AVAILABLE)
            return


def claim_card(player: Seat, card: Card, origin: int) -> None:
    """Add a card, already taken from `origin`, to a player's achievements, face down."""
    table = player.table
    asks = price_for(player, card.age)
    player.achieved += (card,)
    code = player.seat * 8 + ACHIEVED
    table.where[card.index] = code
    table.changes += 1
    table.note(CLAIMED, player.seat, card, origin, code, table.known[card.index], AgeClaimed(card.age, asks))
    check_achievements(player)


def claim_special(player: Seat, special: Special) -> None:
    """Claim a special achievement, unless someone has it already."""
    table = player.table
    if special not in table.specials:
        return
    table.specials = tuple([other for other in table.specials if other is not special])
    player.specials += (special,)
    table.changes += 1
    table.note(CLAIMED, player.seat, None, AVAILABLE, player.seat * 8 + ACHIEVED, 0, SpecialClaimed(special))
    check_achievements(player)


def check_specials(table: Table) -> None:
    """Give all players the special achievements they qualify for: current player first, then clockwise (rule 14)."""
    seats = len(table.players)
    for step in range(seats):
        check_specials_of(table.players[(table.turn + step) % seats])


def check_specials_of(player: Seat) -> None:
    """Give one player the special achievements he qualifies for; enough if only his board has changed."""
    for special in player.table.specials:
        if special.due(player):
            claim_special(player, special)


def check_deeds_of(player: Seat) -> None:
    """Give one player the achievements that count what he did this turn; enough if no board has changed."""
    for special in player.table.specials:
        if special.by_turn and special.due(player):
            claim_special(player, special)
