"""Checks for memory leaks: `python -m benchmarks.memory` plays 100,000 games and makes a million copies.

Half of the copies are made before an action, half within an effect; in every tenth copy one more choice is made before
it is dropped, so that effects are abandoned midway. The exit code is 1 if memory grows. With TENAGES_UNCOMPILED=1 in
the environment, the source is tested instead of the compiled engine.
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
"""In one of this many copies, one more choice is made."""
MOST_OBJECTS: Final = 200
"""How many more objects are allowed at the end than after the first part: Python itself keeps some."""
MOST_BYTES: Final = 2 * 2**20
"""How much the resident memory may grow: pages that are used for the first time."""

Work = Callable[[int], object]
"""Does one piece of work, identified by its number."""


class Reading(NamedTuple):
    """The memory in use after a part of the work."""

    done: int
    resident: int | None
    """In bytes; None if the system does not provide it."""
    objects: int
    """The number of objects tracked by the garbage collector, after a collection."""


def resident() -> int | None:
    """The resident memory of this process; on systems without /proc, its peak."""
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
    """The memory in use now."""
    gc.collect()
    return Reading(done, resident(), len(gc.get_objects()))


def watched(work: Work, total: int, parts: int = READINGS) -> Iterator[Reading]:
    """Do all the work, and read the memory after each part."""
    for part in range(parts):
        for number in range(total * part // parts, total * (part + 1) // parts):
            work(number)
        yield read(total * (part + 1) // parts)


def grown(readings: Sequence[Reading]) -> list[str]:
    """What grew more than allowed from the first reading to the last; empty if memory stayed flat.

    Objects that Python creates once, on first use, exist at the first reading already.
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
    """Play one random game and drop it; the kind of table depends on the number."""
    deal = list(TABLES.values())[number % len(TABLES)]
    play_out(deal(number), Random(number).random)


def copies_of(positions: int = POSITIONS) -> Work:
    """Copies a position and drops the copy: alternately before an action and in an effect, with and without Echoes."""
    spots = [Positions(table, moment, positions) for table in COST_TABLES for moment in (ACTION, EFFECT)]
    games = [game for four in zip(*[spot.games for spot in spots], strict=True) for game in four]
    options = [option for four in zip(*[spot.options for spot in spots], strict=True) for option in four]

    def one_copy(number: int) -> None:
        # In each cycle through the positions, other copies are played on.
        around, place = divmod(number, len(games))
        copy = games[place].copy()
        if (around + place) % PLAYED_ON == 0:
            copy.choose(options[place])

    return one_copy


def print_readings(what: str, readings: Iterator[Reading]) -> bool:
    """Print all readings and a verdict; returns whether memory stayed flat."""
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
    """Measure games, then copies; returns 0 if memory stayed flat."""
    parser = ArgumentParser(description="Watch whether memory stays flat over many games and copies.")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games are played (%(default)s)")
    parser.add_argument("--copies", type=int, default=COPIES, help="how many copies are made (%(default)s)")
    parser.add_argument("--readings", type=int, default=READINGS, help="how often memory is looked at (%(default)s)")
    options = parser.parse_args(arguments)
    if options.readings < 2:
        parser.error("there is no growth to be seen in less than 2 readings")
    for what, number in (("--games", options.games), ("--copies", options.copies)):
        if number < options.readings:
            parser.error(f"{what} must be at least as many as there are readings, {options.readings}")
    _say(f"Ten Ages {tenages.__version__}, {'compiled' if is_compiled() else 'uncompiled'}\n")
    flat = print_readings("games", watched(one_game, options.games, options.readings))
    flat &= print_readings("copies", watched(copies_of(), options.copies, options.readings))
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
