"""The weights of the evaluation, fitted by benchmarks/fit_weights.py: other ones for each combination of card sets."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from tenages.bots.thinking.evaluation import Evaluation
from tenages.bots.thinking.features import NAMES
from tenages.cards import CARDS

if TYPE_CHECKING:
    from tenages.rules.setup import Setup

FILE: Final = "weights.json"


def kind_of(setup: Setup) -> str:
    """Under which name the weights for a table are kept: by the sets that are played with."""
    return "-".join([card_set.name for card_set in setup.sets])


def evaluation_for(setup: Setup) -> Evaluation:
    """The evaluation for a table."""
    return _evaluation(kind_of(setup))


@cache
def _evaluation(kind: str) -> Evaluation:
    return evaluation_from(json.loads(files("tenages.bots").joinpath(FILE).read_text(encoding="utf-8"))[kind])


def evaluation_from(weights: dict[str, Any]) -> Evaluation:
    """The evaluation with these weights, by name as in the file. A weight that is not there is 0."""
    features, tops, hands = weights["features"], weights["tops"], weights["hands"]
    return Evaluation(
        [float(features.get(name, (0.0, 0.0))[0]) for name in NAMES],
        [float(features.get(name, (0.0, 0.0))[1]) for name in NAMES],
        [float(tops.get(card.slug, 0.0)) for card in CARDS],
        [float(hands.get(card.slug, 0.0)) for card in CARDS],
    )
