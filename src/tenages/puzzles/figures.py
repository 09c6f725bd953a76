"""The figures that decide a puzzle: what an achievement takes, what a player has, and how an opponent came to share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tenages.game import Game
from tenages.rules.achievements import price_for, within_reach
from tenages.rules.card import Card, Effect
from tenages.rules.endings import BY_EFFECT
from tenages.rules.events import Activation, Event, events_since


class Claim(NamedTuple):
    """What the achievement of an age takes, and what a player has of it."""

    age: int
    asked: int
    """How many points it takes."""
    points: int
    top: int
    """The age of the player's highest top card."""

    @property
    def possible(self) -> bool:
        """Whether the player may claim it."""
        return within_reach(self.age, self.asked, self.points, self.top)

    @property
    def _missing(self) -> tuple[int, int, int]:
        """What is missing, for comparisons: in how many respects, how much, and for which age.

        An age counts as five points, which is what it adds to the price of an achievement.
        """
        points, ages = max(0, self.asked - self.points), max(0, self.age - self.top)
        return (points > 0) + (ages > 0), points + 5 * ages, self.age


class Share(NamedTuple):
    """An opponent shares a card, since he shows as many of its icons."""

    seat: int
    card: Card
    own: int
    """How many of its icons the player showed who activated it."""
    other: int


def claim_of(game: Game, seat: int, age: int) -> Claim:
    """What an age takes from this player now."""
    player = game.table.players[seat]
    return Claim(age, price_for(player, age), player.full_score(), player.highest_top())


def open_claims(game: Game, seat: int) -> list[Claim]:
    """What each age takes whose achievement is still there."""
    return [claim_of(game, seat, age) for age in sorted({card.age for card in game.table.available})]


def nearest_claim(game: Game, seat: int) -> Claim | None:
    """The achievement that the player lacks the least for; None if he may claim one, or none is left."""
    claims = open_claims(game, seat)
    if not claims or any(claim.possible for claim in claims):
        return None
    return min(claims, key=lambda claim: claim._missing)


def possible_claim(game: Game, seat: int) -> Claim | None:
    """The lowest achievement that the player may claim."""
    return next((claim for claim in open_claims(game, seat) if claim.possible), None)


def share_in(events: Iterable[Event], seat: int, other: int, card: Card) -> Share | None:
    """How it came that an opponent shared a card that the player activated."""
    for event in events:
        detail = event.detail
        if isinstance(detail, Activation) and detail.card is card and detail.acting == seat:
            return Share(other, card, detail.counts[seat], detail.counts[other])
    return None


def decider(game: Game) -> Effect | None:
    """The effect that named the winner; None if achievements or points decided."""
    outcome = game.table.outcome
    if outcome is None or outcome.how != BY_EFFECT:
        return None
    return events_since(game.table.log, None)[-1].effect
