"""With the last seat the game begins: both happen, or neither does."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from tests.support.databases import execute
from tests.support.databases import url as url
from tests.support.players import Browser, person, running_server, you
from tests.support.postgres import postgres_url as postgres_url

NO_GAME = {
    "sqlite": "create trigger no_game before update of phase on tables when new.phase = 'playing' "
    "begin select raise(abort, 'no game'); end",
    "postgresql": "alter table tables add constraint no_game check (phase <> 'playing')",
}
AGAIN = {"sqlite": "drop trigger no_game", "postgresql": "alter table tables drop constraint no_game"}


def test_bob_does_not_have_the_last_seat_if_the_game_could_not_begin(url: str, tmp_path: Path) -> None:
    kind = url.partition(":")[0]
    with running_server(tmp_path, database=url, thinks=False) as client:
        ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
        made = ann.make_table([you(), person()])
        execute(url, NO_GAME[kind])
        with pytest.raises(IntegrityError):
            bob.sit_down(made, 1)
        execute(url, AGAIN[kind])
        found = client.get(f"/api/tables/{made}").json()
        assert (found["phase"], [seat["keeper"] for seat in found["seats"]]) == ("waiting", ["person", "open"])
        bob.sit_down(made, 1)
        with bob.at(made) as his:
            assert his.table["phase"] == "playing"
            assert his.is_asked()
