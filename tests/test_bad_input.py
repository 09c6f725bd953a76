"""Bad input: each mistake gets an answer of our own that names what was wrong, and the game stays as it was."""

from __future__ import annotations

import pickle
import re
import sys
from collections.abc import Callable
from random import Random
from types import FrameType
from typing import Any

import numpy as np
import pytest

import tenages
from tenages import Game
from tenages.bots.worlds import some_worlds
from tenages.build import is_compiled
from tenages.records.digest import digest
from tenages.rules.card import THIRD, Asking
from tenages.rules.errors import (
    BadPosition,
    BadSetup,
    GameIsOver,
    IllegalChoice,
    TenAgesError,
    UnknownCard,
    UnknownEdition,
    UnknownExpansion,
)
from tenages.rules.icons import CASTLE
from tenages.rules.player import Player
from tenages.rules.selecting import with_icon
from tenages.rules.state import Table
from tests.support.oracle import check
from tests.support.randomly import play_on, positions
from tests.support.story import Story

WRONG_TYPE = (TenAgesError, TypeError)
"""Deep in the engine, the compiled one refuses what is of a wrong type by itself."""


def refused(game: Game, option: Any, error: type[Exception] | tuple[type[Exception], ...], words: str) -> None:
    """The choice is refused in these words, and nothing has changed."""
    before = state(game)
    with pytest.raises(error, match=words):
        game.choose(option)
    assert state(game) == before


def state(game: Game) -> tuple[object, ...]:
    """All that must not change."""
    seen = [pickle.dumps(game.view(seat)) for seat in range(game.setup.players)]
    return digest(game), repr(game.events), game.choices, game.decision, game.changes, seen


def test_an_illegal_choice_is_refused_and_the_legal_ones_are_named() -> None:
    game = play_on(tenages.new_game(seed=1), Random(1), 2)
    refused(game, tenages.option_named("achieve 9"), IllegalChoice, "cannot choose 'achieve 9' now; possible: 'draw'")


@pytest.mark.parametrize("option", [b"draw", 0, None, [], object()])
def test_what_is_no_option_at_all_is_refused(option: object) -> None:
    words = "is not an option; choose one of|Option object expected"
    refused(play_on(tenages.new_game(seed=1), Random(1), 2), option, WRONG_TYPE, words)


def test_an_option_of_another_decision_is_refused_in_the_middle_of_effects_too() -> None:
    for game, _ in positions(120, seed=9):
        if game.decision is not None:
            foreign = tenages.option_named("either 2")
            if foreign not in game.decision.options:
                refused(game, foreign, IllegalChoice, "cannot choose 'either 2' now")
                game.choose(game.decision.options[0])


def test_no_choice_can_be_made_after_the_end() -> None:
    game = play_on(tenages.new_game(seed=3), Random(3))
    refused(game, tenages.option_named("draw"), GameIsOver, "the game is over")


def with_echoes(**rules: Any) -> Game:
    return tenages.new_game(expansions=("echoes",), **rules)


