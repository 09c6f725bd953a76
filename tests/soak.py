"""`make soak`: very many random games over all kinds of table, editions and numbers of players.

Each is checked at its end. A third of them is played with the base set, a third with Echoes of the Past in two rows,
and a third in the American variant.

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

from tests.support.oracle import check
from tests.support.randomly import KINDS, TABLES, deal, play_on

GAMES = 20_000
BATCH = 100


def soak(first: int) -> tuple[dict[str, Counter[str]], list[str]]:
    """A batch of games: how they ended, by kind of table, and what went wrong."""
    ends: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    trouble: list[str] = []
    for number in range(first, first + BATCH):
        count, kind = number // len(KINDS), list(KINDS)[number % len(KINDS)]
        table = KINDS[kind][count % len(KINDS[kind])]
        try:
            game = play_on(deal(table, number), Random(number))
            check(game)
            assert game.outcome is not None
            ends[kind][game.outcome.how] += 1
        except Exception:
            trouble.append(f"{table} with seed {number}:\n{traceback.format_exc()}")
    return ends, trouble


def main() -> int:
    """Play them all on all cores; answers with the number of games that went wrong."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    ends: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    trouble: list[str] = []
    start = perf_counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool, Progress() as progress:
        task = progress.add_task("random games", total=games)
        for some_ends, some_trouble in pool.map(soak, range(0, games, BATCH)):
            for kind in KINDS:
                ends[kind] += some_ends[kind]
            trouble += some_trouble
            progress.advance(task, BATCH)
    print(*trouble, sep="\n")  # noqa: T201
    played = sum(sum(ended.values()) for ended in ends.values())
    print(  # noqa: T201
        f"{played} games over {len(TABLES)} tables in {perf_counter() - start:.0f} s, {len(trouble)} went wrong"
    )
    for kind, ended in ends.items():
        print(f"{kind}: {sum(ended.values())} games, ended by {dict(ended.most_common())}")  # noqa: T201
    return len(trouble)


if __name__ == "__main__":
    sys.exit(min(main(), 1))
