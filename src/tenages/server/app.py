"""The server as one application: tables, sockets, replays, the page, and what operators look at."""

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
from tenages.server import house_routes, replay_routes, sockets
from tenages.server.headers import Guard, problem
from tenages.server.house import House, deal
from tenages.server.logs import Requests
from tenages.server.metrics import Metrics
from tenages.server.page import add_page
from tenages.server.refusals import status_of
from tenages.server.replays import Replays
from tenages.server.settings import Settings
from tenages.server.storage.rows import TableRow
from tenages.server.storage.store import Store
from tenages.server.thinkers import Thinkers
from tenages.version import __version__
from tenages.words.catalogue import LAYERS, words_of

SMALLEST_ZIPPED = 1024


def make_app(settings: Settings, deals: Callable[[TableRow], Game] = deal) -> FastAPI:
    """A server; the games are dealt from their seeds, unless someone wants to deal them."""

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        house = House(settings, store, Thinkers(settings.thinkers), app.state.metrics, deals)
        app.state.house = house
        app.state.replays = Replays(house)
        sweeping = asyncio.create_task(house.sweep_for_ever())
        warming = asyncio.create_task(house.thinkers.warm_up())
        # Catalogues take their time to be read; nobody at a table should have to wait for that.
        reading = asyncio.create_task(asyncio.to_thread(lambda: [words_of(name) for name in LAYERS]))
        try:
            yield
        finally:
            for task in (sweeping, warming, reading):
                task.cancel()
            await asyncio.gather(sweeping, warming, reading, return_exceptions=True)
            await house.close()

    app = FastAPI(
        title="tenages",
        version=__version__,
        lifespan=open_house,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.metrics = Metrics()
    app.include_router(house_routes.router)
    app.include_router(house_routes.plain)
    app.include_router(replay_routes.router)
    app.include_router(sockets.router)
    app.add_exception_handler(TenAgesError, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _unheard)
    add_page(app, settings)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_ZIPPED)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Requests)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, TenAgesError)
    request.app.state.metrics.errors.labels(error.key).inc()
    return problem(status_of(error), error, request.headers)


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"][1:]]) or str(first["loc"][0])
    return problem(422, TenAgesError("request-not-understood", where=where), request.headers)


async def _unheard(request: Request, error: Exception) -> Response:
    """What the framework itself refuses, in our own words: a body that is not JSON, an address without anything."""
    assert isinstance(error, HTTPException)
    answer = problem(error.status_code, _UNHEARD.get(error.status_code, _UNREADABLE), request.headers)
    answer.headers.update(error.headers or {})
    return answer


_UNREADABLE: Final = TenAgesError("request-not-understood", where="body")
_UNHEARD: Final = {404: TenAgesError("nothing-here"), 405: TenAgesError("wrong-method")}
