"""A sampled world goes on as the real game does, if its cards are the same: nothing of the table or the dogma is lost.

The viewer of these tests knows every card and every answer, so his view leaves no card open.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tenages
from tenages import Card, Game
from tenages.cards import CARDS
from tenages.rules.card import THIRD
from tenages.rules.events import BURIED, SUPPLY, Event
from tenages.rules.phase import Dogma, FirstMelds
from tenages.rules.state import Table
from tenages.sight.scene import viewer_bit
from tenages.sight.view import View
from tests.support.effort import cases
from tests.support.full_tables import activated
from tests.support.randomly import KINDS, act_on, play_on, positions


def open_to(game: Game, seat: int | None) -> Game:
    """A copy of a game in which the viewer of a seat knows every card; what the others know stays as it is."""
    copy = game.copy()
    show_all(copy.table, seat)
    if copy.effect_start is not None:
        start = copy.effect_start.copy()
        show_all(start, seat)
        # They lie face up until the effect is over, so that nobody loses track of any.
        start.shown = tuple(start.setup.cards())
        copy.effect_start = start
        assert copy._rerun_effect()
        copy.table.detach()
    return copy


def show_all(table: Table, seat: int | None) -> None:
    for card in table.setup.cards():
        table.known[card.index] |= viewer_bit(table, seat)
        if table.where[card.index] == BURIED:
            table.where[card.index] = SUPPLY


def full_view(game: Game, seat: int | None) -> View:
    """The view of a seat that knows every card, and which cards the others chose face down."""
    view = game.view(seat)
    view.answers = tuple([option for _, option in game.effect_answers])
    return view


def asked(game: Game) -> tuple[object, ...] | None:
    decision = game.decision
    return None if decision is None else (decision.player, decision.purpose, decision.effect, decision.options)


def said(event: Event) -> str:
    return f"{event} {event.origin} {event.target} {event.seen} {event.effect}"


def check_that_they_go_on_alike(game: Game, world: Game, random: Random, choices: int = 10**9) -> None:
    """Play the same choices in both, and compare every question, the tables, and all that happens."""
    told, retold = len(game.events), len(world.events)
    while game.decision is not None and choices > 0:
        assert asked(world) == asked(game)
        option = random.choice(game.decision.options)
        game.choose(option)
        world.choose(option)
        assert world.changes == game.changes
        choices -= 1
    assert world == game
    assert world.outcome == game.outcome
    # In the middle of an effect, the world's log begins where the effect began.
    assert [said(event) for event in world.events[retold:]] == [said(event) for event in game.events[told:]]


def count_what_is_going_on(game: Game, seen: Counter[str]) -> None:
    seen["moments"] += 1
    seen["answers"] += len(game.effect_answers) > 0
    dogma = game.table.phase
    if isinstance(dogma, Dogma):
        began = dogma.began
        seen["others still to come"] += len(dogma.queue) > 0
        seen["a demand under way"] += dogma.effect is not None and dogma.effect.is_demand
        seen["a demand still to come"] += any(effect.is_demand for effect in began.effects[dogma.number + 1 :])
        seen["sharers"] += len(began.sharers) > 0
        seen["obeyers"] += len(began.obeyers) > 0
        seen["a free draw earned"] += dogma.shared
        seen["a later effect"] += dogma.number > 0
        seen["an echo"] += began.echoes > 0
        seen["deeds"] += any(dogma.deeds)
        seen["cards due"] += len(dogma.cards_due) > 0


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("late", [False, True], ids=["dealt", "late"])
def test_a_world_with_the_same_cards_goes_on_as_the_game_does_to_its_end(kind: str, late: bool) -> None:
    seen: Counter[str] = Counter()
    number = cases(80, 200)
    for real, random in positions(number, seed=31, kinds=(kind,), late=late):
        if isinstance(real.table.phase, FirstMelds):
            # What the others choose there is not known to anyone.
            continue
        seat = random.choice([*range(len(real.table.players)), None])
        game = open_to(real, seat)
        world = tenages.sample(full_view(game, seat), random)
        assert world == game
        assert world.changes == game.changes
        assert asked(world) == asked(game)
        count_what_is_going_on(game, seen)
        check_that_they_go_on_alike(game, world, random)
    assert seen["moments"] >= 0.8 * number
    assert min(seen[what] for what in ("answers", "others still to come", "sharers", "obeyers")) >= number // 20


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_so_it_does_from_every_question_of_every_card(card: Card) -> None:
    """Everyone shares and obeys; each world is played on beyond the end of the dogma, with its free draw."""
    random = Random(card.index)
    for _ in range(cases(1, 2)):
        real = activated(card, THIRD, random)
        while real.decision is not None and isinstance(real.table.phase, Dogma):
            seat = random.choice([*range(len(real.table.players)), None])
            game = open_to(real, seat)
            world = tenages.sample(full_view(game, seat), random)
            assert world == game
            check_that_they_go_on_alike(game, world, random, choices=8)
            play_on(real, random, 1)


def test_the_questions_of_the_cards_come_at_moments_of_every_kind() -> None:
    """So that the test above says something about each part of a dogma that a world must not lose."""
    seen: Counter[str] = Counter()
    for card in CARDS:
        random = Random(card.index)
        for _ in range(2):
            game = activated(card, THIRD, random)
            while game.decision is not None and isinstance(game.table.phase, Dogma):
                count_what_is_going_on(game, seen)
                play_on(game, random, 1)
    assert min(seen.values()) >= 10, seen


def place_and_back(game: Game, card: Card) -> tuple[int, int]:
    return game.table.where[card.index], card.back


def test_a_hidden_card_that_an_effect_is_due_to_is_in_every_world_one_with_that_back_at_that_place() -> None:
    """Ann has drawn a 3 or a 4 by Charitable Trust's echo effect, and may meld it; Bob saw only its back."""
    compared = others = 0
    for title in ("Charitable Trust", "Stethoscope", "Dentures", "Karaoke", "Jet"):
        random = Random(title)
        for _ in range(20):
            game = activated(tenages.find_card(title), THIRD, random)
            while game.decision is not None and isinstance(game.table.phase, Dogma):
                for seat in (0, 1, 2, None):
                    world = tenages.sample(game.view(seat), random)
                    real, phase = game.table.phase, world.table.phase
                    assert isinstance(phase, Dogma)
                    assert [(holder, *place_and_back(world, card)) for holder, card in phase.cards_due] == [
                        (holder, *place_and_back(game, card)) for holder, card in real.cards_due
                    ]
                    compared += len(real.cards_due) > 0
                    others += phase.cards_due != real.cards_due
                act_on(game, random, 1)
    assert compared > 100
    assert others > 20


def test_a_world_sampled_from_a_finished_game_is_finished_as_well() -> None:
    random = Random(1)
    game = play_on(tenages.new_game(3, seed=1), random)
    for seat in (0, 2, None):
        world = tenages.sample(game.view(seat), random)
        assert world.decision is None
        assert world.outcome is not None
        assert world.outcome == game.outcome
