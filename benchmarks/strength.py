"""The strength of the bots: paired contests of each bot against the next weaker one, for docs/bots.md.

    make strength                     everything; on two cores it takes about two hours
    make strength SHARE=0.25          a quarter of the games

The contests are for two players with the base set of the third edition, then with Echoes of the Past, then for four
players. Each contest is a separate tournament; its results are kept in build/strength, so that it can be resumed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from tenages.build import is_compiled
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.setup import Rules
from tenages.terminal.progress import progress_bar
from tenages.tournament.standings import Standings
from tenages.tournament.tournament import tournament

FOLDER: Final = Path("build/strength")
WIDE: Final = 160


class Contest(NamedTuple):
    """One bot against another."""

    better: str
    worse: str
    games: int
    players: int = 2
    expansions: tuple[str, ...] = ()
    bar: float = 0.5
    """The share of games that must be won; the lower end of the interval must also be above one half."""

    @property
    def table(self) -> str:
        """A description of the table."""
        return f"{self.players} players, {' and '.join(('base', *self.expansions))}"


CONTESTS: Final = (
    Contest("greedy", "random", 1000, bar=0.95),
    Contest("planner", "greedy", 400, bar=0.65),
    Contest("mcts:1s", "planner", 100, bar=0.75),
    Contest("greedy", "random", 200, expansions=("echoes",)),
    Contest("planner", "greedy", 100, expansions=("echoes",)),
    Contest("mcts:0.2s", "planner", 60, expansions=("echoes",)),
    Contest("greedy", "random", 200, players=4),
    Contest("planner", "greedy", 100, players=4),
    Contest("mcts:1s", "planner", 60, players=4),
    # The levels are on a scale of their own: benchmarks/ratings.py.
    # A network without search.
    Contest("policy", "greedy", 400, bar=0.87),
    Contest("policy", "planner", 200),
    Contest("policy", "mcts:0.2s", 200),
    Contest("policy", "planner", 200, expansions=("echoes",), bar=0.55),
)


def played(contest: Contest, share: float, processes: int | None, console: Console) -> Standings:
    """Play a contest, or a share of it; games that were played before are not played again."""
    games = max(10, round(contest.games * share))
    name = f"{contest.better}-{contest.worse}-{contest.players}{'-'.join(('', *contest.expansions))}.jsonl"
    FOLDER.mkdir(parents=True, exist_ok=True)
    with progress_bar(console, f"{contest.better} : {contest.worse}, {contest.table}") as report_progress:
        return tournament(
            (contest.better, contest.worse),
            games,
            Rules(contest.players, DEFAULT_EDITION, False, contest.expansions),
            processes=processes,
            results=FOLDER / name.replace(":", ""),
            progress=lambda standings: report_progress(standings.done, len(standings.fixtures), ""),
        )


def main() -> None:
    """Play all contests and print the results; exits with 1 if a contest missed its bar or a bot broke a rule."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games that is played")
    parser.add_argument("--only", default="", help="only contests whose better bot starts with this")
    parser.add_argument("--players", type=int, default=0, help="only contests with this number of players")
    parser.add_argument("--processes", type=int, default=None)
    options = parser.parse_args()
    # A file can contain the whole width of the table.
    console = Console(width=None if sys.stdout.isatty() else WIDE, markup=False, emoji=False)
    if not is_compiled():
        console.print("The engine is not compiled: bots with a budget of seconds are weaker so.")
    table = Table("contest", "table", "games", "won", "95%", "bar", "s/decision", "longest", "late", "illegal")
    missed = 0
    for contest in CONTESTS:
        if not contest.better.startswith(options.only) or options.players not in (0, contest.players):
            continue
        standings = played(contest, options.share, options.processes, Console(stderr=True, markup=False, emoji=False))
        rate = standings.rate(0)
        won = rate.rate or 0.0
        thought = standings.thinking(0)
        ok = won >= contest.bar and rate.low > 0.5 and not standings.breaches()
        missed += not ok
        table.add_row(
            f"{contest.better} : {contest.worse}",
            contest.table,
            str(standings.done),
            f"{won:.1%}",
            f"{rate.low:.1%} to {rate.high:.1%}",
            f"{contest.bar:.0%}" if contest.bar > 0.5 else "beyond the interval",
            f"{thought.mean:.3f}",
            f"{thought.longest:.2f}",
            str(thought.late),
            str(len(standings.breaches())),
            style="" if ok else "bold red",
        )
    console.print(table)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
