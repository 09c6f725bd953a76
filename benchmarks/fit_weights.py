"""Fits the weights of the bots' evaluation from games that bots play against each other.

In each round, bots play with the current weights, and sometimes at random, at tables of all kinds. Positions before
actions are recorded with the features of all players; then the weights are fitted to predict the winners (multinomial
logistic regression). The first round is random play.

    python -m benchmarks.fit_weights base --rounds 4 --games 3000
    python -m benchmarks.fit_weights echoes

The result is written to src/tenages/bots/weights.json. With the compiled engine (PYTHONPATH=build/compiled) a run takes
minutes.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix, hstack

import tenages
from tenages.bots import RandomBot
from tenages.bots.bot import Bot
from tenages.bots.greedy import GreedyBot
from tenages.bots.thinking.features import NAMES, features, stage
from tenages.bots.thinking.weights import evaluation_from, kind_of
from tenages.cards import CARDS
from tenages.rules.options import LAST_AGE
from tenages.rules.purposes import ACT

FILE: Final = Path(__file__).parent.parent / "src/tenages/bots/weights.json"
EXPANSIONS: Final = {"base": (), "echoes": ("echoes",)}
EDITIONS: Final = ("asmadi-3", "asmadi-3", "asmadi-1", "iello")
"""The editions that are played; one that is listed twice is played twice as often."""
SEATS: Final = (2, 2, 2, 3, 4)
RANDOM_SHARE: Final = 0.06
"""The share of random choices, so that the weights also learn what good players avoid."""
RECORDED_SHARE: Final = 0.35
"""The share of positions that are recorded: positions of one game are similar."""
PRIOR: Final = 3.0
"""The strength of the regularization, which pulls weights towards zero."""
PRIOR_OF_CARDS: Final = 30.0

HAND_FEATURES: Final = ("hand", "hand ages", "hand above board")
BATCH: Final = 20
OPTIMIZER_OPTIONS: Final = {"maxiter": 300}

Rows = list[list[float]]


class Moment(NamedTuple):
    """The features of all players before an action, and who won the game."""

    stage: float
    rows: Rows
    tops: list[list[int]]
    hands: list[list[int]]
    won: list[float]


def moment(game: tenages.Game) -> Moment:
    """The current position; the winner is added later."""
    table = game.table
    rows = [features(table, player) for player in table.players]
    tops = [[pile[0].index for pile in player.piles if pile] for player in table.players]
    hands = [[card.index for card in player.hand] for player in table.players]
    late = stage(table) / LAST_AGE
    return Moment(late, rows, tops, hands, [])


def play(seed: int, expansions: tuple[str, ...], weights: dict[str, Any] | None) -> list[Moment]:
    """Play one game; returns the recorded positions."""
    random = Random(f"fit {seed}")
    seats = random.choice(SEATS)
    edition = random.choice(EDITIONS)
    game = tenages.new_game(seats, edition=edition, expansions=expansions, seed=random.randrange(2**32))
    evaluation = None if weights is None else evaluation_from(weights)
    bots: list[Bot] = [
        RandomBot(random.randrange(2**32)) if evaluation is None else GreedyBot(random.randrange(2**32), evaluation)
        for _ in range(seats)
    ]
    recorded: list[Moment] = []
    while (decision := game.decision) is not None:
        if decision.purpose == ACT and random.random() < RECORDED_SHARE:
            recorded.append(moment(game))
        if random.random() < RANDOM_SHARE:
            game.choose(random.choice(decision.options))
        else:
            game.choose(bots[decision.player].decide(game.view(decision.player), decision))
    assert game.outcome is not None
    # A draw is worth as much to all.
    winners = game.outcome.winners or tuple(range(seats))
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [each._replace(won=won) for each in recorded]


def batch(seeds: list[int], expansions: tuple[str, ...], weights: dict[str, Any] | None) -> list[Moment]:
    """Play several games; returns the recorded positions."""
    return [each for seed in seeds for each in play(seed, expansions, weights)]


def played(seeds: list[int], expansions: tuple[str, ...], weights: dict[str, Any] | None, cores: int) -> list[Moment]:
    """Play all games in parallel; returns the recorded positions."""
    recorded: list[Moment] = []
    batches = [seeds[start : start + BATCH] for start in range(0, len(seeds), BATCH)]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(batch, some, expansions, weights) for some in batches]
        for done, future in enumerate(as_completed(futures), start=1):
            recorded += future.result()
            if done % 10 == 0 or done == len(batches):
                sys.stderr.write(f"{min(done * BATCH, len(seeds))} of {len(seeds)} games, {len(recorded)} positions\n")
    return recorded


def sparse(lists: list[list[int]]) -> csr_matrix:
    """The cards of each player in a zone, as a matrix with a column for each card."""
    starts = np.cumsum([0] + [len(cards) for cards in lists])
    columns = np.array([index for cards in lists for index in cards], dtype=np.int32)
    return csr_matrix((np.ones(len(columns)), columns, starts), shape=(len(lists), len(CARDS)))


def fit(recorded: list[Moment]) -> tuple[dict[str, Any], float]:
    """The weights that predict the winners best, and the log likelihood of held-out positions."""
    order = Random(1).sample(range(len(recorded)), len(recorded))
    recorded = [recorded[place] for place in order]
    dense = np.array([row for each in recorded for row in each.rows])
    late = np.array([each.stage for each in recorded for _ in each.rows])
    cards = hstack(
        [
            sparse([tops for each in recorded for tops in each.tops]),
            sparse([hand for each in recorded for hand in each.hands]),
        ]
    ).tocsr()
    data = hstack([csr_matrix(dense), csr_matrix(dense * late[:, None]), cards]).tocsr()
    won = np.array([share for each in recorded for share in each.won])
    of = np.array([number for number, each in enumerate(recorded) for _ in each.rows])
    apart = of >= int(len(recorded) * 0.9)
    penalty = np.concatenate([np.full(2 * len(NAMES), PRIOR), np.full(2 * len(CARDS), PRIOR_OF_CARDS)])
    train, first = data[~apart], int((~apart).sum())
    groups, shares = of[:first], won[:first]

    def loss(weights: Any) -> tuple[float, Any]:
        chance = chances(train @ weights, groups)
        value = -np.sum(shares * np.log(chance + 1e-12)) + 0.5 * np.sum(penalty * weights**2)
        return value, train.T @ (chance - shares) + penalty * weights

    best = minimize(
        loss, np.zeros(data.shape[1]), jac=True, bounds=bounds(), method="L-BFGS-B", options=OPTIMIZER_OPTIONS
    ).x
    predicted = chances(data[apart] @ best, of[apart] - of[apart].min())
    quality = float(np.sum(won[apart] * np.log(predicted + 1e-12)) / len(set(of[apart])))
    return as_weights(best), quality


def bounds() -> list[tuple[float | None, float | None]]:
    """The bounds of each weight. One more card in hand is one more option, so its weight is never negative.

    Otherwise players with many cards in hand would look weak, because winners have played theirs.
    """
    free, gain = (None, None), (0.0, None)
    of_features = [gain if name in HAND_FEATURES else free for name in NAMES]
    return [*of_features, *of_features, *[free for _ in CARDS], *[gain for _ in CARDS]]


def chances(strengths: Any, groups: Any) -> Any:
    """The chance to win of each player, from the strengths of all players at his table."""
    odds = np.exp(np.clip(strengths, -50, 50))
    return odds / np.bincount(groups, weights=odds)[groups]


def as_weights(found: Any) -> dict[str, Any]:
    """The weights by name, in the format of the file."""
    early, late, tops, hands = np.split(found, np.cumsum([len(NAMES), len(NAMES), len(CARDS)]))
    return {
        "features": {
            name: [round(float(one), 4), round(float(two), 4)]
            for name, one, two in zip(NAMES, early, late, strict=True)
        },
        "tops": {card.slug: round(float(tops[card.index]), 4) for card in CARDS if tops[card.index]},
        "hands": {card.slug: round(float(hands[card.index]), 4) for card in CARDS if hands[card.index]},
    }


def main() -> None:
    """Play, fit and write the weights, in rounds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=EXPANSIONS, help="the sets of cards to play with")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument(
        "--games", type=int, default=3000, help="games in each round; the first, at random, has four times as many"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--go-on", action="store_true", help="start with the existing weights instead of random play")
    parser.add_argument("--file", type=Path, default=FILE)
    options = parser.parse_args()
    expansions = EXPANSIONS[options.kind]
    kind = kind_of(tenages.new_game(expansions=expansions).setup)
    kept: dict[str, Any] = json.loads(options.file.read_text(encoding="utf-8")) if options.file.exists() else {}
    weights = kept.get(kind) if options.go_on else None
    seed = options.seed
    for number in range(options.rounds):
        games = options.games if weights is not None else options.games * 4
        recorded = played(list(range(seed, seed + games)), expansions, weights, options.processes)
        seed += games
        weights, quality = fit(recorded)
        sys.stderr.write(f"round {number + 1}: {len(recorded)} positions, held-out log likelihood {quality:.4f}\n")
        kept[kind] = weights
        # Both weights of a feature on one line.
        text = re.sub(r"\[\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]", r"[\1, \2]", json.dumps(kept, indent=1))
        options.file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
