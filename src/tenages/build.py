"""Which build of the engine runs: the compiled one, or the very same files as plain Python.

Compiled modules lie beside their source. With TENAGES_UNCOMPILED=1 in the environment the source runs all the same, in
this process and in those that it starts: for benchmarks that compare the two, for debuggers, and for coverage.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Final

UNCOMPILED: Final = "TENAGES_UNCOMPILED"


class _SourceOnly(MetaPathFinder):
    """Finds our modules as source, and leaves what was compiled aside."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the source of one of our modules is; nothing is said about the modules of others."""
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


def heed_environment() -> None:
    """Have the source run, if the environment asks for it. This must come before any part of the engine."""
    if source_is_wanted():
        sys.meta_path.insert(0, _SourceOnly())


def is_compiled() -> bool:
    """Whether the engine that runs in this process is the compiled one."""
    from tenages.rules import play

    return str(play.__file__).endswith(tuple(EXTENSION_SUFFIXES))
