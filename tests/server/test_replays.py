"""Games to be watched again, from their table or from a record."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import tenages
from tests.server.sitting import Browser, bot, house, play_on, you


def played(seed: int = 3, **table: Any) -> str:
    """The record of a game that was played at random."""
    game, random = tenages.new_game(seed=seed, **table), Random(seed)
    while game.decision is not None:
        game.choose(random.choice(game.decision.options))
    return game.record()


def brought(client: TestClient, record: str) -> str:
    answer = client.post("/api/replays", json={"record": record})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_record_can_be_brought_along_and_watched_step_by_step(tmp_path: Path) -> None:
    record = played()
    with house(tmp_path) as client:
        path = f"/api/replays/{brought(client, record)}"
        replay = client.get(path).json()
        choices = json.loads(record)["choices"]
        assert replay["steps"] == len(choices)
        lines: list[Any] = []
        for start in range(0, len(choices) + 1, 50):
            steps = client.get(f"{path}/steps", params={"start": start, "seat": 0}).json()["steps"]
            for step in steps:
                log = step["log"]
                lines[log["start"] :] = log["lines"]
        assert steps[-1]["outcome"]["winners"] == replay["winners"]
        whole = client.get(f"{path}/steps", params={"start": len(choices), "seat": 0}).json()["steps"][0]
        assert whole["log"]["lines"] == lines
        assert client.get(f"{path}/record").text.strip() == record


def test_its_story_tells_how_the_lead_moved_and_what_mattered(tmp_path: Path) -> None:
    record = played(seed=5, expansions=("echoes",))
    game = tenages.replay(record)
    with house(tmp_path) as client:
        replay = client.get(f"/api/replays/{brought(client, record)}").json()
    for seat, story in enumerate(replay["story"]):
        scene = game.view(None).scene.seats[seat]
        assert len(story["score"]) == len(story["achievements"]) == len(replay["turns"]) + 1
        assert story["score"][-1] == scene.full_score
        assert story["achievements"][-1] == len(scene.achieved) + len(scene.specials)
    claims = [each for each in replay["highlights"] if each["kind"] != "end"]
    assert len(claims) == sum([story["achievements"][-1] for story in replay["story"]])
    assert replay["highlights"][-1]["kind"] == "end"
    assert replay["most_used"][0]["count"] == sum(replay["most_used"][0]["by"])


def test_whose_eyes_one_looks_through_can_be_chosen(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = f"/api/replays/{brought(client, played())}/steps"
        hands = {}
        for seat in (0, 1, None):
            asked = {"start": 0, "count": 1} | ({} if seat is None else {"seat": seat})
            step = client.get(path, params=asked).json()["steps"][0]
            hands[seat] = [any(face["card"] for face in each["hand"]) for each in step["seats"]]
        assert hands == {0: [True, False], 1: [False, True], None: [False, False]}


def test_a_finished_table_can_be_watched_by_its_own_link_and_no_sooner(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        ann = Browser(client, "Ann")
        table = ann.make_table([you(), bot()], seed=7)
        for path in (f"/api/replays/{table}", f"/api/tables/{table}/record", f"/api/replays/{table}/record"):
            refused = ann.ask("GET", path, table)
            assert (refused.status_code, refused.json()["key"]) == (409, "not-over")
        with ann.at(table) as chair:
            play_on([chair], Random(1), lambda seen: False)
        replay = ann.ask("GET", f"/api/replays/{table}").json()
        assert replay["names"] == ["Ann", "Hypatia"]
        assert replay["ending"]


@pytest.mark.parametrize(
    "record",
    ["", "{}", "[]", "null", '{"format": "tenages-record"}', played()[:-20], played().replace('"draw"', '"drink"', 1)],
)
def test_what_is_not_a_record_is_refused_in_words(tmp_path: Path, record: str) -> None:
    with house(tmp_path) as client:
        refused = client.post("/api/replays", json={"record": record})
        assert refused.status_code in (410, 422)
        assert refused.json()["text"]


def test_there_is_no_game_by_any_other_name(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        assert client.get("/api/replays/nosuchgame").status_code == 404
        assert client.get("/api/replays/r" + "0" * 32).status_code == 404
        path = f"/api/replays/{brought(client, played())}/steps"
        assert client.get(path, params={"start": 100_000}).status_code == 404
        assert client.get(path, params={"seat": 4}).status_code == 404
