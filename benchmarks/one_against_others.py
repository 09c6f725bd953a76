"""One bot against others of one kind, from every seat of each deal; for the matches of `master` in docs/bots.md.

    make master                     all of them; on two cores it takes about nine hours
    make master SHARE=0.1           a tenth of the games
    python -m benchmarks.one_against_others master:0.1s mcts:0.1s -n 120 [--players 4] [--echoes]     one match

A tournament has as many of each bot as it can at a larger table. Here one seat has the bot and all others have the
other one, so with four players 25% would be equal. Results are kept in build/matches, so that it can be resumed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console

from tenages import bots
from tenages.bots.seeds import bot_seed
from tenages.build import is_compiled
from tenages.intervals import Rate, Winnings, rate_of
from tenages.opening import deal
from tenages.processes import Lost, Processes, one_thread_each
from tenages.rules.setup import Rules
from tenages.terminal.progress import progress_bar

FOLDER: Final = Path("build/matches")
MOST_DECISIONS: Final = 3000
"""A game that is not over then counts as a draw."""


class Contest(NamedTuple):
    """A match, and what has to be won of it."""

    one: str
    others: str
    games: int
    bar: float
    players: int = 2
    expansions: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        """Where its results are kept."""
        table = "-".join([str(self.players), *self.expansions])
        return FOLDER / f"{self.one}-{self.others}-{table}.jsonl".replace(":", "")


CONTESTS: Final = (
    Contest("master:1s", "mcts:1s", 200, 0.75),
    Contest("master:1s", "mcts:1s", 120, 0.65, expansions=("echoes",)),
    Contest("master:1s", "mcts:1s", 80, 0.4, players=4),
    Contest("master:0.2s", "mcts:1s", 120, 0.6),
    # It does not get weaker with more iterations.
    Contest("master:64", "master:16", 200, 0.5),
    Contest("master:256", "master:64", 200, 0.5),
    Contest("master:1024", "master:256", 100, 0.5),
    Contest("master:4096", "master:1024", 60, 0.5),
)


@dataclass(frozen=True)
class Table:
    """Plays a deal from every seat, in any process: it has all that it needs."""

    one: str
    others: str
    rules: Rules

    def __call__(self, number: int) -> list[float]:
        """What the bot won, by the seat that it had."""
        return [self._won(number, seat) for seat in range(self.rules.players)]

    def _won(self, number: int, own: int) -> float:
        game = deal(self.rules, number)
        seats = range(self.rules.players)
        players = [bots.named(self.one if seat == own else self.others, bot_seed(number, seat)) for seat in seats]
        for _ in range(MOST_DECISIONS):
            decision = game.decision
            if decision is None:
                break
            game.choose(players[decision.player].decide(game.view(decision.player), decision))
        outcome = game.outcome
        if outcome is None or not outcome.winners:
            return 1 / len(seats)
        return 1 / len(outcome.winners) if own in outcome.winners else 0.0


def deals_of(contest: Contest, games: int, processes: int | None) -> Iterator[Winnings]:
    """The deals of a match: those that were played before, then the others as soon as they are played."""
    contest.path.parent.mkdir(parents=True, exist_ok=True)
    contest.path.touch()
    done = dict(json.loads(line) for line in contest.path.read_text(encoding="utf-8").splitlines())
    wanted = range(-(-games // contest.players))
    for number in wanted:
        if number in done:
            yield Winnings(sum(done[number]), contest.players)
    table = Table(contest.one, contest.others, Rules(contest.players, expansions=contest.expansions))
    with one_thread_each(), contest.path.open("a", encoding="utf-8") as file:
        for number, won in Processes(processes).run(table, [each for each in wanted if each not in done]):
            if isinstance(won, Lost):
                raise SystemExit(f"deal {number} was lost: {won.why}")
            file.write(json.dumps([number, won]) + "\n")
            file.flush()
            yield Winnings(sum(won), contest.players)


def play(contest: Contest, games: int, processes: int | None, console: Console) -> Rate:
    """A match, with its progress."""
    deals: list[Winnings] = []
    with progress_bar(console, f"{contest.one} : {contest.others}, {contest.path.stem.split('-', 2)[-1]}") as report:
        for found in deals_of(contest, games, processes):
            deals.append(found)
            report(len(deals) * contest.players, games, f"{rate_of(deals).rate:.1%}")
    return rate_of(deals)


def main() -> None:
    """Play all matches, or the one that is named, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", nargs="?")
    parser.add_argument("others", nargs="?")
    parser.add_argument("-n", "--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--echoes", action="store_true")
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games that is played")
    parser.add_argument("--processes", type=int, default=None)
    options = parser.parse_args()
    console = Console(markup=False, emoji=False)
    if not is_compiled():
        console.print("The engine is not compiled: bots with a budget of seconds are weaker so.")
    contests: tuple[Contest, ...] = CONTESTS
    if options.one and options.others:
        expansions = ("echoes",) if options.echoes else ()
        contests = (Contest(options.one, options.others, options.games, 0.0, options.players, expansions),)
    for contest in contests:
        games = max(contest.players, round(contest.games * options.share))
        rate = play(contest, games, options.processes, Console(stderr=True, markup=False, emoji=False))
        table = f"{contest.players} players{''.join([f', {name}' for name in contest.expansions])}"
        console.print(
            f"{contest.one} : {contest.others}, {table}: {rate.rate:.1%} of {rate.games} games "
            f"({rate.low:.1%} to {rate.high:.1%}), at least {contest.bar:.0%}"
        )


if __name__ == "__main__":
    main()
