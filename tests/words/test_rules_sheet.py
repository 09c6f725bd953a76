"""The rules sheet: the rules of each kind of table, in each catalogue."""

from __future__ import annotations

import io
import re
from itertools import product

import pytest

from tenages.cards import setup_of
from tenages.rules.setup import Rules, Setup
from tenages.terminal.reference import WIDEST, rules_page
from tenages.terminal.screen import Screen
from tenages.words.catalogue import FOLDER, Words, words_of
from tenages.words.rules_sheet import rules_sheet, rules_title
from tests.support.speaking import CATALOGUES, ENGLISH, FRENCH, IELLO
from tests.support.wording import ASMADIS_WORDS, NBSP, messages_in, words_in

SPELT_THE_SAME = {
    *(
        "a",
        "action",
        "actions",
        "active",
        "alphabet",
        "base",
        "bonus",
        "construction",
        "culture",
        "dominations",
        "face",
    ),
    *("influence", "instant", "invention", "non", "on", "palampore", "pile", "points", "s", "sciences", "six"),
    *("technologies", "zone", "zones"),
}
"""Words that both languages spell the same, some with different meanings."""


def table(
    players: int = 2,
    edition: str = "asmadi-3",
    *,
    echoes: bool = False,
    american: bool | None = None,
    teams: bool = False,
) -> Setup:
    return setup_of(Rules(players, edition, teams, ("echoes",) if echoes else (), american), 1)


def all_tables() -> list[Setup]:
    """All editions and numbers of players, without Echoes and with both of its variants, and teams where allowed."""
    tables: list[Setup] = []
    for edition, players in product(("asmadi-1", "iello", "asmadi-3"), (2, 3, 4, 5)):
        if players < 5 or edition == "asmadi-3":
            tables.append(table(players, edition))
        tables += [table(players, edition, echoes=True, american=american) for american in (True, False)]
    for edition, echoes in product(("asmadi-1", "asmadi-3"), (True, False)):
        tables.append(table(4, edition, echoes=echoes, teams=True))
    return tables


def rule(words: Words, setup: Setup, term: str) -> str:
    """The rule with this term; if there are several, the last one."""
    return {entry.term: entry.sentence for section in rules_sheet(words, setup) for entry in section.entries}[term]


def titles(words: Words, setup: Setup) -> list[str]:
    return [section.title for section in rules_sheet(words, setup)]


def text(words: Words, setup: Setup) -> str:
    """The whole sheet."""
    lines: list[str] = []
    for section in rules_sheet(words, setup):
        lines.append(section.title)
        for entry in section.entries:
            lines += [entry.term, entry.sentence]
    return "\n".join(lines)


class TestWinning:
    @pytest.mark.parametrize(
        ("players", "echoes", "needed"),
        [(2, False, 6), (2, True, 7), (3, False, 5), (3, True, 6), (4, False, 4), (5, True, 4)],
    )
    def test_the_number_of_achievements_needed_at_this_table(self, players: int, echoes: bool, needed: int) -> None:
        setup = table(players, echoes=echoes)
        assert rule(ENGLISH, setup, "By achievements").startswith(f"Whoever has {needed} achievements wins")
        assert rule(IELLO, setup, "By Dominations").startswith(f"Whoever has {needed} Dominations wins")
        assert rule(FRENCH, setup, "Par Domination").startswith(f"Le premier joueur qui réunit {needed} Dominations")

    def test_a_team_adds_its_achievements_and_its_points_up(self) -> None:
        setup = table(4, teams=True)
        assert "whose partners have 6 achievements between them" in rule(ENGLISH, setup, "By achievements")
        assert "the team with more points in all wins" in rule(ENGLISH, setup, "By points")
        assert "dont les partenaires réunissent 6 Dominations" in rule(FRENCH, setup, "Par Domination")

    def test_a_tie_is_a_draw_in_the_third_edition_and_a_shared_victory_in_the_others(self) -> None:
        """docs/rules.md 15 and "Where editions differ"."""
        for setup in (table(3), table(4, teams=True)):
            assert rule(ENGLISH, setup, "By points").endswith("a tie too, the game is a draw, and nobody wins.")
            assert rule(FRENCH, setup, "Par l’Influence").endswith("par un match nul et personne ne gagne.")
        for edition in ("asmadi-1", "iello"):
            assert rule(ENGLISH, table(3, edition), "By points").endswith("a tie too, they share the victory.")
            assert rule(FRENCH, table(3, edition), "Par l’Influence").endswith("les ex æquo gagnent ensemble.")
        assert rule(ENGLISH, table(4, "asmadi-1", teams=True), "By points").endswith("a tie too, everyone wins.")
        assert rule(FRENCH, table(4, "asmadi-1", teams=True), "Par l’Influence").endswith("tout le monde gagne.")

    def test_a_team_needs_one_more_with_echoes(self) -> None:
        assert "have 7 achievements" in rule(ENGLISH, table(4, echoes=True, teams=True), "By achievements")


