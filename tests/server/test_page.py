"""The page as browsers get it from the server."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tenages.server import page
from tenages.server.page import PATHS, add_page, folder_of
from tenages.server.settings import Settings

SCRIPT = b"let age = 10;\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A minimal page, and a secret file beside its folder."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>", "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (folder / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "index-abc.js.br").write_bytes(b"pretend that this is brotli")
    (folder / "assets" / "words-abc.js").write_bytes(b"1")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    return folder


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        app = FastAPI()
        add_page(app, Settings(page=folder))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
            sent = {"accept-encoding": "identity", **{name.replace("_", "-"): value for name, value in headers.items()}}
            return await client.request(method, path, headers=sent)

    return asyncio.run(asked())


class TestThePaths:
    @pytest.mark.parametrize("path", [path.replace("{id}", "x1") for path in PATHS])
    def test_all_get_the_same_page_and_revalidate_it_each_time(self, built: Path, path: str) -> None:
        answer = ask(built, path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        same = ask(built, path, if_none_match=f'"other", {answer.headers["etag"]}')
        assert (same.status_code, same.content) == (304, b"")
        (built / "index.html").write_text("<!doctype html><p>", "utf-8")
        assert ask(built, path, if_none_match=answer.headers["etag"]).status_code == 200

    @pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/", "/t/a/b", "/api/house", "/index.html", "/secret.txt"])
    def test_there_are_no_others(self, built: Path, path: str) -> None:
        assert ask(built, path).status_code == 404

    def test_nothing_can_be_sent_there(self, built: Path) -> None:
        assert ask(built, "/", "POST").status_code == 405
        assert ask(built, "/api/tables", "POST").status_code == 404

    def test_head_requests_are_answered(self, built: Path) -> None:
        for path in ("/", "/icon.svg", "/assets/index-abc.js"):
            head, whole = ask(built, path, "HEAD"), ask(built, path)
            assert head.status_code == 200
            assert head.headers == whole.headers


class TestTheFiles:
    def test_with_a_hash_in_their_name_are_cached_permanently(self, built: Path) -> None:
        answer = ask(built, "/assets/index-abc.js")
        assert answer.content == SCRIPT
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "public,max-age=31536000,immutable"

    def test_beside_the_page_have_their_own_content_type(self, built: Path) -> None:
        answer = ask(built, "/icon.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"] == "no-cache"

    @pytest.mark.parametrize(
        ("readable", "encoding"),
        [
            ("gzip, deflate, br, zstd", "br"),
            ("gzip;q=1.0, br;q=0", "gzip"),
            ("GZIP ; q=0.5", "gzip"),
            ("br;q=0.000, gzip;q=0", None),
            ("zstd", None),
            ("", None),
        ],
    )
    def test_are_compressed_for_browsers_that_accept_it(self, built: Path, readable: str, encoding: str | None) -> None:
        async def raw() -> tuple[httpx.Headers, bytes]:
            app = FastAPI()
            add_page(app, Settings(page=built))
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://t") as client:
                request = client.build_request("GET", "/assets/index-abc.js", headers={"accept-encoding": readable})
                answer = await client.send(request, stream=True)
                return answer.headers, b"".join([part async for part in answer.aiter_raw()])

        headers, content = asyncio.run(raw())
        assert headers.get("content-encoding") == encoding
        assert headers["vary"] == "accept-encoding"
        assert int(headers["content-length"]) == len(content)
        ends = {"br": ".br", "gzip": ".gz", None: ""}
        assert content == (built / "assets" / f"index-abc.js{ends[encoding]}").read_bytes()

    @pytest.mark.parametrize(
        "path",
        [
            "/assets/../../secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
            "/assets/..%5c..%5csecret.txt",
            "/assets//etc/passwd",
            "/assets/",
            "/assets/nothing.js",
            "/assets/index-abc.js.gz",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
        ],
    )
    def test_outside_the_page_are_not_served(self, built: Path, path: str) -> None:
        answer = ask(built, path)
        assert answer.status_code == 404
        assert "secret" not in answer.text


class TestAPageThatWasNotBuilt:
    def test_is_replaced_by_instructions(self, tmp_path: Path) -> None:
        answer = ask(tmp_path, "/")
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert '"make page"' in answer.text
        assert "« make page »" in ask(tmp_path, "/t/x1", accept_language="fr").text.replace("\u00a0", " ")
        assert ask(tmp_path, "/assets/index-abc.js").status_code == 404


class TestTheFolderOfThePage:
    def test_is_the_one_in_the_settings(self, built: Path) -> None:
        assert folder_of(Settings(page=built)) == built

    @pytest.fixture
    def tree(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """A source tree whose code was compiled into another folder of it."""
        (tmp_path / "src" / "tenages").mkdir(parents=True)
        monkeypatch.setattr(page, "__file__", str(tmp_path / "build" / "compiled" / "tenages" / "server" / "page.py"))
        return tmp_path

    def test_is_otherwise_in_the_package_or_in_the_source_tree(self, tree: Path) -> None:
        assert folder_of(Settings()) is None
        for folder in ("web/dist", "build/compiled/tenages/server/page"):
            (tree / folder).mkdir(parents=True)
            (tree / folder / "index.html").write_text("", "utf-8")
            assert folder_of(Settings()) == tree / folder

    def test_is_never_in_the_tree_of_another_project(self, tree: Path) -> None:
        (tree / "src" / "tenages").rmdir()
        (tree / "web" / "dist").mkdir(parents=True)
        (tree / "web" / "dist" / "index.html").write_text("", "utf-8")
        assert folder_of(Settings()) is None
