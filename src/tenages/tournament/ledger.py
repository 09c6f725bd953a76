"""The file in which a tournament keeps its results: one line of JSON for the set-up, then one for every game.

Each line is written as soon as the game has ended. The same tournament, run again, goes on from there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tenages.rules.errors import TenAgesError
from tenages.tournament.match import Broken, Played, Result
from tenages.tournament.thinking import Thinking
from tenages.words.talk import trouble

FORMAT: Final = "tenages-tournament"
Data = dict[str, Any]


def default_path(setup: Data) -> Path:
    """Where a tournament keeps its results if no file is named: in the current folder, named after the set-up."""
    return Path(f"tournament-{sha256(_line(setup).encode()).hexdigest()[:8]}.jsonl")


class Ledger:
    """A file of results that grows game by game."""

    def __init__(self, path: Path, setup: Data) -> None:
        self.path = path
        self.results: list[Result] = []
        """The results that the file held already."""
        self._setup = setup
        try:
            self._resume()
        except (OSError, UnicodeDecodeError) as error:
            raise self._unusable(error) from error

    def add(self, result: Result, seed: int, names: Sequence[str]) -> None:
        """Write one more game. Its seed and its players are there for people and other programs."""
        line = _line({"game": result.number, "seed": seed, "seats": list(names), **_result_data(result)})
        try:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(line)
        except OSError as error:
            raise self._unusable(error) from error

    def _resume(self) -> None:
        header = _line({"format": FORMAT, **self._setup})
        text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        if header.startswith(text):
            # New, empty, or cut off in the first line.
            self._replace(header)
            return
        complete, _, torn = text.rpartition("\n")
        self._read(complete.split("\n"))
        if torn:
            # The program was stopped in the middle of a line.
            self._replace(f"{complete}\n")

    def _replace(self, text: str) -> None:
        self.path.write_text(text, encoding="utf-8", newline="\n")

    def _read(self, lines: list[str]) -> None:
        header = self._parsed(lines[0], 1)
        if header.pop("format", None) != FORMAT:
            raise TenAgesError("no-results", path=str(self.path))
        for key in self._setup:
            if header.get(key) != self._setup[key]:
                raise TenAgesError(
                    "other-tournament",
                    path=str(self.path),
                    name=key,
                    theirs=_shown(header.get(key)),
                    ours=_shown(self._setup[key]),
                )
        for number, line in enumerate(lines[1:], start=2):
            try:
                self.results.append(_result(self._parsed(line, number)))
            except (KeyError, TypeError, ValueError) as error:
                raise self._damaged(number) from error

    def _parsed(self, line: str, number: int) -> Data:
        try:
            parsed = json.loads(line)
        except ValueError as error:
            raise self._damaged(number) from error
        if not isinstance(parsed, dict):
            raise self._damaged(number)
        return parsed

    def _unusable(self, error: OSError | UnicodeDecodeError) -> TenAgesError:
        return TenAgesError("unwritable", path=str(self.path), why=trouble(error))

    def _damaged(self, number: int) -> TenAgesError:
        if number == 1:
            return TenAgesError("no-results", path=str(self.path))
        return TenAgesError("damaged-results", path=str(self.path), number=str(number))


def _line(data: Data) -> str:
    # ASCII only, so that a torn line never ends within a character.
    return json.dumps(data) + "\n"


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _result_data(result: Result) -> Data:
    thinking = [seat.as_data() for seat in result.thinking]
    if isinstance(result, Broken):
        why = {"reason": result.reason, "details": result.details, "seat": result.seat, "trace": result.trace}
        return {"broken": why, "thinking": thinking}
    return {
        "how": result.how,
        "winners": list(result.winners),
        "turns": result.turns,
        "decisions": result.decisions,
        "thinking": thinking,
    }


def _result(data: Data) -> Result:
    thinking = tuple([Thinking.from_data(seat) for seat in data["thinking"]])
    if "broken" in data:
        why = data["broken"]
        return Broken(data["game"], why["reason"], why["details"], why["seat"], why["trace"], thinking)
    return Played(data["game"], data["how"], tuple(data["winners"]), data["turns"], data["decisions"], thinking)
