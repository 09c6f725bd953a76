"""Whoever watches over the server learns when it cannot store anything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Engine, event
from starlette.testclient import TestClient

from tests.support.databases import url as url
from tests.support.players import running_server
from tests.support.postgres import postgres_url as postgres_url

HANG_UP = """
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
"""


def health(client: TestClient) -> tuple[int, Any]:
    answer = client.get("/healthz")
    return answer.status_code, answer.json()


def test_is_bad_while_the_database_cannot_be_written(url: str, tmp_path: Path) -> None:
    with running_server(tmp_path, database=url, thinks=False) as client:
        assert health(client) == (200, {"status": "ok"})
        with read_only(url, client.app.state.lobby.store.engine):  # type: ignore[attr-defined]
            assert health(client) == (503, {"status": "cannot store anything"})
            assert client.get("/api/tables").status_code == 200
        assert health(client) == (200, {"status": "ok"})


def read_only(url: str, engine: Engine) -> Any:
    return _read_only_database(url) if url.startswith("postgresql") else _read_only_file(engine)


@contextmanager
def _read_only_file(engine: Engine) -> Iterator[None]:
    """Root may write to any file, so the connections themselves are read-only."""

    def forbid(connection: Any, _: object) -> None:
        connection.execute("pragma query_only=on")

    event.listen(engine, "connect", forbid)
    engine.dispose()
    yield
    event.remove(engine, "connect", forbid)
    engine.dispose()


@contextmanager
def _read_only_database(url: str) -> Iterator[None]:
    """As after a failover to a standby."""
    name = url.rpartition("/")[2]
    with psycopg.connect(url, autocommit=True) as connection:
        for setting in ("on", "off"):
            connection.execute(f"alter database {name} set default_transaction_read_only = {setting}".encode())
            connection.execute(HANG_UP.encode())
            if setting == "on":
                yield
