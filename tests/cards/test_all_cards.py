"""What holds for every card, and what is printed on each."""

from __future__ import annotations

import csv
import inspect
from collections import Counter
from pathlib import Path

import pytest

import tenages
from tenages import Card
from tenages.cards import CARDS, SPECIALS
from tenages.cards.base import BASE
from tenages.rules.card import EDITION_TEXTS, FIRST, THIRD
from tenages.rules.icons import COLOR_NAMES, HEX, ICON_NAMES
from tenages.rules.options import CARDLESS_OPTIONS

FACTS = Path(__file__).parent.parent / "data" / "base_cards.csv"
OTHER_RULES_IN_FIRST_EDITION = {
    "Oars",
    "Fermenting",
    "Feudalism",
    "Measurement",
    "Societies",
    "Statistics",
    "Industrialization",
    "Combustion",
    "Fission",
}


def facts() -> list[dict[str, str]]:
    with FACTS.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def icon_name(icon: int) -> str:
    return "hex" if icon == HEX else ICON_NAMES[icon]


def kinds(card: Card, texts: int) -> str:
    return " ".join(["demand" if effect.is_demand else "shared" for effect in card.effects[texts]])


@pytest.mark.parametrize("said", facts(), ids=lambda said: said["title"])
def test_a_card_has_the_facts_that_are_printed_on_it(said: dict[str, str]) -> None:
    card = tenages.find_card(said["title"])
    assert {
        "title": card.title,
        "age": str(card.age),
        "colour": COLOR_NAMES[card.color],
        "top left": icon_name(card.slots[0]),
        "bottom left": icon_name(card.slots[1]),
        "bottom centre": icon_name(card.slots[2]),
        "bottom right": icon_name(card.slots[3]),
        "featured": icon_name(card.dogma),
        "effects, first edition": kinds(card, FIRST),
        "effects, third edition": kinds(card, THIRD),
    } == said


def test_there_are_105_cards_in_the_order_of_the_table() -> None:
    assert [card.title for card in BASE.cards] == [said["title"] for said in facts()]
    assert [card.index for card in CARDS] == list(range(105))
    assert Counter(card.age for card in CARDS) == {1: 15, **dict.fromkeys(range(2, 11), 10)}
    assert Counter((card.age, card.color) for card in CARDS) == {
        (age, color): 3 if age == 1 else 2 for age in range(1, 11) for color in range(5)
    }


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_effect_has_words_and_does_something(card: Card) -> None:
    assert card.slots.count(HEX) == 1
    assert card.has(card.dogma)
    for texts in EDITION_TEXTS:
        effects = card.effects[texts]
        assert effects
        assert [effect.number for effect in effects] == list(range(1, len(effects) + 1))
        for effect in effects:
            assert effect.text
            assert effect.text.endswith(".")
            assert effect.text.startswith("I demand: ") == effect.is_demand
            function = effect.demand or effect.alone
            assert function is not None
            source = inspect.getsource(function)
            assert "you." in source
            assert "pass\n" not in source
            wanted = ["you", "me"] if effect.is_demand else ["you"]
            assert list(inspect.signature(function).parameters) == wanted


def test_nine_cards_have_other_rules_in_the_first_edition() -> None:
    def functions(card: Card, texts: int) -> list[object]:
        return [effect.demand or effect.alone for effect in card.effects[texts]]

    different = {card.title for card in CARDS if functions(card, FIRST) != functions(card, THIRD)}
    assert different == OTHER_RULES_IN_FIRST_EDITION


def test_each_special_achievement_names_a_card_that_claims_it() -> None:
    assert [special.name for special in SPECIALS] == ["Monument", "Empire", "World", "Wonder", "Universe"]
    for special in SPECIALS:
        card = tenages.find_card(special.via)
        claims = [effect for effect in card.effects[THIRD] if f"claim {special.name}" in effect.text]
        assert len(claims) == 1


def test_every_option_has_one_name_and_one_number() -> None:
    options = [*CARDLESS_OPTIONS, *[option for card in CARDS for option in (card.pick, card.meld, card.activate)]]
    assert len({option.notation for option in options}) == len(options)
    assert len({option.number for option in options}) == len(options)
    for option in options:
        assert tenages.option_named(option.notation) is option


@pytest.mark.parametrize("title", ["THE PIRATE CODE", "the pirate code", "The-Pirate-Code", "Thé Pirâte Code"])
def test_titles_forgive_case_and_accents(title: str) -> None:
    assert tenages.find_card(title).title == "The Pirate Code"
