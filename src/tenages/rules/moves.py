"""The functions that move cards between places and keep track of who knows them.

Only these functions move cards; the methods of `verbs` use them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tenages.rules.endings import end_by_points
from tenages.rules.events import AVAILABLE, BOARD, EVERYONE, FORECAST, HAND, SCORE, SUPPLY
from tenages.rules.options import LAST_AGE

if TYPE_CHECKING:
    from tenages.rules.card import Card
    from tenages.rules.seat import Seat
    from tenages.rules.sets import TakesDraw
    from tenages.rules.state import Table


def from_supply(table: Table, player: Seat, age: int) -> Card:
    """Take the top card of an age, or of the next higher age that has cards; the game ends if there is none."""
    found = age_to_draw(table.supply, age)
    if found > LAST_AGE:
        end_by_points(table)
    rules = table.setup.draw_rules
    if rules:
        found += row_to_draw(rules, table.supply, player.hand, found)
    return off_pile(table, found)


def off_pile(table: Table, place: int) -> Card:
    """Take the top card of one supply pile; everyone can then see the back of the next one."""
    pile = table.supply[place]
    rest = pile[1:]
    table.supply[place] = rest
    if rest:
        table.where[rest[0].index] = SUPPLY
    return pile[0]


def age_to_draw(supply: Sequence[tuple[object, ...]], age: int) -> int:
    """The age from which a card is drawn: this one or the next with cards (docs/rules.md 3); 11 if there is none.

    Only the first row counts: an age without base cards counts as empty (docs/rules.md 18).
    """
    age = max(age, 1)
    while age <= LAST_AGE and not supply[age]:
        age += 1
    return age


def row_to_draw(
    rules: tuple[tuple[int, TakesDraw], ...],
    supply: Sequence[tuple[object, ...]],
    hand: tuple[Card, ...],
    age: int,
) -> int:
    """The row of supply piles from which a player with this hand draws a card of an age (docs/rules.md 18)."""
    for row, takes_draw in rules:
        if supply[row + age] and takes_draw(hand):
            return row
    return 0


def without(zone: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The zone without one card."""
    left = [other for other in zone if other is not card]
    assert len(left) < len(zone), f"{card} is not in this zone"
    return tuple(left)


def take(table: Table, card: Card) -> int:
    """Remove a card from the player's zone that holds it; returns the code of that zone."""
    code = table.where[card.index]
    owner = table.players[code >> 3]
    place = code & 7
    if place == HAND:
        owner.hand = without(owner.hand, card)
    elif place == SCORE:
        owner.score_pile = without(owner.score_pile, card)
        owner.points -= card.age
    elif place == FORECAST:
        owner.forecast = without(owner.forecast, card)
    else:
        assert place == BOARD
        owner.set_pile(card.color, without(owner.piles[card.color], card))
    return code


def put(table: Table, card: Card, player: Seat, place: int) -> int:
    """Add a card to a player's hand, score pile or forecast, or on top of its pile on his board; returns the code."""
    code = player.seat * 8 + place
    table.where[card.index] = code
    if place == HAND:
        player.hand += (card,)
        table.known[card.index] |= player.bit
    elif place == SCORE:
        player.score_pile += (card,)
        player.points += card.age
        table.known[card.index] |= player.bit
    elif place == FORECAST:
        player.forecast += (card,)
        table.known[card.index] |= player.bit
    else:
        player.set_pile(card.color, (card,) + player.piles[card.color])
        table.known[card.index] = EVERYONE
    return code


def put_under_supply(table: Table, card: Card) -> None:
    """Put a card at the bottom of the supply pile of its age and set."""
    table.supply[pile_of(table, card)] += (card,)
    table.where[card.index] = SUPPLY


def put_on_supply(table: Table, card: Card) -> None:
    """Put a card on top of the supply pile of its age and set."""
    place = pile_of(table, card)
    table.supply[place] = (card,) + table.supply[place]
    table.where[card.index] = SUPPLY


def pile_of(table: Table, card: Card) -> int:
    """The index in `Table.supply` of the pile that a card belongs to: of its age, in the row of its set."""
    return table.setup.rows[card.set_number] + card.age


def make_available(table: Table, card: Card) -> None:
    """Add a card to the available achievements, which are sorted by age; the newest of an age comes last."""
    higher = [other for other in table.available if other.age > card.age]
    lower = [other for other in table.available if other.age <= card.age]
    table.available = (*lower, card, *higher)
    table.where[card.index] = AVAILABLE


def lose_track(table: Table, cards: tuple[Card, ...], keepers: int) -> None:
    """Update who knows which card, just before cards leave a place together, face down.

    A player who knew one of them can follow it only if no card with the same back stays there; otherwise he can no
    longer tell the two apart and knows neither (docs/rules.md 16). `keepers` is the mask of those who see the faces.
    """
    code = table.where[cards[0].index]
    if code & 7 == BOARD:
        return
    owner = table.players[code >> 3]
    place = code & 7
    zone = owner.hand if place == HAND else owner.score_pile if place == SCORE else owner.forecast
    known = table.known
    shown = table.shown
    for card in cards:
        if card in shown:
            continue
        ambiguous = False
        for other in zone:
            if other.back == card.back and other is not card and other not in cards and other not in shown:
                ambiguous = True
                known[other.index] &= keepers
        if ambiguous:
            known[card.index] &= keepers
