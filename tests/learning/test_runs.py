"""Training runs: played, learned, stopped, resumed and repeated."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from tests.learning.tiny import WITHOUT_PYTORCH

torch = pytest.importorskip("torch", reason=WITHOUT_PYTORCH)

from tenages.learning.checkpoint import load  # noqa: E402
from tenages.learning.journal import lines  # noqa: E402
from tenages.learning.matches import FIRST_DEAL  # noqa: E402
from tenages.learning.report import Standing  # noqa: E402
from tenages.learning.run import Run  # noqa: E402
from tenages.rules.errors import TenAgesError  # noqa: E402
from tests.learning.tiny import ROUND, TINY, matches_in_this_process, tiny  # noqa: E402
from tests.support.command_line import prose, tenages_says  # noqa: E402


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    """Several threads for so little mathematics would mostly wait for each other."""
    torch.set_num_threads(1)


def trained(folder: Path, rounds: int | None = None, **others: Any) -> Run:
    """A run in this folder, until it is done or for some rounds more."""
    run = Run(folder, tiny(**others))
    last = None if rounds is None else run.counters.rounds + rounds
    run.go(stop=lambda: run.counters.rounds == last)
    return run


def weights_of(folder: Path) -> list[Any]:
    return list(load(folder)[0].state_dict().values())


def same(first: list[Any], second: list[Any]) -> bool:
    return all(torch.equal(one, other) for one, other in zip(first, second, strict=True))


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder of a whole run by the command, with matches after its second and fourth round; and what was said."""
    place = tmp_path_factory.mktemp("done")
    config = place / "mine.toml"
    settings = {**TINY, "match_every": 2, "match_games": 3}
    config.write_text("".join([f"{name} = {json.dumps(value)}\n" for name, value in settings.items()]))
    with matches_in_this_process():
        result = tenages_says("train", str(config), "--folder", str(place / "run"))
    assert result.exit_code == 0, result.output
    return place / "run", prose(result)


