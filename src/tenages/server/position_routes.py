"""Positions by REST: look at one, try choices and judge it, take one from a replay, and play on from either."""

from __future__ import annotations

from functools import partial
from typing import Final

from fastapi import APIRouter, Request, Response

from tenages.server.judgement_messages import judgement, standing
from tenages.server.judgements import Judgements
from tenages.server.lobby_routes import PROBLEMS, TheLobby, set_cookie
from tenages.server.looking import look
from tenages.server.messages.lobby import TableMade
from tenages.server.messages.positions import (
    JudgeWanted,
    Looked,
    LookWanted,
    MomentPosition,
    PositionJudged,
    TableFromWanted,
    TriedFrom,
)
from tenages.server.origins import begun_from, moment_position
from tenages.server.replay_routes import Catalogue, ReplayId, Step, asked_replay, encoded, replays_of, words_for
from tenages.server.sockets import network_of_client, words_wanted
from tenages.words.catalogue import Words

LOOK_COST: Final = 3.0
"""What looking at a position costs, in positions of replays."""
COST_OF_A_CHOICE: Final = 0.25
MOMENT_COST: Final = 5.0
COST_OF_A_STEP: Final = 0.02
"""What each choice before a moment costs when a table begins there: all are stored with it."""

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.post("/positions/look", response_model=Looked)
async def look_at(wanted: LookWanted, request: Request) -> Response:
    """A position as a player sees it or with all cards open, and what comes of choices there."""
    replays = replays_of(request)
    network = network_of_client(request)
    replays.charge(network, LOOK_COST + COST_OF_A_CHOICE * len(wanted.choices))
    words = _words_for(wanted, request)
    return await replays.in_thread(lambda: encoded(look(wanted, words).model_dump_json().encode(), request), network)


@router.post("/positions/judge", response_model=PositionJudged)
async def judge_position(wanted: JudgeWanted, request: Request) -> Response:
    """How good the options are of whoever is asked in a position, from what this player can know or from all cards.

    The answer comes when the position has been judged; tables come first.
    """
    replays, network = replays_of(request), network_of_client(request)
    replays.charge(network, LOOK_COST + COST_OF_A_CHOICE * len(wanted.choices))
    words = _words_for(wanted, request)
    game, record = await replays.in_thread(lambda: standing(wanted), network)
    judgements: Judgements = request.app.state.judgements
    judged = await judgements.judged(record, wanted.eyes, wanted.depth == "quick", network)
    return await replays.in_thread(
        lambda: encoded(judgement(wanted, game, judged, words).model_dump_json().encode(), request), network
    )


def _words_for(wanted: TriedFrom, request: Request) -> Words:
    edition = "" if wanted.position is None else wanted.position.edition
    return words_wanted(wanted.catalogue, edition, request.headers.get("accept-language", ""))


@router.get("/replays/{replay_id}/position", response_model=MomentPosition)
async def position_of_moment(
    replay_id: ReplayId, request: Request, step: Step = 0, catalogue: Catalogue = ""
) -> Response:
    """A moment of a game that is over, as a position; within an effect, the position before that action."""
    replay = await asked_replay(replay_id, request, MOMENT_COST)
    replay.check(step, None)
    words = words_for(replay, catalogue, request)
    return await replays_of(request).in_thread(
        lambda: encoded(moment_position(replay, step, words).model_dump_json().encode(), request),
        network_of_client(request),
    )


@router.post("/tables/from", status_code=201)
async def make_table_from(wanted: TableFromWanted, lobby: TheLobby, request: Request, response: Response) -> TableMade:
    """Make a table that begins at a moment of a replay or with a position: you on one seat, bots on the others."""
    replays = replays_of(request)
    network = network_of_client(request)
    replay = None
    if wanted.origin.kind == "replay":
        replay = await asked_replay(wanted.origin.id, request, MOMENT_COST)
        replays.charge(network, COST_OF_A_STEP * min(wanted.origin.step, replay.last))
    else:
        replays.charge(network, MOMENT_COST)
    begun = await replays.in_thread(partial(begun_from, wanted, replay), network)
    table, secret = await lobby.make_from(begun, wanted, network)
    set_cookie(response, lobby, table, secret)
    return TableMade(id=table.row.id, seat=wanted.seat)
