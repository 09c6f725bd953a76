"""A lone position is judged as a step of a game is: by the same search, before anything was chosen."""

from __future__ import annotations

import json

import pytest

import tenages
from tenages import Game
from tenages.analysis import judge
from tenages.analysis.judged import QUICK, Depth, Why
from tenages.analysis.positions import PositionJob, judged_position, position_from_json, position_to_json
from tenages.analysis.reasons import LOSES, WINS
from tenages.analysis.report import FAIR, OPEN, Eyes
from tenages.analysis.steps import judge_step
from tenages.rules.errors import TenAgesError
from tenages.rules.options import option_named
from tenages.words.analysis import why_words
from tenages.words.catalogue import words_of
from tenages.words.speaker import Speaker
from tests.analysis.games import ANN, BOB, each_for_the_last_achievement

CLOSE = Depth("close", 400, 200, 200, 8)
BOTH = pytest.mark.parametrize("eyes", [FAIR, OPEN])


def middle() -> Game:
    return tenages.position(
        {"board": {"red": ["Engineering", "Archery", "Oars"], "yellow": ["Agriculture"]}, "hand": ["Compass", "Tools"]},
        {"board": ["Gunpowder", "Feudalism"], "hand": ["Mysticism"]},
    )


@BOTH
def test_the_win_is_found_with_its_reason(eyes: Eyes) -> None:
    judged = judge(each_for_the_last_achievement(), eyes=eyes, depth=CLOSE)
    assert (judged.seat, judged.eyes, judged.depth) == (ANN, eyes, "close")
    assert judged.rating.best.option == "achieve 1"
    assert judged.rating.chances[ANN] == judged.rating.best.chance > 0.99
    assert judged.rating.whys == (Why(WINS),)
    assert judged.rating.loss == 0


@BOTH
def test_after_a_choice_whoever_is_asked_then_is_judged(eyes: Eyes) -> None:
    game = each_for_the_last_achievement()
    game.choose(option_named("draw"))
    judged = judge(game, eyes=eyes, depth=QUICK)
    assert judged.seat == BOB
    assert judged.rating.best.option == "achieve 1"


@BOTH
def test_it_says_the_same_as_the_analysis_of_a_game_in_which_the_best_was_played(eyes: Eyes) -> None:
    alone = judge(middle(), eyes=eyes, depth=CLOSE).rating
    step = judge_step(middle(), alone.best.option, CLOSE)
    played = step.fair if eyes == FAIR else step.open
    assert (alone.chances, alone.options, alone.line) == (played.chances, played.options, played.line)


@BOTH
def test_it_comes_out_the_same_again_here_and_in_another_process_and_leaves_the_game_as_it_is(eyes: Eyes) -> None:
    game = middle()
    game.choose(option_named("meld compass"))
    before = game.digest()
    first = judge(game, eyes=eyes, depth=CLOSE)
    assert judge(game, eyes=eyes, depth=CLOSE) == first
    assert judged_position(PositionJob(game.record(), eyes, CLOSE)) == first
    assert position_from_json(json.loads(json.dumps(position_to_json(first)))) == first
    assert game.digest() == before


def test_with_one_option_only_the_chances_are_told() -> None:
    game = tenages.position({}, {"board": ["Tools"]})
    judged = judge(game, depth=QUICK)
    assert [each.option for each in judged.rating.options] == ["draw"]
    assert sum(judged.rating.chances) == pytest.approx(1, abs=0.001)


def test_a_game_that_is_over_cannot_be_judged() -> None:
    game = each_for_the_last_achievement()
    game.choose(option_named("achieve 1"))
    with pytest.raises(TenAgesError) as refused:
        judge(game)
    assert refused.value.key == "nothing-asked"


@pytest.mark.parametrize(
    ("catalogue", "played", "not_yet"),
    [
        ("en-asmadi", "The choice that was made loses the game.", "The next best option loses the game."),
        ("fr-iello", "Le choix qui a été fait perd la partie.", "La meilleure autre option perd la partie."),
    ],
)
def test_before_anything_is_played_reasons_speak_of_the_next_best_option(
    catalogue: str, played: str, not_yet: str
) -> None:
    speaker = Speaker(words_of(catalogue), ("Ann", "Bob"), ANN)
    assert why_words(speaker, Why(LOSES)) == played
    assert why_words(speaker, Why(LOSES), played=False) == not_yet
