"""Steps: what each event changed. All changes together lead to exactly what is sent whole, for every reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import orjson
import pytest
from pydantic import TypeAdapter

import tenages
from tenages import Game
from tenages.rules.events import ACTIVATED, EXECUTES, TURN, Log
from tenages.rules.setup import new_table
from tenages.rules.state import Table
from tenages.server.game_session import GameSession
from tenages.server.messages.seen import LogLineSeen, Seen, Steps
from tenages.server.messages.tables import Sent
from tenages.server.table_messages import steps_since, whole
from tenages.server.view_messages import MOVES
from tenages.words.catalogue import words_of
from tenages.words.speaker import Speaker
from tests.server.worlds import another_world
from tests.support.effort import cases
from tests.support.following import after_steps, applied, without_log
from tests.support.permuting import begun
from tests.support.randomly import KINDS, deal, deal_late, kinds_and_beginnings, late_table, positions
from tests.support.recorded_steps import FILE

FITS: TypeAdapter[Any] = TypeAdapter(Sent)
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
CHANGES = ("turn", "actions", "seats", "supply", "achievements", "shown", "stage")


class Follower:
    """A reader who has the first moment whole, and then only steps."""

    def __init__(self, session: GameSession, seat: int | None, catalogue: str) -> None:
        self.session = session
        self.speaker = Speaker(words_of(catalogue), NAMES, seat)
        first = whole(session, self.speaker)
        assert first["log"]["start"] == 0
        self.seen = without_log(first)
        self.lines: list[LogLineSeen] = first["log"]["lines"]

    def follow(self) -> Steps:
        steps = steps_since(self.session, self.speaker)
        start, lines = steps["log"]["start"], steps["log"]["lines"]
        assert len(steps["changes"]) == len(self.session.trail)
        assert len(self.lines) + len(steps["changes"]) == start + len(lines)
        self.seen = after_steps(self.seen, steps)
        self.lines[start:] = lines
        return steps

    def must_have_everything(self) -> None:
        """What he has is what he would be sent whole."""
        sent = whole(self.session, self.speaker)
        assert self.seen == without_log(sent)
        assert self.lines[sent["log"]["start"] :] == sent["log"]["lines"]


@pytest.mark.parametrize(("kind", "late"), kinds_and_beginnings())
def test_all_changes_together_lead_to_what_is_sent_whole(kind: str, late: bool) -> None:
    """Every edition, two to five players, with teams; one seat after the other, and a spectator."""
    made: Counter[str] = Counter()
    for number, table in enumerate(KINDS[kind][:: cases(2, 1)]):
        random, players = Random(number), table[1]
        session = GameSession(partial(deal_late if late else deal, table, number), (), 0)
        catalogue = ("en-asmadi", "fr-iello")[number % 2]
        followers = [Follower(session, seat, catalogue) for seat in (random.randrange(players), None)]
        while (decision := session.game.decision) is not None:
            session.choose(decision.player, random.choice(decision.options).notation)
            if session.choosing_first_melds:
                assert not session.trail
                if decision.player == followers[0].speaker.reader:
                    followers[0] = Follower(session, decision.player, catalogue)
                continue
            for follower in followers:
                steps = follower.follow()
                made.update(name for change in steps["changes"] for name in change)
                if random.random() < 0.05:
                    FITS.validate_python({"type": "steps", "steps": steps}, strict=True)
                follower.must_have_everything()
            session.mark_announced()
    assert all(made[name] > 10 for name in CHANGES), made
    assert late or made["specials"] > 20


@pytest.mark.parametrize(("kind", "late"), kinds_and_beginnings())
def test_no_byte_of_any_step_depends_on_hidden_cards(kind: str, late: bool) -> None:
    """The same game with other cards where the reader never saw which they were: every message is the same."""
    begin = late_table if late else new_table
    compared = 0
    for game, random in positions(cases(15, 150), seed=5, kinds=(kind,), late=late):
        seat = (random.randrange(game.setup.players), None)[compared % 3 == 0]
        other, swap = another_world(game, seat, random, begin)
        if other is not None:
            ours = every_step(game, partial(begun, game.setup, begin), seat)
            theirs = every_step(other, partial(begun, game.setup, begin, swap), seat)
            assert ours == theirs
            compared += len(ours)
    assert compared > cases(30 if late else 300, 300 if late else 3000)


def every_step(game: Game, redeal: Callable[[], Game], seat: int | None) -> list[bytes]:
    """All steps that a reader is sent while the choices of a game are made again."""
    session, speaker = GameSession(redeal, (), 0), Speaker(words_of(), NAMES, seat)
    sent: list[bytes] = []
    for option in game.choices:
        session.play(option.notation)
        if not session.choosing_first_melds:
            sent.append(orjson.dumps(steps_since(session, speaker)))
            session.mark_announced()
    return sent


# --- one event after the other ----------------------------------------------------------------------------------------


def position_after(session: GameSession, *choices: str) -> tuple[list[str], Steps, Follower]:
    """The kinds of the events that came of these choices, and what they changed, as Ann saw it."""
    ann = Follower(session, 0, "en-asmadi")
    for choice in choices:
        session.play(choice)
    steps = ann.follow()
    return [log_of(table)[2] for table in session.trail], steps, ann


def log_of(table: Table) -> Any:
    log: Log = table.log
    assert log is not None
    return log


def test_a_card_that_is_drawn_lies_in_the_hand_after_its_event_and_the_action_is_over_in_the_end() -> None:
    game = tenages.position({"board": ["Tools"]}, {"board": ["Clothing"]}, piles={1: ["Oars"]})
    kinds, steps, _ = position_after(GameSession(lambda: game, (), 0), "draw")
    assert kinds == ["drew"]
    [drew] = steps["changes"]
    assert drew["seats"] == [{"seat": 0, "hand": [{"card": "oars", "age": 1, "deck": "base"}]}]
    [row] = drew["supply"]
    assert [pile["age"] for pile in row["piles"]] == [1]
    assert "actions" not in drew
    assert steps["settled"] == {"actions": 0}


def test_a_card_is_on_the_stage_from_its_activation_until_its_dogma_is_over() -> None:
    game = tenages.position({"board": ["Archery"]}, {"board": ["Clothing"]}, piles={1: ["Tools"]})
    kinds, steps, _ = position_after(GameSession(lambda: game, (), 0), "dogma archery")
    assert kinds[:2] == [ACTIVATED, EXECUTES]
    activated = steps["changes"][0]
    assert activated["dogma"] == "archery"
    stage = activated["stage"]
    assert stage is not None
    assert (stage["card"], stage["at"], stage["player"]) == ("archery", 0, 1)
    assert "stage" not in steps["changes"][1]
    last = [change["stage"] for change in (*steps["changes"], steps["settled"]) if "stage" in change][-1]
    assert last is None


def test_a_card_of_which_nobody_carries_out_anything_is_on_the_stage_all_the_same() -> None:
    game = tenages.position({"board": ["Archery"]}, {"board": ["Metalworking"]})
    kinds, steps, _ = position_after(GameSession(lambda: game, (), 0), "dogma archery")
    assert ACTIVATED in kinds
    stage = steps["changes"][kinds.index(ACTIVATED)]["stage"]
    assert stage is not None
    assert stage["at"] == len(stage["effects"])


def test_a_turn_begins_with_its_line() -> None:
    game = tenages.position({"board": ["Tools"]}, {"board": ["Clothing"]})
    kinds, steps, _ = position_after(GameSession(lambda: game, (), 0), "draw", "draw")
    begun = steps["changes"][kinds.index(TURN)]
    assert (begun["turn"], begun["actions"]) == (1, 2)
    assert steps["settled"] == {"actions": 1}


def test_what_leaves_the_game_goes_into_the_box_one_card_after_the_other() -> None:
    game = tenages.position({"board": ["Fission"]}, {"hand": ["Oars"]}, piles={10: ["Robotics"]})
    _, steps, ann = position_after(GameSession(lambda: game, (), 0), "dogma fission")
    boxes = [len(change["box"]) for change in steps["changes"] if "box" in change]
    assert boxes == [1, 2, 3]
    ann.must_have_everything()


@pytest.mark.parametrize("kind", KINDS)
def test_after_its_event_a_card_lies_where_it_went(kind: str) -> None:
    """So no board changes before the line that tells of it."""
    moved = 0
    for number, table in enumerate(KINDS[kind]):
        random = Random(number)
        session = GameSession(partial(deal, table, number), (), 0)
        while (decision := session.game.decision) is not None:
            session.choose(decision.player, random.choice(decision.options).notation)
            for after in session.trail:
                _, _, event, _, card, _, target, *_ = log_of(after)
                if event in MOVES and card is not None:
                    assert after.where[card.index] == target
                    moved += 1
            session.mark_announced()
    assert moved > 1000


def test_a_change_replaces_what_it_names_and_nothing_else() -> None:
    game = tenages.position({"board": ["Tools"]}, {"board": ["Clothing"]})
    seen = without_log(whole(GameSession(lambda: game, (), 0), Speaker(words_of(), NAMES, 0)))
    assert applied(seen, {}) == seen
    after = applied(seen, {"seats": [{"seat": 1, "points": 7}], "turns": 9})
    assert after["seats"][1] == {**seen["seats"][1], "points": 7}
    assert {**after, "seats": seen["seats"], "turns": seen["turns"]} == seen


def test_the_recorded_game_for_the_tests_of_the_page_is_made_of_such_steps() -> None:
    """`python -m tests.support.recorded_steps` makes it anew."""
    recorded = orjson.loads(FILE.read_bytes())
    seen = {**recorded["first"]}
    del seen["log"]
    for moment in recorded["moments"]:
        seen = after_steps(seen, moment["steps"])
        assert seen == moment["seen"]
    assert set(recorded["first"]) == set(Seen.__annotations__)
    assert set(recorded["moments"][0]["steps"]) == set(Steps.__annotations__)
