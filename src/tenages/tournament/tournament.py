"""Tournaments: bots play each other at the same deals in all seats, and stand in a table at the end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from tenages.cards import setup_of
from tenages.opening import Rules
from tenages.processes import Lost, Processes
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import TenAgesError
from tenages.tournament.entrants import entrants
from tenages.tournament.executor import Executor
from tenages.tournament.ledger import Ledger, usual_path
from tenages.tournament.match import DIED, Broken, Result, Terms, play_match
from tenages.tournament.pairing import Fixture, pairings, schedule
from tenages.tournament.ratings import model
from tenages.tournament.standings import Standings
from tenages.version import ENGINE_VERSION, __version__
from tenages.words.talk import trouble

USUAL_GAMES: Final = 400
LONGEST_NAME: Final = 160
Progress = Callable[[Standings], None]
"""Is told the standings before the first game and after each one."""


class Tournament:
    """Bots, a table, and how many games; what cannot be played is an error before any game is."""

    def __init__(self, specs: Sequence[str], games: int, rules: Rules, seed: int = 0) -> None:
        setup_of(rules, seed)
        if games < 1:
            raise TenAgesError("not-positive", what="games", given=games)
        # Nobody wants to hear after a night of games that there is nothing to rate them with.
        model()
        self.rules = rules
        self.seed = seed
        self.entrants = entrants(specs)
        self.standings = Standings(rules, self.entrants, schedule(rules, len(self.entrants), games, seed))
        self._ledger: Ledger | None = None
        self._records: Path | None = None

    @property
    def games(self) -> int:
        """How many games each pairing plays: as many as were asked for, and a few more to make whole deals of them."""
        return len(self.standings.fixtures) // len(pairings(self.rules, len(self.entrants)))

    @property
    def setup(self) -> dict[str, Any]:
        """What two tournaments must have in common for one to go on with the other's results.

        How many games are played is no part of it: one may always play more.
        """
        return {
            "tenages": __version__,
            "engine": ENGINE_VERSION,
            "entrants": [entrant.as_data() for entrant in self.entrants],
            **self.rules._asdict(),
            "expansions": list(self.rules.expansions),
            "seed": self.seed,
        }

    def keep_results(self, path: Path | None = None) -> Path:
        """Keep the results in a file, and take up what is there already; unless a file is named, in the usual one."""
        self._ledger = Ledger(path or usual_path(self.setup), self.setup)
        for result in self._ledger.results:
            self.standings.add(result)
        return self._ledger.path

    def keep_records(self, folder: Path) -> None:
        """Keep the record of each game that is played from now on as a file in a folder."""
        self._records = folder
        with _writing(folder):
            folder.mkdir(parents=True, exist_ok=True)

    def play(self, executor: Executor, progress: Progress | None = None) -> Standings:
        """Play all games that were not played yet. Whoever interrupts it finds in `standings` what there is so far."""
        terms = Terms(self.rules, self.entrants, self._records is not None)
        tell = progress or (lambda standings: None)
        tell(self.standings)
        with closing(executor.run(partial(play_match, terms), self.standings.left())) as games:
            for fixture, result in games:
                self._add(fixture, _died(fixture, result) if isinstance(result, Lost) else result)
                tell(self.standings)
        return self.standings

    def _add(self, fixture: Fixture, result: Result) -> None:
        names = self.standings.names(fixture.number)
        if self._records is not None and result.record:
            file = self._records / record_name(fixture, names)
            with _writing(file):
                file.write_text(result.record, encoding="utf-8")
        if self._ledger is not None:
            self._ledger.add(result, fixture.deal, names)
        # Records lie in their files: a long tournament need not hold all of them.
        self.standings.add(result._replace(record=""))


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise TenAgesError("unwritable", path=str(path), why=trouble(error)) from error


def _died(fixture: Fixture, lost: Lost) -> Broken:
    return Broken(fixture.number, DIED, {"why": lost.why})


def record_name(fixture: Fixture, names: Sequence[str]) -> str:
    """What the file of a game is called, so that files sort as games were scheduled, and tell who sat where."""
    who = "-".join([re.sub(r"[^\w.#]+", "_", name) for name in names])
    return f"{fixture.number:06}-seed{fixture.deal}-{who[:LONGEST_NAME]}.json"


def tournament(
    specs: Sequence[str],
    games: int = USUAL_GAMES,
    *,
    players: int = 2,
    edition: str = DEFAULT_EDITION,
    teams: bool = False,
    expansions: tuple[str, ...] = (),
    american: bool | None = None,
    language: str = DEFAULT_LANGUAGE,
    seed: int = 0,
    processes: int | None = None,
    executor: Executor | None = None,
    results: Path | None = None,
    records: Path | None = None,
    progress: Progress | None = None,
) -> Standings:
    """Let bots play each other: so many games for each pairing, rounded up to whole deals.

    It is played in so many processes (as many as there are cores, unless said otherwise) or by another executor. With a
    file for `results`, the same tournament goes on where it stopped; with a folder for `records`, all games are kept.
    """
    held = Tournament(specs, games, Rules(players, edition, teams, expansions, american, language), seed)
    if results is not None:
        held.keep_results(results)
    if records is not None:
        held.keep_records(records)
    return held.play(executor or Processes(processes), progress)