@pytest.mark.parametrize(
    ("act", "error", "words"),
    [
        (lambda: tenages.find_card("Agricultur"), UnknownCard, "did you mean Agriculture"),
        (lambda: tenages.find_card("xyzzy"), UnknownCard, "there is no card 'xyzzy'"),
        (lambda: tenages.option_named("fly away"), IllegalChoice, "there is no option 'fly away'"),
        (lambda: tenages.new_game(edition="asmadi-4"), UnknownEdition, "there are asmadi-1, iello, asmadi-3"),
        (lambda: tenages.new_game(1), BadSetup, "1 players cannot play asmadi-3; it takes 2 to 5"),
        (lambda: tenages.new_game(6), BadSetup, "2 to 5"),
        (lambda: tenages.new_game(5, edition="iello"), BadSetup, "5 players cannot play iello; it takes 2 to 4"),
        (lambda: tenages.new_game(5, edition="asmadi-1"), BadSetup, "2 to 4"),
        (lambda: tenages.new_game("two"), BadSetup, "whole numbers"),  # type: ignore[arg-type]
        (lambda: tenages.new_game(seed="seven"), BadSetup, "whole numbers"),  # type: ignore[arg-type]
        (lambda: tenages.new_game(4, teams="yes"), BadSetup, "teams is True or False"),  # type: ignore[arg-type]
        (lambda: tenages.new_game(edition=["iello"]), UnknownEdition, "no edition"),  # type: ignore[arg-type]
        (lambda: tenages.new_game(expansions="cities"), UnknownExpansion, "'cities'"),  # type: ignore[arg-type]
        (lambda: tenages.new_game(expansions="echoes"), UnknownExpansion, "as a tuple"),  # type: ignore[arg-type]
        (lambda: tenages.new_game(expansions=["echoes"]), UnknownExpansion, "as a tuple"),  # type: ignore[arg-type]
        (lambda: tenages.new_game(expansions=None), UnknownExpansion, "not as None"),  # type: ignore[arg-type]
        (lambda: tenages.new_game(expansions=(["echoes"],)), UnknownExpansion, "['echoes']"),  # type: ignore[arg-type]
        (lambda: tenages.new_game(expansions=(1,)), UnknownExpansion, "no expansion 1"),  # type: ignore[arg-type]
        (lambda: tenages.new_game(expansions=("Echoes",)), UnknownExpansion, "'Echoes'; there is echoes"),
        (lambda: tenages.new_game(expansions=("base",)), UnknownExpansion, "there is no expansion 'base'"),
        (lambda: tenages.new_game(expansions=("echoes", "echoes")), UnknownExpansion, "named twice"),
        (lambda: tenages.new_game(expansions=("echoes", "cities")), UnknownExpansion, "no expansion 'cities'"),
        (lambda: tenages.new_game(american=True), BadSetup, "it needs the expansion"),
        (lambda: tenages.new_game(edition="asmadi-1", american=True), BadSetup, "it needs the expansion"),
        (lambda: with_echoes(american="yes"), BadSetup, "american is True, False or None, not 'yes'"),
        (lambda: with_echoes(american=1), BadSetup, "american is True, False or None, not 1"),
        (lambda: tenages.new_game(american=0), BadSetup, "True, False or None, not 0"),  # type: ignore[arg-type]
        (lambda: with_echoes(players=6), BadSetup, "6 players cannot play asmadi-3; it takes 2 to 5"),
        (lambda: with_echoes(players=6, edition="iello"), BadSetup, "it takes 2 to 5"),
        (lambda: with_echoes(players=1, edition="asmadi-1"), BadSetup, "it takes 2 to 5"),
        (lambda: with_echoes(players=5, teams=True), BadSetup, "two against two"),
        (lambda: with_echoes(players=4, edition="iello", teams=True), BadSetup, "no rules for teams"),
        (lambda: tenages.find_card(3), UnknownCard, "by its title, not by 3"),  # type: ignore[arg-type]
        (lambda: tenages.new_game(seed=1).history(9), TenAgesError, "there is no player 9"),
        (lambda: tenages.new_game(2, teams=True), BadSetup, "two against two"),
        (lambda: tenages.new_game(4, edition="iello", teams=True), BadSetup, "no rules for teams"),
        (lambda: tenages.new_game(expansions=("cities",)), UnknownExpansion, "there is no expansion 'cities'"),
        (lambda: tenages.new_game(seed=1).view(2), TenAgesError, "there is no player 2; there are 0 to 1"),
    ],
)
def test_wrong_names_and_numbers_are_pointed_out(
    act: Callable[[], object], error: type[TenAgesError], words: str
) -> None:
    with pytest.raises(error, match=re.escape(words)):
        act()


@pytest.mark.parametrize(
    "act",
    [
        lambda: tenages.option_named(["draw"]),  # type: ignore[arg-type]
    ],
)
def test_the_wrong_kind_of_thing_is_refused(act: Callable[[], object]) -> None:
    with pytest.raises(WRONG_TYPE, match=r"no option|expected; got"):
        act()


