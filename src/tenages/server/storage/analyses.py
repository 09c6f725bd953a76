"""The queries and statements for analyses, each to be run within a transaction of the caller."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, case, delete, exists, func, insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tenages.analysis.judged import FULL, VERSION
from tenages.server.storage.schema import ANALYSES, JUDGED_STEPS

Judged = Mapping[str, Any]
"""A judged step as plain data."""


@dataclass(frozen=True, slots=True)
class AnalysisRow:
    """An analysis, without its steps."""

    id: str
    version: int
    record: str
    done: bool
    made: datetime
    touched: datetime
    made_by: str


COLUMNS: Final = [ANALYSES.c[name] for name in AnalysisRow.__slots__]


def begin_analysis(connection: Connection, analysis_id: str, record: str, made_by: str) -> None:
    """Add an analysis, unless it exists. One that an earlier version made is made again."""
    old = select(ANALYSES.c.id).where(ANALYSES.c.id == analysis_id, ANALYSES.c.version != VERSION)
    forget_analyses(connection, list(connection.execute(old).scalars()))
    there = exists().where(ANALYSES.c.id == analysis_id)
    now = datetime.now(UTC)
    values = (analysis_id, VERSION, record, False, now, now, made_by)
    new = [literal(value, column.type) for value, column in zip(values, COLUMNS, strict=True)]
    connection.execute(insert(ANALYSES).from_select([column.name for column in COLUMNS], select(*new).where(~there)))


def keep_judged(connection: Connection, analysis_id: str, judged: Sequence[Judged]) -> None:
    """Keep what was found at some steps. A full answer is never replaced by a quick one.

    Nothing is kept if another version makes this analysis by now.
    """
    # This comes first: on PostgreSQL it holds the row until the steps are there.
    if not touch_analysis(connection, analysis_id):
        return
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    rows = [
        {"analysis_id": analysis_id, "step": each["step"], "depth": each["depth"], "judged": each} for each in judged
    ]
    new = dialect.insert(JUDGED_STEPS).values(rows)
    better = new.on_conflict_do_update(
        index_elements=["analysis_id", "step"],
        set_={"depth": new.excluded.depth, "judged": new.excluded.judged},
        where=JUDGED_STEPS.c.depth != FULL.name,
    )
    connection.execute(better)


def touch_analysis(connection: Connection, analysis_id: str, **changes: object) -> bool:
    """Work on an analysis of this version goes on; returns whether there is one."""
    ours = update(ANALYSES).where(ANALYSES.c.id == analysis_id, ANALYSES.c.version == VERSION)
    return connection.execute(ours.values({"touched": datetime.now(UTC), **changes})).rowcount > 0


def end_analysis(connection: Connection, analysis_id: str) -> None:
    """All steps have been looked at."""
    touch_analysis(connection, analysis_id, done=True)


def analysis(connection: Connection, analysis_id: str) -> AnalysisRow | None:
    """An analysis of this version."""
    found = select(*COLUMNS).where(ANALYSES.c.id == analysis_id, ANALYSES.c.version == VERSION)
    row = connection.execute(found).one_or_none()
    return None if row is None else AnalysisRow(*row)


def judged_steps(connection: Connection, analysis_id: str) -> list[Judged]:
    """All that was found, in the order of the steps."""
    found = select(JUDGED_STEPS.c.judged).where(JUDGED_STEPS.c.analysis_id == analysis_id).order_by(JUDGED_STEPS.c.step)
    return list(connection.execute(found).scalars())


def progress(connection: Connection, analysis_id: str) -> tuple[int, int]:
    """How many steps have an answer, and how many of these a full one."""
    full = func.coalesce(func.sum(case((JUDGED_STEPS.c.depth == FULL.name, 1), else_=0)), 0)
    looked, deep = connection.execute(select(func.count(), full).where(JUDGED_STEPS.c.analysis_id == analysis_id)).one()
    return int(looked), int(deep)


def unfinished(connection: Connection, since: datetime, limit: int) -> list[AnalysisRow]:
    """Analyses that someone was waiting for lately, the earliest first."""
    waited_for = select(*COLUMNS).where(~ANALYSES.c.done, ANALYSES.c.version == VERSION, ANALYSES.c.touched >= since)
    return [AnalysisRow(*row) for row in connection.execute(waited_for.order_by(ANALYSES.c.made).limit(limit))]


def recent_analyses(connection: Connection, network: str, since: datetime) -> int:
    """How many analyses someone has begun lately."""
    theirs = (ANALYSES.c.made_by == network) & (ANALYSES.c.made >= since)
    return connection.execute(select(func.count()).select_from(ANALYSES).where(theirs)).scalar_one()


def forget_analyses(connection: Connection, ids: Collection[str]) -> None:
    """Remove analyses with all that was found."""
    connection.execute(delete(JUDGED_STEPS).where(JUDGED_STEPS.c.analysis_id.in_(ids)))
    connection.execute(delete(ANALYSES).where(ANALYSES.c.id.in_(ids)))
