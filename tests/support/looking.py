"""How the tests look at a table: through the views that the game gives, by the names of a story."""

from __future__ import annotations

from typing import Any

from tenages.rules.events import REVEALED, Chosen, HandShown
from tests.support.story import NAMES, Story


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


def cards_of(story: Story, kind: str) -> list[str]:
    """The cards of all events of a kind so far, oldest first."""
    return [event.card.title for event in story.game.events if event.kind == kind and event.card is not None]


def revealed(story: Story) -> list[str]:
    """The cards that were revealed so far, oldest first."""
    return cards_of(story, REVEALED)


def shown_hands(story: Story) -> list[tuple[str, list[str]]]:
    """Who showed which hand, in the order of showing."""
    return [
        (NAMES[event.player], sorted([card.title for card in event.detail.cards]))
        for event in story.game.events
        if isinstance(event.detail, HandShown)
    ]


def who_showed_hands(story: Story) -> list[str]:
    """Who has shown a hand so far, oldest first."""
    return [name for name, _ in shown_hands(story)]


def named(story: Story) -> list[int]:
    """The colors, values and icons that were said aloud so far, oldest first."""
    return [event.detail.value for event in story.game.events if isinstance(event.detail, Chosen)]
