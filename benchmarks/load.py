"""A load test of the server: many tables at once over real WebSockets, with players who choose at random.

`make load`, or `python -m benchmarks.load --tables 300 --rate 2 --seconds 30`, with `--workers 3` for several processes
on PostgreSQL. `--rate` is the number of decisions per second at each table; with `--rate 0` all players answer
immediately. First all tables are opened, then everyone plays. It prints the decisions per second, the time from a
choice until all players at the table have the new view, the server's memory per table, and whether anything was lost:
the database must contain exactly the choices that were announced.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import orjson
import psycopg
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

from tenages.build import is_compiled
from tests.support import postgres

WARM_UP: Final = 3.0
"""How many seconds everyone plays before it counts."""
AT_ONCE: Final = 10
"""How many tables are opened at the same time."""
console: Final = Console(highlight=False, markup=False, emoji=False)
SEATS: Final = [{"keeper": "you"}, {"keeper": "open"}]

WHOLE = "catalogue=en"
STEPS = f"{WHOLE}&steps=1"
"""As the page asks for it."""


@dataclass
class Figures:
    """The measured values."""

    waits: list[float] = field(default_factory=list)
    decisions: int = 0
    games: int = 0
    opened: float = 0.0
    """How many seconds it took to open all tables."""
    announced: dict[str, int] = field(default_factory=dict)
    """The number of announced choices at each table."""
    memory: float = 0.0
    """Of the server's processes, in bytes for a table."""
    server: float = 0.0
    """Seconds of processor time of the server's processes."""
    database: float = 0.0
    """Seconds of processor time of PostgreSQL."""
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    counted: int = 0
    """How many decisions these seconds were for."""
    query: str = STEPS
    """What the clients ask for when they connect."""


@dataclass
class Seat:
    """One player's connection and his latest view."""

    socket: ClientConnection
    seen: dict[str, Any] = field(default_factory=dict)

    async def choose(self, option: str) -> None:
        """Send a choice."""
        wish = {"type": "choose", "moment": self.seen["moment"], "option": option}
        await self.socket.send(orjson.dumps(wish).decode())

    async def next(self, moment: str) -> None:
        """Read messages until a view of another moment arrives."""
        while True:
            message = orjson.loads(await self.socket.recv(decode=False))
            news = message.get(message["type"]) if message["type"] in ("seen", "steps") else None
            if news is not None and news["moment"] != moment:
                # Of the steps, only what stands at their end matters here.
                self.seen = {name: news[name] for name in ("moment", "options", "outcome")}
                return
            if message["type"] == "error":
                raise RuntimeError(message)


async def sit_down(client: httpx.AsyncClient, port: int, query: str) -> tuple[str, list[Seat]]:
    """A new table with two connected players."""
    body = {"seats": SEATS, "name": "Ann", "pace": "none", "hints": False}
    response = await client.post("/api/tables", json=body)
    response.raise_for_status()
    table: str = response.json()["id"]
    # Bob uses another browser.
    client.cookies.clear()
    joined = await client.post(f"/api/tables/{table}/seats/1", json={"name": "Bob"})
    joined.raise_for_status()
    seats = []
    for secret in (response.cookies["seat"], joined.cookies["seat"]):
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?{query}"
        headers = {"Cookie": f"seat={secret}"}
        seats.append(Seat(await connect(address, additional_headers=headers, compression=None, max_queue=None)))
        await seats[-1].next("")
    client.cookies.clear()
    # All first melds are one moment, which ends when everyone has chosen.
    for seat in seats:
        await seat.choose(seat.seen["options"][0]["option"])
    await asyncio.gather(*[seat.next(seat.seen["moment"]) for seat in seats])
    return table, seats


