"""The log of a server: events with short names, as text or as JSON.

It never has a cookie, key, seed or query string in it, and no local variables in tracebacks.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final, Literal

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import EventDict, Processor, WrappedLogger

Form = Literal["console", "json"]
LEVELS: Final[dict[Form, int]] = {"console": logging.WARNING, "json": logging.INFO}
"""Text has only what is wrong, JSON has everything."""
SECRETS: Final = frozenset({"authorization", "cookie", "cookies", "headers", "password", "query", "secret", "seed"})
HIDDEN: Final = "***"
LONGEST_PATH: Final = 200
"""How many letters of a path are logged."""


def set_up(form: Form) -> None:
    """Write all events to stderr in this form, also those of the libraries."""
    ours: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    ]
    structlog.configure(
        processors=[*ours, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[form]),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=ours,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_written(form)],
        )
    )
    logging.basicConfig(handlers=[handler], level=LEVELS[form], force=True)
    # It would log every socket with its query string.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def _written(form: Form) -> list[Processor]:
    """How an event becomes a line. The default tracebacks of structlog show local variables; ours do not."""
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    return [
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback, pad_event_to=0
        )
    ]


def without_secrets(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """The event with secrets hidden, in case one is logged by mistake."""
    return {name: HIDDEN if name in SECRETS else value for name, value in event.items()}


class RequestLog:
    """Middleware that logs HTTP requests: path, status and duration."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._log: Any = structlog.get_logger("tenages.requests")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app and log the request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            seconds = round(time.perf_counter() - began, 6)
            path = scope["path"][:LONGEST_PATH]
            self._log.info("request", method=scope["method"], path=path, status=status, seconds=seconds)
