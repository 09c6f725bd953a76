"""Bots by name, with a budget, and from files of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

import tenages
from tenages import Game, TenAgesError, bots
from tenages.bots.budget import Budget, budget

LAST_OPTION = """
class Last:
    def decide(self, view, decision):
        return decision.options[-1]

class Lucky:
    def __init__(self, seed):
        self.seed = seed

    def decide(self, view, decision):
        return decision.options[self.seed % len(decision.options)]

class Mute:
    pass

class Broken:
    def __init__(self):
        raise RuntimeError("no")

    def decide(self, view, decision):
        return decision.options[0]
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "my_bot.py"
    path.write_text(LAST_OPTION, encoding="utf-8")
    return str(path)


def decided(bot: bots.Bot, game: Game) -> str:
    assert game.decision is not None
    return bot.decide(game.view(game.decision.player), game.decision).notation


@pytest.mark.parametrize("name", bots.BOTS)
def test_every_name_is_a_bot_that_decides(name: str) -> None:
    game = tenages.new_game(seed=1)
    bot = bots.named(f"{name}:3" if name in ("mcts", "master") else name, 1)
    assert game.decision is not None
    assert decided(bot, game) in [option.notation for option in game.decision.options]


def test_the_levels_are_bots_too_and_the_master_thinks_for_a_second() -> None:
    assert list(bots.LEVELS) == ["novice", "adept", "expert", "champion", "master"]
    master = bots.named("master")
    assert isinstance(master, bots.MasterBot)
    assert master.budget == Budget(seconds=1.0)


class TestBudgets:
    @pytest.mark.parametrize(
        ("text", "meant"),
        [
            ("0.2s", Budget(seconds=0.2)),
            (".5s", Budget(seconds=0.5)),
            ("2s", Budget(seconds=2)),
            ("500", Budget(iterations=500)),
        ],
    )
    def test_are_iterations_or_seconds(self, text: str, meant: Budget) -> None:
        assert budget(text) == meant
        for name in ("mcts", "master"):
            bot = bots.named(f"{name}:{text}")
            assert isinstance(bot, bots.MctsBot | bots.MasterBot)
            assert bot.budget == meant

    @pytest.mark.parametrize("text", ["", "0", "0s", "-1", "1 s", "s", "fast", "1e3", "0.2", "1m", "12345678901"])
    def test_anything_else_is_an_error_that_tells_what_they_look_like(self, text: str) -> None:
        with pytest.raises(TenAgesError, match="such as 500 or of seconds such as"):
            bots.named(f"mcts:{text}")

    @pytest.mark.parametrize("name", ["random", "greedy", "planner", "champion"])
    def test_not_every_bot_takes_one(self, name: str) -> None:
        with pytest.raises(TenAgesError, match=f"the bot '{name}' takes no budget"):
            bots.named(f"{name}:1s")

    def test_are_written_as_they_are_typed(self) -> None:
        assert [str(budget(text)) for text in ("500", "0.2s", "2s")] == ["500", "0.2s", "2s"]


class TestFiles:
    def test_a_class_of_a_file_plays(self, file: str) -> None:
        game = tenages.new_game(seed=1)
        assert game.decision is not None
        assert decided(bots.named(f"{file}:Last"), game) == game.decision.options[-1].notation

    def test_gets_the_seed_if_it_takes_one(self, file: str) -> None:
        game = tenages.new_game(seed=1)
        assert game.decision is not None
        chosen = [decided(bots.named(f"{file}:Lucky", seed), game) for seed in range(2)]
        assert chosen == [option.notation for option in game.decision.options]

    @pytest.mark.parametrize(
        ("spec", "complaint"),
        [
            ("{file}", "is named with its class, such as my_bot.py:MyBot"),
            ("{file}:Nobody", "has no class 'Nobody' with a method decide"),
            ("{file}:Mute", "has no class 'Mute' with a method decide"),
            ("{file}:Broken", "cannot be loaded: RuntimeError: no"),
            ("nowhere.py:Last", "there is no file nowhere.py"),
        ],
    )
    def test_what_is_wrong_with_one_is_said(self, file: str, spec: str, complaint: str) -> None:
        with pytest.raises(TenAgesError, match=complaint):
            bots.named(spec.format(file=file))

    def test_so_is_a_file_that_is_no_python(self, tmp_path: Path) -> None:
        path = tmp_path / "odd.py"
        path.write_text("class :", encoding="utf-8")
        with pytest.raises(TenAgesError, match="cannot be loaded: SyntaxError"):
            bots.named(f"{path}:Odd")
