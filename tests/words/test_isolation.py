"""Names in Arabic or Hebrew do not change the order of the sentence around them (Unicode Standard Annex 9)."""

from __future__ import annotations

import io
import re
import sys
import unicodedata
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from tenages.terminal.figures import plain_table
from tenages.words import board, stats, tournament
from tenages.words.catalogue import Words
from tenages.words.elision import elided
from tenages.words.isolation import CONTROLS, RIGHT_TO_LEFT, isolated
from tenages.words.log import log_lines
from tenages.words.options import option_hint, option_label
from tenages.words.prompts import prompt
from tenages.words.speaker import Speaker, sentence
from tests.support.effort import some
from tests.support.randomly import TABLES, deal
from tests.support.speaking import CATALOGUES, ENGLISH, FRENCH
from tests.support.story import Story

HYPATIA = "هيباتيا"
DAVID = "דוד"
ELIE = "élie דוד"
NAMES = (HYPATIA, DAVID, "Cid", ELIE, "Eve")
MARKS = "\u2068\u2069"
TURNING = ["\u202eBob", "B\u2069o\u2066b", "\u202aBob\u202c", "Bob\u2067", "Bob\u200f", "\u061cBob"]


class TestIsolated:
    @pytest.mark.parametrize("name", ["Ann", "Émilie 2", "Zhang 衡", "Ωmega", "Ёж", "🎲", "", "3"])
    def test_a_name_in_another_script_stays_plain(self, name: str) -> None:
        assert isolated(name) == name

    @pytest.mark.parametrize("name", [HYPATIA, DAVID, ELIE, "Ann \u0663", "ܐܒܐ", "𞤀𞤣"])
    def test_a_name_with_a_right_to_left_letter_is_isolated_once(self, name: str) -> None:
        assert isolated(name) == f"\u2068{name}\u2069"
        assert isolated(isolated(name)) == isolated(name)

    def test_every_right_to_left_character_counts(self) -> None:
        for code in range(sys.maxunicode + 1):
            letter = chr(code)
            if unicodedata.bidirectional(letter) in ("R", "AL", "AN") and letter not in "\u061c\u200f":
                assert RIGHT_TO_LEFT.match(letter), hex(code)

    def test_no_left_to_right_letter_does(self) -> None:
        for code in range(sys.maxunicode + 1):
            if unicodedata.bidirectional(chr(code)) == "L":
                assert not RIGHT_TO_LEFT.match(chr(code)), hex(code)

    @pytest.mark.parametrize("name", TURNING)
    def test_characters_that_would_turn_the_rest_of_the_text_are_left_out(self, name: str) -> None:
        assert isolated(name) == "Bob"

    def test_nor_can_a_name_break_out_of_its_isolation(self) -> None:
        assert isolated(f"{DAVID}\u2069\u202e 5") == f"\u2068{DAVID} 5\u2069"

    def test_all_such_characters_are_known(self) -> None:
        turning = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
        found = {chr(code) for code in range(0x10000) if unicodedata.bidirectional(chr(code)) in turning}
        assert len(found) == 9
        assert all(CONTROLS.match(letter) for letter in found)


def bare_names(text: str) -> list[str]:
    """The names in a text that are not isolated."""
    outside = re.sub("\u2068[^\u2068\u2069]*\u2069", "", text)
    return [*RIGHT_TO_LEFT.findall(outside), *re.findall(f"[{MARKS}]", outside)]


