"""The compiled engine and the page: what gets into the wheel, and which build runs."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
from contextlib import chdir
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import copy, copytree, ignore_patterns, rmtree
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

import hatch_build
import tenages
from tenages.build import is_compiled
from tenages.words import talk
from tenages.words.catalogue import words_of

ROOT = Path(__file__).parent.parent
PACKAGE = Path(tenages.__file__).parent
COMPILED = tuple(EXTENSION_SUFFIXES)
WHY_NOT_COMPILED = "tenages/not-compiled.txt"

TINY_ENGINE = {
    "__init__.py": "from tenages.rules.play import new_game as new_game\n",
    "version.py": '__version__ = "1"\n',
    "rules/__init__.py": "",
    "rules/play.py": """\
class Game:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.decision: int | None = None


def new_game(seed: int) -> Game:
    return Game(seed)
""",
}


def run(command: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """Run something with these of our variables in the environment, and no others."""
    others = {name: value for name, value in os.environ.items() if not name.startswith("TENAGES_")}
    return subprocess.run(command, env=others | environment, capture_output=True, text=True)


def build(tree: Path, target: str = "wheel", **environment: str) -> subprocess.CompletedProcess[str]:
    """Build it; nobody wants the page or a fast engine, unless the variables say otherwise."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"]
    with chdir(tree):
        usual = {"HATCH_QUIET": "1", "TENAGES_WITHOUT_PAGE": "1", "TENAGES_OPT_LEVEL": "0"}
        return run(command, **usual | environment)


def wheel_in(tree: Path) -> tuple[str, set[str]]:
    """The tag of the wheel that was built, and the files of ours in it."""
    (wheel,) = (tree / "dist").iterdir()
    return contents(wheel)


def contents(wheel: Path) -> tuple[str, set[str]]:
    """The tag of a wheel, and the files of ours in it."""
    with ZipFile(wheel) as file:
        return wheel.stem.split("-", 2)[2], {name for name in file.namelist() if ".dist-info/" not in name}


def files_in(folder: Path) -> set[str]:
    """All files, without what Python keeps for itself of the modules that it has read."""
    found = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    return {path.as_posix() for path in found if "__pycache__" not in path.parts}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that it takes to build a wheel; a build changes nothing in it."""
    folder = tmp_path_factory.mktemp("tree")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        copy(ROOT / name, folder)
    copytree(ROOT / "src", folder / "src", ignore=ignore_patterns("__pycache__"))
    return folder


@pytest.fixture
def no_wheels(tree: Path) -> None:
    """No wheel is there that was built before."""
    rmtree(tree / "dist", ignore_errors=True)


@pytest.fixture(scope="module")
def built_without_compiler(tree: Path) -> tuple[Path, str]:
    """The wheel that is built without a compiler, and what the build said."""
    rmtree(tree / "dist", ignore_errors=True)
    built = build(tree, CC="/nowhere/cc")
    assert built.returncode == 0
    # Another build will want the folder for itself.
    (tree / "dist").rename(tree.with_name("without-compiler"))
    (wheel,) = tree.with_name("without-compiler").iterdir()
    return wheel, built.stderr


@pytest.fixture
def tiny_tree(tmp_path: Path) -> Path:
    """The same with an engine that is compiled in seconds."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "tenages"
    (package / "rules").mkdir(parents=True)
    copy(ROOT / "src" / "tenages" / "build.py", package)
    for name, text in TINY_ENGINE.items():
        (package / name).write_text(text, "utf-8")
    return tmp_path


@pytest.fixture
def compiler() -> None:
    why = hatch_build.why_not_compilable()
    if why is not None:
        pytest.skip(why)


