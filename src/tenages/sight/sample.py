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
from tenages.rules.options import Decision, Option
from tenages.rules.phase import FirstMelds
from tenages.rules.play import Answer, Play
from tenages.rules.setup import shuffled
from tenages.rules.state import Table
from tenages.sight.scene import Hidden
from tenages.sight.template import TableTemplate
from tenages.sight.view import View, view

MOST_TRIES: Final = 10_000
"""Usually one world in a few fits; one in some hundreds if many answers were given since the effect began."""


class Worlds:
    """The worlds that fit a view, for drawing many of them at random."""

    def __init__(self, seen: View) -> None:
        self.seen = seen
        scene = seen.scene if seen.start is None else seen.start
        faces = scene.all_cards()
        backs = [face for face in faces if isinstance(face, Hidden)]
        named = {card for card in faces if isinstance(card, Card)}
        left: dict[tuple[int, str | None], list[Card]] = {}
        for card in seen.setup.cards():
            if card not in named:
                left.setdefault((card.age, card.deck), []).append(card)
        self._kinds = [
            (age, cards, [back.number for back in backs if (back.age, back.deck) == (age, deck)])
            for (age, deck), cards in left.items()
        ]
        """The cards that the player cannot see, by age and set, and the numbers of the backs of that age and set."""
        self._buried = [back for back in backs if back.deck is None]
        self._empty: list[Card | None] = [None] * (max([back.number for back in backs], default=0) + 1)
        self._template = TableTemplate(seen.setup, scene)
        # Between two actions every world fits. During an effect, only worlds that allow the answers since it began.
        self._wanted = None if seen.start is None else seen.describe()

    def draw_into(self, game: Play, random: Random) -> bool:
        """Set up a new game as a random world; returns whether the world fits. During an effect not every one does.

        The game has no past: its log and its choices start now.
        """
        if not self._set_up(game, self._template.filled(self._world(random), random), random):
            return False
        return self._wanted is None or view(game, self.seen.player).describe() == self._wanted

    def draw_until_it_fits(self, game: Play, random: Random) -> None:
        """Like `draw_into`, but repeated until a world fits; an error after `MOST_TRIES` tries."""
        for _ in range(MOST_TRIES):
            if self.draw_into(game, random):
                return
        raise NoWorldFound("no-world", tries=MOST_TRIES, player=repr(self.seen.player))

    def _world(self, random: Random) -> list[Card | None]:
        world = self._empty.copy()
        over: dict[int, list[Card]] = {}
        for age, cards, numbers in self._kinds:
            left = shuffled(cards, random)
            for number in numbers:
                world[number] = left.pop()
            if self._buried:
                over.setdefault(age, []).extend(left)
        for age, cards in over.items():
            over[age] = shuffled(cards, random)
        for back in self._buried:
            world[back.number] = over[back.age].pop()
        return world

    def _set_up(self, game: Play, table: Table, random: Random) -> bool:
        """Set up the game in one world; False if the answers since the effect began are not possible in it."""
        seen = self.seen
        if seen.start is not None:
            return game.resume_effect(table, [_answer(given, random) for given in seen.answers])
        table.outcome = seen.outcome
        if seen.first_melds is not None:
            table.phase = _first_melds(seen.first_melds, seen.player, table, random)
        game.resume(table)
        return True


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
