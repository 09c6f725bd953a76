"""The table of a scene, for drawing many worlds: the known cards are laid once, and each world fills in the others."""

from __future__ import annotations

from random import Random

from tenages.rules.card import Card
from tenages.rules.events import ACHIEVED, AVAILABLE, BOARD, BOX, BURIED, EVERYONE, FORECAST, HAND, SCORE, SUPPLY
from tenages.rules.phase import Dogma
from tenages.rules.setup import Setup, bare_table
from tenages.rules.state import Table
from tenages.sight.scene import Face, Hidden, Scene

World = list[Card | None]
"""Which card each back stands for, by the number of the back."""


class HiddenZone:
    """A zone with cards of which only the backs can be seen."""

    def __init__(self, faces: tuple[Face, ...], code: int) -> None:
        self.faces = faces
        self._code = code
        # Who else knows such a card is not always known; its owner does.
        self._known = 1 << (code >> 3) if code & 7 <= FORECAST and code < SUPPLY else 0

    def filled(self, world: World, table: Table) -> tuple[Card, ...]:
        """Its cards in a world; the table learns where they lie, and who knows them."""
        where, known = table.where, table.known
        laid: list[Card] = []
        for face in self.faces:
            if isinstance(face, Hidden):
                card = world[face.number]
                assert card is not None
                where[card.index] = BURIED if face.deck is None else self._code
                known[card.index] = self._known
                laid.append(card)
            else:
                laid.append(face)
        return tuple(laid)


class SupplyPile:
    """A supply pile of which only backs can be seen, all of them with their set: usually, most cards of the game."""

    def __init__(self, row: int, numbers: list[int]) -> None:
        self.row = row
        self._numbers = numbers

    def filled(self, world: World) -> tuple[Card, ...]:
        """Its cards in a world. A table without cards has them all in the supply, known to nobody."""
        laid: list[Card] = []
        for number in self._numbers:
            card = world[number]
            assert card is not None
            laid.append(card)
        return tuple(laid)


class SeatZones:
    """The zones of one player with cards that the viewer does not know; None for each other one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hand: HiddenZone | None = None
        self.score_pile: HiddenZone | None = None
        self.forecast: HiddenZone | None = None
        self.achieved: HiddenZone | None = None
        self.named_scored = 0
        """How many cards of the score pile the viewer can name."""


class TableTemplate:
    """The table of a scene without the cards that the viewer does not know."""

    def __init__(self, setup: Setup, scene: Scene) -> None:
        self._scene = scene
        self._table = table = bare_table(setup)
        table.specials = scene.specials
        table.turn = scene.turn
        table.turns = scene.turns
        table.actions = scene.actions
        table.changes = scene.changes
        table.phase = scene.phase
        self._seats: list[SeatZones] = []
        for player, seat in zip(table.players, scene.seats, strict=True):
            code = seat.seat * 8
            zones = SeatZones(seat.seat)
            player.hand, zones.hand = self._laid(seat.hand, code + HAND)
            player.score_pile, zones.score_pile = self._laid(seat.score_pile, code + SCORE)
            zones.named_scored = len([face for face in seat.score_pile if isinstance(face, Card)])
            player.forecast, zones.forecast = self._laid(seat.forecast, code + FORECAST)
            player.points = seat.points
            player.splays = seat.splays
            for color, pile in enumerate(seat.piles):
                player.set_pile(color, self._laid(pile, code + BOARD)[0])
            player.achieved, zones.achieved = self._laid(seat.achieved, code + ACHIEVED)
            player.specials = seat.specials
            player.scored = seat.scored
            player.tucked = seat.tucked
            self._seats.append(zones)
        self._supply: list[SupplyPile] = []
        self._mixed: list[tuple[int, HiddenZone]] = []
        for row, pile in enumerate(scene.supply):
            table.supply[row], zone = self._laid(pile, SUPPLY)
            if zone is not None:
                numbers = [face.number for face in pile if isinstance(face, Hidden) and face.deck is not None]
                if len(numbers) == len(pile):
                    self._supply.append(SupplyPile(row, numbers))
                else:
                    self._mixed.append((row, zone))
        table.available, self._available = self._laid(scene.available, AVAILABLE)
        table.box, self._box = self._laid(scene.box, BOX)

    def _laid(self, faces: tuple[Face, ...], code: int) -> tuple[tuple[Card, ...], HiddenZone | None]:
        """The known cards of a zone; and the zone itself if there are others."""
        where, known = self._table.where, self._table.known
        cards: list[Card] = []
        for face in faces:
            if isinstance(face, Card):
                where[face.index] = code
                known[face.index] = self._scene.known.get(face, EVERYONE)
                cards.append(face)
        return tuple(cards), HiddenZone(faces, code) if len(cards) < len(faces) else None

    def filled(self, world: World, random: Random) -> Table:
        """The table in a world."""
        table = self._table.copy()
        for zones in self._seats:
            player = table.players[zones.seat]
            if zones.hand is not None:
                player.hand = zones.hand.filled(world, table)
            if zones.score_pile is not None:
                player.score_pile = zones.score_pile.filled(world, table)
            if zones.named_scored:
                player.score_pile = _in_any_order(player.score_pile, zones.named_scored, random)
            if zones.forecast is not None:
                player.forecast = zones.forecast.filled(world, table)
            if zones.achieved is not None:
                player.achieved = zones.achieved.filled(world, table)
        for supply_pile in self._supply:
            table.supply[supply_pile.row] = supply_pile.filled(world)
        for row, zone in self._mixed:
            table.supply[row] = zone.filled(world, table)
        if self._available is not None:
            table.available = self._available.filled(world, table)
        if self._box is not None:
            table.box = self._box.filled(world, table)
        scene = self._scene
        if scene.shown:
            table.shown = tuple([_turned_up(face, world) for face in scene.shown])
        if isinstance(scene.phase, Dogma):
            due = tuple([(seat, _turned_up(face, world)) for seat, face in scene.cards_due])
            table.phase = scene.phase.with_cards_due(due)
        return table


def _turned_up(face: Face, world: World) -> Card:
    if isinstance(face, Hidden):
        card = world[face.number]
        assert card is not None
        return card
    return face


def _in_any_order(cards: tuple[Card, ...], named: int, random: Random) -> tuple[Card, ...]:
    """The first `named` cards at random places among the others, since their order cannot be seen."""
    if named == len(cards):
        return cards
    places = set(random.sample(range(len(cards)), named))
    first, then = iter(cards[:named]), iter(cards[named:])
    return tuple([next(first if place in places else then) for place in range(len(cards))])
