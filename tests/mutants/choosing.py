"""Which mutants are tried."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.mutants.mutations import Mutant


def sample(mutants: list[Mutant], room: str, places: list[str], number: int | None, seed: int) -> list[Mutant]:
    """A random sample of a room's mutants, in the order of the source: of these files or folders, if any are named."""
    if places:
        mutants = [each for each in mutants if any(Path(each.file).is_relative_to(place) for place in places)]
    if number is None or number >= len(mutants):
        return mutants
    numbers = Random(f"{seed} {room}").sample(range(len(mutants)), number)
    return [mutants[place] for place in sorted(numbers)]
