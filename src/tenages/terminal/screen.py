"""The console that everything is printed on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

# Rich breaks lines at every white space. During layout, no-break spaces are therefore replaced by two characters of
# Unicode's private use area.
TO_PLACEHOLDERS: Final = str.maketrans("\u00a0\u202f", "\ue5a0\ue5af")
FROM_PLACEHOLDERS: Final = str.maketrans("\ue5a0\ue5af", "\u00a0\u202f")


class Screen(Console):
    """A Rich console that shows every str as it is, and breaks no line at a no-break space.

    Rich would take brackets and colons for markup and emoji, and people's names, paths and messages may contain both.
    A no-break space is, for example, before a French colon.
    """

    def __init__(self, *, markup: bool = False, emoji: bool = False, highlight: bool = False, **options: Any) -> None:
        super().__init__(markup=markup, emoji=emoji, highlight=highlight, **options)

    def render_str(self, text: str, **options: Any) -> Text:
        """A text that is not broken at its no-break spaces."""
        return super().render_str(text.translate(TO_PLACEHOLDERS), **options)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The segments to print, with the no-break spaces restored."""
        if isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(TO_PLACEHOLDERS)
        for segment in super().render(renderable, options):
            yield Segment(segment.text.translate(FROM_PLACEHOLDERS), segment.style, segment.control)
