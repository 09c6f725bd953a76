"""An improvement of a network by its own search: it plays, learns from what the search found, and has to win a match.

What each part gives is saved at once in the folder of the run: `samples-0001.npz` and so on, then `candidate.pt`. A
candidate that wins replaces the network of the run; one that does not becomes `rejected-0001.pt`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

import torch

from tenages.intervals import Rate
from tenages.learning import checkpoint
from tenages.learning.checkpoint import Weights, network_of
from tenages.learning.expert_settings import ExpertSettings
from tenages.learning.export import export
from tenages.learning.gate import Gate, match
from tenages.learning.imitation import Lessons, Losses, imitate
from tenages.learning.journal import IMPROVEMENT, Journal, lines
from tenages.learning.players import device_for
from tenages.learning.samples import Samples, next_file, put_together, read_samples, sample_files
from tenages.learning.search_games import SearchGames, played
from tenages.rules.errors import TenAgesError

CANDIDATE: Final = "candidate.pt"
FEWEST_GAMES: Final = 2
"""One to learn from, and one to be tested with."""
SECONDS_BETWEEN_NEWS: Final = 10.0
SEEDS_APART: Final = 1_000_003
"""Improvements with seeds nearby deal other games."""

Tell = Callable[[str, dict[str, Any]], None]
"""Is called with a piece of news and its figures.

There are "playing" and "played", "learning" and "learned" or "same", "match", and "replaced" or "rejected".
"""


class Improvement:
    """One improvement of the network in a run's folder."""

    def __init__(self, folder: Path, settings: ExpertSettings, tell: Tell) -> None:
        self.folder, self.settings, self.tell = folder, settings, tell
        self._run = checkpoint.read(folder, torch.device("cpu"))
        self.number = 1 + len([line for line in lines(folder) if IMPROVEMENT in line])
        """How often the run was improved, with this time, whether or not the network was replaced."""
        self._told = monotonic()

    def go(self) -> bool:
        """Play, learn, and play the match; returns whether the network was replaced."""
        began, settings = monotonic(), self.settings
        with TemporaryDirectory() as place:
            earlier = self._exported(self._run.weights, Path(place) / "earlier.onnx")
            if settings.play_seconds:
                self._play(earlier)
            figures = self._learn() if settings.epochs else {}
            candidate = self._candidate() if settings.match_games else None
            if candidate is None:
                return False
            rate = self._match(self._exported(candidate, Path(place) / "new.onnx"), earlier)
        won = rate.won > settings.needed * rate.games
        if won:
            # The moments of the optimizer belong to the other network.
            replace(self._run, weights=candidate, moments=[], updates=0).write(self.folder)
            (self.folder / CANDIDATE).unlink()
        else:
            (self.folder / CANDIDATE).replace(self.folder / f"rejected-{self.number:04}.pt")
        self._note({**_result(rate), "replaced": won, **figures, "took": round(monotonic() - began, 1)})
        self.tell("replaced" if won else "rejected", _result(rate))
        return won

    def _exported(self, weights: Weights, path: Path) -> Path:
        run = self._run.settings
        network = network_of(weights, run, self.folder)
        export({name: value.float().numpy() for name, value in network.state_dict().items()}, run, path)
        return path

    def _play(self, network: Path) -> None:
        settings, run = self.settings, self._run.settings
        began = monotonic()
        work = SearchGames(network, run.table_rules, run.max_decisions, settings, began + settings.play_seconds)
        path = next_file(self.folder)
        # Other deals than in any file that is there.
        seed = settings.seed * SEEDS_APART + int(path.stem[-4:])
        parts: list[Samples] = []
        figures = {"games": 0, "decisions": 0, "seconds": 0}
        try:
            for part in played(work, settings.play_seconds, seed):
                parts.append(part)
                figures["games"] += len(part.decisions)
                figures["decisions"] += len(part)
                figures["seconds"] = round(monotonic() - began)
                self._tell_sometimes("playing", figures)
        finally:
            # What was played until an interrupt is as good as the rest.
            if parts:
                put_together(parts).write(path)
        self.tell("played", {**figures, "path": str(path)})

    def _learn(self) -> dict[str, Any]:
        """Make a candidate, if there is anything to learn; returns what the journal keeps of it."""
        settings, run = self.settings, self._run.settings
        files = sample_files(self.folder)[-settings.window :]
        samples = read_samples(files) if files else None
        # One game is for learning, and one for seeing what was learned.
        if samples is None or len(samples.decisions) < 2:
            raise TenAgesError("no-samples", path=str(self.folder))
        device = device_for(run)
        network = network_of(self._run.weights, run, self.folder).to(device)
        lessons = Lessons(samples, run, settings, network, device)

        def show(epoch: int, losses: Losses) -> None:
            self.tell("learning", {"epoch": epoch, **_rounded(losses)})

        weights, before, after = imitate(network, lessons, settings, show)
        figures = {
            "samples": len(samples),
            **{f"{name}_before": value for name, value in _rounded(before).items()},
            **{f"{name}_after": value for name, value in _rounded(after).items()},
        }
        candidate = self.folder / CANDIDATE
        if after == before:
            candidate.unlink(missing_ok=True)
            self._note({"replaced": False, **figures})
            self.tell("same", figures)
        else:
            torch.save({name: value.cpu() for name, value in weights.items()}, candidate)
            self.tell("learned", figures)
        return figures

    def _candidate(self) -> Weights | None:
        """What was learned; None if that was nothing."""
        path = self.folder / CANDIDATE
        if path.exists():
            found: Weights = torch.load(path, map_location="cpu")
            return found
        if not self.settings.epochs:
            raise TenAgesError("no-candidate", path=str(path))
        return None

    def _match(self, new: Path, earlier: Path) -> Rate:
        settings = self.settings
        iterations = settings.match_iterations or settings.iterations
        gate = Gate(new, earlier, self._run.settings.table_rules, iterations, monotonic() + settings.match_seconds)
        rate = Rate()
        for rate in match(gate, settings.match_games, settings.workers):
            self._tell_sometimes("match", _result(rate))
        return rate

    def _note(self, line: dict[str, Any]) -> None:
        counters = self._run.counters
        journal = Journal(self.folder, counters.rounds, counters.decisions)
        journal.note({"round": counters.rounds, "decisions": counters.decisions, IMPROVEMENT: self.number, **line})
        journal.close()

    def _tell_sometimes(self, news: str, figures: dict[str, Any]) -> None:
        if monotonic() - self._told >= SECONDS_BETWEEN_NEWS:
            self._told = monotonic()
            self.tell(news, dict(figures))


def _result(rate: Rate) -> dict[str, Any]:
    return {"won": rate.rate or 0.0, "low": rate.low, "high": rate.high, "games": rate.games}


def _rounded(losses: Losses) -> dict[str, float]:
    return {name: round(value, 4) for name, value in losses._asdict().items()}
