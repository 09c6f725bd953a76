"""An improvement of a network by its own search: it plays, learns from what the search found, and has to win a match.

What each part gives is saved at once in the folder of the run: `samples-0001.npz` and so on, then `candidate.pt`. A
candidate that wins replaces the network of the run; one that does not becomes `rejected-0001.pt`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

import torch

from tenages.intervals import Rate
from tenages.learning import checkpoint
from tenages.learning.checkpoint import Checkpoint, Weights, network_of
from tenages.learning.expert_settings import ExpertSettings
from tenages.learning.export import export
from tenages.learning.gate import Gate, match
from tenages.learning.imitation import Lessons, Losses, imitate
from tenages.learning.journal import Journal, lines
from tenages.learning.players import device_for
from tenages.learning.samples import Samples, joined, next_file, read_samples, sample_files
from tenages.learning.search_games import SearchGames, played
from tenages.rules.errors import TenAgesError

CANDIDATE: Final = "candidate.pt"
IMPROVEMENT: Final = "improvement"
"""The key of a line in the journal that is about an improvement: its number."""
SECONDS_BETWEEN_NEWS: Final = 10.0

Tell = Callable[[str, dict[str, Any]], None]
"""Is called with a piece of news and its figures: `playing`, `played`, `learning`, `learned`, `match`, `decided`."""


@dataclass
class Improvement:
    """One improvement of the network in a run's folder."""

    folder: Path
    settings: ExpertSettings
    tell: Tell

    def go(self) -> bool:
        """Play, learn, and play the match; returns whether the network was replaced."""
        run = checkpoint.read(self.folder, torch.device("cpu"))
        number = 1 + len([line for line in lines(self.folder) if IMPROVEMENT in line])
        began = monotonic()
        with TemporaryDirectory() as place:
            earlier = self._exported(run, run.weights, Path(place) / "earlier.onnx")
            if self.settings.play_seconds:
                self._play(run, earlier, number)
            figures = self._learn(run) if self.settings.epochs else {}
            if not self.settings.match_games:
                return False
            candidate = self._candidate()
            new = self._exported(run, candidate, Path(place) / "new.onnx")
            rate = self._match(run, new, earlier)
        won = bool(rate.games) and rate.won > self.settings.needed * rate.games
        if won:
            # The moments of the optimizer belong to the other network.
            replace(run, weights=candidate, moments=[], updates=0).write(self.folder)
            (self.folder / CANDIDATE).unlink()
        else:
            (self.folder / CANDIDATE).replace(self.folder / f"rejected-{number:04}.pt")
        result = {"won": rate.rate, "low": rate.low, "high": rate.high, "games": rate.games, "replaced": won}
        self._note(run, {IMPROVEMENT: number, **result, **figures, "took": round(monotonic() - began, 1)})
        self.tell("decided", result)
        return won

    def _exported(self, run: Checkpoint, weights: Weights, path: Path) -> Path:
        network = network_of(weights, run.settings, self.folder)
        export({name: value.float().numpy() for name, value in network.state_dict().items()}, run.settings, path)
        return path

    def _play(self, run: Checkpoint, network: Path, number: int) -> None:
        settings = self.settings
        began = shown = monotonic()
        games = decisions = 0

        def show(part: Samples) -> None:
            nonlocal games, decisions, shown
            games += len(part.decisions)
            decisions += len(part)
            if monotonic() - shown >= SECONDS_BETWEEN_NEWS:
                shown = monotonic()
                self.tell("playing", {"games": games, "decisions": decisions, "seconds": round(shown - began)})

        until = began + settings.play_seconds
        work = SearchGames(network, run.settings.table_rules, run.settings.max_decisions, settings, until)
        # A second attempt has other deals than the first, also if that one was broken off.
        seed = settings.seed * 1_000_003 + number * 1_009 + len(sample_files(self.folder))
        parts = played(work, settings.play_seconds, seed, show)
        if not parts:
            raise TenAgesError("no-samples", path=str(self.folder))
        path = next_file(self.folder)
        joined(parts).write(path)
        seconds = round(monotonic() - began)
        self.tell("played", {"games": games, "decisions": decisions, "seconds": seconds, "path": str(path)})

    def _learn(self, run: Checkpoint) -> dict[str, Any]:
        files = sample_files(self.folder)[-self.settings.window :]
        if not files:
            raise TenAgesError("no-samples", path=str(self.folder))
        samples = read_samples(files)
        device = device_for(run.settings)
        torch.manual_seed(self.settings.seed)
        network = network_of(run.weights, run.settings, self.folder).to(device)
        lessons = Lessons(samples, run.settings, self.settings, network, device)
        network.train()

        def show(epoch: int, losses: Losses) -> None:
            self.tell("learning", {"epoch": epoch, **_rounded(losses)})

        weights, before, after = imitate(network, lessons, self.settings, show)
        torch.save({name: value.cpu() for name, value in weights.items()}, self.folder / CANDIDATE)
        figures = {
            **{f"{name}_before": value for name, value in _rounded(before).items()},
            **{f"{name}_after": value for name, value in _rounded(after).items()},
        }
        found = {"learned_from": len(samples), "learned_games": len(samples.decisions), **figures}
        self.tell("learned", found)
        return found

    def _candidate(self) -> Weights:
        path = self.folder / CANDIDATE
        if not path.exists():
            raise TenAgesError("no-candidate", path=str(path))
        found: Weights = torch.load(path, map_location="cpu")
        return found

    def _match(self, run: Checkpoint, new: Path, earlier: Path) -> Rate:
        settings = self.settings
        began = shown = monotonic()

        def show(rate: Rate) -> None:
            nonlocal shown
            if monotonic() - shown >= SECONDS_BETWEEN_NEWS:
                shown = monotonic()
                self.tell("match", {"won": rate.rate, "low": rate.low, "high": rate.high, "games": rate.games})

        iterations = settings.match_iterations or settings.iterations
        gate = Gate(new, earlier, run.settings.table_rules, iterations, began + settings.match_seconds)
        return match(gate, settings.match_games, settings.workers, show)

    def _note(self, run: Checkpoint, line: dict[str, Any]) -> None:
        counters = run.counters
        journal = Journal(self.folder, counters.rounds, counters.decisions)
        journal.note({"round": counters.rounds, "decisions": counters.decisions, **line})
        journal.close()


def _rounded(losses: Losses) -> dict[str, float]:
    return {name: round(value, 4) for name, value in losses._asdict().items()}
