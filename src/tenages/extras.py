"""Import of optional libraries: each comes with an extra and is imported only when it is used."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from tenages.rules.errors import TenAgesError


def need(module: str, extra: str) -> ModuleType:
    """The library with this name. If it is not installed, the error says which extra to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            # The library is installed, but something that it needs is not: that must not be hidden.
            raise
        raise TenAgesError("missing-extra", name=module, extra=extra) from error
