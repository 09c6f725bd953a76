"""Draws terminal.svg: the screen of a game in the terminal, as it really looks. Run: python docs/images/terminal.py"""

from __future__ import annotations

import io
import re
from pathlib import Path

from tenages import bots, new_game
from tenages.terminal.screen import Screen
from tenages.terminal.session import Session
from tenages.words.catalogue import words_of
from tenages.words.speaker import Speaker
from tenages.words.terms import player_names

SEED = 11
TYPED = ["1", "1", "2", "1", "3", "1", "2", "1", "1", "2", "1", "1", "2"]
FONTS = re.compile(r"@font-face \{.*?\n\s*\}\n", re.DOTALL)


def main() -> None:
    """Play the first turns with fixed answers and draw the screen at the next question."""
    console = Screen(record=True, width=100, file=io.StringIO(), force_terminal=True)
    answers = iter(TYPED)

    def read(question: str) -> str:
        typed = next(answers, None)
        if typed is None:
            console.print(question, end="")
            draw(console)
            raise EOFError
        # Only what is on the screen when the last question comes belongs in the picture.
        console.export_text(clear=True)
        return typed

    others = {seat: bots.named("random", seat) for seat in (1, 2)}
    words = words_of()
    Session(new_game(3, seed=SEED), others, Speaker(words, player_names(words, 3), 0), console, read).play()


def draw(console: Screen) -> None:
    """Write the picture; it asks no other server for its font."""
    svg = FONTS.sub("", console.export_svg(title="tenages play --players 3", clear=True))
    Path(__file__).with_suffix(".svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
