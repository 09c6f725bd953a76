"""Tables by REST: make one, find one, take a seat, move it to another device; and what can be played."""

from __future__ import annotations

from hmac import compare_digest
from typing import Annotated, Any, Final

import structlog
from fastapi import APIRouter, Cookie, Depends, Path, Query, Request, Response
from starlette.responses import JSONResponse

from tenages.records.seeds import seed_text
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.setup import Rules
from tenages.server import reference, table_messages
from tenages.server.card_study import card_study_text
from tenages.server.errors import NotFound
from tenages.server.lesson import LEARNER
from tenages.server.lobby import Lobby
from tenages.server.messages.card_study import CardStudy
from tenages.server.messages.lobby import (
    Cards,
    LessonWanted,
    LobbyOffer,
    Problem,
    RematchWanted,
    RulesSheet,
    Seated,
    SeatKey,
    SeatListed,
    SeatMoved,
    SeatTaken,
    TableListed,
    TableMade,
    TablesListed,
    TableWanted,
)
from tenages.server.secrets import digest
from tenages.server.sockets import COOKIE, network_of_client
from tenages.server.storage.rows import TableRow
from tenages.server.table import LiveTable
from tenages.sight.facts import achieved_by_side
from tenages.words.catalogue import Words, words_of
from tenages.words.choosing import catalogue_for, negotiated

A_YEAR: Final = 365 * 24 * 3600
UNCHANGING: Final = {"Cache-Control": "max-age=3600"}

TableId = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[a-z0-9]+$")]
Secret = Annotated[str | None, Cookie(alias=COOKIE, max_length=128, include_in_schema=False)]
EditionInPath = Annotated[str, Path(max_length=32)]
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 410, 413, 421, 422, 429)
}

log: Any = structlog.get_logger("tenages.lobby")


router = APIRouter(prefix="/api", responses=PROBLEMS)
plain = APIRouter()


def lobby_of(request: Request) -> Lobby:
    """The lobby of this server."""
    lobby: Lobby = request.app.state.lobby
    return lobby


TheLobby = Annotated[Lobby, Depends(lobby_of)]


async def table_of(table_id: TableId, lobby: TheLobby) -> LiveTable:
    """The table in the path."""
    return await lobby.table(table_id)


TheTable = Annotated[LiveTable, Depends(table_of)]


# --- what can be played -----------------------------------------------------------------------------------------------


@router.get("/house")  # the path has its old name, for pages that were loaded before the server was updated
async def lobby_offer() -> LobbyOffer:
    """What can be played on this server."""
    return reference.lobby_offer()


@router.get("/cards/{edition}")
async def cards(edition: EditionInPath, response: Response) -> Cards:
    """All cards as an edition prints them."""
    found = reference.cards_of(edition)
    response.headers.update(UNCHANGING)
    return found


@router.get("/card-study", response_model=CardStudy)
async def study() -> Response:
    """What is known of the cards beyond what is printed: what they do, rulings, and what they are worth."""
    return Response(card_study_text(), media_type="application/json", headers=UNCHANGING)


@router.get("/rules")
async def rules(
    request: Request,
    players: Annotated[int, Query(ge=2, le=5)] = 2,
    edition: Annotated[str, Query(max_length=32)] = DEFAULT_EDITION,
    expansions: Annotated[list[Annotated[str, Query(max_length=32)]] | None, Query(max_length=4)] = None,
    american: bool | None = None,
    teams: bool = False,
    catalogue: Annotated[str, Query(max_length=32)] = "",
) -> RulesSheet:
    """The rules sheet of a table with these rules."""
    language = catalogue or negotiated(request.headers.get("accept-language", ""))
    asked = Rules(players, edition, teams, tuple(expansions or ()), american)
    return reference.rules_sheet_of(asked, language)


# --- tables -----------------------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def make_table(wanted: TableWanted, lobby: TheLobby, request: Request, response: Response) -> TableMade:
    """Make a table, and take a seat at it if one is wanted."""
    table, seat, secret = await lobby.make(wanted, network_of_client(request))
    if seat is not None:
        set_cookie(response, lobby, table, secret)
    return TableMade(id=table.row.id, seat=seat)


@router.post("/lesson", status_code=201)
async def make_lesson(wanted: LessonWanted, lobby: TheLobby, request: Request, response: Response) -> TableMade:
    """Make the table of a guided first game: always the same deal, against a patient opponent."""
    table, secret = await lobby.make_lesson(wanted, network_of_client(request))
    set_cookie(response, lobby, table, secret)
    return TableMade(id=table.row.id, seat=LEARNER)


@router.get("/tables")
async def tables(lobby: TheLobby, request: Request) -> TablesListed:
    """The tables that anyone may join or watch."""
    found = []
    for row in await lobby.listed():
        try:
            found.append(_listed(row, request, you=None))
        except Exception:
            # One damaged table does not hide all others.
            log.exception("table_not_listed", table=row.id)
    return TablesListed(tables=found)


