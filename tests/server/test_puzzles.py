"""Puzzles by REST: what a player is told, and what not before he asks for the solution."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from tenages import Game
from tenages import puzzles as core
from tenages.opening import laid_out
from tenages.puzzles import Puzzle, puzzle_of_the_day, shipped, solution
from tenages.records.position_text import read
from tenages.server import puzzle_messages
from tenages.server.errors import TooMany
from tenages.server.messages.puzzles import MOST_TRIED
from tenages.server.puzzles import MOST_KEPT, MOST_WAITING, MOST_WAITING_FOR_ONE, Puzzles
from tenages.server.settings import Settings
from tenages.words.catalogue import words_of
from tests.support.permuting import permuted
from tests.support.players import running_server

Answer = dict[str, Any]
MANY: Final = {"puzzle_burst": 1e9}
A_FEW: Final = 24
"""One in so many puzzles is looked at, where all would take too long."""
PERMUTED: Final = 12
"""How many puzzles are looked at in other worlds."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_server(tmp_path_factory.mktemp("server"), **MANY) as client:
        yield client


def own_choices(puzzle: Puzzle) -> list[str]:
    """What the player chooses in the solution."""
    return [step.option.notation for step in solution(puzzle) if step.seat == puzzle.seat]


def tried(client: TestClient, number: int, choices: list[str], **query: str) -> Answer:
    answer = client.post(f"/api/puzzles/{number}/attempt", json={"choices": choices}, params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refused(answer: Any, status: int, key: str) -> None:
    assert (answer.status_code, answer.json()["key"]) == (status, key), answer.text
    assert answer.json()["text"]


# --- what there is ----------------------------------------------------------------------------------------------------


def test_all_puzzles_are_listed_and_the_list_may_be_cached(client: TestClient) -> None:
    answer = client.get("/api/puzzles")
    listed = answer.json()["puzzles"]
    assert [each["number"] for each in listed] == list(range(1, len(shipped()) + 1))
    assert {each["grade"] for each in listed} <= {1, 2, 3, 4, 5}
    assert answer.headers["cache-control"] == "max-age=3600"


def test_a_day_has_the_same_puzzle_for_everyone(client: TestClient) -> None:
    asked = {"day": "2026-11-18"}
    english, french = (
        client.get("/api/puzzles/today", params={**asked, "catalogue": name}).json() for name in ("en", "fr")
    )
    assert english["day"] == french["day"] == "2026-11-18"
    assert english["puzzle"]["number"] == puzzle_of_the_day(date(2026, 11, 18)).number
    assert english["puzzle"] == french["puzzle"]
    assert english["question"] != french["question"]


def test_today_begins_at_midnight_utc(client: TestClient) -> None:
    before = datetime.now(UTC).date().isoformat()
    answered = client.get("/api/puzzles/today").json()["day"]
    assert before <= answered <= datetime.now(UTC).date().isoformat()


@pytest.mark.parametrize("day", ["2026-02-30", "0000-01-01", "yesterday", "2026-11-18T00:00", "٢٠٢٦-١١-١٨"])
def test_a_day_that_there_is_not_is_refused(client: TestClient, day: str) -> None:
    refused(client.get("/api/puzzles/today", params={"day": day}), 422, "request-not-understood")


def test_there_are_no_other_numbers(client: TestClient) -> None:
    beyond = len(shipped()) + 1
    for path in (f"/api/puzzles/{beyond}", f"/api/puzzles/{beyond}/solution"):
        refused(client.get(path), 404, "no-such-puzzle")
    refused(client.post(f"/api/puzzles/{beyond}/attempt", json={"choices": []}), 404, "no-such-puzzle")
    for odd in ("0", "-1", "x", "1.5", "999999999"):
        refused(client.get(f"/api/puzzles/{odd}"), 422, "request-not-understood")


# --- a puzzle ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("catalogue", ["en", "fr"])
def test_a_puzzle_says_what_to_do_and_shows_the_position_of_its_player(client: TestClient, catalogue: str) -> None:
    for puzzle in shipped()[::A_FEW]:
        shown = client.get(f"/api/puzzles/{puzzle.number}", params={"catalogue": catalogue}).json()
        assert shown["question"]
        assert all(shown["known"])
        assert shown["seen"]["seat"] == shown["seat"] == puzzle.seat
        assert shown["seen"]["turn"] == puzzle.seat
        assert {option["option"] for option in shown["seen"]["options"]} >= {puzzle.first}
        assert len(set(shown["names"])) == puzzle.rules.players


def test_the_solution_solves_every_puzzle_and_no_choice_before_its_last_one_does(client: TestClient) -> None:
    for puzzle in shipped()[::A_FEW]:
        choices = own_choices(puzzle)
        states = [tried(client, puzzle.number, choices[:end])["state"] for end in range(len(choices) + 1)]
        assert states == ["going"] * len(choices) + ["solved"], puzzle.number


def test_a_try_tells_its_actions_and_what_was_answered_on_the_way(client: TestClient) -> None:
    puzzle = next(each for each in shipped() if len(own_choices(each)) > 2)
    made = tried(client, puzzle.number, own_choices(puzzle), catalogue="en")
    told = [text for action in made["actions"] for text in (action["label"], *action["answers"])]
    assert len(told) == len(own_choices(puzzle))
    steps = client.get(f"/api/puzzles/{puzzle.number}/solution", params={"catalogue": "en"}).json()["steps"]
    assert told == [step["label"] for step in steps]
    assert [action["label"] for action in made["actions"]] == [step["label"] for step in steps if step["action"]]


def test_a_turn_that_misses_the_goal_fails_with_a_reason_in_the_readers_words(client: TestClient) -> None:
    puzzle = shipped()[0]
    choices: list[str] = []
    made = tried(client, puzzle.number, choices)
    while made["state"] == "going":
        wrong = [option["option"] for option in made["seen"]["options"] if option["option"] != puzzle.first]
        choices.append(wrong[0])
        made = tried(client, puzzle.number, choices)
    english, french = (tried(client, puzzle.number, choices, catalogue=name) for name in ("en", "fr"))
    assert english["state"] == french["state"] == "failed"
    assert "" != english["reason"] != french["reason"] != ""
    path = f"/api/puzzles/{puzzle.number}"
    refused(client.post(f"{path}/attempt", json={"choices": [*choices, "draw"]}), 409, "puzzle-is-over")
    asked = {"choices": choices, "number": 1}
    refused(client.post(f"{path}/hint", json=asked), 409, "puzzle-no-hint")


def test_choices_that_cannot_be_made_are_refused(client: TestClient) -> None:
    path = "/api/puzzles/1/attempt"
    assert client.post(path, json={"choices": ["pass"]}).status_code == 409
    assert client.post(path, json={"choices": ["fly to the moon"]}).status_code in (409, 422)
    for bad in (["draw"] * (MOST_TRIED + 1), ["x" * 65], [7], "draw", None):
        refused(client.post(path, json={"choices": bad}), 422, "request-not-understood")
    refused(client.post("/api/puzzles/1/hint", json={"choices": [], "number": 3}), 422, "request-not-understood")


def test_the_first_hint_says_where_to_look_and_the_second_one_what_to_choose(client: TestClient) -> None:
    lit = 0
    for puzzle in shipped()[::A_FEW]:
        path = f"/api/puzzles/{puzzle.number}/hint"
        first, second = (client.post(path, json={"choices": [], "number": number}).json() for number in (1, 2))
        assert (first["kind"], first["option"]) == ("part", None)
        assert (second["kind"], second["option"]) == ("option", own_choices(puzzle)[0])
        assert "" != first["text"] != second["text"] != ""
        if first["stakes"] is not None:
            assert first["stakes"]["icon"] == first["icon"]
            lit += 1
    assert lit > 0


def test_off_the_way_a_hint_says_to_take_it_back(client: TestClient) -> None:
    puzzle = next(each for each in shipped() if each.start().table.actions > 0)
    wrong = next(
        each.option for each in puzzle.wrong if tried(client, puzzle.number, [each.option])["state"] == "going"
    )
    asked = {"choices": [wrong], "number": 1}
    assert client.post(f"/api/puzzles/{puzzle.number}/hint", json=asked).json()["kind"] == "back"


def test_the_solution_has_reasons_and_a_position_for_each_step(client: TestClient) -> None:
    for puzzle in shipped()[::A_FEW]:
        found = client.get(f"/api/puzzles/{puzzle.number}/solution").json()
        assert found["proof"]
        assert len(found["steps"]) == len(own_choices(puzzle))
        assert found["steps"][-1]["reasons"]
        assert all(step["label"] and step["seen"]["seat"] == puzzle.seat for step in found["steps"])
        assert all(other["label"] and other["reason"] for other in found["others"])


def test_who_has_found_another_solution_is_shown_his_own(client: TestClient) -> None:
    puzzle = next(each for each in shipped() if len(own_choices(each)) == 2 and each.goal.kind == "claim")
    path = f"/api/puzzles/{puzzle.number}/solution"
    usual = client.get(path, params={"catalogue": "en"}).json()
    assert client.get(path, params={"catalogue": "en", "choice": own_choices(puzzle)}).json() == usual
    assert client.get(path, params={"catalogue": "en", "choice": ["nonsense"]}).json() == usual
    assert client.get(path, params={"choice": ["x" * 65]}).status_code == 422


def test_with_the_solution_come_positions_from_which_one_can_play_on(client: TestClient) -> None:
    for puzzle in shipped()[::A_FEW]:
        found = client.get(f"/api/puzzles/{puzzle.number}/solution").json()
        start = laid_out(read(found["position"]))
        assert start.view(puzzle.seat).me.hand == puzzle.start().view(puzzle.seat).me.hand
        for step in found["steps"]:
            if step["position"]:
                game = laid_out(read(step["position"]))
                assert game.decision is not None
                assert game.table.turns == step["seen"]["turns"]
        over = solution(puzzle)[-1].after.over
        assert not (over and found["steps"][-1]["position"])
    wanted = {"seat": 0, "level": "novice", "name": "Ann", "pace": "none"}
    origin = {"kind": "position", "code": found["position"]}
    assert client.post("/api/tables/from", json={**wanted, "origin": origin}).status_code == 201


# --- what is not told -------------------------------------------------------------------------------------------------


class Elsewhere(Puzzle):
    """The same puzzle in a world with other hidden cards."""

    games: Final[dict[int, Game]] = {}

    def start(self) -> Game:
        return self.games[self.number].copy()


def told_before_the_solution(puzzle: Puzzle) -> list[str]:
    """The puzzle, both hints, and where melding any card leads; all of it as it is sent."""
    words = words_of("en-asmadi")
    sent = [puzzle_messages.shown(puzzle, words).model_dump_json()]
    sent += [
        puzzle_messages.hint(puzzle, core.attempt(puzzle, []), number, words).model_dump_json() for number in (1, 2)
    ]
    decision = puzzle.start().decision
    assert decision is not None
    for option in decision.options:
        # Whatever draws shows a card, and that one may be another.
        if option.kind == "meld" and option.notation != puzzle.first:
            made = core.attempt(puzzle, [option.notation])
            if made.state == "going":
                sent.append(puzzle_messages.made(puzzle, made, words).model_dump_json())
    return sent


def test_a_position_to_play_on_from_does_not_show_how_the_hidden_cards_really_lie() -> None:
    words = words_of("en-asmadi")
    compared = 0
    for puzzle in shipped()[::A_FEW]:
        other = permuted(puzzle.start(), puzzle.seat, Random(puzzle.number))
        if other is not None:
            Elsewhere.games[puzzle.number] = other
            at_the_start = puzzle_messages._position(puzzle, puzzle.start())
            assert at_the_start == puzzle_messages._position(Elsewhere(*puzzle), other)
            assert at_the_start == puzzle_messages.solved(puzzle, words, ()).position
            compared += 1
    assert compared > 0


def test_nothing_that_is_told_before_the_solution_depends_on_hidden_cards() -> None:
    compared = differing = 0
    for puzzle in shipped():
        start = puzzle.start()
        other = permuted(start, puzzle.seat, Random(puzzle.number))
        if other is None:
            continue
        Elsewhere.games[puzzle.number] = other
        elsewhere = Elsewhere(*puzzle)
        assert told_before_the_solution(elsewhere) == told_before_the_solution(puzzle), puzzle.number
        differing += any(
            [mine.hand for mine in one.table.players] != [theirs.hand for theirs in two.table.players]
            for one, two in [(start, other)]
        )
        compared += 1
        if compared == PERMUTED:
            break
    assert compared == PERMUTED
    assert differing > 0, "no opponent holds another card: this test compares nothing"


def test_neither_the_deal_nor_the_solution_is_part_of_a_puzzle(client: TestClient) -> None:
    def keys(value: Any) -> set[str]:
        if isinstance(value, dict):
            return set(value) | {key for each in value.values() for key in keys(each)}
        return {key for each in value for key in keys(each)} if isinstance(value, list) else set()

    secret = {"seed", "record", "tree", "wrong", "digest", "choices", "proof", "solution", "first", "position"}
    assert not secret & keys(client.get("/api/puzzles/1").json())
    assert not secret & keys(tried(client, 1, []))


# --- limits -----------------------------------------------------------------------------------------------------------


def test_whoever_asks_too_fast_is_told_when_to_come_back(tmp_path: Path) -> None:
    with running_server(tmp_path, puzzle_burst=2.0, puzzle_tries_per_second=0.0001) as client:
        tried(client, 1, [])
        tried(client, 2, [])
        answer = client.post("/api/puzzles/3/attempt", json={"choices": []})
        refused(answer, 429, "too-fast")
        assert int(answer.headers["retry-after"]) == 10_000
        refused(client.get("/api/puzzles/3"), 429, "too-fast")


def test_a_try_is_worked_out_once_and_outside_of_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[bool] = []
    attempt = core.attempt

    def noted(puzzle: Puzzle, choices: Any) -> Any:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        worked_out.append(True)
        return attempt(puzzle, choices)

    monkeypatch.setattr(core, "attempt", noted)
    with running_server(tmp_path, **MANY) as client:
        assert tried(client, 1, [], catalogue="en") == tried(client, 1, [], catalogue="en")
        tried(client, 1, [], catalogue="fr")
    assert worked_out == [True]


def test_only_so_many_tries_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "attempt", lambda puzzle, choices: choices)
    kept = Puzzles(Settings(puzzle_burst=1e9))

    async def ask_for_many() -> None:
        for number in range(MOST_KEPT + 5):
            await kept.attempt(shipped()[0], (str(number),), "here")

    asyncio.run(ask_for_many())
    assert len(kept._tried) == MOST_KEPT


