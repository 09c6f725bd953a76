"""What the analysis says of a choice is true: nobody is blamed for nothing, and no hidden card has a say in it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise

import pytest

import tenages
from tenages import Game
from tenages.analysis.judged import QUICK, Depth, JudgedStep, Rating, Why, step_from_json, step_to_json
from tenages.analysis.marks import BLUNDER, COSTS, MISTAKE, ONLY, is_mistake, lead_of, mark_of
from tenages.analysis.prepared import THEN_OBEYS
from tenages.analysis.reasons import BRINGS, FIRST, LATER, LOSES, OBEYS, SAFE, SHARED, WINS, reasons
from tenages.analysis.report import FAIR, OPEN, Analysis
from tenages.analysis.search import fair_worlds, open_worlds
from tenages.analysis.steps import judge_step
from tenages.bots.line import Step
from tenages.rules.options import DOGMA, DRAW, option_named
from tenages.rules.setup import new_table
from tests.analysis.games import ANN, BOB, CID, each_for_the_last_achievement
from tests.support.effort import cases, some
from tests.support.permuting import permuted
from tests.support.randomly import KINDS, positions

CLOSE = Depth("close", 400, 200, 200, 8)
"""Enough to find what one action decides."""
FAIR_ALONE = Depth("quick", QUICK.fair, 1, 0, 1)
"""As fair as the quick answers, and no work for the rest."""
CHECKED = Depth("checked", 80, 1, 40, 1)


def both(judged: JudgedStep) -> tuple[Rating, Rating]:
    return judged.fair, judged.open


def why(game: Game, best: str, played: str, line: Sequence[Step] = ()) -> tuple[Why, ...]:
    """Why one option is better than another, as the player knows it."""
    assert game.decision is not None
    view = game.view(game.decision.player)
    return reasons(view, fair_worlds(view, 0), option_named(best), option_named(played), line)


# --- wins and losses --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", [QUICK, CLOSE], ids=["quickly", "closely"])
@pytest.mark.parametrize("played", ["draw", "dogma archery"])
def test_who_does_not_take_the_win_has_blundered(depth: Depth, played: str) -> None:
    judged = judge_step(each_for_the_last_achievement(), played, depth)
    for rating in both(judged):
        assert mark_of(judged, rating) == BLUNDER
        assert rating.best.option == "achieve 1"
        assert rating.best.chance > 0.99
        assert (rating.chance_of(played) or 0) < 0.3
        assert rating.whys == (Why(WINS),)


def test_who_takes_the_win_has_made_the_one_good_choice() -> None:
    judged = judge_step(each_for_the_last_achievement(), "achieve 1", CLOSE)
    for rating in both(judged):
        assert mark_of(judged, rating) == ONLY
        assert rating.loss == 0
        assert rating.whys == ()


def test_who_can_still_win_with_the_second_action_has_lost_nothing() -> None:
    score = ["Pottery", "Sailing", "Clothing", "Oars", "Code of Laws"]
    game = tenages.position(
        {"board": ["Archery"], "score": score, "achievements": [2, 3, 4, 5, 6]}, {"board": ["Tools"]}, actions=2
    )
    judged = judge_step(game, "draw", CLOSE)
    assert not is_mistake(mark_of(judged, judged.fair))


def test_who_ends_the_game_with_fewer_points_is_told_that_it_loses() -> None:
    """No cards are left: a draw ends the game, and Bob has the points."""
    game = tenages.position(
        {"board": ["Archery"], "hand": ["Oars"], "score": ["Pottery"]},
        {"board": ["Tools"], "score": ["Coal", "Banking"]},
        only={age: [] for age in range(1, 11)},
        actions=1,
    )
    assert why(game, "meld oars", "draw") == (Why(LOSES),)


# --- who shares, and when ---------------------------------------------------------------------------------------------


def test_a_dogma_comes_first_if_the_other_action_lets_an_opponent_share_it() -> None:
    """Monotheism covers Philosophy and its lightbulbs: then Bob has as many as Ann."""
    game = tenages.position(
        {"board": ["Writing", "Philosophy"], "hand": ["Monotheism"]}, {"board": ["Tools", "Archery"]}
    )
    assert why(game, "dogma writing", "meld monotheism")[0] == Why(FIRST, BOB, "writing", own=5, theirs=3)


def test_a_dogma_does_not_come_first_if_the_other_action_covers_it() -> None:
    """Calendar is as blue as Writing: it ends Ann's lead in lightbulbs, and her use of Writing too."""
    game = tenages.position({"board": ["Writing"], "hand": ["Calendar"]}, {"board": ["Archery"]})
    assert FIRST not in [each.kind for each in why(game, "dogma writing", "meld calendar")]


