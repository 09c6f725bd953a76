"""`make soak`: very many random games over all editions and numbers of players, each checked at its end.

python -m tests.soak [games]
"""

from __future__ import annotations

import os
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import perf_counter

from rich.progress import Progress

from tests.oracle import check
from tests.randomly import TABLES, deal, play_on

GAMES = 20_000
BATCH = 100


def soak(first: int) -> tuple[Counter[str], list[str]]:
    """A batch of games: how they ended, and what went wrong."""
    ends: Counter[str] = Counter()
    trouble: list[str] = []
    for number in range(first, first + BATCH):
        table = TABLES[number % len(TABLES)]
        try:
            game = play_on(deal(table, number), Random(number))
            check(game)
            assert game.outcome is not None
            ends[game.outcome.how] += 1
        except Exception:
            trouble.append(f"{table} with seed {number}:\n{traceback.format_exc()}")
    return ends, trouble


def main() -> int:
    """Play them all on all cores; answers with the number of games that went wrong."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    ends: Counter[str] = Counter()
    trouble: list[str] = []
    start = perf_counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool, Progress() as progress:
        task = progress.add_task("random games", total=games)
        for some_ends, some_trouble in pool.map(soak, range(0, games, BATCH)):
            ends += some_ends
            trouble += some_trouble
            progress.advance(task, BATCH)
    print(*trouble, sep="\n")  # noqa: T201
    print(  # noqa: T201
        f"{sum(ends.values())} games over {len(TABLES)} kinds of table in {perf_counter() - start:.0f} s, "
        f"{len(trouble)} went wrong; ended by {dict(ends)}"
    )
    return len(trouble)


if __name__ == "__main__":
    sys.exit(min(main(), 1))
