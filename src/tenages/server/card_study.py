"""What is known of the cards beyond what is printed, as it is sent: it never changes while a server runs."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from tenages.cardbook.deeds import DEEDS, deeds_of_effect, effects_of
from tenages.cardbook.related import Related, related_to
from tenages.cardbook.rulings import rulings_on
from tenages.cardbook.worth import CardWorth, card_worth
from tenages.cards import CARDS
from tenages.rules.card import EDITION_TEXTS, Card
from tenages.server.messages.card_study import CardStudy, CountedGames, RelatedCards, RulingSeen, StudiedCard


@cache
def card_study() -> CardStudy:
    """What is known of all cards."""
    worth = card_worth()
    return CardStudy(
        edition=worth.edition,
        deeds=cast("Any", list(DEEDS)),
        tables=[
            CountedGames(players=each.players, expansions=list(each.expansions), games=each.games)
            for each in worth.tables
        ],
        cards=[_studied(card, worth.cards[card.slug]) for card in CARDS],
    )


@cache
def card_study_text() -> bytes:
    """The same as JSON: it is long, so it is written once."""
    return card_study().model_dump_json().encode()


def _studied(card: Card, worth: CardWorth) -> StudiedCard:
    effects = {effect.key: effect for texts in EDITION_TEXTS for effect in effects_of(card, texts)}
    return StudiedCard(
        name=card.slug,
        deeds={key: cast("Any", list(deeds_of_effect(effect))) for key, effect in effects.items()},
        melded=[[each.players for each in row] for row in worth.counts],
        won=[[each.won for each in row] for row in worth.counts],
        rulings=[RulingSeen(name=each.name, texts=cast("Any", each.texts or None)) for each in rulings_on(card)],
        related=[_related(each) for each in related_to(card)],
    )


def _related(related: Related) -> RelatedCards:
    return RelatedCards(
        reason=cast("Any", related.reason),
        icon=cast("Any", related.icon or None),
        cards=[other.slug for other in related.cards],
    )
