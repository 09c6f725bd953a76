"""Tables full of cards, at which nearly every effect and verb finds something to do."""

from __future__ import annotations

from random import Random

from tenages import Card, Game
from tenages.cards import setup_of
from tenages.rules.card import FIRST, THIRD
from tenages.rules.events import ACHIEVED, BOARD, FORECAST, HAND, SCORE, Activation
from tenages.rules.icons import COLORS, LEFT, RIGHT, UNSPLAYED, UP
from tenages.rules.moves import off_pile, put, put_under_supply, take
from tenages.rules.phase import first_step
from tenages.rules.setup import Rules, Setup, new_table
from tenages.rules.state import Table

EDITIONS = {FIRST: "iello", THIRD: "asmadi-3"}
"""An edition for each of the two texts of a card."""
PLAYERS = 3


def full_table(setup: Setup, random: Random) -> Table:
    """A table at which everyone has cards everywhere, of all ages or of the early ones; some hands are empty.

    No special achievement is available, since some would be due at once.
    """
    # The game is marked as a position, since its seed alone does not lead here.
    setup.position = '"full"'
    table = new_table(setup)
    table.specials = ()
    for player in table.players:
        for dealt in player.hand:
            take(table, dealt)
            put_under_supply(table, dealt)
    latest = random.choice((4, 10))
    for player in table.players:
        for zone in [*[BOARD] * 12, *[HAND] * random.choice((0, 1, 3, 5)), *[SCORE] * 6, *[FORECAST] * 3]:
            piles = [place for place, pile in enumerate(table.supply) if len(pile) > 1 and pile[0].age <= latest]
            put(table, off_pile(table, random.choice(piles)), player, zone)
        for color in COLORS:
            pile = player.piles[color]
            splay = random.choice((UNSPLAYED, LEFT, RIGHT, UP))
            player.lay_out(color, pile, splay if len(pile) > 1 else UNSPLAYED)
        _own_an_achievement(table, player.seat, random)
    table.turns = setup.players
    table.actions = 2
    return table


def _own_an_achievement(table: Table, seat: int, random: Random) -> None:
    """Give a player an achievement of some age, which a few cards ask about."""
    card = random.choice(table.available)
    table.available = _without(table.available, card)
    table.players[seat].achieved += (card,)
    table.where[card.index] = seat * 8 + ACHIEVED


def lay_on_top(table: Table, card: Card) -> None:
    """Put a card, wherever it is, on top of its pile on the board of seat 0."""
    for player in table.players:
        player.points -= card.age * (card in player.score_pile)
        player.hand, player.score_pile = _without(player.hand, card), _without(player.score_pile, card)
        player.forecast, player.achieved = _without(player.forecast, card), _without(player.achieved, card)
        player.set_pile(card.color, _without(player.piles[card.color], card))
    table.supply = [_without(pile, card) for pile in table.supply]
    table.available = _without(table.available, card)
    put(table, card, table.players[0], BOARD)


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple([other for other in cards if other is not card])


def activated(card: Card, texts: int, random: Random) -> Game:
    """A game at a full table in which seat 0 activates a card; everyone shares all its effects and obeys its demands.

    The card's own echo effect comes first.
    """
    rules = Rules(PLAYERS, EDITIONS[texts], expansions=("echoes",), american=False)
    table = full_table(setup_of(rules, random.randrange(2**32)), random)
    lay_on_top(table, card)
    echoes = () if card.echo_effect is None else (card.echo_effect,)
    others = tuple(range(1, PLAYERS))
    effects = echoes + card.effects[texts]
    step = first_step(Activation(card, 0, effects, len(echoes), (0,) * PLAYERS, others, others))
    assert step is not None
    table.phase = step
    game = Game()
    game.begin(table)
    return game
