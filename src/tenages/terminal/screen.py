"""The console that everything is printed on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

# Rich breaks lines at every white space. For as long as it lays out a text, other signs stand in for the no-break
# spaces: two that no font and no language uses.
HELD: Final = str.maketrans("\u00a0\u202f", "\ue5a0\ue5af")
BACK: Final = str.maketrans("\ue5a0\ue5af", "\u00a0\u202f")


class Screen(Console):
    """A console of Rich that breaks no line at a no-break space, such as French has before a colon."""

    def render_str(self, text: str, **options: Any) -> Text:
        """A text that is not broken at its no-break spaces."""
        return super().render_str(text.translate(HELD), **options)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The pieces of what is printed, with the no-break spaces back in their places."""
        if isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(HELD)
        for segment in super().render(renderable, options):
            yield Segment(segment.text.translate(BACK), segment.style, segment.control)
