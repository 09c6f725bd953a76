"""Which build of the engine runs: the compiled one, or the very same files as plain Python.

Compiled modules lie beside their source. With TENAGES_UNCOMPILED=1 in the environment the source runs all the same, in
this process and in those that it starts: for benchmarks that compare the two, for debuggers, and for coverage.

Where an installation has no compiled engine because it could not be built, importing `tenages` warns about it: pip
hides what the build itself says.
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
"""A file in this folder: why the engine could not be compiled. The build leaves it when that is so."""


class UncompiledEngine(RuntimeWarning):
    """The engine could not be compiled when it was installed, for this reason, and is several times slower."""


class _SourceOnly:
    """Finds our modules as source, and passes over what was compiled."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the source of one of our modules is; None for the modules of others."""
        if path is None or not fullname.startswith("tenages."):
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if found is not None:
                return found
        return None


def source_is_wanted() -> bool:
    """Whether the environment asks for the source, whatever has been compiled."""
    return os.environ.get(UNCOMPILED, "0") not in ("", "0")


def choose_build() -> None:
    """Run the source if the environment asks for it, and warn if there is nothing else. Call it before the engine is
    imported."""
    if source_is_wanted():
        sys.meta_path.insert(0, _SourceOnly())
    elif why_not_compiled():
        _warn()


def _warn() -> None:
    """Warn, in the name of the line that imports us; but not again in every process that this one starts."""
    from multiprocessing import parent_process

    if parent_process() is None:
        warnings.warn(why_not_compiled(), UncompiledEngine, stacklevel=4)


def why_not_compiled() -> str:
    """Why the engine was not compiled when it was installed; nothing if it was, or if it was never tried."""
    file = Path(__file__).parent / WHY_NOT_COMPILED
    return file.read_text("utf-8").strip() if file.is_file() else ""


def is_compiled() -> bool:
    """Whether the engine that runs in this process is the compiled one."""
    from tenages.rules import play

    return str(play.__file__).endswith(tuple(EXTENSION_SUFFIXES))
