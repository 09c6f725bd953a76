"""Teach a small agent to play: `python -m examples.train_ppo` trains it with masked PPO until it clearly beats a bot.

It takes some minutes on one core and needs `pip install "tenages[examples]"`. The agent plays two-player games of the
base set in our vector environment, in either seat, and is tested on deals that it plays twice, once in each seat. The
model and its learning curve, as a table (CSV) and as a picture (PNG), are saved in a folder.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
import torch
from rich.console import Console
from sb3_contrib import MaskablePPO

from examples.sb3_tables import Tables
from tenages.encoding.layout import place_name, places_used
from tenages.envs.gymnasium import TenAgesEnv
from tenages.envs.vector import TenAgesVectorEnv

TABLES = 16
"""The number of games that it learns from at once."""
DISCOUNT = 0.995
TEST_DEALS = 1_000_000
LAST_TEST_DEALS = 4_000_000
"""The first seeds of the tests. The last test has deals of its own, on which no setting was chosen."""
NORMAL_95 = 1.96


PLACES = [place_name(place) for place in places_used(players=2)]
"""The meaning of each number in an observation."""
SCORES, ACHIEVEMENTS = [
    [PLACES.index(f"counts, {who}, {what}") for who in ("me", "left 1")] for what in ("score", "achievements")
]


def lead(observations: Any) -> Any:
    """How far the agent is ahead on the way to a victory; 100 points count as much as all achievements needed."""
    progress = observations[:, ACHIEVEMENTS] + observations[:, SCORES] / 2
    return progress[:, 0] - progress[:, 1]


class TestResult(NamedTuple):
    """The agent's score after some steps of training. A victory counts 1 and a shared one a half."""

    steps: int
    minutes: float
    games: int
    score: float
    half: float
    """Half of the 95% interval."""


def test(model: MaskablePPO, opponent: str, first: int, deals: int) -> tuple[float, float]:
    """Play some deals in both seats, from the first one on; gives the score, and half of its 95% interval.

    The two games of a deal are one sample: the interval comes from how much their mean varies from deal to deal.
    """
    scores = np.zeros((deals, 2))
    tables = {(deal, seat): TenAgesEnv(opponents=opponent, seat=seat) for deal in range(deals) for seat in (0, 1)}
    places, actions = places_used(players=2), model.action_space.n
    seen = {place: env.reset(seed=first + place[0])[0] for place, env in tables.items()}
    while seen:
        observations = np.stack(list(seen.values()))[:, places]
        masks = np.stack([tables[place].action_masks()[:actions] for place in seen])
        chosen, _ = model.predict(observations, action_masks=masks, deterministic=True)
        for place, action in zip(list(seen), chosen, strict=True):
            seen[place], reward, terminated, truncated, _ = tables[place].step(action)
            if terminated or truncated:
                scores[place] = (reward + 1) / 2
                del seen[place]
    of_deals = scores.mean(axis=1)
    return float(of_deals.mean()), float(NORMAL_95 * of_deals.std(ddof=1) / np.sqrt(deals))


def train(wanted: argparse.Namespace, console: Console) -> tuple[MaskablePPO, list[TestResult]]:
    """Learn for the steps that are asked for, with regular tests."""
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        Tables(TenAgesVectorEnv(TABLES, opponents=wanted.opponent), wanted.seed, lead, DISCOUNT),
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=DISCOUNT,
        ent_coef=0.01,
        learning_rate=lambda left: 5e-4 * left,
        policy_kwargs={"net_arch": [128, 128]},
        seed=wanted.seed,
        device="cpu",
    )
    curve: list[TestResult] = []
    began = perf_counter()

    def examine(first: int, deals: int) -> None:
        score, half = test(model, wanted.opponent, first, deals)
        minutes = (perf_counter() - began) / 60
        curve.append(TestResult(model.num_timesteps, minutes, 2 * deals, score, half))
        console.print(
            f"{model.num_timesteps:>9,} steps, {minutes:4.1f} min: "
            f"{score:.1%} ± {half:.1%} against {wanted.opponent} in {2 * deals} games"
        )

    def watch(*_: Any) -> bool:
        if model.num_timesteps >= curve[-1].steps + wanted.every:
            examine(TEST_DEALS, max(2, wanted.deals // 5))
        return True

    examine(TEST_DEALS, max(2, wanted.deals // 5))
    model.learn(wanted.steps, callback=watch)
    examine(LAST_TEST_DEALS, wanted.deals)
    return model, curve


def save(model: MaskablePPO, curve: list[TestResult], opponent: str, folder: Path) -> None:
    """Save the model and its learning curve."""
    from matplotlib.figure import Figure

    folder.mkdir(parents=True, exist_ok=True)
    model.save(folder / "model")
    with (folder / "curve.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(TestResult._fields)
        writer.writerows(curve)
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    steps, scores, halves = [np.array([result[column] for result in curve]) for column in (0, 3, 4)]
    axes.fill_between(steps, scores - halves, scores + halves, alpha=0.25)
    axes.plot(steps, scores, marker=".")
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(ylim=(0, 1), xlabel="steps of the agent", ylabel=f"score against {opponent} (95% interval)")
    axes.set_title("Masked PPO learns Innovation (2 players, base set)")
    figure.savefig(folder / "curve.png", dpi=120)


def main() -> None:
    """Read the options, train, and report."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--steps", type=int, default=300_000, help="how long to learn (300000)")
    parser.add_argument("--every", type=int, default=30_000, help="how often to test (30000)")
    parser.add_argument("--deals", type=int, default=200, help="how many deals the last test has (200)")
    parser.add_argument("--opponent", default="random", help="against which bot (random)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the training (1)")
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="the folder for the results (ppo)")
    wanted = parser.parse_args()
    console = Console(highlight=False)
    model, curve = train(wanted, console)
    save(model, curve, wanted.opponent, wanted.out)
    console.print(f"The model and the curve are in {wanted.out}")


if __name__ == "__main__":
    main()
