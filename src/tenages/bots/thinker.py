"""What all bots have in common that weigh their options: they take the best, and can say why when asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import NamedTuple

from tenages.bots.comment import Comment, comment
from tenages.bots.thinking.evaluation import Evaluation
from tenages.bots.thinking.weights import evaluation_for
from tenages.rules.options import Decision, Option
from tenages.sight.view import View


class Weighed(NamedTuple):
    """An option, and what a bot thinks of it."""

    option: Option
    chance: float
    """The chance to win with it, as the bot sees it."""
    votes: float
    """The option with most of them is taken: the chance itself, or how often a search came back to it."""


class Thinker(ABC):
    """A bot that weighs its options. With the same seed it plays the same again, unless a clock stops it."""

    def __init__(self, seed: int | None = None, evaluation: Evaluation | None = None) -> None:
        self._random = Random(seed)
        self._evaluation = evaluation
        self._last: tuple[View, list[Weighed]] | None = None

    def decide(self, view: View, decision: Decision) -> Option:
        """The option that it thinks best."""
        if len(decision.options) == 1:
            # Forgotten, for there was nothing to think about.
            self._last = None
            return decision.options[0]
        weighed = self.weigh(view, decision)
        weighed.sort(key=lambda each: (each.votes, each.chance), reverse=True)
        self._last = view, weighed
        return weighed[0].option

    @abstractmethod
    def weigh(self, view: View, decision: Decision) -> list[Weighed]:
        """What it thinks of each option; at least of one."""

    def comment(self) -> Comment | None:
        """Why it decided as it did last; None if there was nothing to decide."""
        if self._last is None:
            return None
        view, weighed = self._last
        chances = [(each.option, each.chance) for each in weighed]
        return comment(view, chances, self.evaluation(view), Random(0))

    def evaluation(self, view: View) -> Evaluation:
        """What it evaluates positions with: what it was given, or what was fitted for such tables."""
        return self._evaluation or evaluation_for(view.setup)
