"""The file in which a tournament keeps its results: one line of JSON for the set-up, then one for every game.

Each line is written as soon as the game has ended. Whoever runs the same tournament again goes on from there.
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


def usual_path(setup: Data) -> Path:
    """Where a tournament keeps its results for whom nobody named a file: in this folder, under a name of its own."""
    return Path(f"tournament-{sha256(_line(setup).encode()).hexdigest()[:8]}.jsonl")


class Ledger:
    """A file of results, to which more can be added."""

    def __init__(self, path: Path, setup: Data) -> None:
        self.path = path
        self.results: list[Result] = []
        """What was there already."""
        self._setup = setup
        try:
            self._take_up()
        except (OSError, UnicodeDecodeError) as error:
            raise self._unusable(error) from error

    def add(self, result: Result, seed: int, names: Sequence[str]) -> None:
        """Write one more game down. Its seed and its players are for whoever reads the file without us."""
        line = _line({"game": result.number, "seed": seed, "seats": list(names), **_told(result)})
        try:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(line)
        except OSError as error:
            raise self._unusable(error) from error

    def _take_up(self) -> None:
        header = _line({"format": FORMAT, **self._setup})
        text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        if header.startswith(text):
            # New, empty, or cut off before there was any game.
            self._replace(header)
            return
        whole, _, torn = text.rpartition("\n")
        self._read(whole.split("\n"))
        if torn:
            # Whoever wrote this was stopped in the middle of a line.
            self._replace(f"{whole}\n")

    def _replace(self, text: str) -> None:
        self.path.write_text(text, encoding="utf-8", newline="\n")

    def _read(self, lines: list[str]) -> None:
        said = self._parsed(lines[0], 1)
        if said.pop("format", None) != FORMAT:
            raise TenAgesError("no-results", path=str(self.path))
        for key in self._setup:
            if said.get(key) != self._setup[key]:
                raise TenAgesError(
                    "other-tournament",
                    path=str(self.path),
                    name=key,
                    theirs=_shown(said.get(key)),
                    ours=_shown(self._setup[key]),
                )
        for number, line in enumerate(lines[1:], start=2):
            try:
                self.results.append(_result(self._parsed(line, number)))
            except (KeyError, TypeError, ValueError) as error:
                raise self._damaged(number) from error

    def _parsed(self, line: str, number: int) -> Data:
        try:
            said = json.loads(line)
        except ValueError as error:
            raise self._damaged(number) from error
        if not isinstance(said, dict):
            raise self._damaged(number)
        return said

    def _unusable(self, error: OSError | UnicodeDecodeError) -> TenAgesError:
        return TenAgesError("unwritable", path=str(self.path), why=trouble(error))

    def _damaged(self, number: int) -> TenAgesError:
        if number == 1:
            return TenAgesError("no-results", path=str(self.path))
        return TenAgesError("damaged-results", path=str(self.path), number=str(number))


def _line(said: Data) -> str:
    # Nothing but ASCII, so that a line that breaks off never ends in half a letter.
    return json.dumps(said) + "\n"


def _shown(said: Any) -> str:
    return json.dumps(said, ensure_ascii=False)


def _told(result: Result) -> Data:
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


def _result(said: Data) -> Result:
    thinking = tuple([Thinking.from_data(seat) for seat in said["thinking"]])
    if "broken" in said:
        why = said["broken"]
        return Broken(said["game"], why["reason"], why["details"], why["seat"], why["trace"], thinking)
    return Played(said["game"], said["how"], tuple(said["winners"]), said["turns"], said["decisions"], thinking)
