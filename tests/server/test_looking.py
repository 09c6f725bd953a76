"""Looking at a position: what cannot be is said with its places and remedies, and a dogma can be tried."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import tenages
from tenages.opening import dealt_anew, steps
from tenages.records.position_text import code_of, text_of, written
from tenages.words.catalogue import words_of
from tests.support.players import running_server
from tests.support.randomly import play_on

FINE = """
turn 1
player 1
R Engineering<Archery, Oars
Y Canal Building, Agriculture
hand Domestication, Compass
score Pottery
player 2
R Gunpowder
P Feudalism
hand Tools
"""
NAMES = ["Ann", "Hypatia"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_server(tmp_path_factory.mktemp("looking"), replay_burst=10**6) as client:
        yield client


def look(client: TestClient, **asked: Any) -> dict[str, Any]:
    answer = client.post("/api/positions/look", json={"names": NAMES, "you": 0, "catalogue": "en-asmadi", **asked})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_three_forms_of_a_position_say_the_same(client: TestClient) -> None:
    by_text = look(client, text=FINE)
    assert by_text["problems"] == []
    by_code, by_parts = look(client, code=by_text["code"]), look(client, position=by_text["position"])
    assert by_text == by_code == by_parts
    game = tenages.position(by_text["text"])
    assert by_text["seen"]["seats"][0]["icons"] == game.table.players[0].icons
    assert game.decision is not None
    assert [option["option"] for option in by_text["seen"]["options"]] == [
        option.notation for option in game.decision.options
    ]


def test_a_card_in_two_places_is_named_with_both_and_can_be_kept_in_either(client: TestClient) -> None:
    found = look(client, text=FINE.replace("hand Tools", "hand Tools\nscore Archery"))
    (problem,) = found["problems"]
    assert problem["text"] == "Archery lies in two places: on your board, and in Hypatia’s score pile."
    assert problem["cards"] == ["archery"]
    assert [(place["place"], place["seat"], place["color"]) for place in problem["places"]] == [
        ("board", 0, "red"),
        ("score", 1, None),
    ]
    assert [remedy["text"] for remedy in problem["remedies"]] == [
        "Keep it on your board",
        "Keep it in Hypatia’s score pile",
    ]
    kept, moved = [look(client, position=remedy["position"]) for remedy in problem["remedies"]]
    assert kept["problems"] == moved["problems"] == []
    assert moved["position"]["players"][0]["board"]["red"] == ["engineering", "oars"]
    assert kept["position"]["players"][1]["score"] == []
    # Meanwhile the nearest position that can be is shown.
    assert found["seen"] == kept["seen"]


@pytest.mark.parametrize(
    ("text", "key", "places"),
    [
        ("player 1\nR Archery<\nplayer 2", "splay-needs-two", [("board", 0)]),
        ("player 1\nforecast Oars\nplayer 2", "no-forecast", [("forecast", 0)]),
        ("player 1\nplayer 2\nhand Loom", "set-not-in-play", [("hand", 1)]),
        ("turns 1\nactions 2\nplayer 1\nplayer 2", "half-turn", [("turn", None)]),
        ("player 1\nplayer 2\nachieved 1, 2, 3, 4, 5, 6", "won-already", [("achievements", 1)]),
        ("player 1\nscored 6\nplayer 2", "special-due", [("achievements", 0), ("available", None)]),
        ("player 1\nR Tools\nplayer 2", "wrong-color", [("board", 0)]),
        ("player 1\nplayer 2\ntop 3 Oars", "wrong-age", [("supply", None)]),
        ("player 1\nhand Oars, Oars\nplayer 2", "card-twice", [("hand", 0)]),
        ("player 1\nplayer 2\nhand Oars\navailable Oars", "card-twice", [("hand", 1), ("available", None)]),
        ("player 1\nhand Oars\nplayer 2\ntop 1 Oars", "card-twice", [("hand", 0), ("supply", None)]),
    ],
)
@pytest.mark.parametrize("catalogue", ["en-asmadi", "fr-iello"])
def test_every_remedy_mends_its_problem(
    client: TestClient, text: str, key: str, places: list[tuple[str, int | None]], catalogue: str
) -> None:
    found = look(client, text=text, catalogue=catalogue)
    (problem,) = found["problems"]
    assert problem["key"] == key
    assert [(place["place"], place["seat"]) for place in problem["places"]] == places
    assert problem["text"][0].isupper()
    assert problem["text"].endswith(".")
    assert found["seen"] is not None
    assert problem["remedies"]
    for remedy in problem["remedies"]:
        assert remedy["text"]
        assert look(client, position=remedy["position"])["problems"] == []


def test_several_problems_are_all_found(client: TestClient) -> None:
    text = "player 1\nR Archery<\nhand Oars, Tools\nplayer 2\nhand Tools\nachieved 1, 2, 3, 4, 5, 6, 7"
    found = look(client, text=text)
    assert [problem["key"] for problem in found["problems"]] == [
        "splay-needs-two",
        "card-twice",
        "won-already",
        "won-already",
    ]
    assert found["seen"] is not None
    assert look(client, text=text, choices=["draw"])["choices"] == [], "nothing is tried before all is mended"


def test_rules_that_cannot_be_are_a_problem_too(client: TestClient) -> None:
    found = look(client, text="edition iello\nteams yes\nplayer 1\nplayer 2")
    assert [problem["key"] for problem in found["problems"]] == ["no-teams"]
    assert found["seen"] is None
    assert found["position"] is not None


def test_a_text_that_cannot_be_read_names_the_line(client: TestClient) -> None:
    found = look(client, text="player 1\nhand Archry", catalogue="fr-iello")
    (problem,) = found["problems"]
    assert problem["line"] == 2
    assert problem["text"].startswith("Ligne 2")
    assert (found["position"], found["seen"], found["code"]) == (None, None, "")
    assert found["text"] == "player 1\nhand Archry"


def test_what_a_dogma_would_do(client: TestClient) -> None:
    found = look(client, text=FINE, choices=["dogma engineering"])
    assert found["stakes"]["obey"] == [1]
    assert [line["text"] for line in found["log"]["lines"]][2] == (
        "Hypatia transfers Feudalism (purple 3) from board to your score pile."
    )
    assert [(gain["points"], gain["board"]) for gain in found["gains"]] == [(3, 0), (0, -1)]
    # Someone is asked on the way, and the person answers for everyone.
    asked = look(client, text=FINE, choices=["dogma agriculture"])
    assert asked["refused"]["number"] == 0, "it is covered"
    position = FINE.replace("Canal Building, Agriculture", "Agriculture")
    asked = look(client, text=position, choices=["dogma agriculture"])
    assert asked["seen"]["asked"]["purpose"] == "return"
    option = asked["seen"]["options"][0]["option"]
    after = look(client, text=position, choices=["dogma agriculture", option, "nonsense"])
    assert after["choices"] == ["dogma agriculture", option]
    assert after["refused"] == {"number": 2, "text": "Choice number 3 is no longer possible here."}


def test_through_the_eyes_of_a_player_the_other_hand_is_hidden(client: TestClient) -> None:
    found = look(client, text=FINE, eyes=1, choices=["draw"])
    assert [face["card"] for face in found["seen"]["seats"][0]["hand"]] == [None] * 3
    assert [face["card"] for face in found["seen"]["seats"][1]["hand"]] == ["tools"]
    drawn = found["log"]["lines"][0]["move"]
    assert drawn["face"]["card"] is None
    everything = look(client, text=FINE, choices=["draw"])
    assert everything["log"]["lines"][0]["move"]["face"]["card"] is not None


def test_any_moment_of_a_game_can_be_taken_to_the_editor(client: TestClient) -> None:
    game = tenages.new_game(3, seed=6, expansions=("echoes",))
    record = play_on(game, Random(6)).record()
    replay = client.post("/api/replays", json={"record": record}).json()["id"]
    kinds = set()
    for step in range(0, len(game.choices) + 1, 17):
        found = client.get(f"/api/replays/{replay}/position", params={"step": step, "catalogue": "en-asmadi"}).json()
        kinds.add(found["exact"])
        assert found["exact"] == (found["note"] == "")
        looked = look(client, code=found["code"], names=found["names"])
        assert looked["problems"] == []
        assert looked["position"] == found["position"]
        if found["exact"]:
            at = next(islice(steps(record), step, None))
            assert found["text"] == text_of(written(at))
    assert kinds == {True, False}


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"text": FINE, "code": "1"},
        {"text": "x" * 20_001},
        {"code": "!!"},
        {"code": "1AAAA"},
        {"text": FINE, "choices": ["draw"] * 201},
        {"text": FINE, "choices": ["x" * 65]},
        {"text": FINE, "eyes": 5},
        {"text": FINE, "eyes": False},
        {"text": FINE, "you": "1"},
        {"position": {"players": [{}, {}], "teams": 0}},
        {"position": {"players": [{}, {}], "american": "yes"}},
        {"position": {"players": [{}, {}], "turn": True}},
        {"position": {"players": [{"scored": "2"}, {}]}},
        {"position": {"players": [{"achievements": [True]}, {}]}},
        {"position": {"players": []}},
        {"position": {"players": [{}] * 6}},
        {"position": {"players": [{"hand": ["oars"] * 500}, {}]}},
        {"position": {"players": [{"hand": ["no such card"]}, {}]}},
        {"position": {"players": [{"board": {"pink": []}}, {}]}},
        {"position": {"players": [{}, {}], "top": {"11": []}}},
        {"position": {"players": [{}, {}], "seed": -1}},
        {"position": {"players": [{}, {}], "extra": 1}},
    ],
)
def test_what_is_no_position_is_refused_in_words(client: TestClient, asked: dict[str, Any]) -> None:
    answer = client.post("/api/positions/look", json=asked, headers={"accept-language": "fr"})
    assert answer.status_code == 422
    assert answer.json()["text"]


TOO_MUCH = [
    *("turn 0", "turn 9", "actions 0", "actions 7", "turns 0", "turns 9999999"),
    *("top 0 Oars", "top 11 Oars", "pile 0 -", "available 99", f"available {'x' * 65}", "available " + "1, " * 400),
    *(f"edition {'x' * 100}", f"language {'x' * 50}", "expansions " + ", ".join("abcdef")),
]
TOO_MUCH_FOR_A_PLAYER = [
    *("scored 9999999", "tucked 221", "hand " + ", ".join(["Oars"] * 1000)),
    *("achieved 99", f"achieved {'x' * 500}"),
]


@pytest.mark.parametrize(
    "text",
    [
        "player 1",
        *[f"{line}\nplayer 1\nplayer 2" for line in TOO_MUCH],
        *[f"player 1\n{line}\nplayer 2" for line in TOO_MUCH_FOR_A_PLAYER],
    ],
    ids=lambda text: text[:30],
)
def test_a_text_that_says_more_than_a_table_can_have_is_a_problem_in_words(client: TestClient, text: str) -> None:
    for catalogue in ("en-asmadi", "fr-iello"):
        looked = look(client, text=text, catalogue=catalogue)
        assert [problem["text"] for problem in looked["problems"]] != []
        assert looked["seen"] is None
    by_code = client.post("/api/positions/look", json={"code": code_of(text)})
    assert by_code.status_code == 422
    assert by_code.json()["text"]
    origin = {"kind": "position", "text": text}
    assert client.post("/api/tables/from", json={"origin": origin, "seat": 0, "name": "Ann"}).status_code == 422


@pytest.mark.parametrize("seed", [1, 2**53 - 1, 2**53, 2**128 - 1])
def test_every_seed_of_a_record_can_be_looked_at_in_all_forms(client: TestClient, seed: int) -> None:
    by_text = look(client, text=f"seed {seed}{FINE}")
    assert by_text["problems"] == []
    assert int(by_text["position"]["seed"]) == seed
    assert look(client, position=by_text["position"]) == look(client, code=by_text["code"]) == by_text


@pytest.mark.parametrize("seed", [str(2**128), -1, "x", 2**53])
def test_a_seed_that_no_record_holds_is_refused(client: TestClient, seed: object) -> None:
    answer = client.post("/api/positions/look", json={"position": {"players": [{}, {}], "seed": seed}})
    assert answer.status_code == 422


def test_a_record_that_has_had_more_turns_than_a_position_can_say_is_refused(client: TestClient) -> None:
    game = play_on(tenages.new_game(2, seed=6), Random(1), 30)
    record = json.loads(dealt_anew(game.view(0), Random(2)).record())
    record["position"]["turns"] = 900_000
    answer = client.post("/api/replays", json={"record": json.dumps(record)})
    assert answer.status_code == 422


def test_eyes_that_nobody_has(client: TestClient) -> None:
    answer = client.post("/api/positions/look", json={"text": FINE, "eyes": 3})
    assert answer.status_code == 422
    assert words_of("en-asmadi").say("error-unknown-player", given="3", last=1) == answer.json()["text"]


def test_looking_costs_as_much_as_watching_replays(tmp_path: Path) -> None:
    with running_server(tmp_path, replay_burst=5, replay_steps_per_second=0.001) as client:
        assert client.post("/api/positions/look", json={"text": FINE}).status_code == 200
        answer = client.post("/api/positions/look", json={"text": FINE})
        assert (answer.status_code, answer.json()["key"]) == (429, "too-fast")


# --- the position that choices lead to --------------------------------------------------------------------------------


def test_the_position_that_choices_lead_to_is_told_between_actions(client: TestClient) -> None:
    """Laid out, it is the same table, with the same supply, and the next action is due."""
    assert look(client, text=FINE)["reached"] is None
    tried = look(client, text=FINE, choices=["dogma engineering", "draw", "draw"])
    assert tried["reached"]["note"] == ""
    laid = look(client, position=tried["reached"]["position"])
    assert laid["problems"] == []
    for part in ("seats", "supply", "achievements", "specials", "turn", "turns", "actions", "options"):
        assert laid["seen"][part] == tried["seen"][part]
    piles = [tenages.position(laid["text"]).table.supply, tenages.position(FINE).table.supply]
    assert [len(pile) for pile in piles[0]] != [len(pile) for pile in piles[1]]


@pytest.mark.parametrize(("catalogue", "note"), [("en-asmadi", "An effect is under way"), ("fr-iello", "Un effet")])
def test_within_an_effect_no_position_is_reached(client: TestClient, catalogue: str, note: str) -> None:
    tried = look(client, text=FINE, choices=["dogma canal-building"], catalogue=catalogue)
    assert tried["seen"]["asked"] is not None
    assert tried["reached"]["position"] is None
    assert tried["reached"]["note"].startswith(note)


def test_after_the_end_no_position_is_reached(client: TestClient) -> None:
    rich = "R Archery\nscore Oars, Pottery, Tools, Sailing, Clothing\nachieved 2, 3, 4, 5, 6"
    text = f"actions 1\nplayer 1\n{rich}\nplayer 2"
    tried = look(client, text=text, choices=["achieve 1"])
    assert tried["seen"]["outcome"] is not None
    assert tried["reached"] == {"position": None, "note": words_of("en-asmadi").say("position-none-at-end")}
