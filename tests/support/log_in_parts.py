"""The log of a game as a reader collects it: from its newest lines on, with earlier ones put above."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


class Log:
    """The lines that a reader has; the first of them has the number `first`."""

    def __init__(self) -> None:
        self.first = 0
        self.lines: list[Message] = []

    def go_on(self, sent: Message) -> None:
        """Lines that came with a moment replace those from their start on, or all if some in between are missing."""
        start = sent["start"]
        if not self.first <= start <= self.first + len(self.lines):
            self.first, self.lines = start, []
        self.lines[start - self.first :] = sent["lines"]

    def put_above(self, sent: Message) -> None:
        """Earlier lines end where the others begin."""
        assert sent["start"] + len(sent["lines"]) == self.first
        self.first, self.lines = sent["start"], [*sent["lines"], *self.lines]
