"""Fits the weights of the bots' evaluation from games that bots play against each other.

In rounds: bots play with the weights so far, now and then at random, at tables of all kinds; each moment before an
action is noted with how everyone stands; then the weights are set so that they foretell the winners best (multinomial
logistic regression). The first round begins with nothing but random play.

    python -m benchmarks.fit_weights base --rounds 4 --games 3000
    python -m benchmarks.fit_weights echoes

writes src/tenages/bots/weights.json. With the compiled engine (PYTHONPATH=build/compiled) it takes minutes.
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
from tenages.bots.thinking.foresight import ACT
from tenages.bots.thinking.weights import evaluation_from, kind_of
from tenages.cards import CARDS
from tenages.rules.options import LAST_AGE

FILE: Final = Path(__file__).parent.parent / "src/tenages/bots/weights.json"
EXPANSIONS: Final = {"base": (), "echoes": ("echoes",)}
EDITIONS: Final = ("asmadi-3", "asmadi-3", "asmadi-1", "iello")
"""Which editions are played, the more often the more often they stand here."""
SEATS: Final = (2, 2, 2, 3, 4)
AT_RANDOM: Final = 0.06
"""How often a bot chooses at random, so that the weights also learn what good players avoid."""
KEPT: Final = 0.35
"""Which part of the moments is noted: those of one game are much alike."""
PRIOR: Final = 3.0
"""How strongly weights are drawn towards nothing, against chance in few games."""
PRIOR_OF_CARDS: Final = 30.0

IN_HAND: Final = ("hand", "hand ages", "hand above board")
BATCH: Final = 20
EFFORT: Final = {"maxiter": 300}

Rows = list[list[float]]


class Moment(NamedTuple):
    """Everyone's standing before an action, and who won in the end."""

    stage: float
    rows: Rows
    tops: list[list[int]]
    hands: list[list[int]]
    won: list[float]


def moment(game: tenages.Game) -> Moment:
    """How everyone stands."""
    table = game.table
    rows = [features(table, player) for player in table.players]
    tops = [[pile[0].index for pile in player.piles if pile] for player in table.players]
    hands = [[card.index for card in player.hand] for player in table.players]
    late = stage(table) / LAST_AGE
    return Moment(late, rows, tops, hands, [])


def play(seed: int, expansions: tuple[str, ...], weights: dict[str, Any] | None) -> list[Moment]:
    """One game, and moments of it."""
    random = Random(f"fit {seed}")
    seats = random.choice(SEATS)
    edition = random.choice(EDITIONS)
    game = tenages.new_game(seats, edition=edition, expansions=expansions, seed=random.randrange(2**32))
    evaluation = None if weights is None else evaluation_from(weights)
    bots: list[Bot] = [
        RandomBot(random.randrange(2**32)) if evaluation is None else GreedyBot(random.randrange(2**32), evaluation)
        for _ in range(seats)
    ]
    noted: list[Moment] = []
    while (decision := game.decision) is not None:
        if decision.purpose == ACT and random.random() < KEPT:
            noted.append(moment(game))
        if random.random() < AT_RANDOM:
            game.choose(random.choice(decision.options))
        else:
            game.choose(bots[decision.player].decide(game.view(decision.player), decision))
    assert game.outcome is not None
    winners = game.outcome.winners
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [each._replace(won=won) for each in noted]


def batch(seeds: list[int], expansions: tuple[str, ...], weights: dict[str, Any] | None) -> list[Moment]:
    """Some games."""
    return [each for seed in seeds for each in play(seed, expansions, weights)]


def played(seeds: list[int], expansions: tuple[str, ...], weights: dict[str, Any] | None, cores: int) -> list[Moment]:
    """All games, over all cores."""
    noted: list[Moment] = []
    batches = [seeds[start : start + BATCH] for start in range(0, len(seeds), BATCH)]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(batch, some, expansions, weights) for some in batches]
        for done, future in enumerate(as_completed(futures), start=1):
            noted += future.result()
            if done % 10 == 0 or done == len(batches):
                sys.stderr.write(f"{min(done * BATCH, len(seeds))} of {len(seeds)} games, {len(noted)} moments\n")
    return noted


