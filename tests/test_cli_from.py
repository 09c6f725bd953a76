"""`tenages play --from` and `--position`: a game in the terminal that begins in the middle."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import tenages
from tenages.opening import steps
from tenages.records.position_text import code_of
from tests.support.command_line import prose, tenages_says
from tests.support.randomly import play_on

POSITION = "player 1\nR Archery\nhand Tools\nplayer 2\nP Feudalism\nachieved 2\n"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "game.json"
    file.write_text(play_on(tenages.new_game(2, seed=5), Random(5)).record(), "utf-8")
    return file


def asked_within_an_effect(file: Path, seat: int) -> int:
    for step, game in enumerate(steps(file.read_text("utf-8"))):
        if step > 30 and game.effect_start is not None and game.decision is not None and game.decision.player == seat:
            return step
    raise AssertionError


@pytest.mark.parametrize("anew", [[], ["--anew"]])
def test_a_moment_within_an_effect_is_played_on_and_saved(file: Path, tmp_path: Path, anew: list[str]) -> None:
    step = asked_within_an_effect(file, 1)
    saved = tmp_path / f"saved{len(anew)}.json"
    typed = f"1\nsave {saved}\nquit\ny\n"
    result = tenages_says("play", "--from", str(file), "--step", str(step), "--seat", "2", *anew, typed=typed)
    assert result.exit_code == 0, result.output
    again = tenages.replay(saved.read_text("utf-8"))
    assert again.choices
    resumed = tenages_says("play", "--resume", str(saved), "--seat", "2", typed="quit\ny\n")
    assert resumed.exit_code == 0, resumed.output


@pytest.mark.parametrize("form", ["file", "text", "code", "link"])
def test_a_position_is_read_from_a_file_a_text_a_code_or_a_link(form: str, tmp_path: Path) -> None:
    named = tmp_path / "position.txt"
    named.write_text(POSITION, "utf-8")
    code = code_of(POSITION)
    given = {"file": str(named), "text": POSITION, "code": code, "link": f"http://table/editor?p={code}"}[form]
    said = prose(tenages_says("play", "--position", given, typed="quit\ny\n"))
    assert "Activate Archery" in said
    assert "1/6" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--step", "3"], "--step and --anew belong to --from"),
        (["--anew"], "--step and --anew belong to --from"),
        (["--from", "FILE"], "nothing can be played from its end"),
        (["--from", "FILE", "--step", "99999"], "this game has the steps 0 to"),
        (["--from", "FILE", "--step", "3", "--seat", "3"], "there is no seat 3"),
        (["--from", "FILE", "--resume", "FILE"], "a game begins in one way"),
        (["--position", "player 1\nhand Archry"], "line 2: there is no card 'Archry'"),
        (["--position", "nowhere.txt"], "no line begins with 'nowhere.txt'"),
    ],
)
def test_what_cannot_begin_is_said_in_words(file: Path, arguments: list[str], said: str) -> None:
    result = tenages_says("play", *[str(file) if each == "FILE" else each for each in arguments])
    assert result.exit_code != 0
    assert said in prose(result)
