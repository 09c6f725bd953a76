"""How the tests look at a table: through the views that the game gives, by the names of a story."""

from __future__ import annotations

from typing import Any

from tests.story import NAMES, Story


def view(story: Story, by: str | None) -> dict[str, Any]:
    """All that one player of the story may know; with None, all that those who watch may know."""
    return story.game.view(None if by is None else NAMES.index(by)).describe()


def seen(story: Story, by: str | None, whose: str) -> dict[str, Any]:
    """What one player may know of what lies before another."""
    found: dict[str, Any] = view(story, by)["players"][NAMES.index(whose)]
    return found


def icons(story: Story, name: str) -> dict[str, int]:
    """The icons that a player's board shows to all."""
    found: dict[str, int] = seen(story, None, name)["icons"]
    return found


def happened(story: Story) -> list[str]:
    """The kinds of all that happened, oldest first."""
    return [event.kind for event in story.game.events]
