"""One network for many tables: three to five players and teams, with a share of the victory for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.learning.tiny import WITHOUT_PYTORCH

torch = pytest.importorskip("torch", reason=WITHOUT_PYTORCH)

import tenages  # noqa: E402
from tenages.encoding.layout import place_name, places_used  # noqa: E402
from tenages.encoding.observation import observe  # noqa: E402
from tenages.encoding.sparse_rows import SparseRows  # noqa: E402
from tenages.learning import matches  # noqa: E402
from tenages.learning.checkpoint import load  # noqa: E402
from tenages.learning.network import Network  # noqa: E402
from tenages.learning.players import LocalPlayers, evaluator, new_network, retina_for  # noqa: E402
from tenages.learning.ppo import learn  # noqa: E402
from tenages.learning.rollout import Collector, Rollout, estimated_gains  # noqa: E402
from tenages.learning.run import Run  # noqa: E402
from tenages.learning.self_play import PLACES_PER_GAME, SelfPlay, dealer, worth  # noqa: E402
from tenages.learning.worth import turned, values_of, worth_of  # noqa: E402
from tenages.networks.tables import name_of  # noqa: E402
from tenages.opening import deal  # noqa: E402
from tenages.rules.setup import Rules  # noqa: E402
from tests.learning.tiny import ROUND, matches_in_this_process, tiny  # noqa: E402

CPU = torch.device("cpu")
TABLES = ["3", "4", "5", "4 teams", "3 echoes", "4 echoes", "5 echoes", "4 teams echoes"]
SETTINGS = tiny(tables=TABLES)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)


@pytest.fixture
def network() -> Network:
    torch.manual_seed(1)
    made = new_network(SETTINGS, retina_for(SETTINGS, CPU))
    with torch.no_grad():
        # A new network expects the same for all.
        made.value.weight.normal_()
    return made


@pytest.fixture(scope="module")
def players() -> Iterator[LocalPlayers]:
    found = LocalPlayers(SETTINGS, retina_for(SETTINGS, CPU), SETTINGS.games, 1, 1)
    yield found
    found.close()


def seen_at(rules: Rules, seat: int = 0) -> Any:
    """What a player sees at the start, as the network is shown it."""
    row = observe(deal(rules, 1).view(seat))[places_used(SETTINGS.most_players, SETTINGS.all_expansions)]
    return torch.from_numpy(row)[None]


class TestTheNetwork:
    @pytest.mark.parametrize("rules", SETTINGS.table_rules, ids=name_of)
    def test_shares_the_victory_among_those_who_sit_there(self, network: Network, rules: Rules) -> None:
        with torch.no_grad():
            shares = network(seen_at(rules))[1][0]
        assert shares.shape == (5,)
        assert shares.sum() == pytest.approx(1)
        assert (shares[: rules.players] > 0).all()
        assert (shares[rules.players :] == 0).all()

    def test_gives_partners_the_same(self, network: Network) -> None:
        with torch.no_grad():
            together = network(seen_at(Rules(4, teams=True)))[1][0]
            alone = network(seen_at(Rules(4)))[1][0]
        assert torch.allclose(together[:2], together[2:4])
        assert not torch.isclose(together[0], together[1])
        assert len(set(alone.tolist())) == 5


class TestWhatAGameWasWorth:
    def test_one_of_three_wins(self) -> None:
        game = tenages.position(
            {"board": ["Sanitation"], "score": ["Coal"], "achievements": [2, 3, 4, 5]}, {"board": ["Archery"]}, {}
        )
        assert worth(game) == [0, 0, 0]
        game.choose("achieve 1")
        assert worth(game) == pytest.approx([2 - 2 / 3, -2 / 3, -2 / 3])

    def test_partners_win_together(self) -> None:
        game = tenages.position(
            {"board": ["Sanitation"], "score": ["Coal"], "achievements": [2, 3, 4]},
            {"board": ["Archery"]},
            {"achievements": [5, 6]},
            {},
            teams=True,
        )
        game.choose("achieve 1")
        assert worth(game) == [1, -1, 1, -1]

    def test_of_two_players_one_wins_what_the_other_loses(self) -> None:
        game = tenages.position(
            {"board": ["Sanitation"], "score": ["Coal"], "achievements": [2, 3, 4, 5, 6]}, {"board": ["Archery"]}
        )
        game.choose("achieve 1")
        assert worth(game) == [1, -1]


class TestSeats:
    def test_are_counted_from_who_is_asked_and_back(self) -> None:
        """The player in seat 2 of a table of three is asked: to the left of him sit seat 0 and seat 1."""
        numbers, asked, three = torch.tensor([[10.0, 11.0, 12.0, 0.0, 0.0]]), torch.tensor([2]), torch.tensor([3])
        relative = turned(numbers, asked, three)
        assert relative.tolist() == [[12, 10, 11, 0, 0]]
        assert torch.equal(turned(relative, -asked, three), numbers)

    def test_what_is_expected_is_on_one_scale_for_all_tables(self) -> None:
        """Even games are worth nothing; in teams both partners have what their side can expect."""
        players, teams = torch.tensor([3, 4, 4]), torch.tensor([False, False, True])
        shares = torch.tensor([[1 / 3, 1 / 3, 1 / 3, 0, 0], [1, 0, 0, 0, 0], [0.5, 0, 0.5, 0, 0]])
        expected = worth_of(shares, players, teams)
        wanted = torch.tensor([[0, 0, 0, 0, 0], [1.5, -0.5, -0.5, -0.5, 0], [1, -1, 1, -1, 0]])
        assert torch.allclose(expected, wanted, atol=1e-6)
        assert torch.allclose(values_of(expected, players, teams, by_seat=True), shares)


class TestJudgingDecisions:
    def test_each_seat_gains_what_came_more_than_was_expected(self) -> None:
        """Of three steps of one game: the second one ends it, and seat 1 wins."""
        expected = torch.tensor([[0.0, 0.2, -0.2], [0.3, 0.1, -0.4], [9.0, 9.0, 9.0]])[None, :, None]
        rewards = torch.tensor([[0.0, 0.0, 0.0], [-0.7, 1.3, -0.7], [0.0, 0.0, 0.0]])[None, :, None]
        over = torch.tensor([False, True, False])[None, :, None]
        gains = estimated_gains(expected, rewards, over, discount=0.9, trace=0.5)[0, :, 0]
        last = [-1.0, 1.2, -0.3]
        assert gains[1].tolist() == pytest.approx(last)
        first = [0.9 * 0.3 - 0.0, 0.9 * 0.1 - 0.2, 0.9 * -0.4 + 0.2]
        assert gains[0].tolist() == pytest.approx(
            [one + 0.9 * 0.5 * later for one, later in zip(first, last, strict=True)]
        )

    def test_for_two_players_the_sign_turns_when_the_other_is_asked(self) -> None:
        """The same numbers, to the last digit, as with one value for the player who is asked."""
        shape = (2, 33, 7)
        values, asked = torch.randn(shape), torch.randint(0, 2, shape)
        over = torch.rand(shape) < 0.1
        rewards = torch.where(over, torch.randint(-1, 2, shape).float(), 0.0)
        two, no_teams = torch.full(shape, 2), torch.zeros(shape, dtype=torch.bool)
        gains = estimated_gains(
            turned(worth_of(values, two, no_teams), -asked, two),
            turned(torch.stack((rewards, -rewards), -1), -asked, two),
            over,
            0.9995,
            0.95,
        )
        assert torch.equal(turned(gains, asked, two)[..., 0], turning_signs(values, asked, over, rewards))

    def test_what_the_network_should_have_said_are_shares_again(self, players: LocalPlayers, network: Network) -> None:
        rollout = players.play(network, None).rollout
        seated = retina_for(SETTINGS, CPU).seating.seated(rollout.seen)
        assert set(seated.sum(1).tolist()) == {3, 4, 5}
        for shares in (rollout.values, rollout.returns):
            assert torch.allclose(shares.sum(1), torch.ones(ROUND), atol=1e-4)
            assert torch.equal(shares != 0, seated > 0)
        with torch.no_grad():
            assert torch.allclose(network(rollout.seen.float())[1], rollout.values, atol=1e-3)
        assert rollout.legal.gather(1, rollout.actions[:, None]).all()


def turning_signs(values: Any, asked: Any, over: Any, rewards: Any) -> Any:
    """Generalised advantage estimation for two players, as it is usually written."""
    gains = torch.zeros_like(values)
    following = torch.zeros_like(values[:, 0])
    for step in reversed(range(values.shape[1] - 1)):
        sign = torch.where(asked[:, step] == asked[:, step + 1], 1.0, -1.0)
        sign = torch.where(over[:, step], torch.zeros_like(sign), sign)
        gain = rewards[:, step] + 0.9995 * sign * values[:, step + 1] - values[:, step]
        following = gain + 0.9995 * 0.95 * sign * following
        gains[:, step] = following
    return gains


class TestLearning:
    def test_makes_the_shares_fit_the_results(self, players: LocalPlayers, network: Network) -> None:
        """Say that the player on the left always wins, in teams together with his partner."""
        rollout: Rollout = players.play(network, None).rollout
        teams = retina_for(SETTINGS, CPU).seating.teams(rollout.seen)[:, None] > 0
        rollout.returns = torch.where(teams, torch.tensor([0, 0.5, 0, 0.5, 0]), torch.tensor([0.0, 1, 0, 0, 0]))
        optimizer = torch.optim.Adam(network.parameters(), lr=0.01)
        losses = [learn(network, optimizer, rollout, SETTINGS, 0.0)["value_loss"] for _ in range(20)]
        assert losses[-1] < 0.3 * losses[0]


class TestPlaying:
    def test_each_game_is_dealt_at_one_of_the_tables(self) -> None:
        def names(seed: int) -> list[str]:
            deal_next = dealer(SETTINGS.table_rules, seed)
            return [name_of(deal_next(0)[0].setup) for _ in range(40)]

        assert set(names(1)) == set(TABLES)
        assert names(1) == names(1) != names(2)

    def test_an_earlier_self_may_have_any_seat(self, network: Network) -> None:
        settings = tiny(tables=TABLES, max_decisions=12, steps=80, games=32)
        play = SelfPlay(settings.table_rules, settings.games, 1, settings.max_decisions, 1)
        try:
            collector = Collector(play, retina_for(settings, CPU), settings.steps, 0.99, 0.95, league_share=1.0)
            collector.collect(evaluator(network, CPU), evaluator(network, CPU))
        finally:
            play.close()
        kept = slice(0, settings.steps)
        theirs = ~collector.own[:, kept]
        seats, sizes = collector.seats[:, kept][theirs], collector.players[:, kept][theirs]
        pairs = set(zip(seats.tolist(), sizes.tolist(), strict=True))
        assert pairs == {(seat, size) for size in (3, 4, 5) for seat in range(size)}

    def test_the_longest_observation_has_room(self) -> None:
        """Five players with Echoes, to the end of a game by chance."""
        game, random, longest = deal(Rules(5, expansions=("echoes",)), 2), Random(2), 0
        while game.decision is not None:
            rows = SparseRows()
            rows.add(game, game.decision.player)
            longest = max(longest, len(rows.places()) // 2)
            game.choose(random.choice(game.decision.options))
        assert 250 < longest < 0.7 * PLACES_PER_GAME


@pytest.fixture(scope="module")
def small_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run at two tables, with a match on the way."""
    torch.set_num_threads(1)
    folder = tmp_path_factory.mktemp("small")
    with matches_in_this_process():
        Run(folder, tiny(tables=["3", "4 teams"], decisions=ROUND, match_every=1, match_games=8)).go()
    return folder


