"""Teach a small agent to play: `python -m examples.train_ppo` trains it with masked PPO until it clearly beats a bot.

It takes some minutes on one core, with the compiled engine about half as long, and needs `pip install
"tenages[train]"`. The agent plays two-player games of the base set, in either seat, and is tested on
deals that it plays twice, once in each seat. The model and its learning curve, as a table (CSV) and as a picture (PNG),
are saved in a folder.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from rich.console import Console
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from tenages.encoding.layout import places_used
from tenages.encoding.observation import Observation
from tenages.envs.gymnasium import TenAgesEnv

PLAYERS = 2
TABLES = 8
"""The number of games that it learns from at once."""
SHAPING = 1.0
TEST_DEALS = 1_000_000
LAST_TEST_DEALS = 2_000_000
"""The first seeds of the tests. The last test has deals of its own, on which no setting was chosen."""
NORMAL_95 = 1.96


class Narrow(gymnasium.ObservationWrapper[Observation, np.int64, Observation]):
    """Shows the agent only the part of an observation that says anything at this table."""

    def __init__(self, env: TenAgesEnv) -> None:
        super().__init__(env)
        self.places = np.array(places_used(PLAYERS))
        box: Any = env.observation_space
        self.observation_space = gymnasium.spaces.Box(box.low[self.places], box.high[self.places], dtype=np.float32)

    def observation(self, observation: Observation) -> Observation:
        """The places that are used."""
        seen: Observation = observation[self.places]
        return seen


class TestResult(NamedTuple):
    """The agent's score after some steps of training. A victory counts 1 and a shared one a half."""

    steps: int
    minutes: float
    games: int
    score: float
    low: float
    high: float


def test(model: MaskablePPO, opponent: str, first: int, deals: int) -> tuple[float, float]:
    """Play some deals in both seats, from the first one on; gives the score, and half of its 95% interval.

    The two games of a deal are one sample: the interval comes from how much their mean varies from deal to deal.
    """
    scores = np.zeros((deals, PLAYERS))
    both_seats = [(deal, seat) for deal in range(deals) for seat in range(PLAYERS)]
    tables = {(deal, seat): TenAgesEnv(opponents=opponent, seat=seat) for deal, seat in both_seats}
    places = np.array(places_used(PLAYERS))
    seen = {place: env.reset(seed=first + place[0])[0] for place, env in tables.items()}
    while seen:
        observations = np.stack([observation[places] for observation in seen.values()])
        masks = np.stack([tables[place].action_masks() for place in seen])
        actions, _ = model.predict(observations, action_masks=masks, deterministic=True)
        for place, action in zip(list(seen), actions, strict=True):
            seen[place], reward, terminated, truncated, _ = tables[place].step(action)
            if terminated or truncated:
                scores[place] = (reward + 1) / 2
                del seen[place]
    of_deals = scores.mean(axis=1)
    return float(of_deals.mean()), float(NORMAL_95 * of_deals.std(ddof=1) / np.sqrt(deals))


def train(wanted: argparse.Namespace, console: Console) -> tuple[MaskablePPO, list[TestResult]]:
    """Learn for the steps that are asked for, with regular tests."""
    torch.set_num_threads(1)

    def table() -> gymnasium.Env[Any, Any]:
        return Narrow(TenAgesEnv(opponents=wanted.opponent, shaping=SHAPING))

    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * TABLES),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=wanted.seed,
        device="cpu",
    )
    curve: list[TestResult] = []
    began = perf_counter()
    while True:
        last = model.num_timesteps >= wanted.steps
        deals = wanted.games if last else max(2, wanted.games // 5)
        score, half = test(model, wanted.opponent, LAST_TEST_DEALS if last else TEST_DEALS, deals)
        minutes = (perf_counter() - began) / 60
        curve.append(TestResult(model.num_timesteps, minutes, deals * PLAYERS, score, score - half, score + half))
        console.print(
            f"{model.num_timesteps:>8,} steps, {minutes:4.1f} min: "
            f"{score:.1%} ± {half:.1%} against {wanted.opponent} in {deals * PLAYERS} games"
        )
        if last:
            return model, curve
        model.learn(min(wanted.every, wanted.steps - model.num_timesteps), reset_num_timesteps=False)


def save(model: MaskablePPO, curve: Sequence[TestResult], opponent: str, folder: Path) -> None:
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
    steps = [result.steps for result in curve]
    axes.fill_between(steps, [result.low for result in curve], [result.high for result in curve], alpha=0.25)
    axes.plot(steps, [result.score for result in curve], marker=".")
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlabel("steps of the agent")
    axes.set_ylabel(f"score against {opponent} (95% interval)")
    axes.set_title("Masked PPO learns Innovation (2 players, base set)")
    figure.savefig(folder / "curve.png", dpi=120)


def main() -> None:
    """Read the options, train, and report."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--steps", type=int, default=200_000, help="how long to learn (200000)")
    parser.add_argument("--every", type=int, default=20_480, help="how often to test (20480)")
    parser.add_argument("--games", type=int, default=200, help="how many games from each seat in the last test (200)")
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
