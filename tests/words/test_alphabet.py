"""Who begins: the player with the first title in the alphabet of the table's language.

`python -m tests.words.test_alphabet` writes the orders of titles again, for a new set or language. If an order that
saved games depend on changes, the engine's version must be increased.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from pyuca import Collator

import tenages
from tenages.cards import CARDS, alphabet_of
from tenages.cards.alphabet import FOLDER
from tenages.rules.errors import BadRecord, UnknownLanguage
from tenages.words.catalogue import words_of
from tenages.words.choosing import CATALOGUES
from tenages.words.terms import card_title


def in_order(language: str) -> list[str]:
    """The slugs of all cards, sorted by title with Unicode collation."""
    words = words_of(CATALOGUES[language])
    collated = Collator().sort_key
    return [card.slug for card in sorted(CARDS, key=lambda card: collated(card_title(words, card)))]


def game_with(language: str, *hands: tuple[str, str]) -> tenages.Game:
    """A game in which these cards are dealt and the first card of each pair is melded."""
    wanted = [{tenages.find_card(title).slug for title in hand} for hand in hands]
    for seed in range(200_000):
        game = tenages.new_game(len(hands), edition="iello", language=language, seed=seed)
        table = game.table
        if [{card.slug for card in player.hand} for player in table.players] == wanted:
            for hand in hands:
                assert game.decision is not None
                game.choose(tenages.find_card(hand[0]).pick)
            return game
    raise AssertionError("never dealt")


class TestWhoBegins:
    # Pottery, Tools and Writing are Poterie, Outils and Écriture.
    HANDS = (("Tools", "Oars"), ("Writing", "Archery"))

    def test_an_english_table_compares_english_titles(self) -> None:
        game = game_with("en", *self.HANDS)
        assert game.decision is not None
        assert game.decision.player == 0

    def test_a_french_table_sorts_ecriture_as_an_e_before_outils(self) -> None:
        game = game_with("fr", *self.HANDS)
        assert game.decision is not None
        assert game.decision.player == 1

    def test_the_record_keeps_the_language_and_replays_to_the_same_game(self) -> None:
        game = game_with("fr", *self.HANDS)
        again = tenages.replay(game.record())
        assert again.setup.language == "fr"
        assert again.decision is not None
        assert again.decision.player == 1
        assert json.loads(game.record())["language"] == "fr"

    def test_a_record_of_an_english_table_is_unchanged(self) -> None:
        assert "language" not in json.loads(tenages.new_game(seed=1).record())

    def test_copies_views_and_samples_keep_the_language(self) -> None:
        game = tenages.new_game(language="fr", seed=1)
        assert game.copy().setup.language == "fr"
        assert game.view(0).setup.language == "fr"
        assert tenages.sample(game.view(0), Random(1)).setup.language == "fr"

    def test_a_position_has_a_language_too(self) -> None:
        game = tenages.position({}, {}, language="fr")
        assert tenages.replay(game.record()).setup.language == "fr"

    @pytest.mark.parametrize("language", ["de", "", "fr-iello", 5, ["en"]])
    def test_an_unknown_language_raises_an_error(self, language: Any) -> None:
        with pytest.raises(UnknownLanguage, match=r"there is no language .*; there are en, fr"):
            tenages.new_game(language=language)

    def test_a_record_in_an_unknown_language_raises_an_error(self) -> None:
        record = json.loads(tenages.new_game(seed=1).record()) | {"language": "tlh"}
        with pytest.raises(BadRecord, match="there is no language 'tlh'"):
            tenages.replay(json.dumps(record))


class TestTheOrder:
    @pytest.mark.parametrize("language", CATALOGUES)
    def test_equals_unicode_collation(self, language: str) -> None:
        places = alphabet_of(language).places
        assert [CARDS[index].slug for index in sorted(range(len(CARDS)), key=places.__getitem__)] == in_order(language)

    def test_sorts_accented_letters_beside_plain_ones(self) -> None:
        order = in_order("fr")
        # Écriture, Éducation and Élevage are between Domotique and Fusées, not after the z.
        assert order.index("self-service") < order.index("writing") < order.index("rocketry")

    def test_the_english_order_is_unchanged_for_saved_games(self) -> None:
        assert in_order("en") == [card.slug for card in sorted(CARDS, key=lambda card: card.title.casefold())]


if __name__ == "__main__":
    for name in CATALOGUES:
        (FOLDER / f"{name}.txt").write_text("\n".join(in_order(name)) + "\n", encoding="utf-8")
