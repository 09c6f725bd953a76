"""Kills servers, thinkers and the database while people play, and looks for anything lost, doubled or torn.

`make chaos` (300 kills; `N=50` for another number), or `python -m tests.support.chaos 300`. Three server processes and
one that thinks share a PostgreSQL database. At each of several tables three people, each at a random process, and a bot
play one game after the other. Again and again one of the processes is killed with SIGKILL, or PostgreSQL is stopped
like in a power failure; then it is started again. In the end:

- every choice that a player was shown as made is in the database, under its number;
- the choices of each table have no hole, and its game replays from them;
- at every moment that anyone was shown, the table looked as it does in that replay.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tenages.game import Game
from tenages.opening import deal
from tenages.records.seeds import seed_of
from tenages.rules.options import option_named
from tenages.rules.setup import Rules
from tests.support.ports import held_port, number_of
from tests.support.postgres import find_programs, install, new_database, running, server_account

SERVERS: Final = 3
TABLES: Final = 4
PEOPLE: Final = 3
SEATS: Final = [{"keeper": "you"}, {"keeper": "open"}, {"keeper": "open"}, {"keeper": "bot", "level": "novice"}]
DECISIONS_BETWEEN: Final = 12
"""How many new choices are seen before the next kill."""
PATIENCE: Final = 240.0
"""How long no choice may be made, in seconds; only reached if something is broken."""
SILENCE: Final = 20.0
"""After so many seconds without a message a player connects again."""
POSTGRES_SHARE: Final = 0.06
THINKER_SHARE: Final = 0.12


class Process:
    """A process that is killed and started again."""

    def __init__(self, command: list[str], log: Path) -> None:
        self._command = command
        self._log = log
        self.start()

    def start(self) -> None:
        with self._log.open("a") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log, start_new_session=True)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        self.kill()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


@dataclass
class Table:
    """A table, and everything that its players were shown and did."""

    id: str
    secrets: list[str]
    announced: dict[tuple[int, int], str] = field(default_factory=dict)
    """Choices that a player was shown as made: by undos and number."""
    shown: dict[int, str] = field(default_factory=dict)
    """What everyone may know of the table, by the number of choices."""
    over: bool = False


@dataclass
class Course:
    """What has happened so far."""

    random: Random
    ports: list[int]
    tables: list[Table] = field(default_factory=list)
    choices: int = 0
    told: Counter[str] = field(default_factory=Counter)
    """The errors that players were told."""
    reconnected: int = 0
    faults: list[str] = field(default_factory=list)
    ending: bool = False

    def port(self) -> int:
        return self.random.choice(self.ports)


# --- people -----------------------------------------------------------------------------------------------------------


async def at_table(course: Course) -> None:
    """Play one game after the other."""
    while not course.ending:
        table = await persist(course, lambda: new_table(course))
        course.tables.append(table)
        await asyncio.gather(*[person(course, table, seat) for seat in range(PEOPLE)])


async def persist(course: Course, attempt: Callable[[], Any]) -> Any:
    """Try until a server answers."""
    while True:
        try:
            return await attempt()
        except (httpx.HTTPError, KeyError):
            course.reconnected += 1
            await asyncio.sleep(0.1)


async def new_table(course: Course) -> Table:
    async def post(path: str, **body: Any) -> httpx.Response:
        async with httpx.AsyncClient(timeout=20) as client:
            answer = await client.post(f"http://127.0.0.1:{course.port()}{path}", json=body)
            answer.raise_for_status()
            return answer

    made = await post("/api/tables", seats=SEATS, name="Ann", pace="none")
    table, secrets = made.json()["id"], [made.cookies["seat"]]
    for seat in range(1, PEOPLE):
        secrets.append((await post(f"/api/tables/{table}/seats/{seat}", name="Bob" * seat)).cookies["seat"])
    return Table(table, secrets)


async def person(course: Course, table: Table, seat: int) -> None:
    """Play at a table until its game is over, with a new connection whenever the old one is lost."""
    while not table.over and not course.ending:
        address = f"ws://127.0.0.1:{course.port()}/api/tables/{table.id}/socket?catalogue=en"
        headers = {"Cookie": f"seat={table.secrets[seat]}"}
        try:
            async with connect(address, additional_headers=headers, compression=None, open_timeout=10) as connection:
                await play(course, table, connection)
        except (OSError, WebSocketException, TimeoutError):
            course.reconnected += 1
            await asyncio.sleep(0.05 + 0.2 * course.random.random())


async def play(course: Course, table: Table, connection: Any) -> None:
    sent: tuple[tuple[int, int], str] | None = None
    """The choice that is on its way."""
    while not course.ending:
        message = json.loads(await asyncio.wait_for(connection.recv(), SILENCE))
        if message["type"] == "error":
            course.told[message["key"]] += 1
            sent = None
        if message["type"] != "seen":
            continue
        seen = message["seen"]
        moment = moment_of(seen)
        note(course, table, moment, seen)
        if sent is not None and (moment[1] > sent[0][1] or seen["chosen"] is not None):
            if sent[0][1]:
                keep(course, table, *sent)
            sent = None
        if seen["outcome"] is not None:
            table.over = True
            return
        if seen["options"]:
            option = course.random.choice(seen["options"])["option"]
            sent = (moment, option)
            await connection.send(json.dumps({"type": "choose", "moment": seen["moment"], "option": option}))


def moment_of(seen: dict[str, Any]) -> tuple[int, int]:
    undone, number = seen["moment"].split(".")
    return int(undone), int(number)


def keep(course: Course, table: Table, moment: tuple[int, int], option: str) -> None:
    """A player was shown that this choice was made."""
    before = table.announced.setdefault(moment, option)
    if before != option:
        course.faults.append(f"{table.id}: choice {moment} was announced as {before} and as {option}")


def note(course: Course, table: Table, moment: tuple[int, int], seen: dict[str, Any]) -> None:
    """What is public at this moment must be the same for everyone."""
    if not moment[1]:
        return
    public = public_of(
        [
            (
                [pile["cards"] for pile in seat["piles"]],
                len(seat["hand"]),
                seat["points"],
                seat["ages"],
                seat["specials"],
            )
            for seat in seen["seats"]
        ],
        seen["turns"],
    )
    if moment[1] not in table.shown:
        course.choices += 1
    if table.shown.setdefault(moment[1], public) != public:
        course.faults.append(f"{table.id}: two players were shown different tables after choice {moment[1]}")


def public_of(seats: list[Any], turns: int) -> str:
    boards = [
        [[card["card"] for card in pile] for pile in piles] + [hand, points, ages, specials]
        for piles, hand, points, ages, specials in seats
    ]
    return json.dumps([boards, turns])


# --- kills ------------------------------------------------------------------------------------------------------------


async def kill_again_and_again(
    course: Course, kills: int, servers: list[Process], thinker: Process, restart: Callable[[], int]
) -> Counter[str]:
    """Kill a process after every few choices."""
    done = Counter[str]()
    while sum(done.values()) < kills:
        await until_more(course, DECISIONS_BETWEEN)
        draw = course.random.random()
        if draw < POSTGRES_SHARE:
            done["PostgreSQL"] += 1
            if await asyncio.to_thread(restart):
                raise RuntimeError("PostgreSQL did not start again")
        else:
            victim = thinker if draw < POSTGRES_SHARE + THINKER_SHARE else course.random.choice(servers)
            done["thinker" if victim is thinker else "server"] += 1
            await asyncio.to_thread(victim.kill)
            victim.start()
        if sys.stderr.isatty() or sum(done.values()) % 25 == 0:
            sys.stderr.write(f"{sum(done.values())} kills, {course.choices} choices, {len(course.tables)} games\n")
    await until_more(course, DECISIONS_BETWEEN)
    return done


async def until_more(course: Course, number: int) -> None:
    wanted, made, since = course.choices + number, course.choices, time.monotonic()
    while course.choices < wanted:
        if course.choices > made:
            made, since = course.choices, time.monotonic()
        if time.monotonic() - since > PATIENCE:
            raise RuntimeError(f"nothing happened for {PATIENCE:g} seconds")
        await asyncio.sleep(0.02)


# --- the reckoning ----------------------------------------------------------------------------------------------------


def check(course: Course, database: str) -> None:
    """Compare what was announced with what is stored."""
    with psycopg.connect(database) as connection:
        for table in course.tables:
            seed, edition, language = connection.execute(
                "select seed, edition, language from tables where id = %s", [table.id]
            ).fetchall()[0]
            stored = connection.execute(
                "select number, notation from choices where table_id = %s order by number", [table.id]
            ).fetchall()
            if [number for number, _ in stored] != list(range(len(stored))):
                course.faults.append(f"{table.id}: the choices have a hole")
                continue
            choices = [notation for _, notation in stored]
            for (_, number), option in table.announced.items():
                if number >= len(choices) or choices[number] != option:
                    course.faults.append(f"{table.id}: choice {number}, {option}, was announced but is not stored")
            replayed(course, table, deal(Rules(len(SEATS), edition, language=language), seed_of(seed)), choices)


def replayed(course: Course, table: Table, game: Game, choices: list[str]) -> None:
    for number, notation in enumerate(choices, 1):
        game.choose(option_named(notation))
        if number in table.shown and number >= len(SEATS):
            seats = game.view(None).scene.seats
            public = public_of(
                [
                    (
                        [[{"card": getattr(card, "slug", None)} for card in pile] for pile in seat.piles],
                        len(seat.hand),
                        seat.points,
                        sorted([card.age for card in seat.achieved]),
                        [special.name.lower() for special in seat.specials],
                    )
                    for seat in seats
                ],
                game.table.turns,
            )
            if public != table.shown[number]:
                course.faults.append(f"{table.id}: after choice {number} players were shown another table")
    if max(table.shown, default=0) > len(choices):
        course.faults.append(f"{table.id}: players were shown more choices than are stored")


# --- the whole --------------------------------------------------------------------------------------------------------


async def chaos(kills: int, seed: int, url: str, restart: Callable[[], int], folder: Path) -> Course:
    """Play and kill; returns what happened, with all faults."""
    database = new_database(url)
    holders = ExitStack()
    ports = [number_of(holders.enter_context(held_port())) for _ in range(SERVERS)]
    program = [sys.executable, "-m", "tests.support.chaos", "--database", database]
    servers = [
        Process([*program, "--serve", str(port)], folder / f"server-{number}.log") for number, port in enumerate(ports)
    ]
    thinker = Process([*program, "--think"], folder / "thinker.log")
    course = Course(Random(seed), ports)
    try:
        playing = [asyncio.create_task(at_table(course)) for _ in range(TABLES)]
        done = await kill_again_and_again(course, kills, servers, thinker, restart)
        course.ending = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        for process in (*servers, thinker):
            process.end()
        holders.close()
    await asyncio.to_thread(check, course, database)
    sys.stdout.write(
        f"{sum(done.values())} kills ({', '.join(f'{number} {name}' for name, number in done.items())}), "
        f"{len(course.tables)} games, {course.choices} choices, {course.reconnected} reconnections, "
        f"{sum(course.told.values())} refusals ({dict(course.told)})\n"
    )
    for fault in course.faults:
        sys.stdout.write(f"FAULT {fault}\n")
    return course


def serve(database: str, port: int) -> None:
    """A server like `tenages serve`, with limits for many players at one address."""
    from tenages.server import logs
    from tenages.server.running import listen, run
    from tenages.server.settings import Settings

    logs.set_up("console")
    roomy = Settings(
        database=database,
        tables_per_hour=10**6,
        most_own_tables=10**6,
        most_unused_tables=10**6,
        work_burst=1e9,
        burst=10**6,
        thinks=False,
    )
    run(roomy, listen("127.0.0.1", port), trust_proxy=False, ready=lambda: None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kills", type=int, nargs="?", default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--think", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.database, options.serve)
    elif options.think:
        from tenages.server import running as server
        from tenages.server.settings import Settings

        server.think(Settings(database=options.database, bot_processes=1), lambda: None)
    else:
        with (
            tempfile.TemporaryDirectory() as folder,
            running(find_programs() or install(), server_account()) as postgres,
        ):
            course = asyncio.run(chaos(options.kills, options.seed, postgres.url, postgres.restart, Path(folder)))
            if course.faults:
                for log in sorted(Path(folder).glob("*.log")):
                    sys.stdout.write(f"--- {log.name}\n{log.read_text()[-3000:]}\n")
                sys.exit(1)


if __name__ == "__main__":
    main()
