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
from tenages.tournament.seeds import SEEDS

FEWEST_ENTRANTS: Final = 2


class Entrant(NamedTuple):
    """A bot that takes part."""

    name: str
    """In tables and records: as typed, or the name of its class if no other entrant has the same."""
    spec: str
    """As typed."""
    copy: int = 1
    """1 for the first entrant with this `spec`, 2 for the second, ..."""
    source: str | None = None
    """The text of the bot's file, as it was when the tournament started."""

    def bot(self, deal: int, seat: int) -> bots.Bot:
        """A new bot for a seat at a deal, with the same random seed each time, and another one than its copies."""
        digest = sha256(f"{deal} {seat} {self.copy}".encode()).digest()
        return bots.named(_loadable(self.spec, self.source), int.from_bytes(digest) % SEEDS)

    def as_data(self) -> dict[str, str]:
        """Its name, spec and the hash of its file, as plain data."""
        data = {"name": self.name, "spec": self.spec}
        network = bots.network_file(self.spec)
        if network is not None:
            return {**data, "source": sha256(network.read_bytes()).hexdigest()}
        return data if self.source is None else {**data, "source": sha256(self.source.encode()).hexdigest()}


def entrants(specs: Sequence[str]) -> tuple[Entrant, ...]:
    """All who take part; an error if there is no such bot. A bot that is named twice takes part twice."""
    if len(specs) < FEWEST_ENTRANTS:
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
def _loadable(spec: str, source: str | None) -> str:
    """The spec by which this machine can load a bot of a file.

    On another machine the file may be missing, and on this one it may have changed since the tournament started: then
    a copy is used. Modules beside the original file can still be imported if they are there.
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
    """A folder that is removed when this process ends."""
    return TemporaryDirectory(prefix="tenages-")
