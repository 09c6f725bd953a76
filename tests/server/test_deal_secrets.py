"""The deal of a table: nobody can work it out from what the server shows; one that someone chose is no secret."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tenages.server.protocols import PING_BYTES
from tests.support.players import Browser, bot, person, play_on, running_server, you
from tests.support.raw_client import PING, PONG, RawClient, frame
from tests.support.serving import Guest
from tests.support.set_server import serving_with
from tests.support.twister import NEEDED, foretelling

FURTHER: Final = 20
"""How many pings are compared with what was foretold."""
FORETOLD: Final = 1000
"""How many numbers are foretold: the generator may be used for other things as well."""
TABLES: Final = 10
WORD: Final = 2**32
SHORTEST_SEED: Final = 2**96
"""One seed of 128 bits in four billion is smaller."""


def stored_seeds(folder: Path) -> list[str]:
    """The seeds of all tables in the database, which has to hold text."""
    with closing(sqlite3.connect(folder / "games.sqlite3")) as database:
        found = database.execute("SELECT seed, typeof(seed) FROM tables ORDER BY made").fetchall()
    assert {kind for _, kind in found} == {"text"}
    return [seed for seed, _ in found]


def parts_of(seed: int) -> set[int]:
    """The parts of a seed that one number of the Twister each would have made."""
    return {seed >> 32 * place & WORD - 1 for place in range(max(1, (seed.bit_length() + 31) // 32))}


def foretold(numbers: Sequence[int]) -> set[int]:
    """What comes next, for someone who takes these for numbers of Python's generator."""
    generator = foretelling(numbers[-NEEDED:])
    return {generator.getrandbits(32) for _ in range(FORETOLD)}


# --- pings ------------------------------------------------------------------------------------------------------------


class TestSomeoneWhoCollectsPings:
    def test_could_foretell_pings_and_seeds_of_pythons_generator(self) -> None:
        """What the next test looks for, it would find: with numbers as Uvicorn draws them, and seeds as 0.8 did."""
        generator = Random(20)
        coming = foretold([generator.getrandbits(32) for _ in range(NEEDED)])
        seeds = [generator.randrange(WORD), generator.getrandbits(128)]
        pings = [generator.getrandbits(32) for _ in range(FURTHER)]
        assert coming.issuperset(pings)
        assert all(parts_of(seed) <= coming for seed in seeds)

    @pytest.mark.skipif(sys.platform != "linux", reason="uses raw connections")
    def test_learns_nothing_about_further_pings_or_about_any_deal(self, tmp_path: Path) -> None:
        limitless: dict[str, Any] = {"frame_burst": 10**9, "work_burst": 10**9, "table_burst": 10**9}
        with serving_with(tmp_path, ping_seconds=0.005, most_own_tables_of_bots=100, **limitless) as server:
            ann = Guest(server, "Ann")
            table = ann.make_table([you(), person()])
            pings = pings_of(server, table)
            coming = foretold([next(pings) for _ in range(NEEDED)])
            for _ in range(TABLES):
                ann.make_table([bot(), bot()])
            further = {next(pings) for _ in range(FURTHER)}
            seeds = [int(seed) for seed in stored_seeds(tmp_path)]
        assert coming.isdisjoint(further)
        assert len(seeds) == TABLES + 1
        for seed in seeds:
            assert coming.isdisjoint(parts_of(seed))


def pings_of(server: Any, table: str) -> Iterator[int]:
    """The pings of a server, one after the other. A connection that answered too late is opened again."""
    while True:
        with RawClient(server).open_socket(table) as eve:
            for opcode, payload in eve.frames():
                if opcode == PING:
                    assert len(payload) == PING_BYTES
                    eve.send(frame(PONG, payload))
                    yield int.from_bytes(payload, "big")


# --- seeds that nobody chose ------------------------------------------------------------------------------------------


def test_the_seed_of_a_table_is_too_long_to_be_found_by_trying(tmp_path: Path) -> None:
    with running_server(tmp_path, most_unused_tables=100) as client:
        ann = Browser(client, "Ann")
        for _ in range(50):
            ann.make_table([you(), person()])
    seeds = {int(seed) for seed in stored_seeds(tmp_path)}
    assert len(seeds) == 50
    assert all(SHORTEST_SEED <= seed < 2**128 for seed in seeds)


# --- seeds that someone typed -----------------------------------------------------------------------------------------


def seeds_shown(client: Any, table: str) -> tuple[str | None, ...]:
    """What someone is shown who has not sat down: in the list, at the table's address, and as a spectator."""
    cid = Browser(client, "Cid")
    listed = [each["seed"] for each in cid.ask("GET", "/api/tables").json()["tables"] if each["id"] == table]
    with cid.at(table) as watching:
        return *listed, cid.ask("GET", f"/api/tables/{table}").json()["seed"], watching.table["seed"]


class TestATypedSeed:
    def test_is_shown_to_everyone_before_they_sit_down(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
            table = ann.make_table([you(), person()], seed=848845434, listed=True)
            assert seeds_shown(client, table) == ("848845434",) * 3
            bob.sit_down(table, 1)
            for player in (ann, bob):
                with player.at(table) as connection:
                    assert connection.table["seed"] == "848845434"
            assert seeds_shown(client, table) == ("848845434",) * 3

    def test_is_zero_if_someone_typed_zero(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            table = Browser(client, "Ann").make_table([you(), person()], seed=0, listed=True)
            assert seeds_shown(client, table) == ("0",) * 3

    def test_is_still_shown_after_a_restart(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            table = Browser(client, "Ann").make_table([you(), person()], seed=7, listed=True)
        with running_server(tmp_path) as client:
            assert seeds_shown(client, table) == ("7",) * 3

    def test_is_in_the_record_and_a_rematch_has_a_secret_one(self, tmp_path: Path) -> None:
        with running_server(tmp_path, work_burst=10**6) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot()], seed=3)
            with ann.at(table) as hers:
                play_on([hers], Random(2), lambda seen: False)
                assert hers.table["seed"] == "3"
            assert ann.ask("GET", f"/api/tables/{table}/record", table).json()["seed"] == 3
            rematch = ann.ask("POST", f"/api/tables/{table}/rematch", table).json()["id"]
            assert seeds_shown(client, rematch) == (None, None)
        typed, secret = stored_seeds(tmp_path)
        assert typed == "3"
        assert int(secret) >= SHORTEST_SEED


class TestASeedThatNobodyTyped:
    def test_is_shown_to_nobody(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), person()], listed=True)
            assert seeds_shown(client, table) == (None,) * 3
            with ann.at(table) as hers:
                assert hers.table["seed"] is None
                [seed] = stored_seeds(tmp_path)
                assert seed not in str(hers.table)
