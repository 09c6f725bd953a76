"""Migrations, on SQLite and on PostgreSQL: they keep all games, each can be undone, and two may start at once."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, inspect, text
from sqlalchemy.schema import CreateIndex, CreateTable

import tenages
from tenages.server.secrets import digest
from tenages.server.storage.engine import engine_for, migration_of
from tenages.server.storage.migrating import migrate, migrate_back, plan
from tenages.server.storage.rows import SeatRow
from tenages.server.storage.store import Store
from tenages.version import ENGINE_VERSION
from tests.support.databases import empty_url as empty_url
from tests.support.databases import with_database, with_store
from tests.support.players import Browser, running_server
from tests.support.postgres import empty_database
from tests.support.postgres import postgres_url as postgres_url
from tests.support.randomly import play_on
from tests.support.serving import TIMEOUT_SECONDS
from tests.support.stored_tables import table

EMPTY = "base"
OF_ALEMBIC = "alembic_version"
REVISIONS = [script.revision for script in ScriptDirectory.from_config(plan()).walk_revisions()][::-1]


@pytest.fixture
def url(empty_url: str) -> str:
    """No migration has been run."""
    return empty_url


def forward(connection: Connection, revision: str) -> None:
    config = plan()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def schema(connection: Connection) -> list[str]:
    """All tables and indexes, as statements that would create them."""
    found = MetaData()
    found.reflect(connection)
    tables = [table for table in found.sorted_tables if table.name != OF_ALEMBIC]
    created: list[Any] = [CreateTable(table) for table in tables]
    created += [CreateIndex(index) for table in tables for index in table.indexes]
    return sorted(str(statement.compile(connection)) for statement in created)


def test_each_migration_can_be_undone_and_done_again(url: str) -> None:
    engine = engine_for(url)
    after = {}
    for revision in REVISIONS:
        with migration_of(engine) as connection:
            forward(connection, revision)
            after[revision] = schema(connection)
    assert after[REVISIONS[-1]]
    for revision, earlier in zip(REVISIONS[::-1], [*REVISIONS[-2::-1], EMPTY], strict=True):
        with migration_of(engine) as connection:
            assert schema(connection) == after[revision]
            migrate_back(connection, earlier)
    with migration_of(engine) as connection:
        assert inspect(connection).get_table_names() == [OF_ALEMBIC]
        migrate(connection)
        assert schema(connection) == after[REVISIONS[-1]]
    engine.dispose()


# --- a database of 0.8 with games -------------------------------------------------------------------------------------

SECRET = "secret-of-ann-in-her-browser"
LONGEST_SEED = 2**53 - 1
"""The longest seed of 0.8."""


def database_of_0_8(url: str, seed: int) -> tuple[str, ...]:
    """Ann and Bob have begun a game on a server of 0.8, and it is Ann's turn to choose; returns their choices."""
    random = Random(5)
    game = play_on(tenages.new_game(2, edition="asmadi-3", seed=seed), random, 20)
    while game.question(0) is None:
        play_on(game, random, 1)
    choices = json.loads(game.record())["choices"]
    engine = engine_for(url)
    with migration_of(engine) as connection:
        forward(connection, "0001")
        connection.execute(
            text(
                "insert into tables values ('oak', 'asmadi-3', '[]', :no, :no, 'en', :seed, :engine, :yes, :yes,"
                " 'calm', 'playing', 0, null, '2025-01-01 12:00:00.000000', '2025-01-01 12:30:00.000000', :no)"
            ),
            {"seed": seed, "engine": ENGINE_VERSION, "yes": True, "no": False},
        )
        connection.execute(
            text("insert into seats values ('oak', :seat, 'person', :name, null, :token, null)"),
            [{"seat": 0, "name": "Ann", "token": digest(SECRET)}, {"seat": 1, "name": "Bob", "token": b"b" * 32}],
        )
        connection.execute(
            text("insert into choices values ('oak', :number, :notation)"),
            [{"number": number, "notation": notation} for number, notation in enumerate(choices)],
        )
        connection.execute(text("insert into replays values ('sent', 'a record')"))
    engine.dispose()
    return tuple(choices)


