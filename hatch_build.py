"""Compiles the engine on its way into the wheel, so that it runs several times as fast.

The wheel holds every module as source, and those of the engine once more, compiled by mypyc from the very same files;
pyproject.toml says which. All of it happens in a copy, never in the tree: a compiled module that lay beside its source
would hide whatever is changed in the source from then on.

Where the engine cannot be compiled the wheel is complete all the same, and one line says that it is slower, and why.
With TENAGES_REQUIRE_COMPILED=1 in the environment, as in our own tests, that is an error instead.

`python hatch_build.py` answers whether there is a C compiler here: with nothing, or with the reason and exit code 1.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from tempfile import TemporaryDirectory
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

REQUIRE_COMPILED: Final = "TENAGES_REQUIRE_COMPILED"
# Nobody but the engine calls its functions by name: told so, the compiler calls them directly and can put one into
# another. That makes it 7 to 9 in a hundred faster, and compiling takes less time, too.
FLAGS: Final = "-fvisibility=hidden -fno-semantic-interposition"

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


class CannotCompile(Exception):
    """Why the engine cannot be compiled here: in a few words, and in full with what the tools said about it."""

    def __init__(self, why: str, details: str = "") -> None:
        super().__init__(f"{why}\n{details}".strip())
        self.why = why


class EngineHook(BuildHookInterface[WheelBuilderConfig]):
    """What hatchling calls before and after it packs a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engine in a workshop of its own, from where it is packed."""
        if version == "editable":
            # Whoever edits the source wants that source to run.
            return
        # Kept until the wheel is packed; whatever happens, it is gone when this process ends.
        self._workshop = TemporaryDirectory(prefix="tenages-")
        try:
            compiled = self._compile(Path(self._workshop.name).resolve())
        except CannotCompile as error:
            if is_set(REQUIRE_COMPILED):
                raise
            self.app.display_warning(
                f"The engine is not compiled: {error.why}. This wheel is complete, but several times slower "
                f"({REQUIRE_COMPILED}=1 makes this an error and tells more)."
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compiled)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear the workshop away."""
        if version != "editable":
            self._workshop.cleanup()

    def _compile(self, workshop: Path) -> dict[str, str]:
        """Each compiled file, and where it belongs."""
        why = no_compiler_because()
        if why is not None:
            raise CannotCompile(why)
        try:
            from hatch_mypyc.plugin import MypycBuildHook
        except ImportError as error:
            raise CannotCompile("hatch-mypyc is not there", str(error)) from error
        root = Path(self.root)
        copytree(root / "src", workshop / "src", ignore=ignore_patterns("__pycache__", "*.so", "*.pyd"))
        copy(root / "pyproject.toml", workshop)
        hook = MypycBuildHook(
            str(workshop), self.config, self.build_config, self.metadata, self.directory, self.target_name, self.app
        )
        with chdir(workshop), with_flags():
            try:
                hook.initialize("standard", {"artifacts": [], "force_include": {}})
            except Exception as error:
                raise CannotCompile("mypyc or the C compiler refused it", str(error)) from error
            trial = subprocess.run([*_TRIAL, _TRIAL_GAME], capture_output=True, text=True)
        if trial.returncode != 0:
            raise CannotCompile("the compiled engine does not run", trial.stderr)
        files = (workshop / "src").rglob(f"*{hook.compiled_extension}")
        return {str(file): file.relative_to(workshop).as_posix() for file in sorted(files)}


@contextmanager
def with_flags() -> Iterator[None]:
    """Have the C compiler use our flags, after those that the environment asks for."""
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
    """Why nothing can be compiled here, if so: tried with a tiny module, by the same tools in the same way.

    That minds whatever they mind, such as the variable CC, and finds out as well if only Python's header files are
    missing.
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
