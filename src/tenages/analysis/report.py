"""The analysis of a whole game: the steps that have been judged so far, and what follows from them.

It can be made again at any time while judgements come in, which costs next to nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from tenages.analysis.judged import FULL, JudgedStep, Rating
from tenages.analysis.marks import AS_GOOD, COSTS, ONLY, is_mistake, lead_of, mark_of
from tenages.rules.options import DOGMA, MELD, option_named

Eyes = Literal["fair", "open"]
FAIR: Final[Eyes] = "fair"
OPEN: Final[Eyes] = "open"
FEWEST_TOLD: Final = 0.005
"""A card that earned less than this is not told."""


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """How well one player played, and what luck did."""

    seat: int
    decisions: int
    """How often there was something to decide."""
    accuracy: float | None
    """The share of his decisions that were as good as the best; None without any."""
    lost: float
    """All chance that his choices cost, added up."""
    luck: float
    """All that the cards that he drew brought against what he could expect, added up."""
    marks: Mapping[str, int]
    """How many choices got each mark."""
    best: int | None
    """The step of his best decision: the one good choice with the largest lead."""
    worst: int | None
    """The step of his worst decision."""
    cards: tuple[tuple[str, float], ...]
    """What each card earned, most first: its chance over the best action without it, added up over its uses."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game with its judged steps."""

    players: int
    steps: int
    """How many choices the game has."""
    judged: Mapping[int, JudgedStep]
    """By the number of the step; those that have not been judged yet are missing."""
    result: tuple[float, ...] | None
    """What the game was worth to each seat in the end; None if it is not over."""

    @property
    def is_begun(self) -> bool:
        """Whether every step has at least a quick answer."""
        return len(self.judged) == self.steps

    @property
    def is_done(self) -> bool:
        """Whether every step has its full answer."""
        return self.is_begun and self.deep == self.steps

    @property
    def deep(self) -> int:
        """How many steps have their full answer."""
        return len([judged for judged in self.judged.values() if judged.depth == FULL.name])

    def rating(self, step: int, eyes: Eyes) -> Rating | None:
        """The rating of a choice; None if it has not been judged yet."""
        judged = self.judged.get(step)
        return None if judged is None else rating_of(judged, eyes)

    def mark(self, step: int, eyes: Eyes) -> str:
        """The mark of a choice."""
        judged = self.judged.get(step)
        return "" if judged is None else mark_of(judged, rating_of(judged, eyes))

    def mistakes(self, seat: int, eyes: Eyes = FAIR) -> list[int]:
        """The steps at which a player made a mistake of any grade, in order."""
        return [step for step in sorted(self.judged) if self._is_mistake_of(step, seat, eyes)]

    def curve(self, seat: int, eyes: Eyes) -> list[tuple[int, float]]:
        """A seat's chance to win over time: open at every step, fair at its own decisions; and how it ended."""
        found = [
            (step, rating_of(judged, eyes).chances[seat])
            for step, judged in sorted(self.judged.items())
            if eyes == OPEN or judged.seat == seat
        ]
        return found if self.result is None else [*found, (self.steps, self.result[seat])]

    def summary(self, seat: int, eyes: Eyes = FAIR) -> PlayerSummary:
        """How well a player played."""
        own = [judged for _, judged in sorted(self.judged.items()) if judged.seat == seat]
        decided = [judged for judged in own if not judged.is_forced]
        rated = [(judged, rating_of(judged, eyes)) for judged in decided]
        marks = [mark_of(judged, rating) for judged, rating in rated]
        leads = [
            (lead_of(judged, rating), judged.step)
            for (judged, rating), mark in zip(rated, marks, strict=True)
            if mark == ONLY
        ]
        losses = [(rating.loss, judged.step) for judged, rating in rated if rating.loss >= min(COSTS.values())]
        as_good = len([rating for _, rating in rated if rating.loss < AS_GOOD])
        return PlayerSummary(
            seat=seat,
            decisions=len(decided),
            accuracy=as_good / len(decided) if decided else None,
            lost=sum([rating.loss for _, rating in rated]),
            luck=sum([judged.luck for judged in own]),
            marks={mark: marks.count(mark) for mark in (*COSTS, ONLY)},
            best=max(leads)[1] if leads else None,
            worst=max(losses)[1] if losses else None,
            cards=tuple(_earnings(rated)),
        )

    def _is_mistake_of(self, step: int, seat: int, eyes: Eyes) -> bool:
        return self.judged[step].seat == seat and is_mistake(self.mark(step, eyes))


def rating_of(judged: JudgedStep, eyes: Eyes) -> Rating:
    """The rating with this knowledge."""
    return judged.fair if eyes == FAIR else judged.open


def _earnings(rated: Iterable[tuple[JudgedStep, Rating]]) -> list[tuple[str, float]]:
    """What each card earned: whenever it was melded or activated, its chance over the best option without it."""
    earned: defaultdict[str, float] = defaultdict(float)
    for judged, rating in rated:
        card = _card_of(judged.played) if option_named(judged.played).kind in (MELD, DOGMA) else ""
        played = rating.chance_of(judged.played)
        others = [each.chance for each in rating.options if _card_of(each.option) != card]
        if card and played is not None and others:
            earned[card] += played - max(others)
    told = [(card, worth) for card, worth in earned.items() if abs(worth) >= FEWEST_TOLD]
    return sorted(told, key=lambda each: -each[1])


def _card_of(notation: str) -> str:
    card = option_named(notation).card
    return "" if card is None else card.slug
