"""The texts of cards and boards."""

from __future__ import annotations

import pytest

import tenages
from tenages.rules.achievements import Special
from tenages.rules.card import THIRD
from tenages.sight.facts import available_achievements
from tenages.words import board, sheet
from tenages.words.lookup import find
from tenages.words.shows import extras_words
from tenages.words.terms import edition_words, effect_text, table_words
from tests.support.speaking import ENGLISH, FRENCH, IELLO, to
from tests.support.story import EchoesStory, Story


def noted(view: tenages.View, age: int) -> tuple[str, bool]:
    """The cost note of the achievements of an age, and whether they can be claimed."""
    offered = next(each for each in available_achievements(view) if each.age == age)
    return board.price_note(offered), offered.within_reach


class TestSheets:
    def test_every_card_has_a_sheet_with_facts_slots_and_effects(self) -> None:
        for card in tenages.CARDS:
            lines = sheet.plain_sheet(ENGLISH, card)
            assert lines[0] == card.title
            assert len(lines) > 6

    def test_a_card_that_differs_shows_both_texts(self) -> None:
        lines = sheet.plain_sheet(ENGLISH, tenages.find_card("Oars"))
        assert "First-edition text (Asmadi, first edition; Iello)" in lines

    def test_a_card_that_does_not_differ_shows_one(self) -> None:
        assert not sheet.differs(tenages.find_card("Agriculture"))

    def test_masonry_can_claim_monument(self) -> None:
        (claim,) = sheet.claims(ENGLISH, tenages.find_card("Masonry"))
        assert claim.startswith("Can claim Monument.")

    def test_the_editions_have_names(self) -> None:
        assert edition_words(ENGLISH, "iello") == "Iello"


class TestEchoesSheets:
    def test_a_card_of_echoes_names_its_set_and_its_slots(self) -> None:
        lines = sheet.plain_sheet(ENGLISH, tenages.find_card("Clock"))
        assert lines[1:6] == [
            "Echoes of the Past: purple, age 4, features lightbulb",
            "top left: echo effect",
            "bottom left: bonus 5",
            "bottom centre: picture",
            "bottom right: lightbulb",
        ]

    @pytest.mark.parametrize("title", ["Pencil", "Sandpaper"])
    def test_a_card_whose_effect_is_optional_says_so(self, title: str) -> None:
        """Third-edition cards: "You may return up to three cards", "You may return any number of cards"."""
        (effect,) = tenages.find_card(title).effects[THIRD]
        for words, may in ((ENGLISH, "You may "), (IELLO, "You may "), (FRENCH, "Vous pouvez recycler ")):
            assert effect_text(words, effect).startswith(may)

    def test_a_music_note(self) -> None:
        assert sheet.slots(ENGLISH, tenages.find_card("Bell"))[1] == "bottom left: music note"

    def test_the_echo_effect_comes_first_and_is_marked(self) -> None:
        bell = tenages.find_card("Bell")
        assert bell.echo_effect is not None
        lines = [line.text for line in sheet.effect_lines(ENGLISH, bell, THIRD)]
        assert lines == [
            f"Echo: {effect_text(ENGLISH, bell.echo_effect)}",
            effect_text(ENGLISH, bell.effects[THIRD][0]),
        ]

    def test_every_echoes_card_has_one_text_for_all_editions(self) -> None:
        assert not any(sheet.differs(card) for card in tenages.CARDS if card.deck == "echoes")

    def test_the_special_achievements_of_echoes_have_sheets(self) -> None:
        supremacy = find(ENGLISH, "supremacy")
        assert isinstance(supremacy, Special)
        assert sheet.special_sheet(ENGLISH, supremacy)[0] == "Supremacy, a special achievement of Echoes of the Past"

    def test_the_expansion_and_its_variant_have_names(self) -> None:
        assert table_words(ENGLISH, "iello", ("echoes",), False) == "Iello · with Echoes of the Past"
        assert table_words(ENGLISH, "iello", ("echoes",), True) == "Iello · with Echoes of the Past, American variant"