class TestTheWheelWithoutACompiler:
    def test_it_is_complete_and_one_line_says_that_it_is_slower_and_why(
        self, tree: Path, built_without_compiler: tuple[Path, str]
    ) -> None:
        wheel, said = built_without_compiler
        (line,) = said.splitlines()
        assert line.startswith("The engine is not compiled: no C compiler works here (")
        assert "/nowhere/cc" in line
        assert "This wheel is complete, but several times slower" in line
        assert contents(wheel) == ("py3-none-any", files_in(tree / "src") | {WHY_NOT_COMPILED})

    @pytest.mark.usefixtures("no_wheels")
    def test_it_is_an_error_for_whoever_requires_the_compiled_engine(self, tree: Path) -> None:
        built = build(tree, CC="/nowhere/cc", TENAGES_REQUIRE_COMPILED="1")
        assert built.returncode != 0
        assert "no C compiler works here" in built.stderr
        assert not list(tree.glob("dist/*"))

    def test_who_installs_it_is_warned_and_told_why(
        self, built_without_compiler: tuple[Path, str], tmp_path: Path
    ) -> None:
        """pip shows nothing of what a build says, so the wheel itself says it."""
        with ZipFile(built_without_compiler[0]) as file:
            file.extractall(tmp_path / "installed")
        installed = str(tmp_path / "installed")
        imported = run([sys.executable, "-c", "import tenages"], PYTHONPATH=installed)
        assert imported.returncode == 0
        assert imported.stderr.startswith("<string>:1: UncompiledEngine: no C compiler works here (")
        # Not again in every process that it starts, nor for those who asked for the source.
        worker = "import tenages\nfrom multiprocessing import get_context\n"
        worker += "get_context('spawn').Pool(1).apply(tenages.find_card, ['Oars'])"
        started = run([sys.executable, "-c", worker], PYTHONPATH=installed)
        assert started.stderr.count("UncompiledEngine") == 1
        asked = run([sys.executable, "-c", "import tenages"], PYTHONPATH=installed, TENAGES_UNCOMPILED="1")
        assert asked.stderr == ""
        version = run([sys.executable, "-m", "tenages", "--version", "-l", "en"], PYTHONPATH=installed).stdout
        assert version.startswith(
            f"tenages {tenages.__version__}, uncompiled (it could not be compiled when it was installed: no C compiler"
        )

    @pytest.mark.usefixtures("no_wheels")
    def test_an_install_for_editing_needs_no_compiler(self, tree: Path) -> None:
        built = build(tree, "wheel:editable", CC="/nowhere/cc", TENAGES_REQUIRE_COMPILED="1")
        assert built.returncode == 0
        assert built.stderr == ""
        tag, files = wheel_in(tree)
        assert tag == "py3-none-any"
        # Nothing but the way to the tree.
        assert [Path(name).suffix for name in files] == [".pth"]


@pytest.mark.usefixtures("compiler")
class TestTheWheelWithACompiler:
    def test_it_holds_each_module_of_the_engine_as_source_and_compiled(self, tiny_tree: Path) -> None:
        before = files_in(tiny_tree)
        built = build(tiny_tree, TENAGES_REQUIRE_COMPILED="1")
        assert built.returncode == 0, built.stderr
        assert built.stderr == ""
        tag, files = wheel_in(tiny_tree)
        assert "any" not in tag
        assert {name for name in files if not name.endswith(COMPILED)} == files_in(tiny_tree / "src")
        compiled = {name.split(".")[0] for name in files if name.endswith(COMPILED)}
        # Modules that are compiled together share a library besides.
        assert {name for name in compiled if not name.endswith("__mypyc")} == {"tenages/rules/play"}
        assert {name for name in files_in(tiny_tree) if not name.startswith("dist/")} == before

    def test_what_cannot_be_compiled_is_packed_as_source_only(self, tiny_tree: Path) -> None:
        with (tiny_tree / "src/tenages/rules/play.py").open("a", encoding="utf-8") as file:
            file.write('\nSEATS: int = "two"\n')
        before = files_in(tiny_tree)
        built = build(tiny_tree)
        assert built.returncode == 0
        (line,) = built.stderr.splitlines()
        assert line.startswith("The engine is not compiled: mypyc or the C compiler refused it. ")
        assert wheel_in(tiny_tree) == ("py3-none-any", files_in(tiny_tree / "src") | {WHY_NOT_COMPILED})
        assert {name for name in files_in(tiny_tree) if not name.startswith("dist/")} == before

    @pytest.mark.proof("it compiles three times")
    def test_what_runs_as_source_only_is_packed_as_source_only(self, tiny_tree: Path) -> None:
        with (tiny_tree / "src/tenages/rules/play.py").open("a", encoding="utf-8") as file:
            file.write('\nassert __file__.endswith(".py"), "compiled it is another game"\n')
        assert build(tiny_tree).stderr.startswith("The engine is not compiled: the compiled engine does not run. ")
        assert wheel_in(tiny_tree) == ("py3-none-any", files_in(tiny_tree / "src") | {WHY_NOT_COMPILED})
        told = build(tiny_tree, TENAGES_REQUIRE_COMPILED="1")
        assert told.returncode != 0
        assert "compiled it is another game" in told.stderr


