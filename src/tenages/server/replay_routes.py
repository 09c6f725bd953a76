"""Replays by REST."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response

from tenages.server.errors import NotFound
from tenages.server.lobby_routes import PROBLEMS, record_file
from tenages.server.messages.lobby import RecordSent, ReplayMade, ReplaySteps, ReplaySummary
from tenages.server.replays import Replays
from tenages.server.sockets import address_of, words_wanted

MOST_STEPS: Final = 50

ReplayId = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[a-z0-9]+$")]
Catalogue = Annotated[str, Query(max_length=32)]

router = APIRouter(prefix="/api/replays", responses=PROBLEMS)


def replays_of(request: Request) -> Replays:
    """The replays of this server."""
    replays: Replays = request.app.state.replays
    return replays


@router.post("", status_code=201)
async def add_record(sent: RecordSent, request: Request) -> ReplayMade:
    """Upload a record, to watch it here and to send its link to others."""
    return ReplayMade(id=await replays_of(request).add(sent.record, address_of(request)))


@router.get("/{replay_id}")
async def replay(replay_id: ReplayId, request: Request, catalogue: Catalogue = "") -> ReplaySummary:
    """A game that is over: who played, how it went, and its highlights."""
    replay = await replays_of(request).replay(replay_id)
    words = words_wanted(catalogue, replay.games[0].setup.edition.name, request.headers.get("accept-language", ""))
    return replay.summary(replay_id, words)


@router.get("/{replay_id}/steps")
async def replay_steps(
    replay_id: ReplayId,
    request: Request,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
    catalogue: Catalogue = "",
) -> ReplaySteps:
    """Consecutive positions, as a seat or as everyone saw them. The first comes with the whole log before it."""
    replay = await replays_of(request).replay(replay_id)
    setup = replay.games[0].setup
    if start > replay.last or (seat is not None and seat >= setup.players):
        raise NotFound("no-such-step", last=replay.last, seats=setup.players)
    words = words_wanted(catalogue, setup.edition.name, request.headers.get("accept-language", ""))
    last = min(start + count, replay.last + 1)
    return ReplaySteps(
        start=start, steps=[replay.seen(step, seat, words, whole=step == start) for step in range(start, last)]
    )


@router.get("/{replay_id}/record", response_class=Response)
async def replay_record(replay_id: ReplayId, request: Request) -> Response:
    """The record of a game that is over, as a file."""
    return record_file(await replays_of(request).record(replay_id), replay_id)
