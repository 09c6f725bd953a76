"""Does memory stay flat? `python -m benchmarks.memory`, for 100,000 games and a million copies that nobody keeps.

Half of the copies are made before an action, half in an effect; every tenth is played on by one choice before it is
dropped, so that effects are left in their middle. The exit code is 1 if anything grows. With TENAGES_UNCOMPILED=1 in
the environment the source is watched where the compiled engine would run.
"""

from __future__ import annotations

import gc
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import tenages
from tenages.bench.measure import ACTION, COST_TABLES, EFFECT, TABLES, Positions
from tenages.build import is_compiled
from tenages.rules.playout import play_out

GAMES: Final = 100_000
COPIES: Final = 1_000_000
READINGS: Final = 10
POSITIONS: Final = 20
PLAYED_ON: Final = 10
"""One in this many copies is played on."""
MOST_OBJECTS: Final = 200
"""How many more objects there may be at the end than after the first part: some that Python itself keeps for later."""
MOST_BYTES: Final = 2 * 2**20
"""How much more memory may be resident: pages that were touched for the first time."""

Work = Callable[[int], object]
"""Does the piece of work with that number."""


class Reading(NamedTuple):
    """How much memory is used after a part of the work."""

    done: int
    resident: int | None
    """Bytes; None where the system does not tell."""
    objects: int
    """What the garbage collector knows of, after it has run."""


def resident() -> int | None:
    """How much memory this process holds; on systems without /proc, the most that it ever held."""
    statm = Path("/proc/self/statm")
    try:
        import resource
    except ImportError:
        return None
    if statm.exists():
        return int(statm.read_text("ascii").split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def read(done: int) -> Reading:
    """Look at memory now."""
    gc.collect()
    return Reading(done, resident(), len(gc.get_objects()))


def watched(work: Work, total: int, parts: int = READINGS) -> Iterator[Reading]:
    """Do all the work, and read the memory after each part."""
    for part in range(parts):
        for number in range(total * part // parts, total * (part + 1) // parts):
            work(number)
        yield read(total * (part + 1) // parts)


def grown(readings: Sequence[Reading]) -> list[str]:
    """What grew from the first reading to the last, by more than it may; nothing if memory stayed flat.

    What is there only once, such as what Python makes when it is first needed, is there at the first reading.
    """
    first, last = readings[0], readings[-1]
    more_objects = last.objects - first.objects
    found = []
    if more_objects > MOST_OBJECTS:
        found.append(f"{more_objects:,} objects more ({MOST_OBJECTS:,} are allowed)")
    if first.resident is not None and last.resident is not None:
        more = last.resident - first.resident
        if more > MOST_BYTES:
            found.append(f"{_mebibytes(more)} MiB more ({_mebibytes(MOST_BYTES)} MiB are allowed)")
    return found


def one_game(number: int) -> None:
    """Play one random game, at one table after the other, and drop it."""
    deal = list(TABLES.values())[number % len(TABLES)]
    play_out(deal(number), Random(number).random)


def copies_of(positions: int = POSITIONS) -> Work:
    """Copies a position and drops the copy: by turns before an action and in an effect, with and without Echoes."""
    spots = [Positions(table, moment, positions) for table in COST_TABLES for moment in (ACTION, EFFECT)]
    games = [game for four in zip(*[spot.games for spot in spots], strict=True) for game in four]
    options = [option for four in zip(*[spot.options for spot in spots], strict=True) for option in four]

    def one_copy(number: int) -> None:
        # Each time around, others are played on.
        around, place = divmod(number, len(games))
        copy = games[place].copy()
        if (around + place) % PLAYED_ON == 0:
            copy.choose(options[place])

    return one_copy


def tell(what: str, readings: Iterator[Reading]) -> bool:
    """Print all readings and a verdict; says whether memory stayed flat."""
    seen = []
    _say(f"{what:>12}  resident MiB  objects")
    for reading in readings:
        seen.append(reading)
        memory = "?" if reading.resident is None else _mebibytes(reading.resident)
        _say(f"{reading.done:12,}  {memory:>12}  {reading.objects:7,}")
    found = grown(seen)
    _say(f"{what}: " + ("flat" if not found else "GROWS: " + ", ".join(found)) + "\n")
    return not found


def main(arguments: Sequence[str] | None = None) -> int:
    """Watch games, then copies; 0 if memory stayed flat."""
    parser = ArgumentParser(description="Watch whether memory stays flat over many games and copies.")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games are played (%(default)s)")
    parser.add_argument("--copies", type=int, default=COPIES, help="how many copies are made (%(default)s)")
    parser.add_argument("--readings", type=int, default=READINGS, help="how often memory is looked at (%(default)s)")
    wanted = parser.parse_args(arguments)
    if wanted.readings < 2:
        parser.error("there is no growth to be seen in less than 2 readings")
    for what, number in (("--games", wanted.games), ("--copies", wanted.copies)):
        if number < wanted.readings:
            parser.error(f"{what} must be at least as many as there are readings, {wanted.readings}")
    _say(f"Ten Ages {tenages.__version__}, {'compiled' if is_compiled() else 'uncompiled'}\n")
    flat = tell("games", watched(one_game, wanted.games, wanted.readings))
    flat &= tell("copies", watched(copies_of(), wanted.copies, wanted.readings))
    return 0 if flat else 1


def _mebibytes(size: int) -> str:
    return f"{size / 2**20:.1f}"


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
