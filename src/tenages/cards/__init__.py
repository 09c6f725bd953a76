"""All cards and their effects, and how they are found by name."""

from __future__ import annotations

from functools import cache
from typing import Final

from tenages.cards.alphabet import LANGUAGES, slugs_in_order
from tenages.cards.base import BASE
from tenages.cards.base.special import BASE_SPECIALS
from tenages.cards.echoes import ECHOES
from tenages.cards.echoes.drawing import draws_echoes
from tenages.cards.echoes.special import ECHOES_SPECIALS
from tenages.cards.titles import Titles
from tenages.rules.alphabet import Alphabet
from tenages.rules.card import Card
from tenages.rules.editions import unknown_edition
from tenages.rules.errors import BadSetup, UnknownCard, UnknownExpansion, UnknownLanguage, joined
from tenages.rules.sets import CardSet
from tenages.rules.setup import Rules, Setup

BASE_SET: Final = CardSet(BASE, BASE_SPECIALS, {2: 6, 3: 7, 4: 8, 5: 9})
ECHOES_SET: Final = CardSet(ECHOES, ECHOES_SPECIALS, {2: 3, 3: 4, 4: 5, 5: 6}, draws_echoes)
EXPANSIONS: Final = {card_set.name: card_set for card_set in (ECHOES_SET,)}

CARDS: Final[tuple[Card, ...]] = (*BASE_SET.cards, *ECHOES_SET.cards)
"""All cards of all sets, by `Card.index`."""
SPECIALS: Final = (*BASE_SPECIALS, *ECHOES_SPECIALS)


def sets_with(expansions: tuple[str, ...]) -> tuple[CardSet, ...]:
    """The base set and the expansions with these names."""
    if not isinstance(expansions, tuple):
        raise UnknownExpansion("expansions-not-a-tuple", given=repr(expansions))
    for name in expansions:
        if not isinstance(name, str) or name not in EXPANSIONS:
            raise UnknownExpansion("unknown-expansion", name=repr(name), known=tuple(EXPANSIONS))
    if len(set(expansions)) < len(expansions):
        raise UnknownExpansion("expansion-twice", given=repr(expansions))
    return (BASE_SET, *[EXPANSIONS[name] for name in EXPANSIONS if name in expansions])


def alphabet_of(language: str) -> Alphabet:
    """The alphabetical order of titles in a language that a table can have."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise UnknownLanguage("unknown-language", name=repr(language), known=LANGUAGES)
    return _alphabet(language)


@cache
def _alphabet(language: str) -> Alphabet:
    places = {slug: place for place, slug in enumerate(slugs_in_order(language))}
    return Alphabet(language, tuple([places[card.slug] for card in CARDS]))


def setup_of(rules: Rules, seed: int) -> Setup:
    """The set-up of a table; an error that says what is wrong if these rules are not possible.

    This module is not compiled: a compiled function would reject a wrong type with a TypeError instead.
    """
    sets = sets_with(rules.expansions)
    if type(rules.players) is not int or type(seed) is not int:
        raise BadSetup("not-whole-numbers", players=repr(rules.players), seed=repr(seed))
    if type(rules.teams) is not bool:
        raise BadSetup("teams-unclear", given=repr(rules.teams))
    if rules.american is not None and type(rules.american) is not bool:
        raise BadSetup("american-unclear", given=repr(rules.american))
    if not isinstance(rules.edition, str):
        raise unknown_edition(rules.edition)
    return Setup(rules, seed, sets, alphabet_of(rules.language))


_TITLES: Final = Titles({card.title: card for card in CARDS})


def find_card(title: str) -> Card:
    """The card with this printed English title; case, accents, spaces, dots and an article are forgiven."""
    if not isinstance(title, str):
        raise UnknownCard("card-by-title", given=repr(title))
    found = _TITLES.named(title)
    if found is None:
        near = _TITLES.similar(title)
        if not near:
            raise UnknownCard("unknown-card", title=repr(title))
        raise UnknownCard("unknown-card-near", title=repr(title), near=joined("list-or", [card.title for card in near]))
    return found
