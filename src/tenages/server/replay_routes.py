"""Replays by REST."""

from __future__ import annotations

import gzip
from typing import Annotated, Final

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from tenages.server.lobby_routes import PROBLEMS, record_file
from tenages.server.messages.lobby import RecordSent, ReplayLog, ReplayMade, ReplaySteps, ReplaySummary
from tenages.server.replay import Replay, all_open, as_seen
from tenages.server.replays import Replays
from tenages.server.sockets import network_of_client, words_wanted
from tenages.words.catalogue import Words

MOST_STEPS: Final = 50
PAGE_COST: Final = 5
"""What a summary, a record or a page of the log costs, in positions."""
COMPRESSION: Final = 5
"""A level of gzip that is fast and still compresses positions to a twentieth."""

ReplayId = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[a-z0-9]+$")]
Catalogue = Annotated[str, Query(max_length=32)]
Step = Annotated[int, Query(ge=0, le=1_000_000)]
Seat = Annotated[int | None, Query(ge=0, le=4)]

router = APIRouter(prefix="/api/replays", responses=PROBLEMS)


def replays_of(request: Request) -> Replays:
    """The replays of this server."""
    replays: Replays = request.app.state.replays
    return replays


@router.post("", status_code=201)
async def add_record(sent: RecordSent, request: Request) -> ReplayMade:
    """Upload a record, to watch it here and to send its link to others."""
    return ReplayMade(id=await replays_of(request).add(sent.record, network_of_client(request)))


@router.get("/{replay_id}", response_model=ReplaySummary)
async def replay(replay_id: ReplayId, request: Request, catalogue: Catalogue = "") -> Response:
    """A game that is over: who played, how it went, and its highlights."""
    replay = await asked_replay(replay_id, request, PAGE_COST)
    words = words_for(replay, catalogue, request)
    return await replays_of(request).in_thread(
        lambda: encoded(replay.summary(replay_id, words).model_dump_json().encode(), request),
        network_of_client(request),
    )


@router.get("/{replay_id}/steps", response_model=ReplaySteps)
async def replay_steps(
    replay_id: ReplayId,
    request: Request,
    start: Step = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    seat: Seat = None,
    face_up: Annotated[bool, Query(alias="open")] = False,
    catalogue: Catalogue = "",
) -> Response:
    """Consecutive positions, as a seat or as everyone saw them; with `open`, all cards lie face up.

    The first comes with the newest lines of the log, the others with what is new.
    """
    replay = await asked_replay(replay_id, request, count)
    replay.check(start, seat)
    words = words_for(replay, catalogue, request)
    look = all_open if face_up else as_seen
    return await replays_of(request).in_thread(
        lambda: encoded(
            orjson.dumps({"start": start, "steps": replay.seen(start, count, seat, words, look)}),
            request,
        ),
        network_of_client(request),
    )


@router.get("/{replay_id}/log", response_model=ReplayLog)
async def replay_log(
    replay_id: ReplayId, request: Request, step: Step, before: Step, seat: Seat = None, catalogue: Catalogue = ""
) -> Response:
    """The lines of the log of a position before the line of number `before`."""
    replay = await asked_replay(replay_id, request, PAGE_COST)
    replay.check(step, seat)
    words = words_for(replay, catalogue, request)
    return await replays_of(request).in_thread(
        lambda: encoded(orjson.dumps({"log": replay.earlier_log(step, before, seat, words)}), request),
        network_of_client(request),
    )


@router.get("/{replay_id}/record", response_class=Response)
async def replay_record(replay_id: ReplayId, request: Request) -> Response:
    """The record of a game that is over, as a file."""
    replays_of(request).charge(network_of_client(request), PAGE_COST)
    return record_file(await replays_of(request).record(replay_id), replay_id)


async def asked_replay(replay_id: str, request: Request, cost: float) -> Replay:
    """The replay that someone asks for, if he does not ask too fast."""
    replays, address = replays_of(request), network_of_client(request)
    replays.charge(address, cost)
    return await replays.replay(replay_id, address)


def words_for(replay: Replay, catalogue: str, request: Request) -> Words:
    """The words in which a reader is shown a replay."""
    return words_wanted(catalogue, replay.setup.edition.name, request.headers.get("accept-language", ""))


def encoded(body: bytes, request: Request) -> Response:
    """An answer, compressed here and not by the middleware, which would do it in the event loop."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, COMPRESSION), "gzip"
    return Response(body, headers=headers, media_type="application/json")