async def play(
    client: httpx.AsyncClient, port: int, number: int, starting: asyncio.Future[Plan], figures: Figures
) -> None:
    """Open a table, and when all are open, play games at it until the time is up."""
    chance = random.Random(number)
    async with figures.opening:
        table, seats = await sit_down(client, port, figures.query)
        figures.announced[table] = len(seats)
    plan = await starting
    await asyncio.sleep(chance.random() * WARM_UP / 2)
    while time.perf_counter() < plan.until:
        due = time.perf_counter() + chance.random() / (plan.rate or 1)
        while time.perf_counter() < plan.until and seats[0].seen["outcome"] is None:
            if plan.rate:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += 1 / plan.rate
            await decide(table, seats, chance, plan, figures)
        figures.games += seats[0].seen["outcome"] is not None
        for seat in seats:
            await seat.socket.close()
        if time.perf_counter() < plan.until:
            table, seats = await sit_down(client, port, figures.query)
            figures.announced[table] = len(seats)


async def decide(table: str, seats: list[Seat], chance: random.Random, plan: Plan, figures: Figures) -> None:
    """Let the player who is asked choose, and wait until all players have the new view."""
    chooser = next(seat for seat in seats if seat.seen["options"] is not None)
    moment = chooser.seen["moment"]
    option = chance.choice(chooser.seen["options"])["option"]
    began = time.perf_counter()
    await chooser.choose(option)
    await asyncio.gather(*[seat.next(moment) for seat in seats])
    figures.announced[table] += 1
    if began >= plan.counts_from:
        figures.decisions += 1
        figures.waits.append(time.perf_counter() - began)


@dataclass(frozen=True)
class Plan:
    """The schedule of the measurement."""

    rate: float
    counts_from: float
    until: float


# --- the server -------------------------------------------------------------------------------------------------------


def serve(database: str, port: int, workers: int) -> None:
    """Run a server like `tenages serve`, but with very high limits."""
    from tenages.server import logs
    from tenages.server.running import listen, run, run_workers
    from tenages.server.settings import Settings

    logs.set_up("console")
    roomy = Settings(
        database=database,
        most_tables=10**6,
        most_own_tables=10**6,
        most_choices=10**6,
        tables_per_hour=10**6,
        burst=10**6,
        messages_per_second=10**6,
        frame_burst=10**6,
        byte_burst=10**9,
        most_sockets_of_an_address=10**6,
        most_tcp_connections_of_an_address=10**6,
        work_burst=1e9,
        table_burst=1e9,
        most_unused_tables=10**6,
    )
    listening = listen("127.0.0.1", port)
    if workers > 1:
        run_workers(roomy, listening, workers, trust_proxy=False, log_form="console", ready=lambda: None)
    else:
        run(roomy, listening, trust_proxy=False, ready=lambda: None)


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    started = [path.read_text("ascii").split() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    children = [int(child) for those in started for child in those]
    return [pid, *[each for child in children for each in family(child)]]


def memory_of(pids: list[int]) -> int:
    """The memory of processes in bytes."""
    pages = [int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) for pid in pids]
    return sum(pages) * os.sysconf("SC_PAGE_SIZE")


def processor_time(pids: list[int]) -> float:
    """The processor time of processes in seconds."""
    stats = [Path(f"/proc/{pid}/stat").read_text("ascii").rsplit(")", 1)[1].split() for pid in pids]
    return sum([int(fields[11]) + int(fields[12]) for fields in stats]) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def until_ready(client: httpx.AsyncClient) -> None:
    """Wait until the server answers."""
    for _ in range(200):
        try:
            (await client.get("/healthz")).raise_for_status()
            return
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
    sys.exit("the server did not start")


def lost(database: str, announced: dict[str, int]) -> int:
    """The number of tables whose choices in the database differ from the announced ones."""
    counted = "select table_id, count(*) from choices group by 1"
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            kept = dict(connection.execute(counted).fetchall())
    else:
        with psycopg.connect(database) as shared:
            kept = dict(shared.execute(counted).fetchall())
    return len([table for table, count in announced.items() if kept.get(table, 0) != count])


