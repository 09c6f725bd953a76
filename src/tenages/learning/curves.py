"""The curves of a run as a picture: wins against our bots with their 95% intervals, entropy and losses."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from tenages.extras import need
from tenages.learning.journal import IMPROVEMENT, lines
from tenages.words.catalogue import Words

PICTURE: Final = "curves.png"
MOST_POINTS: Final = 500
"""A curve has no more points than this: each is the mean of some rounds."""
MILLION: Final = 1_000_000
PANELS: Final = (
    ("entropy", "train-entropy"),
    ("value_loss", "train-value-loss"),
    ("policy_loss", "train-policy-loss"),
)
"""The figures besides the matches, and the keys of their titles."""


def draw(words: Words, folder: Path) -> Path:
    """Draw the curves of what is noted down so far; returns the path of the picture."""
    figures: Any = need("matplotlib.figure", "train")
    noted = list(lines(folder))
    rounds = [line for line in noted if "match" not in line and IMPROVEMENT not in line]
    matches = [line for line in noted if "match" in line]
    figure = figures.Figure(figsize=(10, 7), layout="constrained")
    panels = figure.subplots(2, 2)
    _draw_matches(words, panels[0][0], matches)
    for panel, (name, key) in zip((panels[0][1], panels[1][0], panels[1][1]), PANELS, strict=True):
        panel.plot(*_thinned(rounds, name), color="tab:blue")
        panel.set_title(words.say(key))
    for panel in panels.flat:
        panel.set_xlabel(words.say("train-million-decisions"))
        panel.set_xlim(left=0)
        panel.grid(alpha=0.3)
    path = folder / PICTURE
    # Someone may be looking at the picture, so it is never there in part.
    new = folder / f"{PICTURE}.new"
    figure.savefig(new, format="png", dpi=110)
    os.replace(new, path)
    return path


def _draw_matches(words: Words, panel: Any, matches: list[dict[str, Any]]) -> None:
    panel.set_title(words.say("train-matches"))
    panel.set_ylim(0, 1)
    panel.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    for bot in dict.fromkeys([line["match"] for line in matches]):
        found = [line for line in matches if line["match"] == bot]
        decisions = [line["decisions"] / MILLION for line in found]
        (drawn,) = panel.plot(decisions, [line["won"] for line in found], marker="o", markersize=3, label=bot)
        low, high = [line["low"] for line in found], [line["high"] for line in found]
        panel.fill_between(decisions, low, high, alpha=0.15, color=drawn.get_color())
        # A single match has no band.
        panel.vlines(decisions, low, high, alpha=0.5, linewidth=1, color=drawn.get_color())
    if matches:
        panel.legend(loc="lower right")


def _thinned(rounds: list[dict[str, Any]], name: str) -> tuple[list[float], list[float]]:
    """Decisions in millions, and the figure with this name: the means of so many rounds that the curve can be read."""
    each = max(1, -(-len(rounds) // MOST_POINTS))
    parts = [rounds[start : start + each] for start in range(0, len(rounds), each)]
    places = [part[-1]["decisions"] / MILLION for part in parts]
    return places, [sum([line[name] for line in part]) / len(part) for part in parts]
