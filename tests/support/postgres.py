"""A PostgreSQL server for the tests: run on a free port, and removed at the end.

`make test` installs PostgreSQL before the tests begin, if permissions allow: python -m tests.support.postgres

A test module imports the fixture (`from tests.support.postgres import postgres_url as postgres_url`), and creates a
separate database for each test with `new_database(postgres_url)`.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

import psycopg
import pytest

from tests.support.migrated import run_all_migrations
from tests.support.ports import held_port, number_of

REQUIRED: Final = os.environ.get("TENAGES_REQUIRE_POSTGRES", "0") != "0"
ACCOUNT: Final = "postgres"
MISSING: Final = (
    "these tests need the programs initdb and pg_ctl of PostgreSQL, in PATH or in /usr/lib/postgresql/*/bin; "
    "on Debian and Ubuntu: apt-get install postgresql, on macOS: brew install postgresql"
)
WAITING: Final = ("-w", "-t", "240")
"""How long pg_ctl waits, in seconds: on a busy machine a start may take longer than the minute that is usual."""
NUMBERS = count()


class Missing(Exception):
    """PostgreSQL is not available and cannot be installed here."""


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The URL of the server, which runs until the tests of this process end."""
    # To pytest, the fixture is another one in each module that imports it; they all share one server.
    if not SHARED.users:
        SHARED.url = SHARED.leaving.enter_context(_started()).url
    SHARED.users += 1
    yield SHARED.url
    SHARED.users -= 1
    if not SHARED.users:
        SHARED.leaving.close()


class Shared:
    """The server of the tests in this process."""

    def __init__(self) -> None:
        self.users = 0
        self.url = ""
        self.leaving = ExitStack()


SHARED: Final = Shared()


@contextmanager
def _started() -> Iterator[PostgresServer]:
    try:
        programs, account = find_programs(), server_account()
        if programs is None:
            raise Missing('"make postgres" installs them where root and apt-get allow it')
    except Missing as why:
        if REQUIRED:
            pytest.fail(f"{MISSING} ({why})")
        pytest.skip(f"{MISSING} ({why})")
    with running(programs, account) as server:
        yield server


def new_database(postgres_url: str) -> str:
    """The URL of a new, migrated database: a copy, since the migrations take longer."""
    return _created(postgres_url, _migrated(postgres_url))


def empty_database(postgres_url: str) -> str:
    """The URL of a new, empty database."""
    return _created(postgres_url, "template1")


@cache
def _migrated(postgres_url: str) -> str:
    url = empty_database(postgres_url)
    run_all_migrations(url)
    name = url.rpartition("/")[2]
    # A database is copied only while nobody uses it, and the migrations may have left it only just now.
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        while connection.execute("select 1 from pg_stat_activity where datname = %s", [name]).fetchone():
            connection.execute("select pg_sleep(0.02)")
    return name


def _created(postgres_url: str, template: str) -> str:
    name = f"games_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"create database {name} template {template}".encode())
    return postgres_url.rpartition("/")[0] + f"/{name}"


class PostgresServer(NamedTuple):
    """A running PostgreSQL."""

    url: str
    restart: Callable[[], int]
    """Kill it and start it again, as after a power failure; returns 0 when it is back."""


def find_programs() -> Path | None:
    """The folder with PostgreSQL's programs, the latest if there are several."""
    found = shutil.which("initdb")
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    folders = [Path(found).resolve().parent] if found else []
    return next((folder for folder in folders + versions[::-1] if (folder / "pg_ctl").exists()), None)


def install() -> Path:
    """Install PostgreSQL if we have the rights. Another checkout on this machine may be doing the same."""
    if os.getuid() != 0 or not shutil.which("apt-get"):
        raise Missing("neither found nor to be installed without root and apt-get")
    import fcntl

    with (Path(tempfile.gettempdir()) / "tenages-postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        apt = ["apt-get", "-y", "-q", "-o", "DPkg::Lock::Timeout=300"]
        for arguments in (["update"], ["install", "--no-install-recommends", "postgresql"]):
            if programs := find_programs():
                return programs
            environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
            done = subprocess.run([*apt, *arguments], env=environment, capture_output=True, text=True)
        programs = find_programs()
    if programs is None:
        raise Missing(f"apt-get install postgresql: {(done.stdout + done.stderr)[-500:]}")
    return programs


def server_account() -> dict[str, Any]:
    """The account for the server: the current user, unless that is root, as which PostgreSQL refuses to run."""
    if os.getuid() != 0:
        return {}
    try:
        return {"user": ACCOUNT, "group": pwd.getpwnam(ACCOUNT).pw_gid, "extra_groups": []}
    except KeyError:
        raise Missing(f"as root it runs as the user {ACCOUNT}, and there is none") from None


@contextmanager
def running(programs: Path, account: dict[str, Any]) -> Iterator[PostgresServer]:
    """A server with a new data folder that trusts all local users; stopped and removed at the end."""
    folder = Path(tempfile.mkdtemp(prefix="tenages-postgres-"))
    data = folder / "data"
    if account:
        shutil.chown(folder, account["user"], account["group"])

    def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(programs / program), "-D", str(data), *arguments]
        # The server would keep a pipe open as long as it runs, so the output goes to a file.
        with (folder / f"{program}.log").open("a") as log:
            return subprocess.run(command, cwd=folder, stdout=log, stderr=log, text=True, **account)

    def logs() -> str:
        return "\n".join(path.read_text(errors="replace")[-2000:] for path in sorted(folder.glob("*.log")))

    try:
        arguments = ("--username", ACCOUNT, "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
        assert run("initdb", *arguments).returncode == 0, logs()
        with held_port() as holder:
            port = number_of(holder)
            # Processes are killed here, but never the machine: nothing has to reach the disk.
            options = f"-c listen_addresses=127.0.0.1 -c fsync=off -p {port} -k {folder}"
            begin = ("-l", str(folder / "server.log"), "-o", options)
            assert run("pg_ctl", "start", *WAITING, *begin).returncode == 0, logs()
            try:
                restart = ("pg_ctl", "restart", *WAITING, "-m", "immediate", *begin)
                url = f"postgresql://{ACCOUNT}@127.0.0.1:{port}/postgres"
                yield PostgresServer(url, lambda: run(*restart).returncode)
            finally:
                run("pg_ctl", "stop", *WAITING, "-m", "immediate")
    finally:
        shutil.rmtree(folder)


def main() -> int:
    """Install PostgreSQL, unless it is there; fails only if the tests require it."""
    if find_programs() is None:
        sys.stdout.write("Installing PostgreSQL for the tests of several servers (once) ...\n")
        sys.stdout.flush()
        try:
            install()
        except Missing as why:
            sys.stdout.write(f"{MISSING} ({why})\n")
            return int(REQUIRED)
    return 0


if __name__ == "__main__":
    sys.exit(main())
