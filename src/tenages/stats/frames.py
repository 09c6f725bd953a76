"""Statistics as tidy tables, for Polars, R or a spreadsheet: written as CSV or as Parquet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tenages.extras import need
from tenages.rules.icons import COLOR_NAMES
from tenages.stats.deeds import DEEDS
from tenages.stats.lead import ACHIEVEMENTS, MEASURES, PERCENT, SCORE, TURN
from tenages.stats.spread import spread
from tenages.stats.tally import WHOLE, Tally
from tenages.stats.totals import Stats

if TYPE_CHECKING:
    import polars

Row = dict[str, Any]
Schema = Mapping[str, type]

RATE: Final[Schema] = {
    "players": int,
    "wins": float,
    "win_rate": float,
    "low": float,
    "high": float,
    "base_rate": float,
}
"""How many players did it, how many of them won, the 95% interval, and the rate if all were equal."""

SCHEMAS: Final[Mapping[str, Schema]] = {
    "cards": {
        **{"card": str, "title": str, "set": str, "age": int, "color": str, "deed": str},
        **{"games": int, "times": int, "popularity": float},
        **RATE,
        "mean_turn": float,
    },
    "specials": {"special": str, "games": int, "share": float, **RATE, "mean_turn": float},
    "ends": {"how": str, "card": str, "games": int, "share": float, "drawn": int},
    "order": {"table": int, "place": int, **RATE},
    "bots": {"bot": str, **RATE},
    "lead": {
        **{"scale": str, "at": int, "measure": str, "games": int},
        **{"quarter": float, "median": float, "three_quarters": float},
        **{"leaders": int, "leader_wins": float, "leader_win_rate": float},
    },
    "games": {
        **{"game": int, "file": str, "seed": str, "edition": str, "expansions": str, "american": bool},
        **{"teams": bool, "players": int, "language": str, "from_position": bool, "bots": str, "beginner": int},
        **{"winners": str, "how": str, "card": str, "turns": int, "decisions": int},
    },
    "turns": {"game": int, "turn": int, "seat": int, "score": int, "achievements": int},
}
"""The columns of every table (docs/statistics.md)."""


def frames(stats: Stats) -> dict[str, polars.DataFrame]:
    """All tables by name."""
    library: Any = need("polars", "stats")
    makers: dict[str, Callable[[Stats], Iterable[Row]]] = {
        "cards": _cards,
        "specials": _specials,
        "ends": _ends,
        "order": _order,
        "bots": _bots,
        "lead": _lead,
        "games": _games,
        "turns": _turns,
    }
    return {name: library.DataFrame(list(make(stats)), schema=SCHEMAS[name]) for name, make in makers.items()}


def write_csv(stats: Stats, folder: Path) -> list[Path]:
    """Write every table as a CSV file; returns the files."""
    return _write(stats, folder, "csv", lambda frame, file: frame.write_csv(file))


def write_parquet(stats: Stats, folder: Path) -> list[Path]:
    """Write every table as a Parquet file; returns the files."""
    return _write(stats, folder, "parquet", lambda frame, file: frame.write_parquet(file))


def _write(stats: Stats, folder: Path, ending: str, write: Callable[[polars.DataFrame, Path], object]) -> list[Path]:
    made = frames(stats)
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, frame in made.items():
        file = folder / f"{name}.{ending}"
        write(frame, file)
        files.append(file)
    return files


def _rate(tally: Tally) -> Row:
    if not tally:
        return {"players": 0, "wins": 0.0}
    low, high = tally.interval
    return {
        "players": tally.players,
        "wins": tally.wins / WHOLE,
        "win_rate": tally.rate,
        "low": low,
        "high": high,
        "base_rate": tally.base_rate,
    }


def _mean_turn(tally: Tally) -> float | None:
    return tally.mean_turn if tally else None


def _cards(stats: Stats) -> Iterable[Row]:
    for card in stats.cards_in_play():
        for deed in DEEDS:
            tally = stats.done(card, deed)
            yield {
                **{"card": card.slug, "title": card.title, "set": card.deck},
                **{"age": card.age, "color": COLOR_NAMES[card.color], "deed": deed},
                **{"games": stats.games_with[card.index], "times": tally.times},
                "popularity": stats.popularity(card, deed),
                **_rate(tally),
                "mean_turn": _mean_turn(tally),
            }


def _specials(stats: Stats) -> Iterable[Row]:
    for special in stats.specials_in_play():
        tally = stats.claimed(special)
        games = stats.specials_in[special.number]
        yield {
            **{"special": special.name.lower(), "games": games, "share": tally.players / games},
            **_rate(tally),
            "mean_turn": _mean_turn(tally),
        }


def _ends(stats: Stats) -> Iterable[Row]:
    counted = Counter([(game.how, game.ended_by) for game in stats.games])
    drawn = Counter([(game.how, game.ended_by) for game in stats.games if game.drawn])
    for (how, card), number in sorted(counted.items()):
        share = number / len(stats.games)
        yield {"how": how, "card": card or None, "games": number, "share": share, "drawn": drawn[how, card]}


def _order(stats: Stats) -> Iterable[Row]:
    for (players, place), tally in sorted(stats.order.items()):
        yield {"table": players, "place": place + 1, **_rate(tally)}


def _bots(stats: Stats) -> Iterable[Row]:
    for name, tally in sorted(stats.bots.items()):
        yield {"bot": name, **_rate(tally)}


def _lead(stats: Stats) -> Iterable[Row]:
    for scale in (PERCENT, TURN):
        for measure in MEASURES:
            for at, balance in stats.lead.over_time(scale, measure):
                games, leaders = balance.leads.total(), balance.leaders
                quarters = spread(balance.leads)[1:4] if games else (None, None, None)
                yield {
                    **{"scale": scale, "at": at, "measure": measure, "games": games},
                    **dict(zip(("quarter", "median", "three_quarters"), quarters, strict=True)),
                    **{"leaders": leaders.players, "leader_wins": leaders.wins / WHOLE},
                    "leader_win_rate": leaders.rate if leaders else None,
                }


def _games(stats: Stats) -> Iterable[Row]:
    for number, game in enumerate(stats.games, start=1):
        rules = game.rules
        yield {
            **{"game": number, "file": game.file, "seed": str(game.seed), "edition": rules.edition},
            **{"expansions": " ".join(rules.expansions) or None, "american": bool(rules.american)},
            **{"teams": rules.teams, "players": rules.players, "language": rules.language},
            **{"from_position": game.from_position, "bots": "|".join(game.names) or None},
            **{"beginner": game.beginner, "winners": " ".join(map(str, game.winners)) or None, "how": game.how},
            **{"card": game.ended_by or None, "turns": game.turns, "decisions": game.decisions},
        }


def _turns(stats: Stats) -> Iterable[Row]:
    for number, game in enumerate(stats.games, start=1):
        for turn in range(game.turns + 1):
            scores, achievements = game.timeline.at(turn, SCORE), game.timeline.at(turn, ACHIEVEMENTS)
            for seat in range(game.rules.players):
                yield {
                    **{"game": number, "turn": turn, "seat": seat},
                    **{"score": scores[seat], "achievements": achievements[seat]},
                }
