"""What holds a seat: a secret that nobody can guess. The server itself keeps only its seal."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_urlsafe
from typing import Final

ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without letters and digits that look alike: a link may be read out to a friend."""
ID_LENGTH: Final = 12
SECRET_BYTES: Final = 32


def new_id() -> str:
    """A name for a table. Who knows it may watch, so it cannot be guessed either."""
    return "".join([choice(ID_LETTERS) for _ in range(ID_LENGTH)])


def new_secret() -> str:
    """What a browser keeps in a cookie to hold its seat."""
    return token_urlsafe(SECRET_BYTES)


def seal(secret: str) -> bytes:
    """What the server remembers of a secret: enough to know it again, not enough to use it."""
    return sha256(secret.encode()).digest()


def opens(secret: str | None, sealed: bytes | None) -> bool:
    """Whether this is the secret behind a seal."""
    return secret is not None and sealed is not None and compare_digest(seal(secret), sealed)
