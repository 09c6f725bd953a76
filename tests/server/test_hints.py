"""A hint on the wire and in the database: what a bot would do in the reader's place, and all that it says about it."""

from __future__ import annotations

import json

import tenages
from tenages import Game
from tenages.bots.comment import Comment
from tenages.rules.setup import Rules
from tenages.server.messages.tables import HintMessage
from tenages.server.table_messages import hint_message
from tenages.server.thinking.questions import BotChoice, BotQuestion, choice_in
from tenages.server.thinking.stored_answers import answer_stored, stored_answer
from tenages.words.catalogue import words_of
from tenages.words.speaker import Speaker

ANN = 0


def table() -> Game:
    return tenages.position(
        {"board": ["Archery"], "hand": ["Tools", "Clothing"]}, {"board": ["Agriculture"], "hand": ["Oars", "Pottery"]}
    )


def thought(game: Game, level: str) -> BotChoice:
    question = BotQuestion("oak", Rules(2), 1, (), ANN, level, explain=True)
    return choice_in(game, question)


def hint(game: Game, choice: BotChoice, catalogue: str = "en-asmadi") -> HintMessage:
    assert game.decision is not None
    speaker = Speaker(words_of(catalogue), ("Ann", "Bob"), ANN)
    return hint_message(speaker, "0.1", choice, game.decision, game.view(ANN))


def test_a_hint_tells_the_chance_of_each_option_what_is_at_stake_and_what_is_expected() -> None:
    game = table()
    said = hint(game, thought(game, "mcts:300"))
    assert game.decision is not None
    offered = [option.notation for option in game.decision.options]
    assert said["chances"][0]["option"] == said["option"]
    assert {each["option"] for each in said["chances"]} <= set(offered)
    assert all(0 <= each["chance"] <= 1 for each in said["chances"])
    assert said["now"] is not None
    assert said["stakes"].startswith("Now: ")
    assert said["line"].startswith("Then, probably: ")
    # Bob's hand is a guess, so nothing of it is named.
    assert not any(title in json.dumps(said) for title in ("Oars", "Pottery"))


def test_a_hint_in_french() -> None:
    game = table()
    said = hint(game, thought(game, "mcts:300"), "fr-iello")
    assert said["stakes"].startswith("En ce moment\u00a0: ")
    assert said["line"].startswith("Ensuite, sans doute\u00a0: ")


def test_a_bot_without_reasons_only_names_an_option() -> None:
    game = table()
    said = hint(game, thought(game, "random"))
    assert (said["now"], said["chances"], said["stakes"], said["line"]) == (None, [], "", "")


def test_an_answer_comes_out_of_the_database_as_it_went_in() -> None:
    for level in ("mcts:300", "greedy", "random"):
        choice = thought(table(), level)
        assert answer_stored(json.loads(json.dumps(stored_answer(choice)))) == choice


def test_an_answer_that_was_stored_before_an_update_is_still_a_hint() -> None:
    game = table()
    choice = answer_stored({"option": "draw", "reason": [0.6, 0.5, "score", False]})
    assert isinstance(choice, BotChoice)
    assert choice.reason == Comment(tenages.option_named("draw"), 0.6, 0.5, "score", False)
    said = hint(game, choice)
    assert "60% to win" in said["text"]
    assert (said["now"], said["chances"], said["stakes"], said["line"]) == (None, [], "", "")


def test_a_server_of_before_can_read_an_answer_during_an_update() -> None:
    stored = stored_answer(thought(table(), "mcts:300"))
    chance, second, topic, against = stored["reason"]
    assert 0 <= second <= 1
    assert 0 <= chance <= 1
    assert (type(topic), type(against)) == (str, bool)
