"""Every reader at a table gets his own language and terms."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

import tenages
from tenages import CARDS, Game
from tenages.rules.icons import COLORS, ICONS
from tenages.words import board
from tenages.words.catalogue import LAYERS, Words, words_of
from tenages.words.glossary import glossary
from tenages.words.log import log_lines
from tenages.words.options import option_hint, option_label
from tenages.words.prompts import prompt
from tenages.words.speaker import Speaker
from tenages.words.terms import card_title, color_name, icon_name, player_names
from tests.support.effort import PROOF, some
from tests.support.randomly import TABLES, deal, play_on
from tests.support.speaking import ENGLISH, FRENCH, IELLO

ALSO_FRENCH = {"archive", "recycle", "non"}
"""Forms of French words that are also English words: "Anne archive une 3"."""

GOLDEN = Path(__file__).parent.parent / "data"


def tokens(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", text.casefold()))


def glossary_words(words: Words) -> set[str]:
    """Every term of the game in a catalogue: glossary, colors, icons."""
    names = [entry.term for entry in glossary(words)]
    names += [color_name(words, color) for color in COLORS]
    names += [icon_name(words, icon) for icon in ICONS]
    return {word for name in names for word in tokens(name)}


@cache
def all_texts(catalogue: str, number: int) -> str:
    """All texts of a random game for every reader: the log; in some games questions, options and table, too."""
    words = words_of(catalogue)
    # Any twenty numbers in a row are different tables of every kind.
    game = deal(TABLES[7 * number % len(TABLES)], number)
    names = player_names(words, game.setup.players)
    random = Random(number)
    texts: list[str] = []
    while game.decision is not None:
        decision = game.decision
        if PROOF or number % 5 < 2:
            speaker, view = Speaker(words, names, decision.player), game.view(decision.player)
            texts += [prompt(speaker, decision, view), board.status(speaker, view)]
            for option in decision.options:
                texts += [option_label(speaker, option, decision, view), option_hint(speaker, option, decision, view)]
        game.choose(random.choice(decision.options))
    for reader in (None, *range(game.setup.players)):
        texts += [line.text for line in log_lines(Speaker(words, names, reader), game.history(reader))]
    return "\n".join(texts)


class TestNoLanguageLeaks:
    """Random games over every edition, with and without Echoes of the Past: two hundred in `make proof`."""

    @pytest.mark.parametrize("tenth", some(range(10), 1))
    def test_no_english_term_occurs_in_french(self, tenth: int) -> None:
        english = glossary_words(ENGLISH) | glossary_words(IELLO)
        english |= {word for card in CARDS for word in tokens(card_title(ENGLISH, card))}
        french = glossary_words(FRENCH) | {word for card in CARDS for word in tokens(card_title(FRENCH, card))}
        # Terms that are also French: "influence", "navigation", "pile".
        foreign = english - french - ALSO_FRENCH
        assert {"meld", "tuck", "achievement", "board", "draw", "red", "castle", "wheel"} <= foreign
        for number in range(tenth * 20, tenth * 20 + 20):
            assert not tokens(all_texts("fr-iello", number)) & foreign, number

    def test_a_leak_is_detected(self) -> None:
        assert "meld" in tokens(all_texts("en-asmadi", 0))

    def test_iello_uses_none_of_asmadis_terms(self) -> None:
        asmadi = {"meld", "melds", "melded", "tuck", "tucks", "tucked", "achieve", "achieves", "achievement", "board"}
        asmadi |= {"foreshadow", "foreshadows", "forecast", "promote", "promotes", "returns", "returned"}
        for number in some(range(20), 4):
            assert not tokens(all_texts("en-iello", number)) & asmadi

    def test_asmadi_uses_none_of_iellos_terms(self) -> None:
        iello = {
            "archive",
            "archives",
            "recycle",
            "recycles",
            "dominate",
            "dominates",
            "domination",
            "zone",
            "influence",
        }
        for number in some(range(20), 4):
            assert not tokens(all_texts("en-asmadi", number)) & iello


class TestTwoReaders:
    def test_two_players_at_one_table_each_read_their_own_language(self) -> None:
        game = tenages.position(
            {"board": ["Writing"]}, {"board": ["Tools"]}, piles={2: ["Calendar", "Fermenting"]}, language="fr"
        )
        writing = tenages.find_card("Writing").activate
        game.choose(writing)
        names = ("Claire", "Bob")
        claire, bob = Speaker(FRENCH, names, 0), Speaker(ENGLISH, names, 1)
        assert [line.text.replace("\u00a0", " ") for line in log_lines(claire, game.history(0))][:3] == [
            "Vous activez Écriture (ampoule) : Bob 2 contre 2 partage.",
            "Bob partage Écriture.",
            "Bob pioche une 2.",
        ]
        assert [line.text for line in log_lines(bob, game.history(1))][:3] == [
            "Claire activates Writing (lightbulb): you 2 against 2 share.",
            "You share Writing.",
            "You draw Calendar (blue 2).",
        ]


# --- golden logs -----------------------------------------------------------------------------------------------------


def golden_game() -> Game:
    """The game whose log is stored in each catalogue: three players with Echoes of the Past, Iello's edition."""
    return play_on(tenages.new_game(3, edition="iello", expansions=("echoes",), seed=2013), Random(2013))


def golden_log(catalogue: str) -> str:
    words = words_of(catalogue)
    game = golden_game()
    lines = log_lines(Speaker(words, player_names(words, 3), 0), game.history(0))
    return "".join([f"{'  ' * line.depth}{line.text}\n" for line in lines])


def golden_file(catalogue: str) -> Path:
    return GOLDEN / f"golden-log-{catalogue}.txt"


@pytest.mark.parametrize("catalogue", LAYERS)
def test_the_log_of_the_golden_game_is_unchanged(catalogue: str) -> None:
    """`python -m tests.words.test_readers` writes the logs again after an intended change of messages."""
    assert golden_log(catalogue) == golden_file(catalogue).read_text(encoding="utf-8")


if __name__ == "__main__":
    for each in LAYERS:
        golden_file(each).write_text(golden_log(each), encoding="utf-8")
