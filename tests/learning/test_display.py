"""How a run is shown while it goes on: a bar with figures in a terminal, else lines."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

from rich.console import Console

from tenages.cli.training_display import line, training_display
from tenages.intervals import Rate
from tenages.learning.report import Standing
from tenages.words.catalogue import words_of

STANDING = Standing(
    rounds=30,
    decisions=2_500_000,
    goal=10_000_000,
    games=20_500,
    per_second=4321.0,
    playing=0.75,
    entropy=1.2345,
    value_loss=0.25,
    seconds_left=5400.0,
    matches={"greedy": Rate(38.0, 100, 0.29, 0.48)},
    match_round=25,
)


def shown(*standings: Standing, terminal: bool) -> str:
    """What is on the screen in the end."""
    written = StringIO()
    console = Console(file=written, force_terminal=terminal, width=100, highlight=False, color_system=None)
    with training_display(words_of("en-asmadi"), console) as show:
        for standing in standings:
            show(standing)
    return written.getvalue()


def test_a_line_has_everything_that_one_wants_to_know() -> None:
    assert line(words_of("en-asmadi"), STANDING) == (
        "2,500,000 of 10,000,000 decisions · games 20,500 · decisions a second 4,321 · "
        "time 75% playing, 25% learning · entropy 1.234 · value loss 0.250 · "
        "against greedy 38.0% (29.0–48.0%) of 100 games · still to go 1 h 30 min"
    )


def test_it_is_told_in_french_too() -> None:
    said = line(words_of("fr-iello"), STANDING).replace("\u202f", " ").replace("\u00a0", " ")
    assert "2 500 000 décisions sur 10 000 000" in said
    assert "contre greedy 38,0 % (29,0–48,0 %) de 100 parties" in said


def test_in_a_terminal_there_is_a_bar() -> None:
    said = shown(STANDING, terminal=True)
    assert "━" in said
    assert "against greedy" in said


def test_without_one_only_the_first_round_matches_and_the_end_are_told() -> None:
    again = replace(STANDING, rounds=31)
    match = replace(STANDING, rounds=50, match_round=50, games=30_000)
    end = replace(match, rounds=51, decisions=10_000_000)
    said = shown(STANDING, again, match, replace(match, rounds=52), end, terminal=False)
    assert len(said.splitlines()) == 3
    assert "games 30,000" in said.splitlines()[1]
    assert said.splitlines()[2].startswith("10,000,000 of 10,000,000 decisions")
