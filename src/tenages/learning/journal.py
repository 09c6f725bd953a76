"""What a run notes down: a line for each round, match and improvement in log.jsonl, and the same for TensorBoard."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final

LOG: Final = "log.jsonl"
FIGURES: Final = ("entropy", "value_loss", "policy_loss", "lead_loss", "explained", "clipped", "rate", "per_second")
"""What TensorBoard gets of each round."""
IMPROVEMENT: Final = "improvement"
"""The key of a line about an improvement by search: its number."""


class Journal:
    """The journal of a run; what was noted after the round that the run goes on from is forgotten."""

    def __init__(self, folder: Path, rounds: int, decisions: int) -> None:
        self._path = folder / LOG
        self._forget_after(rounds)
        self._board = _board(folder, decisions)

    def note(self, line: Mapping[str, Any]) -> None:
        """Note a round; a match or an improvement if the line has one."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        if self._board is None:
            return
        if "match" in line:
            figures = {f"match/{line['match']}": line["won"], f"match/{line['match']}/low": line["low"]}
            figures[f"match/{line['match']}/high"] = line["high"]
        else:
            figures = {f"round/{name}": line[name] for name in FIGURES if name in line}
        for name, value in figures.items():
            self._board.add_scalar(name, value, line["decisions"])

    def close(self) -> None:
        """Write everything to the disk."""
        if self._board is not None:
            self._board.close()

    def _forget_after(self, rounds: int) -> None:
        """A run that was killed goes on from its last checkpoint, and plays the rounds after it again."""
        if self._path.exists():
            kept = [line for line in lines(self._path.parent) if line["round"] <= rounds]
            self._path.write_text("".join([json.dumps(line) + "\n" for line in kept]), encoding="utf-8")


def lines(folder: Path) -> Iterator[dict[str, Any]]:
    """What a run noted down so far; a last line that was cut off is left out."""
    path = folder / LOG
    if path.exists():
        for text in path.read_text(encoding="utf-8").splitlines():
            with suppress(json.JSONDecodeError):
                yield json.loads(text)


def _board(folder: Path, decisions: int) -> Any:
    """What writes for TensorBoard; None if that is not installed."""
    try:
        writer = import_module("torch.utils.tensorboard")
    except ImportError:
        return None
    return writer.SummaryWriter(str(folder / "tensorboard"), purge_step=decisions + 1)