def test_a_dogma_can_wait_if_the_better_action_ends_the_sharing() -> None:
    """Bob has as many lightbulbs as Ann, until she melds Philosophy."""
    game = tenages.position({"board": ["Writing"], "hand": ["Philosophy"]}, {"board": ["Tools"]})
    assert why(game, "meld philosophy", "dogma writing")[0] == Why(LATER, BOB, "writing", own=2, theirs=2)


def test_a_dogma_cannot_wait_beneath_the_card_that_covers_it() -> None:
    """Experimentation is as blue as Writing: after it Ann has the most lightbulbs, and cannot activate Writing."""
    game = tenages.position({"board": ["Writing"], "hand": ["Experimentation"]}, {"board": ["Tools"]})
    assert why(game, "meld experimentation", "dogma writing")[0] == Why(SHARED, BOB, "writing", own=2, theirs=2)


def test_a_partner_who_shares_is_no_reason_against_a_dogma() -> None:
    game = tenages.position(
        {"board": ["Writing"], "hand": ["Philosophy"]}, {"board": ["Archery"]}, {"board": ["Tools"]}, {}, teams=True
    )
    told = why(game, "meld philosophy", "dogma writing")
    assert CID not in [each.seat for each in told if each.kind in (FIRST, LATER, SHARED)]


def test_a_card_that_only_demands_is_shared_by_nobody() -> None:
    """Bob has more castles than Ann: he neither obeys Archery nor shares it."""
    game = tenages.position({"board": ["Archery"], "hand": ["Pottery"]}, {"board": ["City States", "Oars"]})
    assert not {FIRST, LATER, SHARED} & {each.kind for each in why(game, "meld pottery", "dogma archery")}


def test_a_demand_says_who_must_obey_it() -> None:
    game = tenages.position({"board": ["Archery"]}, {"board": ["Pottery"], "hand": ["Oars", "Tools"]})
    assert Why(OBEYS, BOB, "archery", own=2, theirs=0) in why(game, "dogma archery", "draw")


def test_a_card_that_brings_an_achievement_within_reach_is_better_for_that() -> None:
    """Ann has the points for age 2, and no card of age 2 in play."""
    score = ["Pottery", "Sailing", "Clothing", "Tools", "Code of Laws", "Domestication", "Masonry", "Metalworking"]
    game = tenages.position(
        {"board": ["Archery"], "hand": ["Construction"], "score": [*score, "Agriculture", "The Wheel"]},
        {"board": ["Writing"]},
        actions=2,
    )
    assert Why(BRINGS, value=2) in why(game, "meld construction", "draw")
    assert Why(BRINGS, value=1) not in why(game, "meld construction", "draw")


def test_icons_that_ward_off_a_demand_are_a_reason() -> None:
    """Bob has two castles for Archery. With Masonry Ann has three, and need not obey."""
    game = tenages.position({"board": ["Writing"], "hand": ["Masonry"]}, {"board": ["Archery"]}, actions=1)
    assert Why(SAFE, BOB, "archery") in why(game, "meld masonry", "dogma writing")