class TestTurns:
    def test_with_two_or_three_players_only_the_first_has_one_action(self) -> None:
        for players in (2, 3):
            assert rule(ENGLISH, table(players), "First turn").startswith("Whoever begins takes only one action")

    def test_with_four_or_more_players_the_first_two_have_one_action(self) -> None:
        for players in (4, 5):
            assert rule(ENGLISH, table(players), "First turn").startswith("The first 2 players take only one action")
            assert rule(FRENCH, table(players), "Premier tour").startswith(
                "Les 2 premiers joueurs ne font qu’une Action"
            )


class TestSharing:
    def test_a_reveal_earns_the_bonus_at_asmadis_tables(self) -> None:
        for edition in ("asmadi-1", "asmadi-3"):
            assert "moved a card, revealed one, or splayed" in rule(ENGLISH, table(2, edition), "Sharing bonus")

    def test_a_reveal_earns_no_bonus_at_iellos_tables(self) -> None:
        assert "revealing a card is not enough" in rule(IELLO, table(2, "iello"), "Cooperation Bonus")
        assert "révéler une carte ne suffit pas" in rule(FRENCH, table(2, "iello"), "Bonus de coopération")


class TestSpecials:
    def test_each_names_its_condition_and_the_card_that_can_claim_it(self) -> None:
        assert rule(ENGLISH, table(), "World") == "Show at least twelve clocks. Translation can claim it too."
        assert rule(IELLO, table(), "Diplomacy") == "Show at least twelve clocks. Translation can dominate it too."
        assert rule(FRENCH, table(), "Diplomatie") == (
            "Produisez au moins douze horloges. Traduction permet aussi de le dominer."
        )

    def test_there_are_five_and_with_echoes_ten(self) -> None:
        for echoes, count in ((False, 5), (True, 10)):
            (specials,) = [
                section
                for section in rules_sheet(ENGLISH, table(echoes=echoes))
                if section.title == "Special achievements"
            ]
            assert [entry.term for entry in specials.entries].index("") == 0
            assert len(specials.entries) == 1 + count

    def test_six_scored_or_tucked_cards_at_iellos_table_in_every_catalogue(self) -> None:
        assert "in any mix" in rule(ENGLISH, table(2, "iello"), "Monument")
        assert "in any mix" in rule(IELLO, table(2, "iello"), "Technologies")
        assert "mélangées à votre gré" in rule(FRENCH, table(2, "iello"), "Technologies")

    def test_six_of_one_kind_at_asmadis_table_in_every_catalogue(self) -> None:
        assert "the two do not add up" in rule(ENGLISH, table(2, "asmadi-1"), "Monument")
        assert "the two do not add up" in rule(IELLO, table(2, "asmadi-3"), "Technologies")
        assert "les deux ne s’additionnent pas" in rule(FRENCH, table(2, "asmadi-3"), "Technologies")


