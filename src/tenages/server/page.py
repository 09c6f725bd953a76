"""The page itself, as it was built: read once and sent from memory, so that no path leads anywhere else.

Files whose name has a sum over what is in them (`/assets/...`) may be kept by browsers forever; for all others they ask
each time whether there is a newer one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from mimetypes import MimeTypes
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import FastAPI, HTTPException
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tenages.rules.editions import DEFAULT_EDITION
from tenages.server.settings import Settings
from tenages.words.catalogue import words_of
from tenages.words.choosing import catalogue_for, negotiated

INDEX: Final = "index.html"
ASSETS: Final = "assets/"
ROOMS: Final = ("/", "/t/{id}", "/replay/{id}", "/words", "/rules")
"""Where the page has something to show. It looks at the address itself, so all of them get the same file."""
FOREVER: Final = "public,max-age=31536000,immutable"
ASK_AGAIN: Final = "no-cache"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How files may lie beside themselves in small, the smallest first."""
KINDS: Final = MimeTypes()
"""The kinds of files as Python knows them, whatever the machine thinks of them."""
KINDS.add_type("text/javascript", ".js")  # Python 3.11 still has the old name


class Sheet(NamedTuple):
    """A file of the page."""

    content: bytes
    small: Mapping[str, bytes]
    """The same in small, by the name of the encoding."""
    kind: str
    tag: str
    caching: str

    def answer(self, asked: Headers) -> Response:
        """The file, as small as the browser can read it, or the word that it has the newest already."""
        headers = {"etag": self.tag, "cache-control": self.caching}
        if self.small:
            headers["vary"] = "accept-encoding"
        if self.tag in [tag.strip() for tag in asked.get("if-none-match", "").split(",")]:
            return Response(None, 304, headers)
        readable = _readable(asked.get("accept-encoding", ""))
        for encoding, content in self.small.items():
            if encoding in readable:
                return Response(content, 200, {**headers, "content-encoding": encoding}, self.kind)
        return Response(self.content, 200, headers, self.kind)


def add_page(app: FastAPI, settings: Settings) -> None:
    """Let the app send the page too. Where it was never built, its rooms say what to do about it."""
    sheets = read_page(folder_of(settings))
    index = sheets.get(INDEX)

    async def room(request: Request) -> Response:
        return index.answer(request.headers) if index else _not_built(request.headers)

    async def asset(request: Request) -> Response:
        sheet = sheets.get(ASSETS + request.path_params["name"])
        if sheet is None:
            raise HTTPException(404)
        return sheet.answer(request.headers)

    async def beside(request: Request) -> Response:
        return sheets[request.url.path.removeprefix("/")].answer(request.headers)

    for path in ROOMS:
        app.add_route(path, room, include_in_schema=False)
    app.add_route(f"/{ASSETS}{{name}}", asset, include_in_schema=False)
    for name in sheets:
        if "/" not in name and name != INDEX:
            app.add_route(f"/{name}", beside, include_in_schema=False)


def folder_of(settings: Settings) -> Path | None:
    """Where the page lies: where the settings say, else in the package, else where the source tree builds it."""
    if settings.page is not None:
        return settings.page
    here = Path(__file__).resolve()
    trees = [folder for folder in here.parents if (folder / "src" / "tenages").is_dir()]
    for folder in (here.with_name("page"), *[tree / "web" / "dist" for tree in trees]):
        if (folder / INDEX).is_file():
            return folder
    return None


def read_page(folder: Path | None) -> dict[str, Sheet]:
    """All files of the page by their path, without those that are others in small."""
    if folder is None:
        return {}
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {
        name: _sheet(name, path, {code: files[name + end] for code, end in ENCODINGS.items() if name + end in files})
        for name, path in files.items()
        if not name.endswith(tuple(ENCODINGS.values()))
    }


def _sheet(name: str, path: Path, small: Mapping[str, Path]) -> Sheet:
    content = path.read_bytes()
    return Sheet(
        content=content,
        small={encoding: file.read_bytes() for encoding, file in small.items()},
        kind=KINDS.guess_type(name)[0] or "application/octet-stream",
        # Weak, since the file in small has the same one.
        tag=f'W/"{hashlib.sha256(content).hexdigest()[:20]}"',
        caching=FOREVER if name.startswith(ASSETS) else ASK_AGAIN,
    )


def _readable(accept_encoding: str) -> set[str]:
    """The encodings that a browser can read."""
    parts = [part.replace(" ", "").lower().partition(";q=") for part in accept_encoding.split(",")]
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}


def _not_built(asked: Headers) -> Response:
    words = words_of(catalogue_for(negotiated(asked.get("accept-language", "")), DEFAULT_EDITION))
    return PlainTextResponse(words.say("server-no-page") + "\n", 503)
