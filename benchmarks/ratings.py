"""The levels on one scale: Elo, with `random` at 0, for page, terminal and docs.

    make ratings                      everything; on two cores it takes about an hour, nearly all of it for the master
    make ratings SHARE=0.1            a tenth of the games
    python -m benchmarks.ratings --players 4, or --echoes       another table; that is only shown, not written

The ratings are written to src/tenages/bots/ratings.json and into the table of docs/bots.md.
Every level plays the next weaker one, and the novice plays `random`, with paired deals in swapped seats. The scale is
that of Bradley and Terry, by maximum likelihood: 400 points are odds of ten to one. Each match begins with one deal of
which both have won a game, so that a match without a defeat has a rating too (Laplace's rule). The 95% intervals are
those of a bootstrap that draws deals, of each match apart. Results are kept in build/ratings, so that it can be
resumed: remove that folder when a bot has changed.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from tenages.bots.levels import LEVELS
from tenages.bots.ratings import FILE
from tenages.build import is_compiled
from tenages.intervals import Winnings
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.setup import Rules
from tenages.terminal.progress import progress_bar
from tenages.tournament.standings import Standings
from tenages.tournament.tournament import tournament
from tenages.version import __version__

FOLDER: Final = Path("build/ratings")
WRITTEN: Final = Path("src/tenages/bots") / FILE
DOCS: Final = Path("docs/bots.md")
ANCHOR: Final = "random"
GAMES: Final = {"novice": 4000, "adept": 1000, "expert": 1000, "champion": 1000, "master": 200}
"""How many games each level plays against the next weaker one. Many against `random`: all ratings rest on them, and who
wins 98 of 100 games is known no better than by the few defeats."""
FEWEST: Final = 10
PRIOR: Final = Winnings(1.0, 2)
"""What each match begins with."""
RESAMPLES: Final = 2000
POINTS: Final = 400 / np.log(10)
"""Elo points for each unit of the logarithm of the odds."""


class Match(NamedTuple):
    """What one bot won against another, deal by deal."""

    better: str
    worse: str
    deals: list[Winnings]

    @property
    def total(self) -> Winnings:
        """What was won in all games."""
        return Winnings(sum([deal.won for deal in self.deals]), sum([deal.games for deal in self.deals]))


def fitted(names: Sequence[str], matches: Sequence[tuple[str, str, Winnings]]) -> list[float]:
    """The most likely Elo of all, the first of whom has 0; every match counts with the prior."""
    pairs = [(names.index(one), names.index(other), won.won, won.games) for one, other, won in matches]
    strengths = np.zeros(len(names))
    for _ in range(100):
        slope, bend = np.zeros(len(names)), np.zeros((len(names), len(names)))
        for one, other, won, games in pairs:
            expected = 1 / (1 + np.exp(strengths[other] - strengths[one]))
            surprise = won + PRIOR.won - (games + PRIOR.games) * expected
            weight = (games + PRIOR.games) * expected * (1 - expected)
            for place, sign in ((one, 1), (other, -1)):
                slope[place] += sign * surprise
                bend[place, one] += sign * weight
                bend[place, other] -= sign * weight
        # Newton's method; the first one stays where it is.
        step = np.linalg.solve(bend[1:, 1:], slope[1:])
        strengths[1:] += step
        if np.abs(step).max() < 1e-9:
            break
    return [float(strength) * POINTS for strength in strengths]


def intervals(names: Sequence[str], matches: Sequence[Match], seed: int = 1) -> list[tuple[float, float]]:
    """The 95% interval of each rating, from ratings after deals that were drawn again and again."""
    random = np.random.default_rng(seed)
    # The deal of the prior can be drawn as well: so there is a width even where all games were won.
    pools = [np.array([(deal.won, deal.games) for deal in (*match.deals, PRIOR)]) for match in matches]
    found: list[list[float]] = []
    for _ in range(RESAMPLES):
        drawn = [_drawn(pool, random) for pool in pools]
        found.append(fitted(names, [(one.better, one.worse, won) for one, won in zip(matches, drawn, strict=True)]))
    low, high = np.percentile(np.array(found), [2.5, 97.5], axis=0)
    return [(float(one), float(other)) for one, other in zip(low, high, strict=True)]


def _drawn(pool: NDArray[np.float64], random: np.random.Generator) -> Winnings:
    won, games = pool[random.integers(len(pool), size=len(pool))].sum(axis=0)
    return Winnings(float(won), float(games))


def rated(matches: Sequence[Match]) -> dict[str, dict[str, int]]:
    """Every level with its rating, its interval, and in how many games it played."""
    names = [ANCHOR, *[match.better for match in matches]]
    ratings = fitted(names, [(match.better, match.worse, match.total) for match in matches])
    return {
        name: {
            "rating": round(rating),
            "low": round(low),
            "high": round(high),
            "games": int(sum([match.total.games for match in matches if name in match[:2]])),
        }
        for name, rating, (low, high) in zip(names, ratings, intervals(names, matches), strict=True)
        if name != ANCHOR
    }


def played(better: str, worse: str, games: int, rules: Rules, processes: int | None, console: Console) -> Match:
    """Play a match, or what is left of it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{'-'.join((better, worse, str(rules.players), *rules.expansions))}.jsonl"
    with progress_bar(console, f"{better} : {worse}") as report_progress:
        standings = tournament(
            (better, worse),
            games,
            rules,
            processes=processes,
            results=file,
            progress=lambda standings: report_progress(standings.done, len(standings.fixtures), ""),
        )
    return Match(better, worse, deals_of(standings))