class TestEchoes:
    def test_it_has_a_section_only_where_it_is_played(self) -> None:
        assert titles(ENGLISH, table())[-1] == "What may be seen"
        assert titles(ENGLISH, table(echoes=True))[-1] == "Echoes of the Past"
        assert titles(FRENCH, table(echoes=True))[-1] == "Échos"

    def test_without_it_the_sheet_does_not_mention_it(self) -> None:
        for words, named in ((ENGLISH, "Echo|forecast|bonuses"), (IELLO, "Echo|Project"), (FRENCH, "Écho|Projet")):
            assert not re.findall(named, text(words, table())), words
            assert re.findall(named, text(words, table(echoes=True))), words

    def test_two_rows_of_cards(self) -> None:
        setup = table(4, echoes=True, american=False)
        assert rule(ENGLISH, setup, "Draw").startswith("If you hold cards but no Echoes card, you draw the Echoes card")
        assert "of its age and set" in rule(ENGLISH, setup, "Return")

    def test_mixed_piles_of_the_american_variant(self) -> None:
        setup = table(4, echoes=True, american=True)
        assert "begins with 8 base and 5 Echoes cards" in rule(ENGLISH, setup, "Draw")
        assert "8 cartes de base et 5 cartes Écho" in rule(FRENCH, setup, "Piocher")
        assert "set" not in rule(ENGLISH, setup, "Return").split()
        assert "only that of the next card" in rule(ENGLISH, setup, "By everyone")
        assert "begins with 6 base and 3 Echoes cards" in rule(ENGLISH, table(2, echoes=True, american=True), "Draw")

    def test_asmadis_first_edition_mixes_unless_asked_not_to(self) -> None:
        assert "mixed pile" in rule(ENGLISH, table(2, "asmadi-1", echoes=True), "Draw")
        assert "mixed pile" not in rule(ENGLISH, table(2, "asmadi-1", echoes=True, american=False), "Draw")

    def test_a_promoted_card_must_be_activated_at_iellos_table(self) -> None:
        setup = table(2, "iello", echoes=True)
        assert "You must then activate it" in rule(ENGLISH, setup, "Promote")
        assert "You must then activate it" in rule(IELLO, setup, "Play a Project")
        assert "Vous devez alors l’activer" in rule(FRENCH, setup, "Mettre en jeu un Projet")

    def test_a_promoted_card_may_be_activated_in_the_american_variant_and_elsewhere(self) -> None:
        for setup in (table(2, "iello", echoes=True, american=True), table(2, echoes=True)):
            assert "You may then activate it" in rule(ENGLISH, setup, "Promote")
            assert "You may then activate it" in rule(IELLO, setup, "Play a Project")
            assert "Vous pouvez alors l’activer" in rule(FRENCH, setup, "Mettre en jeu un Projet")


class TestTeams:
    def test_they_have_a_section_only_where_they_are_played(self) -> None:
        assert "Teams" not in titles(ENGLISH, table(4))
        assert titles(ENGLISH, table(4, teams=True))[-1] == "Teams"
        assert titles(ENGLISH, table(4, echoes=True, teams=True))[-2:] == ["Echoes of the Past", "Teams"]

    def test_a_partner_is_skipped_and_earns_no_bonus(self) -> None:
        assert rule(ENGLISH, table(4, teams=True), "Demands").startswith("They pass your partner over.")
        assert rule(IELLO, table(4, teams=True), "Sharing").endswith("that alone earns no Cooperation Bonus.")
        assert rule(FRENCH, table(4, teams=True), "Partage").endswith("cela seul ne donne pas de Bonus de coopération.")


