"""The tables of a server as the operator sees them: none of it shows a card."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tenages.records.seeds import seed_text
from tenages.server.operating import StoredTable
from tenages.server.storage.rows import SeatRow, TableRow
from tenages.words.catalogue import Words

COLUMNS = ("id", "phase", "players", "edition", "choices", "made", "used", "made-by")


def overview(words: Words, tables: Sequence[StoredTable]) -> RenderableType:
    """A line for each table."""
    shown = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in COLUMNS:
        shown.add_column(words.say(f"server-tables-{column}"), overflow="fold", no_wrap=column == "id")
    for table in tables:
        lines = _lines(words, table)
        shown.add_row(*[Text(lines[column]) for column in COLUMNS])
    return shown


def details(words: Words, table: StoredTable) -> RenderableType:
    """One table, a line for each of its properties."""
    row = table.row
    lines = _lines(words, table) | {
        "listed": _answer(words, row.listed),
        "archived": _answer(words, row.archived),
        "undone": str(row.undone),
    }
    if row.typed:
        lines["seed"] = seed_text(row.seed)
    if row.next is not None:
        lines["next"] = row.next
    shown = Table(box=None, show_header=False, pad_edge=False)
    for name, value in lines.items():
        shown.add_row(Text(words.say(f"server-tables-{name}"), style="bold"), Text(value))
    return shown


def _lines(words: Words, table: StoredTable) -> dict[str, str]:
    row = table.row
    return {
        "id": row.id,
        "phase": words.say(f"server-tables-phase-{row.phase}"),
        "players": ", ".join([_player(words, seat) for seat in row.seats]),
        "edition": " + ".join([row.edition, *row.expansions]),
        "choices": str(table.choices),
        "made": _time(row.made),
        "used": _time(row.touched),
        "made-by": row.made_by,
    }


def _player(words: Words, seat: SeatRow) -> str:
    if seat.keeper == "open":
        return words.say("server-tables-open")
    if seat.level is None:
        return seat.name
    level = words.say(f"bot-{seat.level}")
    return f"{seat.name} ({level})" if seat.name else level


def _answer(words: Words, answer: bool) -> str:
    return words.say("server-tables-yes" if answer else "server-tables-no")


def _time(time: datetime) -> str:
    return time.astimezone().strftime("%Y-%m-%d %H:%M")


def as_data(table: StoredTable) -> dict[str, Any]:
    """One table for programs."""
    row: TableRow = table.row
    return {
        "id": row.id,
        "phase": row.phase,
        "players": [{"keeper": seat.keeper, "name": seat.name, "level": seat.level} for seat in row.seats],
        "edition": row.edition,
        "expansions": list(row.expansions),
        "choices": table.choices,
        "made": row.made.isoformat(),
        "used": row.touched.isoformat(),
        "made_by": row.made_by,
        "archived": row.archived,
    }
