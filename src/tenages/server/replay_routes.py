"""Watching games again, by REST."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response

from tenages.server.house_routes import PROBLEMS, address_of, recorded
from tenages.server.messages.house import RecordSent, Replay, ReplayMade, ReplaySteps
from tenages.server.refusals import NotHere
from tenages.server.replays import Replays
from tenages.server.sockets import words_wanted

MOST_STEPS: Final = 50

ReplayId = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[a-z0-9]+$")]
Catalogue = Annotated[str, Query(max_length=32)]

router = APIRouter(prefix="/api/replays", responses=PROBLEMS)


def replays_of(request: Request) -> Replays:
    """Where the games are that can be watched again."""
    replays: Replays = request.app.state.replays
    return replays


@router.post("", status_code=201)
async def bring_record(sent: RecordSent, request: Request) -> ReplayMade:
    """Bring a record along, to watch it here and to send its link to others."""
    return ReplayMade(id=await replays_of(request).bring(sent.record, address_of(request)))


@router.get("/{replay_id}")
async def replay(replay_id: ReplayId, request: Request, catalogue: Catalogue = "") -> Replay:
    """A game that is over, with the story of how it went."""
    reel = await replays_of(request).reel(replay_id)
    words = words_wanted(catalogue, reel.games[0].setup.edition.name, request.headers.get("accept-language", ""))
    return reel.told(replay_id, words)


@router.get("/{replay_id}/steps")
async def replay_steps(
    replay_id: ReplayId,
    request: Request,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
    catalogue: Catalogue = "",
) -> ReplaySteps:
    """Some positions in a row, as a seat or as everyone saw them. The first brings the whole log before it along."""
    reel = await replays_of(request).reel(replay_id)
    setup = reel.games[0].setup
    if start > reel.last or (seat is not None and seat >= setup.players):
        raise NotHere("no-such-step", last=reel.last, seats=setup.players)
    words = words_wanted(catalogue, setup.edition.name, request.headers.get("accept-language", ""))
    last = min(start + count, reel.last + 1)
    return ReplaySteps(
        start=start, steps=[reel.seen(step, seat, words, whole=step == start) for step in range(start, last)]
    )


@router.get("/{replay_id}/record", response_class=Response)
async def replay_record(replay_id: ReplayId, request: Request) -> Response:
    """The record of a game that is over, as a file."""
    return recorded(await replays_of(request).record(replay_id), replay_id)
