"""The standings of a tournament as plain data, for programs."""

from __future__ import annotations

from typing import Any, Final

from tenages.intervals import Rate
from tenages.rules.endings import WAYS
from tenages.tournament.span import Span
from tenages.tournament.standings import Breach, Standing, Standings

DIGITS: Final = 4
SECONDS_DIGITS: Final = 6
Data = dict[str, Any]


def as_data(standings: Standings) -> Data:
    """All figures; times are in seconds, and `interval` is the 95% interval."""
    ends = standings.ends()
    return {
        "rules": standings.rules._asdict(),
        "seed": standings.fixtures[0].deal,
        "games": len(standings.fixtures),
        "played": len(standings.played()),
        "entrants": [_row(row) for row in standings.table()],
        "against": _against(standings) if standings.in_pairs() else None,
        "ended": {how: ends[how] for how in WAYS},
        "drawn": standings.drawn(),
        "turns": _lengths(standings.turns()),
        "decisions": _lengths(standings.decisions()),
        "forfeit": standings.forfeit,
        "forfeited": len(standings.forfeited()),
        "broken": [_breach(one) for one in standings.breaches()],
    }


def _against(standings: Standings) -> dict[str, dict[str, Data]]:
    names = [entrant.name for entrant in standings.entrants]
    return {
        name: {
            other: _rate(standings.between(place, against)) for against, other in enumerate(names) if against != place
        }
        for place, name in enumerate(names)
    }


def _row(row: Standing) -> Data:
    thinking = row.thinking
    return {
        **row.entrant.as_data(),
        **_rate(row.rate),
        "rating": {"mu": round(row.rating.mu, DIGITS), "sigma": round(row.rating.sigma, DIGITS)},
        "won_by": {how: round(won, DIGITS) for how, won in row.ways.items()},
        "won_by_forfeit": round(row.gifts, DIGITS),
        "drawn": row.drawn,
        "seconds": {
            "decisions": thinking.decisions,
            "mean": round(thinking.mean, SECONDS_DIGITS),
            "longest": round(thinking.longest, SECONDS_DIGITS),
            "budget": thinking.budget or None,
            "late": thinking.late if thinking.budget else None,
        },
        "broken_off": row.broken,
        "illegal": row.illegal,
    }


def _rate(rate: Rate) -> Data:
    return {
        "games": rate.games,
        "won": round(rate.won, DIGITS),
        "rate": None if rate.rate is None else round(rate.rate, DIGITS),
        "interval": [round(rate.low, DIGITS), round(rate.high, DIGITS)],
    }


def _lengths(span: Span) -> dict[str, float]:
    return {"shortest": span.low, "mean": round(span.mean, DIGITS), "longest": span.high}


def _breach(breach: Breach) -> Data:
    return {
        "game": breach.fixture.number,
        "seed": breach.fixture.deal,
        "seats": list(breach.names),
        "by": breach.culprit,
        "reason": breach.result.reason,
        "details": breach.result.details,
        "trace": breach.result.trace,
    }
