"""Who takes part in a tournament: bots, each with a name of its own."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tenages import bots
from tenages.bots.from_file import is_in_file
from tenages.rules.errors import TenAgesError
from tenages.tournament.simulate import SEEDS

FEWEST: Final = 2


class Entrant(NamedTuple):
    """A bot that takes part."""

    name: str
    """What it is called in tables and records: as one typed it, or by its class, unless another has the same name."""
    spec: str
    """As one typed it."""
    copy: int = 1
    """The same bot may take part several times; this is the first, the second ..."""
    source: str | None = None
    """The text of the file that the bot is from, as it was when the tournament began."""

    def bot(self, deal: int, seat: int) -> bots.Bot:
        """A new bot for a seat at a deal: with the same luck each time, and with another luck than its copies."""
        luck = sha256(f"{deal} {seat} {self.copy}".encode()).digest()
        return bots.named(_here(self.spec, self.source), int.from_bytes(luck) % SEEDS)

    def as_data(self) -> dict[str, str]:
        """What tells it apart from others, as plain data."""
        told = {"name": self.name, "spec": self.spec}
        return told if self.source is None else {**told, "source": sha256(self.source.encode()).hexdigest()}


def entrants(specs: Sequence[str]) -> tuple[Entrant, ...]:
    """All who take part; an error if one of them cannot be had. Whoever is named twice takes part twice."""
    if len(specs) < FEWEST:
        raise TenAgesError("too-few-entrants", given=len(specs))
    for spec in specs:
        bots.named(spec, 0)
    short = Counter([_class_name(spec) for spec in set(specs)])
    seen: Counter[str] = Counter()
    found: list[Entrant] = []
    for spec in specs:
        seen[spec] += 1
        copy = seen[spec]
        name = _class_name(spec) if short[_class_name(spec)] == 1 else spec
        found.append(Entrant(name if copy == 1 else f"{name}#{copy}", spec, copy, _source(spec)))
    return tuple(found)


def _class_name(spec: str) -> str:
    return spec.rpartition(":")[2] if is_in_file(spec) else spec


def _source(spec: str) -> str | None:
    if not is_in_file(spec):
        return None
    return Path(spec.rpartition(":")[0]).expanduser().read_text(encoding="utf-8")


@cache
def _here(spec: str, source: str | None) -> str:
    """A bot of a file, as this machine can load it.

    On another machine the file need not be there, and on this one it may have changed since the tournament began: then
    a copy is used. What lies beside the file is found if it is there.
    """
    if source is None:
        return spec
    file, _, kind = spec.rpartition(":")
    path = Path(file).expanduser().resolve()
    if path.is_file() and path.read_text(encoding="utf-8") == source:
        return spec
    copied = Path(_folder().name) / sha256(source.encode()).hexdigest() / path.name
    copied.parent.mkdir(exist_ok=True)
    copied.write_text(source, encoding="utf-8")
    sys.path.append(str(path.parent))
    return f"{copied}:{kind}"


@cache
def _folder() -> TemporaryDirectory[str]:
    """A folder for this process; it goes when the process does."""
    return TemporaryDirectory(prefix="tenages-")
