"""What is known of the cards, as the server tells it."""

from __future__ import annotations

import json
from typing import get_args

from tenages.cardbook.deeds import DEEDS
from tenages.cardbook.related import REASONS
from tenages.cards import CARDS
from tenages.server.card_study import card_study, card_study_text
from tenages.server.messages.card_study import CardStudy, Deed, Reason
from tenages.words.catalogue import LAYERS, words_of


def test_the_interface_names_all_deeds_and_reasons() -> None:
    assert get_args(Deed) == DEEDS
    assert set(get_args(Reason)) == set(REASONS)


def test_every_card_is_there_and_what_is_sent_is_what_is_described() -> None:
    study = CardStudy.model_validate_json(card_study_text())
    assert study == card_study()
    assert [card.name for card in study.cards] == [card.slug for card in CARDS]
    assert len(card_study_text()) < 300_000
    assert json.loads(card_study_text())["deeds"] == list(DEEDS)


def test_everything_has_words_in_every_catalogue() -> None:
    study = card_study()
    for words in map(words_of, LAYERS):
        assert all(words.say("cardbook-deed", deed=deed) for deed in study.deeds)
        for card in study.cards:
            assert all(words.has(f"card-{card.name}.{key}") for key in card.deeds)
            for ruling in card.rulings:
                assert words.has(f"ruling-{ruling.name}.rule")
            for related in card.related:
                assert words.say("cardbook-related-why", reason=related.reason, icon=related.icon or "")


def test_counts_are_given_for_each_table() -> None:
    study = card_study()
    oars = next(card for card in study.cards if card.name == "oars")
    assert len(oars.melded) == len(oars.won) == len(study.tables)
    assert all(len(melded) == len(won) == 10 for melded, won in zip(oars.melded, oars.won, strict=True))
