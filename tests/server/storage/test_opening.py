"""Which databases can be opened, and the errors for the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from tenages.rules.errors import TenAgesError
from tenages.server.storage.engine import driver_url, engine_for
from tenages.server.storage.store import Store
from tests.support.ports import held_port, number_of
from tests.support.stored_tables import choice, table


async def open_and_close(url: str) -> None:
    store = await Store.open(url)
    await store.close()


def refusal(url: str) -> str:
    """The error for a database that cannot be opened."""
    with pytest.raises(TenAgesError) as refused:
        asyncio.run(open_and_close(url))
    assert refused.value.key == "bad-database"
    return str(refused.value)


@pytest.mark.parametrize(
    "url",
    [
        *("", "games.sqlite3", "sqlite", "sqlite://", "sqlite:///", "sqlite:///:memory:"),
        *("mysql://host/games", "postgresql+pg8000://host/games", "postgresql://host:port:secret/games", "://", "\0"),
    ],
)
def test_an_invalid_url_is_answered_with_valid_forms(url: str) -> None:
    said = refusal(url)
    assert "sqlite:///games.sqlite3 or postgresql://user@host/name" in said
    assert "secret" not in said


def test_each_database_is_reached_by_its_driver() -> None:
    assert str(driver_url("sqlite:////var/games.sqlite3")) == "sqlite+pysqlite:////var/games.sqlite3"
    assert driver_url("postgres://ann@host/games") == driver_url("postgresql+psycopg://ann@host/games")


def test_the_folder_of_a_file_is_made(tmp_path: Path) -> None:
    file = tmp_path / "100% new" / "and deeper" / "games.sqlite3"
    asyncio.run(open_and_close(f"sqlite:///{file}"))
    assert file.exists()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "games").touch()
    assert refusal(f"sqlite:///{tmp_path}/games/games.sqlite3").startswith("the database cannot be opened: ")


def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").write_bytes(b"no database at all" * 100)
    said = refusal(f"sqlite:///{tmp_path}/holiday.jpg")
    assert said == "the database cannot be opened: file is not a database"


def test_a_server_that_is_not_there() -> None:
    with held_port() as holder:
        said = refusal(f"postgresql://ann:secret@127.0.0.1:{number_of(holder)}/games")
    assert said.startswith("the database cannot be opened: ")
    assert "secret" not in said


def test_an_option_that_the_driver_does_not_know() -> None:
    assert "wine" in refusal("postgresql://ann@127.0.0.1/games?wine=red")


def test_a_choice_on_sqlite_outlives_a_power_loss(tmp_path: Path) -> None:
    engine = engine_for(f"sqlite:///{tmp_path}/games.sqlite3")
    with engine.connect() as connection:
        names = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.execute(text(f"pragma {name}")).scalar_one() for name in names]
    engine.dispose()
    assert found == ["wal", 2, 1]


def test_a_full_disk_does_not_cause_endless_retries(tmp_path: Path) -> None:
    """Every waiting caller gets an error, and when there is room again the game goes on."""
    url = f"sqlite:///{tmp_path}/games.sqlite3"

    async def act() -> None:
        store = await Store.open(url)
        await store.add_table(table())
        too_much = [store.change(choice(number, "x" * 1000)) for number in range(10)]
        with store.engine.connect() as connection:
            # Nothing else is going on, so this is the connection that will be written with.
            pages = connection.execute(text("pragma page_count")).scalar_one()
            connection.execute(text(f"pragma max_page_count={pages}"))
        outcomes = await asyncio.gather(*too_much, return_exceptions=True)
        assert len({id(outcome) for outcome in outcomes}) == 1
        assert "full" in str(outcomes[0])
        with store.engine.connect() as connection:
            connection.execute(text("pragma max_page_count=100000"))
        await store.change(choice(0, "draw"))
        found = await store.table("oak")
        assert found is not None
        assert found.choices == ("draw",)
        await store.close()

    asyncio.run(act())
