"""A training run: play, learn, and keep what was learned."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

from tenages.learning.network import Network
from tenages.learning.ppo import learn
from tenages.learning.rollout import Collector, Evaluate, Retina
from tenages.learning.self_play import SelfPlay
from tenages.learning.settings import TrainingSettings, settings_of


def actions_used(expansions: tuple[str, ...]) -> int:
    """How many of the actions such a table needs: the first ones."""
    from tenages.encoding.actions import GROWTH

    cardless, cards = GROWTH[len(expansions)]
    return cardless + 3 * cards


class Run:
    """One training run in a folder, which can be resumed."""

    def __init__(self, folder: Path, settings: TrainingSettings) -> None:
        self.folder, self.settings = folder, settings
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        actions = actions_used(settings.expansions)
        self.retina = Retina(settings.players, settings.expansions, actions, self.device)
        self.network = Network(self.retina.places, actions, settings.width, settings.blocks).to(self.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5)
        self.league: list[dict[str, torch.Tensor]] = []
        self.earlier = Network(self.retina.places, actions, settings.width, settings.blocks).to(self.device)
        self.decisions = self.rounds = self.finished = 0
        self.seconds = 0.0
        self.random = np.random.default_rng(settings.seed)
        if (folder / "state.pt").exists():
            self._resume()

    def _resume(self) -> None:
        weights = torch.load(self.folder / "weights.pt", map_location=self.device)
        self.network.load_state_dict(weights)
        state = torch.load(self.folder / "state.pt", map_location=self.device)
        self.decisions, self.rounds, self.finished = state["decisions"], state["rounds"], state["finished"]
        self.seconds = state["seconds"]
        if (self.folder / "moments.pt").exists():
            moments = torch.load(self.folder / "moments.pt", map_location=self.device)
            for parameter, (first, second) in zip(self.network.parameters(), moments, strict=True):
                self.optimizer.state[parameter] = {
                    "step": torch.tensor(float(state["updates"])),
                    "exp_avg": first.float(),
                    "exp_avg_sq": second.float(),
                }
        if (self.folder / "league.pt").exists():
            self.league = torch.load(self.folder / "league.pt", map_location=self.device)

    def save(self) -> None:
        """Keep everything that a resumed run needs."""
        torch.save(self.network.state_dict(), self.folder / "weights.pt")
        states = [self.optimizer.state[parameter] for parameter in self.network.parameters()]
        if states[0]:
            torch.save(
                [(each["exp_avg"].bfloat16(), each["exp_avg_sq"].bfloat16()) for each in states],
                self.folder / "moments.pt",
            )
        torch.save(self.league, self.folder / "league.pt")
        state = {
            "decisions": self.decisions,
            "rounds": self.rounds,
            "finished": self.finished,
            "seconds": self.seconds,
            "updates": int(states[0]["step"]) if states[0] else 0,
            "settings": self.settings.as_dict(),
        }
        torch.save(state, self.folder / "state.pt")

    def go(self, seconds: float) -> None:
        """Learn until the run is done, or for so many seconds."""
        settings = self.settings
        workers = settings.workers or max(1, (os.cpu_count() or 2) - 1)
        play = SelfPlay(settings.rules, settings.games, workers, settings.max_decisions, settings.seed + self.rounds)
        collector = Collector(
            play, self.retina, settings.steps, settings.discount, settings.trace, settings.league_share
        )
        began = last = time.monotonic()
        try:
            while self.decisions < settings.decisions and time.monotonic() - began < seconds:
                self._round(collector)
                now = time.monotonic()
                self.seconds += now - last
                last = now
            self.save()
        finally:
            play.close()

    def _evaluator(self, network: Network) -> Evaluate:
        def evaluate(seen: torch.Tensor) -> Any:
            with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
                return network(seen if self.device.type == "cuda" else seen.float())

        return evaluate

    def _round(self, collector: Collector) -> None:
        settings = self.settings
        done = self.decisions / settings.decisions
        rate = settings.rate + (settings.rate_at_end - settings.rate) * done
        entropy = settings.entropy + (settings.entropy_at_end - settings.entropy) * done
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        earlier = None
        if self.league:
            chosen = self.league[int(self.random.integers(len(self.league)))]
            self.earlier.load_state_dict({name: value.float() for name, value in chosen.items()})
            earlier = self._evaluator(self.earlier)
        start = time.monotonic()
        collector.play.waited = collector.play.worked = 0.0
        rollout = collector.collect(self._evaluator(self.network), earlier)
        played = time.monotonic()
        report = learn(self.network, self.optimizer, rollout, settings, entropy)
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        ended = time.monotonic()
        self.decisions += len(rollout.actions)
        self.rounds += 1
        self.finished += collector.finished
        if self.rounds % settings.league_every == 0:
            self.league.append({name: value.half().clone() for name, value in self.network.state_dict().items()})
            if len(self.league) > settings.league_size:
                # The oldest stay longest where they are far apart: every second of the older half goes first.
                del self.league[1 + 2 * int(self.random.integers(max(1, (len(self.league) - 2) // 4)))]
        line = {
            "round": self.rounds,
            "decisions": self.decisions,
            "games": self.finished,
            "seconds": round(self.seconds + ended - start, 1),
            "playing": round(played - start, 3),
            "learning": round(ended - played, 3),
            "waited": round(collector.play.waited, 3),
            "worked": round(collector.play.worked, 3),
            "per_second": round(len(rollout.actions) / (ended - start)),
            "rate": rate,
            **{name: round(value, 4) for name, value in report.items()},
        }
        with (self.folder / "log.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        if self.rounds % 10 == 1:
            print(json.dumps(line), flush=True)  # noqa: T201


def main(folder: str, seconds: str, *named: str) -> None:
    """Run from the command line: a folder, seconds, and settings as name=value."""
    values = dict(each.split("=", 1) for each in named)
    run = Run(Path(folder), settings_of({name: json.loads(value) for name, value in values.items()}))
    run.go(float(seconds))


if __name__ == "__main__":
    import sys

    main(*sys.argv[1:])