@contextmanager
def database_for(kind: str, folder: str) -> Iterator[tuple[str, list[int]]]:
    """The URL of a new database, and the process of its server if it has one."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/load.sqlite3", []
    else:
        with postgres.running(postgres.find_programs() or postgres.install(), postgres.server_account()) as server:
            database = postgres.new_database(server.url)
            with psycopg.connect(database) as connection:
                found = connection.execute("select pg_read_file('postmaster.pid')").fetchone()
            assert found is not None
            yield database, [int(found[0].split()[0])]


async def measure(tables: int, rate: float, seconds: float, workers: int, kind: str, query: str) -> None:
    """Start a server, play, and print what was measured."""
    # Pauses of the garbage collector in this process would distort the figures.
    gc.disable()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, database_for(kind, folder) as (database, postmaster):
        command = [sys.executable, "-m", "benchmarks.load", "--serve", database, "--workers", str(workers)]
        process = subprocess.Popen([*command, "--port", str(port)])
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
                await until_ready(client)
                await asyncio.sleep(2)  # until all processes have started
                ours = family(process.pid)
                empty = memory_of(ours)
                figures, starting = Figures(query=query), asyncio.get_running_loop().create_future()
                playing = [asyncio.create_task(play(client, port, each, starting, figures)) for each in range(tables)]
                began = time.perf_counter()
                while len(figures.announced) < tables:
                    failed = [task for task in playing if task.done()]
                    await asyncio.gather(*failed)
                    await asyncio.sleep(0.1)
                figures.opened = time.perf_counter() - began
                began = time.perf_counter()
                starting.set_result(Plan(rate, began + WARM_UP, began + WARM_UP + seconds))
                await asyncio.sleep(WARM_UP)
                used = [processor_time(ours), sum([processor_time(family(each)) for each in postmaster])]
                decided = figures.decisions
                await asyncio.sleep(seconds * 0.95)
                figures.memory = (memory_of(ours) - empty) / tables
                figures.server = processor_time(ours) - used[0]
                figures.database = sum([processor_time(family(each)) for each in postmaster]) - used[1]
                figures.counted = figures.decisions - decided
                await asyncio.gather(*playing)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()
        wrong = lost(database, figures.announced)
        report(f"{kind}, {workers} server processes" if workers > 1 else kind, tables, rate, seconds, figures, wrong)


def report(where: str, tables: int, rate: float, seconds: float, figures: Figures, wrong: int) -> None:
    """Print the figures."""
    waits = sorted(figures.waits)

    def at(part: float) -> str:
        return f"{1000 * waits[min(len(waits) - 1, int(part * len(waits)))]:.1f} ms"

    build = "compiled" if is_compiled() else "uncompiled"
    pace = f"{rate:g} decisions a second each" if rate else "everyone answers at once"
    each = 1000 / max(1, figures.counted)
    console.print(f"{tables} tables, {pace}, {seconds:g} s, {build} engine, {where}")
    console.print(f"tables opened       {tables / figures.opened:,.0f} a second")
    console.print(f"decisions a second  {figures.decisions / seconds:,.0f}")
    console.print(f"choice to all views p50 {at(0.5)}  p95 {at(0.95)}  p99 {at(0.99)}  most {at(1)}")
    console.print(f"memory per table    {figures.memory / 1024:.0f} kB")
    console.print(f"processor           {figures.server / (seconds * 0.95):.0%} of one core")
    console.print(f"for a decision      {figures.server * each:.2f} ms of the server's processor")
    console.print(f"                    {figures.database * each:.2f} ms of PostgreSQL's")
    console.print(f"games finished      {figures.games}")
    console.print(f"tables with losses  {wrong}")
    if wrong:
        sys.exit(1)


def main() -> None:
    """Parse the options and run the load test."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=2.0, help="decisions a second at each table; 0: at once")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--workers", type=int, default=1, help="server processes; more than one need PostgreSQL")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="by default SQLite for one process")
    parser.add_argument("--whole", action="store_true", help="whole moments, for clients that know no steps")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve, options.port, options.workers)
    else:
        kind = options.database or ("sqlite" if options.workers == 1 else "postgresql")
        asyncio.run(
            measure(
                options.tables, options.rate, options.seconds, options.workers, kind, WHOLE if options.whole else STEPS
            )
        )


if __name__ == "__main__":
    main()
