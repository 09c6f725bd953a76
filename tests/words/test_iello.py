"""Iello's words as its rulebooks have them: French (base 2011, Echoes 2013) and English (base 2011, Echoes 2013)."""

from __future__ import annotations

import re

import pytest

from tests.support.parsed_catalogues import patterns, plain_text
from tests.support.speaking import FRENCH

# Iello rulebook, French: "en Main", "votre Zone de Jeu", "points d'Influence", "6 Dominations", "des Ressources".
ALWAYS_WITH_A_CAPITAL = (
    "influences?",
    "zones? de jeu",
    "mains?",
    "dominations?",
    "domaines?",
    "ressources?",
    "périodes?",
    "projets?",
    "dogmes?",
    "échos?",
    "bonus",
    "actions?",
    r"cartes?(?: \w+)? actives?",
)
# Iello rulebook, French: the icons are "Ressources", the special achievements "Domaines", the free draw "une Action
# Piocher gratuite".
NOT_IELLOS = ("icônes?", "dominations? spéciales?", "pioches? gratuites?", "scores?")
OTHER_ACTIONS = {"error-unknown-action", "error-unknown-illegal", "error-half-turn"}
"""Where no Action of the game is meant: the actions of a research environment, and the parameter actions=1."""


def wrong_terms(text: str) -> list[str]:
    """The terms of the game in a French text that Iello does not write in this way."""
    lower = re.findall(rf"\b(?:{'|'.join(ALWAYS_WITH_A_CAPITAL)})\b", text)
    return lower + re.findall(rf"\b(?:{'|'.join(NOT_IELLOS)})\b", text, re.IGNORECASE)


class TestFrench:
    def test_writes_every_term_as_the_rulebook_does(self) -> None:
        texts = {key: " ".join(plain_text(pattern)) for key, pattern in patterns("fr-iello").items()}
        assert len(texts) > 1000
        wrong = {key: wrong_terms(text) for key, text in texts.items() if key not in OTHER_ACTIONS}
        assert {key: terms for key, terms in wrong.items() if terms} == {}

    @pytest.mark.parametrize(
        "text",
        [
            "Cela rapporte des points d’influence.",
            "Cela renforce la zone de jeu.",
            "Une carte de votre main.",
            "Cela rapproche d’une Domination spéciale.",
            "Cela donne plus d’icônes.",
            "Les pioches et les dominations",
            "Le Bonus de coopération, une pioche gratuite",
            "Une de vos cartes vertes actives",
        ],
    )
    def test_a_wrong_term_is_found(self, text: str) -> None:
        assert wrong_terms(text)

    def test_the_sharing_bonus_is_a_free_draw_action(self) -> None:
        """Iello rulebook, French: "vous bénéficiez d'une Action PIOCHER gratuite"."""
        told = [
            FRENCH.say("log-bonus", who="Anne", you="no"),
            FRENCH.say("help-order-bonus"),
            FRENCH.say("glossary-sharing-bonus.meaning"),
            FRENCH.say("rules-dogma-bonus.text", reveals="yes"),
        ]
        assert all(re.search(r"\bAction Piocher gratuite\b", text) for text in told)

    def test_a_card_is_put_back_on_its_pile_with_another_word_than_that_of_the_action(self) -> None:
        """Iello rulebook, French: "Poser" is an Action; the card Telescope says "remettre"."""
        told = [
            FRENCH.say("log-replaced", who="Anne", you="no", what="une 3", place="de ses Projets"),
            FRENCH.say("log-replaced", who="Anne", you="yes", what="une 3", place="de vos Projets"),
            FRENCH.say("ask-put-on-deck", where=" de vos Projets"),
            FRENCH.say("ask-put-on-deck.pick", what="une 3"),
            FRENCH.say("log-declined-put-on-deck", who="Anne", you="no"),
            FRENCH.say("card-telescope.effect-1"),
        ]
        assert all(re.search(r"\bremet", text) for text in told)
        assert not any(re.search(r"\bpose", text) for text in told)

    def test_the_heading_over_cards_to_play_is_the_name_of_the_action(self) -> None:
        """Iello rulebook, French: the four Actions are Piocher, Poser, Activer and Dominer."""
        headings = [FRENCH.say(f"play-{action}") for action in ("draw", "meld", "dogma", "achieve")]
        assert headings == ["Piocher", "Poser", "Activer", "Dominer"]
