"""Runs the server: opens its socket, starts it in one process or in several, and shuts it down cleanly."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from functools import partial
from multiprocessing import parent_process
from threading import Event, Thread
from types import FrameType
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.supervisors import Multiprocess

from tenages.rules.errors import TenAgesError
from tenages.server import logs
from tenages.server.app import make_app
from tenages.server.logs import Form
from tenages.server.protocols import Config, HttpProtocol, SocketProtocol
from tenages.server.secrets import new_id
from tenages.server.settings import Settings
from tenages.server.storage.store import Store
from tenages.server.thinking.shared_bots import JobThinkers

FIRST_PORT: Final = 8000
PORTS_TRIED: Final = 20
COLLECT_THRESHOLDS: Final = (5_000, 10, 1_000)
"""The thresholds of the garbage collector, see `gc.set_threshold`."""
SHUTDOWN_SECONDS: Final = 3
"""How long open connections may take to close at shutdown."""
ALL_INTERFACES: Final = ("", "0.0.0.0", "::")
"""The hosts that mean all addresses of a machine."""
UNREACHABLE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation: nothing answers there, and nothing is sent."""


# --- listening --------------------------------------------------------------------------------------------------------


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at that port, or at the first free one from 8000 on if none is named."""
    if port is not None:
        return _listen_at(host, port)
    for free in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        with suppress(PortBusy):
            return _listen_at(host, free)
    last = str(FIRST_PORT + PORTS_TRIED - 1)
    raise TenAgesError("no-free-port", first=str(FIRST_PORT), last=last, host=host)


class PortBusy(TenAgesError):
    """Another program listens there already."""


def _listen_at(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise TenAgesError("bad-port", given=str(port))
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortBusy("port-busy", port=str(port), host=host) from error
        raise TenAgesError("no-such-host", host=host, why=error.strerror or str(error)) from error


def addresses(host: str, listening: socket.socket) -> list[str]:
    """The URLs of the server: on this machine and, if it is open to others, in the network."""
    port = listening.getsockname()[1]
    hosts = [host] if host not in ALL_INTERFACES else ["127.0.0.1", *_own_address()]
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}" for name in hosts]


def _own_address() -> list[str]:
    """The address of this machine in its network, if it has one."""
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as asking:
        asking.connect(UNREACHABLE)
        return [asking.getsockname()[0]]
    return []


# --- serving ----------------------------------------------------------------------------------------------------------


def run(settings: Settings, listening: socket.socket, *, trust_proxy: bool, ready: Callable[[], None]) -> None:
    """Serve in this process until Ctrl-C or SIGTERM; calls `ready` when the server accepts connections."""
    startup = Startup(make_app(settings), ready)
    collect_rarely()
    try:
        with _clean_exit():
            uvicorn.Server(_config(startup, settings, trust_proxy)).run(sockets=[listening])
    except SystemExit:
        if startup.failure is None:
            raise
        raise startup.failure from None


def _config(app: ASGIApp | Callable[[], ASGIApp], settings: Settings, trust_proxy: bool, **more: Any) -> Config:
    config = Config(
        app,
        lifespan="on",
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        # A longer message closes the connection with code 1009.
        ws_max_size=settings.longest_message,
        # Compressing each message for each reader would take more of the processor than all the rest, and hold a
        # window of memory for every connection.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=trust_proxy,
        forwarded_allow_ips="*" if trust_proxy else None,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        **more,
    )
    config.settings, config.trust_proxy = settings, trust_proxy
    return config


def run_workers(
    settings: Settings,
    listening: socket.socket,
    workers: int,
    *,
    trust_proxy: bool,
    log_form: Form,
    ready: Callable[[], None],
) -> None:
    """Serve in several processes until Ctrl-C or SIGTERM. Bots think in processes beside them."""
    store = asyncio.run(Store.open(settings.database_url))
    if not store.is_shared:
        raise TenAgesError("workers-need-postgresql")
    thinkers = JobThinkers(store.engine, new_id(), settings.bot_processes, settings.thought_seconds)
    # Uvicorn starts a process again that has died. The application is made in each of them.
    app = partial(_app_of_worker, replace(settings, thinks=False), log_form)
    config = _config(app, settings, trust_proxy, factory=True, workers=workers)
    ready()
    try:
        with _clean_exit():
            Multiprocess(config, [listening]).run()
    finally:
        thinkers.close()
        thinkers.join()
        store.engine.dispose()


def _app_of_worker(settings: Settings, log_form: Form) -> ASGIApp:
    """The application in one of several processes."""
    logs.set_up(log_form)
    Thread(target=_end_with_parent, daemon=True).start()
    app = make_app(settings)
    collect_rarely()
    return app


def _end_with_parent() -> None:
    """A parent that is killed cannot end its processes, so they watch it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def think(settings: Settings, ready: Callable[[], None]) -> None:
    """Let bots think for all servers of a database, until Ctrl-C or SIGTERM."""
    store = asyncio.run(Store.open(settings.database_url))
    if not store.is_shared:
        raise TenAgesError("thinking-needs-postgresql")
    ended = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *given: ended.set())
    thinkers = JobThinkers(store.engine, new_id(), settings.bot_processes, settings.thought_seconds)
    ready()
    ended.wait()
    thinkers.close()
    thinkers.join()
    store.engine.dispose()


def collect_rarely() -> None:
    """Let Python look for circular garbage less often, and never among what stays for good.

    Games and messages leave none behind; but with hundreds of tables in memory, each full collection would stop the
    server for a quarter of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_THRESHOLDS)


@contextmanager
def _clean_exit() -> Iterator[None]:
    """Exit normally after a signal: Uvicorn shuts down and then raises the signal once more."""

    def done(number: int, frame: FrameType | None) -> None:
        return

    before = {number: signal.signal(number, done) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Startup:
    """Middleware that knows when the app has started, or why it could not."""

    def __init__(self, app: ASGIApp, ready: Callable[[], None]) -> None:
        self.app = app
        self.ready = ready
        self.failure: BaseException | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app, and watch its startup."""
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return

        async def forward(message: Message) -> None:
            # The traceback in it is left out, since the failure itself is raised in the end.
            await send({"type": message["type"]})
            if message["type"] == "lifespan.startup.complete":
                self.ready()

        try:
            await self.app(scope, receive, forward)
        except BaseException as error:
            self.failure = error
            raise
