"""The bot of docs/bots.md: what a newcomer copies from there plays well enough to be worth the reading."""

from __future__ import annotations

import re
from pathlib import Path

from tenages.tournament.tournament import tournament
from tests.support.tournaments import Here

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def documented_bot() -> str:
    """The first example in Python of the page."""
    example = re.search(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert example is not None
    return example[1]


def test_it_has_about_twenty_lines() -> None:
    assert len(documented_bot().splitlines()) <= 22


def test_it_clearly_beats_random(tmp_path: Path) -> None:
    file = tmp_path / "collector.py"
    file.write_text(documented_bot(), "utf-8")
    after = tournament([f"{file}:Collector", "random"], 60, executor=Here())
    assert after.breaches() == []
    assert after.rate(0).low > 0.7
