"""An analysis in words: the moves with their marks, what was better, and what each player is told of himself."""

from __future__ import annotations

import json

import pytest

from tenages.analysis import Analysis, analyse
from tenages.analysis.figures import chances, moment, summary_rows
from tenages.analysis.judged import QUICK, Depth
from tenages.analysis.kept import analysis_from_json, analysis_to_json
from tenages.analysis.page.curves import HEIGHT, WIDTH, curves
from tenages.analysis.report import FAIR, OPEN
from tenages.analysis.telling import Telling, tell
from tenages.records.ending import Ending
from tenages.terminal import graph
from tenages.words.catalogue import Words, words_of
from tests.analysis.games import ANN, BOB, missed_win, taken_win, unfinished

NBSP = "\u00a0"
CLOSE = Depth("full", 300, 150, 150, 4)


@pytest.fixture(scope="module")
def missed() -> Analysis:
    return analyse(missed_win(), depth=CLOSE, processes=1)


@pytest.fixture(scope="module")
def going_on() -> Analysis:
    return analyse(unfinished(), depth=QUICK, processes=1)


@pytest.fixture
def english() -> Words:
    return words_of("en-asmadi")


def told_of(analysis: Analysis, catalogue: str = "en-asmadi", seat: int | None = None) -> Telling:
    return tell(missed_win(), analysis, words_of(catalogue), FAIR, seat)


# --- moves ------------------------------------------------------------------------------------------------------------


def test_a_missed_win_is_told_with_what_was_better_and_why(missed: Analysis) -> None:
    told = told_of(missed)
    drawn, won = told.moves
    assert (drawn.who, drawn.label, drawn.sign, drawn.turn) == ("Ann", "Draw a 1", "??", 2)
    assert drawn.better.startswith("Better: Achieve 1 (5 points) · 100% to win instead of ")
    assert drawn.better.endswith(" That wins the game.")
    assert (won.who, won.sign, won.better) == ("Bob", "", "")
    assert told.marked == [drawn]
    assert told.result == "Bob wins by achievements"


def test_where_the_game_turned_is_told_first(missed: Analysis) -> None:
    told = told_of(missed)
    (turn,) = told.turning
    assert turn.move is told.moves[0]
    assert turn.said.startswith("100% → ")
    assert told.ahead == "Ahead from turn 3 to the end: Bob."
    assert told_of(missed, "fr-iello").ahead == f"En tête du tour 3 jusqu’à la fin{NBSP}: Bob."
    # Who reads about himself alone reads nothing of the other's choices.
    assert told_of(missed, seat=BOB).turning == []


def test_it_is_told_in_french_too(missed: Analysis) -> None:
    drawn, _ = told_of(missed, "fr-iello").moves
    assert drawn.better.replace(NBSP, " ").startswith("Mieux : Dominer la Période 1")
    assert drawn.better.endswith("Cela gagne la partie.")


@pytest.mark.parametrize(
    ("catalogue", "said"),
    [
        ("en-asmadi", "The one good choice. The next best: "),
        ("fr-iello", f"Le seul bon choix. Ensuite venait{NBSP}: "),
    ],
)
def test_the_one_good_choice_is_told_with_the_next_best(catalogue: str, said: str) -> None:
    record = taken_win()
    told = tell(record, analyse(record, depth=CLOSE, processes=1), words_of(catalogue), FAIR)
    (won,) = told.marked
    assert (won.who, won.sign) == ("Ann", "!")
    assert won.better.startswith(said)
    assert told.players[ANN].best == won


def test_a_player_is_told_of_himself_alone(missed: Analysis) -> None:
    told = told_of(missed, seat=ANN)
    assert [move.seat for move in told.moves] == [ANN]
    assert told.moves[0].who == "You"
    assert [player.seat for player in told.players] == [ANN]


def test_marks_are_those_of_the_eyes_that_are_asked_for(missed: Analysis) -> None:
    for eyes in (FAIR, OPEN):
        told = tell(missed_win(), missed, words_of("en-asmadi"), eyes)
        assert [move.mark for move in told.moves] == [missed.mark(step, eyes) for step in range(2)]
        best = [missed.judged[step].fair if eyes == FAIR else missed.judged[step].open for step in range(2)]
        assert [move.best for move in told.moves] == [rating.best.chance for rating in best]


