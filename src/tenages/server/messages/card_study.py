"""What is known of the cards beyond what is printed."""

from __future__ import annotations

from typing import Literal

from tenages.server.messages.lobby import RestAnswer
from tenages.server.messages.seen import Icon

Deed = Literal[
    "draws",
    "melds",
    "scores",
    "tucks",
    "returns",
    "splays",
    "foreshadows",
    "demands",
    "takes",
    "exchanges",
    "executes",
    "claims",
    "wins",
]
Reason = Literal["named", "protects", "looks", "splayed", "later", "similar"]


class CountedGames(RestAnswer):
    """A kind of table at which games between bots were counted."""

    players: int
    expansions: list[str]
    games: int


class RelatedCards(RestAnswer):
    """Cards that interact with a card, for one reason; its words are the message "cardbook-related" with it."""

    reason: Reason
    icon: Icon | None
    """The icon that both are about."""
    cards: list[str]


class RulingSeen(RestAnswer):
    """A ruling; its words are the message "ruling-" + name, and the part "rule" of it."""

    name: str
    texts: Literal["first", "third"] | None
    """The card texts that it is about; None if it is about both."""


class StudiedCard(RestAnswer):
    """What is known of a card."""

    name: str
    deeds: dict[str, list[Deed]]
    """What each of its effects does, of all editions, by the key of the effect."""
    melded: list[list[int]]
    """For each kind of table how many players melded it, by age of the game from 1; empty if it was not there."""
    won: list[list[float]]
    """How many of them won."""
    rulings: list[RulingSeen]
    related: list[RelatedCards]


class CardStudy(RestAnswer):
    """What is known of all cards."""

    edition: str
    """The edition in which the games were played."""
    deeds: list[Deed]
    """All that a card can do, in the order in which it is shown."""
    tables: list[CountedGames]
    cards: list[StudiedCard]
