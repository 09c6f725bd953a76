"""Cards and boards in words."""

from __future__ import annotations

import tenages
from tenages.words import board, sheet
from tenages.words.terms import PLAYER_NAMES, edition_words
from tests.story import Story


class TestSheets:
    def test_every_card_has_a_sheet_with_facts_slots_and_effects(self) -> None:
        for card in tenages.CARDS:
            lines = sheet.plain_sheet(card)
            assert lines[0] == card.title
            assert len(lines) > 6

    def test_a_card_that_differs_shows_both_texts(self) -> None:
        lines = sheet.plain_sheet(tenages.find_card("Oars"))
        assert "First-edition text (Asmadi, first edition; Iello)" in lines

    def test_a_card_that_does_not_differ_shows_one(self) -> None:
        assert not sheet.differs(tenages.find_card("Agriculture"))

    def test_masonry_can_claim_monument(self) -> None:
        (claim,) = sheet.claims(tenages.find_card("Masonry"))
        assert claim.startswith("Can claim Monument.")

    def test_the_editions_have_names(self) -> None:
        assert edition_words("iello") == "Iello"


class TestBoards:
    def test_whose_turn_and_how_many_actions(self) -> None:
        story = Story(ann={"board": ["Tools"]}, bob={})
        assert board.status(story.game.view(0), PLAYER_NAMES) == "Turn 2 · Your turn · 2 actions left"
        story.ann.draws()
        assert board.status(story.game.view(1), PLAYER_NAMES) == "Turn 2 · Ann's turn · 1 action left"

    def test_how_far_one_is_to_each_special_achievement(self) -> None:
        story = Story(ann={"board": ["Masonry", "Computers"]}, bob={})
        view = story.game.view(0)
        told = [board.special_progress(special, view.me) for special in view.scene.specials]
        assert told == ["Monument 0/6", "Empire 1/6", "World 2/12", "Wonder 0/5", "Universe 1/5"]

    def test_achievements_against_what_it_takes(self) -> None:
        story = Story(ann={"board": ["Tools"], "achievements": [1, "Empire"]}, bob={})
        view = story.game.view(0)
        assert board.achievements(view, view.me) == "2/6: 1, Empire"
        assert board.achievements(view, view.scene.seats[1]) == "0/6"
