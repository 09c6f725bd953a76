"""Analyses by REST."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Header, Path, Query, Request, Response

from tenages.server.analyses import Analyses, Found
from tenages.server.analysis_messages import decision_judged, overview, progress_of, turning_told
from tenages.server.errors import NotFound
from tenages.server.lobby_routes import PROBLEMS
from tenages.server.messages.analysis import AnalysisProgress, AnalysisSeen, DecisionJudged, Eyes, TurningPoints
from tenages.server.replay import Replay
from tenages.server.replay_routes import Catalogue, ReplayId, Seat, asked_replay, encoded, words_for
from tenages.server.sockets import network_of_client
from tenages.words.catalogue import Words

START_COST: Final = 20
"""What asking for an analysis costs, in positions of replays."""
LOOK_COST: Final = 2
"""What looking at one costs."""
JUDGED_FOR_ONE: Final = 250
"""How many judged choices cost as much to send as one position costs to show."""
NOT_CHANGED: Final = 304

EyesWanted = Annotated[Eyes, Query()]
StepInPath = Annotated[int, Path(ge=0, le=1_000_000)]
Known = Annotated[str, Header(alias="If-None-Match", max_length=200)]

router = APIRouter(prefix="/api/replays/{replay_id}/analysis", responses=PROBLEMS)


def analyses_of(request: Request) -> Analyses:
    """The analyses of this server."""
    analyses: Analyses = request.app.state.analyses
    return analyses


@router.post("", status_code=202)
async def start_analysis(replay_id: ReplayId, request: Request) -> AnalysisProgress:
    """Analyse a game that is over, or go on with it."""
    replay = await asked_replay(replay_id, request, START_COST)
    await analyses_of(request).start(replay_id, network_of_client(request))
    found = await analyses_of(request).found(replay_id, replay)
    return progress_of(found.analysis, found.state)


@router.get("", response_model=AnalysisSeen, responses={NOT_CHANGED: {"description": "nothing new"}})
async def analysis(
    replay_id: ReplayId,
    request: Request,
    eyes: EyesWanted = "fair",
    seat: Seat = None,
    catalogue: Catalogue = "",
    known: Known = "",
) -> Response:
    """What has been found so far: marks, chances over time, and how well each player played.

    `seat` is the reader's own, who is called "you". Whoever has seen the same already is told that nothing is new.
    """
    replay = await _over(replay_id, request)
    replay.check(0, seat)
    words = words_for(replay, catalogue, request)
    found = await analyses_of(request).found(replay_id, replay)
    tag = _tag(found, eyes, seat, words)
    if known == tag:
        return Response(status_code=NOT_CHANGED, headers={"ETag": tag})
    body = await _body(replay_id, replay, found, eyes, seat, words, tag, request)
    answer = await analyses_of(request).in_thread(lambda: encoded(body, request), network_of_client(request))
    answer.headers["ETag"] = tag
    return answer


async def _body(
    replay_id: str,
    replay: Replay,
    found: Found,
    eyes: Eyes,
    seat: int | None,
    words: Words,
    tag: str,
    request: Request,
) -> bytes:
    analyses = analyses_of(request)
    known = analyses.answers.get((replay_id, tag))
    if known is not None:
        return known
    address = network_of_client(request)
    moves = await analyses.moves(replay_id, replay, seat, words, address)
    analyses.charge(address, replay.last / JUDGED_FOR_ONE)
    body = await analyses.in_thread(
        lambda: overview(found.analysis, found.state, eyes, moves).model_dump_json().encode(), address
    )
    return analyses.answers.put((replay_id, tag), body)


@router.get("/turning")
async def turning(replay_id: ReplayId, request: Request, seat: Seat = None, catalogue: Catalogue = "") -> TurningPoints:
    """Where the game turned, if it has been analysed. Asking begins no analysis."""
    replay = await _over(replay_id, request)
    replay.check(0, seat)
    words = words_for(replay, catalogue, request)
    found = await analyses_of(request).found(replay_id, replay)
    return await analyses_of(request).in_thread(
        lambda: turning_told(replay, found.analysis, found.state, seat, words), network_of_client(request)
    )


@router.get("/{step}", response_model=DecisionJudged)
async def judged_decision(
    replay_id: ReplayId,
    step: StepInPath,
    request: Request,
    eyes: EyesWanted = "fair",
    seat: Seat = None,
    catalogue: Catalogue = "",
) -> Response:
    """One decision: its options with their chances, what was better and why."""
    replay = await _over(replay_id, request)
    replay.check(step, seat)
    if step == replay.last:
        raise NotFound("no-such-step", last=replay.last - 1, seats=replay.setup.players)
    words = words_for(replay, catalogue, request)
    found = await analyses_of(request).found(replay_id, replay)
    return await analyses_of(request).in_thread(
        lambda: encoded(
            decision_judged(replay, found.analysis, step, eyes, seat, words).model_dump_json().encode(), request
        ),
        network_of_client(request),
    )


async def _over(replay_id: str, request: Request) -> Replay:
    return await asked_replay(replay_id, request, LOOK_COST)


def _tag(found: Found, eyes: Eyes, seat: int | None, words: Words) -> str:
    """Names what an answer has in it: it changes whenever the answer does."""
    analysis = found.analysis
    view = "all" if seat is None else str(seat)
    return f'"{found.state}-{len(analysis.judged)}-{analysis.deep}-{eyes}-{view}-{words.name}"'
