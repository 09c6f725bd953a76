"""All analyses of a server: begins them, lets them go on after a restart, and finds what they have found.

An analysis is kept with its game. It is made once, however many ask for it, and opening it again costs no work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import structlog

from tenages.analysis.judged import step_from_json
from tenages.analysis.report import Analysis
from tenages.rules.errors import TenAgesError
from tenages.server.analysis_messages import moves_of
from tenages.server.analysis_run import AnalysisRun, Depths
from tenages.server.errors import NotNow, TooMany
from tenages.server.lately import Lately
from tenages.server.limits import Buckets
from tenages.server.lobby import HOUR, Lobby
from tenages.server.messages.analysis import MoveMade, State
from tenages.server.replay import Replay
from tenages.server.replays import Replays
from tenages.server.storage import analyses
from tenages.server.storage.analyses import AnalysisRow
from tenages.words.catalogue import Words

log: Any = structlog.get_logger("tenages.analysis")
MOST_JUDGED: Final = 10_000
"""How many choices the games may have together whose analyses are kept in memory."""
MOST_MOVES: Final = 20_000
"""How many choices in words are kept in memory."""
MOST_BYTES: Final = 16 * 2**20
"""How large the answers may be together that are kept in memory."""
MOVES_FOR_ONE: Final = 50
"""How many choices cost as much to put into words as one position costs to show."""
RESUMED_WITHIN: Final = timedelta(days=1)
"""After a restart, an analysis goes on if something was found within this time."""
ELSEWHERE: Final = timedelta(seconds=30)
"""If something was found within this time, another process is at work."""
BUSY_SECONDS: Final = 30
"""When someone should try again who was refused because there is too much to do."""
RUNS_NETWORKS: Final = "onnxruntime"
Value = TypeVar("Value")


class Found(NamedTuple):
    """An analysis as far as it is."""

    analysis: Analysis
    state: State


class Analyses:
    """The analyses of a server."""

    def __init__(self, lobby: Lobby, replays: Replays) -> None:
        self._lobby = lobby
        self._replays = replays
        self._running: dict[str, AnalysisRun] = {}
        self._coming: dict[str, str] = {}
        """The analyses that are about to begin, each with the address that asked; they count like those under way."""
        settings = lobby.settings
        self._begun = Buckets(settings.analyses_per_hour, settings.analyses_per_hour / HOUR.total_seconds())
        self._steps_begun = Buckets(settings.analysed_per_hour, settings.analysed_per_hour / HOUR.total_seconds())
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._kept: Lately[str, Found] = Lately(MOST_JUDGED, lambda found: found.analysis.steps)
        self._moves: Lately[tuple[str, int | None, str], list[MoveMade]] = Lately(MOST_MOVES, len)
        self.answers: Lately[tuple[str, str], bytes] = Lately(MOST_BYTES, len)
        """Answers that were made before, by replay and by what is in them."""

    # --- work ---------------------------------------------------------------------------------------------------------

    async def start(self, replay_id: str, address: str) -> None:
        """Begin an analysis, or let it go on. Nothing happens if it is under way or done."""
        async with self._opening.setdefault(replay_id, asyncio.Lock()):
            if replay_id in self._running:
                return
            replay = await self._replays.replay(replay_id, address)
            row = await self._row(replay_id)
            if row is not None and row.done:
                return
            if not replay.is_over:
                raise NotNow("not-over")
            most = self._lobby.settings.most_analysed
            if replay.last > most:
                raise NotNow("analysis-too-long", choices=replay.last, most=most)
            check_networks()
            # From here to the place that is taken nothing waits: several requests cannot find the same place free.
            if replay_id in self._running:
                return
            self._check_room(address)
            self._count(address, replay.last)
            self._coming[replay_id] = address
            try:
                self._begin(row or await self._new(replay_id, address), replay.last, address)
            finally:
                del self._coming[replay_id]

    async def _new(self, replay_id: str, address: str) -> AnalysisRow:
        store = self._lobby.store
        lately = await store.read(partial(analyses.recent_analyses, network=address, since=datetime.now(UTC) - HOUR))
        if lately >= self._lobby.settings.analyses_per_hour:
            raise TooMany("too-many-analyses-made")
        await store.begin_analysis(replay_id, await self._replays.record(replay_id), address)
        row = await self._row(replay_id)
        assert row is not None
        return row

    def _check_room(self, address: str) -> None:
        settings = self._lobby.settings
        places = self._coming | {run.id: run.network for run in self._running.values()}
        if list(places.values()).count(address) >= settings.most_own_analyses:
            raise TooMany("too-many-own-analyses", most=settings.most_own_analyses, retry_after=BUSY_SECONDS)
        if len(places) >= settings.most_analyses:
            raise TooMany("too-many-analyses", retry_after=BUSY_SECONDS)

    def _count(self, address: str, steps: int) -> None:
        """Also an analysis that begins again counts: one that always fails would cost the same work again and again."""
        most = self._lobby.settings.analysed_per_hour
        if not self._begun.take(address) or not self._steps_begun.take(address, min(steps, most)):
            raise TooMany("too-many-analyses-made")

    def count_position(self, address: str, cost: float) -> None:
        """Count a lone position that is to be judged, in choices of analysed games; an error if there were too many."""
        if not self._steps_begun.take(address, cost):
            raise TooMany("too-many-analyses-made")

    def _begin(self, row: AnalysisRow, steps: int, network: str) -> None:
        if row.id in self._running:
            return
        lobby = self._lobby
        depths = Depths(lobby.settings.quick_depth, lobby.settings.full_depth)
        run = AnalysisRun(row.id, row.record, steps, network, depths, lobby.store, lobby.bots)
        self._running[row.id] = run
        task = asyncio.get_running_loop().create_task(self._run(run))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, run: AnalysisRun) -> None:
        try:
            await run.run()
        except Exception as error:
            log.exception("analysis_failed", analysis=run.id, why=str(error))
        finally:
            if self._running.get(run.id) is run:
                del self._running[run.id]

    async def resume(self) -> None:
        """Go on with what was under way when a server stopped."""
        if find_spec(RUNS_NETWORKS) is None:
            return
        since = datetime.now(UTC) - RESUMED_WITHIN
        most = self._lobby.settings.most_analyses
        for row in await self._lobby.store.read(partial(analyses.unfinished, since=since, limit=most)):
            try:
                replay = await self._replays.replay(row.id, row.made_by)
                self._begin(row, replay.last, row.made_by)
            except Exception as error:
                # What cannot go on now can be asked for again.
                log.warning("analysis_not_resumed", analysis=row.id, why=str(error))

    async def close(self) -> None:
        """Stop all work. What was found is kept."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- what was found -----------------------------------------------------------------------------------------------

    async def found(self, replay_id: str, replay: Replay) -> Found:
        """The analysis of a game as far as it is."""
        run = self._running.get(replay_id)
        if run is not None:
            return Found(_analysis(replay, dict(run.judged)), "running")
        kept = self._kept.get(replay_id)
        if kept is not None and kept.state == "done":
            return kept
        row = await self._row(replay_id)
        if row is None:
            return Found(_analysis(replay, {}), "none")
        return await self._as_kept(row, replay, kept)

    async def _as_kept(self, row: AnalysisRow, replay: Replay, before: Found | None) -> Found:
        """What the database has; read only if there is more than before."""
        state = _state(row)
        looked, deep = await self._lobby.store.read(partial(analyses.progress, analysis_id=row.id))
        if before is not None and (len(before.analysis.judged), before.analysis.deep) == (looked, deep):
            return self._kept.put(row.id, before._replace(state=state))
        read = await self._lobby.store.read(partial(analyses.judged_steps, analysis_id=row.id))
        judged = {each["step"]: step_from_json(each) for each in read}
        return self._kept.put(row.id, Found(_analysis(replay, judged), state))

    async def moves(
        self, replay_id: str, replay: Replay, seat: int | None, words: Words, address: str
    ) -> list[MoveMade]:
        """All choices of a game in words."""
        key = (replay_id, seat, words.name)
        known = self._moves.get(key)
        if known is not None:
            return known
        self.charge(address, replay.last / MOVES_FOR_ONE)
        return self._moves.put(key, await self.in_thread(lambda: moves_of(replay, seat, words), address))

    def charge(self, address: str, cost: float) -> None:
        """Count what a reader asks for, like positions of replays."""
        self._replays.charge(address, cost)

    async def in_thread(self, work: Callable[[], Value], address: str) -> Value:
        """Do something that takes long for a reader, when a thread is free for it."""
        return await self._replays.in_thread(work, address)

    async def _row(self, replay_id: str) -> AnalysisRow | None:
        return await self._lobby.store.read(partial(analyses.analysis, analysis_id=replay_id))


def check_networks() -> None:
    """Raise an error if the library is missing that runs the networks."""
    if find_spec(RUNS_NETWORKS) is None:
        raise TenAgesError("analysis-needs-network")


def _analysis(replay: Replay, judged: dict[int, Any]) -> Analysis:
    return Analysis(replay.setup.players, replay.last, judged, replay.result)


def _state(row: AnalysisRow) -> State:
    if row.done:
        return "done"
    return "running" if datetime.now(UTC) - row.touched < ELSEWHERE else "stopped"
