"""How strong the bots are: paired matches of each bot against the one below it, as docs/bots.md shows them.

    make strength                     everything; on two cores it takes about two hours
    make strength SHARE=0.25          a quarter of the games

At a table for two with the base set of the third edition, then with Echoes of the Past, then with four players. Each
match is a tournament of its own; its results are kept in build/strength, so that one can stop and go on.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from tenages.build import is_compiled
from tenages.terminal.progress import progress_bar
from tenages.tournament.standings import Standings
from tenages.tournament.tournament import tournament

FOLDER: Final = Path("build/strength")
WIDE: Final = 160


class Match(NamedTuple):
    """One bot against another."""

    better: str
    worse: str
    games: int
    players: int = 2
    expansions: tuple[str, ...] = ()
    bar: float = 0.5
    """At least so much must be won; half of the games at least beyond the interval."""

    @property
    def table(self) -> str:
        """Where it is played."""
        return f"{self.players} players, {' and '.join(('base', *self.expansions))}"


MATCHES: Final = (
    Match("greedy", "random", 1000, bar=0.95),
    Match("planner", "greedy", 400, bar=0.65),
    Match("mcts:1s", "planner", 100, bar=0.75),
    Match("greedy", "random", 200, expansions=("echoes",)),
    Match("planner", "greedy", 100, expansions=("echoes",)),
    Match("mcts:0.2s", "planner", 60, expansions=("echoes",)),
    Match("greedy", "random", 200, players=4),
    Match("planner", "greedy", 100, players=4),
    Match("mcts:1s", "planner", 60, players=4),
    # The other levels are the bots above: adept is greedy, expert is planner, master is mcts:1s.
    Match("adept", "novice", 400),
)


def played(match: Match, share: float, processes: int | None, console: Console) -> Standings:
    """The match, as far as it is wanted. What was played before is not played again."""
    games = max(10, round(match.games * share))
    name = f"{match.better}-{match.worse}-{match.players}{'-'.join(('', *match.expansions))}.jsonl"
    FOLDER.mkdir(parents=True, exist_ok=True)
    with progress_bar(console, f"{match.better} : {match.worse}, {match.table}") as tell:
        return tournament(
            (match.better, match.worse),
            games,
            players=match.players,
            expansions=match.expansions,
            processes=processes,
            results=FOLDER / name.replace(":", ""),
            progress=lambda standings: tell(standings.done, len(standings.fixtures), ""),
        )


def main() -> None:
    """Play all matches and print what came of them; fails if a bar is missed or a bot broke a rule."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games that is played")
    parser.add_argument("--only", default="", help="only matches whose better bot begins so")
    parser.add_argument("--players", type=int, default=0, help="only matches of so many players")
    parser.add_argument("--processes", type=int, default=None)
    given = parser.parse_args()
    # A file has room for the whole table.
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    if not is_compiled():
        console.print("The engine is not compiled: bots with a budget of seconds are weaker so.")
    table = Table("match", "table", "games", "won", "95%", "bar", "s/decision", "longest", "late", "illegal")
    missed = 0
    for match in MATCHES:
        if not match.better.startswith(given.only) or given.players not in (0, match.players):
            continue
        standings = played(match, given.share, given.processes, Console(stderr=True))
        rate = standings.rate(0)
        won = rate.rate or 0.0
        thought = standings.thinking(0)
        ok = won >= match.bar and rate.low > 0.5 and not standings.breaches()
        missed += not ok
        table.add_row(
            f"{match.better} : {match.worse}",
            match.table,
            str(standings.done),
            f"{won:.1%}",
            f"{rate.low:.1%} to {rate.high:.1%}",
            f"{match.bar:.0%}" if match.bar > 0.5 else "beyond the interval",
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
