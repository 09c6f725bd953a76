"""The guided first game: the deal has all that the coach teaches, and the opponent always does the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenages import bots
from tenages.bots.patient import PatientBot
from tenages.game import Game
from tenages.opening import deal
from tenages.server import reference
from tenages.server.lesson import DEAL, LEARNER, OPPONENT, PATIENT, rules_of_lesson
from tests.support.lesson_script import steps
from tests.support.players import Browser, Connection, running_server

HELP = "the deal no longer fits the lesson: benchmarks/lesson_deal.py finds another one"


def opponent_answers(game: Game) -> None:
    while (question := game.question(OPPONENT)) is not None:
        game.choose(PatientBot(0).decide(game.view(OPPONENT), question))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_of_the_coach_is_offered_at_its_moment(language: str) -> None:
    game = deal(rules_of_lesson(language), DEAL)
    opponent_answers(game)
    assert len(steps()) == 13
    for name, turn, actions, card, option in steps():
        question = game.question(LEARNER)
        assert question is not None, f"{name}: {HELP}"
        asking = None if question.card is None else question.card.slug
        assert (game.table.turns, game.table.actions, asking) == (turn, actions, card), f"{name}: {HELP}"
        assert question.find_option(option) is not None, f"{name}: {HELP}"
        game.choose(option)
        opponent_answers(game)
    you = game.table.players[LEARNER]
    assert (you.full_score(), you.achievement_count()) == (5, 1)


def test_what_the_coach_says_is_true() -> None:
    """Its texts name cards and numbers: these come up."""
    game = deal(rules_of_lesson("en"), DEAL)
    opponent_answers(game)
    for *_, option in steps():
        game.choose(option)
        opponent_answers(game)
    log = game.log(LEARNER, "en")
    for line in (
        "You draw and score Fermenting (yellow 2).",
        "You activate Agriculture (leaf): Bob 2 against 4 does not share.",
        "Bob activates Writing (lightbulb): you 0 against 2 do not share.",
        "You activate Sailing (crown): Bob 2 against 2 shares.",
        "Bob draws and melds Tools (blue 1).",
        "You draw and meld Code of Laws (purple 1).",
        "Bob draws and melds Compass (green 3).",
        "You activate Oars (castle): Bob 1 against 2 must obey.",
        "Bob transfers Optics (red 3) from hand to your score pile.",
        "You tuck Masonry (yellow 1).",
    ):
        assert line in log, HELP


def test_the_opponent_plays_the_same_whatever_its_seed() -> None:
    game = deal(rules_of_lesson("en"), DEAL)
    for *_, option in steps():
        while (question := game.question(OPPONENT)) is not None:
            view = game.view(OPPONENT)
            chosen = {PatientBot(seed).decide(view, question).notation for seed in range(5)}
            assert len(chosen) == 1
            game.choose(chosen.pop())
        game.choose(option)


def test_the_patient_opponent_is_offered_nowhere_else() -> None:
    assert isinstance(bots.named(PATIENT, 1), PatientBot)
    assert PATIENT not in bots.BOTS
    assert PATIENT not in reference.lobby_offer().levels


def test_after_the_lesson_the_opponent_plays_on_to_the_end() -> None:
    game = deal(rules_of_lesson("en"), DEAL)
    players = [bots.named("novice", 1), bots.named(PATIENT, 1)]
    while not game.over:
        decision = game.decision
        assert decision is not None
        game.choose(players[decision.player].decide(game.view(decision.player), decision))
    assert game.table.turns > 10


class TestAtTheServer:
    @staticmethod
    def begin(ann: Browser) -> str:
        made = ann.ask("POST", "/api/lesson", json={"name": "Ann", "language": "en"})
        assert made.status_code == 201
        assert made.json()["seat"] == LEARNER
        table = str(made.json()["id"])
        ann.cookies[table] = made.cookies["seat"]
        return table

    @staticmethod
    def play(connection: Connection, options: list[str]) -> None:
        for option in options:
            while not connection.is_asked():
                connection.read()
            connection.choose(option)

    def test_ann_learns_and_the_lesson_goes_on_after_a_restart(self, tmp_path: Path) -> None:
        options = [option for *_, option in steps()]
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = self.begin(ann)
            with ann.at(table) as connection:
                assert [seat["level"] for seat in connection.table["seats"]] == [None, PATIENT]
                assert connection.table["hints"]
                self.play(connection, options[:6])
        with running_server(tmp_path) as client:
            ann.client = client
            with ann.at(table) as connection:
                self.play(connection, options[6:])
                assert connection.seen["seats"][LEARNER]["achievements"] == 1

    def test_everyone_who_learns_has_a_table_of_his_own_with_the_same_deal(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            tables = set()
            for name in ("Ann", "Bob"):
                learner = Browser(client, name)
                tables.add(table := self.begin(learner))
                with learner.at(table) as connection:
                    hand = [face["card"] for face in connection.seen["seats"][LEARNER]["hand"]]
                    assert sorted(hand) == ["agriculture", "sailing"]
            assert len(tables) == 2

    def test_no_other_table_can_have_the_patient_opponent(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            seats = [{"keeper": "you"}, {"keeper": "bot", "level": PATIENT}]
            refused = Browser(client, "Ann").ask("POST", "/api/tables", json={"seats": seats, "name": "Ann"})
            assert refused.status_code == 422
