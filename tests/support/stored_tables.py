"""Tables to be stored."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

from tenages.server.storage.rows import SeatRow, TableChange, TableRow

LONG_AGO: Final = datetime(2024, 5, 17, 20, 15, 30, 123456, tzinfo=UTC)

ANN: Final = SeatRow(0, "person", "Ann", None, sha256(b"her secret").digest(), None)
BOT: Final = SeatRow(1, "bot", "Bob", "expert", None, None)
OPEN: Final = SeatRow(2, "open", "", None, None, None)


def table(table_id: str = "oak", **changes: Any) -> TableRow:
    """A table at which Ann plays against a bot, and a seat is open."""
    usual = TableRow(
        id=table_id,
        edition="asmadi-3",
        expansions=("echoes",),
        american=None,
        teams=False,
        language="en",
        seed=2**53 - 1,
        engine=7,
        listed=True,
        hints=True,
        pace="calm",
        phase="playing",
        undone=0,
        next=None,
        made=LONG_AGO,
        touched=LONG_AGO,
        archived=False,
        seats=(ANN, BOT, OPEN),
        choices=(),
    )
    return replace(usual, **changes)


def choice(number: int, notation: str, table_id: str = "oak", revision: int | None = None) -> TableChange:
    """A choice at a table at which nothing but choices has happened, unless a revision is named."""
    return TableChange(table_id, number if revision is None else revision, (number, notation))


def undo(revision: int, epoch: int, *remaining: str) -> TableChange:
    """An undo at Ann's table after which these choices remain."""
    return TableChange("oak", revision, remaining=remaining, columns={"epoch": epoch, "undone": epoch})
