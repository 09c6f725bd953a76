"""Sampling of full games (worlds) that fit what one player knows, for bots that look ahead without seeing hidden cards.

The cards that the player cannot see are dealt at random, all with the same probability: those of an age and set are
shuffled over the backs of that age and set. The places deep in mixed piles, where not even backs can be seen, get the
cards that are left over. In the middle of an effect, a world must also allow the answers given since the effect began;
worlds that do not are discarded.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tenages.rules.card import Card
from tenages.rules.errors import NoWorldFound
from tenages.rules.events import ACHIEVED, AVAILABLE, BOARD, BOX, BURIED, EVERYONE, FORECAST, HAND, SCORE, SUPPLY
from tenages.rules.options import Decision, Option
from tenages.rules.phase import Dogma, FirstMelds
from tenages.rules.play import Answer, Play
from tenages.rules.setup import bare_table, shuffled
from tenages.rules.state import Table
from tenages.sight.scene import Face, Hidden, Scene
from tenages.sight.view import View, view

MOST_TRIES: Final = 10_000
"""Usually one world in a few fits; one in some hundreds if many answers were given since the effect began."""

World = dict[Hidden, Card]
"""Which card each back stands for in this world."""


class Worlds:
    """The worlds that fit a view, for drawing many of them at random."""

    def __init__(self, seen: View) -> None:
        self.seen = seen
        faces = (seen.scene if seen.start is None else seen.start).all_cards()
        backs = [face for face in faces if isinstance(face, Hidden)]
        self._backs = [face for face in backs if face.deck is not None]
        self._buried = [face for face in backs if face.deck is None]
        named = {card for card in faces if isinstance(card, Card)}
        self._left: dict[tuple[int, str | None], list[Card]] = {}
        """The cards that the player cannot see, by age and set."""
        for card in seen.setup.cards():
            if card not in named:
                self._left.setdefault((card.age, card.deck), []).append(card)
        # Between two actions every world fits. During an effect, only worlds that allow the answers since it began.
        self._wanted = None if seen.start is None else seen.describe()

    def draw_into(self, game: Play, random: Random) -> bool:
        """Set up a new game as a random world; returns whether the world fits. During an effect not every one does.

        The game has no past: its log and its choices start now.
        """
        if not _set_up(game, self.seen, self._world(random), random):
            return False
        return self._wanted is None or view(game, self.seen.player).describe() == self._wanted

    def draw_until_it_fits(self, game: Play, random: Random) -> None:
        """Like `draw_into`, but repeated until a world fits; an error after `MOST_TRIES` tries."""
        for _ in range(MOST_TRIES):
            if self.draw_into(game, random):
                return
        raise NoWorldFound("no-world", tries=MOST_TRIES, player=repr(self.seen.player))

    def _world(self, random: Random) -> World:
        world: World = {}
        left: dict[tuple[int, str | None], list[Card]] = {}
        for kind, cards in self._left.items():
            left[kind] = shuffled(cards, random)
        for face in self._backs:
            world[face] = left[face.age, face.deck].pop()
        if self._buried:
            over: dict[int, list[Card]] = {}
            for (age, _), cards in left.items():
                over.setdefault(age, []).extend(cards)
            for age, cards in over.items():
                over[age] = shuffled(cards, random)
            for face in self._buried:
                world[face] = over[face.age].pop()
        return world


def _set_up(game: Play, seen: View, world: World, random: Random) -> bool:
    """Set up the game in one world; False if the answers since the effect began are not possible in it."""
    if seen.start is None:
        table = _table(seen, seen.scene, world, random)
        table.outcome = seen.outcome
        if seen.first_melds is not None:
            table.phase = _first_melds(seen.first_melds, seen.player, table, random)
        game.resume(table)
        return True
    start = _table(seen, seen.start, world, random)
    return game.resume_effect(start, [_answer(given, random) for given in seen.answers])


def _answer(given: Option | int, random: Random) -> Answer:
    """Gives the same answer again; if only the back of a card was seen, any offered card with that back."""

    def again(decision: Decision) -> Option | None:
        if isinstance(given, Option):
            return given
        fitting = [option for option in decision.options if option.card is not None and option.card.back == given]
        return random.choice(fitting) if fitting else None

    return again


def _first_melds(seen: tuple[Option | None, ...], viewer: int | None, table: Table, random: Random) -> FirstMelds:
    """The first melds so far. The viewer does not know who else has chosen.

    If he has to choose, those before him have chosen, at random, so that the game goes on with his choice. Otherwise
    nobody else has chosen.
    """
    phase = FirstMelds(seen)
    if viewer is not None and seen[viewer] is None:
        for seat in range(viewer):
            phase = phase.with_choice(seat, random.choice(table.players[seat].hand).pick)
    return phase


def _in_any_order(cards: tuple[Card, ...], named: int, random: Random) -> tuple[Card, ...]:
    """The first `named` cards at random places among the others, since their order cannot be seen."""
    if named in (0, len(cards)):
        return cards
    places = set(random.sample(range(len(cards)), named))
    first, then = iter(cards[:named]), iter(cards[named:])
    return tuple([next(first if place in places else then) for place in range(len(cards))])


def _table(seen: View, scene: Scene, world: World, random: Random) -> Table:
    """The table of a scene, with the cards of a world for the backs."""
    table = bare_table(seen.setup)
    table.specials = scene.specials
    where, known = table.where, table.known

    def lay(faces: tuple[Face, ...], code: int) -> tuple[Card, ...]:
        laid: list[Card] = []
        for face in faces:
            if isinstance(face, Hidden):
                # Who else knows this card is not always known; its owner does.
                card, mask = world[face], 1 << (code >> 3) if code & 7 <= FORECAST and code < SUPPLY else 0
            else:
                card, mask = face, scene.known.get(face, EVERYONE)
            where[card.index] = BURIED if isinstance(face, Hidden) and face.deck is None else code
            known[card.index] = mask
            laid.append(card)
        return tuple(laid)

    def turned_up(face: Face) -> Card:
        return world[face] if isinstance(face, Hidden) else face

    for player, seat in zip(table.players, scene.seats, strict=True):
        player.hand = lay(seat.hand, seat.seat * 8 + HAND)
        named = len([face for face in seat.score_pile if isinstance(face, Card)])
        player.score_pile = _in_any_order(lay(seat.score_pile, seat.seat * 8 + SCORE), named, random)
        player.forecast = lay(seat.forecast, seat.seat * 8 + FORECAST)
        player.points = seat.points
        player.splays = seat.splays
        for color, pile in enumerate(seat.piles):
            player.set_pile(color, lay(pile, seat.seat * 8 + BOARD))
        player.achieved = lay(seat.achieved, seat.seat * 8 + ACHIEVED)
        player.specials = seat.specials
        player.scored = seat.scored
        player.tucked = seat.tucked
    table.supply = [lay(pile, SUPPLY) for pile in scene.supply]
    table.available = lay(scene.available, AVAILABLE)
    table.box = lay(scene.box, BOX)
    table.shown = tuple([turned_up(face) for face in scene.shown])
    table.turn = scene.turn
    table.turns = scene.turns
    table.actions = scene.actions
    table.changes = scene.changes
    table.phase = scene.phase
    if isinstance(scene.phase, Dogma):
        table.phase = scene.phase.with_cards_due(tuple([(seat, turned_up(face)) for seat, face in scene.cards_due]))
    return table