def test_a_card_is_melded_for_what_its_dogma_does_next() -> None:
    """Bob has no castles: with Archery on her board Ann can take his best card."""
    game = tenages.position(
        {"board": ["Writing"], "hand": ["Archery"]}, {"board": ["Pottery"], "hand": ["Oars", "Tools"]}, actions=2
    )
    line = [Step(ANN, DOGMA, option_named("dogma archery")), Step(BOB, DRAW, option_named("draw"))]
    told = Why(THEN_OBEYS, BOB, "archery", own=2, theirs=0)
    assert told in why(game, "meld archery", "draw", line)
    # What another does next, and what is possible without it, is no reason.
    assert told not in why(game, "meld archery", "draw", line[1:])
    assert told not in why(game, "meld archery", "draw", [Step(ANN, DOGMA, option_named("dogma writing"))])


def test_the_reasons_for_all_cards_are_from_the_game_as_it_was() -> None:
    """Ann's next card would be Coal: she cannot know it, and from all cards it is no secret."""
    game = each_for_the_last_achievement()
    view = game.view(ANN)
    assert reasons(view, open_worlds(game, ANN, 0), option_named("achieve 1"), option_named("draw")) == (Why(WINS),)


# --- what holds for every judgement -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def judgements() -> list[tuple[Game, JudgedStep]]:
    """Choices at many moments of many tables, each judged for an option chosen at random."""
    found = []
    for number, (game, random) in enumerate(positions(36, seed=11)):
        if game.decision is not None:
            played = random.choice(game.decision.options).notation
            found.append((game, judge_step(game, played, CHECKED if number % 3 == 0 else QUICK)))
    return found


def test_a_choice_never_costs_less_than_nothing(judgements: list[tuple[Game, JudgedStep]]) -> None:
    marked = 0
    for _, judged in judgements:
        for rating in both(judged):
            assert rating.loss >= 0
            assert rating.loss == pytest.approx(rating.best.chance - (rating.chance_of(judged.played) or 0), abs=1e-9)
            assert bool(rating.whys) <= (rating.loss > 0)
            marked += is_mistake(mark_of(judged, rating))
    assert marked >= 5


def test_options_are_told_the_best_first_and_once_each(judgements: list[tuple[Game, JudgedStep]]) -> None:
    for game, judged in judgements:
        assert game.decision is not None
        offered = {option.notation for option in game.decision.options}
        assert judged.options == len(offered)
        for rating in both(judged):
            told = [each.option for each in rating.options]
            assert judged.played in told
            assert set(told) <= offered
            assert len(set(told)) == len(told)
            assert all(better.chance >= worse.chance for better, worse in pairwise(rating.options))


def test_chances_are_those_of_all_seats(judgements: list[tuple[Game, JudgedStep]]) -> None:
    for game, judged in judgements:
        for rating in both(judged):
            assert len(rating.chances) == game.setup.players
            assert all(0 <= chance <= 1 for chance in rating.chances)
            winners = 2 if game.setup.teams else 1
            assert sum(rating.chances) == pytest.approx(winners, abs=0.001)


def test_the_chance_before_a_choice_is_the_one_with_the_best_option(judgements: list[tuple[Game, JudgedStep]]) -> None:
    for _, judged in judgements:
        for rating in both(judged):
            assert rating.chances[judged.seat] == pytest.approx(rating.best.chance)


def test_a_judgement_is_the_same_when_it_was_kept_and_read_again(judgements: list[tuple[Game, JudgedStep]]) -> None:
    for _, judged in judgements:
        assert step_from_json(json.loads(json.dumps(step_to_json(judged)))) == judged


def test_a_judgement_leaves_the_game_as_it_is_and_comes_out_the_same_again() -> None:
    game = tenages.new_game(seed=4)
    before = game.record()
    assert game.decision is not None
    played = game.decision.options[0].notation
    assert judge_step(game, played, CHECKED) == judge_step(game, played, CHECKED)
    assert game.record() == before


# --- nothing to decide ------------------------------------------------------------------------------------------------


