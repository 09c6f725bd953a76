"""What a network learns from, and that it does: rollouts, the league, and learning itself."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from multiprocessing import active_children
from random import Random
from typing import Any

import pytest

from tests.learning.tiny import WITHOUT_PYTORCH

torch = pytest.importorskip("torch", reason=WITHOUT_PYTORCH)

from tenages.learning.league import League  # noqa: E402
from tenages.learning.network import Network  # noqa: E402
from tenages.learning.packing import packed, together, unpacked  # noqa: E402
from tenages.learning.players import LocalPlayers, evaluator, new_network, retina_for  # noqa: E402
from tenages.learning.ppo import learn  # noqa: E402
from tenages.learning.rollout import Collector, Rollout  # noqa: E402
from tenages.learning.self_play import GROUPS, SelfPlay  # noqa: E402
from tests.learning.tiny import ROUND, tiny  # noqa: E402

CPU = torch.device("cpu")
SETTINGS = tiny()


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)


@pytest.fixture(scope="module")
def players() -> Iterator[LocalPlayers]:
    found = LocalPlayers(SETTINGS, retina_for(SETTINGS, CPU), SETTINGS.games, 1, 1)
    yield found
    found.close()


@pytest.fixture
def network() -> Network:
    torch.manual_seed(1)
    return new_network(SETTINGS, retina_for(SETTINGS, CPU))


@pytest.fixture
def rollout(players: LocalPlayers, network: Network) -> Rollout:
    return players.play(network, None).rollout


class TestARollout:
    def test_has_only_legal_actions(self, rollout: Rollout) -> None:
        assert len(rollout.actions) == ROUND
        assert rollout.legal.gather(1, rollout.actions[:, None]).all()

    def test_has_the_chances_with_which_the_network_chose(self, rollout: Rollout, network: Network) -> None:
        with torch.no_grad():
            logits, values, _ = network(rollout.seen.float())
        chances = torch.log_softmax(logits.masked_fill(~rollout.legal, -1e9), 1).gather(1, rollout.actions[:, None])
        assert torch.allclose(chances[:, 0], rollout.chances, atol=1e-3)
        assert torch.allclose(values, rollout.values, atol=1e-3)

    def test_travels_at_a_tenth_of_its_size_and_arrives_as_it_was(self, rollout: Rollout) -> None:
        sent = packed(rollout)
        parts = [sent.lengths, sent.places, sent.values, sent.legal, *sent.others.values()]
        size = sum(part.nbytes for part in parts)
        assert size < 0.2 * sum(getattr(rollout, part.name).nbytes for part in fields(Rollout))
        arrived = together([unpacked(sent, CPU), unpacked(sent, CPU)])
        for part in fields(Rollout):
            there, here = getattr(arrived, part.name), getattr(rollout, part.name)
            assert torch.equal(there, torch.cat([here, here])), part.name


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals that a process could be sent")
def test_ctrl_c_does_not_reach_the_processes_that_play(network: Network, capfd: pytest.CaptureFixture[str]) -> None:
    """A terminal sends it to all processes; only the one that shows the run stops, after the round."""
    settings, earlier = tiny(workers=2), active_children()
    players = LocalPlayers(settings, retina_for(settings, CPU), settings.games, 2, 1)
    try:
        playing = [process for process in active_children() if process not in earlier]
        for process in playing:
            assert process.pid is not None
            os.kill(process.pid, signal.SIGINT)
        for _ in range(3):
            players.play(network, None)
        assert len(playing) == 2
        assert all(process.is_alive() for process in playing)
    finally:
        players.close()
    assert capfd.readouterr().err == ""


class TestLearning:
    def test_makes_what_turned_out_well_more_likely(self, rollout: Rollout, network: Network) -> None:
        """Say that the first of the legal actions was always good and all others bad."""
        good = rollout.actions == rollout.legal.int().argmax(1)
        taught = replace(rollout, advantages=torch.where(good, 1.0, -1.0))
        optimizer = torch.optim.Adam(network.parameters(), lr=0.003)
        before = chance_of(network, taught, good)
        for _ in range(5):
            learn(network, optimizer, taught, SETTINGS, 0.0)
        assert chance_of(network, taught, good) > before + 0.05

    def test_makes_the_value_fit_the_results(self, rollout: Rollout, network: Network) -> None:
        """Say that whoever has a choice of many actions always won."""
        many = rollout.legal.sum(1) > 3
        taught = replace(rollout, returns=torch.where(many, 0.9, -0.9))
        optimizer = torch.optim.Adam(network.parameters(), lr=0.003)
        losses = [learn(network, optimizer, taught, SETTINGS, 0.0)["value_loss"] for _ in range(20)]
        assert losses[-1] < 0.3 * losses[0]


def chance_of(network: Network, rollout: Rollout, chosen: Any) -> float:
    """How likely the network takes the chosen ones of the actions."""
    with torch.no_grad():
        logits = network(rollout.seen.float())[0].masked_fill(~rollout.legal, -1e9)
    chances = torch.softmax(logits, 1).gather(1, rollout.actions[:, None])[:, 0]
    return float(chances[chosen].mean())


class TestTheLeague:
    def test_the_network_of_the_time_joins_and_does_not_change_any_more(self, network: Network) -> None:
        league = League(3, Random(1), [])
        assert league.draw() is None
        league.join(network)
        before = network.entry.weight.detach().clone()
        with torch.no_grad():
            network.entry.weight.add_(1)
        earlier = league.draw()
        assert earlier is not None
        assert torch.allclose(earlier["entry.weight"].float(), before, atol=1e-3)

    @pytest.mark.parametrize("size", [1, 2, 3, 12])
    def test_the_newest_stays_and_so_does_the_first_if_there_is_room(self, network: Network, size: int) -> None:
        league = League(size, Random(1), [])
        for number in range(40):
            with torch.no_grad():
                network.value.bias.fill_(number)
            league.join(network)
            joined = [int(member["value.bias"][0]) for member in league.members]
            assert len(joined) == min(size, number + 1)
            assert joined == sorted(joined)
            assert joined[-1] == number
            assert size == 1 or joined[0] == 0

    def test_an_earlier_self_has_one_seat_in_its_share_of_the_games(self, network: Network) -> None:
        """In half of the games; in each of them the same seat from the first decision to the last."""
        settings = tiny(max_decisions=10, steps=60)
        play = SelfPlay(settings.table_rules, settings.games, 1, settings.max_decisions, 1)
        try:
            collector = Collector(play, retina_for(settings, CPU), settings.steps, 0.99, 0.95, league_share=0.5)
            ours = evaluator(network, CPU)
            collector.collect(ours, ours)
        finally:
            play.close()
        with_earlier, seats = 0, set()
        slots = [(group, game) for group in range(GROUPS) for game in range(play.games)]
        for group, game in slots:
            theirs: set[int] = set()
            mine: set[int] = set()
            for step in range(settings.steps):
                seat = int(collector.seats[group, step, game])
                (mine if collector.own[group, step, game] else theirs).add(seat)
                if collector.over[group, step, game]:
                    assert not mine & theirs
                    assert len(theirs) <= 1
                    seats |= theirs
                    theirs, mine = set(), set()
            with_earlier += not bool(collector.own[group, : settings.steps, game].all())
        assert 0 < with_earlier < len(slots)
        assert seats == {0, 1}