def test_a_game_of_0_8_is_kept_and_goes_on(url: str, tmp_path: Path) -> None:
    choices = database_of_0_8(url, LONGEST_SEED)

    async def check(store: Store) -> None:
        found = await store.table("oak")
        assert found is not None
        assert (found.seed, found.choices, found.phase) == (LONGEST_SEED, choices, "playing")
        assert (found.revision, found.epoch, found.typed, found.made_by) == (0, 0, False, "")
        assert (found.proposal, found.notices) == (None, ())
        assert found.seats[0] == SeatRow(0, "person", "Ann", None, digest(SECRET), None, given=False)
        assert await store.replay("sent") == "a record"

    with_store(url, check)
    with running_server(tmp_path, database=url, thinks=False) as client:
        ann = Browser(client, "Ann")
        ann.cookies["oak"] = SECRET
        with ann.at("oak") as hers:
            assert (hers.you, hers.seen["moment"]) == (0, f"0.{len(choices)}")
            assert hers.is_asked()
            hers.choose(hers.options()[0])
            assert hers.seen["moment"] == f"0.{len(choices) + 1}"


def test_after_a_downgrade_0_8_has_its_games_again(url: str) -> None:
    """Only what has a seed that 0.8 cannot hold is gone."""
    choices = database_of_0_8(url, LONGEST_SEED)

    async def play(store: Store) -> None:
        for name, seed in (("short", 7), ("ash", 10**15), ("first", 2**53), ("long", 2**127)):
            await store.add_table(table(name, seed=seed, choices=("draw",)))

    with_store(url, play)
    engine = engine_for(url)
    with migration_of(engine) as connection:
        migrate_back(connection, "0001")
    engine.dispose()

    def check(connection: Connection) -> None:
        seeds: dict[str, int] = dict(connection.execute(text("select id, seed from tables")).all())
        assert seeds == {"oak": LONGEST_SEED, "short": 7, "ash": 10**15}
        for name in ("seats", "choices"):
            left = connection.execute(text(f"select distinct table_id from {name}")).scalars()
            assert set(left) == set(seeds)
        kept = connection.execute(text("select notation from choices where table_id = 'oak' order by number")).scalars()
        assert tuple(kept) == choices
        assert connection.execute(text("select * from replays")).all() == [("sent", "a record")]

    with_database(url, check)
    found = with_store(url, lambda store: store.table("oak"))
    assert found is not None
    assert (found.seed, found.choices) == (LONGEST_SEED, choices)


def test_a_game_of_0_9_goes_on_and_can_be_given_up(url: str, tmp_path: Path) -> None:
    """Its table was stored before there were endings."""
    database_of_0_8(url, 7)
    engine = engine_for(url)
    with migration_of(engine) as connection:
        forward(connection, "0002")
    engine.dispose()
    found = with_store(url, lambda store: store.table("oak"))
    assert found is not None
    assert (found.ending, [seat.conceded for seat in found.seats]) == (None, [False, False])
    with running_server(tmp_path, database=url, thinks=False) as client:
        ann = Browser(client, "Ann")
        ann.cookies["oak"] = SECRET
        with ann.at("oak") as hers:
            assert hers.is_asked()
            hers.send(type="concede")
            hers.read_until(lambda message: message["type"] == "table" and message["table"]["phase"] == "over")
            assert hers.seen["outcome"]["winners"] == [1]
    found = with_store(url, lambda store: store.table("oak"))
    assert found is not None
    assert (found.phase, found.ending) == ("over", {"how": "conceded", "by": 0, "winners": [1]})


def test_a_seat_still_belongs_to_a_table_after_all_migrations(tmp_path: Path) -> None:
    """References are not checked while SQLite copies tables, but afterwards they are."""
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    database_of_0_8(url, 7)

    async def act(store: Store) -> None:
        with store.engine.connect() as connection:
            assert connection.execute(text("pragma foreign_keys")).scalar() == 1
            assert connection.execute(text("pragma foreign_key_check")).all() == []
            assert connection.execute(text("pragma foreign_key_list(seats)")).one().table == "tables"

    with_store(url, act)


def test_two_processes_may_migrate_the_same_database_at_once(postgres_url: str) -> None:
    """Both have connected, and wait until they may begin."""
    url = empty_database(postgres_url)
    servers = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.storage.migrates", url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for server in servers:
        assert server.stdout is not None
        assert server.stdout.readline() == "ready\n"
    for server in servers:
        assert server.stdin is not None
        server.stdin.write("go\n")
        server.stdin.flush()
    said = [server.communicate(timeout=TIMEOUT_SECONDS)[1] for server in servers]
    assert [server.returncode for server in servers] == [0, 0], said
    assert with_store(url, lambda store: store.table("oak")) is None
