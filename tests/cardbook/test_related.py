"""How cards interact: read from their code, and by reason."""

from __future__ import annotations

from tenages.cardbook.related import LATER, LOOKS, MOST, NAMED, PROTECTS, REASONS, SPLAYED, related_to
from tenages.cards import CARDS, find_card
from tests.cardbook.card_code import CONCERNS_WRITTEN, concerns_as_text


def by_reason(title: str) -> dict[str, list[str]]:
    return {each.reason: [card.title for card in each.cards] for each in related_to(find_card(title))}


def test_the_file_says_what_the_code_of_the_cards_looks_at() -> None:
    assert CONCERNS_WRITTEN.read_text(encoding="utf-8") == concerns_as_text(), "python -m tests.cardbook.card_code"


def test_cards_that_name_each_other_are_related_both_ways() -> None:
    assert {"Robotics", "Software"} <= set(by_reason("A.I.")[NAMED])
    assert "A.I." in by_reason("Robotics")[NAMED]
    assert by_reason("Rock")[NAMED] == ["Scissors", "Paper"]


def test_oars() -> None:
    found = by_reason("Oars")
    assert found[PROTECTS] == ["The Wheel", "Mysticism", "Metalworking", "Masonry"]
    assert "Translation" in found[LOOKS]
    assert "Construction" in found[LATER]
    assert "Engineering" in found[SPLAYED]


def test_a_card_is_named_once_for_few_and_known_reasons() -> None:
    for card in CARDS:
        related = related_to(card)
        named = [other for each in related for other in each.cards]
        assert len(named) == len(set(named))
        assert card not in named
        assert all(each.reason in REASONS and 1 <= len(each.cards) <= MOST for each in related)
        assert all(bool(each.icon) == (each.reason in (PROTECTS, LOOKS)) for each in related)