class TestSentences:
    def test_the_number_beside_a_name_stays_outside(self) -> None:
        story = Story(ann={"board": ["Writing"]}, bob={"board": ["Tools"]})
        story.ann.activates("Writing")
        lines = log_lines(Speaker(ENGLISH, (HYPATIA, DAVID)), story.game.history(None))
        assert lines[0].text == (
            f"\u2068{HYPATIA}\u2069 activates Writing (lightbulb): \u2068{DAVID}\u2069 2 against 2 shares."
        )

    @pytest.mark.parametrize("words", CATALOGUES, ids=str)
    def test_every_name_in_random_games_is_isolated(self, words: Words) -> None:
        texts: list[str] = []
        for number in some(range(0, 40, 3), 5):
            game = deal(TABLES[number], number)
            names = NAMES[: game.setup.players]
            random = Random(number)
            while game.decision is not None:
                decision = game.decision
                speaker, view = Speaker(words, names, decision.player), game.view(decision.player)
                texts += [prompt(speaker, decision, view), board.status(speaker, view)]
                texts += [option_label(speaker, option, decision, view) for option in decision.options]
                texts += [option_hint(speaker, option, decision, view) for option in decision.options]
                texts.append(board.heading(speaker, view, (decision.player + 1) % game.setup.players))
                game.choose(random.choice(decision.options))
            for reader in (None, 1):
                texts += [line.text for line in log_lines(Speaker(words, names, reader), game.history(reader))]
        assert sum(HYPATIA in text for text in texts) > 1000
        assert [text for text in texts if bare_names(text)] == []

    def test_a_bare_name_is_found(self) -> None:
        assert bare_names(f"{DAVID} 3")
        assert not bare_names(f"\u2068{DAVID}\u2069 3")

    def test_plain_names_leave_every_text_as_it_was(self) -> None:
        story = Story(ann={"board": ["Writing"]}, bob={})
        story.ann.activates("Writing")
        for line in log_lines(Speaker(ENGLISH, ("Ann", "Émilie")), story.game.history(None)):
            assert not re.search(f"[{MARKS}]", line.text)

    def test_a_sentence_begins_with_a_capital_inside_the_isolation(self) -> None:
        assert sentence(f"{isolated(ELIE)} draws") == "\u2068Élie דוד\u2069 draws"
        assert sentence(f"{isolated(DAVID)} draws") == f"\u2068{DAVID}\u2069 draws"
        assert sentence("ann draws") == "Ann draws"
        assert sentence("") == ""
        assert sentence("\u2068") == "\u2068"

    def test_the_first_letter_of_the_name_decides_elision(self) -> None:
        assert elided("de", isolated(ELIE)) == f"d’\u2068{ELIE}\u2069"
        assert elided("de", isolated(DAVID)) == f"de \u2068{DAVID}\u2069"
        place = FRENCH.say("place-hand", whose="other", owner=isolated(ELIE))
        assert place == f"la Main d’\u2068{ELIE}\u2069"

    def test_a_question_to_another_player_begins_with_a_capital_in_every_language(self) -> None:
        story = Story(ann={"board": ["Writing"]}, bob={})
        asked = story.game.view(1).asked
        assert asked is not None
        for words in CATALOGUES:
            assert prompt(Speaker(words, NAMES, 1), asked).lstrip(MARKS)[0] in f"Q{HYPATIA}"


class TestTables:
    def test_the_marks_have_no_width_in_the_terminal(self) -> None:
        assert cell_len(isolated(DAVID)) == cell_len(DAVID) == 3

    def test_a_table_stays_straight(self) -> None:
        screen = Console(file=io.StringIO(), width=60)
        screen.print(plain_table(["bot", "games"], [(isolated(DAVID), "12"), ("planner", "3")]))
        assert isinstance(screen.file, io.StringIO)
        lines = screen.file.getvalue().splitlines()
        ends = {cell_len(line.rstrip()) for line in lines if re.search(r"games|12|3", line)}
        assert len(ends) == 1

    def test_names_in_a_tournament_and_in_statistics_are_isolated(self) -> None:
        texts = [
            tournament.leading(ENGLISH, DAVID, 0.5),
            tournament.breach(ENGLISH, 7, [DAVID, "greedy"], DAVID, "illegal", {"given": "draw"}),
            stats.facts(ENGLISH, [("iello", (), False, 2, False)], [DAVID, HYPATIA]),
        ]
        for text in texts:
            assert DAVID in text
            assert bare_names(text) == []
