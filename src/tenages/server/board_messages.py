"""What lies on the table, as messages: cards, boards, the supply, achievements, and the dogma under way.

Whole moments (`view_messages`) and steps (`step_messages`) describe it with the same functions. Nothing goes in but
what the reader sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, cast

from tenages.rules.achievements import Special
from tenages.rules.card import Card
from tenages.rules.events import Activation
from tenages.rules.icons import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES
from tenages.rules.phase import Dogma
from tenages.server.messages.seen import (
    Achievement,
    Color,
    FaceSeen,
    Icons,
    Pile,
    SeatSeen,
    SpecialAchievement,
    StageSeen,
    SupplyPile,
    SupplyRowSeen,
)
from tenages.sight.facts import AvailableAchievements, achieved_together, progress_towards, side_of
from tenages.sight.scene import Face, SeatScene
from tenages.sight.supply import SupplyRow
from tenages.words import board
from tenages.words.speaker import Speaker

PILES_KEPT: Final = 8192
"""How many messages of piles are kept: those of hundreds of tables, since most piles stay as they are for long."""

# --- cards ------------------------------------------------------------------------------------------------------------


@cache
def front_seen(card: Card) -> FaceSeen:
    """A card that is known."""
    return {"card": card.slug, "age": card.age, "deck": card.deck}


@cache
def back_seen(age: int, deck: str | None) -> FaceSeen:
    """The back of a card."""
    return {"card": None, "age": age, "deck": deck}


def face_seen(face: Face) -> FaceSeen:
    """What is sent of a card; there are few, so each is made once."""
    return front_seen(face) if isinstance(face, Card) else back_seen(face.age, face.deck)


def _faces(cards: Sequence[Face]) -> list[FaceSeen]:
    return [face_seen(card) for card in cards]


def held_seen(cards: Sequence[Face], speaker: Speaker) -> list[FaceSeen]:
    """Cards of a place without an order: by value, then in the reader's alphabet."""
    return _faces(board.sorted_faces(speaker.words, cards)) if cards else []


def color_seen(color: int) -> Color:
    """The name of a color."""
    return COLOR_NAMES[color]


# --- the table --------------------------------------------------------------------------------------------------------


def seat_seen(seat: SeatScene, seats: Sequence[SeatScene], teams: bool, speaker: Speaker) -> SeatSeen:
    """The board and the cards of one of the players."""
    points = seat.points
    return {
        "seat": seat.seat,
        "side": side_of(seat.seat, teams),
        "hand": held_seen(seat.hand, speaker),
        "score": held_seen(seat.score_pile, speaker),
        "forecast": held_seen(seat.forecast, speaker),
        "piles": [_pile(color, pile, seat.splays[color]) for color, pile in enumerate(seat.piles)],
        "icons": cast(Icons, seat.icons),
        "points": points,
        "bonus": seat.full_score - points,
        "bonuses": list(seat.bonuses),
        "ages": sorted([card.age for card in seat.achieved]),
        "specials": [special.name.lower() for special in seat.specials],
        "achievements": achieved_together(seats, seat, teams),
    }


@lru_cache(PILES_KEPT)
def _pile(color: int, cards: tuple[Face, ...], splay: int) -> Pile:
    return {"color": color_seen(color), "cards": _faces(cards), "splay": SPLAY_NAMES[splay]}


def supply_seen(rows: Sequence[SupplyRow]) -> list[SupplyRowSeen]:
    """The piles to draw from."""
    return [
        {
            "deck": row.deck,
            "piles": [
                supply_pile_seen(age, len(pile), pile[0] if pile else None)
                for age, pile in enumerate(row.piles, start=1)
            ],
        }
        for row in rows
    ]


def supply_pile_seen(age: int, count: int, top: Face | None) -> SupplyPile:
    """One pile to draw from."""
    return {"age": age, "count": count, "top": None if top is None else face_seen(top)}


def achievements_seen(available: Sequence[AvailableAchievements]) -> list[Achievement]:
    """The achievements that can still be claimed."""
    return [
        {"age": each.age, "left": each.left, "points": each.points, "within_reach": each.within_reach}
        for each in available
    ]


def specials_seen(specials: Sequence[Special], seats: Sequence[SeatScene]) -> list[SpecialAchievement]:
    """The special achievements that can still be claimed, and how far everyone is."""
    return [
        {
            "name": special.name.lower(),
            "needed": special.needed,
            "progress": [progress_towards(special, seat) for seat in seats],
        }
        for special in specials
    ]


# --- the dogma under way ----------------------------------------------------------------------------------------------


def stage_seen(dogma: Dogma) -> StageSeen:
    """The dogma under way; all of it is public."""
    return _stage(dogma.began, dogma.number, dogma.doer)


def empty_stage_seen(began: Activation) -> StageSeen:
    """A dogma of which nobody carries out anything."""
    return _stage(began, len(began.effects), began.acting)


def _stage(began: Activation, at: int, player: int) -> StageSeen:
    return {
        "card": began.card.slug,
        "seat": began.acting,
        "icon": ICON_NAMES[began.icon],
        "counts": list(began.counts),
        "effects": [
            {
                "card": effect.card.slug,
                "effect": effect.key,
                "demand": effect.is_demand,
                "seats": list(began.obeyers if effect.is_demand else began.doers),
            }
            for effect in began.effects
        ],
        "at": at,
        "player": player,
    }
