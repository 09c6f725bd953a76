"""How a card leaves one place and comes to another, and who can still tell which card it is.

These are the only functions that move cards. The verbs of `player` are made from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tenages.rules.endings import end_by_points
from tenages.rules.events import BOARD, EVERYONE, HAND, SCORE, SUPPLY
from tenages.rules.options import LAST_AGE

if TYPE_CHECKING:
    from tenages.rules.card import Card
    from tenages.rules.player import Player
    from tenages.rules.state import Table


def from_supply(table: Table, player: Player, age: int) -> Card:
    """Take the top card of an age, or of the next higher age that has one; past the last age the game ends."""
    found = age_to_draw(table.supply, age)
    if found > LAST_AGE:
        end_by_points(table)
    pile = table.supply[found]
    table.supply[found] = pile[1:]
    return pile[0]


def age_to_draw(supply: Sequence[tuple[object, ...]], age: int) -> int:
    """Of which age the card is that one draws: the next that has one (docs/rules.md 3); past the last one, 11."""
    age = max(age, 1)
    while age <= LAST_AGE and not supply[age]:
        age += 1
    return age


def without(zone: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A zone less one card."""
    place = zone.index(card)
    return zone[:place] + zone[place + 1 :]


def take(table: Table, card: Card) -> int:
    """Lift a card from the player's zone where it lies; says where that was."""
    code = table.where[card.index]
    owner = table.players[code >> 3]
    place = code & 7
    if place == HAND:
        owner.hand = without(owner.hand, card)
    elif place == SCORE:
        owner.score_pile = without(owner.score_pile, card)
        owner.points -= card.age
    else:
        assert place == BOARD
        owner.set_pile(card.color, without(owner.piles[card.color], card))
    return code


def put(table: Table, card: Card, player: Player, place: int) -> int:
    """Lay a card into a player's hand or score pile, or on top of its pile on his board."""
    code = player.seat * 8 + place
    table.where[card.index] = code
    if place == HAND:
        player.hand += (card,)
        table.known[card.index] |= player.bit
    elif place == SCORE:
        player.score_pile += (card,)
        player.points += card.age
        table.known[card.index] |= player.bit
    else:
        player.set_pile(card.color, (card, *player.piles[card.color]))
        table.known[card.index] = EVERYONE
    return code


def put_under_supply(table: Table, card: Card) -> None:
    """Lay a card under the supply pile of its age."""
    table.supply[card.age] += (card,)
    table.where[card.index] = SUPPLY


def lose_track(table: Table, cards: tuple[Card, ...], keepers: int) -> None:
    """Some cards are about to leave a place together, face down: who does not see their faces may lose track.

    Whoever knew one of them can follow it only if no card with the same back stays behind; otherwise it could be either
    one, and neither is known any longer (docs/rules.md 16). `keepers` is the mask of those who see the faces anyway.
    """
    code = table.where[cards[0].index]
    if code & 7 == BOARD:
        return
    owner = table.players[code >> 3]
    zone = owner.hand if code & 7 == HAND else owner.score_pile
    known = table.known
    shown = table.shown
    for card in cards:
        if card in shown:
            continue
        ambiguous = False
        for other in zone:
            if other.age == card.age and other is not card and other not in cards and other not in shown:
                ambiguous = True
                known[other.index] &= keepers
        if ambiguous:
            known[card.index] &= keepers
