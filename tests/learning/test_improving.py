"""A network that gets better by its own search: the games, what is learned from them, and the match at the end."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from math import inf, log
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest

from tests.learning.tiny import WITHOUT_PYTORCH

torch = pytest.importorskip("torch", reason=WITHOUT_PYTORCH)

from tenages import bots  # noqa: E402
from tenages.bots.thinking.guided_tree import FLATTENING  # noqa: E402
from tenages.encoding.layout import SIZE  # noqa: E402
from tenages.encoding.numbering import actions_of  # noqa: E402
from tenages.encoding.observation import observe  # noqa: E402
from tenages.intervals import Rate  # noqa: E402
from tenages.learning import expert, gate, improvement  # noqa: E402
from tenages.learning.checkpoint import load  # noqa: E402
from tenages.learning.expert_settings import ExpertSettings, expert_settings  # noqa: E402
from tenages.learning.export import export_run  # noqa: E402
from tenages.learning.gate import Gate  # noqa: E402
from tenages.learning.imitation import Lessons, imitate  # noqa: E402
from tenages.learning.improvement import CANDIDATE, Improvement  # noqa: E402
from tenages.learning.journal import lines  # noqa: E402
from tenages.learning.run import Run  # noqa: E402
from tenages.learning.samples import (  # noqa: E402
    Notes,
    Samples,
    next_file,
    put_together,
    read_samples,
    sample_files,
)
from tenages.learning.search_games import Curious, SearchGames, Table, played  # noqa: E402
from tenages.networks.evaluator import Judgement  # noqa: E402
from tenages.opening import deal  # noqa: E402
from tenages.rules.errors import TenAgesError  # noqa: E402
from tenages.rules.setup import Rules  # noqa: E402
from tests.learning.tiny import tiny  # noqa: E402
from tests.support.command_line import prose, tenages_says  # noqa: E402

TWO = Rules(2, "asmadi-3")
THREE = Rules(3, "asmadi-3")
QUICK = expert_settings({"iterations": 4, "searched": 0.2, "workers": 1, "match_games": 2})


class Undecided:
    """Finds all options equally good, and all players equally likely to win."""

    def evaluate(self, moments: Sequence[Any]) -> Judgement:
        options = [len(moment.decision.options) for moment in moments]
        players = [moment.setup.players for moment in moments]
        return Judgement(
            [np.full(number, 1 / number, dtype=np.float32) for number in options],
            np.array([2 / number - 1 for number in players], dtype=np.float32),
            np.array([[1 / number] * number for number in players], dtype=np.float32),
        )


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


@pytest.fixture(scope="module")
def samples() -> Samples:
    """What was found in some games."""
    return put_together([Table(TWO, 2, Undecided(), QUICK, seed).play(1000) for seed in range(6)])


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """The folder of a run that has just begun."""
    Run(tmp_path / "run", tiny()).save()
    return tmp_path / "run"


@pytest.fixture
def news() -> list[tuple[str, dict[str, Any]]]:
    return []


class TestAGameWithSearch:
    def test_notes_what_the_player_sees_and_how_often_the_search_took_each_option(self) -> None:
        game = deal(THREE, 1)
        assert game.decision is not None
        notes = Notes(5)
        visits = list(range(len(game.decision.options)))
        notes.add(game, game.decision, visits, [0.5, 0.3, 0.2])
        found = notes.finished(game)
        row = np.zeros(SIZE, dtype=np.float32)
        row[found.places] = found.values
        seat = game.decision.player
        assert np.allclose(row, observe(game.view(seat)), atol=1e-3)
        assert found.actions.tolist() == actions_of(game.decision)
        assert found.visits.tolist() == visits
        assert found.seats.tolist() == [seat]
        # On the scale of results: 0 is a fair share.
        assert found.expected[0] == pytest.approx([1 / 3, -1 / 15, -4 / 15, 0, 0])
        assert not found.ended[0]

    def test_teaches_with_the_visits_of_each_search_and_with_who_won(self, samples: Samples) -> None:
        assert len(samples.decisions) == 6
        assert samples.ended.all()
        # A draw is worth nothing.
        assert {-1, 1} <= set(samples.results.ravel().tolist()) <= {-1, 0, 1}
        assert (samples.results.sum(axis=1) == 0).all()
        ends = np.cumsum(samples.action_lengths)[:-1]
        visits = np.array([part.sum() for part in np.split(samples.visits, ends)])
        # The first iteration finds the decision itself.
        assert ((visits > 0) & (visits < QUICK.iterations)).all()
        assert (samples.action_lengths > 1).all()

    def test_searches_only_some_decisions_and_the_same_ones_again_with_the_same_seed(self, samples: Samples) -> None:
        again, every = [
            Table(TWO, 2, Undecided(), settings, 0).play(1000) for settings in (QUICK, replace(QUICK, searched=1.0))
        ]
        number = samples.decisions[0]
        assert len(again) == number
        assert np.array_equal(again.visits, samples.visits[: len(again.visits)])
        assert len(every) > 2 * number

    def test_that_is_cut_off_has_no_result(self) -> None:
        found = Table(TWO, 2, Undecided(), replace(QUICK, searched=1.0), 1).play(5)
        assert not found.ended[0]
        assert (found.results == 0).all()

    def test_takes_the_most_visited_option_once_the_first_turns_are_over(self) -> None:
        late, early = [Table(TWO, 2, Undecided(), replace(QUICK, drawn_turns=turns), 1) for turns in (0, 50)]
        late._game.table.turns = early._game.table.turns = 20
        assert late._game.decision is not None
        first, second = late._game.decision.options
        assert {late._taken((first, second), [4, 5]) for _ in range(50)} == {second}
        assert {early._taken((first, second), [4, 5]) for _ in range(50)} == {first, second}


def test_a_search_is_curious_about_its_own_decision_only() -> None:
    game = deal(TWO, 1)
    curious = Curious(Undecided(), 0.5, 1)
    curious.begin()
    first, second = [curious.evaluate([game, game]).priors for _ in range(2)]
    assert first[0].sum() == pytest.approx(1)
    assert first[0].min() < first[0].max()
    for others in (first[1], *second):
        assert others.min() == others.max()


class Sure(Undecided):
    """A network that would always take the first option."""

    def evaluate(self, moments: Sequence[Any]) -> Judgement:
        judgement = super().evaluate(moments)
        for priors in judgement.priors:
            priors[:] = [1 - 1e-6 * (len(priors) - 1), *[1e-6] * (len(priors) - 1)]
        return judgement


def test_noise_does_not_drown_a_network_that_is_sure() -> None:
    # With noise before its flattening, the search would have visited the first option in half of its looks only.
    curious = Curious(Sure(), 0.1, 1)
    curious.begin()
    flat = curious.evaluate([deal(TWO, 1)]).priors[0] ** FLATTENING
    assert 0.85 < flat[0] / flat.sum() < 0.97


def test_samples_are_kept_in_numbered_files(samples: Samples, tmp_path: Path) -> None:
    for _ in range(2):
        samples.write(next_file(tmp_path))
    assert [path.name for path in sample_files(tmp_path)] == ["samples-0001.npz", "samples-0002.npz"]
    twice = put_together([samples, samples])
    found = read_samples(sample_files(tmp_path))
    for part in fields(Samples):
        assert np.array_equal(getattr(found, part.name), getattr(twice, part.name)), part.name
    (tmp_path / "samples-0002.npz").write_bytes(b"half")
    with pytest.raises(TenAgesError, match="damaged"):
        read_samples(sample_files(tmp_path))


def first_is_best(samples: Samples) -> Samples:
    """As if every search had found that the first option is best, and wins."""
    visits = np.zeros_like(samples.visits)
    visits[np.cumsum(samples.action_lengths) - samples.action_lengths] = 4
    own = np.arange(2) == samples.seats[:, None]
    return replace(samples, visits=visits, expected=np.where(own, 0.8, -0.8).astype(np.float32))


class TestLearning:
    SETTINGS = replace(QUICK, results=0.0, rate=0.003, minibatch=16, epochs=10, learn_seconds=inf, held_out=0.2)

    def test_chooses_as_the_search_did_and_expects_what_it_found(self, samples: Samples, run: Path) -> None:
        network, settings = load(run)
        lessons = Lessons(first_is_best(samples), settings, self.SETTINGS, network, torch.device("cpu"))
        assert torch.allclose(lessons.values, torch.tensor(0.8))
        _, before, after = imitate(network, lessons, self.SETTINGS, lambda epoch, losses: None)
        assert after.policy < before.policy - 0.2
        assert after.value < before.value / 2
        # All visits went to one option, so everything can be learned.
        assert after.surprise == pytest.approx(after.policy, abs=1e-4)

    def test_says_so_sharply_that_the_flattening_of_the_search_gives_the_visits_back(
        self, samples: Samples, run: Path
    ) -> None:
        network, settings = load(run)
        visits = np.ones_like(samples.visits)
        visits[np.cumsum(samples.action_lengths) - samples.action_lengths] = 3
        lessons = Lessons(replace(samples, visits=visits), settings, self.SETTINGS, network, torch.device("cpu"))
        two = torch.from_numpy(np.flatnonzero(samples.action_lengths == 2))
        assert len(two)
        losses = lessons.tested(network, two)
        # Three visits to one become chances of nine to one.
        spread = -(0.9 * log(0.9) + 0.1 * log(0.1))
        assert losses.policy - losses.surprise == pytest.approx(spread, abs=1e-4)

    def test_gives_back_the_network_that_is_best_with_games_it_did_not_learn_from(
        self, samples: Samples, run: Path
    ) -> None:
        network, settings = load(run)
        # Searches that took anything: there are reasons in the games that it learns from, but not in others.
        chance = np.random.default_rng(1)
        anything = replace(samples, visits=chance.integers(0, 2, len(samples.visits)).astype(np.uint16) * 99 + 1)
        eager = replace(self.SETTINGS, rate=0.03, value_weight=0.0, lead_weight=0.0)
        lessons = Lessons(anything, settings, eager, network, torch.device("cpu"))
        earlier = {name: value.clone() for name, value in network.state_dict().items()}
        epochs: list[int] = []
        weights, before, after = imitate(network, lessons, eager, lambda epoch, losses: epochs.append(epoch))
        assert after == before
        assert all(torch.equal(value, weights[name]) for name, value in earlier.items())
        assert epochs == [0, 1, 2]

    def test_mixes_what_was_found_with_what_came_of_it_for_every_seat(self, tmp_path: Path) -> None:
        Run(tmp_path, tiny(players=3)).save()
        network, settings = load(tmp_path)
        found = put_together([Table(THREE, 3, Undecided(), QUICK, seed).play(1000) for seed in range(2)])
        mixed = replace(self.SETTINGS, results=0.25)
        lessons = Lessons(found, settings, mixed, network, torch.device("cpu"))
        won = found.results.argmax(axis=1)[found.game]
        assert torch.allclose(lessons.values.sum(1), torch.tensor(1.0), atol=1e-5)
        for seat, winner, values in zip(found.seats.tolist(), won.tolist(), lessons.values.tolist(), strict=True):
            # A quarter for the victory, and most of the rest is a third for each, as the network says.
            assert values[(winner - seat) % 3] > 0.25 + 0.7 * 0.75 / 3
        assert all(np.isfinite(each) for each in imitate(network, lessons, mixed, lambda epoch, losses: None)[2])


def deciders(spec_of_new: str, spec_of_earlier: str) -> Any:
    """Bots in the place of searches with one network or the other."""

    def bot(seed: int, budget: object, network: Path) -> Any:
        return bots.named(spec_of_new if network.name == "new" else spec_of_earlier, seed)

    return bot


class TestTheMatch:
    GATE = Gate(Path("new"), Path("earlier"), (TWO, THREE), 4, inf)

    @pytest.mark.parametrize(("new", "earlier", "won"), [("greedy", "random", 8), ("random", "greedy", 0)])
    def test_counts_what_the_new_network_wins(
        self, new: str, earlier: str, won: float, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(gate, "network_at", lambda path: path)
        monkeypatch.setattr(gate, "MasterBot", deciders(new, earlier))
        found = [self.GATE(number) for number in range(4)]
        assert sum(each.games for each in found if each is not None) == 8
        assert sum(each.won for each in found if each is not None) == pytest.approx(won, abs=1)

    def test_is_even_between_equals_at_every_table(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(gate, "network_at", lambda path: path)
        monkeypatch.setattr(gate, "MasterBot", deciders("random", "random"))
        assert [self.GATE(number) for number in range(6)] == [(1, 2)] * 6

    def test_begins_no_deal_when_the_time_is_over(self) -> None:
        assert Gate(Path("new"), Path("earlier"), (TWO,), 4, 0.0)(0) is None


class TestAnImprovement:
    LEARNING: ClassVar = {
        **{"rate": 0.003, "minibatch": 16, "results": 0.0, "held_out": 0.2},
        **{"learn_seconds": 1e6, "match_seconds": 1e6},
    }

    @pytest.fixture(autouse=True)
    def _games(self, run: Path, samples: Samples) -> None:
        first_is_best(samples).write(next_file(run))

    def improve(self, run: Path, news: list[tuple[str, dict[str, Any]]], **named: Any) -> bool:
        settings = expert_settings({"play_seconds": 0, "match_games": 2, **self.LEARNING, **named})
        return Improvement(run, settings, lambda *told: news.append(told)).go()

    def result(self, monkeypatch: pytest.MonkeyPatch, won: float) -> None:
        """The match will end so."""

        def match(*_: object) -> Iterator[Rate]:
            yield Rate(won, 100, won / 100 - 0.1, won / 100 + 0.1)

        monkeypatch.setattr(improvement, "match", match)

    def test_replaces_the_network_if_the_new_one_wins_enough(
        self, run: Path, news: list[tuple[str, dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.result(monkeypatch, 56)
        before = load(run)[0].state_dict()
        assert self.improve(run, news)
        after = load(run)[0].state_dict()
        assert not torch.equal(before["policy.weight"], after["policy.weight"])
        assert not (run / CANDIDATE).exists()
        noted = list(lines(run))[-1]
        assert (noted["improvement"], noted["won"], noted["games"], noted["replaced"]) == (1, 0.56, 100, True)
        assert noted["policy_after"] < noted["policy_before"]
        assert [told for told, _ in news][-2:] == ["learned", "replaced"]
        # The run can go on from here.
        resumed = Run(run, tiny())
        resumed.go()
        assert resumed.is_done

    def test_keeps_it_otherwise_and_the_weights_of_the_new_one_beside_it(
        self, run: Path, news: list[tuple[str, dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.result(monkeypatch, 54)
        before = (run / "weights.pt").read_bytes()
        assert not self.improve(run, news)
        assert (run / "weights.pt").read_bytes() == before
        assert (run / "rejected-0001.pt").exists()
        assert list(lines(run))[-1]["replaced"] is False
        assert news[-1][0] == "rejected"

    def test_needs_no_match_if_there_was_nothing_to_learn(
        self, run: Path, news: list[tuple[str, dict[str, Any]]]
    ) -> None:
        assert not self.improve(run, news, rate=0.0)
        assert news[-1][0] == "same"
        assert [(line["improvement"], line["replaced"]) for line in lines(run)] == [(1, False)]

    def test_can_leave_the_match_for_later(
        self, run: Path, news: list[tuple[str, dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert not self.improve(run, news, match_games=0)
        assert (run / CANDIDATE).exists()
        self.result(monkeypatch, 60)
        assert self.improve(run, news, epochs=0)
        with pytest.raises(TenAgesError, match=r"there is no candidate for a match: .*candidate\.pt"):
            self.improve(run, news, epochs=0)

    def test_learns_from_the_latest_files_only(self, run: Path, news: list[tuple[str, dict[str, Any]]]) -> None:
        (run / "samples-0001.npz").write_bytes(b"too old to be read")
        others = put_together([Table(TWO, 2, Undecided(), QUICK, seed).play(1000) for seed in range(6, 12)])
        first_is_best(others).write(next_file(run))
        self.improve(run, news, window=1, match_games=0)
        assert news[-1][0] == "learned"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_tells_what_it_does_in_words(
    language: str, run: Path, samples: Samples, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(*_: object) -> Iterator[Samples]:
        yield first_is_best(samples)

    def match(*_: object) -> Iterator[Rate]:
        yield Rate(40, 100, 0.3, 0.5)

    monkeypatch.setattr(improvement, "played", play)
    monkeypatch.setattr(improvement, "match", match)
    monkeypatch.setattr(improvement, "SECONDS_BETWEEN_NEWS", 0.0)
    result = tenages_says("--language", language, "train", "improve", str(run), "--times", "2")
    assert result.exit_code == 0
    said = prose(result)
    sentences = {
        "en": [
            "Playing: 6 games",
            "samples-0002.npz",
            "There is a candidate.",
            "40.0% (30.0–50.0%)",
            "the earlier one stays",
        ],
        "fr": [
            "Jeu : 6 parties",
            "samples-0002.npz",
            "Il y a un candidat.",
            "40,0 % (30,0–50,0 %)",
            "le précédent reste",
        ],
    }
    for sentence in sentences[language]:
        assert sentence in said
    assert (run / "rejected-0002.pt").exists()


def test_without_any_games_there_is_nothing_to_learn_from(run: Path) -> None:
    settings = expert_settings({"play_seconds": 0})
    with pytest.raises(TenAgesError, match="has no games with search to learn from"):
        Improvement(run, settings, lambda news, figures: None).go()


def test_games_and_match_are_played_in_processes_of_their_own(
    run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export_run(run, tmp_path / "mine.onnx")
    # A process plays at least one game before it looks at the clock.
    games = SearchGames(tmp_path / "mine.onnx", (TWO,), 1000, QUICK, inf, stint=0.0)
    parts = list(played(games, 0, 1))
    assert [len(part.decisions) for part in parts] == [1]
    first_is_best(parts[0]).write(next_file(run))
    first_is_best(put_together(parts)).write(next_file(run))
    named = {"play_seconds": 0, "workers": 1, "rate": 0.003, "minibatch": 16, "iterations": 3, "match_games": 2}
    always = {"needed": 0.0, "match_seconds": 1e6, "learn_seconds": 1e6, "results": 0.0}
    expert.main(str(run), *[f"{name}={json.dumps(value)}" for name, value in {**named, **always}.items()])
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert told[-1]["news"] in ("replaced", "rejected")
    assert told[-1]["games"] == 2


LIGHT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"fluent", "rich", "typer", "matplotlib", "gymnasium"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
import tenages.learning.expert, tenages.learning.search_games, tenages.learning.gate
assert "torch" not in sys.modules
import tenages.learning.improvement
"""


def test_those_who_play_need_no_pytorch_and_nobody_needs_the_command_line() -> None:
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_setting_that_does_not_exist_is_named() -> None:
    with pytest.raises(TenAgesError, match="there is no setting 'iteration'; there is iterations"):
        expert_settings({"iteration": 3})
    with pytest.raises(TenAgesError, match=r"the setting 'searched' is from 0\.01 to 1, not 0"):
        expert_settings({"searched": 0})
    assert expert_settings({}) == ExpertSettings()
