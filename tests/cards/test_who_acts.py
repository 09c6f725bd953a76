"""Who does what: every event names the player who did it, whoever's cards he moved.

Each card lies on a table full of cards, and everyone carries out every effect of it, demands too.
"""

from __future__ import annotations

from random import Random

import pytest

from tenages import Card, Game
from tenages.cards import BASE_SET, CARDS, setup_of
from tenages.rules.card import FIRST, THIRD, Effect
from tenages.rules.events import (
    ACHIEVED,
    AVAILABLE,
    BOARD,
    CHOSE_COLOR,
    CHOSE_ICON,
    CHOSE_VALUE,
    CLAIMED,
    ENDED,
    EXECUTES,
    FORECAST,
    HAND,
    OBEYS,
    PASSED,
    REMOVED,
    RETURNED,
    SCORE,
    SHOWED_HAND,
    Activation,
    Event,
    Role,
)
from tenages.rules.icons import COLORS, LEFT, RIGHT, UNSPLAYED, UP
from tenages.rules.moves import off_pile, put, put_under_supply, take
from tenages.rules.options import Decision
from tenages.rules.phase import Dogma, first_step
from tenages.rules.setup import Rules, Setup, new_table
from tenages.rules.state import Table

EDITIONS = {FIRST: "iello", THIRD: "asmadi-3"}
PLAYERS = 3
TABLES = 12
"""On how many tables each card is tried: enough for every verb of every demand."""
DUE_BY_ITSELF = (CLAIMED, ENDED)
"""Nobody does these: an achievement goes to whoever qualifies, and the game ends for all (docs/rules.md 14, 15)."""
DONE_BY_OTHERS = {
    # Everyone takes his own hand, board and score pile out of the game.
    ("Fission", REMOVED),
    # Only the owner may look at his score pile, so he returns his cards, in an order of his own (docs/rulings.md).
    ("Mass Media", RETURNED),
    # Every opponent shows his own hand (docs/rulings.md).
    ("Classification", SHOWED_HAND),
}
THE_DEMANDER_CHOOSES = {
    # The card says "I choose".
    "Collaboration",
}
OWNERS_CHOOSE = {
    # The demander picks among his own lowest cards (docs/rules.md 8).
    "Medicine",
    "Sanitation",
    # Each owner says in which order his cards go back.
    "Mass Media",
}
SAYINGS = (EXECUTES, PASSED, CHOSE_COLOR, CHOSE_VALUE, CHOSE_ICON, *DUE_BY_ITSELF)
"""What changes nothing on the table, or is nobody's deed."""


def full_table(setup: Setup, card: Card, random: Random) -> Table:
    """A table at which everyone has cards of all ages everywhere, and seat 0 has `card` on top of a pile."""
    table = new_table(setup)
    table.specials = ()
    for player in table.players:
        for dealt in player.hand:
            take(table, dealt)
            put_under_supply(table, dealt)
        for zone in [*[BOARD] * 12, *[HAND] * random.choice((0, 1, 3, 5)), *[SCORE] * 6, *[FORECAST] * 3]:
            put(table, off_pile(table, random.choice(piles_with_cards(table))), player, zone)
        for color in COLORS:
            pile = player.piles[color]
            splay = random.choice((UNSPLAYED, LEFT, RIGHT, UP))
            player.lay_out(color, pile, splay if len(pile) > 1 else UNSPLAYED)
    own_an_achievement(table, random)
    lay_on_top(table, card)
    table.turns = setup.players
    table.actions = 2
    return table


def piles_with_cards(table: Table) -> list[int]:
    return [place for place, pile in enumerate(table.supply) if len(pile) > 1]


def own_an_achievement(table: Table, random: Random) -> None:
    """Everyone owns an achievement of some age, which a few cards ask about."""
    for player in table.players:
        claimed = random.choice(table.available)
        table.available = tuple([other for other in table.available if other is not claimed])
        player.achieved += (claimed,)
        table.where[claimed.index] = player.seat * 8 + ACHIEVED


