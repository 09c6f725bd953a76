"""The search with a network: what it asks the network, what it does with the answers, and when it stops."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

import tenages
from tenages import Game, bots
from tenages.bots import Budget, MasterBot, master
from tenages.bots import worlds as worlds_of_bots
from tenages.bots.mcts import Clock
from tenages.bots.thinking.foresight import IDLE
from tenages.bots.thinking.guided_tree import GuidedTree
from tenages.bots.worlds import many_worlds
from tenages.networks.evaluator import Judgement
from tenages.networks.rows import asked_in
from tenages.rules.errors import TenAgesError
from tenages.rules.play import Play
from tenages.sight.view import View
from tests.bots.spots import about_to_win
from tests.support.randomly import positions

PLAYED = (
    "card plumbing, card archery, meld noodles, meld clothing, draw, dogma noodles, "
    "dogma noodles, dogma clothing, card mysticism, dogma mysticism, meld sailing, draw, "
    "dogma clothing, card tools, dogma mysticism, dogma noodles, dogma noodles, dogma clothing, "
    "card agriculture, dogma mysticism, meld mapmaking, dogma noodles, dogma mysticism, dogma mysticism"
)
"""How it plays with the network `Numbers`."""


class Even:
    """A network that likes all options alike, thinks that everything is even, and notes what it is asked."""

    def __init__(self) -> None:
        self.batches: list[int] = []
        self.asked: set[int] = set()

    def evaluate(self, moments: Sequence[View | Play]) -> Judgement:
        self.batches.append(len(moments))
        priors = []
        for moment in moments:
            decision = asked_in(moment)
            self.asked.add(decision.player)
            priors.append(np.full(len(decision.options), 1 / len(decision.options), dtype=np.float32))
        seats = moments[0].setup.players
        return Judgement(
            priors, np.zeros(len(moments), dtype=np.float32), np.full((len(moments), seats), 1 / seats, np.float32)
        )


class Silent(Even):
    """A network that does not say the chances of the seats."""

    def evaluate(self, moments: Sequence[View | Play]) -> Judgement:
        return super().evaluate(moments)._replace(chances=None)


def decided(bot: MasterBot, game: Game) -> str:
    assert game.decision is not None
    return bot.decide(game.view(game.decision.player), game.decision).notation


def decided_by_policy(game: Game) -> str:
    assert game.decision is not None
    return bots.named("policy", 1).decide(game.view(game.decision.player), game.decision).notation


def undecided(number: int, seed: int, kinds: tuple[str, ...] = ("base", "echoes")) -> list[Game]:
    """Random positions at which someone has a choice."""
    found = [game for game, _ in positions(number, seed=seed, kinds=kinds) if game.decision is not None]
    return [game for game in found if game.decision is not None and len(game.decision.options) > 1]


class TestWhatItFinds:
    def test_a_win_that_its_network_does_not_see(self) -> None:
        assert decided(MasterBot(1, Budget(iterations=100), Even()), about_to_win()) == "achieve 1"

    def test_an_action_that_changes_nothing_is_worth_less(self) -> None:
        game = tenages.position({"board": ["Currency"]}, {"board": ["Tools"]})
        bot = MasterBot(1, Budget(iterations=40), Even())
        assert game.decision is not None
        rated = {each.option.notation: each.chance for each in bot.rate(game.view(0), game.decision)}
        assert rated["dogma currency"] == pytest.approx(IDLE * rated["draw"], abs=0.01)

    def test_each_look_knows_which_actions_changed_nothing(self) -> None:
        tree = GuidedTree(2)
        game = tenages.position({"board": ["Currency"]}, {"board": ["Tools"]})
        leaf = tree.descend(game.copy())
        master.judge(tree, [leaf], Even())
        (idle,) = [child for child in tree.root.children.values() if str(child.option) == "<dogma currency>"]
        for _ in range(30):
            leaf = tree.descend(game.copy())
            assert (idle in leaf.idle) == (idle in leaf.path)
            master.judge(tree, [leaf], Even())
        assert idle.mean() == pytest.approx(0.5 * IDLE, abs=0.01)

    def test_what_the_network_likes_if_there_is_time_for_one_look_only(self) -> None:
        for game in undecided(6, 12, ("base",)):
            assert decided(MasterBot(1, Budget(iterations=1)), game) == decided_by_policy(game)

    def test_everyones_chance_at_a_table_of_four(self) -> None:
        game = tenages.new_game(players=4, seed=3)
        bot = MasterBot(1, Budget(iterations=30))
        decided(bot, game)
        chances = bot.expected()
        assert chances is not None
        assert sum(chances) == pytest.approx(1, abs=0.01)
        assert all(0 < chance < 1 for chance in chances)


class TestWhatItAsks:
    def test_all_looks_are_judged_or_have_reached_the_end(self) -> None:
        for game in undecided(8, 4):
            network = Even()
            bot = MasterBot(1, Budget(iterations=50), network)
            decided(bot, game)
            assert sum(network.batches) <= 50
            assert network.batches[0] == 1
            assert max(network.batches) <= master.LARGEST_BATCH

    def test_a_small_tree_gets_small_batches_and_a_large_one_large_ones(self) -> None:
        network = Even()
        decided(MasterBot(1, Budget(iterations=600), network), tenages.new_game(seed=5))
        assert network.batches[:3] == [1, 1, 1]
        assert max(network.batches) == master.LARGEST_BATCH

    def test_the_network_judges_for_the_others_too(self) -> None:
        network = Even()
        game = tenages.position({"board": ["Tools"]}, {"board": ["Oars"]})
        decided(MasterBot(1, Budget(iterations=200), network), game)
        assert network.asked == {0, 1}

    def test_a_network_that_does_not_say_the_chances_is_refused_in_words(self) -> None:
        with pytest.raises(TenAgesError, match="does not say the chance of each seat"):
            decided(MasterBot(1, Budget(iterations=5), Silent()), tenages.new_game(seed=1))


class TestItsBudget:
    @pytest.mark.parametrize("iterations", [1, 2, 7, 40])
    def test_is_kept_to_the_iteration_unless_nothing_can_change_any_more(self, iterations: int) -> None:
        for game in undecided(4, 6, ("base",)):
            network = Even()
            decided(MasterBot(1, Budget(iterations=iterations), network), game)
            assert 1 <= sum(network.batches) <= iterations

    def test_of_seconds_is_over_when_the_clock_says_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        # Each look at the clock takes a tenth of a second.
        ticks = iter(range(10_000))

        class Ticking(Clock):
            def __init__(self, budget: Budget) -> None:
                super().__init__(budget, lambda: next(ticks) / 10)

        monkeypatch.setattr(master, "Clock", Ticking)
        network = Even()
        decided(MasterBot(1, Budget(seconds=1.0), network), tenages.new_game(seed=2))
        assert len(network.batches) == 8

    def test_garbage_is_collected_again_afterwards_as_it_was_before(self) -> None:
        assert gc.isenabled()
        decided(MasterBot(1, Budget(iterations=3), Even()), tenages.new_game(seed=2))
        assert gc.isenabled()
        with pytest.raises(TenAgesError):
            decided(MasterBot(1, Budget(iterations=3), Silent()), tenages.new_game(seed=2))
        assert gc.isenabled()


def test_the_same_seed_plays_the_same() -> None:
    for game in undecided(6, 8):
        first, again = (MasterBot(3, Budget(iterations=60)) for _ in range(2))
        assert decided(first, game) == decided(again, game)
        assert first.comment() == again.comment()
        assert first.expected() == again.expected()


class Numbers(Even):
    """A network that prefers options by their number, and whoever has more cards, most of all on the board."""

    def evaluate(self, moments: Sequence[View | Play]) -> Judgement:
        judgement = super().evaluate(moments)
        assert judgement.chances is not None
        for row, moment in enumerate(moments):
            assert isinstance(moment, Play)
            likes = np.array([1 + option.number % 7 for option in asked_in(moment).options], dtype=np.float32)
            judgement.priors[row][:] = likes / likes.sum()
            cards = [
                1 + len(player.hand) + len(player.score_pile) + 3 * sum(len(pile) for pile in player.piles)
                for player in moment.table.players
            ]
            judgement.chances[row] = np.array(cards, dtype=np.float32) / sum(cards)
        return judgement


def test_compiled_or_not_it_plays_the_same() -> None:
    """Both builds run this test."""
    game = tenages.new_game(seed=11, expansions=("echoes",))
    players = [MasterBot(seat, Budget(iterations=150), Numbers()) for seat in range(2)]
    for _ in range(24):
        assert game.decision is not None
        game.choose(decided(players[game.decision.player], game))
    assert ", ".join([choice.notation for choice in game.choices]) == PLAYED


def test_without_a_network_the_other_search_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(master, "network_if_any", lambda setup: None)
    game = about_to_win()
    bot = MasterBot(1, Budget(iterations=60))
    assert decided(bot, game) == "achieve 1"
    assert bot.expected() is None
    comment = bot.comment()
    assert comment is not None
    assert comment.topic == "win"


class Fruitless:
    """Worlds of which none fits."""

    def __init__(self, view: View) -> None:
        pass

    def draw_into(self, game: Game, random: Random) -> bool:
        return False


class TestWorlds:
    def test_are_used_again_once_there_are_enough(self) -> None:
        game = tenages.new_game(seed=4)
        worlds = many_worlds(game.view(0), Random(1), different=3, draws=10)
        first = [next(worlds) for _ in range(9)]
        hands = [world.table.players[1].hand for world in first if world is not None]
        assert hands[3:6] == hands[:3] == hands[6:]
        assert len({id(world) for world in first}) == 9

    def test_that_cannot_be_found_are_not_looked_for_for_ever(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(worlds_of_bots, "Worlds", Fruitless)
        worlds = many_worlds(tenages.new_game(seed=4).view(0), Random(1), different=3, draws=10)
        assert list(worlds) == [None] * 10

    def test_without_any_it_still_chooses(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(master, "many_worlds", lambda *_: iter([None] * 5))
        game = tenages.new_game(seed=4)
        assert game.decision is not None
        assert decided(MasterBot(1, Budget(iterations=9)), game) in [each.notation for each in game.decision.options]


def test_every_look_counts_once_and_ends_in_some_option() -> None:
    for game in undecided(5, 9):
        tree = GuidedTree(game.setup.players)
        network = Even()
        for _ in range(30):
            master.judge(tree, [tree.descend(game.copy())], network)
        assert tree.iterations == tree.root.visits == 30
        assert sum(child.visits for child in tree.root.children.values()) == 29


def test_how_likely_an_option_is_is_the_mean_over_the_worlds_that_offered_it() -> None:
    game = tenages.position({"board": ["Archery"], "hand": ["Oars"]}, {"board": ["Tools"]})
    assert game.decision is not None
    tree = GuidedTree(2, flattening=1.0)
    # Two leaves of one batch: in the second world the network prefers another option.
    leaves = [tree.descend(game.copy()) for _ in range(2)]
    number = len(game.decision.options)
    for leaf, likely in zip(leaves, (0.8, 0.4), strict=True):
        tree.expand(leaf, [likely] + [(1 - likely) / (number - 1)] * (number - 1), [0.5, 0.5])
    first, *others = tree.root.children.values()
    assert first.prior == pytest.approx(0.6)
    assert sum(child.prior for child in others) == pytest.approx(0.4)


def test_bots_by_name_take_a_budget() -> None:
    bot = bots.named("master:25", 1)
    assert isinstance(bot, MasterBot)
    assert bot.budget == Budget(iterations=25)
