"""The texts of `tenages tournament` that combine several messages: figures, and why games were aborted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tenages.words.bench import value
from tenages.words.catalogue import Value, Words
from tenages.words.isolation import isolated

NOTHING: Final = "–"
"""Shown instead of a missing figure."""


def percent(words: Words, share: float | None) -> str:
    """A share of games."""
    return NOTHING if share is None else words.say("talk-share-figure", number=share)


def interval(words: Words, low: float, high: float) -> str:
    """The confidence interval of a share."""
    return words.say("tournament-interval", low=100 * low, high=high)


def rating(words: Words, mu: float, sigma: float) -> str:
    """A rating with its uncertainty."""
    return words.say("tournament-rating-figure", mu=mu, spread=3 * sigma)


def duration(words: Words, seconds: float) -> str:
    """A time in a suitable unit."""
    for unit, times in (("seconds", 1.0), ("milliseconds", 1e3)):
        if seconds * times >= 1:
            return words.say(f"tournament-{unit}", value=value(words, seconds * times))
    return words.say("tournament-microseconds", value=value(words, seconds * 1e6))


def leading(words: Words, name: str, share: float) -> str:
    """Who is ahead so far."""
    return words.say("tournament-leading", name=isolated(name), share=percent(words, share))


def breach(
    words: Words, seed: int, names: Sequence[str], culprit: str | None, reason: str, details: Mapping[str, Value]
) -> str:
    """An aborted game: which one, whose fault it was if that is known, and why."""
    why = words.say(f"tournament-broke-{reason}", **details)
    seats = ", ".join([isolated(name) for name in names])
    if culprit is None:
        return words.say("tournament-breach", seed=str(seed), seats=seats, why=why)
    return words.say("tournament-breach-by", seed=str(seed), seats=seats, name=isolated(culprit), why=why)
