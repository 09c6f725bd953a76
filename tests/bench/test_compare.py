"""benchmarks/compare.py: two versions side by side."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest
from rich.console import Console

import tenages
from benchmarks import compare
from benchmarks.compare import NEW, OLD, Version, judged, prepared
from tenages import TenAgesError
from tenages.bench.benchmark import QUICK, USUAL
from tenages.bench.figures import FIGURES, TASKS
from tenages.bench.workers import Effort, Gathered
from tests.support.fabricated import TINY

SOURCE = Path(tenages.__file__).parent.parent

Best = dict[str, dict[str, float]]


def best(**changed: tuple[float, float]) -> Best:
    """Figures of an old and a new version: 100 each, but for the changed ones."""
    found = {figure: {OLD: 100.0, NEW: 100.0} for figure in FIGURES}
    for name, (old, new) in changed.items():
        found[name.replace("__", "/").replace("_", "-")] = {OLD: old, NEW: new}
    return found


class TestVerdict:
    def test_ratios_are_new_to_old_and_above_one_is_faster(self) -> None:
        verdict = judged(best(games__base_2=(200, 300), copy__base_2__action=(3, 2)), 0.9)
        assert verdict.ratios["games/base-2"] == 1.5
        assert verdict.ratios["copy/base-2/action"] == 1.5
        assert verdict.ratios["view/base-2/action"] == 1
        assert verdict.fallen == []

    def test_a_rate_that_fell_and_a_cost_that_rose_are_both_slower(self) -> None:
        verdict = judged(best(games__base_4=(100, 89), sample__echoes_2__effect=(89, 100)), 0.9)
        assert verdict.fallen == ["games/base-4", "sample/echoes-2/effect"]
        assert verdict.exit_code == 1

    @pytest.mark.parametrize(("least", "exit_code"), [(0.9, 0), (0.95, 0), (0.96, 1)])
    def test_how_far_a_figure_may_fall_can_be_said(self, least: float, exit_code: int) -> None:
        assert judged(best(games__base_4=(100, 95)), least).exit_code == exit_code

    def test_a_figure_that_only_one_version_has_is_left_out(self) -> None:
        found = best()
        found["games/echoes-2"] = {NEW: 100}
        assert set(judged(found, 0.9).ratios) == set(FIGURES) - {"games/echoes-2"}

    def test_versions_with_nothing_in_common_cannot_be_compared(self) -> None:
        with pytest.raises(TenAgesError, match="no figure in common"):
            judged({"games/base-2": {OLD: 1}, "games/base-4": {NEW: 1}}, 0.9)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with one commit, and changes since."""
    root = tmp_path / "repository"
    (root / "src").mkdir(parents=True)

    def git(*arguments: str) -> None:
        identity = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *identity, *arguments], cwd=root, check=True, capture_output=True)

    git("init", "--initial-branch=main")
    for name, text in {"src/kept": "old", "src/changed": "old", "gone": "old", ".gitignore": "ignored\n"}.items():
        (root / name).write_text(text)
    git("add", ".")
    git("commit", "--message=One")
    (root / "src/changed").write_text("new")
    (root / "src/added").write_text("new")
    (root / "ignored").write_text("new")
    (root / "gone").unlink()
    return root


def files(folder: Path) -> dict[str, str]:
    return {
        str(file.relative_to(folder)): file.read_text()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name != ".gitignore"
    }


class TestFetching:
    def test_a_commit_is_fetched_as_it_was(self, repository: Path, tmp_path: Path) -> None:
        compare.fetch_commit("HEAD", tmp_path / "there", repository)
        assert files(tmp_path / "there") == {"src/kept": "old", "src/changed": "old", "gone": "old"}

    def test_the_working_tree_is_fetched_as_it_is_with_what_is_not_committed(
        self, repository: Path, tmp_path: Path
    ) -> None:
        compare.fetch_working_tree(tmp_path / "there", repository)
        assert files(tmp_path / "there") == {"src/kept": "old", "src/changed": "new", "src/added": "new"}

    def test_commits_have_names(self, repository: Path) -> None:
        assert compare.commit_name("main", repository) == compare.commit_name("HEAD", repository)
        for unknown in ("nowhere", "--help", ""):
            with pytest.raises(TenAgesError, match=f"there is no commit '{unknown}'"):
                compare.commit_name(unknown, repository)

    def test_without_a_repository_that_is_said(self, tmp_path: Path) -> None:
        with pytest.raises(TenAgesError, match="not a git repository"):
            compare.fetch_working_tree(tmp_path / "there", tmp_path)


