"""A training run: play, learn, and keep what was learned."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final

import torch

from tenages.intervals import Rate
from tenages.learning import checkpoint
from tenages.learning.checkpoint import Checkpoint, Counters
from tenages.learning.journal import Journal, lines
from tenages.learning.league import League
from tenages.learning.matches import matches
from tenages.learning.players import (
    LocalPlayers,
    Played,
    Players,
    device_for,
    new_network,
    retina_for,
    workers_for,
)
from tenages.learning.ppo import learn
from tenages.learning.report import Show, Standing, show_nothing
from tenages.learning.settings import SETTINGS, TrainingSettings, changes, check_resumed, settings_of
from tenages.learning.transfer import take_over
from tenages.rules.errors import TenAgesError

SECONDS_PER_MINUTE: Final = 60
SEEDS_APART: Final = 1_000_003
"""A resumed run deals other games than any run with a seed nearby."""


class Run:
    """One training run in a folder, which can be resumed."""

    def __init__(self, folder: Path, settings: TrainingSettings) -> None:
        self.folder, self.settings = folder, settings
        torch.manual_seed(settings.seed)
        self.retina = retina_for(settings, device_for(settings))
        self.network = new_network(settings, self.retina)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5)
        self.random = Random(settings.seed)
        self.counters = Counters()
        self.changes: dict[str, tuple[object, object]] = {}
        """The settings that are not as they were when the run was saved, with their values before and now."""
        self.latest: dict[str, Any] = {}
        """What was noted of the last round."""
        members: list[checkpoint.Weights] = []
        if checkpoint.has_checkpoint(folder):
            members = self._resume()
        elif settings.begin_with:
            take_over(self.network, settings, Path(settings.begin_with))
        self.league = League(settings.league_size, self.random, members)
        self._matches, self._match_round = self._latest_matches()
        folder.mkdir(parents=True, exist_ok=True)
        (folder / SETTINGS).write_text(settings.as_toml(), encoding="utf-8")

    def _resume(self) -> list[checkpoint.Weights]:
        """Go on from the checkpoint in the folder; returns the earlier selves."""
        found = checkpoint.read(self.folder, self.retina.device)
        check_resumed(found.settings, self.settings, self.folder)
        self.changes = changes(found.settings, self.settings)
        checkpoint.load_into(self.network, found.weights, self.folder)
        self.counters = found.counters
        for parameter, (first, second) in zip(self.network.parameters(), found.moments, strict=bool(found.moments)):
            self.optimizer.state[parameter] = {
                "step": torch.tensor(float(found.updates)),
                "exp_avg": first,
                "exp_avg_sq": second,
            }
        checkpoint.set_random_states(self.random, found.random)
        return found.league

    def _latest_matches(self) -> tuple[dict[str, Rate], int]:
        """The latest results against each bot, if this run is resumed."""
        noted = [line for line in lines(self.folder) if "match" in line and line["round"] <= self.counters.rounds]
        found = {
            line["match"]: Rate(line["won"] * line["games"], line["games"], line["low"], line["high"]) for line in noted
        }
        return found, noted[-1]["round"] if noted else 0

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to do."""
        return self.counters.decisions >= self.settings.decisions

    def save(self) -> None:
        """Keep everything that a resumed run needs."""
        states = [self.optimizer.state[parameter] for parameter in self.network.parameters()]
        started = bool(states[0])
        Checkpoint(
            self.settings,
            self.counters,
            self.network.state_dict(),
            [(each["exp_avg"], each["exp_avg_sq"]) for each in states] if started else [],
            int(states[0]["step"]) if started else 0,
            self.league.members,
            checkpoint.random_states(self.random),
        ).write(self.folder)

    def go(
        self,
        seconds: float = inf,
        show: Show = show_nothing,
        stop: Callable[[], bool] = lambda: False,
        draw: Callable[[Path], object] = lambda folder: None,
    ) -> None:
        """Learn until the run is done, for so many seconds, or until `stop` says so after a round.

        `draw` is called whenever everything was saved: it may draw the curves.
        """
        players = self._players()
        journal = Journal(self.folder, self.counters.rounds, self.counters.decisions)
        # If there are fewer games than were asked for, since each process has equally many.
        settings = replace(self.settings, minibatch=min(self.settings.minibatch, players.decisions))
        began = saved = last = time.monotonic()
        earlier = self.counters.decisions
        try:
            while not self.is_done and last - began < seconds and not stop():
                self._round(players, settings, journal)
                if settings.match_every and self.counters.rounds % settings.match_every == 0:
                    self._play_matches(journal)
                now = time.monotonic()
                self.counters.seconds += now - last
                last = now
                show(self._standing((last - began) / max(1, self.counters.decisions - earlier)))
                if last - saved >= settings.checkpoint_minutes * SECONDS_PER_MINUTE:
                    self.save()
                    draw(self.folder)
                    saved = last
            self.save()
            draw(self.folder)
        except TenAgesError:
            # A machine or a process is lost, but nothing that was learned.
            self.save()
            raise
        finally:
            players.close()
            journal.close()

    def _players(self) -> Players:
        settings, seed = self.settings, self.settings.seed * SEEDS_APART + self.counters.rounds
        if not settings.ray:
            return LocalPlayers(settings, self.retina, settings.games, workers_for(settings), seed)
        from tenages.learning.ray_players import RayPlayers

        return RayPlayers(settings, self.retina.device, seed)

    def _round(self, players: Players, settings: TrainingSettings, journal: Journal) -> None:
        done = self.counters.decisions / settings.decisions
        rate = settings.rate + (settings.rate_at_end - settings.rate) * done
        entropy = settings.entropy + (settings.entropy_at_end - settings.entropy) * done
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        start = time.monotonic()
        played = players.play(self.network, self.league.draw() if settings.league_share else None)
        middle = time.monotonic()
        report = learn(self.network, self.optimizer, played.rollout, settings, entropy)
        if self.retina.device.type == "cuda":
            torch.cuda.synchronize()
        end = time.monotonic()
        self.counters.decisions += len(played.rollout.actions)
        self.counters.rounds += 1
        self.counters.finished += played.finished
        if settings.league_share and self.counters.rounds % settings.league_every == 0:
            self.league.join(self.network)
        self.latest = self._noted(played, middle - start, end - middle, {"rate": rate, **report})
        journal.note(self.latest)

    def _noted(self, played: Played, playing: float, learning: float, figures: dict[str, float]) -> dict[str, Any]:
        decisions = len(played.rollout.actions)
        return {
            "round": self.counters.rounds,
            "decisions": self.counters.decisions,
            "games": self.counters.finished,
            "seconds": round(self.counters.seconds + playing + learning, 1),
            "playing": round(playing, 3),
            "learning": round(learning, 3),
            "waited": round(played.waited, 3),
            "worked": round(played.worked, 3),
            "per_second": round(decisions / (playing + learning)),
            "league": len(self.league.members),
            **{name: float(f"{value:.5g}") for name, value in figures.items()},
        }

    def _play_matches(self, journal: Journal) -> None:
        """Play against our bots, on all cores, while self-play waits."""
        settings, counters = self.settings, self.counters
        self._matches = matches(self.network, settings, dict.fromkeys(settings.match_bots, settings.match_games))
        self._match_round = counters.rounds
        for bot, rate in self._matches.items():
            line = {"round": counters.rounds, "decisions": counters.decisions, "seconds": round(counters.seconds, 1)}
            result = {"match": bot, "won": rate.rate, "low": rate.low, "high": rate.high, "games": rate.games}
            journal.note({**line, **result})

    def _standing(self, seconds_each: float) -> Standing:
        settings, counters, line = self.settings, self.counters, self.latest
        return Standing(
            counters.rounds,
            counters.decisions,
            settings.decisions,
            counters.finished,
            line["per_second"],
            line["playing"] / max(1e-9, line["playing"] + line["learning"]),
            line["entropy"],
            line["value_loss"],
            max(0, settings.decisions - counters.decisions) * seconds_each,
            self._matches,
            self._match_round,
        )


def main(folder: str, seconds: str, *named: str) -> None:
    """Run from the command line: a folder, seconds, and settings as name=value; without matches unless they are set."""
    values = {name: json.loads(value) for name, value in [each.split("=", 1) for each in named]}
    run = Run(Path(folder), settings_of({"match_every": 0, **values}))

    def show(standing: Standing) -> None:
        if standing.rounds % 10 == 1:
            print(json.dumps(run.latest), flush=True)  # noqa: T201

    run.go(float(seconds), show)


if __name__ == "__main__":
    import sys

    main(*sys.argv[1:])
