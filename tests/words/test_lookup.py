"""Looking cards up by their titles, as people type them."""

from __future__ import annotations

import pytest

import tenages
from tenages.cards import SPECIALS
from tenages.cards.titles import normalized, without_article
from tenages.rules.errors import UnknownCard
from tenages.words.catalogue import Words
from tenages.words.errors import explained
from tenages.words.lookup import MOST_NAMED, find
from tenages.words.terms import card_title, special_name
from tests.support.speaking import CATALOGUES, ENGLISH, FRENCH

NBSP = "\u00a0"


def names(words: Words) -> list[str]:
    cards = [card_title(words, card) for card in tenages.CARDS]
    return [*cards, *[special_name(words, special) for special in SPECIALS]]


def mistake(words: Words, text: str) -> str:
    with pytest.raises(UnknownCard) as raised:
        find(words, text)
    return explained(words, raised.value)


@pytest.mark.parametrize("words", CATALOGUES, ids=str)
class TestEveryName:
    def test_is_the_name_of_one_thing_even_without_its_article(self, words: Words) -> None:
        for plain in (normalized, without_article):
            assert len({plain(name) for name in names(words)}) == len(names(words))

    def test_finds_its_card_or_its_special_achievement(self, words: Words) -> None:
        for card in tenages.CARDS:
            title = card_title(words, card)
            for text in (title, title.upper(), normalized(title), without_article(title), card.title, card.slug):
                assert find(words, text) is card
        for special in SPECIALS:
            assert find(words, special_name(words, special)) is special


class TestArticles:
    @pytest.mark.parametrize(
        "text", ["wheel", "the wheel", "The Wheel", "THE  WHEEL", "a wheel", "the-wheel", "thewheel"]
    )
    def test_an_english_article_is_no_obstacle(self, text: str) -> None:
        assert tenages.find_card(text).title == "The Wheel"
        assert find(ENGLISH, text) is tenages.find_card("The Wheel")

    @pytest.mark.parametrize(
        ("text", "title"),
        [
            ("roue", "The Wheel"),
            ("la roue", "The Wheel"),
            ("une roue", "The Wheel"),
            ("l'horloge", "Clock"),
            ("l’horloge", "Clock"),
            ("les rames", "Oars"),
            ("code des pirates", "The Pirate Code"),
            ("the oars", "Oars"),
        ],
    )
    def test_nor_is_a_french_one(self, text: str, title: str) -> None:
        assert find(FRENCH, text) is tenages.find_card(title)

    def test_a_title_that_only_looks_as_if_it_began_with_one_is_left_whole(self) -> None:
        for text in ("A.I.", "a i", "AI"):
            assert tenages.find_card(text).title == "A.I."
        assert tenages.find_card("Antibiotics").title == "Antibiotics"


class TestParts:
    @pytest.mark.parametrize(
        ("words", "text", "title"),
        [
            (ENGLISH, "pirate", "The Pirate Code"),
            (ENGLISH, "a pirate", "The Pirate Code"),
            (ENGLISH, "PRESS U", "Pressure Cooker"),
            (ENGLISH, "agricultur", "Agriculture"),
            (FRENCH, "pirate", "The Pirate Code"),
            (FRENCH, "pirate code", "The Pirate Code"),
            (FRENCH, "whee", "The Wheel"),
        ],
    )
    def test_a_part_that_one_title_has_is_enough(self, words: Words, text: str, title: str) -> None:
        assert find(words, text) is tenages.find_card(title)

    @pytest.mark.parametrize("title", ["Tools", "Paper", "Engineering", "Comb", "Telescope", "Rock"])
    def test_a_title_that_is_part_of_another_is_found_all_the_same(self, title: str) -> None:
        assert len([name for name in names(ENGLISH) if title.casefold() in name.casefold()]) > 1
        assert find(ENGLISH, title) is tenages.find_card(title)

    def test_of_several_that_have_it_all_are_named(self) -> None:
        assert mistake(ENGLISH, "code") == "'code' is part of several names: Code of Laws and The Pirate Code"
        assert mistake(FRENCH, "code") == (
            f"'code' fait partie de plusieurs noms{NBSP}: Code de lois et Le Code des Pirates"
        )

    def test_so_they_are_in_english_where_only_english_titles_have_it(self) -> None:
        assert mistake(FRENCH, "steam") == f"'steam' fait partie de plusieurs noms{NBSP}: Steam Engine et Steamboat"

    def test_of_many_that_have_it_only_the_number_is_given(self) -> None:
        number = len([name for name in names(ENGLISH) if "e" in normalized(name)])
        assert number > MOST_NAMED
        assert mistake(ENGLISH, "e") == f"'e' is part of {number} names; say more of the one that you mean"

    def test_nothing_is_part_of_nothing(self) -> None:
        for text in ("", " ", "?!"):
            assert mistake(ENGLISH, text) == f"there is no card {text!r}"

    def test_a_program_names_the_whole_title(self) -> None:
        with pytest.raises(UnknownCard, match="there is no card 'pirate'"):
            tenages.find_card("pirate")
