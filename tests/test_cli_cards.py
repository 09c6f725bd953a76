"""`tenages cards` and `tenages card`: looking for cards in the terminal, and what is known of one."""

from __future__ import annotations

import pytest

from tests.support.command_line import prose, tenages_says


def titles(*arguments: str, **environment: str) -> list[str]:
    """The titles that are found."""
    lines = tenages_says("cards", *arguments, COLUMNS="160", **environment).output.splitlines()
    return [line.split("  ")[0] for line in lines[1:] if line[1:2].isdigit()]


class TestLookingForCards:
    def test_filters_combine(self) -> None:
        assert titles("--age", "1-2", "--color", "red", "--does", "demands", "--set", "base") == [
            *("R1 Archery", "R1 Oars", "R2 Construction"),
        ]

    def test_within_a_group_one_is_enough(self) -> None:
        both = titles("-a", "10", "-d", "wins", "-d", "executes", "--set", "base")
        assert {"B10 Software", "P10 A.I.", "Y10 Globalization"} <= set(both)
        assert titles("-a", "10", "-d", "wins,executes", "--set", "base") == both

    def test_a_word_of_another_language_finds_the_card(self) -> None:
        assert titles("Rames") == ["R1 Oars"]
        assert "R1 Metalworking" in titles("chateau", "-a", "1", "--set", "base")
        assert titles("oars", "-l", "fr") == ["R1 Rames"]

    def test_words_are_found_by_their_beginning_and_not_in_their_middle(self) -> None:
        assert "R1 Archery" in titles("arch")
        assert titles("rchery") == []

    def test_in_french_filters_have_french_names_too(self) -> None:
        assert titles("--color", "rouge", "--does", "exige", "-a", "1", "--set", "base", "-l", "fr") == [
            *("R1 Archerie", "R1 Rames"),
        ]

    def test_editions_differ_in_what_a_card_does(self) -> None:
        assert titles("combustion", "--does", "returns", "-e", "asmadi-3") == ["R7 Combustion"]
        assert titles("combustion", "--does", "returns", "-e", "asmadi-1") == []

    def test_by_title_and_by_worth(self) -> None:
        found = titles("-a", "1", "--set", "base", "--sort", "title")
        assert [title[3:] for title in found] == sorted(title[3:] for title in found)
        assert sorted(titles("-a", "1", "--set", "base", "--sort", "worth")) == sorted(found)

    def test_nothing_is_said_if_nothing_fits(self) -> None:
        assert tenages_says("cards", "xyzzy").output == "No card is like that.\n"

    @pytest.mark.parametrize(
        ("arguments", "answer"),
        [
            (["--color", "plaid"], "there is no 'plaid'; there are red, yellow, green, blue, purple"),
            (["--age", "0-3"], "'0-3' is no age; ages go from 1 to 10, such as 4, 1-3, or 1,5"),
            (["--age", "old"], "'old' is no age; ages go from 1 to 10, such as 4, 1-3, or 1,5"),
            (["--sort", "size"], "there is no 'size'; there are age, title, worth"),
            (["--edition", "fifth"], "there is no edition 'fifth'; there are asmadi-1, iello, asmadi-3"),
        ],
    )
    def test_what_there_is_not_is_said(self, arguments: list[str], answer: str) -> None:
        result = tenages_says("cards", *arguments)
        assert result.exit_code == 1
        assert prose(result) == f"Error: {answer}"

    def test_it_helps_in_both_languages(self) -> None:
        assert "For example: tenages cards --age 1-3 --does demands" in prose(tenages_says("cards", "--help"))
        french = tenages_says("cards", "--help", "-l", "fr")
        assert "Chercher des cartes" in prose(french)
        assert "cli-" not in french.output


class TestOneCard:
    def test_its_worth_its_rulings_and_related_cards_follow_the_sheet(self) -> None:
        said = prose(tenages_says("card", "measurement"))
        assert "What it is worth" in said
        assert "2 players" in said
        assert "A color without cards (first-edition text)" in said
        assert "as for Machine Tools." in said
        assert "Splays its color: Banking" in said

    def test_its_texts_in_every_edition_and_language(self) -> None:
        said = prose(tenages_says("card", "oars", "--editions"))
        assert "Asmadi, first edition · English · Oars" in said
        assert "Asmadi, third edition · Français · Rames" in said
        assert "Go on so while you have such cards" in said

    def test_a_special_achievement_is_no_card(self) -> None:
        assert "What it is worth" not in tenages_says("card", "monument").output
