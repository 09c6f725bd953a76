"""The tables by REST: make one, find one, sit down, take a seat along; and what there is to play at all."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Cookie, Depends, Path, Query, Request, Response

from tenages.rules.editions import DEFAULT_EDITION
from tenages.server import facts, telling
from tenages.server.house import House
from tenages.server.messages.house import (
    Cards,
    HouseOffer,
    Problem,
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
from tenages.server.sockets import COOKIE
from tenages.server.storage.rows import TableRow
from tenages.server.table import LiveTable
from tenages.words.catalogue import Words, words_of
from tenages.words.choosing import catalogue_for, negotiated

MOST_LISTED: Final = 100
A_YEAR: Final = 365 * 24 * 3600
UNCHANGING: Final = {"Cache-Control": "max-age=3600"}

TableId = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[a-z0-9]+$")]
Secret = Annotated[str | None, Cookie(alias=COOKIE, max_length=128, include_in_schema=False)]
EditionName = Annotated[str, Path(max_length=32)]
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 410, 413, 422, 429)
}

router = APIRouter(prefix="/api", responses=PROBLEMS)
plain = APIRouter()


def house_of(request: Request) -> House:
    """Where the tables are."""
    house: House = request.app.state.house
    return house


TheHouse = Annotated[House, Depends(house_of)]


async def table_of(table_id: TableId, house: TheHouse) -> LiveTable:
    """The table that is asked for."""
    return await house.table(table_id)


TheTable = Annotated[LiveTable, Depends(table_of)]


# --- what there is ----------------------------------------------------------------------------------------------------


@router.get("/house")
async def house_offer() -> HouseOffer:
    """What one can play here."""
    return facts.house_offer()


@router.get("/cards/{edition}")
async def cards(edition: EditionName, response: Response) -> Cards:
    """All cards as an edition prints them."""
    found = facts.cards_of(edition)
    response.headers.update(UNCHANGING)
    return found


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
    """The rules in short, as such a table plays them."""
    language = catalogue or negotiated(request.headers.get("accept-language", ""))
    return facts.rules_of(players, edition, tuple(expansions or ()), american, teams, language)


# --- tables -----------------------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def make_table(wanted: TableWanted, house: TheHouse, request: Request, response: Response) -> TableMade:
    """A new table, and a seat at it if one is wanted."""
    table, seat, secret = await house.make(wanted, address_of(request))
    if seat is not None:
        _hold(response, house, table, secret)
    return TableMade(id=table.row.id, seat=seat)


@router.get("/tables")
async def tables(house: TheHouse, request: Request) -> TablesListed:
    """The tables that anyone may join or watch."""
    rows = await house.store.listed(MOST_LISTED)
    return TablesListed(tables=[_listed(row, request, you=None) for row in rows])


@router.get("/tables/{table_id}")
async def table(table: TheTable, house: TheHouse, request: Request, seat: Secret = None) -> TableListed:
    """A table as everyone may know it."""
    return _listed(table.row, request, house.seat_of(table, seat), table.match.game.table.turns)


@router.post("/tables/{table_id}/seats/{number}")
async def sit_down(
    table: TheTable,
    number: Annotated[int, Path(ge=0, le=4)],
    taken: SeatTaken,
    house: TheHouse,
    response: Response,
    seat: Secret = None,
) -> Seated:
    """Take an open seat."""
    secret = await house.sit_down(table, number, taken.name, seat)
    _hold(response, house, table, secret)
    return Seated(id=table.row.id, seat=number)


@router.post("/tables/{table_id}/key")
async def offer_seat(table: TheTable, house: TheHouse, seat: Secret = None) -> SeatKey:
    """A key that moves your own seat to another device, once."""
    return SeatKey(key=await house.offer_seat(table, seat))


@router.post("/tables/{table_id}/move")
async def move_seat(table: TheTable, moved: SeatMoved, house: TheHouse, response: Response) -> Seated:
    """Take a seat over with its key."""
    number, secret = await house.move_seat(table, moved.key)
    _hold(response, house, table, secret)
    return Seated(id=table.row.id, seat=number)


@router.post("/tables/{table_id}/rematch")
async def rematch(
    table: TheTable, house: TheHouse, request: Request, response: Response, seat: Secret = None
) -> Seated:
    """Play again with the same people; all who ask come to the same new table."""
    following, number = await house.rematch(table, seat, address_of(request))
    assert seat is not None
    _hold(response, house, following, seat)
    return Seated(id=following.row.id, seat=number)


@router.get("/tables/{table_id}/record", response_class=Response)
async def table_record(table: TheTable, request: Request) -> Response:
    """The record of a finished game, as a file."""
    return recorded(telling.record_of(table.row, table.match.game, _words(request, table.row.edition)), table.row.id)


def recorded(text: str, name: str) -> Response:
    """A record as a file to keep."""
    headers = {"Content-Disposition": f'attachment; filename="tenages-{name}.json"'}
    return Response(text + "\n", media_type="application/json", headers=headers)


# --- who asks ---------------------------------------------------------------------------------------------------------


def _hold(response: Response, house: House, table: LiveTable, secret: str) -> None:
    """Have the browser keep a seat: for this table alone, for no script to see, and never sent from other sites."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=A_YEAR,
        path=f"/api/tables/{table.row.id}",
        httponly=True,
        samesite="strict",
        secure=house.settings.secure,
    )


def address_of(request: Request) -> str:
    """Where someone asks from."""
    return request.client.host if request.client is not None else ""


def _words(request: Request, edition: str) -> Words:
    return words_of(catalogue_for(negotiated(request.headers.get("accept-language", "")), edition))


def _listed(row: TableRow, request: Request, you: int | None, turns: int = 0) -> TableListed:
    names = telling.names_of(row.seats, _words(request, row.edition))
    return TableListed(
        id=row.id,
        phase=telling.phase_of(row),
        edition=row.edition,
        expansions=list(row.expansions),
        american=bool(row.american),
        teams=row.teams,
        language=row.language,
        listed=row.listed,
        seats=[
            SeatListed(seat=seat.seat, keeper=telling.keeper_of(seat), name=names[seat.seat], level=seat.level)
            for seat in row.seats
        ],
        turns=turns,
        you=you,
    )


# --- for operators ----------------------------------------------------------------------------------------------------


@plain.get("/healthz", include_in_schema=False)
async def health(house: TheHouse) -> dict[str, str]:
    """Whether the server can do its work: its database answers."""
    await house.store.ping()
    return {"status": "ok"}


@plain.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """All figures, as Prometheus reads them."""
    house = house_of(request)
    return Response(house.metrics.exposition(), media_type=house.metrics.content_type)
