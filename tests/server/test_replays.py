"""Replays of games, from their table or from a record."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import tenages
from tests.server.players import Browser, bot, play_on, running_server, you
from tests.support.story import drawn_game


def played(seed: int = 3, **table: Any) -> str:
    """The record of a game of random choices."""
    game, random = tenages.new_game(seed=seed, **table), Random(seed)
    while game.decision is not None:
        game.choose(random.choice(game.decision.options))
    return game.record()


def uploaded(client: TestClient, record: str) -> str:
    answer = client.post("/api/replays", json={"record": record})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_record_can_be_uploaded_and_replayed_step_by_step(tmp_path: Path) -> None:
    record = played()
    with running_server(tmp_path) as client:
        path = f"/api/replays/{uploaded(client, record)}"
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


def test_a_draw_has_no_winners_and_says_so(tmp_path: Path) -> None:
    """docs/rules.md 15: third edition, tied in points and achievements."""
    record = drawn_game().record()
    with running_server(tmp_path) as client:
        path = f"/api/replays/{uploaded(client, record)}"
        replay = client.get(path).json()
        assert replay["winners"] == []
        assert replay["ending"] == "The game is a draw: the best are tied in points and achievements"
        assert replay["highlights"][-1]["kind"] == "end"
        assert "the game ends in a draw" in replay["highlights"][-1]["text"]
        for seat in ({}, {"seat": 0}, {"seat": 1}):
            last = client.get(f"{path}/steps", params={"start": replay["steps"], **seat}).json()["steps"][-1]
            assert last["outcome"] == {"winners": [], "how": "points", "text": replay["ending"]}
        french = client.get(path, params={"catalogue": "fr-iello"}).json()
        assert french["ending"].startswith("Match nul")


def test_its_story_has_the_lead_over_time_and_the_turning_points(tmp_path: Path) -> None:
    record = played(seed=5, expansions=("echoes",))
    game = tenages.replay(record)
    with running_server(tmp_path) as client:
        replay = client.get(f"/api/replays/{uploaded(client, record)}").json()
    for seat, story in enumerate(replay["story"]):
        scene = game.view(None).scene.seats[seat]
        assert len(story["score"]) == len(story["achievements"]) == len(replay["turns"]) + 1
        assert story["score"][-1] == scene.full_score
        assert story["achievements"][-1] == len(scene.achieved) + len(scene.specials)
    claims = [each for each in replay["highlights"] if each["kind"] != "end"]
    assert len(claims) == sum([story["achievements"][-1] for story in replay["story"]])
    assert replay["highlights"][-1]["kind"] == "end"
    assert replay["most_used"][0]["count"] == sum(replay["most_used"][0]["by"])


def test_the_view_of_a_player_can_be_chosen(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        path = f"/api/replays/{uploaded(client, played())}/steps"
        hands = {}
        for seat in (0, 1, None):
            asked = {"start": 0, "count": 1} | ({} if seat is None else {"seat": seat})
            step = client.get(path, params=asked).json()["steps"][0]
            hands[seat] = [any(face["card"] for face in each["hand"]) for each in step["seats"]]
        assert hands == {0: [True, False], 1: [False, True], None: [False, False]}


def test_names_come_plain_and_are_isolated_in_sentences(tmp_path: Path) -> None:
    """The page lays a name out on its own; within a sentence it can only tell by the marks where the name ends."""
    record = json.loads(played()) | {"names": ["דוד", "Bob"]}
    with running_server(tmp_path) as client:
        replay = client.get(f"/api/replays/{uploaded(client, json.dumps(record))}").json()
    assert replay["names"] == [story["name"] for story in replay["story"]] == ["דוד", "Bob"]
    sentences = [highlight["text"] for highlight in replay["highlights"]]
    assert any("\u2068דוד\u2069" in text for text in sentences)
    assert not any("\u2068Bob" in text for text in sentences)


def test_a_table_can_be_replayed_only_once_it_is_finished(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        ann = Browser(client, "Ann")
        table = ann.make_table([you(), bot()], seed=7)
        for path in (f"/api/replays/{table}", f"/api/tables/{table}/record", f"/api/replays/{table}/record"):
            refused = ann.ask("GET", path, table)
            assert (refused.status_code, refused.json()["key"]) == (409, "not-over")
        with ann.at(table) as connection:
            play_on([connection], Random(1), lambda seen: False)
        replay = ann.ask("GET", f"/api/replays/{table}").json()
        assert replay["names"] == ["Ann", "Hypatia"]
        assert replay["ending"]


@pytest.mark.parametrize(
    "record",
    ["", "{}", "[]", "null", '{"format": "tenages-record"}', played()[:-20], played().replace('"draw"', '"drink"', 1)],
)
def test_what_is_not_a_record_is_refused_in_words(tmp_path: Path, record: str) -> None:
    with running_server(tmp_path) as client:
        refused = client.post("/api/replays", json={"record": record})
        assert refused.status_code in (410, 422)
        assert refused.json()["text"]


def test_an_unknown_game_is_not_found(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        assert client.get("/api/replays/nosuchgame").status_code == 404
        assert client.get("/api/replays/r" + "0" * 32).status_code == 404
        path = f"/api/replays/{uploaded(client, played())}/steps"
        assert client.get(path, params={"start": 100_000}).status_code == 404
        assert client.get(path, params={"seat": 4}).status_code == 404
