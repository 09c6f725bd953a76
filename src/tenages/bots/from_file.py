"""Bots from other people: a class in a Python file, named as `path/my_bot.py:MyBot`."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from tenages.bots.bot import Bot
from tenages.rules.errors import TenAgesError

SUFFIX: Final = ".py"


class BadBot(TenAgesError):
    """The file has no such bot, or it cannot be made."""


def is_in_file(spec: str) -> bool:
    """Whether this names a class in a file."""
    return spec.rpartition(":")[0].endswith(SUFFIX) or spec.endswith(SUFFIX)


def bot_from_file(spec: str, seed: int) -> Bot:
    """A new bot of a class in a file. The class gets the seed if it takes one."""
    file, _, name = spec.rpartition(":")
    if not file or not name:
        raise BadBot("bot-file-needs-class", given=repr(spec))
    kind = getattr(_module(Path(file)), name, None)
    if not isinstance(kind, type) or not callable(getattr(kind, "decide", None)):
        raise BadBot("bot-file-lacks-class", path=file, name=repr(name))
    try:
        made: Bot = kind(seed) if _takes_seed(kind) else kind()
    except Exception as error:
        raise BadBot("bot-file-broken", path=file, why=f"{type(error).__name__}: {error}") from error
    return made


def _takes_seed(kind: type[Any]) -> bool:
    try:
        return bool(inspect.signature(kind).parameters)
    except ValueError:
        return False


def _module(file: Path) -> ModuleType:
    """The file as a module, loaded once. It may import what lies beside it."""
    path = file.expanduser().resolve()
    if not path.is_file():
        raise BadBot("bot-file-missing", path=str(file))
    name = f"tenages_bot_{path.stem}_{abs(hash(str(path))):x}"
    if name in sys.modules:
        return sys.modules[name]
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        found.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadBot("bot-file-broken", path=str(file), why=f"{type(error).__name__}: {error}") from error
    return module