@pytest.mark.parametrize("player", ["0", 0.0, True, [0], -1, 2])
def test_a_player_is_named_by_the_number_of_a_seat(player: Any) -> None:
    game = tenages.new_game(seed=1)
    for ask in (game.view, game.history, game.log):
        with pytest.raises(TenAgesError, match=re.escape(f"there is no player {player!r}; there are 0 to 1")):
            ask(player)


def test_the_number_of_a_seat_may_come_from_numpy() -> None:
    game = play_on(tenages.new_game(seed=1), Random(1), 30)
    seat: Any = np.argmax([0, 1])
    assert type(seat) is not int
    assert game.view(seat) == game.view(1)
    assert game.log(seat) == game.log(1)


class Broken(Exception):
    """What no engine expects."""


def fails_at_once(you: Player) -> None:
    """An effect that has moved a card when it fails."""
    you.draw(1)
    raise Broken


def test_an_error_inside_an_effect_leaves_the_game_as_it_was_before_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    story = Story(ann={"board": ["Agriculture"], "hand": ["Tools", "Oars"]}, bob={"board": ["Clothing"]})
    effect = tenages.find_card("Agriculture").effects[THIRD][0]

    with monkeypatch.context() as changed:
        changed.setattr(effect, "non_demand", fails_at_once)
        refused(story.game, "dogma agriculture", Broken, "^$")
    story.ann.activates("Agriculture")
    story.ann.picks("Tools")
    assert story.ann.hand == ["Oars"]


def test_an_error_in_the_middle_of_an_effect_leaves_the_answers_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    story = Story(ann={"board": ["Masonry"], "hand": ["Oars", "Archery", "Tools"]}, bob={})
    effect = tenages.find_card("Masonry").effects[THIRD][0]

    def fails_at_the_second(you: Player) -> Asking:
        melded = 0
        while (yield you.may_meld_hidden(with_icon(you.hand, CASTLE))):
            melded += 1
            if melded == 2:
                raise Broken

    with monkeypatch.context() as changed:
        changed.setattr(effect, "non_demand", fails_at_the_second)
        story.ann.activates("Masonry")
        story.ann.picks("Oars")
        trail: list[Table] = []
        story.game.table.trail = trail
        for _ in range(2):
            refused(story.game, "card archery", Broken, "^$")
            # A copy runs the effect again, with events that are no news.
            copy = story.game.copy()
            copy.table.trail = trail
            refused(copy, "card archery", Broken, "^$")
            assert trail == []
    repaired = story.game.copy()
    repaired.choose("card archery")
    assert repaired.events[-1].card == tenages.find_card("Archery")
    assert tenages.replay(repaired.record()).digest() == repaired.digest()
    story.ann.passes()
    assert [table.log[2] for table in trail if table.log is not None][:1] == ["passed"]


def test_an_error_leaves_a_sampled_game_as_it_was_too(monkeypatch: pytest.MonkeyPatch) -> None:
    story = Story(ann={"board": ["Agriculture"], "hand": ["Tools", "Oars"]}, bob={"board": ["Clothing"]})
    story.ann.draws()
    world = tenages.sample(story.game.view(0), Random(1))
    assert world.changes > 0
    effect = tenages.find_card("Agriculture").effects[THIRD][0]

    with monkeypatch.context() as changed:
        changed.setattr(effect, "non_demand", fails_at_once)
        refused(world, "dogma agriculture", Broken, "^$")
    world.choose("dogma agriculture")


