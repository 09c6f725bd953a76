"""The script of the guided first game, as the page has it."""

from __future__ import annotations

import re
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web" / "src" / "lesson" / "steps.ts"
STEP = re.compile(r'step\("([\w-]+)", [^\[]*\[(\d+), (\d+)(?:, "([\w-]+)")?\], "([^"]+)"')


def steps() -> list[tuple[str, int, int, str | None, str]]:
    """What the coach of the page waits for: the name, the turn, the actions left, the card that asks, the option."""
    found = STEP.findall(SCRIPT.read_text(encoding="utf-8"))
    return [(name, int(turn), int(actions), card or None, option) for name, turn, actions, card, option in found]
