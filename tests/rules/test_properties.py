"""Properties of every game, whatever the players choose."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import tenages
from tenages import Card, Game
from tenages.cards import CARDS
from tenages.records.digest import digest
from tests.support.effort import PROOF, SEED, cases, daily, is_enough
from tests.support.oracle import check
from tests.support.randomly import KINDS, TABLES, Table, act_on, deal, deal_late, play_on


class AnyGame(RuleBasedStateMachine):
    """A game in which Hypothesis chooses, copies, saves and replays as it likes."""

    game: Game

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32 - 1))
    def sit_down(self, table: Table, seed: int) -> None:
        self.game = deal(table, seed)

    @precondition(lambda self: self.game.decision is not None)
    @rule(number=st.integers(0, 2**16))
    def choose(self, number: int) -> None:
        assert self.game.decision is not None
        options = self.game.decision.options
        self.game.choose(options[number % len(options)])

    @precondition(lambda self: self.game.decision is not None)
    @rule(choices=st.integers(1, 60), seed=st.integers(0, 2**16))
    def play_a_while(self, choices: int, seed: int) -> None:
        play_on(self.game, Random(seed), choices)

    @rule(choices=st.integers(1, 30), seed=st.integers(0, 2**16))
    def try_it_out_on_a_copy(self, choices: int, seed: int) -> None:
        before = digest(self.game)
        copy = self.game.copy()
        assert digest(copy) == before
        play_on(copy, Random(seed), choices)
        check(copy)
        assert digest(self.game) == before
        # The original goes the same way as its copy when it is given the same choices.
        again = self.game.copy()
        play_on(again, Random(seed), choices)
        assert digest(again) == digest(copy)
        assert again.record() == copy.record()

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.game = self.game.copy()

    @rule()
    def save_and_load(self) -> None:
        loaded = tenages.replay(self.game.record())
        assert digest(loaded) == digest(self.game)
        assert len(loaded.events) == len(self.game.events)
        self.game = loaded

    @invariant()
    def the_table_is_in_order(self) -> None:
        if hasattr(self, "game"):
            check(self.game)
            assert (self.game.decision is None) == (self.game.outcome is not None)


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=cases(20, 600),
    stateful_step_count=25,
    # How long games take to play depends on what else the machine does, and says nothing about them.
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.parametrize("kind", KINDS)
def test_random_games_end_in_order(kind: str) -> None:
    tables = KINDS[kind]
    for number in range(daily(0), daily(0) + cases(40, 1000)):
        game = deal(tables[number % len(tables)], number)
        play_on(game, Random(number))
        check(game)
        assert game.outcome is not None


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_is_in_order_at_every_decision(kind: str) -> None:
    tables = KINDS[kind]
    wanted = {"act": 200} if kind == "base" else {"act": 200, "promote": 5, "activate": 2}
    purposes: Counter[str] = Counter()
    # Every day some of the tables, and in `make proof` all of them several times.
    for number in range(SEED, SEED + cases(200, 3 * len(tables))):
        if not PROOF and is_enough(purposes, wanted):
            break
        game = deal(tables[number % len(tables)], daily(number))
        random = Random(number)
        check(game)
        while game.decision is not None:
            purposes[game.decision.purpose] += 1
            play_on(game, random, 1)
            check(game)
    assert is_enough(purposes, wanted), purposes


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_is_in_order_in_games_that_begin_in_the_later_ages(kind: str) -> None:
    tables = KINDS[kind]
    used: set[Card] = set()
    late = {card for card in CARDS if card.age >= 9 and (card.deck == "base" or kind != "base")}
    for number in range(daily(0), daily(0) + cases(2000, 5000)):
        if late <= used and number >= daily(0) + cases(20, 1000):
            break
        game = deal_late(tables[number % len(tables)], number)
        random = Random(number)
        check(game)
        while game.decision is not None:
            act_on(game, random, 1 if number < daily(0) + cases(12, 1000) else 10**9)
            check(game)
        used |= {event.effect.card for event in game.events if event.effect is not None}
    assert late <= used, f"nobody used {late - used}"


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_in_the_middle_of_an_effect_goes_the_same_way(kind: str) -> None:
    copied = 0
    tables = KINDS[kind]
    for number in range(1000):
        if copied >= cases(200, 10_000):
            break
        game = deal(tables[(SEED + number) % len(tables)], daily(number))
        random = Random(number)
        while game.decision is not None:
            option = random.choice(game.decision.options)
            if game.effect_start is not None:
                copy = game.copy()
                copy.choose(option)
                game.choose(option)
                assert digest(copy) == digest(game)
                assert len(copy.events) == len(game.events)
                copied += 1
            else:
                game.choose(option)
    assert copied >= cases(200, 10_000)