def sparse(lists: list[list[int]]) -> csr_matrix:
    """Which cards each player has somewhere, as a matrix with a column for each card."""
    starts = np.cumsum([0] + [len(cards) for cards in lists])
    columns = np.array([index for cards in lists for index in cards], dtype=np.int32)
    return csr_matrix((np.ones(len(columns)), columns, starts), shape=(len(lists), len(CARDS)))


def fit(noted: list[Moment]) -> tuple[dict[str, Any], float]:
    """The weights that foretell the winners best, and how well they do: the log likelihood of moments kept apart."""
    order = Random(1).sample(range(len(noted)), len(noted))
    noted = [noted[place] for place in order]
    dense = np.array([row for each in noted for row in each.rows])
    late = np.array([each.stage for each in noted for _ in each.rows])
    cards = hstack(
        [
            sparse([tops for each in noted for tops in each.tops]),
            sparse([hand for each in noted for hand in each.hands]),
        ]
    ).tocsr()
    data = hstack([csr_matrix(dense), csr_matrix(dense * late[:, None]), cards]).tocsr()
    won = np.array([share for each in noted for share in each.won])
    of = np.array([number for number, each in enumerate(noted) for _ in each.rows])
    apart = of >= int(len(noted) * 0.9)
    penalty = np.concatenate([np.full(2 * len(NAMES), PRIOR), np.full(2 * len(CARDS), PRIOR_OF_CARDS)])
    train, first = data[~apart], int((~apart).sum())
    groups, shares = of[:first], won[:first]

    def loss(weights: Any) -> tuple[float, Any]:
        chance = chances(train @ weights, groups)
        value = -np.sum(shares * np.log(chance + 1e-12)) + 0.5 * np.sum(penalty * weights**2)
        return value, train.T @ (chance - shares) + penalty * weights

    best = minimize(loss, np.zeros(data.shape[1]), jac=True, bounds=bounds(), method="L-BFGS-B", options=EFFORT).x
    foretold = chances(data[apart] @ best, of[apart] - of[apart].min())
    quality = float(np.sum(won[apart] * np.log(foretold + 1e-12)) / len(set(of[apart])))
    return as_weights(best), quality


def bounds() -> list[tuple[float | None, float | None]]:
    """What a weight may be. One more card in hand is one more way to go on, so it is never worth less than nothing.

    Without that, who holds many cards would only look weak because winners have played theirs.
    """
    free, gain = (None, None), (0.0, None)
    of_features = [gain if name in IN_HAND else free for name in NAMES]
    return [*of_features, *of_features, *[free for _ in CARDS], *[gain for _ in CARDS]]


def chances(strengths: Any, groups: Any) -> Any:
    """The chance of each player, from the strengths of all at his table."""
    odds = np.exp(np.clip(strengths, -50, 50))
    return odds / np.bincount(groups, weights=odds)[groups]


def as_weights(found: Any) -> dict[str, Any]:
    """The weights by name, as the file has them."""
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
    """Play, fit, write, and again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=EXPANSIONS, help="the cards that are played with")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument(
        "--games", type=int, default=3000, help="games in each round; the first, at random, has four times as many"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--go-on", action="store_true", help="begin with the weights that are there, not with random play"
    )
    parser.add_argument("--file", type=Path, default=FILE)
    given = parser.parse_args()
    expansions = EXPANSIONS[given.kind]
    kind = kind_of(tenages.new_game(expansions=expansions).setup)
    kept: dict[str, Any] = json.loads(given.file.read_text(encoding="utf-8")) if given.file.exists() else {}
    weights = kept.get(kind) if given.go_on else None
    seed = given.seed
    for number in range(given.rounds):
        games = given.games if weights is not None else given.games * 4
        noted = played(list(range(seed, seed + games)), expansions, weights, given.processes)
        seed += games
        weights, quality = fit(noted)
        sys.stderr.write(
            f"round {number + 1}: {len(noted)} moments, log likelihood {quality:.4f} of those kept apart\n"
        )
        kept[kind] = weights
        # Both weights of a feature on one line.
        text = re.sub(r"\[\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]", r"[\1, \2]", json.dumps(kept, indent=1))
        given.file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
