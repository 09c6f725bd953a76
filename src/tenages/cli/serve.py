"""`tenages serve`: the server for games in the browser."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer
from rich.console import Console
from rich.text import Text

from tenages.cli.console import console
from tenages.cli.language import Language, language_of
from tenages.cli.options import FLAG, FOLDER, NUMBER, TEXT, TEXTS
from tenages.extras import need
from tenages.rules.errors import TenAgesError
from tenages.words.catalogue import Words
from tenages.words.choosing import words_at

EXTRA: Final = "server"
LIBRARIES: Final = (
    *("alembic", "fastapi", "httptools", "orjson", "platformdirs", "psycopg"),
    *("prometheus_client", "sqlalchemy", "structlog", "uvicorn", "websockets"),
)
PORTS: Final = {"http": 80, "https": 443}
"""The usual ports, which browsers leave out."""
DATABASE: Final = "TENAGES_DATABASE"
"""The environment variable for the database's URL: other users of the machine can read command-line arguments."""


TOKEN: Final = "TENAGES_METRICS_TOKEN"


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar=TEXT, help="cli-serve-host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", metavar=NUMBER, help="cli-serve-port")] = None,
    database: Annotated[
        str, typer.Option("--database", metavar=TEXT, envvar=DATABASE, show_envvar=False, help="cli-serve-database")
    ] = "",
    browser: Annotated[bool, typer.Option("--open/--no-open", metavar=FLAG, help="cli-serve-open")] = False,
    public_url: Annotated[
        list[str] | None, typer.Option("--public-url", metavar=TEXTS, help="cli-serve-public-url")
    ] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar=TEXTS, help="cli-serve-origin")] = None,
    secure: Annotated[bool, typer.Option("--secure", metavar=FLAG, help="cli-serve-secure")] = False,
    trust_proxy: Annotated[bool, typer.Option("--trust-proxy", metavar=FLAG, help="cli-serve-trust-proxy")] = False,
    log_format: Annotated[str, typer.Option("--log-format", metavar=TEXT, help="cli-serve-log-format")] = "console",
    workers: Annotated[int, typer.Option("--workers", metavar=NUMBER, help="cli-serve-workers")] = 1,
    metrics_token: Annotated[
        str,
        typer.Option("--metrics-token", metavar=TEXT, envvar=TOKEN, show_envvar=False, help="cli-serve-metrics-token"),
    ] = "",
    page: Annotated[Path | None, typer.Option("--page", metavar=FOLDER, help="cli-serve-page")] = None,
    language: Language = None,
) -> None:
    """Run the server for games in the browser."""
    words = words_at(language_of(context))
    for library in LIBRARIES:
        need(library, EXTRA)
    from tenages.server import logs, running
    from tenages.server.settings import Settings

    form = next((known for known in logs.LEVELS if known == log_format), None)
    if form is None:
        raise TenAgesError("bad-log-format", given=repr(log_format), known=tuple(logs.LEVELS))
    if page is not None and not (page / "index.html").is_file():
        raise TenAgesError("no-page-folder", path=str(page))
    public = [_origin(url) for url in public_url or ()]
    if workers < 1:
        raise TenAgesError("not-positive", what="workers", given=workers)
    settings = Settings(
        database=database,
        page=page,
        # Whoever listens at a name wants to be reached by it.
        hosts=(host, *[urlsplit(url).hostname or "" for url in public]),
        origins=(*public, *[_origin(url) for url in origin or ()]),
        secure=secure,
        metrics_token=metrics_token,
    )
    screen = console()
    with running.listen(host, port) as listening:
        urls = running.addresses(host, listening)

        def ready() -> None:
            _say_where(words, screen, urls)
            if browser:
                show(urls[0])

        logs.set_up(form)
        if workers > 1:
            running.run_workers(settings, listening, workers, trust_proxy=trust_proxy, log_form=form, ready=ready)
        else:
            running.run(settings, listening, trust_proxy=trust_proxy, ready=ready)
    screen.print(words.say("server-stopped"))


def _origin(given: str) -> str:
    """The origin as browsers write it."""
    try:
        parts = urlsplit(given)
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError as error:
        raise TenAgesError("bad-origin", given=repr(given)) from error
    if parts.scheme not in PORTS or not host or parts.path.strip("/") or parts.query:
        raise TenAgesError("bad-origin", given=repr(given))
    bracketed = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{bracketed}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")


def _say_where(words: Words, screen: Console, urls: list[str]) -> None:
    screen.print(Text(words.say("server-at", url=urls[0]), style="bold"), soft_wrap=True)
    for url in urls[1:]:
        screen.print(Text(words.say("server-for-others", url=url)), soft_wrap=True)
    screen.print(words.say("server-stop"), soft_wrap=True)


def show(url: str) -> None:
    """Open a graphical browser, if there is one; a text browser would take over the terminal."""
    if sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