class TestPreparing:
    @pytest.fixture(autouse=True)
    def no_repository(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(compare, "commit_name", lambda commit: f"commit {commit}")
        monkeypatch.setattr(compare, "fetch_commit", lambda commit, folder: None)
        monkeypatch.setattr(compare, "fetch_working_tree", lambda folder: None)

    def versions(self, uncompiled: bool = False) -> tuple[dict[str, Version], str]:
        said: list[str] = []
        return prepared("a", None, Path("place"), uncompiled, said.append), " ".join(said)

    def test_both_are_compiled_if_both_can_be(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(compare, "build", lambda tree, folder: None)
        monkeypatch.setattr(compare, "is_compiled", lambda folder: True)
        found, said = self.versions()
        assert found == {
            OLD: Version("commit a", Path("place/old/built"), False),
            NEW: Version("the working tree", Path("place/new/built"), False),
        }
        assert "cannot" not in said

    @pytest.mark.parametrize("which", [OLD, NEW])
    @pytest.mark.parametrize("trouble", ["no compiler", None])
    def test_if_one_cannot_be_the_source_of_both_is_compared_and_that_is_said(
        self, monkeypatch: pytest.MonkeyPatch, which: str, trouble: str | None
    ) -> None:
        monkeypatch.setattr(compare, "build", lambda tree, folder: trouble if which in tree.parts else None)
        monkeypatch.setattr(compare, "is_compiled", lambda folder: which not in folder.parts)
        found, said = self.versions()
        assert [(version.folder, version.uncompiled) for version in found.values()] == [
            (Path("place/old/tree/src"), True),
            (Path("place/new/tree/src"), True),
        ]
        name = {OLD: "commit a", NEW: "the working tree"}[which]
        reason = trouble or "its packaging compiles nothing"
        assert f"{name} cannot be compiled, so the source of both is compared: {reason}" in said

    def test_nothing_is_built_if_only_the_source_is_wanted(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delattr(compare, "build")
        found, said = self.versions(uncompiled=True)
        assert all(version.uncompiled for version in found.values())
        assert said == ""


class TestMeasuring:
    @pytest.fixture
    def without_playout(self, tmp_path: Path) -> Path:
        """An engine from before it could play games out by itself."""
        skipped = shutil.ignore_patterns("playout*", "__pycache__", "*.so", "*.pyd")
        shutil.copytree(SOURCE / "tenages", tmp_path / "tenages", ignore=skipped)
        return tmp_path

    def test_games_are_played_in_the_same_way_for_both(self, without_playout: Path) -> None:
        old, new = Version("a", without_playout, True), Version("b", SOURCE, True)
        assert compare.need_plain_play({OLD: old, NEW: new})
        assert compare.need_plain_play({OLD: new, NEW: old})
        assert not compare.need_plain_play({OLD: new, NEW: new})

    def test_a_version_without_it_is_measured_all_the_same(
        self, without_playout: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(compare, "TASKS", ["games/base-2"])
        versions = {OLD: Version("a", without_playout, True), NEW: Version("b", SOURCE, True)}
        gathered = compare.measured(versions, TINY, 0, Console())
        assert set(gathered.best["games/base-2"]) == {OLD, NEW}
        assert gathered.same_work()

    def test_nothing_else_is_measured_by_mistake(self, tmp_path: Path) -> None:
        empty = Version("a", tmp_path, True)
        with pytest.raises(TenAgesError, match="would have been measured instead"):
            compare.need_plain_play({OLD: empty, NEW: empty})

    def test_if_nothing_fell_nothing_is_measured_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        results = iter([Gathered(best())])
        monkeypatch.setattr(compare, "need_plain_play", lambda versions: False)
        monkeypatch.setattr(compare, "in_turns", lambda *_, **__: next(results))
        versions = {which: Version(which, SOURCE, True) for which in (OLD, NEW)}
        assert compare.measured(versions, TINY, 0.9, Console()).best == best()

    @pytest.mark.parametrize(("second", "ratio"), [(80, 0.8), (100, 1)])
    def test_what_fell_is_measured_once_more_and_only_that(
        self, monkeypatch: pytest.MonkeyPatch, second: float, ratio: float
    ) -> None:
        asked: list[list[str]] = []
        results = [best(decisions__base_4=(100, 50)), best(decisions__base_4=(100, second))]

        def turns(_: object, tasks: list[str], *__: object, plain: bool, before: Gathered) -> Gathered:
            asked.append(list(tasks))
            assert plain
            return Gathered(results[len(asked) - 1])

        monkeypatch.setattr(compare, "need_plain_play", lambda versions: True)
        monkeypatch.setattr(compare, "in_turns", turns)
        versions = {which: Version(which, SOURCE, True) for which in (OLD, NEW)}
        gathered = compare.measured(versions, TINY, 0.9, Console())
        assert asked == [list(TASKS), ["games/base-4"]]
        assert judged(gathered.best, 0.9).ratios["decisions/base-4"] == ratio


class TestCommand:
    @pytest.fixture(autouse=True)
    def nothing_is_measured(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", "100")
        self.best = best()
        self.works: dict[str, set[object]] = {}
        self.places: list[Path] = []
        self.efforts: list[Effort] = []

        def ready(old: str, new: str | None, place: Path, uncompiled: bool, say: compare.Say) -> dict[str, Version]:
            self.places.append(place)
            return {which: Version(f"{which}!", place, uncompiled) for which in (OLD, NEW)}

        def found(versions: Mapping[str, Version], effort: Effort, least: float, console: Console) -> Gathered:
            assert self.places[-1].is_dir()
            self.efforts.append(effort)
            return Gathered(self.best, self.works)

        monkeypatch.setattr(compare, "prepared", ready)
        monkeypatch.setattr(compare, "measured", found)

    def test_as_fast_as_before_is_fine(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert compare.main([]) == 0
        said = capsys.readouterr().out
        assert "old: old!, compiled" in said
        assert "No figure fell below 0.9 of the old one." in said
        assert not self.places[0].exists()

    def test_slower_is_named_and_is_an_exit_code(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.best = best(games__base_2=(100, 50), view__echoes_2__effect=(100, 300))
        assert compare.main(["a", "b"]) == 1
        said = capsys.readouterr().out
        assert "Slower than 0.9 of the old one:" in said
        assert "random games a second: base, 2 players, 0.50x" in said
        assert "microseconds, with Echoes, 2 players: view in an effect, 0.33x" in said
        assert compare.main(["a", "b", "--least", "0.3"]) == 0

    def test_other_play_is_said(self, capsys: pytest.CaptureFixture[str]) -> None:
        compare.main([])
        assert "differently" not in capsys.readouterr().out
        self.works = {"games/base-2": {1, 2}}
        compare.main([])
        assert "They play differently from the same seeds" in capsys.readouterr().out

    def test_as_json(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.best = best(games__base_2=(100, 50))
        assert compare.main(["--json", "--uncompiled", "--runs", "3"]) == 1
        data = json.loads(capsys.readouterr().out)
        assert data["figures"]["games/base-2"] == {"unit": "games/s", "old": 100, "new": 50, "ratio": 0.5}
        assert list(data["figures"]) == list(FIGURES)
        assert data["fallen"] == ["games/base-2"]
        assert (data["least"], data["runs"], data["compiled"], data["same play"]) == (0.9, 3, False, True)
        assert data["versions"] == {"old": "old!", "new": "new!"}

    def test_how_much_is_measured(self) -> None:
        for arguments in ([], ["--quick"], ["--runs", "7"]):
            compare.main(arguments)
        assert self.efforts == [USUAL, QUICK, USUAL._replace(runs=7)]

    @pytest.mark.parametrize(
        ("trouble", "exit_code", "line"),
        [
            (TenAgesError("measuring-failed", why="ouch"), 2, "Error: a measuring process broke off: ouch\n"),
            (KeyboardInterrupt(), 130, "Stopped.\n"),
        ],
    )
    def test_whatever_happens_nothing_is_left_behind_and_one_line_is_said(
        self,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        trouble: BaseException,
        exit_code: int,
        line: str,
    ) -> None:
        def broken(*_: object) -> Gathered:
            assert self.places[-1].is_dir()
            raise trouble

        monkeypatch.setattr(compare, "measured", broken)
        assert compare.main(["a"]) == exit_code
        assert capsys.readouterr().err == line
        assert not self.places[0].exists()

    def test_no_runs_are_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit, match="2"):
            compare.main(["--runs", "0"])
        assert "--runs must be at least 1, not 0" in capsys.readouterr().err
