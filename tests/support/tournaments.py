"""Helpers for the tests of tournaments: bots, an executor, and fabricated results."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from pathlib import Path

from tenages.processes import Done, Job, Lost
from tenages.rules.setup import Rules
from tenages.tournament.entrants import Entrant
from tenages.tournament.match import Broken, Played, Result
from tenages.tournament.pairing import schedule
from tenages.tournament.standings import Standings

LITTLE_BOTS = Path(__file__).parent / "little_bots.py"
FOR_TWO = Rules(2, "asmadi-3", False)


def little(name: str) -> str:
    """The command-line name of one of the little bots."""
    return f"{LITTLE_BOTS}:{name}"


class Here:
    """An executor that plays in this process, one game after the other; interrupted after `most` games."""

    def __init__(self, most: int = 10**9) -> None:
        self.most = most

    def run(
        self,
        work: Callable[[Job], Done],
        jobs: Sequence[Job],
        limit: float | None = None,
        step_limit: float | None = None,
    ) -> Generator[tuple[Job, Done | Lost]]:
        for number, job in enumerate(jobs):
            if number == self.most:
                raise KeyboardInterrupt
            yield job, work(job)


def standings(*results: Result, entrants: int = 2, rules: Rules = FOR_TWO, forfeit: bool = True) -> Standings:
    """The standings after these results."""
    names = [Entrant(name, "random") for name in ("Ann", "Bob", "Cid", "Dan", "Eve")[:entrants]]
    table = Standings(rules, names, schedule(rules, entrants, games=100, seed=0), forfeit=forfeit)
    for result in results:
        table.add(result)
    return table


def won_by(number: int, *winners: int, how: str = "points", turns: int = 50) -> Played:
    """A game that these seats won."""
    return Played(number, how, winners, turns, decisions=200)


def drawn(number: int) -> Played:
    """A game that nobody won."""
    return won_by(number)


def broke(number: int, reason: str = "crash", seat: int | None = None) -> Broken:
    """An aborted game."""
    return Broken(number, reason, {"kind": "ValueError", "why": "oh"}, seat)


def outcomes(standings: Standings) -> list[tuple[int, str, tuple[int, ...], int, int]]:
    """The results of all games, without thinking times."""
    return [(game.number, game.how, game.winners, game.turns, game.decisions) for game in standings.played()]


def reasons(standings: Standings) -> list[tuple[str | None, str]]:
    """Who broke games off, and why."""
    return [(breach.culprit, breach.result.reason) for breach in standings.breaches()]
