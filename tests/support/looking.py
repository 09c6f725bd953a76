"""What players of a story can see, read from the game's views."""

from __future__ import annotations

from typing import Any

from tenages.rules.events import REVEALED, SPLAYED, Chosen, HandShown, PileSplay
from tenages.rules.icons import COLOR_NAMES, SPLAY_NAMES
from tests.support.story import NAMES, Story


def view(story: Story, by: str | None) -> dict[str, Any]:
    """The view of one player of the story; with None, the view of spectators."""
    return story.game.view(None if by is None else NAMES.index(by)).describe()


def seen(story: Story, by: str | None, whose: str) -> dict[str, Any]:
    """What one player may know about another player's cards."""
    found: dict[str, Any] = view(story, by)["players"][NAMES.index(whose)]
    return found


def icons(story: Story, name: str) -> dict[str, int]:
    """The visible icons on a player's board."""
    found: dict[str, int] = seen(story, None, name)["icons"]
    return found


def happened(story: Story) -> list[str]:
    """The kinds of all events, oldest first."""
    return [event.kind for event in story.game.events]


def cards_of(story: Story, kind: str) -> list[str]:
    """The cards of all events of a kind so far, oldest first."""
    return [event.card.title for event in story.game.events if event.kind == kind and event.card is not None]


def revealed(story: Story) -> list[str]:
    """The revealed cards so far, oldest first."""
    return cards_of(story, REVEALED)


def shown_hands(story: Story) -> list[tuple[str, list[str]]]:
    """The players who showed their hands, with the cards, oldest first."""
    return [
        (NAMES[event.player], sorted([card.title for card in event.detail.cards]))
        for event in story.game.events
        if isinstance(event.detail, HandShown)
    ]


def who_showed_hands(story: Story) -> list[str]:
    """The players who have shown their hands so far, oldest first."""
    return [name for name, _ in shown_hands(story)]


def named(story: Story) -> list[int]:
    """The colors, values and icons that were chosen so far, oldest first."""
    return [event.detail.value for event in story.game.events if isinstance(event.detail, Chosen)]


def splays(story: Story) -> list[str]:
    """Who splayed whose pile so far, and how, oldest first: "ann splays bob's green left"."""
    told: list[str] = []
    for event in story.game.events:
        if event.kind == SPLAYED:
            assert isinstance(event.detail, PileSplay)
            owner, color, direction = event.detail.owner, event.detail.color, event.detail.direction
            whose = f"{NAMES[owner]}'s {COLOR_NAMES[color]}"
            told.append(f"{NAMES[event.player]} splays {whose} {SPLAY_NAMES[direction]}")
    return told
