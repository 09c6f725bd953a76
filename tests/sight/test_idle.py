"""Dogmas of which nothing would come: said before the click, from what the player may know alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tenages
from tenages import Game
from tenages.rules.events import ACTIVATED, EXECUTES, TURN
from tenages.sight.facts import activated_by
from tenages.sight.idle import idle_options
from tests.support.permuting import permuted
from tests.support.randomly import KINDS, deal, deal_late, positions


def idle(game: Game) -> list[str]:
    """What the player who acts is told would do nothing."""
    decision = game.decision
    assert decision is not None
    return [option.notation for option in idle_options(game.view(decision.player), decision)]


def position(ann: dict[str, Any], bob: dict[str, Any], **more: Any) -> Game:
    return tenages.position(ann, bob, **more)


class TestNothingWouldHappen:
    def test_to_a_card_that_needs_a_hand_when_the_hand_is_empty(self) -> None:
        assert idle(position({"board": ["Tools"]}, {})) == ["dogma tools"]

    def test_to_a_demand_that_nobody_has_to_obey(self) -> None:
        assert idle(position({"board": ["Archery"]}, {"board": ["Metalworking"]})) == ["dogma archery"]

    def test_to_a_demand_for_cards_of_an_empty_hand(self) -> None:
        game = position({"board": ["City States"]}, {"board": ["Agriculture"]})
        assert idle(game) == ["dogma city-states"]

    def test_to_a_splay_where_no_pile_has_two_cards(self) -> None:
        assert idle(position({"board": ["Code of Laws"]}, {})) == ["dogma code-of-laws"]


class TestSomethingCouldHappen:
    def test_where_a_card_is_drawn(self) -> None:
        assert idle(position({"board": ["The Wheel"]}, {})) == []

    def test_where_someone_may_return_a_card(self) -> None:
        assert idle(position({"board": ["Tools"], "hand": ["Oars", "Archery", "Clothing"]}, {})) == []

    def test_where_someone_else_shares_it(self) -> None:
        """Bob has as many lightbulbs, and three cards to return."""
        bob = {"board": ["Writing"], "hand": ["Oars", "Archery", "Clothing"]}
        assert "dogma tools" not in idle(position({"board": ["Tools"]}, bob))

    def test_where_a_hand_must_be_shown(self) -> None:
        """Bob has a card, and Ann cannot know whether it fits: he transfers it or shows that he cannot."""
        game = position({"board": ["Oars"]}, {"hand": ["Tools"]}, piles={1: ["Clothing"]})
        assert idle(game) == []

    def test_where_the_game_would_end(self) -> None:
        game = position({"board": ["A.I.", "Robotics"]}, {"board": ["Software"]})
        assert "dogma a-i" not in idle(game)


@pytest.mark.parametrize("late", [False, True], ids=["dealt", "late"])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_said_to_do_nothing_does_nothing(kind: str, late: bool) -> None:
    """In the game as it really is, with the cards that the player could not see."""
    said = 0
    for number, table in enumerate(KINDS[kind]):
        random, game = Random(number), (deal_late if late else deal)(table, number)
        while (decision := game.decision) is not None:
            for option in idle_options(game.view(decision.player), decision):
                said += 1
                after = game.copy()
                before = len(game.events)
                after.choose(option)
                assert after.effect_start is None
                kinds = [event.kind for event in after.events[before:]]
                assert set(kinds[: kinds.index(TURN)] if TURN in kinds else kinds) <= {ACTIVATED, EXECUTES}
            game.choose(random.choice(decision.options))
    assert said > (0 if late else 100)


@pytest.mark.parametrize("kind", KINDS)
def test_it_tells_nothing_of_hidden_cards(kind: str) -> None:
    compared, said = 0, 0
    for game, random in positions(120, seed=3, kinds=(kind,)):
        decision = game.decision
        if decision is None or not any(activated_by(game.view(decision.player), decision, o) for o in decision.options):
            continue
        other = permuted(game, decision.player, random)
        if other is not None:
            compared += 1
            said += len(idle(game))
            assert idle(game) == idle(other)
    assert compared >= 20
    assert said >= 3
