"""The worlds that fit what a player knows: samples of them, or all that differ in cards that matter.

A hidden card matters if it could make a difference to a line. It does so only if it moves or is seen (an event names
it), or if its owner carries out an effect, since the cards that he may choose among depend on what he holds. All other
hidden cards can be anything: exchanged for others with the same back, the same happens.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from zlib import crc32

from tenages.game import Game
from tenages.rules.card import Card
from tenages.rules.events import CLAIMED, EXECUTES, FORECAST, HAND, SCORE, SUPPLY, events_since, place_of, seat_of
from tenages.rules.state import Table
from tenages.sight.sample import Worlds

Slot = tuple[int, int, int]
"""A place of a hidden card: the code of the zone, for a supply pile its number, and the place in the zone."""
Slots = dict[int, Slot]
"""The slot of each hidden card, by the index of the card."""


class Member:
    """A world that fits what the player knows, and how far it has been played."""

    def __init__(self, game: Game, seen: int, slots: Slots) -> None:
        self.game = game
        self.seen = seen
        """How many events of its log the player had seen when he came to know what all members of the group share."""
        self.slots = slots
        """Where the hidden cards lay at the start; empty for samples."""


def resumed(table: Table) -> Game:
    """A game that goes on from a table at the choice of an action; its log begins now."""
    table.log = None
    game = Game()
    game.resume(table)
    return game


def bare(game: Game) -> Game:
    """The same game without its past: at an action."""
    return resumed(game.table.copy())


def samples(game: Game, seat: int, number: int, salt: int = 0) -> list[Game]:
    """Random worlds that fit what the player knows. Which ones does not depend on what he does not know."""
    view = game.view(seat)
    random = Random(crc32(view.text().encode("utf-8")) + salt)
    worlds = Worlds(view)
    found: list[Game] = []
    for _ in range(number):
        world = Game()
        worlds.draw_until_it_fits(world, random)
        found.append(world)
    return found


# --- which hidden cards matter ----------------------------------------------------------------------------------------


def slots_of(table: Table, seat: int) -> Slots:
    """Where each card lies that the player does not know. Nobody ever sees an age achievement, so they are left out."""
    bit = 1 << seat
    found: Slots = {}
    for number, pile in enumerate(table.supply):
        for place, card in enumerate(pile):
            if not table.known[card.index] & bit:
                found[card.index] = (SUPPLY, number, place)
    for player in table.players:
        for zone, cards in ((HAND, player.hand), (SCORE, player.score_pile), (FORECAST, player.forecast)):
            for place, card in enumerate(cards):
                if not table.known[card.index] & bit:
                    found[card.index] = (player.seat * 8 + zone, 0, place)
    return found


def touched(member: Member, seat: int) -> set[Slot]:
    """The slots whose cards mattered for what has happened in this world."""
    found: set[Slot] = set()
    doers: set[int] = set()
    for event in events_since(member.game.table.log, None):
        if event.kind == EXECUTES and event.player != seat:
            doers.add(event.player)
        elif event.card is not None and event.kind != CLAIMED:
            slot = member.slots.get(event.card.index)
            if slot is not None:
                found.add(slot)
    if doers:
        found.update(slot for slot in member.slots.values() if seat_of(slot[0]) in doers)
    return found


# --- all worlds that differ there -------------------------------------------------------------------------------------


def count_worlds(table: Table, seat: int, matter: set[Slot], most: int) -> int:
    """How many worlds `all_worlds` gives; any number above `most` if there are more than that."""
    number = 0
    for _ in _assignments(table, seat, matter):
        number += 1
        if number > most:
            break
    return number


def all_worlds(game: Game, seat: int, matter: set[Slot]) -> Iterator[Member]:
    """All worlds that differ in the cards of the slots that matter. The first is the game itself."""
    for table in _assignments(game.table, seat, matter):
        laid = table.copy()
        slots = slots_of(laid, seat)
        yield Member(resumed(laid), 0, slots)


def _assignments(table: Table, seat: int, matter: set[Slot]) -> Iterator[Table]:
    order = sorted(matter)
    yield from _assigned(table, seat, order, 0)


def _assigned(table: Table, seat: int, order: list[Slot], number: int) -> Iterator[Table]:
    """The tables with every possible card in the slots from this number on; those before are settled."""
    if number == len(order):
        yield table
        return
    slots = slots_of(table, seat)
    at = {slot: index for index, slot in slots.items()}
    slot = order[number]
    cards = {card.index: card for card in table.setup.cards()}
    here = cards[at[slot]]
    settled = {at[earlier] for earlier in order[:number]}
    least = _least(slot, order[:number], at, here, cards)
    # The achievements may be any of the hidden cards of their age too.
    hidden = set(slots) | {card.index for card in table.available if not table.known[card.index] & (1 << seat)}
    hidden |= {
        card.index for player in table.players for card in player.achieved if not table.known[card.index] & (1 << seat)
    }
    for index in sorted(hidden, key=lambda each: each != here.index):
        other = cards[index]
        if other.back == here.back and index not in settled and index >= least:
            yield from _assigned(_exchanged(table, here, other), seat, order, number + 1)


def _least(slot: Slot, earlier: list[Slot], at: dict[Slot, int], here: Card, cards: dict[int, Card]) -> int:
    """The least card that may lie here: in a zone without an order, cards with the same back are in the order of index.

    That spares worlds that differ only in the order of a hand.
    """
    if place_of(slot[0]) == SUPPLY:
        return 0
    alike = [at[other] for other in earlier if other[0] == slot[0] and cards[at[other]].back == here.back]
    return max(alike, default=-1) + 1


def _exchanged(table: Table, one: Card, two: Card) -> Table:
    """The table with two hidden cards, which have the same back, exchanged."""
    if one is two:
        return table
    new = table.copy()
    new.supply = [_swapped(pile, one, two) for pile in new.supply]
    new.available = _swapped(new.available, one, two)
    new.box = _swapped(new.box, one, two)
    for player in new.players:
        player.hand = _swapped(player.hand, one, two)
        player.score_pile = _swapped(player.score_pile, one, two)
        player.forecast = _swapped(player.forecast, one, two)
        player.achieved = _swapped(player.achieved, one, two)
    where, known = new.where, new.known
    where[one.index], where[two.index] = where[two.index], where[one.index]
    known[one.index], known[two.index] = known[two.index], known[one.index]
    return new


def _swapped(cards: tuple[Card, ...], one: Card, two: Card) -> tuple[Card, ...]:
    if one not in cards and two not in cards:
        return cards
    return tuple([two if card is one else one if card is two else card for card in cards])
