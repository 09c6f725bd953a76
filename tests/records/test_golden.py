"""Golden games: play that is not meant to change does not change.

If a change to rules, cards or numbering is meant, raise ENGINE_VERSION and write the tables anew:

    python -m tests.records.test_golden
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tenages.records.digest import digest
from tenages.rules.playout import play_out
from tenages.version import ENGINE_VERSION
from tests.support.randomly import BASE_TABLES, ECHOES_TABLES, Table, deal, table_name

DATA = Path(__file__).parent.parent / "data"
GOLDEN = {"golden.txt": BASE_TABLES, "golden_echoes.txt": ECHOES_TABLES}
GAMES_PER_TABLE = 10


def played(tables: list[Table]) -> list[str]:
    """One line for each game: the table, the seed, how many choices it took, how it ended, and its digest."""
    lines = [f"engine {ENGINE_VERSION}"]
    for table in tables:
        for seed in range(GAMES_PER_TABLE):
            game = deal(table, seed)
            play_out(game, Random(seed).random)
            assert game.outcome is not None
            lines.append(
                f"{table_name(table)} seed {seed}: {len(game.choices)} choices, "
                f"{game.outcome.how} {game.outcome.winners}, {digest(game)}"
            )
    return lines


@pytest.mark.parametrize("file", GOLDEN)
def test_golden_games_are_played_as_ever(file: str) -> None:
    assert played(GOLDEN[file]) == (DATA / file).read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    for file, tables in GOLDEN.items():
        (DATA / file).write_text("\n".join(played(tables)) + "\n", encoding="utf-8")
