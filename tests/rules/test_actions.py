"""The four actions (docs/rules.md 2 to 6)."""

from __future__ import annotations

import pytest

import tenages
from tests.support.story import Story

EDITIONS = ("asmadi-1", "iello", "asmadi-3")


class TestTurn:
    def test_a_turn_is_exactly_two_actions(self) -> None:
        """docs/rules.md 2."""
        story = Story(ann={"board": ["Tools"]}, bob={"board": ["Oars"]}, cid={"board": ["Coal"]}, turn="bob")
        for name, person in (("bob", story.bob), ("cid", story.cid), ("ann", story.ann), ("bob", story.bob)):
            assert story.asked() == (name, "act")
            person.draws()
            assert story.asked() == (name, "act")
            person.draws()
        assert len(story.bob.hand) == 4

    def test_one_cannot_pass(self) -> None:
        """docs/rules.md 2: exactly two, which the third edition makes a duty."""
        story = Story(ann={"board": ["Tools"], "hand": ["Oars"]}, bob={})
        assert story.offered() == ["draw", "meld oars", "dogma tools"]


class TestDraw:
    @pytest.mark.parametrize(("title", "age"), [("Tools", 1), ("Optics", 3), ("Robotics", 10)])
    def test_the_highest_top_card_says_what_is_drawn(self, title: str, age: int) -> None:
        """docs/rules.md 3."""
        story = Story(ann={"board": [title, "Sailing"]}, bob={})
        top = story.pile(age)[0]
        story.ann.draws()
        story.expect(ann={"hand": [top]})

    def test_a_10_is_higher_than_a_9(self) -> None:
        """A mistake of others: comparing ages as text, which puts 10 before 9."""
        story = Story(ann={"board": ["Services", "Robotics", "Calendar"]}, bob={}, piles={10: ["A.I."]})
        story.ann.draws()
        story.expect(ann={"hand": ["A.I."]})

    def test_covered_cards_do_not_count(self) -> None:
        """docs/rules.md 3: the highest *top* card."""
        story = Story(ann={"board": ["Oars", "Robotics"], "splay": {"red": "up"}}, bob={}, piles={1: ["Tools"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Tools"]})

    def test_the_next_higher_pile_that_has_a_card(self) -> None:
        """docs/rules.md 3."""
        story = Story(ann={"board": ["Oars"]}, bob={}, only={1: [], 2: [], 3: ["Optics"]}, piles={4: ["Anatomy"]})
        story.ann.draws()
        story.ann.draws()
        assert story.ann.hand == ["Anatomy", "Optics"]

    def test_an_empty_board_draws_a_1_or_what_is_left_above_it(self) -> None:
        """docs/rules.md 3: 1 with an empty board."""
        story = Story(ann={"hand": ["Coal"]}, bob={"board": ["Oars"]}, only={1: ["Tools"]}, piles={2: ["Calendar"]})
        story.ann.draws()
        story.ann.draws()
        story.expect(ann={"hand": ["Coal", "Tools", "Calendar"]})

    def test_with_neither_board_nor_hand_there_is_only_the_draw(self) -> None:
        """docs/rules.md 2 and 3: with one thing to do nobody is asked; only a position waits for its first action."""
        story = Story(ann={}, bob={}, piles={1: ["Tools", "Oars"]})
        assert story.offered() == ["draw"]
        story.ann.draws()
        assert story.offered() == ["draw", "meld tools"]
        story.ann.draws()
        # Bob could only draw, and has.
        assert story.offered()[1:] == [f"meld {story.bob.hand[0].lower()}"]

    def test_going_past_10_ends_the_game_at_once(self) -> None:
        """docs/rules.md 3."""
        story = Story(ann={"board": ["Genetics"], "score": ["Oars"]}, bob={}, only={9: [], 10: []})
        story.ann.draws()
        assert story.asked() is None
        assert story.winners() == ["ann"]


class TestMeld:
    def test_a_new_color_begins_a_pile(self) -> None:
        """docs/rules.md 4."""
        story = Story(ann={"hand": ["Coal", "Oars"]}, bob={})
        story.ann.melds("Coal")
        story.expect(ann={"hand": ["Oars"], "board": ["Coal"]})

    @pytest.mark.parametrize("direction", ["left", "right", "up"])
    def test_a_meld_continues_the_splay(self, direction: str) -> None:
        """docs/rules.md 4 and 11."""
        story = Story(ann={"board": ["Oars", "Archery"], "splay": {"red": direction}, "hand": ["Coal"]}, bob={})
        story.ann.melds("Coal")
        story.expect(ann={"hand": [], "board": ["Coal", "Oars", "Archery"]})
        assert story.ann.splay == {"red": direction}

    def test_a_second_card_does_not_splay_a_pile(self) -> None:
        """docs/rules.md 11: a pile of one is never splayed."""
        story = Story(ann={"board": ["Oars"], "hand": ["Coal"]}, bob={})
        story.ann.melds("Coal")
        assert story.ann.splay == {}

    def test_each_card_of_the_hand_and_no_other_can_be_melded(self) -> None:
        """docs/rules.md 4: a card from the hand."""
        story = Story(ann={"board": ["Tools"], "hand": ["Coal", "A.I."], "score": ["Oars"]}, bob={"hand": ["Masonry"]})
        assert [said for said in story.offered() if said.startswith("meld")] == ["meld coal", "meld ai"]
        with pytest.raises(tenages.TenAgesError):
            story.game.choose(tenages.option_named("meld masonry"))


class TestAchieve:
    @pytest.mark.parametrize("edition", EDITIONS)
    @pytest.mark.parametrize(
        ("age", "enough", "short"),
        [
            (1, ["Coal"], ["Navigation"]),
            (9, ["A.I.", "Databases", "Software", "Robotics", "Coal"], ["A.I.", "Software"]),
        ],
    )
    def test_five_points_for_each_age(self, edition: str, age: int, enough: list[str], short: list[str]) -> None:
        """docs/rules.md 5: score >= 5 x age."""
        story = Story(edition=edition, ann={"board": ["Services"], "score": enough}, bob={"board": ["Oars"]})
        assert f"achieve {age}" in story.offered()
        story = Story(edition=edition, ann={"board": ["Services"], "score": short}, bob={"board": ["Oars"]})
        assert f"achieve {age}" not in story.offered()

    def test_a_top_card_of_at_least_that_age(self) -> None:
        """docs/rules.md 5: with points for everything, only the top card says how far one gets."""
        score = ["A.I.", "Databases", "Software", "Robotics", "Stem Cells", "Miniaturization"]
        for title, age in (("Oars", 1), ("Coal", 5), ("Services", 9), ("Globalization", 9)):
            story = Story(ann={"board": [title, "Tools"], "score": score}, bob={})
            claimable = [said for said in story.offered() if said.startswith("achieve")]
            assert claimable == [f"achieve {number}" for number in range(1, age + 1)]

    def test_an_empty_board_achieves_nothing(self) -> None:
        """docs/rules.md 5 and 9."""
        story = Story(ann={"hand": ["Oars"], "score": ["A.I."]}, bob={})
        assert story.offered() == ["draw", "meld oars"]

    def test_points_are_not_spent_and_the_achievement_is_gone(self) -> None:
        """docs/rules.md 5."""
        story = Story(ann={"board": ["Oars"], "score": ["Coal"]}, bob={"board": ["Tools"], "score": ["Banking"]})
        story.ann.achieves(1)
        story.expect(ann={"achievements": [1]})
        story.ann.draws()
        assert "achieve 1" not in story.offered()

    def test_special_achievements_take_no_action(self) -> None:
        """docs/rules.md 14: they are never offered as an action."""
        story = Story(ann={"board": ["Oars"], "score": ["Coal"]}, bob={}, achievements=["World", "Empire"])
        assert [said for said in story.offered() if said.startswith("achieve")] == []

    def test_an_achievement_that_nobody_has_but_that_is_not_there_cannot_be_claimed(self) -> None:
        """docs/rules.md 5: the third edition says that it must be available in the centre of the table."""
        story = Story(ann={"board": ["Calendar"], "score": ["Robotics"]}, bob={}, achievements=[2, 7])
        assert [said for said in story.offered() if said.startswith("achieve")] == ["achieve 2"]


class TestDogma:
    def test_only_top_cards_of_ones_own_board_can_be_activated(self) -> None:
        """docs/rules.md 6."""
        story = Story(
            ann={"board": ["Coal", "Oars", "Tools", "Pottery"], "splay": {"red": "up"}, "hand": ["Masonry"]},
            bob={"board": ["Sailing"]},
        )
        assert story.offered() == ["draw", "meld masonry", "dogma coal", "dogma tools"]

    def test_a_card_may_be_activated_again_with_the_second_action(self) -> None:
        """docs/rules.md 2: in any mix."""
        story = Story(ann={"board": ["The Wheel"]}, bob={"board": ["Tools"]})
        story.ann.activates("The Wheel")
        story.ann.activates("The Wheel")
        assert len(story.ann.hand) == 4
        assert story.asked() == ("bob", "act")

    def test_a_demand_that_concerns_nobody_still_takes_the_action(self) -> None:
        """docs/rules.md 6: nobody has strictly fewer."""
        story = Story(ann={"board": ["Archery"]}, bob={"board": ["Masonry"]})
        story.ann.activates("Archery")
        story.expect()
        story.ann.activates("Archery")
        assert story.asked() == ("bob", "act")
