"""What the server says no to, each with the answer that HTTP has for it."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from tenages.rules.errors import IllegalChoice, OtherVersion, TenAgesError
from tenages.server.match import Stale


class NotHere(TenAgesError):
    """There is no such table, seat or game."""


class NotYours(TenAgesError):
    """Only who sits there may do it."""


class NotNow(TenAgesError):
    """It cannot be done at this point."""


class TooMany(TenAgesError):
    """There is no room for more."""


STATUS: Final[dict[type[TenAgesError], HTTPStatus]] = {
    NotHere: HTTPStatus.NOT_FOUND,
    NotYours: HTTPStatus.FORBIDDEN,
    NotNow: HTTPStatus.CONFLICT,
    IllegalChoice: HTTPStatus.CONFLICT,
    Stale: HTTPStatus.CONFLICT,
    TooMany: HTTPStatus.TOO_MANY_REQUESTS,
    OtherVersion: HTTPStatus.GONE,
}


def status_of(error: TenAgesError) -> int:
    """The number that HTTP has for a refusal; whatever else is wrong is wrong with what was asked."""
    for kind, status in STATUS.items():
        if isinstance(error, kind):
            return int(status)
    return int(HTTPStatus.UNPROCESSABLE_ENTITY)