def lay_on_top(table: Table, card: Card) -> None:
    """Put a card, wherever it is, on top of its pile on the board of seat 0."""
    for player in table.players:
        player.score_pile, lost = without(player.score_pile, card), card in player.score_pile
        player.points -= card.age * lost
        player.hand, player.forecast = without(player.hand, card), without(player.forecast, card)
        player.achieved = without(player.achieved, card)
        player.set_pile(card.color, without(player.piles[card.color], card))
    table.supply = [without(pile, card) for pile in table.supply]
    if table.where[card.index] == AVAILABLE:
        table.available = without(table.available, card)
    put(table, card, table.players[0], BOARD)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple([other for other in cards if other is not card])


def all_effects(card: Card, texts: int) -> tuple[Effect, ...]:
    echo = card.echo_effect
    return ((echo,) if echo is not None else ()) + card.effects[texts]


def carried_out_by_everyone(card: Card, texts: int, number: int) -> Game:
    """A game in which the card is activated by seat 0; the others share all its effects, and obey all its demands."""
    random = Random(1000 * card.index + number)
    setup = setup_of(Rules(PLAYERS, EDITIONS[texts], expansions=("echoes",), american=False), random.randrange(2**32))
    setup.position = '"full"'
    table = full_table(setup, card, random)
    others = tuple(range(1, PLAYERS))
    began = Activation(card, 0, all_effects(card, texts), 0, (0,) * PLAYERS, others, others)
    step = first_step(began)
    assert step is not None
    table.phase = step
    game = Game()
    game.begin(table)
    while game.decision is not None and isinstance(game.table.phase, Dogma):
        if game.decision.effect in began.effects:
            check_who_is_asked(game.table, game.table.phase, game.decision)
        game.choose(random.choice(game.decision.options))
    return game


def check_who_is_asked(table: Table, dogma: Dogma, decision: Decision) -> None:
    """Whoever carries an effect out decides, unless the card says otherwise (docs/rules.md 8)."""
    title = dogma.card.title
    if title in OWNERS_CHOOSE:
        owners = {table.where[option.card.index] >> 3 for option in decision.options if option.card is not None}
        assert owners <= {decision.player}, f"{title}: {decision}"
    else:
        chooser = dogma.acting if title in THE_DEMANDER_CHOOSES else dogma.doer
        assert decision.player == chooser, f"{title}: {decision}"


def deeds(game: Game) -> list[tuple[int, int, Event]]:
    """Everything that happened while someone carried out an effect: who did so, in which role, and the event."""
    found: list[tuple[int, int, Event]] = []
    doer, role = -1, -1
    for event in game.events:
        if event.kind == EXECUTES:
            assert isinstance(event.detail, Role)
            doer, role = event.player, event.detail.role
        elif event.effect is not None:
            found.append((doer, role, event))
    return found


PRINTED = [(card, texts) for card in CARDS for texts in EDITIONS if texts == THIRD or card in BASE_SET.cards]
"""Every card with each of its texts; those of Echoes are known from the third edition only."""


@pytest.mark.parametrize(("card", "texts"), PRINTED, ids=[f"{card} {EDITIONS[texts]}" for card, texts in PRINTED])
def test_every_event_names_the_player_who_did_it(card: Card, texts: int) -> None:
    """docs/rules.md 8: in a demand "you" is the one who obeys, so whatever goes away from there is told of that player.

    Who shares acts for himself, on another's board, too.
    """
    obeyed: set[Effect] = set()
    for number in range(TABLES):
        for doer, role, event in deeds(carried_out_by_everyone(card, texts, number)):
            assert event.effect is not None
            allowed = event.kind in DUE_BY_ITSELF or (event.effect.card.title, event.kind) in DONE_BY_OTHERS
            assert event.player == doer or allowed, f"{event} is told of player {event.player}, but {doer} did it"
            if role == OBEYS and event.kind not in SAYINGS:
                obeyed.add(event.effect)
    # Otherwise the test would say nothing about a demand.
    assert obeyed == {effect for effect in card.effects[texts] if effect.is_demand}
