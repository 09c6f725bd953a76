"""Thoughts of bots as jobs in PostgreSQL: any server asks, and any process that thinks takes the next one.

Steps of finished games that are to be judged are jobs like them, of the last rank.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, case, delete, func, literal, null, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert

from tenages.server.storage.schema import THOUGHTS, TURNS_TO_THINK
from tenages.server.storage.waking import THOUGHTS_ANSWERED, THOUGHTS_ASKED, wake

KEPT_SECONDS: Final = 60.0
"""How long a thought is kept after the time when it was due."""


@dataclass(frozen=True, slots=True)
class Job:
    """A thought as it is stored."""

    id: str
    table_id: str
    epoch: int
    length: int
    """The number of choices before the question."""
    seat: int
    level: str
    explain: bool
    rank: int
    network: str
    work: Mapping[str, Any] | None = None
    """The steps to be judged, and how deeply; None for the choice of a bot."""


COLUMNS: Final = [THOUGHTS.c[name] for name in Job.__slots__]


def _seconds(number: float) -> Any:
    return literal(number) * text("interval '1 second'")


def ask(connection: Connection, process: str, job: Job, seconds: float) -> None:
    """Add a job, unless another process has asked the same. It is due after some seconds.

    What failed, or was due without an answer, is asked anew.
    """
    values = {name: getattr(job, name) for name in Job.__slots__}
    values |= {"asked": func.now(), "due": func.now() + _seconds(seconds)}
    new = insert(THOUGHTS).values(values)
    failed = THOUGHTS.c.answer["failed"].as_string().is_not(None)
    missed = and_(THOUGHTS.c.answer.is_(null()), THOUGHTS.c.due <= func.now())
    anew = {name: new.excluded[name] for name in ("rank", "network", "asked", "due")} | {"taken": None, "answer": None}
    connection.execute(new.on_conflict_do_update(index_elements=["id"], set_=anew, where=or_(failed, missed)))
    wake(connection, process, [job.id], THOUGHTS_ASKED)


def answers(connection: Connection, ids: Collection[str]) -> dict[str, Mapping[str, Any]]:
    """The answers to these jobs, as far as there are any."""
    found = select(THOUGHTS.c.id, THOUGHTS.c.answer).where(THOUGHTS.c.id.in_(ids), THOUGHTS.c.answer.is_not(None))
    return dict(connection.execute(found).all())


def take(connection: Connection, limit: float, judging: float | None = None) -> Job | None:
    """Take the job whose turn it is: by rank, then the networks take turns.

    A job that was taken but not answered within the limit is free again. `judging` is the limit of jobs that judge
    steps; None if none of these is wanted now.
    """
    longest = case((THOUGHTS.c.work.is_(None), _seconds(limit)), else_=_seconds(judging or limit))
    free = or_(THOUGHTS.c.taken.is_(None), THOUGHTS.c.taken < func.now() - longest)
    if judging is None:
        free = and_(free, THOUGHTS.c.work.is_(None))
    turn = THOUGHTS.outerjoin(TURNS_TO_THINK, TURNS_TO_THINK.c.network == THOUGHTS.c.network)
    next_one = (
        select(*COLUMNS)
        .select_from(turn)
        .where(THOUGHTS.c.answer.is_(None), free, THOUGHTS.c.due > func.now())
        .order_by(THOUGHTS.c.rank, TURNS_TO_THINK.c.served.asc().nulls_first(), THOUGHTS.c.asked, THOUGHTS.c.id)
        .limit(1)
        .with_for_update(of=THOUGHTS, skip_locked=True)
    )
    row = connection.execute(next_one).one_or_none()
    if row is None:
        return None
    job = Job(*row)
    connection.execute(update(THOUGHTS).where(THOUGHTS.c.id == job.id).values(taken=func.now()))
    served = insert(TURNS_TO_THINK).values(network=job.network, served=func.clock_timestamp())
    connection.execute(
        served.on_conflict_do_update(index_elements=["network"], set_={"served": served.excluded.served})
    )
    return job


def answer(connection: Connection, process: str, job_id: str, answer: Mapping[str, Any]) -> None:
    """Store an answer, and wake those who wait for it."""
    connection.execute(update(THOUGHTS).where(THOUGHTS.c.id == job_id).values(answer=dict(answer)))
    wake(connection, process, [job_id], THOUGHTS_ANSWERED)


def give_back(connection: Connection, process: str, job_id: str) -> None:
    """Let another process take a job that was taken."""
    free = update(THOUGHTS).where(THOUGHTS.c.id == job_id, THOUGHTS.c.answer.is_(null()))
    connection.execute(free.values(taken=None))
    wake(connection, process, [job_id], THOUGHTS_ASKED)


def clean_up(connection: Connection) -> None:
    """Remove what nobody can wait for any more."""
    connection.execute(delete(THOUGHTS).where(THOUGHTS.c.due < func.now() - _seconds(KEPT_SECONDS)))
    connection.execute(delete(TURNS_TO_THINK).where(TURNS_TO_THINK.c.served < func.now() - _seconds(3600.0)))
