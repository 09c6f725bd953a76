"""The glossary: the terms of all catalogues and their translations."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from tenages.cards import CARDS
from tenages.rules.icons import ICON_NAMES
from tenages.terminal.reference import WIDEST, glossary_page, term_page
from tenages.words.catalogue import FOLDER, LAYERS, Words
from tenages.words.glossary import TERMS, Entry, elsewhere_words, find_term, glossary
from tests.support.speaking import CATALOGUES, ENGLISH, FRENCH, IELLO
from tests.support.wording import ASMADIS_WORDS, NBSP, messages_in, words_in

# Asmadi's term, Iello's English term, Iello's French term, from the table in the rules.
TERMS_IN_THREE_CATALOGUES = [
    ("age", "Period", "Période"),
    ("value", "value", "valeur"),
    ("top card", "Active card", "carte Active"),
    ("board", "Zone", "Zone de Jeu"),
    ("pile", "pile", "pile"),
    ("Draw", "Draw", "Piocher"),
    ("Meld (action)", "Play", "Poser"),
    ("Dogma", "Activate", "Activer"),
    ("Achieve", "Dominate", "Dominer"),
    ("meld", "put in play", "mettre en jeu"),
    ("dogma effect", "Dogma", "Dogme"),
    ("demand effect", "Supremacy Dogma", "Dogme de Suprématie"),
    ("non-demand effect", "Cooperative Dogma", "Dogme Coopératif"),
    ("sharing bonus", "Cooperation Bonus", "Bonus de coopération"),
    ("tuck", "archive", "archiver"),
    ("return", "recycle", "recycler"),
    ("score", "score", "comptabiliser"),
    ("score pile", "Influence", "Influence"),
    ("remove", "discard", "défausser"),
    ("splay", "splay", "décaler"),
    ("splay left", "splay left", "décaler vers la gauche"),
    ("splay right", "splay right", "décaler vers la droite"),
    ("splay up", "splay up", "décaler vers le haut"),
    ("achievement", "Domination", "Domination"),
    ("special achievement", "Domain", "Domaine"),
    ("foreshadow", "research", "rechercher"),
    ("forecast", "Projects", "Projets"),
    ("promote", "play a Project", "mettre en jeu un Projet"),
    ("icon", "icon", "Ressource"),
    ("featured icon", "required icon", "Ressource requise"),
    ("castle", "castle", "château"),
    ("crown", "crown", "couronne"),
    ("leaf", "leaf", "feuille"),
    ("lightbulb", "lightbulb", "ampoule"),
    ("factory", "factory", "usine"),
    ("clock", "clock", "horloge"),
    ("echo effect", "echo effect", "effet Écho"),
    ("bonus", "Influence Bonus", "Bonus d’Influence"),
    ("transfer", "transfer", "transférer"),
    ("exchange", "exchange", "échanger"),
    ("reveal", "reveal", "révéler"),
]

SPELT_THE_SAME = {
    *("a", "action", "active", "bonus", "domination", "face", "influence", "instant", "instructions", "non", "on"),
    *("pile", "piles", "place", "places", "points", "question", "six", "zone"),
}
"""Words that both languages spell the same, some with different meanings."""


def found(words: Words, text: str) -> Entry:
    entry = find_term(words, text)
    assert entry is not None, text
    return entry


def without_remark(term: str) -> str:
    """ "Poser (Action)" is "Poser"."""
    return term.partition(" (")[0]


class TestFinding:
    @pytest.mark.parametrize("words", CATALOGUES, ids=str)
    def test_tuck_archive_and_archiver_are_the_same(self, words: Words) -> None:
        entries = [found(words, text) for text in ("tuck", "archive", "archiver")]
        assert entries == [found(words, "tuck")] * 3
        assert entries[0].key == "tuck"

    def test_it_is_explained_in_the_readers_language(self) -> None:
        assert found(ENGLISH, "archiver")[1:3] == ("tuck", "To lay a card beneath your pile of its color.")
        assert found(IELLO, "tuck")[1:3] == ("archive", "To lay a card beneath your pile of its color.")
        assert found(FRENCH, "tuck")[1:3] == ("archiver", "Placer une carte sous votre pile de sa couleur.")

    @pytest.mark.parametrize("names", TERMS_IN_THREE_CATALOGUES, ids=lambda names: names[0])
    def test_every_term_finds_its_names_in_the_other_catalogues(self, names: tuple[str, str, str]) -> None:
        own = [find_term(words, name) for words, name in zip(CATALOGUES, names, strict=True)]
        assert len({entry.key for entry in own if entry}) == 1
        assert [without_remark(entry.term) for entry in own if entry] == [without_remark(name) for name in names]

    def test_case_accents_and_plurals_are_ignored(self) -> None:
        for text in ("Période", "PERIODE", "periodes", " période "):
            assert found(ENGLISH, text).key == "age"
        assert found(FRENCH, "projet") == found(FRENCH, "Projets")
        assert found(FRENCH, "bonus d'influence").key == "bonus"

    def test_the_readers_meaning_of_a_word_comes_first(self) -> None:
        assert found(ENGLISH, "dogma").key == "dogma"
        assert found(IELLO, "dogma").key == "effect"

    def test_an_action_is_found_by_its_bare_name(self) -> None:
        assert found(IELLO, "play") == found(IELLO, "Play (action)")
        assert found(ENGLISH, "poser").term == "Meld (action)"
        assert found(ENGLISH, "meld").term == "meld"

    def test_unknown_terms_are_not_found(self) -> None:
        for text in ("", "banana", "s"):
            assert find_term(ENGLISH, text) is None


class TestElsewhere:
    def test_the_names_in_other_catalogues(self) -> None:
        assert found(ENGLISH, "tuck").elsewhere == {"en-iello": "archive", "fr-iello": "archiver"}
        assert found(IELLO, "archive").elsewhere == {"en-asmadi": "tuck", "fr-iello": "archiver"}
        assert found(FRENCH, "archiver").elsewhere == {"en-asmadi": "tuck", "en-iello": "archive"}

    def test_only_names_that_differ(self) -> None:
        assert found(ENGLISH, "pile").elsewhere == {}
        assert found(IELLO, "domination").elsewhere == {"en-asmadi": "achievement"}
        assert found(ENGLISH, "splay").elsewhere == {"fr-iello": "décaler"}

    def test_as_texts(self) -> None:
        assert elsewhere_words(ENGLISH, found(ENGLISH, "tuck")) == ("at Iello: archive", "in French: archiver")
        assert elsewhere_words(IELLO, found(IELLO, "archive")) == ("at Asmadi: tuck", "in French: archiver")
        assert elsewhere_words(FRENCH, found(FRENCH, "archiver")) == (
            f"anglais (Asmadi){NBSP}: tuck",
            f"anglais (Iello){NBSP}: archive",
        )
        assert elsewhere_words(ENGLISH, found(ENGLISH, "pile")) == ()

    def test_a_language_with_one_term_is_named_once(self) -> None:
        assert elsewhere_words(FRENCH, found(FRENCH, "décaler")) == (f"anglais{NBSP}: splay",)

    def test_an_action_is_named_without_its_remark(self) -> None:
        assert elsewhere_words(ENGLISH, found(ENGLISH, "Achieve")) == ("at Iello: Dominate", "in French: Dominer")


class TestAllTerms:
    def test_are_in_alphabetical_order(self) -> None:
        english = [entry.term for entry in glossary(ENGLISH)]
        assert english == sorted(english, key=lambda term: re.sub(r"\W", "", term.lower()))
        assert english[0] == "Achieve (action)"

    def test_an_accent_does_not_move_a_french_word_to_the_end(self) -> None:
        french = [entry.term for entry in glossary(FRENCH)]
        assert french[french.index("Dominer (Action)") :][:3] == ["Dominer (Action)", "échanger", "effet Écho"]
        assert french[-1] == "Zone de Jeu"

    def test_every_term_is_in_every_catalogue_once(self) -> None:
        assert len(TERMS) == 50
        for words in CATALOGUES:
            assert {entry.key for entry in glossary(words)} == set(TERMS)
            assert len({entry.term.casefold() for entry in glossary(words)}) == len(TERMS)

    def test_every_message_of_the_catalogue_is_a_term(self) -> None:
        others = {"glossary-title", *[f"glossary-elsewhere-{name}" for name in ("en", "fr", "en-asmadi", "en-iello")]}
        for layer in ("en", "fr-iello"):
            found_there = messages_in(FOLDER / layer / "glossary.ftl")
            assert found_there == {f"glossary-{key}" for key in TERMS} | others

    @pytest.mark.parametrize("words", CATALOGUES, ids=str)
    def test_each_is_explained_in_one_sentence(self, words: Words) -> None:
        for entry in glossary(words):
            assert re.fullmatch(r"[A-ZÀÉ][^.]+\.", entry.meaning), entry

    def test_iellos_english_uses_none_of_asmadis_terms(self) -> None:
        for entry in glossary(IELLO):
            assert not re.findall(rf"\b(?:{ASMADIS_WORDS})\b", f"{entry.term} {entry.meaning}", re.IGNORECASE), entry

    def test_a_and_an_are_correct(self) -> None:
        for words in (ENGLISH, IELLO):
            for entry in glossary(words):
                assert not re.findall(r"\b[Aa] [AEIOaeio]\w+|\b[Aa]n [^aeiouAEIOU8]\w+", entry.meaning), entry

    def test_french_contains_no_english(self) -> None:
        english = words_in(spoken(ENGLISH)) | words_in(spoken(IELLO))
        assert words_in(spoken(FRENCH)) & english == SPELT_THE_SAME

    def test_french_spaces_and_apostrophes(self) -> None:
        assert "'" not in "".join([entry.meaning for entry in glossary(FRENCH)])
        assert not [entry for entry in glossary(FRENCH) if re.search(rf"[^{NBSP}][:;]", entry.meaning)]

    @pytest.mark.parametrize("icon", range(len(ICON_NAMES)), ids=lambda icon: ICON_NAMES[icon])
    def test_icons_name_the_ages_that_print_them(self, icon: int) -> None:
        ages = [card.age for card in CARDS if icon in card.slots]
        whole = (min(ages), max(ages)) == (1, 10)
        meaning = found(ENGLISH, ICON_NAMES[icon]).meaning
        assert meaning == f"An icon of {'all ten ages' if whole else f'the ages {min(ages)} to {max(ages)}'}."


def spoken(words: Words) -> str:
    return "\n".join([f"{entry.term} {entry.meaning}" for entry in glossary(words)])


class TestOnTheScreen:
    @pytest.mark.parametrize("words", CATALOGUES, ids=str)
    def test_the_whole_glossary_fits(self, words: Words) -> None:
        seen = shown(glossary_page(words)).splitlines()
        assert {len(line) for line in seen} == {WIDEST}
        shown_words = re.findall(r"\w+", "\n".join(seen[1:]))
        for entry in glossary(words):
            assert set(re.findall(r"\w+", entry.term)) <= set(shown_words)

    def test_a_single_term(self) -> None:
        seen = shown(term_page(ENGLISH, found(ENGLISH, "archiver")))
        assert "tuck" in seen.splitlines()[0]
        assert "To lay a card beneath your pile of its color." in seen
        assert "at Iello: archive · in French: archiver" in seen

    def test_every_catalogue_is_tested(self) -> None:
        assert {words.name for words in CATALOGUES} == set(LAYERS)


def shown(page: object) -> str:
    screen = io.StringIO()
    Console(file=screen, width=100).print(page)
    return screen.getvalue()
