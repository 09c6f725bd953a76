"""Libraries that not everyone needs: each comes with an extra and is looked for only when it is used."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from tenages.rules.errors import TenAgesError


def need(module: str, extra: str) -> ModuleType:
    """The library of that name. If it is not there, the error says which extra to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            # It is there, and lacks something itself: that must not be hidden.
            raise
        raise TenAgesError("missing-extra", name=module, extra=extra) from error
