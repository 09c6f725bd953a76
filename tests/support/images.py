"""Pins the images in a Containerfile or a compose file: the digest that a tag has today is written behind it.

`python -m tests.support.images FILE...` asks the registry of every image, and rewrites the files. If a registry does
not answer, no file is changed.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

TIMEOUT_SECONDS: Final = 30
IMAGE: Final = re.compile(
    r"^(?P<before>FROM |\s*image: )(?P<registry>[\w.-]+(?::\d+)?)/(?P<name>[\w./-]+):(?P<tag>[\w.-]+)(?:@sha256:\w+)?",
    re.MULTILINE,
)
"""An image with its registry and tag, and the digest that it may have already."""
DIGEST: Final = re.compile(r"sha256:[0-9a-f]{64}")
REGISTRIES: Final = {"docker.io": "registry-1.docker.io"}
"""The registries whose host is not their name."""
KINDS: Final = "application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json"
"""The lists of an image's platforms: their digest is the same on every machine."""

Digests = Callable[[str, str, str], str]
"""The digest of the image with this registry, name and tag."""


class NoDigest(Exception):
    """The registry has no such image, or does not say its digest."""


def pinned(text: str, digest_of: Digests) -> str:
    """The text with the current digest behind each image."""

    def with_digest(found: re.Match[str]) -> str:
        registry, name, tag = found["registry"], found["name"], found["tag"]
        return f"{found['before']}{registry}/{name}:{tag}@{digest_of(registry, name, tag)}"

    return IMAGE.sub(with_digest, text)


def digest_of(registry: str, name: str, tag: str, scheme: str = "https") -> str:
    """Ask the registry, with the token for anonymous readers if it wants one."""
    host = REGISTRIES.get(registry, registry)
    request = Request(f"{scheme}://{host}/v2/{name}/manifests/{tag}", headers={"Accept": KINDS}, method="HEAD")
    try:
        digest = _digest(request)
    except HTTPError as refused:
        if refused.code != 401:
            raise
        request.add_header("Authorization", f"Bearer {_token(refused.headers['WWW-Authenticate'])}")
        digest = _digest(request)
    if not DIGEST.fullmatch(digest):
        raise NoDigest(f"{registry}/{name}:{tag}")
    return digest


def _digest(request: Request) -> str:
    with urlopen(request, timeout=TIMEOUT_SECONDS) as answer:
        return str(answer.headers.get("Docker-Content-Digest", ""))


def _token(challenge: str) -> str:
    """The token from the place that the registry names."""
    wanted = dict(re.findall(r'(\w+)="([^"]*)"', challenge))
    with urlopen(f"{wanted.pop('realm')}?{urlencode(wanted)}", timeout=TIMEOUT_SECONDS) as answer:
        return str(json.load(answer)["token"])


def main(paths: list[Path]) -> None:
    """Pin the images of all files, or of none."""
    texts = {path: pinned(path.read_text(encoding="utf-8"), digest_of) for path in paths}
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        main([Path(name) for name in sys.argv[1:]])
    except (OSError, NoDigest) as error:
        sys.exit(f"The images are not pinned: {error}")