@pytest.fixture(scope="module")
def after_two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that was stopped after two rounds; tests go on with copies of it."""
    torch.set_num_threads(1)
    folder = tmp_path_factory.mktemp("stopped") / "run"
    trained(folder, 2)
    return folder


@pytest.fixture
def stopped(after_two: Path, tmp_path: Path) -> Path:
    """A copy of that folder."""
    return Path(copytree(after_two, tmp_path / "run"))


class TestARun:
    def test_is_one_command_and_says_how_it_goes(self, done: tuple[Path, str]) -> None:
        _, said = done
        assert "A new run, in" in said
        assert "512 of 512 decisions" in said
        assert re.search(r"against random [\d.]+% \([\d.]+–[\d.]+%\) of 4 games", said)
        assert "Done. The curves are in" in said

    def test_notes_every_round_and_every_match_with_its_interval(self, done: tuple[Path, str]) -> None:
        noted = list(lines(done[0]))
        rounds = [line for line in noted if "match" not in line]
        assert [line["round"] for line in rounds] == [1, 2, 3, 4]
        assert [line["decisions"] for line in rounds] == [ROUND * number for number in (1, 2, 3, 4)]
        assert all(line["entropy"] > 0 for line in rounds)
        matches = [line for line in noted if "match" in line]
        assert [(line["round"], line["match"], line["games"]) for line in matches] == [
            (2, "random", 4),
            (4, "random", 4),
        ]
        assert all(0 <= line["low"] <= line["won"] <= line["high"] <= 1 for line in matches)

    def test_keeps_its_settings_and_draws_its_curves(self, done: tuple[Path, str]) -> None:
        folder, _ = done
        assert (folder / "curves.png").read_bytes().startswith(b"\x89PNG")
        assert "league_every = 1\n" in (folder / "settings.toml").read_text(encoding="utf-8")
        assert load(folder)[1] == tiny(match_every=2, match_games=3)

    def test_that_is_complete_says_so(self, done: tuple[Path, str]) -> None:
        assert "This run is complete, with 512 decisions" in prose(tenages_says("train", str(done[0])))

    def test_writes_for_tensorboard(self, done: tuple[Path, str]) -> None:
        from tensorboard.backend.event_processing import event_accumulator as events

        board = events.EventAccumulator(str(done[0] / "tensorboard"))
        board.Reload()
        assert [each.step for each in board.Scalars("round/entropy")] == [128, 256, 384, 512]
        assert [each.step for each in board.Scalars("match/random")] == [256, 512]

    def test_plays_matches_at_deals_that_no_game_in_training_can_have(self) -> None:
        # The games in training have seeds of 64 bits.
        assert FIRST_DEAL >= 2**64


class TestRepeating:
    def test_equal_settings_give_equal_weights(self, tmp_path: Path) -> None:
        trained(tmp_path / "first")
        trained(tmp_path / "second")
        assert same(weights_of(tmp_path / "first"), weights_of(tmp_path / "second"))

    def test_another_seed_gives_others(self, tmp_path: Path) -> None:
        trained(tmp_path / "first", 1)
        trained(tmp_path / "second", 1, seed=2)
        assert not same(weights_of(tmp_path / "first"), weights_of(tmp_path / "second"))

    def test_two_runs_that_stop_at_the_same_round_go_on_equally(self, tmp_path: Path, after_two: Path) -> None:
        for name in ("first", "second"):
            copytree(after_two, tmp_path / name)
            trained(tmp_path / name)
        assert same(weights_of(tmp_path / "first"), weights_of(tmp_path / "second"))


class TestResuming:
    def test_goes_on_from_where_it_stopped(self, tmp_path: Path) -> None:
        before = trained(tmp_path, 2)
        run = Run(tmp_path, tiny())
        assert same(list(run.network.state_dict().values()), list(before.network.state_dict().values()))
        assert run.counters == before.counters
        assert run.counters.decisions == 2 * ROUND
        assert len(run.league.members) == 2
        assert run.random.getstate() == before.random.getstate()
        first = next(run.network.parameters())
        again, earlier = run.optimizer.state[first], before.optimizer.state[next(before.network.parameters())]
        assert again["step"] == earlier["step"] > 0
        assert torch.allclose(again["exp_avg_sq"], earlier["exp_avg_sq"], rtol=0.01)
        run.go()
        assert [line["round"] for line in lines(tmp_path)] == [1, 2, 3, 4]

    def test_by_the_folder_alone_has_the_settings_of_before(self, stopped: Path) -> None:
        said = prose(tenages_says("train", str(stopped)))
        assert "Going on after 256 decisions" in said
        assert "512 of 512 decisions" in said

    def test_settings_may_change_and_are_told(self, stopped: Path) -> None:
        run = Run(stopped, tiny(rate=0.1, games=32, decisions=400))
        assert run.changes == {"rate": (5e-4, 0.1), "games": (16, 32), "decisions": (512, 400)}
        run.go()
        assert run.counters.decisions == 2 * ROUND + 2 * ROUND

    def test_but_not_the_network(self, stopped: Path) -> None:
        with pytest.raises(TenAgesError, match="the setting 'width' cannot change in a run"):
            Run(stopped, tiny(width=32))

    def test_a_run_without_its_league_and_its_moments_goes_on_without_them(self, stopped: Path) -> None:
        (stopped / "league.pt").unlink()
        (stopped / "moments.pt").unlink()
        run = trained(stopped)
        assert run.is_done
        assert len(run.league.members) == 2

    def test_a_process_that_dies_costs_nothing_that_was_learned(self, tmp_path: Path) -> None:
        run, earlier = Run(tmp_path, tiny()), active_children()

        def kill(standing: Standing) -> None:
            for process in active_children():
                if process not in earlier:
                    process.kill()

        with pytest.raises(TenAgesError, match="the process died"):
            run.go(show=kill)
        assert Run(tmp_path, tiny()).counters.decisions == ROUND


class TestACheckpoint:
    def test_that_is_damaged_is_named(self, stopped: Path) -> None:
        for name in ("weights.pt", "moments.pt", "league.pt", "state.pt"):
            path = stopped / name
            whole = path.read_bytes()
            for damaged in (whole[: len(whole) // 2], b"", b"nonsense"):
                path.write_bytes(damaged)
                with pytest.raises(TenAgesError, match=rf"the checkpoint is damaged: .*{name}"):
                    Run(stopped, tiny())
            path.write_bytes(whole)
        assert Run(stopped, tiny()).counters.rounds == 2

    def test_of_another_network_is_named(self, stopped: Path, tmp_path: Path) -> None:
        Run(tmp_path / "large", tiny(width=32)).save()
        (tmp_path / "large" / "weights.pt").replace(stopped / "weights.pt")
        with pytest.raises(TenAgesError, match=r"the checkpoint is damaged: .*weights\.pt"):
            Run(stopped, tiny())

    def test_of_another_version_is_named(self, stopped: Path) -> None:
        state = torch.load(stopped / "state.pt")
        torch.save({**state, "format": 99}, stopped / "state.pt")
        with pytest.raises(TenAgesError, match="was saved in format 99; this version of tenages reads format 1"):
            Run(stopped, tiny())

    @pytest.mark.parametrize("step", range(8))
    def test_that_was_interrupted_leaves_the_earlier_or_the_new_one(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
    ) -> None:
        """Each of the four files is written and put in place; the power may fail before any of these eight moves."""
        run = Run(tmp_path, tiny())
        run.save()
        earlier = list(run.network.state_dict().values())
        first = [value.clone() for value in earlier]
        with torch.no_grad():
            for value in earlier:
                value.add_(1)
        run.counters.rounds = 7
        with monkeypatch.context() as patch:
            patch.setattr(os, "replace", failing_at(step, os.replace))
            with pytest.raises(OSError, match="the power failed"):
                run.save()
        found = Run(tmp_path, tiny())
        is_new = found.counters.rounds == 7
        assert is_new == (step >= 4)
        assert same(list(found.network.state_dict().values()), earlier if is_new else first)


def failing_at(step: int, replace: Callable[[Path, Path], None]) -> Callable[[Path, Path], None]:
    """Moves files, until the power fails before one of the moves."""
    moved = 0

    def move(old: Path, new: Path) -> None:
        nonlocal moved
        if moved == step:
            raise OSError("the power failed")
        moved += 1
        replace(old, new)

    return move
