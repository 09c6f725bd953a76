"""French particles before names and titles."""

from __future__ import annotations

import pytest

from tenages.cards import CARDS
from tenages.words.elision import elided
from tenages.words.terms import card_title, effect_words
from tests.support.speaking import FRENCH


@pytest.mark.parametrize(
    ("particle", "following", "together"),
    [
        ("de", "Bob", "de Bob"),
        ("de", "Anne", "d’Anne"),
        ("de", "Émilie", "d’Émilie"),
        ("de", "Œdipe", "d’Œdipe"),
        ("de", "Hélène", "d’Hélène"),
        ("de", "Yves", "d’Yves"),
        ("de", "Yann", "de Yann"),
        ("de", "Intelligence Artificielle", "d’Intelligence Artificielle"),
        ("que", "Anne", "qu’Anne"),
        ("le", "Écho", "l’Écho"),
        ("de", "42", "de 42"),
        ("de", "", "de "),
        ("de", "«\u00a0Anne\u00a0»", "d’«\u00a0Anne\u00a0»"),
    ],
)
def test_a_particle_is_elided_before_a_vowel(particle: str, following: str, together: str) -> None:
    assert elided(particle, following) == together


def test_every_effect_of_every_card_can_be_named_in_french() -> None:
    vowels = 0
    for card in CARDS:
        title = card_title(FRENCH, card)
        for effect in card.effects[0]:
            named = effect_words(FRENCH, effect)
            if named != title:
                assert named.endswith((f" de {title}", f" d’{title}"))
                vowels += named.endswith(f" d’{title}")
                assert named.endswith(f" d’{title}") == (title[0] in "AEIOUÉÈÊŒH")
    assert vowels > 10
