"""The base of all bots that rate their options: they take the best one, and can say why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import NamedTuple

from tenages.bots.comment import Comment, comment
from tenages.bots.line import Step
from tenages.bots.seeds import given_or_new
from tenages.bots.thinking.evaluation import Evaluation
from tenages.bots.thinking.weights import evaluation_for
from tenages.rules.options import Decision, Option
from tenages.sight.view import View


class RatedOption(NamedTuple):
    """An option with a bot's rating."""

    option: Option
    chance: float
    """The chance to win with it, as the bot estimates it."""
    votes: float
    """The option with most votes is taken. They are the chance itself, or the visits of a search."""
    sure: bool = True
    """Whether the chance can be told, if someone asks; a search has hardly looked at options that look bad."""


class Thinker(ABC):
    """A bot that rates its options. With the same seed it plays the same again, unless a clock stops it."""

    def __init__(self, seed: int | None = None, evaluation: Evaluation | None = None) -> None:
        self._random = Random(given_or_new(seed))
        self._evaluation = evaluation
        self._last: tuple[View, list[RatedOption]] | None = None

    def decide(self, view: View, decision: Decision) -> Option:
        """The option that it thinks best."""
        if len(decision.options) == 1:
            # There was nothing to decide, so there is nothing to comment on.
            self._last = None
            return decision.options[0]
        rated = self.rate(view, decision)
        rated.sort(key=lambda each: (each.votes, each.chance), reverse=True)
        self._last = view, rated
        return rated[0].option

    @abstractmethod
    def rate(self, view: View, decision: Decision) -> list[RatedOption]:
        """The ratings of the options; at least one of them."""

    def comment(self) -> Comment | None:
        """Why it decided as it did last; None if there was nothing to decide."""
        if self._last is None:
            return None
        view, rated = self._last
        chosen, *others = rated
        # What was hardly looked at says nothing about what was at stake.
        told = sorted([each for each in others if each.sure], key=lambda each: each.chance, reverse=True)
        compared = [(each.option, each.chance) for each in (chosen, *(told or others)[:1])]
        said = comment(view, compared, self.evaluation(view), Random(0))
        return said._replace(
            now=self.now(view, rated),
            worst=told[-1].chance if told else None,
            options=tuple([(each.option, each.chance) for each in (chosen, *told)]),
            line=self.line(view),
        )

    def now(self, view: View, rated: list[RatedOption]) -> float:
        """The chance to win before the choice: the mean over the options, as often as the search took each."""
        votes = sum([each.votes for each in rated])
        return sum([each.chance * each.votes for each in rated]) / votes if votes else rated[0].chance

    def line(self, view: View) -> tuple[Step, ...]:
        """The actions that it expects after its last choice; see `tenages.bots.line`. Most bots look less far ahead."""
        return ()

    def evaluation(self, view: View) -> Evaluation:
        """The evaluation of positions: the one it was given, or the one fitted for such tables."""
        return self._evaluation or evaluation_for(view.setup)
