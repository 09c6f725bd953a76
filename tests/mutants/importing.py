"""Importing modules with other code than their files have."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType


class OtherCode(MetaPathFinder):
    """Finds the modules of some files, and gives them the code that it was given."""

    def __init__(self, codes: dict[str, CodeType]) -> None:
        self.codes = codes
        """By the full path of the file."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin not in self.codes:
            return None
        spec.loader = _Loader(name, spec.origin, self.codes[spec.origin])
        return spec

    def install(self) -> None:
        sys.meta_path.insert(0, self)


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code
