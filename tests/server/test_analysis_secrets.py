"""A fair analysis of a decision tells nothing that its player could not know then.

The same game is brought twice, with other cards in place of those that the player never saw until he decided. What the
server sends about that decision is compared byte by byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from starlette.testclient import TestClient

from tenages import Game
from tenages.analysis.analyse import StepsJob, judged_steps
from tenages.analysis.judged import Depth, step_to_json
from tenages.records.ending import CONCEDED, Ending
from tenages.records.saved import read
from tenages.rules.options import Option, option_named
from tenages.rules.play import Play
from tenages.rules.setup import Setup, new_table
from tenages.server import analysis_messages, replay
from tenages.server.settings import Settings
from tenages.sight.view import open_view
from tests.server.worlds import another_world
from tests.support.effort import cases, some
from tests.support.permuting import begun
from tests.support.players import HOSTS
from tests.support.quick_app import quick_app
from tests.support.randomly import KINDS, positions

COMPARED: Final = cases(6, 20)
"""How many decisions of each kind of table are compared."""
DEPTH: Final = Depth("full", 40, 20, 12, 4)


class Brought(NamedTuple):
    """A record of a game that no seed deals: it begins with other cards."""

    setup: Setup
    swap: Any
    choices: tuple[str, ...]
    names: tuple[str, ...] = ()
    ending: Ending = Ending(CONCEDED, 0, (1,))

    def steps(self, game: Play) -> Iterator[None]:
        """Play it again, as a record does."""
        game.begin(begun(self.setup, new_table, self.swap).table)
        yield
        for notation in self.choices:
            game.choose(option_named(notation))
            yield


class Library:
    """The records that are brought, by their text."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.records: dict[str, Brought] = {}
        # The package has a function of the same name as this module.
        for module in (replay, import_module("tenages.analysis.analyse")):
            monkeypatch.setattr(module, "read", self.read)

    def read(self, text: str) -> Any:
        return self.records.get(text) or read(text)

    def bring(self, client: TestClient, record: Brought, text: str) -> str:
        """Bring a record, judge its last choice, and return the path of its analysis."""
        self.records[text] = record
        replay_id = client.post("/api/replays", json={"record": text}).json()["id"]
        step = len(record.choices) - 1
        judged = [step_to_json(each) for each in judged_steps(StepsJob(text, (step,), DEPTH))]
        store = client.app.state.lobby.store  # type: ignore[attr-defined]
        assert client.portal is not None
        client.portal.call(store.begin_analysis, replay_id, text, "")
        client.portal.call(store.keep_judged, replay_id, judged)
        return f"/api/replays/{replay_id}/analysis"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(f"sqlite:///{tmp_path / 'games.sqlite3'}", hosts=HOSTS, replay_burst=10**9, work_burst=10**9)
    with TestClient(quick_app(settings), base_url="http://table") as found:
        yield found


def told(client: TestClient, path: str, step: int, seat: int, eyes: str) -> list[str]:
    """All that is sent about a decision: to its player, to someone else in French, and in the list of all."""
    sent = [
        client.get(f"{path}/{step}", params={"eyes": eyes, "seat": seat, "catalogue": "en"}).text,
        client.get(f"{path}/{step}", params={"eyes": eyes, "catalogue": "fr"}).text,
    ]
    whole = client.get(path, params={"eyes": eyes, "seat": seat, "catalogue": "en"}).json()
    sent += [json.dumps(each) for part in ("moves", "judged") for each in whole[part] if each["step"] == step]
    return sent


def decided(game: Game, option: Option, setup: Setup, swap: Any) -> Brought:
    return Brought(setup, swap, (*[each.notation for each in game.choices], option.notation))


def compared(client: TestClient, library: Library, kind: str, number: int = COMPARED) -> dict[str, int]:
    """Compares the analyses of decisions in two worlds that look the same to their player."""
    seen = {"compared": 0, "other hands": 0, "open differs": 0, "in effects": 0}
    for game, random in positions(20 * number, seed=29, kinds=(kind,), late=False):
        if seen["compared"] == number:
            break
        if game.decision is None or len(game.decision.options) < 2:
            continue
        seat, option = game.decision.player, random.choice(game.decision.options)
        other, swap = another_world(game, seat, random, new_table)
        if other is None or other.decision is None or option not in other.decision.options:
            continue
        here = library.bring(client, decided(game, option, game.setup, None), f"here {seen['compared']}")
        there = library.bring(client, decided(other, option, game.setup, swap), f"there {seen['compared']}")
        step = len(game.choices)
        ours, theirs = told(client, here, step, seat, "fair"), told(client, there, step, seat, "fair")
        assert json.loads(ours[0])["depth"] == "full"
        assert ours == theirs
        seen["compared"] += 1
        seen["in effects"] += game.effect_start is not None
        seen["other hands"] += [player.hand for player in game.table.players] != [
            player.hand for player in other.table.players
        ]
        seen["open differs"] += told(client, here, step, seat, "open") != told(client, there, step, seat, "open")
    return seen


@pytest.mark.parametrize("kind", some(KINDS, 1))
def test_what_is_sent_of_a_fair_decision_does_not_depend_on_hidden_cards(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    seen = compared(client, Library(monkeypatch), kind)
    assert seen["compared"] == COMPARED
    assert seen["other hands"] >= COMPARED / 2
    assert seen["in effects"] >= 2
    # All cards tell more: so the worlds do differ.
    assert seen["open differs"] >= COMPARED / 3


def test_a_leak_in_the_words_is_noticed(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    class AllKnowing(analysis_messages.Labels):
        def asked(self) -> str:
            return str([face for seat in self._view.scene.seats for face in seat.hand])

    monkeypatch.setattr(analysis_messages, "Labels", AllKnowing)
    monkeypatch.setattr(
        analysis_messages.Labels, "__init__", lambda self, speaker, game, decision: _open(self, speaker, game, decision)
    )
    with pytest.raises(AssertionError):
        compared(client, Library(monkeypatch), "base")


def _open(labels: Any, speaker: Any, game: Game, decision: Any) -> None:
    labels._speaker, labels._decision, labels._view = speaker, decision, open_view(game)