def test_what_has_not_been_judged_yet_is_told_without_chances(english: Words) -> None:
    nothing = Analysis(2, 2, {}, None)
    told = tell(missed_win(), nothing, english, FAIR)
    assert [move.label for move in told.moves] == [move.label for move in told_of(nothing).moves]
    assert [move.played for move in told.moves] == [None, None]
    assert chances(english, told.moves[0]) == "–"
    assert told.marked == []
    assert curves(english, told) == []


def test_a_game_that_goes_on_is_told_as_far_as_it_goes(going_on: Analysis, english: Words) -> None:
    told = tell(unfinished(), going_on, english, FAIR)
    assert len(told.moves) == 14
    assert told.result == "The game goes on; so far 14 choices."
    assert moment(english, told.moves[0].turn) == "Before the first turn"
    assert moment(english, told.moves[-1].turn) == f"Turn {told.moves[-1].turn}"
    assert [move.is_forced for move in told.moves] == [going_on.judged[step].is_forced for step in range(14)]


def test_a_game_that_its_players_ended_says_how(going_on: Analysis, english: Words) -> None:
    given_up = unfinished(ending=Ending("conceded", ANN, (BOB,)))
    assert tell(given_up, going_on, english, FAIR).result == "Ann conceded: Bob wins"


# --- figures ----------------------------------------------------------------------------------------------------------


def test_the_summary_has_a_figure_for_each_player(missed: Analysis, english: Words) -> None:
    told = told_of(missed)
    rows = dict(summary_rows(english, told))
    assert rows["Decisions"] == ["1", "1"]
    assert rows["As good as the best"] == ["0%", "100%"]
    assert rows["Blunders ??"] == ["1", "0"]
    assert rows["The one good choice !"] == ["0", "0"]
    assert rows["Lost by choices"][0].startswith("−")
    assert rows["Lost by choices"][1] == "+0%"
    ann, bob = told.players
    assert ann.worst == told.moves[0]
    assert ann.best is bob.best is bob.worst is None


def test_chances_that_look_alike_are_told_once(missed: Analysis, english: Words) -> None:
    drawn, won = told_of(missed).moves
    assert chances(english, won) == "100%"
    assert chances(english, drawn).startswith("100% → ")


# --- kept as JSON -----------------------------------------------------------------------------------------------------


def test_an_analysis_that_was_kept_tells_the_same(missed: Analysis) -> None:
    kept = json.dumps(analysis_to_json(missed))
    again = analysis_from_json(json.loads(kept))
    assert again == missed
    assert again.result == (0.0, 1.0)
    assert told_of(again) == told_of(missed)


# --- graphs -----------------------------------------------------------------------------------------------------------


def test_the_lines_of_the_report_stay_within_their_graph(going_on: Analysis, english: Words) -> None:
    told = tell(unfinished(), going_on, english, OPEN)
    drawn = curves(english, told)
    assert [curve.name for curve in drawn] == ["Ann", "Bob"]
    for curve in drawn:
        points = [tuple(map(float, point.split(","))) for point in curve.line.split()]
        assert len(points) == 14
        assert points == sorted(points, key=lambda point: point[0])
        assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in points)
        assert [sign.step for sign in curve.signs] == [move.step for move in told.marked if move.seat == curve.seat]


def test_a_higher_chance_is_higher_in_the_terminal() -> None:
    shares = graph.columns([(0, 0.0), (1, 0.25), (2, 0.5), (3, 1.0)], 4, 4)
    assert shares == [0.0, 0.25, 0.5, 1.0]
    assert graph.rows(shares, 2) == ["   █", "▁▄██"]
    assert graph.rows([None, 0.5], 1, plain=True) == [" ."]


def test_moments_without_a_point_show_the_last_one_before() -> None:
    assert graph.columns([(2, 0.5), (3, 0.7)], 8, 4) == pytest.approx([None, 0.6, 0.6, 0.6])


def test_the_worst_signs_have_room_first() -> None:
    assert graph.signs_row([(3, "??"), (4, "?!"), (9, "!")], 10) == "   ??    !"
    assert graph.signs_row([(9, "??")], 10) == "        ??"
