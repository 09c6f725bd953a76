"""Reference data that never changes: the cards of an edition, rules sheets, and what can be played."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from tenages.bots.levels import LEVELS
from tenages.bots.ratings import level_ratings
from tenages.cards import CARDS, EXPANSIONS, setup_of
from tenages.rules.card import Card
from tenages.rules.editions import DEFAULT_EDITION, EDITIONS, FEWEST_PLAYERS, Edition, edition
from tenages.rules.icons import BONUS, COLOR_NAMES, ECHO, HEX, ICON_NAMES, NOTE
from tenages.rules.setup import TEAM_PLAYERS, Rules
from tenages.server.messages.lobby import (
    CardEffect,
    CardFacts,
    Cards,
    EditionOffered,
    GoalOffered,
    LobbyOffer,
    RatingOffered,
    RuleLine,
    RulesSection,
    RulesSheet,
    Slot,
)
from tenages.version import ENGINE_VERSION, __version__
from tenages.words.catalogue import LAYERS, words_of
from tenages.words.choosing import LANGUAGES, catalogue_for
from tenages.words.rules_sheet import rules_sheet, rules_title

SlotKind = Literal["icon", "picture", "note", "bonus", "echo"]
SLOTS: Final[dict[int, SlotKind]] = {HEX: "picture", NOTE: "note", BONUS: "bonus", ECHO: "echo"}
PACES: Final = {"none": 0.0, "quick": 0.4, "calm": 1.0, "slow": 2.0}
"""The least time in seconds before a bot's choice is announced."""


@cache
def cards_of(edition_name: str) -> Cards:
    """All cards as this edition prints them."""
    rules = edition(edition_name)
    return Cards(cards=[_facts(card, rules.texts) for card in CARDS], monument_mixes=rules.monument_mixes)


def _facts(card: Card, texts: int) -> CardFacts:
    return CardFacts(
        name=card.slug,
        age=card.age,
        color=COLOR_NAMES[card.color],
        deck=card.deck,
        dogma=ICON_NAMES[card.dogma],
        slots=[_slot(card, slot) for slot in card.slots],
        echo=None if card.echo_effect is None else card.echo_effect.key,
        effects=[
            CardEffect(key=effect.key, number=effect.number, demand=effect.is_demand) for effect in card.effects[texts]
        ],
    )


def _slot(card: Card, slot: int) -> Slot:
    if slot in SLOTS:
        return Slot(kind=SLOTS[slot], icon=None, bonus=card.bonus if slot == BONUS else 0)
    return Slot(kind="icon", icon=ICON_NAMES[slot], bonus=0)


@cache
def lobby_offer() -> LobbyOffer:
    """What can be played on this server."""
    return LobbyOffer(
        version=__version__,
        engine=ENGINE_VERSION,
        editions=[
            EditionOffered(
                name=each.name,
                most_players=each.most_players(),
                most_players_with_expansion=each.most_players(1),
                teams=each.has_teams,
                mixes_sets=each.mixes_sets,
                goals=_goals(each),
            )
            for each in EDITIONS.values()
        ],
        default_edition=DEFAULT_EDITION,
        expansions=list(EXPANSIONS),
        levels=list(LEVELS),
        ratings={
            level: RatingOffered(rating=known.rating, low=known.low, high=known.high)
            for level, known in level_ratings().items()
        },
        languages=list(LANGUAGES),
        catalogues=list(LAYERS),
        paces=list(PACES),
    )


def _goals(edition: Edition) -> list[GoalOffered]:
    return [
        GoalOffered(
            players=players,
            teams=teams,
            expansion=expansions > 0,
            achievements=edition.achievements_to_win(players, teams, expansions),
        )
        for expansions in (0, 1)
        for players in range(FEWEST_PLAYERS, edition.most_players(expansions) + 1)
        for teams in (False, True)
        if not teams or (edition.has_teams and players == TEAM_PLAYERS)
    ]


def rules_sheet_of(rules: Rules, catalogue: str) -> RulesSheet:
    """The rules sheet of a table with these rules."""
    words = words_of(catalogue_for(catalogue, rules.edition))
    setup = setup_of(rules, 0)
    return RulesSheet(
        title=rules_title(words, setup),
        sections=[
            RulesSection(
                title=section.title, rules=[RuleLine(term=rule.term, text=rule.sentence) for rule in section.entries]
            )
            for section in rules_sheet(words, setup)
        ],
    )