def test_an_interruption_in_a_world_that_a_bot_drew_stays_an_interruption(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known of the past of such a world. It is lost, and Ctrl-C is no mistake of the player."""
    dealt = Story(ann={"board": ["Agriculture"], "hand": ["Tools", "Oars"]}, bob={"board": ["Clothing"]}).game
    world = next(iter(some_worlds(dealt.view(0), 1, Random(1))))

    def is_interrupted(you: Player) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(tenages.find_card("Agriculture").effects[THIRD][0], "non_demand", is_interrupted)
    with pytest.raises(KeyboardInterrupt):
        world.choose("dogma agriculture")


def test_an_interruption_at_any_line_leaves_the_game_as_it_was() -> None:
    """Ctrl-C comes at any moment: here at each line that a choice runs, on the uncompiled engine."""
    story = Story(ann={"board": ["Masonry"], "hand": ["Oars", "Archery", "Tools"]}, bob={})
    story.ann.activates("Masonry")
    story.ann.picks("Oars")
    before, line = state(story.game), 0
    while True:
        game, line = story.game.copy(), line + 1
        trail: list[Table] = []
        game.table.trail = trail
        left = line

        def trace(frame: FrameType, event: str, argument: object) -> Any:
            nonlocal left
            if "tenages/rules" in frame.f_code.co_filename:
                left -= event == "line"
                if left == 0:
                    raise KeyboardInterrupt
            return trace

        sys.settrace(trace)
        try:
            game.choose("card archery")
        except KeyboardInterrupt:
            sys.settrace(None)
            assert game.table.trail is trail, line
            assert state(game) == before, line
        else:
            break
        finally:
            sys.settrace(None)
    assert is_compiled() or line > 100


BASE_TENS = [card.title for card in tenages.CARDS if card.age == 10 and card.deck == "base"]

IMPOSSIBLE: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"hand": ["Oars", "oars"]}, {}, "it is in the hand of player 0 already"),
    ({"hand": ["Oars"], "score": ["Oars"]}, {}, "Oars cannot be in the score pile of player 0"),
    ({"board": {"red": ["Tools"]}}, {}, "Tools is blue and cannot lie in a red pile"),
    ({"board": {"pink": ["Tools"]}}, {}, "there is no color 'pink'"),
    ({"board": ["Tools"], "splay": {"blue": "left"}}, {}, "needs two cards to be splayed"),
    ({"board": ["Tools", "Pottery"], "splay": {"blue": "down"}}, {}, "cannot be splayed 'down'"),
    ({"board": "Tools"}, {}, "cards are given as a list, not as 'Tools'"),
    ({"board": {"red": None}}, {}, "cards are given as a list, not as None"),
    ({"splay": "left"}, {}, "'splay' is a mapping, not 'left'"),
    ({"achievements": 5}, {}, "achievements are given as a list, not as 5"),
    ({"achievements": [None]}, {}, "no achievement of age None"),
    ({}, {"achievements": ["World", "World"]}, "World cannot still be had twice"),
    ({}, {"achievements": 3}, "achievements are given as a list, not as 3"),
    ({}, {"turn": "0"}, "turn '0' is nobody's"),
    ({}, {"actions": None}, "None actions cannot be left"),
    ({}, {"piles": {"1": []}}, "there is no pile of age '1'"),
    ({}, {"piles": [1]}, "'piles' is a mapping, not [1]"),
    ({"hand": [7]}, {}, "by their titles, not as 7"),
    ({"pocket": ["Tools"]}, {}, "a player has no 'pocket'"),
    ({"hand": ["Toolz"]}, {}, "did you mean Tools"),
    ({"achievements": [10]}, {}, "no achievement of age 10"),
    ({"achievements": [1, 1]}, {}, "claimed twice"),
    ({"achievements": ["Glory"]}, {}, "no special achievement 'Glory'"),
    ({"achievements": ["World", "World"]}, {}, "World is claimed twice"),
    ({"achievements": [1, 2, 3, 4, 5, 6]}, {}, "would have won already"),
    ({"achievements": [1]}, {"achievements": [1, 2]}, "cannot still be had"),
    ({"achievements": ["World"]}, {"achievements": ["World"]}, "cannot still be had: a player has it"),
    ({}, {"turn": 2}, "turn 2 is nobody's"),
    ({}, {"actions": 3}, "3 actions cannot be left"),
    ({}, {"piles": {11: []}}, "there is no pile of age 11"),
    ({}, {"piles": {1: ["Coal"]}}, "Coal is of age 5"),
    ({"hand": ["Oars"]}, {"piles": {1: ["Oars"]}}, "Oars cannot be in the supply pile of age 1"),
    ({}, {"piles": {1: []}, "only": {1: []}}, "given twice"),
    (
        {"board": ["Software", "Robotics", "Databases", "A.I.", "Stem Cells"]},
        {},
        "player 0 fulfils Universe, so it cannot still be had",
    ),
    ({}, {"edition": "asmadi-9"}, "there is no edition"),
    # What comes with Echoes of the Past cannot be there without it.
    ({"forecast": ["Oars"]}, {}, "player 0 cannot have a forecast: only Echoes of the Past has forecasts"),
    ({"forecast": ["Comb"]}, {}, "Comb is of the set echoes, which is not in play"),
    ({"hand": ["Comb"]}, {}, "Comb is of the set echoes, which is not in play"),
    ({"board": ["Comb"]}, {}, "Comb is of the set echoes, which is not in play"),
    ({}, {"piles": {1: ["Comb"]}}, "Comb is of the set echoes, which is not in play"),
    ({}, {"only": {1: ["Comb"]}}, "Comb is of the set echoes, which is not in play"),
    ({"achievements": ["Wealth"]}, {}, "there is no special achievement 'Wealth'; there are Monument"),
    ({}, {"achievements": ["Wealth"]}, "there is no special achievement 'Wealth'"),
    ({}, {"achievements": ["Sudoku"]}, "Sudoku is of the set echoes, which is not in play"),
    ({"achievements": ["Sudoku"]}, {}, "Sudoku is of the set echoes, which is not in play"),
    ({"achievements": ["Software"]}, {}, "Software is of age 10 and cannot be this achievement; ages go from 1 to 9"),
    ({"achievements": ["Oars", 1]}, {}, "the achievement of age 1 is claimed twice"),
    ({"achievements": ["Oars"]}, {"achievements": [1]}, "the achievement of age 1 cannot still be had"),
    ({}, {"achievements": ["Oars", "Tools"]}, "the achievement of age 1 cannot still be had: it is named twice"),
    ({}, {"achievements": ["xyzzy"]}, "World, Wonder, Universe; and there is no card 'xyzzy'"),
    ({"scored": -1}, {}, "'scored' of player 0 is a number of cards, 0 or more, not -1"),
    ({"tucked": "2"}, {}, "'tucked' of player 0 is a number of cards, 0 or more, not '2'"),
    ({"scored": True}, {}, "'scored' of player 0 is a number of cards, 0 or more, not True"),
    ({"scored": 6}, {}, "player 0 fulfils Monument, so it cannot still be had"),
    ({}, {"turns": 0}, "turns says how many turns have begun, this one included: 1 or more, not 0"),
    ({}, {"turns": 1}, "turn number 1 has one action only, as the first turns have; give actions=1"),
    ({}, {"achievements": [1, 1]}, "the achievement of age 1 cannot still be had: it is named twice"),
    ({}, {"american": True}, "it needs the expansion"),
    ({}, {"expansions": ["echoes"]}, "expansions are given as a tuple"),
    ({}, {"expansions": ("cities",)}, "there is no expansion 'cities'"),
]

IMPOSSIBLE_WITH_ECHOES: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"forecast": "Oars"}, {}, "cards are given as a list, not as 'Oars'"),
    ({"forecast": [1]}, {}, "by their titles, not as 1"),
    ({"forecast": ["Oars", "Oars"]}, {}, "it is in the forecast of player 0 already"),
    ({"forecast": ["Oars"], "hand": ["Oars"]}, {}, "Oars cannot be in the forecast of player 0: it is in the hand"),
    ({"forecast": ["Comb"]}, {"piles": {1: ["Comb"]}}, "Comb cannot be in the supply pile of age 1"),
    ({"forecast": ["Archery", "Oars", "Comb", "Bell", "Ruler", "Tools", "Coal"]}, {}, "player 0 fulfils Destiny"),
    ({"achievements": [11]}, {}, "no achievement of age 11; ages go from 1 to 10"),
    ({}, {"achievements": [10]}, "no achievement of age 10 can still be had; ages go from 1 to 9"),
    ({"achievements": [1, 1, 1, 2, 2, 3, 3]}, {}, "would have won already: 7 achievements are enough"),
    ({"achievements": ["Wealth", "Wealth"]}, {}, "Wealth is claimed twice"),
    ({"achievements": ["Wealth"]}, {"achievements": ["Wealth"]}, "cannot still be had: a player has it"),
    ({}, {"achievements": [1] * 16}, "too few base cards of age 1 are left to be achievements: 15, and it takes 16"),
    (
        {"achievements": [10], "score": BASE_TENS},
        {},
        "too few base cards of age 10 are left to be achievements: 0, and it takes 1",
    ),
    ({}, {"achievements": ["Sudoku"]}, "Sudoku is of age 10 and cannot be this achievement; ages go from 1 to 9"),
    ({"achievements": ["Comb"], "hand": ["Comb"]}, {}, "Comb cannot be in the achievements of player 0: it is in the"),
    ({"achievements": ["Comb", "comb"]}, {}, "it is in the achievements of player 0 already"),
    ({"achievements": ["Oars"]}, {"achievements": ["Oars"]}, "Oars cannot be in the achievements still to be had"),
    ({"achievements": ["Sudoko"]}, {}, "there is no card 'Sudoko'; did you mean Sudoku"),
    ({}, {"piles": {2: ["Comb"]}}, "Comb is of age 1 and cannot lie in the pile of age 2"),
    ({}, {"american": "no"}, "american is True, False or None, not 'no'"),
    ({}, {"expansions": ("echoes", "echoes")}, "named twice"),
]


@pytest.mark.parametrize(("ann", "table", "words"), IMPOSSIBLE, ids=[words for _, _, words in IMPOSSIBLE])
def test_an_impossible_position_is_refused(ann: dict[str, Any], table: dict[str, Any], words: str) -> None:
    with pytest.raises(TenAgesError, match=re.escape(words)):
        tenages.position(ann, {}, **table)


@pytest.mark.parametrize("american", [False, True])
@pytest.mark.parametrize(
    ("ann", "table", "words"), IMPOSSIBLE_WITH_ECHOES, ids=[words for _, _, words in IMPOSSIBLE_WITH_ECHOES]
)
def test_an_impossible_position_with_echoes_is_refused(
    ann: dict[str, Any], table: dict[str, Any], words: str, american: bool
) -> None:
    with pytest.raises(TenAgesError, match=re.escape(words)):
        tenages.position(ann, {}, **{"expansions": ("echoes",), "american": american, **table})


@pytest.mark.parametrize("american", [False, True])
def test_with_echoes_one_can_have_several_achievements_of_an_age_and_a_ten(american: bool) -> None:
    ann = {"achievements": [1, 1, 10], "forecast": ["Comb", "Oars"]}
    game = tenages.position(ann, {}, achievements=[1, 2, 2], expansions=("echoes",), american=american)
    check(game)
    told = game.view(1).describe()
    assert told["players"][0]["achievements"] == [1, 1, 10]
    assert told["available"]["ages"] == [1, 2, 2]
    assert told["players"][0]["forecast"] == [1, "echoes 1"]


def test_an_age_without_cards_can_have_no_achievement() -> None:
    nine = [card.title for card in tenages.CARDS if card.age == 9 and card.deck == "base"]
    with pytest.raises(BadPosition, match="too few base cards of age 9 are left to be achievements: 0, and it takes 1"):
        tenages.position({"score": nine}, {})
    assert tenages.position({"score": nine}, {}, achievements=[1, 2]).view(0).describe()["available"]["ages"] == [1, 2]


def test_an_echoes_card_can_be_an_achievement_to_be_had_only_in_mixed_piles() -> None:
    with pytest.raises(
        BadPosition, match="Comb is of the set echoes and cannot be among the achievements still to be had"
    ):
        tenages.position({}, {}, achievements=["Comb"], expansions=("echoes",), american=False)
    game = tenages.position({}, {}, achievements=["Comb"], expansions=("echoes",), american=True)
    assert [card.title for card in game.table.available] == ["Comb"]


def test_a_player_must_be_described_by_a_mapping() -> None:
    with pytest.raises(BadPosition, match="should be a mapping"):
        tenages.position("ann", {})
