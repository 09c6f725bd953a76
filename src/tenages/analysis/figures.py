"""The figures of a told analysis as texts, for the terminal and the report."""

from __future__ import annotations

from typing import Final

from tenages.analysis.marks import COSTS, ONLY
from tenages.analysis.telling import Telling, ToldMove
from tenages.words.analysis import points_words
from tenages.words.bots import percent
from tenages.words.catalogue import Words
from tenages.words.stats import NOTHING, count

MARKS: Final = (*COSTS, ONLY)
"""All marks, the worst first."""


def moment(words: Words, turn: int) -> str:
    """When a decision was made."""
    return words.say("analysis-report-turn", turn=turn) if turn else words.say("analysis-report-start")


def chances(words: Words, move: ToldMove) -> str:
    """The chance with the best option and the one that is left, or only that one if they look alike."""
    if move.best is None or move.played is None:
        return NOTHING
    best, played = percent(words, move.best), percent(words, move.played)
    return played if best == played else words.say("analysis-report-from-to", best=best, played=played)


def summary_rows(words: Words, told: Telling) -> list[tuple[str, list[str]]]:
    """The rows of the summary: a label, and a figure for each player."""
    every = [player.summary for player in told.players]
    rows = [
        ("decisions", [count(words, each.decisions) for each in every]),
        ("accuracy", [NOTHING if each.accuracy is None else percent(words, each.accuracy) for each in every]),
        ("lost", [points_words(words, -each.lost) for each in every]),
        ("luck", [points_words(words, each.luck) for each in every]),
        *[(f"count-{mark}", [count(words, each.marks[mark]) for each in every]) for mark in MARKS],
    ]
    return [(words.say(f"analysis-report-{key}"), figures) for key, figures in rows]