@router.get("/tables/{table_id}")
async def table(table: TheTable, lobby: TheLobby, request: Request, seat: Secret = None) -> TableListed:
    """A table as everyone may know it."""
    you = table.seat_of(None if seat is None else digest(seat))
    view = table.session.game.view(you)
    listed = _listed(table.row, request, you, view.scene.turns)
    if listed.phase == "waiting":
        return listed
    seats = [
        each.model_copy(update={"achievements": achieved_by_side(view, scene), "points": scene.full_score})
        for each, scene in zip(listed.seats, view.scene.seats, strict=True)
    ]
    waits_for = None if view.asked is None else view.asked.player
    return listed.model_copy(update={"seats": seats, "waits_for": waits_for})


@router.post("/tables/{table_id}/seats/{number}")
async def sit_down(
    table: TheTable,
    number: Annotated[int, Path(ge=0, le=4)],
    taken: SeatTaken,
    lobby: TheLobby,
    response: Response,
    seat: Secret = None,
) -> Seated:
    """Take an open seat."""
    secret = await lobby.sit_down(table, number, taken.name, seat)
    set_cookie(response, lobby, table, secret)
    return Seated(id=table.row.id, seat=number)


@router.post("/tables/{table_id}/key")
async def offer_seat(table: TheTable, lobby: TheLobby, seat: Secret = None) -> SeatKey:
    """A key that moves your own seat to another device, once."""
    return SeatKey(key=await lobby.offer_seat(table, seat))


@router.post("/tables/{table_id}/move")
async def move_seat(table: TheTable, moved: SeatMoved, lobby: TheLobby, response: Response) -> Seated:
    """Take a seat over with its key."""
    number, secret = await lobby.move_seat(table, moved.key)
    set_cookie(response, lobby, table, secret)
    return Seated(id=table.row.id, seat=number)


@router.post("/tables/{table_id}/rematch")
async def rematch(
    table: TheTable,
    lobby: TheLobby,
    request: Request,
    response: Response,
    wanted: RematchWanted | None = None,
    seat: Secret = None,
) -> Seated:
    """Play again with the same people; everyone who asks gets the same new table."""
    following, number = await lobby.rematch(table, seat, network_of_client(request), wanted or RematchWanted())
    assert seat is not None
    set_cookie(response, lobby, following, seat)
    return Seated(id=following.row.id, seat=number)


@router.get("/tables/{table_id}/record", response_class=Response)
async def table_record(table: TheTable, request: Request) -> Response:
    """The record of a finished game, as a file."""
    return record_file(
        table_messages.record_of(table.row, table.session.game, _words(request, table.row.edition)), table.row.id
    )


def record_file(text: str, name: str) -> Response:
    """A record as a file to download."""
    headers = {"Content-Disposition": f'attachment; filename="tenages-{name}.json"'}
    return Response(text + "\n", media_type="application/json", headers=headers)


# --- requests and answers ---------------------------------------------------------------------------------------------


def set_cookie(response: Response, lobby: Lobby, table: LiveTable, secret: str) -> None:
    """Let the browser keep a seat: for this table only, hidden from scripts, and never sent from other sites."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=A_YEAR,
        path=f"/api/tables/{table.row.id}",
        httponly=True,
        samesite="strict",
        secure=lobby.settings.secure,
    )


def _words(request: Request, edition: str) -> Words:
    return words_of(catalogue_for(negotiated(request.headers.get("accept-language", "")), edition))


def _listed(row: TableRow, request: Request, you: int | None, turns: int = 0) -> TableListed:
    names = table_messages.names_of(row.seats, _words(request, row.edition))
    return TableListed(
        id=row.id,
        phase=table_messages.phase_of(row),
        **table_messages.rules_seen(row.rules),
        listed=row.listed,
        seats=[
            SeatListed(
                seat=seat.seat,
                keeper=table_messages.keeper_of(seat),
                name=names[seat.seat],
                level=seat.level,
                achievements=0,
                points=0,
            )
            for seat in row.seats
        ],
        turns=turns,
        you=you,
        waits_for=None,
        seed=seed_text(row.seed) if row.typed else None,
    )


# --- for operators ----------------------------------------------------------------------------------------------------


@plain.get("/healthz", include_in_schema=False)
async def health(lobby: TheLobby) -> Response:
    """Whether the server works: its database answers, and stores what it is given."""
    try:
        await lobby.store.check_writable()
    except Exception as error:
        log.error("cannot_store", why=str(error))
        return JSONResponse({"status": "cannot store anything"}, 503)
    return JSONResponse({"status": "ok"})


@plain.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """All metrics, in the format of Prometheus; for those who know the token."""
    lobby = lobby_of(request)
    token = lobby.settings.metrics_token
    given = request.headers.get("authorization", "")
    if not token or not compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotFound("nothing-here")
    return Response(lobby.metrics.exposition(), media_type=lobby.metrics.content_type)
