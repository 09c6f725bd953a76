"""The messages about a game: they fit their types, name what can be clicked, and contain the log."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

import tenages
from tenages.server.game_session import GameSession
from tenages.server.messages.seen import LogLineSeen, Seen
from tenages.server.messages.tables import Sent
from tenages.server.table_messages import update, whole
from tenages.server.view_messages import earlier_log
from tenages.words.catalogue import words_of
from tenages.words.speaker import Speaker
from tests.support.effort import cases
from tests.support.randomly import KINDS, deal
from tests.support.story import drawn_game

FITS: TypeAdapter[Any] = TypeAdapter(Sent)
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")


def places_of(seen: Seen) -> set[tuple[object, ...]]:
    """Everything on the table that can be clicked."""
    found: set[tuple[object, ...]] = set()
    for seat in seen["seats"]:
        found.add(("player", seat["seat"]))
        for zone in (seat["hand"], seat["score"], seat["forecast"], *[pile["cards"] for pile in seat["piles"]]):
            found |= {("card", face["card"]) for face in zone if face["card"] is not None}
        found |= {("back", seat["seat"], face["age"], face["deck"]) for face in seat["score"]}
        found |= {("pile", seat["seat"], pile["color"]) for pile in seat["piles"]}
    found |= {("card", face["card"]) for face in seen["shown"] if face["card"] is not None}
    for row in seen["supply"]:
        found |= {("supply", row["deck"], pile["age"]) for pile in row["piles"] if pile["count"]}
    return found | {("achievement", each["age"]) for each in seen["achievements"]}


def target_of(option: Any) -> tuple[object, ...]:
    target = option["target"]
    match target["on"]:
        case "card":
            return ("card", target["card"])
        case "back":
            return ("back", target["seat"], target["age"], target["deck"])
        case "supply":
            return ("supply", target["deck"], target["age"])
        case "achievement":
            return ("achievement", target["age"])
        case "pile":
            return ("pile", target["seat"], target["color"])
        case _:
            return ("player", target["seat"])


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_a_draw_is_told_to_everyone(reader: int | None) -> None:
    """docs/rules.md 15. The page has no winner to show; the text and the log say that it is a draw."""
    session = GameSession(drawn_game, (), 0)
    seen = whole(session, Speaker(words_of("en-asmadi"), NAMES[:2], reader))
    FITS.validate_python({"type": "seen", "seen": seen}, strict=True)
    outcome = seen["outcome"]
    assert outcome is not None
    assert (outcome["winners"], outcome["how"]) == ([], "points")
    assert outcome["text"] == "The game is a draw: the best are tied in points and achievements"
    assert seen["status"] == outcome["text"]
    assert "the game ends in a draw" in seen["log"]["lines"][-1]["text"]
    assert seen["options"] is None


@pytest.mark.parametrize("kind", KINDS)
def test_every_option_is_a_button_and_its_target_is_on_the_table(kind: str) -> None:
    pointed = 0
    for seed, table in enumerate(KINDS[kind][:: cases(3, 1)]):
        random = Random(seed)
        session = GameSession(partial(deal, table, seed), (), 0)
        while (decision := session.game.decision) is not None:
            speaker = Speaker(words_of("en-asmadi"), NAMES, decision.player)
            seen = update(session, speaker)
            session.mark_announced()
            FITS.validate_python({"type": "seen", "seen": seen}, strict=True)
            assert seen["options"] is not None
            assert [option["option"] for option in seen["options"]] == [each.notation for each in decision.options]
            there = places_of(seen)
            for option in seen["options"]:
                assert option["label"]
                if option["target"] is not None:
                    pointed += 1
                    assert target_of(option) in there, (decision, option)
            session.choose(decision.player, random.choice(decision.options).notation)
    assert pointed > 200


def earlier_lines(session: GameSession, speaker: Speaker, before: int) -> list[LogLineSeen]:
    """All lines before that one, asked for page by page."""
    if before == 0:
        return []
    page = earlier_log(session.game, speaker, before)
    return earlier_lines(session, speaker, page["start"]) + page["lines"]


@pytest.mark.parametrize("catalogue", ["en-asmadi", "fr-iello"])
def test_the_log_sent_in_parts_is_the_same_as_at_once(catalogue: str) -> None:
    for seed in range(4):
        random = Random(seed)
        session = GameSession(partial(tenages.new_game, 3, seed=seed, expansions=("echoes",)), (), 0)
        speakers = [Speaker(words_of(catalogue), NAMES, reader) for reader in (0, 2, None)]
        logs: list[list[LogLineSeen]] = [[] for _ in speakers]
        while (decision := session.game.decision) is not None:
            session.choose(decision.player, random.choice(decision.options).notation)
            for speaker, lines in zip(speakers, logs, strict=True):
                log = update(session, speaker)["log"]
                assert log["start"] <= len(lines)
                lines[log["start"] :] = log["lines"]
            session.mark_announced()
        for speaker, lines in zip(speakers, logs, strict=True):
            log = whole(session, speaker)["log"]
            assert lines[log["start"] :] == log["lines"]
            assert lines[: log["start"]] == earlier_lines(session, speaker, log["start"])


def test_a_dogma_says_beforehand_who_would_share_and_who_must_obey() -> None:
    game = tenages.position(
        {"board": ["Archery"], "hand": ["Tools"]}, {"board": ["Clothing"]}, {"board": ["Metalworking"]}
    )
    seen = whole(GameSession(lambda: game, (), 0), Speaker(words_of(), NAMES, 0))
    assert seen["options"] is not None
    stakes = next(option["stakes"] for option in seen["options"] if option["option"] == "dogma archery")
    assert stakes == {"icon": "castle", "counts": [2, 0, 3], "share": [], "obey": [1], "nothing": False}


def test_a_card_that_moved_says_from_where_to_where() -> None:
    game = tenages.position({"board": ["Archery"], "hand": ["Tools"]}, {"board": ["Clothing"]})
    session = GameSession(lambda: game, (), 0)
    session.choose(0, "meld tools")
    log = update(session, Speaker(words_of(), NAMES, 0))["log"]
    moves = [line["move"] for line in log["lines"] if line["kind"] == "melded"]
    assert moves == [
        {
            "face": {"card": "tools", "age": 1, "deck": "base"},
            "origin": {"place": "hand", "seat": 0},
            "target": {"place": "board", "seat": 0},
        }
    ]


def test_what_comes_out_of_the_middle_of_the_table_or_goes_there_has_no_seat() -> None:
    """The supply, the achievements to be had and the box belong to nobody: no card flies from or to the first seat."""
    game = tenages.position(
        {"board": ["Tools"]},
        {"board": ["Agriculture"], "hand": ["Oars"], "score": ["Canning"]},
        turn=1,
        piles={2: ["Calendar"]},
    )
    session = GameSession(lambda: game, (), 0)
    for choice in ("dogma agriculture", "card oars", "achieve 1"):
        session.choose(1, choice)
    lines = update(session, Speaker(words_of(), NAMES, 0))["log"]["lines"]
    moves = {line["kind"]: line["move"] for line in lines if line["move"] is not None}
    supply, available = {"place": "supply", "seat": None}, {"place": "available", "seat": None}
    assert {kind: (move["origin"], move["target"]) for kind, move in moves.items() if move is not None} == {
        "returned": ({"place": "hand", "seat": 1}, supply),
        "scored": (supply, {"place": "score", "seat": 1}),
        "claimed": (available, {"place": "achieved", "seat": 1}),
    }


def test_a_card_that_leaves_the_game_goes_into_a_box_without_a_seat() -> None:
    game = tenages.position({"board": ["Fission"]}, {"hand": ["Oars"]}, piles={10: ["Robotics"]})
    session = GameSession(lambda: game, (), 0)
    session.choose(0, "dogma fission")
    lines = update(session, Speaker(words_of(), NAMES, 0))["log"]["lines"]
    moves = [line["move"] for line in lines if line["kind"] == "removed"]
    assert [move["target"] for move in moves if move is not None] == [{"place": "box", "seat": None}] * 3
