"""Golden games: play that is not meant to change does not change.

If a change to rules, cards or numbering is meant, raise ENGINE_VERSION and write the table anew:

    python -m tests.records.test_golden
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from tenages.records.digest import digest
from tenages.version import ENGINE_VERSION
from tests.randomly import TABLES, deal

GOLDEN = Path(__file__).parent.parent / "data" / "golden.txt"
GAMES_PER_TABLE = 10


def played() -> list[str]:
    """One line for each game: the table, the seed, how many choices it took, how it ended, and its digest."""
    lines = [f"engine {ENGINE_VERSION}"]
    for edition, players, teams in TABLES:
        for seed in range(GAMES_PER_TABLE):
            game = deal((edition, players, teams), seed)
            random = Random(seed)
            while game.decision is not None:
                options = game.decision.options
                game.choose(options[int(random.random() * len(options))])
            assert game.outcome is not None
            lines.append(
                f"{edition} {players}{' teams' if teams else ''} seed {seed}: {len(game.choices)} choices, "
                f"{game.outcome.how} {game.outcome.winners}, {digest(game)}"
            )
    return lines


def test_golden_games_are_played_as_ever() -> None:
    assert played() == GOLDEN.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(played()) + "\n", encoding="utf-8")