class TestBoards:
    def test_whose_turn_and_how_many_actions(self) -> None:
        story = Story(ann={"board": ["Tools"]}, bob={})
        assert board.status(to(0), story.game.view(0)) == "Turn 2 · Your turn · 2 actions left"
        story.ann.draws()
        assert board.status(to(1), story.game.view(1)) == "Turn 2 · Ann's turn · 1 action left"

    def test_progress_towards_each_special_achievement(self) -> None:
        story = Story(ann={"board": ["Masonry", "Computers"]}, bob={})
        view = story.game.view(0)
        progress = [board.special_progress(ENGLISH, special, view.me) for special in view.scene.specials]
        assert progress == ["Monument 0/6", "Empire 1/6", "World 2/12", "Wonder 0/5", "Universe 1/5"]

    def test_achievements_and_how_many_are_needed(self) -> None:
        story = Story(ann={"board": ["Tools"], "achievements": [1, "Empire"]}, bob={})
        view = story.game.view(0)
        assert board.achievements(ENGLISH, view, view.me) == "2/6: 1, Empire"
        assert board.achievements(ENGLISH, view, view.scene.seats[1]) == "0/6"


class TestEchoesBoards:
    def test_a_score_with_bonuses_is_shown_as_a_sum(self) -> None:
        seat = {"board": ["Puppet", "Dice", "Soap"], "score": ["Coal", "Engineering"]}
        me = EchoesStory(ann=seat, bob={}).game.view(0).me
        assert board.score(me, narrow=False) == "13 = 8 + 5"
        assert board.score(me, narrow=True) == "13=8+5"

    def test_a_score_without_bonuses_is_a_number(self) -> None:
        assert board.score(EchoesStory(ann={"score": ["Coal"]}, bob={}).game.view(0).me, narrow=False) == "5"

    def test_what_a_pile_shows_besides_icons(self) -> None:
        seat = {"board": {"purple": ["Bell", "Flute", "Puppet"]}, "splay": {"purple": "up"}}
        me = EchoesStory(ann=seat, bob={}).game.view(0).me
        purple, splay = me.piles[4], me.splays[4]
        assert extras_words(ENGLISH, purple, splay) == "2 echoes +3"
        assert extras_words(ENGLISH, purple[:1], 0) == "1 echo"
        assert board.pile_story(to(0), purple, 4, splay) == (
            "Your purple pile, splayed up, from the top down: Bell 1, Flute 1, Puppet 1. "
            "It shows the bonus 3 and the echoes of Flute and Bell."
        )

    def test_echoes_needs_one_more_achievement(self) -> None:
        story = EchoesStory(ann={"board": ["Tools"], "achievements": [1, 1, "Destiny"]}, bob={})
        view = story.game.view(0)
        assert board.achievements(ENGLISH, view, view.me) == "3/7: 1, 1, Destiny"

    def test_ten_special_achievements(self) -> None:
        view = EchoesStory(ann={"board": ["Puppet"], "forecast": ["Tools", "Oars"]}, bob={}).game.view(0)
        progress = [board.special_progress(ENGLISH, special, view.me) for special in view.scene.specials]
        assert progress[5:] == ["Supremacy 0/4", "Destiny 2/7", "Wealth 1/8", "Heritage 1/8", "History 0/4"]

    def test_costs_are_the_readers_and_several_of_an_age_are_counted(self) -> None:
        story = EchoesStory(
            ann={"board": ["Coal"], "score": ["Societies", "Canning"], "achievements": [1]},
            bob={},
            achievements=[1, 2, 3, 3],
        )
        prices = {age: noted(story.game.view(0), age) for age in (1, 2, 3)}
        assert prices == {1: ("✓10", True), 2: ("✓10", True), 3: ("2×15", False)}
        assert noted(story.game.view(1), 1) == ("5", False)
        assert noted(story.game.view(None), 3) == ("2×15", False)

    def test_backs_and_held_cards_say_which_are_of_echoes(self) -> None:
        view = EchoesStory(ann={}, bob={"hand": ["Dice", "Tools"]}).game.view(0)
        assert [board.back(ENGLISH, face) for face in board.sorted_faces(ENGLISH, view.scene.seats[1].hand)] == [
            "[1]",
            "[E1]",
        ]
        assert board.held(ENGLISH, tenages.find_card("Dice")) == "Dice (blue E1)"
        assert board.held(ENGLISH, tenages.find_card("Tools")) == "Tools (blue 1)"
