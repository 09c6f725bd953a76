"""What the server refuses, and the HTTP status of each refusal."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from tenages.rules.errors import IllegalChoice, OtherVersion, TenAgesError
from tenages.server.game_session import Stale


class NotFound(TenAgesError):
    """There is no such table, seat or game."""


class NotAllowed(TenAgesError):
    """Only the player at that seat may do it."""


class NotNow(TenAgesError):
    """It cannot be done at this point."""


class TableClosed(NotNow):
    """The operator has closed the table."""


class TooMany(TenAgesError):
    """There is no room for more, or it was too fast."""

    @property
    def retry_after(self) -> int | None:
        """In how many seconds the same request will be answered; None if nobody can say."""
        seconds = self.values.get("retry_after")
        return seconds if isinstance(seconds, int) else None


class DamagedTable(TenAgesError):
    """A stored table cannot be opened, since something is missing or wrong in the database."""


STATUS: Final[dict[type[TenAgesError], HTTPStatus]] = {
    NotFound: HTTPStatus.NOT_FOUND,
    NotAllowed: HTTPStatus.FORBIDDEN,
    NotNow: HTTPStatus.CONFLICT,
    IllegalChoice: HTTPStatus.CONFLICT,
    Stale: HTTPStatus.CONFLICT,
    TooMany: HTTPStatus.TOO_MANY_REQUESTS,
    OtherVersion: HTTPStatus.GONE,
    DamagedTable: HTTPStatus.CONFLICT,
}


def status_of(error: TenAgesError) -> int:
    """The HTTP status of an error; any other error means that the request was wrong."""
    for kind, status in STATUS.items():
        if isinstance(error, kind):
            return int(status)
    return int(HTTPStatus.UNPROCESSABLE_ENTITY)
