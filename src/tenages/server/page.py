"""The built page: static files, with precompressed variants where the browser accepts them.

Files with a hash of their content in their names (`/assets/...`) may be cached forever; for all others browsers ask
each time whether there is a newer one.
"""

from __future__ import annotations

import os
from mimetypes import MimeTypes
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tenages.rules.editions import DEFAULT_EDITION
from tenages.server.settings import Settings
from tenages.words.catalogue import words_of
from tenages.words.choosing import catalogue_for, negotiated

INDEX: Final = "index.html"
ASSETS: Final = "assets"
PATHS: Final = (
    *("/", "/new", "/lesson", "/t/{id}", "/replay/{id}", "/words", "/rules", "/cards"),
    *("/analysis/{id}", "/puzzles", "/puzzles/{id}", "/editor"),
)
"""The paths of the page. It reads the path itself, so all of them get the same file."""
FOREVER: Final = "public,max-age=31536000,immutable"
ASK_AGAIN: Final = "no-cache"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The suffixes of precompressed variants, the smallest first."""
TYPES: Final = MimeTypes()
"""The media types as Python knows them, without those that the machine may have set otherwise."""
TYPES.add_type("text/javascript", ".js")  # Python 3.11 still has the old name


class PageFiles(StaticFiles):
    """Static files in the smallest variant that the browser accepts; the variants have no paths of their own."""

    def __init__(self, folder: Path, caching: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._caching = caching

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file at a path, unless it is a precompressed variant."""
        return ("", None) if _is_variant(path) else super().lookup_path(path)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file or one of its variants, or the answer that the browser has it already."""
        accepted = _accepted(Headers(scope=scope).get("accept-encoding", ""))
        variants = {code: f"{full_path}{suffix}" for code, suffix in ENCODINGS.items() if code in accepted}
        encoding, chosen = next(
            ((code, path) for code, path in variants.items() if os.path.isfile(path)), (None, full_path)
        )
        answer = super().file_response(chosen, os.stat(chosen), scope, status_code)
        answer.headers.update({"cache-control": self._caching, "vary": "accept-encoding"})
        if answer.status_code == status_code:
            media_type = TYPES.guess_type(full_path)[0] or "application/octet-stream"
            charset = "; charset=utf-8" if media_type.startswith("text/") else ""
            answer.headers["content-type"] = media_type + charset
            if encoding is not None:
                answer.headers["content-encoding"] = encoding
        return answer


def add_page(app: FastAPI, settings: Settings) -> None:
    """Serve the page too. If it was never built, its paths say what to do about it."""
    folder = folder_of(settings)
    if folder is None or not (folder / INDEX).is_file():
        for path in PATHS:
            app.add_route(path, _not_built, include_in_schema=False)
        return
    files = PageFiles(folder, ASK_AGAIN)

    async def index(request: Request) -> Response:
        return await files.get_response(INDEX, request.scope)

    async def top_level(request: Request) -> Response:
        return await files.get_response(request.url.path.removeprefix("/"), request.scope)

    for path in PATHS:
        app.add_route(path, index, include_in_schema=False)
    # Only files that exist get a route: any other path is left to the rest of the app.
    for file in sorted(folder.iterdir()):
        if file.is_file() and file.name != INDEX and not _is_variant(file.name):
            app.add_route(f"/{file.name}", top_level, include_in_schema=False)
    app.mount(f"/{ASSETS}", PageFiles(folder / ASSETS, FOREVER))


def folder_of(settings: Settings) -> Path | None:
    """The folder of the page: from the settings, else in the package, else where the source tree builds it."""
    if settings.page is not None:
        return settings.page
    here = Path(__file__).resolve()
    trees = [folder for folder in here.parents if (folder / "src" / "tenages").is_dir()]
    for folder in (here.with_name("page"), *[tree / "web" / "dist" for tree in trees]):
        if (folder / INDEX).is_file():
            return folder
    return None


def _is_variant(name: str) -> bool:
    return name.endswith(tuple(ENCODINGS.values()))


def _accepted(accept_encoding: str) -> set[str]:
    """The encodings that a browser accepts."""
    parts = [part.replace(" ", "").lower().partition(";q=") for part in accept_encoding.split(",")]
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}


async def _not_built(request: Request) -> Response:
    language = negotiated(request.headers.get("accept-language", ""))
    words = words_of(catalogue_for(language, DEFAULT_EDITION))
    return PlainTextResponse(words.say("server-no-page") + "\n", 503)
