"""Iello's words as its rulebooks have them: French (base 2011, Echoes 2013) and English (base 2011, Echoes 2013)."""

from __future__ import annotations

import re

import pytest

import tenages
from tenages.cards import alphabet_of
from tenages.words.catalogue import Words
from tenages.words.lookup import find
from tenages.words.terms import card_title
from tests.support.parsed_catalogues import patterns, plain_text, with_terms
from tests.support.speaking import CATALOGUES, ENGLISH, FRENCH, IELLO

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
OTHER_ACTIONS = {
    *("error-unknown-action", "error-unknown-action-in-game", "error-actions-not-whole", "error-unknown-illegal"),
    "error-half-turn",
}
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


class TestEnglish:
    def test_says_echo_card_and_basic_card(self) -> None:
        """Iello rulebook for Echoes, English: "one basic card in Hand, but no Echo cards"."""
        known = patterns("en-iello")
        texts = {key: " / ".join(with_terms(pattern, known)) for key, pattern in known.items()}
        wrong = re.compile(r"\bEchoes (?:card|pile|on top|<>|\d)|\b[Bb]ase (?:and|card)")
        assert {key: text for key, text in texts.items() if wrong.search(text)} == {}
        for text in ("you draw the base card", "an Echoes card of Period 3", "an Echoes <>"):
            assert wrong.search(text)

    def test_names_the_kind_of_a_back(self) -> None:
        assert [words.say("back-some", value=3, deck="echoes") for words in CATALOGUES] == [
            "an Echoes 3",
            "an Echo 3",
            "une 3 Écho",
        ]
        assert IELLO.say("set-base") == "basic"
        assert IELLO.say("talk-note-rows") == (
            "Each Period counts as empty when its basic cards are gone. Who holds cards, but no Echo card, draws an "
            "Echo card if one is left; everyone else draws a basic card."
        )

    def test_draws_from_a_draw_pile(self) -> None:
        """Iello rulebook, English: "make 10 draw piles"; "supply" is Asmadi's word."""
        known = patterns("en-iello")
        texts = {key: " / ".join(with_terms(pattern, known)) for key, pattern in known.items()}
        assert {key for key, text in texts.items() if re.search(r"\bsupply pile", text)} == set()
        looked = IELLO.say("log-looked", who="Ann", you="no", what="a 3")
        assert looked == "Ann looks at a 3, the top card of its draw pile"


# Iello rulebook, English: "he decides to Activate Banking system", "the requirement for Artificial Intelligence".
OTHER_TITLES = [("Banking", "Banking system"), ("A.I.", "Artificial Intelligence")]


@pytest.mark.parametrize(("asmadi", "iello"), OTHER_TITLES)
class TestCardsThatIelloCallsDifferently:
    def test_each_publishers_reader_reads_his_own_title(self, asmadi: str, iello: str) -> None:
        card = tenages.find_card(asmadi)
        assert (card_title(ENGLISH, card), card_title(IELLO, card)) == (asmadi, iello)

    @pytest.mark.parametrize("words", CATALOGUES, ids=str)
    def test_every_reader_finds_the_card_by_both_titles(self, words: Words, asmadi: str, iello: str) -> None:
        card = tenages.find_card(asmadi)
        assert find(words, asmadi) is card
        assert find(words, iello) is card
        assert find(words, iello[:-2]) is card

    def test_who_begins_does_not_depend_on_it(self, asmadi: str, iello: str) -> None:
        """First cards are of age 1, and a table's language has one order of titles, that of Asmadi's."""
        card = tenages.find_card(asmadi)
        assert card.age > 1
        places = alphabet_of("en").places
        before = [other for other in tenages.CARDS if places[other.index] < places[card.index]]
        assert all(other.title.casefold() < asmadi.casefold() for other in before)


def test_texts_name_a_card_by_the_title_of_their_catalogue() -> None:
    assert ENGLISH.say("card-radio-telescope.effect-1").endswith("If the one melded is A.I., you win.")
    won = "If the one put in play is Artificial Intelligence, you win."
    assert IELLO.say("card-radio-telescope.effect-1").endswith(won)
