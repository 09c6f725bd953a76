"""The server as one application: tables, sockets, replays, the page, health and metrics."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from tenages.game import Game
from tenages.rules.errors import TenAgesError
from tenages.server import analysis_routes, lobby_routes, position_routes, puzzle_routes, replay_routes, sockets
from tenages.server.analyses import Analyses
from tenages.server.connections import OpenSockets
from tenages.server.errors import TooMany, status_of
from tenages.server.headers import Guard, problem
from tenages.server.judgements import Judgements
from tenages.server.limits import Buckets
from tenages.server.lobby import LOOK_SECONDS, SWEEP_SECONDS, Lobby, deal
from tenages.server.logs import RequestLog
from tenages.server.metrics import Metrics
from tenages.server.page import add_page
from tenages.server.puzzles import Puzzles
from tenages.server.replays import Replays
from tenages.server.settings import Settings
from tenages.server.storage.rows import TableRow
from tenages.server.thinking.thoughts import Bots
from tenages.version import __version__
from tenages.words.catalogue import LAYERS, words_of

SMALLEST_COMPRESSED: Final = 1024
LONGEST_PLACE: Final = 100
"""How many letters of the name of a field are repeated in an error."""
_ROUTERS: Final = (
    # Before the tables: "from" is no name of one.
    position_routes.router,
    lobby_routes.router,
    lobby_routes.plain,
    replay_routes.router,
    puzzle_routes.router,
    analysis_routes.router,
    sockets.router,
)


def make_app(settings: Settings, deals: Callable[[TableRow], Game] = deal, bots: Bots | None = None) -> FastAPI:
    """A server. Games are dealt from their seeds unless `deals` says otherwise; bots think in other processes."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        lobby = await Lobby.open(settings, app.state.metrics, deals, bots)
        lobby.work = app.state.work
        app.state.lobby = lobby
        app.state.replays = Replays(lobby)
        app.state.puzzles = Puzzles(settings)
        app.state.analyses = Analyses(lobby, app.state.replays)
        app.state.judgements = Judgements(lobby, app.state.analyses)
        tasks = [
            asyncio.create_task(app.state.analyses.resume()),
            asyncio.create_task(lobby.repeat(lobby.sweep, SWEEP_SECONDS)),
            asyncio.create_task(lobby.repeat(lobby.look, LOOK_SECONDS)),
            # Catalogues take long to parse; no table should have to wait for that.
            asyncio.create_task(asyncio.to_thread(lambda: [words_of(name) for name in LAYERS])),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await app.state.judgements.close()
            await app.state.analyses.close()
            await lobby.close()

    app = FastAPI(
        title="tenages",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.metrics = Metrics()
    app.state.work = Buckets(settings.work_burst, settings.work_per_second)
    app.state.sockets = OpenSockets(settings.most_sockets_of_an_address)
    for router in _ROUTERS:
        # `include_router` would make each route a second time, for each server: 70 ms at its first request.
        app.router.routes.extend(router.routes)
    app.add_exception_handler(TenAgesError, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http_error)
    add_page(app, settings)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_COMPRESSED)
    app.add_middleware(Guard, settings=settings, work=app.state.work)
    app.add_middleware(RequestLog)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, TenAgesError)
    request.app.state.metrics.errors.labels(error.key).inc()
    answer = problem(status_of(error), error, request.headers)
    if isinstance(error, TooMany) and error.retry_after is not None:
        answer.headers["Retry-After"] = str(error.retry_after)
    return answer


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = (".".join([str(part) for part in first["loc"][1:]]) or str(first["loc"][0]))[:LONGEST_PLACE]
    return problem(422, TenAgesError("request-not-understood", where=where), request.headers)


async def _http_error(request: Request, error: Exception) -> Response:
    """What the framework itself refuses, in our own words: a body that is not JSON, an unknown path."""
    assert isinstance(error, HTTPException)
    answer = problem(error.status_code, _HTTP_ERRORS.get(error.status_code, _BAD_BODY), request.headers)
    answer.headers.update(error.headers or {})
    return answer


_BAD_BODY: Final = TenAgesError("request-not-understood", where="body")
_HTTP_ERRORS: Final = {404: TenAgesError("nothing-here"), 405: TenAgesError("wrong-method")}
