"""What a bot at a table of the server is asked with: a seed that follows from the deal, but does not tell it."""

from __future__ import annotations

import pytest

import tenages
from tenages.bots import Bot, RandomBot
from tenages.bots.seeds import bot_seed
from tenages.rules.setup import Rules
from tenages.server.thinking import questions
from tenages.server.thinking.questions import BotQuestion, think

RULES = Rules(3)
DEAL = 2**100 + 7


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds that bots were made from."""
    used: list[int] = []

    def noted(level: str, seed: int) -> Bot:
        used.append(seed)
        return RandomBot(seed)

    monkeypatch.setattr(questions, "named", noted)
    return used


def asked(table: str, choices: tuple[str, ...], seat: int, deal: int = DEAL) -> str:
    return think(BotQuestion(table, RULES, deal, choices, seat, "novice")).option


def played(table: str, number: int) -> list[str]:
    """The first choices of a game in which all players are bots."""
    game = tenages.new_game(3, seed=DEAL)
    for _ in range(number):
        assert game.decision is not None
        choices = tuple([option.notation for option in game.choices])
        notation = asked(table, choices, game.decision.player)
        game.choose(next(option for option in game.decision.options if option.notation == notation))
    return [option.notation for option in game.choices]


def test_the_bots_of_a_game_choose_the_same_again() -> None:
    assert played("one", 20) == played("another", 20)


def test_each_choice_has_a_seed_of_its_own_that_is_no_step_from_the_deal(seeds: list[int]) -> None:
    played("seeds", 20)
    assert len(set(seeds)) == 20
    assert seeds == [bot_seed(DEAL, number) for number in range(20)]
    near = [abs(seed - factor * DEAL) for seed in seeds for factor in (1, 3, 1_000_003)]
    assert min(near) > 2**64


def test_a_first_meld_does_not_depend_on_how_many_have_chosen_before(seeds: list[int]) -> None:
    game = tenages.new_game(3, seed=DEAL)
    before = asked("first", (), 2)
    for seat in (0, 1):
        question = game.question(seat)
        assert question is not None
        game.choose(question.options[0])
    choices = tuple([option.notation for option in game.choices])
    assert asked("first", choices, 2) == before
    assert seeds[0] == seeds[1]