def deals_of(standings: Standings) -> list[Winnings]:
    """What the first entrant won in each deal; a game that broke off does not count."""
    deals: defaultdict[int, Winnings] = defaultdict(Winnings)
    for game in standings.played():
        deal = standings.fixtures[game.number].deal
        deals[deal] = deals[deal].plus(standings.shares(game)[0])
    return list(deals.values())


def as_data(matches: Sequence[Match], rules: Rules) -> dict[str, Any]:
    """What is written: the ratings, and what they rest on."""
    return {
        "version": __version__,
        "anchor": ANCHOR,
        "table": {"players": rules.players, "edition": rules.edition, "expansions": list(rules.expansions)},
        "levels": rated(matches),
        "matches": [
            {"better": one.better, "worse": one.worse, "games": int(one.total.games), "won": one.total.won}
            for one in matches
        ],
    }


def main() -> None:
    """Play all matches, show the ratings, and write them if the table is the usual one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games that is played")
    parser.add_argument("--master-games", type=int, default=None, help="the number of games of the master, if another")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--echoes", action="store_true")
    parser.add_argument("--processes", type=int, default=None)
    options = parser.parse_args()
    console = Console(markup=False, emoji=False)
    errors = Console(markup=False, emoji=False, stderr=True)
    if not is_compiled():
        console.print("The engine is not compiled: bots with a budget of seconds are weaker so.")
    rules = Rules(options.players, DEFAULT_EDITION, False, ("echoes",) if options.echoes else ())
    wanted = {level: max(FEWEST, round(games * options.share)) for level, games in GAMES.items()}
    if options.master_games:
        wanted["master"] = options.master_games
    matches = []
    for worse, better in zip((ANCHOR, *LEVELS), LEVELS, strict=False):
        matches.append(played(better, worse, wanted[better], rules, options.processes, errors))
    data = as_data(matches, rules)
    console.print(shown(data))
    if options.players == 2 and not options.echoes:
        WRITTEN.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
        DOCS.write_text(with_ratings(DOCS.read_text("utf-8"), data), encoding="utf-8")
        console.print(f"Written to {WRITTEN} and {DOCS}.")
    else:
        console.print("Only the ratings of the usual table are written.")


def with_ratings(text: str, data: dict[str, Any]) -> str:
    """The page about bots with these ratings in its table of levels."""
    for level, figures in data["levels"].items():
        row = f"| `{level}` | {figures['rating']} | {figures['low']} to {figures['high']} | {figures['games']} |"
        text = re.sub(rf"\| `{level}` \| \S+ \| \S+ to \S+ \| \S+ \|", row, text)
    return text


def shown(data: dict[str, Any]) -> Table:
    """The ratings as a table."""
    table = Table("level", "Elo", "95%", "against", "games", "won")
    for match in data["matches"]:
        level = data["levels"][match["better"]]
        table.add_row(
            match["better"],
            str(level["rating"]),
            f"{level['low']} to {level['high']}",
            match["worse"],
            str(match["games"]),
            f"{match['won'] / match['games']:.1%}",
        )
    return table


if __name__ == "__main__":
    main()
