"""A SQLite database has one server at a time."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tenages.rules.errors import TenAgesError
from tenages.server.storage.store import Store
from tests.support.serving import TIMEOUT_SECONDS
from tests.support.stored_tables import choice, table
from tests.support.warm_start import start

REFUSED = "the database cannot be opened: another server uses it; a SQLite database can have one server only"
HOLDS = "tests.server.storage.holds"


async def use(url: str) -> None:
    """Open the database as a server does, and close it again."""
    store = await Store.open(url, alone=True)
    await store.check_writable()
    await store.close()


def test_a_second_server_is_refused_until_the_first_has_closed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite3"

    async def act() -> None:
        first = await Store.open(url, alone=True)
        await first.add_table(table())
        for _ in range(2):
            with pytest.raises(TenAgesError, match=REFUSED) as refused:
                await use(url)
            assert refused.value.key == "bad-database"
        await first.change(choice(0, "draw"))
        await first.close()
        await use(url)

    asyncio.run(act())


def test_two_databases_in_one_folder_have_a_server_each(tmp_path: Path) -> None:
    async def act() -> None:
        first = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3", alone=True)
        await use(f"sqlite:///{tmp_path}/others.sqlite3")
        await first.close()

    asyncio.run(act())


@pytest.mark.skipif(os.name != "posix", reason="the process is killed otherwise here")
def test_the_database_of_another_process_is_free_again_when_that_process_is_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    with subprocess.Popen([sys.executable, "-m", HOLDS, url], stdout=subprocess.PIPE, stdin=subprocess.PIPE) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"open\n"
            with pytest.raises(TenAgesError, match=REFUSED):
                asyncio.run(use(url))
            with (tmp_path / "log").open("w") as log:
                serve = [sys.executable, "-m", "tenages", "serve", "--no-open", "--language", "en", "--port", "0"]
                assert start([*serve, "--database", url], log).wait(TIMEOUT_SECONDS) == 1
            said = (tmp_path / "log").read_text()
            assert f"Error: {REFUSED}" in said
            assert "Traceback" not in said
        finally:
            holder.send_signal(signal.SIGKILL)
    asyncio.run(use(url))
