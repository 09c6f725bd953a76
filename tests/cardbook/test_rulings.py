"""Rulings that name cards: the same in the documentation and in the catalogues."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from tenages.cardbook.rulings import question, rule, rulings, rulings_on
from tenages.cards import CARDS, find_card
from tenages.rules.card import FIRST, THIRD
from tenages.words.catalogue import DEFAULT, LAYERS, words_of
from tenages.words.terms import card_title

DOCS = Path(__file__).parents[2] / "docs" / "rulings.md"


class Row(NamedTuple):
    """A line of a table in the documentation."""

    card: str
    """Empty in a table that is not about single cards."""
    question: str
    rule: str


def rows() -> list[Row]:
    found: list[Row] = []
    of_cards = False
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith(("| card |", "| question |")):
            of_cards = line.startswith("| card |")
        elif line.startswith("| "):
            found.append(Row(*cells[:3]) if of_cards else Row("", *cells[:2]))
    return found


def written() -> list[Row]:
    """The same, from the catalogue."""
    words = words_of(DEFAULT)
    titles = {card.slug: card.title for card in CARDS}
    found: list[Row] = []
    for ruling in rulings():
        about = [titles[slug] for slug in ruling.cards] + ([f"{ruling.texts} edition"] if ruling.texts else [])
        single = not ruling.name.startswith("all-")
        found.append(Row(", ".join(about) if single else "", words.say(ruling.key), rule(words, ruling)))
    return found


def test_documentation_and_catalogue_say_the_same_of_single_cards() -> None:
    in_docs = [row for row in rows() if row.card]
    assert len(in_docs) > 55
    assert in_docs == [row for row in written() if row.card]


def test_and_of_the_rulings_on_the_whole_game_that_name_cards() -> None:
    assert {row for row in written() if not row.card} <= set(rows())


def test_a_ruling_of_the_documentation_that_names_a_card_is_shown_with_the_card() -> None:
    """Of those in which the name is put in brackets as an example, all are there."""
    known = {row.question for row in written()}
    named = [row for row in rows() if not row.card and "(" in row.question]
    titles = [card.title for card in CARDS]
    missing = [row.question for row in named if any(title in row.question for title in titles)]
    assert [text for text in missing if text not in known] == []


@pytest.mark.parametrize("catalogue", LAYERS)
def test_every_ruling_can_be_read(catalogue: str) -> None:
    words = words_of(catalogue)
    for ruling in rulings():
        assert question(words, ruling)[0] == question(words, ruling)[0].upper()
        assert rule(words, ruling).endswith((".", ").")), ruling


def test_a_ruling_names_its_cards_in_each_language() -> None:
    words = words_of("fr-iello")
    (ruling,) = [each for each in rulings() if each.name == "all-condition"]
    for title in ("Magnifying Glass", "Loom"):
        assert card_title(words, find_card(title)) in question(words, ruling)


def test_rulings_on_a_card_are_those_of_the_edition() -> None:
    measurement = find_card("Measurement")
    first, third = ([each.name for each in rulings_on(measurement, texts)] for texts in (FIRST, THIRD))
    assert first == ["measurement", "all-splay"]
    assert third == ["measurement-2", "all-splay"]
    assert len(rulings_on(measurement)) == 3
    assert rulings_on(find_card("Writing")) == []