NO_COMPILER = {"CC": "/nowhere/cc", "TENAGES_WITHOUT_PAGE": "0"}
PAGE = {"tenages/server/page/index.html", "tenages/server/page/assets/index-abc.js"}


def build_a_page_in(tree: Path) -> None:
    """A page with its source, which is older."""
    for name in ("web/package.json", "web/src/main.ts", "web/dist/index.html", "web/dist/assets/index-abc.js"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text("{}", "utf-8")


def touch(path: Path, later: int) -> None:
    now = path.stat().st_mtime
    os.utime(path, (now + later, now + later))


def npm_that(tree: Path, does: str) -> dict[str, str]:
    """The environment with a Node that is new enough, and an npm that does this."""
    for name, script in (("node", "echo v22.12.0"), ("npm", does)):
        (tree / "bin").mkdir(exist_ok=True)
        (tree / "bin" / name).write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        (tree / "bin" / name).chmod(0o755)
    return {**NO_COMPILER, "PATH": f"{tree / 'bin'}{os.pathsep}{os.environ['PATH']}"}


@pytest.mark.skipif(os.name != "posix", reason="the npm of these tests is a shell script")
class TestThePageInTheWheel:
    def test_is_the_one_that_was_built_in_the_tree(self, tiny_tree: Path) -> None:
        build_a_page_in(tiny_tree)
        built = build(tiny_tree, **npm_that(tiny_tree, "exit 1"), TENAGES_REQUIRE_PAGE="1")
        assert built.returncode == 0, built.stderr
        tag, files = wheel_in(tiny_tree)
        assert (tag, files - files_in(tiny_tree / "src")) == ("py3-none-any", PAGE | {WHY_NOT_COMPILED})

    def test_is_built_anew_if_its_source_is_newer(self, tiny_tree: Path) -> None:
        build_a_page_in(tiny_tree)
        touch(tiny_tree / "web/src/main.ts", later=10)
        (tiny_tree / "src/tenages/words/catalogues").mkdir(parents=True)
        before = files_in(tiny_tree)
        npm = "[ -e src/main.ts ] && [ ! -e dist ] || exit 1; [ $1 = ci ] || { mkdir dist && echo >dist/index.html; }"
        built = build(tiny_tree, **npm_that(tiny_tree, npm), TENAGES_REQUIRE_PAGE="1")
        assert built.returncode == 0, built.stderr
        made = wheel_in(tiny_tree)[1] - files_in(tiny_tree / "src")
        assert made == {"tenages/server/page/index.html", WHY_NOT_COMPILED}
        made = {name for name in files_in(tiny_tree) if not name.startswith(("dist/", "bin/"))}
        assert made == before

    def test_is_left_out_with_one_line_if_it_cannot_be_built(self, tiny_tree: Path) -> None:
        (tiny_tree / "web").mkdir()
        (tiny_tree / "src/tenages/words/catalogues").mkdir(parents=True)
        npm = npm_that(tiny_tree, "echo no network >&2; exit 1")
        built = build(tiny_tree, **npm)
        assert built.returncode == 0
        engine, line = built.stderr.splitlines()
        assert engine.startswith("The engine is not compiled: ")
        assert line.startswith("The page for the browser is not in this wheel: npm ci failed. All else is complete ")
        assert wheel_in(tiny_tree)[1] == files_in(tiny_tree / "src") | {WHY_NOT_COMPILED}
        told = build(tiny_tree, **npm, TENAGES_REQUIRE_PAGE="1")
        assert told.returncode != 0
        assert "no network" in told.stderr

    def test_needs_its_source(self, tiny_tree: Path) -> None:
        told = build(tiny_tree, **NO_COMPILER)
        assert "not in this wheel: its source is not there." in told.stderr.splitlines()[1]

    def test_is_carried_by_the_sdist(self, tiny_tree: Path) -> None:
        build_a_page_in(tiny_tree)
        copy(ROOT / ".gitignore", tiny_tree)
        (tiny_tree / "web/node_modules").mkdir()
        (tiny_tree / "web/node_modules/heavy.js").write_text("", "utf-8")
        assert build(tiny_tree, "sdist").returncode == 0
        (archive,) = (tiny_tree / "dist").iterdir()
        with tarfile.open(archive) as file:
            files = {name.split("/", 1)[1] for name in file.getnames()}
        assert {"web/dist/index.html", "web/dist/assets/index-abc.js", "web/src/main.ts"} <= files
        assert "web/node_modules/heavy.js" not in files


class TestNodeForThePage:
    @pytest.mark.parametrize(
        ("version", "is_enough"),
        [
            ("v20.18.3", False),
            ("v20.19.0", True),
            ("v21.7.0", False),
            ("v22.11.0", False),
            ("v24.1.0", True),
            ("", False),
        ],
    )
    def test_must_be_new_enough(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, is_enough: bool
    ) -> None:
        npm_that(tmp_path, "")
        (tmp_path / "bin" / "node").write_text(f"#!/bin/sh\necho {version}\n", "utf-8")
        monkeypatch.setenv("PATH", str(tmp_path / "bin"), prepend=os.pathsep)
        assert hatch_build.has_node() == is_enough


class TestWhichBuildRuns:
    def test_the_one_that_was_to_be_tested(self) -> None:
        """`make test` tests both, and says which it means."""
        wanted = os.environ.get("TENAGES_EXPECT")
        if wanted is None:
            pytest.skip("nobody said which build is to be tested")
        assert wanted in ("compiled", "uncompiled")
        for name in engine_modules():
            file = str(import_module(name).__file__)
            assert file.endswith(COMPILED) == (wanted == "compiled"), file
        assert is_compiled() == (wanted == "compiled")
        assert (ROOT / "src" in PACKAGE.parents) == (wanted == "uncompiled")

    def test_nothing_that_was_compiled_lies_in_the_source(self) -> None:
        assert not [name for name in files_in(ROOT / "src") if name.endswith(COMPILED)]

    def test_the_source_if_the_environment_asks_for_it(self) -> None:
        for asked, expected in (("1", False), ("0", is_compiled()), ("", is_compiled())):
            here, in_a_process_that_it_starts = self.answers(asked)
            assert here == in_a_process_that_it_starts == str(expected)

    def answers(self, asked: str) -> list[str]:
        """Which build runs in a program, and which in a process that it starts."""
        modules = ", ".join(engine_modules())
        code = f"import sys, {modules}; from tenages.build import is_compiled; print(is_compiled())"
        code += "\nfrom multiprocessing import get_context; print(get_context('spawn').Pool(1).apply(is_compiled))"
        if asked == "1":
            ours = "[module.__file__ for name, module in sys.modules.items() if name.startswith('tenages')]"
            code += f"\nassert all(file.endswith('.py') for file in {ours})"
        done = run([sys.executable, "-c", code], TENAGES_UNCOMPILED=asked)
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    def test_the_version_says_which(self) -> None:
        version = [sys.executable, "-m", "tenages", "--version"]
        assert run(version).stdout == talk.version_line(words_of(), tenages.__version__, is_compiled(), False) + "\n"
        assert (
            run(version, TENAGES_UNCOMPILED="1").stdout
            == f"tenages {tenages.__version__}, uncompiled (as TENAGES_UNCOMPILED asks for it)\n"
        )

    def test_the_version_says_how_to_get_the_other(self) -> None:
        assert talk.version_line(words_of(), "1.0", True, False) == "tenages 1.0, compiled"
        assert (
            talk.version_line(words_of(), "1.0", False, False)
            == "tenages 1.0, uncompiled (make compile builds the fast engine)"
        )


def engine_modules() -> list[str]:
    """All that is compiled."""
    files = [PACKAGE / "game.py"]
    for room in ("rules", "cards", "sight"):
        files += [file for file in sorted((PACKAGE / room).rglob("*.py")) if file.name != "__init__.py"]
    return [".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in files]


class TestWhatTheBuildNeeds:
    def test_is_locked(self) -> None:
        with (ROOT / "pyproject.toml").open("rb") as file:
            needed = [Requirement(text) for text in tomllib.load(file)["build-system"]["requires"]]
        versions = locked("compile")
        for requirement in needed:
            assert requirement.specifier.contains(versions[requirement.name]), requirement

    @pytest.mark.parametrize("some", ["play", "compile"])
    def test_has_the_same_version_everywhere(self, some: str) -> None:
        assert locked(some).items() <= locked("test").items()

    def test_is_not_needed_for_a_first_game(self) -> None:
        assert not {"mypy", "hatch-mypyc", "setuptools"} & set(locked("play"))


def locked(name: str) -> dict[str, str]:
    lines = (ROOT / "locks" / f"{name}.txt").read_text("utf-8").splitlines()
    # Each pin goes on with its hashes on the next lines.
    pins = [line.rstrip("\\").split(";")[0].split("==") for line in lines if not line.startswith((" ", "#"))]
    return {name: version.strip() for name, version in pins}