class TestARun:
    def test_is_resumed_with_its_tables(self, small_run: Path) -> None:
        network, settings = load(small_run)
        assert settings.tables == ("3", "4 teams")
        assert network.value.out_features == 5
        run = Run(small_run, tiny(tables=["3", "4 teams"]))
        assert run.counters.decisions == ROUND

    def test_plays_matches_at_each_of_them(self, small_run: Path) -> None:
        """At three from each seat, in teams with each side."""
        run = Run(small_run, tiny(tables=["3", "4 teams"]))
        with matches_in_this_process():
            found = matches.matches(run.network, run.settings, {"random": 8}, 1)
        assert {name: rate.games for name, rate in found.items()} == {"random, 3": 6, "random, 4 teams": 4}

    def test_plays_matches_at_the_one_that_is_named(self, small_run: Path, capsys: pytest.CaptureFixture[str]) -> None:
        matches.main(str(small_run), "1", "table=4 teams", "random=4")
        assert capsys.readouterr().out.startswith("random, 4 teams: ")

    def test_begins_with_what_was_learned_at_tables_of_two(self, tmp_path: Path) -> None:
        Run(tmp_path / "two", tiny(expansions=["echoes"], decisions=ROUND)).go()
        before, _ = load(tmp_path / "two")
        now = Run(tmp_path / "many", tiny(tables=TABLES, begin_with=str(tmp_path / "two"))).network
        places = {place_name(place): column for column, place in enumerate(places_used(2, ("echoes",)))}
        columns = {place_name(place): column for column, place in enumerate(places_used(5, ("echoes",)))}

        def same(name: str, like: str, size: float = 1.0) -> bool:
            return bool(torch.equal(now.entry.weight[:, columns[name]], before.entry.weight[:, places[like]] * size))

        assert same("board, me, agriculture", "board, me, agriculture")
        assert same("hand, left 1, writing", "hand, left 1, writing")
        # The others are like the opponent that it knew, and every number of players like the one that it knew.
        assert same("board, left 3, agriculture", "board, left 1, agriculture", 0.5)
        assert same("players, 4", "players, 2")
        assert torch.equal(now.policy.weight, before.policy.weight)
        assert torch.equal(now.value.weight[:2], torch.stack([before.value.weight[0], -before.value.weight[0]]))
        assert torch.equal(now.value.weight[5], before.value.weight[1])
