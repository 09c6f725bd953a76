"""The choice between the compiled engine and the same modules as plain Python.

Compiled modules are beside their source. With TENAGES_UNCOMPILED=1 in the environment the source runs anyway, in this
process and in those that it starts: for benchmarks that compare the two, for debuggers, and for coverage.

If the engine could not be compiled when it was installed, importing `tenages` warns about it, since pip hides the
warning of the build.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

UNCOMPILED: Final = "TENAGES_UNCOMPILED"
WHY_NOT_COMPILED: Final = "not-compiled.txt"
"""A file in this folder that says why the engine could not be compiled. The build writes it only then."""


class UncompiledEngine(RuntimeWarning):
    """The engine could not be compiled when it was installed, and is several times slower; the message says why."""


class _SourceOnly:
    """Finds our modules as source and ignores compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of one of our modules; None for all other modules."""
        if path is None or not fullname.startswith("tenages."):
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if found is not None:
                return found
        return None


def source_is_wanted() -> bool:
    """Whether the environment asks for the source even if there is a compiled engine."""
    return os.environ.get(UNCOMPILED, "0") not in ("", "0")


def choose_build() -> None:
    """Run the source if the environment asks for it, and warn if the engine could not be compiled.

    Call it before the engine is imported.
    """
    if source_is_wanted():
        sys.meta_path.insert(0, _SourceOnly())
    elif why_not_compiled():
        _warn()


def _warn() -> None:
    """Warn at the line that imports us, but not again in processes that this one starts."""
    from multiprocessing import parent_process

    if parent_process() is None:
        warnings.warn(why_not_compiled(), UncompiledEngine, stacklevel=4)


def why_not_compiled() -> str:
    """Why the engine was not compiled when it was installed; empty if it was, or if that was not tried."""
    file = Path(__file__).parent / WHY_NOT_COMPILED
    return file.read_text("utf-8").strip() if file.is_file() else ""


def is_compiled() -> bool:
    """Whether the engine that runs in this process is the compiled one."""
    from tenages.rules import play

    return str(play.__file__).endswith(tuple(EXTENSION_SUFFIXES))
