"""The interface agrees with the game on editions, levels, paces and card texts."""

from __future__ import annotations

from typing import get_args

import pytest

from tenages.bots.levels import LEVELS
from tenages.cards import CARDS
from tenages.rules.editions import EDITIONS
from tenages.server.messages.requests import Level, Pace
from tenages.server.reference import PACES, cards_of, lobby_offer
from tenages.words.catalogue import LAYERS, words_of


def test_the_interface_names_all_levels_and_paces() -> None:
    assert get_args(Level) == tuple(LEVELS)
    assert get_args(Pace) == tuple(PACES)
    assert lobby_offer().levels == list(LEVELS)
    assert list(lobby_offer().ratings) == list(LEVELS)


def test_every_card_has_texts_for_all_that_an_edition_prints_on_it() -> None:
    for edition in EDITIONS:
        facts = cards_of(edition).cards
        assert [card.name for card in facts] == [card.slug for card in CARDS]
        for catalogue in LAYERS:
            words = words_of(catalogue)
            for card in facts:
                keys = [effect.key for effect in card.effects] + ([card.echo] if card.echo else [])
                assert keys
                assert all(words.has(f"card-{card.name}.{key}") for key in keys)


@pytest.mark.parametrize(("edition", "mixes"), [("iello", True), ("asmadi-1", False), ("asmadi-3", False)])
def test_the_cards_of_an_edition_say_whether_scored_and_tucked_cards_add_up(edition: str, mixes: bool) -> None:
    assert cards_of(edition).monument_mixes is mixes
