"""Who does what: every event names the player who did it, whoever's cards he moved.

Each card lies on a table full of cards, and everyone carries out every effect of it, demands too.
"""

from __future__ import annotations

from random import Random

import pytest

from tenages import Card, Game
from tenages.cards import BASE_SET, CARDS
from tenages.rules.card import THIRD, Effect
from tenages.rules.events import (
    CHOSE_COLOR,
    CHOSE_ICON,
    CHOSE_VALUE,
    CLAIMED,
    ENDED,
    EXECUTES,
    OBEYS,
    PASSED,
    RETURNED,
    SHOWED_HAND,
    Event,
    Role,
)
from tenages.rules.options import Decision
from tenages.rules.phase import Dogma
from tenages.rules.state import Table
from tests.support.effort import cases
from tests.support.full_tables import EDITIONS, activated

TABLES = 20
"""On how many tables each card is tried at most: enough for every verb of every demand."""
DUE_BY_ITSELF = (CLAIMED, ENDED)
"""Nobody does these: an achievement goes to whoever qualifies, and the game ends for all (docs/rules.md 14, 15)."""
DONE_BY_OTHERS = {
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


def carried_out_by_everyone(card: Card, texts: int, number: int) -> Game:
    """A game in which the card is activated by seat 0; the others share all its effects, and obey all its demands."""
    random = Random(1000 * card.index + number)
    game = activated(card, texts, random)
    while game.decision is not None and isinstance(game.table.phase, Dogma):
        if game.decision.effect in game.table.phase.began.effects:
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
    demands = {effect for effect in card.effects[texts] if effect.is_demand}
    obeyed: set[Effect] = set()
    for number in range(TABLES):
        if number >= cases(3, TABLES) and obeyed == demands:
            break
        for doer, role, event in deeds(carried_out_by_everyone(card, texts, number)):
            assert event.effect is not None
            allowed = event.kind in DUE_BY_ITSELF or (event.effect.card.title, event.kind) in DONE_BY_OTHERS
            assert event.player == doer or allowed, f"{event} is told of player {event.player}, but {doer} did it"
            if role == OBEYS and event.kind not in SAYINGS:
                obeyed.add(event.effect)
    # Otherwise the test would say nothing about a demand.
    assert obeyed == demands
