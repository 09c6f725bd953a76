"""`make soak`: very many random games over all kinds of table, editions and numbers of players.

Each is checked at its end. A third of them is played with the base set, a third with Echoes of the Past in two rows,
and a third in the American variant.

python -m tests.soak [games] [--seed SEED]
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from tenages.processes import Lost, Processes
from tests.support.oracle import check
from tests.support.randomly import KINDS, TABLES, Table, deal, play_on, table_name

GAMES = 20_000
APART = 1_000_000
"""How far the first games of two seeds are apart."""
BATCH = 20
"""Games are handed out in batches, so their number is rounded up to whole batches."""
LONGEST = 600.0
"""A batch that takes more seconds than this hangs."""


class Batch(NamedTuple):
    """How some games ended, by kind of table, and what went wrong."""

    ends: dict[str, Counter[str]]
    faults: list[str]


def table_of(number: int) -> tuple[str, Table]:
    """The kind of table at which this game is played, and the table: all take turns."""
    count, place = divmod(number, len(KINDS))
    kind = list(KINDS)[place]
    return kind, KINDS[kind][count % len(KINDS[kind])]


def play(number: int) -> str:
    """Play one game; its number is the seed of the deal and of the players. Answers how it ended."""
    game = play_on(deal(table_of(number)[1], number), Random(number))
    check(game)
    assert game.outcome is not None
    return game.outcome.how


def soak(first: int) -> Batch:
    """A batch of games."""
    batch = Batch({kind: Counter() for kind in KINDS}, [])
    for number in range(first, first + BATCH):
        kind, table = table_of(number)
        try:
            batch.ends[kind][play(number)] += 1
        except Exception:
            again = f"python -c 'from tests.soak import play; play({number})'"
            batch.faults.append(f"{table_name(table)}, seed {number}; again: {again}\n{traceback.format_exc()}")
    return batch


class GamesPerSecond(ProgressColumn):
    """How fast it goes."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:.0f} games/s")


def batches(begin: int, games: int) -> Iterator[Batch]:
    """All games on all cores. If a process dies or hangs, its whole batch counts as one fault."""
    for first, batch in Processes().run(soak, range(begin, begin + games, BATCH), LONGEST):
        if isinstance(batch, Lost):
            batch = Batch({}, [f"games {first} to {first + BATCH - 1} were lost: {batch.why}"])
        yield batch


def main() -> int:
    """Play them all; answers with the number of faults."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int, nargs="?", default=GAMES, help=f"how many games; {GAMES:,} by default")
    parser.add_argument("--seed", type=int, default=0, help="which games")
    options = parser.parse_args()
    games = -(-options.games // BATCH) * BATCH
    ends: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    faults = 0
    console = Console(markup=False, emoji=False)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    start = perf_counter()
    with Progress(*columns, GamesPerSecond(), TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task("random games", total=games)
        try:
            for batch in batches(APART * options.seed, games):
                for kind, ended in batch.ends.items():
                    ends[kind] += ended
                for fault in batch.faults:
                    console.print(fault, highlight=False, soft_wrap=True)
                faults += len(batch.faults)
                progress.advance(task, BATCH)
        except KeyboardInterrupt:
            console.print("stopped")
    ended_well = sum(ended.total() for ended in ends.values())
    seconds = perf_counter() - start
    console.print(f"{ended_well} games over {len(TABLES)} tables in {seconds:.0f} s were in order; {faults} faults")
    for kind, ended in ends.items():
        console.print(
            f"{kind}: {ended.total()} games, ended by {dict(ended.most_common())}", highlight=False, soft_wrap=True
        )
    return faults


if __name__ == "__main__":
    sys.exit(min(main(), 1))
