"""A bot that plays at random."""

from __future__ import annotations

from random import Random

from tenages.bots.seeds import given_or_new
from tenages.rules.options import Decision, Option
from tenages.sight.view import View


class RandomBot:
    """Takes any option, each as likely as the others. With the same seed it plays the same again."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(given_or_new(seed))

    def decide(self, view: View, decision: Decision) -> Option:
        """One of the decision's options, whichever."""
        options = decision.options
        return options[int(self._random.random() * len(options))]