def test_a_forced_choice_is_never_marked_and_does_not_count_as_a_decision() -> None:
    forced = 0
    for game, _ in positions(150, seed=23, kinds=("base",)):
        decision = game.decision
        if decision is None or len(decision.options) > 1:
            continue
        judged = judge_step(game, decision.options[0].notation, CHECKED)
        assert judged.is_forced
        for rating in both(judged):
            assert mark_of(judged, rating) == ""
            assert rating.loss == 0
        whole = Analysis(game.setup.players, judged.step + 1, {judged.step: judged}, None)
        assert whole.summary(judged.seat).decisions == 0
        assert whole.summary(judged.seat).accuracy is None
        forced += 1
        if forced == 5:
            break
    assert forced >= 1


def test_a_position_with_one_action_to_take_is_forced() -> None:
    """Nothing on the board and nothing in the hand: Ann can only draw."""
    judged = judge_step(tenages.position({}, {"board": ["Tools"]}), "draw", CHECKED)
    assert judged.is_forced
    assert mark_of(judged, judged.fair) == mark_of(judged, judged.open) == ""


# --- marks ------------------------------------------------------------------------------------------------------------


def test_marks_are_given_by_what_a_choice_costs() -> None:
    sound = judge_step(each_for_the_last_achievement(), "draw", FAIR_ALONE)
    for mark, cost in COSTS.items():
        assert mark_of(sound, sound.fair._replace(loss=cost)) == mark
        assert mark_of(sound, sound.fair._replace(loss=cost - 0.001)) != mark
    assert lead_of(sound, sound.fair) == 0
    assert COSTS[BLUNDER] > COSTS[MISTAKE]


# --- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", some(KINDS, 1))
def test_permuting_what_a_player_could_not_know_changes_nothing_in_the_fair_rating(kind: str) -> None:
    """All editions, two to five players and teams, within and between effects. Exactly: not a digit differs."""
    compared, other_hands = 0, 0
    seats = set[tuple[str, int, int]]()
    for game, random in positions(30, seed=29, kinds=(kind,)):
        tables = len({edition for edition, _, _ in seats}), len({players for _, players, _ in seats})
        if compared >= cases(15, 30) and other_hands >= 5 and tables >= (3, 3):
            break
        decision = game.decision
        if decision is None:
            continue
        swapped = permuted(game, decision.player, random, new_table)
        if swapped is None:
            continue
        played = random.choice(decision.options).notation
        depth = CHECKED if compared % 2 else FAIR_ALONE
        mine, theirs = judge_step(game, played, depth), judge_step(swapped, played, depth)
        assert theirs.fair == mine.fair
        assert step_to_json(theirs)["fair"] == step_to_json(mine)["fair"]
        assert mark_of(theirs, theirs.fair) == mark_of(mine, mine.fair)
        compared += 1
        seats.add((game.setup.edition.name, game.setup.players, decision.player))
        other_hands += any(
            before.hand != after.hand
            for before, after in zip(game.table.players, swapped.table.players, strict=True)
            if before.seat != decision.player
        )
    assert compared >= 15
    assert other_hands >= 5
    assert len({edition for edition, _, _ in seats}) == 3
    assert len({players for _, players, _ in seats}) >= 3
    assert len({seat for _, _, seat in seats}) >= 2


def test_the_open_rating_does_change_with_what_was_hidden() -> None:
    """Otherwise the test above would show nothing: the same swaps are seen by who sees all cards."""
    changed = 0
    for game, random in positions(16, seed=31, kinds=("base",)):
        decision = game.decision
        swapped = None if decision is None else permuted(game, decision.player, random, new_table)
        if decision is None or swapped is None or len(decision.options) == 1:
            continue
        played = decision.options[0].notation
        depth = Depth("quick", 1, QUICK.open, 0, 1)
        changed += judge_step(game, played, depth).open != judge_step(swapped, played, depth).open
    assert changed >= 3


def test_fair_and_open_are_asked_for_by_name() -> None:
    judged = judge_step(each_for_the_last_achievement(), "draw", FAIR_ALONE)
    whole = Analysis(2, 1, {0: judged}, None)
    assert whole.rating(0, FAIR) is judged.fair
    assert whole.rating(0, OPEN) is judged.open
    assert whole.mistakes(ANN) == [0]
    assert whole.mistakes(BOB) == []
