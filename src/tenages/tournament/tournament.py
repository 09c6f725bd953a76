"""Tournaments: bots play each other at the same deals in all seats."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from tenages import bots
from tenages.cards import setup_of
from tenages.processes import Lost, Processes
from tenages.rules.errors import TenAgesError
from tenages.rules.setup import Rules
from tenages.tournament.entrants import entrants
from tenages.tournament.executor import Executor
from tenages.tournament.ledger import Ledger, default_path
from tenages.tournament.match import DIED, HUNG, MOST_DECISIONS, OVERTIME, Broken, Result, Terms, play_match
from tenages.tournament.pairing import Fixture, pairings, schedule
from tenages.tournament.ratings import model
from tenages.tournament.standings import Standings
from tenages.tournament.thinking import TOLERANCE, seconds_allowed
from tenages.tournament.usual import USUAL_GAMES, USUAL_RULES
from tenages.version import ENGINE_VERSION, __version__
from tenages.words.talk import trouble

LONGEST_NAME: Final = 160
GAME_SECONDS: Final = 6 * 3600.0
"""How long a game may take, apart from what bots with a budget of seconds may take for their decisions."""
DECISION_SECONDS: Final = 60.0
"""How long a bot may take for a decision, unless another limit is given."""
BUDGETS: Final = 10
"""How many times its budget of seconds a bot may take for a decision, if that is longer."""
Progress = Callable[[Standings], None]
"""Called with the standings before the first game and after each one."""


class Tournament:
    """Bots, a table, and a number of games; what cannot be played is an error before any game."""

    def __init__(
        self,
        specs: Sequence[str],
        games: int,
        rules: Rules,
        seed: int = 0,
        *,
        game_seconds: float | None = None,
        decision_limit: float | None = None,
        forfeit: bool = True,
    ) -> None:
        setup = setup_of(rules, seed)
        if games < 1:
            raise TenAgesError("not-positive", what="games", given=games)
        if decision_limit is not None and not decision_limit > 0:
            raise TenAgesError("no-time-to-decide", given=f"{decision_limit:g}")
        # A missing library is an error now, and not after a night of games.
        model()
        self.rules = rules
        self.seed = seed
        self.entrants = entrants(specs)
        for spec in specs:
            bots.check_table(bots.named(spec, 0), setup)
        fixtures = schedule(rules, len(self.entrants), games, seed)
        self.standings = Standings(rules, self.entrants, fixtures, forfeit=forfeit)
        budget = max([seconds_allowed(bots.named(spec, 0)) for spec in specs])
        self.game_seconds = _game_seconds(budget) if game_seconds is None else game_seconds
        self.decision_limit = max(DECISION_SECONDS, BUDGETS * budget) if decision_limit is None else decision_limit
        self._ledger: Ledger | None = None
        self._records: Path | None = None

    @property
    def games(self) -> int:
        """How many games each pairing plays: those asked for, rounded up to whole deals."""
        return len(self.standings.fixtures) // len(pairings(self.rules, len(self.entrants)))

    @property
    def setup(self) -> dict[str, Any]:
        """What must be the same for a tournament to go on with the results in a file.

        The number of games is not part of it: one may always play more.
        """
        return {
            "tenages": __version__,
            "engine": ENGINE_VERSION,
            "entrants": [entrant.as_data() for entrant in self.entrants],
            "players": self.rules.players,
            "edition": self.rules.edition,
            "teams": self.rules.teams,
            "expansions": list(self.rules.expansions),
            "american": self.rules.american,
            "language": self.rules.language,
            "seed": self.seed,
            "forfeit": self.standings.forfeit,
            "decision_limit": self.decision_limit,
        }

    def keep_results(self, path: Path | None = None) -> Path:
        """Keep the results in a file, and count those that it holds already; without a path, in the default file."""
        self._ledger = Ledger(path or default_path(self.setup), self.setup)
        for result in self._ledger.results:
            self.standings.add(result)
        return self._ledger.path

    def keep_records(self, folder: Path) -> None:
        """Keep the record of each game as a file in a folder, from now on."""
        self._records = folder
        with _writing(folder):
            folder.mkdir(parents=True, exist_ok=True)

    def play(self, executor: Executor, progress: Progress | None = None) -> Standings:
        """Play all games that are left. After an interrupt, `standings` has the games so far."""
        terms = Terms(self.rules, self.entrants, self._records is not None)
        report = progress or (lambda standings: None)
        report(self.standings)
        work, left = partial(play_match, terms), self.standings.left()
        with closing(executor.run(work, left, self.game_seconds, self.decision_limit)) as games:
            for fixture, result in games:
                self._add(fixture, self._broken(fixture, result) if isinstance(result, Lost) else result)
                report(self.standings)
        return self.standings

    def _broken(self, fixture: Fixture, lost: Lost) -> Broken:
        if not lost.overtime:
            return Broken(fixture.number, DIED, {"why": lost.why}, lost.step)
        if lost.step is None:
            return Broken(fixture.number, OVERTIME, {"seconds": round(self.game_seconds)})
        return Broken(fixture.number, HUNG, {"seconds": self.decision_limit}, lost.step)

    def _add(self, fixture: Fixture, result: Result) -> None:
        names = self.standings.names(fixture.number)
        if self._records is not None and result.record:
            file = self._records / record_name(fixture, names)
            with _writing(file):
                file.write_text(result.record, encoding="utf-8")
        if self._ledger is not None:
            self._ledger.add(result, fixture.deal, names)
        # Records are in their files; in memory, those of a long tournament would take much room.
        self.standings.add(result._replace(record=""))


def _game_seconds(budget: float) -> float:
    """A time limit for one game that no bot which keeps to its budget can exceed."""
    return GAME_SECONDS + MOST_DECISIONS * budget * TOLERANCE


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise TenAgesError("unwritable", path=str(path), why=trouble(error)) from error


def record_name(fixture: Fixture, names: Sequence[str]) -> str:
    """The name of the file of a game: files sort in the order of the schedule, and the names say who sat where."""
    players = "-".join([re.sub(r"[^\w.#]+", "_", name) for name in names])
    return f"{fixture.number:06}-seed{fixture.deal}-{players[:LONGEST_NAME]}.json"


def tournament(
    specs: Sequence[str],
    games: int = USUAL_GAMES,
    rules: Rules = USUAL_RULES,
    *,
    seed: int = 0,
    processes: int | None = None,
    executor: Executor | None = None,
    results: Path | None = None,
    records: Path | None = None,
    game_seconds: float | None = None,
    decision_limit: float | None = None,
    forfeit: bool = True,
    progress: Progress | None = None,
) -> Standings:
    """Let bots play each other. `games` is for each pairing, and is rounded up to whole deals.

    The games are played in several processes (one for each core, unless a number is given) or by another executor. With
    a file for `results`, the same tournament goes on where it stopped; with a folder for `records`, all games are kept.
    A game that takes more than `game_seconds` breaks off, and so does one in which a bot takes more than
    `decision_limit` seconds for a decision. With `forfeit`, a bot that breaks off a game has lost it.
    """
    held = Tournament(
        specs, games, rules, seed, game_seconds=game_seconds, decision_limit=decision_limit, forfeit=forfeit
    )
    if results is not None:
        held.keep_results(results)
    if records is not None:
        held.keep_records(records)
    return held.play(executor or Processes(processes), progress)
