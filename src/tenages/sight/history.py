"""The events of a game as one player saw them; cards that he did not see are only backs."""

from __future__ import annotations

from tenages.rules.card import Card, Effect
from tenages.rules.events import Event, Log, events_since
from tenages.rules.play import Play
from tenages.sight.scene import viewer_bit


class SeenEvent:
    """An event as one player saw it. `card` is None where the player could not tell which card it was."""

    def __init__(self, event: Event, sees: bool) -> None:
        self.kind = event.kind
        self.player = event.player
        self.card: Card | None = event.card if sees else None
        self.value = event.card.age if event.card is not None else 0
        """The value of the card that moved, which everyone can see on its back."""
        self.deck = event.card.deck if event.card is not None else ""
        """The set of the card that moved, which its back shows too."""
        self.origin = event.origin
        self.target = event.target
        self.effect: Effect | None = event.effect
        self.detail = event.detail

    def __repr__(self) -> str:
        return f"<{self.player} {self.kind} {self.card or self.value or ''} {self.detail}>"


def history(play: Play, player: int | None, since: Log = None) -> list[SeenEvent]:
    """All events, oldest first, as a player saw them; with None, as spectators saw them.

    `since` is an earlier log of the same game: only the events after it are returned.
    """
    return history_between(play, player, since, play.table.log)


def history_between(play: Play, player: int | None, since: Log, until: Log) -> list[SeenEvent]:
    """The same for a part of the log: the events after `since`, up to `until`, both earlier logs of this game."""
    bit = viewer_bit(play.table, player)
    return [SeenEvent(event, event.seen & bit != 0) for event in events_since(until, since)]