class TestVocabularies:
    def test_the_four_actions_have_their_publishers_names(self) -> None:
        names = {words.name: [entry.term for entry in rules_sheet(words, table())[2].entries] for words in CATALOGUES}
        assert names == {
            "en-asmadi": ["Draw", "Meld", "Dogma", "Achieve"],
            "en-iello": ["Draw", "Play", "Activate", "Dominate"],
            "fr-iello": ["Piocher", "Poser", "Activer", "Dominer"],
        }

    @pytest.mark.parametrize("setup", all_tables(), ids=lambda setup: rules_title(ENGLISH, setup))
    def test_iellos_english_uses_none_of_asmadis_terms(self, setup: Setup) -> None:
        assert not re.findall(rf"\b(?:{ASMADIS_WORDS})\b", text(IELLO, setup), re.IGNORECASE)
        assert len(set(re.findall(rf"\b(?:{ASMADIS_WORDS})\b", text(ENGLISH, setup), re.IGNORECASE))) > 15
        assert "your Zone is empty" in text(IELLO, setup)

    def test_french_has_no_english_word(self) -> None:
        english: set[str] = set()
        french: set[str] = set()
        for setup in all_tables():
            english |= words_in(text(ENGLISH, setup)) | words_in(text(IELLO, setup))
            french |= words_in(text(FRENCH, setup))
        assert french & english == SPELT_THE_SAME

    def test_a_and_an_are_correct(self) -> None:
        for words, setup in product((ENGLISH, IELLO), all_tables()):
            assert not re.findall(r"\b[Aa] [AEIOaeio]\w+|\b[Aa]n [^aeiouAEIOU8]\w+", text(words, setup))


class TestAllSheets:
    @pytest.mark.parametrize("setup", all_tables(), ids=lambda setup: rules_title(ENGLISH, setup))
    @pytest.mark.parametrize("words", CATALOGUES, ids=str)
    def test_every_section_has_complete_sentences(self, words: Words, setup: Setup) -> None:
        for section in rules_sheet(words, setup):
            assert section.title[0].isupper()
            assert section.entries
            for entry in section.entries:
                assert re.fullmatch(r"[A-ZÀÉ\"«].*\.", entry.sentence), entry
                assert not re.search(r"[{}$]|  |yes|no\]", entry.sentence), entry

    def test_a_sheet_names_a_publisher_only_in_its_title(self) -> None:
        for words, setup in product(CATALOGUES, all_tables()):
            assert not re.search("asmadi|iello|edition|édition", text(words, setup), re.IGNORECASE)
        assert rules_title(ENGLISH, table(3, "iello", echoes=True)) == "Iello · with Echoes of the Past · 3 players"

    def test_every_message_of_the_catalogue_is_on_some_sheet(self) -> None:
        for words in CATALOGUES:
            unused = Words(words.name)
            for setup in all_tables():
                rules_sheet(unused, setup)
                rules_title(unused, setup)
            used = {str(key).partition(".")[0] for key, *_ in unused._cache}
            layer = FOLDER / ("en" if words.language == "en" else words.name)
            assert messages_in(layer / "rules.ftl") == {key for key in used if key.startswith("rules-")}

    def test_french_spaces_and_apostrophes(self) -> None:
        for setup in all_tables():
            sheet = text(FRENCH, setup)
            assert "'" not in sheet
            assert not re.findall(rf"[^{NBSP}][:;?!»]|«[^{NBSP}]", sheet)


class TestOnTheScreen:
    @pytest.mark.parametrize("words", CATALOGUES, ids=str)
    @pytest.mark.parametrize("width", [60, 80, 120])
    def test_it_fits_and_omits_no_word(self, words: Words, width: int) -> None:
        setup = table(4, "asmadi-1", echoes=True, teams=True)
        lines = shown(words, setup, width).splitlines()
        assert max(map(len, lines)) == min(width, WIDEST)
        seen = re.findall(r"\w+", "\n".join(lines))
        assert sorted(seen) == sorted(re.findall(r"\w+", rules_title(words, setup) + "\n" + text(words, setup)))

    def test_no_line_begins_with_a_french_punctuation_mark(self) -> None:
        for width in range(60, 85):
            lines = shown(words_of("fr-iello"), table(echoes=True), width).splitlines()
            assert not [line for line in lines if line.strip("│ ").startswith((":", ";", "»"))]


def shown(words: Words, setup: Setup, width: int) -> str:
    screen = io.StringIO()
    Screen(file=screen, width=width).print(rules_page(words, setup))
    return screen.getvalue()
