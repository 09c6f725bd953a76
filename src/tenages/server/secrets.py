"""The secrets that hold seats. The server itself keeps only their digests."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_urlsafe
from typing import Final

ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without letters and digits that look alike, since links are also read aloud."""
ID_LENGTH: Final = 12
SECRET_BYTES: Final = 32


def new_id() -> str:
    """An id for a table. Anyone who has it may watch, so it cannot be guessed."""
    return "".join([choice(ID_LETTERS) for _ in range(ID_LENGTH)])


def new_secret() -> str:
    """A secret for the cookie with which a browser holds its seat."""
    return token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> bytes:
    """What the server stores of a secret: enough to check it, not enough to use it."""
    return sha256(secret.encode()).digest()


def same_digest(given: bytes | None, stored: bytes | None) -> bool:
    """Whether both are the digest of the same secret; None is the digest of none."""
    return given is not None and stored is not None and compare_digest(given, stored)
