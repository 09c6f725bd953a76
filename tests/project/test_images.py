"""`make pin-images`: the images of the container files get the digests that their registry names."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.support import images
from tests.support.images import IMAGE, NoDigest, digest_of, pinned

ROOT = Path(__file__).parents[2]
DIGEST = "sha256:" + "5e" * 32
OTHER = "sha256:" + "0f" * 32


class Registry(BaseHTTPRequestHandler):
    """A registry like Docker's: it wants a token, which it gives to everyone who asks for that image."""

    def do_GET(self) -> None:
        assert self.path == "/token?service=here&scope=repository%3Alibrary%2Fnode%3Apull"
        self.answer(200, body=json.dumps({"token": "anyone"}).encode())

    def do_HEAD(self) -> None:
        if self.headers["Authorization"] != "Bearer anyone":
            realm = f'Bearer realm="http://{self.headers["Host"]}/token",service="here",scope="repository:library/node:pull"'
            self.answer(401, {"WWW-Authenticate": realm})
        elif "application/vnd.oci.image.index.v1+json" not in self.headers["Accept"]:
            self.answer(200, {"Docker-Content-Digest": OTHER})
        elif self.path == "/v2/library/node/manifests/24-slim":
            self.answer(200, {"Docker-Content-Digest": DIGEST})
        else:
            self.answer(200 if self.path.endswith("silent") else 404)

    def answer(self, status: int, headers: dict[str, str] | None = None, body: bytes = b"") -> None:
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        return


@pytest.fixture
def registry() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Registry) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_the_registry_is_asked_for_the_digest_of_all_platforms(registry: str) -> None:
    assert digest_of(registry, "library/node", "24-slim", scheme="http") == DIGEST


def test_an_image_without_a_digest_is_an_error(registry: str) -> None:
    with pytest.raises(HTTPError):
        digest_of(registry, "library/node", "99-slim", scheme="http")
    with pytest.raises(NoDigest):
        digest_of(registry, "library/node", "silent", scheme="http")


def test_a_digest_is_written_behind_the_tag_and_renewed_later() -> None:
    text = "FROM docker.io/library/node:24-slim AS page\nRUN x:y\n    image: docker.io/library/postgres:17\n"
    once = pinned(text, lambda registry, name, tag: OTHER)
    assert once.splitlines() == [
        f"FROM docker.io/library/node:24-slim@{OTHER} AS page",
        "RUN x:y",
        f"    image: docker.io/library/postgres:17@{OTHER}",
    ]
    assert pinned(once, lambda registry, name, tag: DIGEST) == once.replace(OTHER, DIGEST)


def test_no_file_changes_unless_every_registry_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def only_node(registry: str, name: str, tag: str) -> str:
        if name != "library/node":
            raise NoDigest(name)
        return DIGEST

    monkeypatch.setattr(images, "digest_of", only_node)
    files = [tmp_path / "Containerfile", tmp_path / "compose.yaml"]
    for path in files:
        path.write_text((ROOT / path.name).read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(NoDigest):
        images.main(files)
    for path in files:
        assert path.read_text(encoding="utf-8") == (ROOT / path.name).read_text(encoding="utf-8")


def test_it_finds_every_image_that_we_use() -> None:
    for name, begins in (("Containerfile", "FROM "), ("compose.yaml", "image: ")):
        text = (ROOT / name).read_text(encoding="utf-8")
        used = [line for line in text.splitlines() if line.lstrip().startswith(begins)]
        assert used
        assert len(IMAGE.findall(text)) == len(used)