def test_only_so_many_requests_wait_for_a_thread() -> None:
    async def ask_for_too_much() -> None:
        all_of_them, free = Puzzles(Settings()), threading.Event()
        tasks = [asyncio.create_task(all_of_them.in_thread(free.wait, str(number))) for number in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await all_of_them.in_thread(free.wait, "new")
        free.set()
        await asyncio.gather(*tasks)
        await all_of_them.in_thread(free.wait, "new")

    asyncio.run(ask_for_too_much())


def test_one_address_cannot_fill_the_queue_and_others_go_on() -> None:
    async def ask() -> None:
        all_of_them, free = Puzzles(Settings()), threading.Event()
        tasks = [asyncio.create_task(all_of_them.in_thread(free.wait, "mallory")) for _ in range(MOST_WAITING_FOR_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await all_of_them.in_thread(free.wait, "mallory")
        ann = asyncio.create_task(all_of_them.in_thread(free.wait, "ann"))
        await asyncio.sleep(0)
        free.set()
        await asyncio.gather(ann, *tasks)
        await all_of_them.in_thread(free.wait, "mallory")

    asyncio.run(ask())


def test_a_hint_where_nobody_has_been_costs_as_much_as_a_try(tmp_path: Path) -> None:
    with running_server(tmp_path, puzzle_burst=1.0, puzzle_tries_per_second=1e-9) as client:
        asked = {"choices": [], "number": 1}
        assert client.post("/api/puzzles/1/hint", json=asked).status_code == 200
        refused(client.post("/api/puzzles/1/hint", json=asked), 429, "too-fast")
