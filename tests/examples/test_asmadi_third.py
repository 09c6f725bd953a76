"""The examples and keywords of the third edition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.looking import icons, seen, view
from tests.support.story import Story


def third(**said: Any) -> Story:
    """A story of the third edition."""
    return Story(edition="asmadi-3", **said)


class TestDrawAction:
    """Sections "Draw action example" and "Skipping ages"."""

    def test_a_visible_4_is_no_top_card_and_an_empty_2_is_a_3(self) -> None:
        """Draw action example: the highest top card is a 2, a 4 shows beneath a purple one, no 2s are left: a 3."""
        story = third(
            ann={"board": ["Philosophy", "Reformation", "Tools"], "splay": {"purple": "left"}},
            bob={},
            only={2: []},
            piles={3: ["Optics"]},
        )
        # The 4 is visible: its bottom right leaf counts.
        assert icons(story, "ann")["leaf"] == 1
        story.ann.draws()
        story.expect(ann={"hand": ["Optics"]})

    def test_skipping_ages_when_told_to_draw_a_4(self) -> None:
        """Skipping ages: a 4 is to be drawn; without 4s and 5s it is a 6."""
        story = third(
            ann={"board": ["Paper", "Sailing"], "splay": {"green": "left"}},
            bob={},
            only={4: [], 5: []},
            piles={6: ["Democracy"]},
        )
        story.ann.activates("Paper")
        story.expect(ann={"hand": ["Democracy"]})

    def test_skipping_ages_when_told_to_draw_and_meld_a_5(self) -> None:
        """Skipping ages: a 5 is to be drawn and melded; without 4s and 5s it is a 6."""
        story = third(ann={"board": ["Experimentation"]}, bob={}, only={4: [], 5: []}, piles={6: ["Democracy"]})
        story.ann.activates("Experimentation")
        story.expect(ann={"board": ["Experimentation", "Democracy"]})

    def test_no_skipping_anywhere_but_in_the_supply(self) -> None:
        """Skipping ages: that is for the supply only; elsewhere a card of the wrong value is not taken."""
        story = third(ann={"board": ["Navigation"]}, bob={"score": ["Tools", "Anatomy"]})
        story.ann.activates("Navigation")
        # Navigation wants a 2 or a 3; neither the 1 nor the 4 will do.
        story.expect()

    def test_skipping_age_10_ends_the_game(self) -> None:
        """Draw action: with the 10s gone, the draw of an 11 ends the game."""
        story = third(ann={"board": ["Services"], "score": ["Oars"]}, bob={"board": ["Tools"]}, only={9: [], 10: []})
        story.ann.draws()
        assert story.winners() == ["ann"]
        assert story.won_by() == "points"


class TestAchieveAction:
    """Section "Achieve action"."""

    def test_fifteen_points_and_a_top_2_when_the_1_is_gone(self) -> None:
        """Achieve action, example: 15 points (4 + 4 + 4 + 3), a top 2 and no 1 to be had: only the 2 can be claimed."""
        story = third(
            ann={
                "board": ["Philosophy", "Reformation", "Tools"],
                "splay": {"purple": "left"},
                "score": ["Navigation", "Gunpowder", "Anatomy", "Optics"],
            },
            bob={"board": ["Oars"], "achievements": [1]},
        )
        assert story.ann.points == 15
        assert [said for said in story.offered() if said.startswith("achieve")] == ["achieve 2"]
        story.ann.achieves(2)
        story.expect(ann={"achievements": [2]})
        assert story.ann.points == 15
        assert [said for said in story.offered() if said.startswith("achieve")] == []

    def test_achievements_need_not_be_claimed_in_order(self) -> None:
        """Score, achievements: a higher one may be claimed before a lower one."""
        story = third(ann={"board": ["Optics"], "score": ["Software", "Coal"]}, bob={"board": ["Oars"]})
        assert story.offered()[-3:] == ["achieve 1", "achieve 2", "achieve 3"]
        story.ann.achieves(3)
        story.ann.achieves(1)
        story.expect(ann={"achievements": [3, 1]})

    def test_six_achievements_win_for_two(self) -> None:
        """Winning the game: six achievements for two players."""
        story = third(
            ann={"board": ["Calendar"], "score": ["Software"], "achievements": [1, 3, "World", "Empire", "Wonder"]},
            bob={},
        )
        assert story.winners() == []
        story.ann.achieves(2)
        assert story.winners() == ["ann"]
        assert story.won_by() == "achievements"


class TestDogmaAction:
    """Section "Dogma action"."""

    def test_eligible_to_share_for_the_whole_action(self) -> None:
        """Sharing/Vulnerability: decided once for the whole action, whatever happens to the boards."""
        story = third(
            ann={"board": ["Monotheism"]},
            bob={"board": ["Sailing", "The Wheel"]},
            piles={1: ["Tools", "Oars"]},
        )
        story.ann.activates("Monotheism")
        # Bob gave Sailing and has tucked Tools. The Wheel now shows him four castles with Tools, more than Ann's three;
        # but he was vulnerable and not eligible, so he does not share the second effect.
        assert icons(story, "bob")["castle"] == 4
        story.expect(ann={"board": ["Monotheism", "Oars"], "score": ["Sailing"]}, bob={"board": ["The Wheel", "Tools"]})
        assert story.turn_goes_on()

    def test_an_effect_that_can_be_done_in_part_is_done_in_part(self) -> None:
        """Execute effects: one does what one can of an effect."""
        story = third(ann={"board": ["Construction"]}, bob={"hand": ["Coal"]}, piles={2: ["Calendar"]})
        story.ann.activates("Construction")
        story.expect(ann={"hand": ["Coal"]}, bob={"hand": ["Calendar"]})

    def test_a_tie_is_decided_by_the_owner_of_the_cards(self) -> None:
        """Execute effects: of two highest cards, the one they belong to chooses."""
        story = third(ann={"board": ["Archery"]}, bob={"hand": ["Coal", "Banking"]}, piles={1: ["Tools"]})
        story.ann.activates("Archery")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card coal", "card banking"]
        story.bob.picks("Banking")
        story.expect(ann={"hand": ["Banking"]}, bob={"hand": ["Coal", "Tools"]})

    def test_a_reveal_alone_is_a_change(self) -> None:
        """Sharing draw bonus: to reveal a card counts as a change, no less than to move one."""
        story = third(
            ann={"board": ["Specialization"]},
            bob={"board": ["Machine Tools"], "hand": ["Tools"]},
            piles={9: ["Genetics"]},
        )
        story.ann.activates("Specialization")
        # Bob revealed Tools, but Ann has no blue card to give. She has no card to reveal. Still she draws.
        story.expect(ann={"hand": ["Genetics"]})

    def test_splaying_in_a_new_direction_is_a_change(self) -> None:
        """Sharing draw bonus: to splay another way counts as a change."""
        story = third(
            ann={"board": ["Banking"]},
            bob={"board": ["Sailing", "The Wheel"], "splay": {"green": "left"}},
            piles={5: ["Coal"]},
        )
        story.ann.activates("Banking")
        story.bob.picks_color("green")
        story.expect(ann={"hand": ["Coal"]}, bob={"splay": {"green": "right"}})

    def test_no_bonus_for_those_who_obey(self) -> None:
        """Sharing draw bonus: those who obeyed a demand bring none."""
        story = third(ann={"board": ["Archery"]}, bob={}, piles={1: ["Tools", "Oars"]})
        story.ann.activates("Archery")
        story.expect(ann={"hand": ["Tools"]})
        assert story.turn_goes_on()


class TestKeywords:
    """Section "Keywords"."""

    def test_an_effect_that_draws_or_melds_is_no_action(self) -> None:
        """Keywords, Actions: what an effect has one draw, meld or achieve uses up no action."""
        story = third(
            ann={"board": ["Domestication"], "hand": ["Tools"]}, bob={"board": ["Pottery"]}, piles={1: ["Oars"]}
        )
        story.ann.activates("Domestication")
        story.expect(ann={"board": ["Domestication", "Tools"], "hand": ["Oars"]})
        assert story.turn_goes_on()
        story.ann.melds("Oars")
        assert story.asked() == ("bob", "act")

    def test_the_only_card_of_a_color_is_bottom_and_top(self) -> None:
        """Keywords, Bottom and Top: Combustion returns the bottom red card, here itself."""
        story = third(ann={"board": ["Combustion"]}, bob={})
        story.ann.activates("Combustion")
        # Bob has no crowns and no score pile: nothing to transfer. Ann's bottom red card is Combustion, her last card.
        assert story.bottom(7) == "Combustion"
        assert story.ann.board == {}

    def test_draw_and_reveal_puts_the_card_into_the_hand(self) -> None:
        """Keywords, Draw and X: a card drawn and revealed goes to the hand."""
        story = third(ann={"board": ["Mysticism"]}, bob={}, piles={1: ["Pottery"]})
        story.ann.activates("Mysticism")
        story.expect(ann={"hand": ["Pottery"]})
        assert seen(story, "bob", "ann")["hand"] == ["pottery"]

    def test_an_exchanged_card_has_not_been_scored(self) -> None:
        """Keywords, Exchange: cards got by it do not count as scored for Monument."""
        hand = ["Oars", "Tools", "Coal", "Banking", "Canning", "Masonry"]
        story = third(ann={"board": ["Bicycle"], "hand": hand}, bob={})
        story.ann.activates("Bicycle")
        story.ann.says_yes()
        story.expect(ann={"hand": [], "score": hand})
        assert story.ann.achievements == []

    def test_executed_effects_are_not_shared_but_may_hit_others(self) -> None:
        """Keywords, Execute (non-demand effects): not shared, but others may suffer from them, as from Rocketry."""
        story = third(
            ann={"board": ["Self Service", "Rocketry"], "score": ["Oars"]},
            bob={"board": ["Quantum Theory"], "score": ["Tools"]},
        )
        story.ann.activates("Self Service")
        story.expect(bob={"score": []})
        assert story.turn_goes_on()

    def test_demands_of_an_executed_card_are_left_out(self) -> None:
        """Keywords, Execute (non-demand effects): the demand of Enterprise is none, its splay is one."""
        story = third(
            ann={"board": ["Self Service", "Sailing", "Enterprise"]}, bob={"board": ["Writing"]}, piles={4: ["Anatomy"]}
        )
        story.ann.activates("Self Service")
        story.ann.picks_color("green")
        story.expect(ann={"splay": {"green": "right"}})
        assert story.turn_goes_on()

    def test_a_removed_card_goes_into_the_box(self) -> None:
        """Keywords, Remove: into the box with it."""
        story = third(ann={"board": ["Fission"]}, bob={"board": ["Oars"]}, piles={10: ["Miniaturization"]})
        story.ann.activates("Fission")
        assert view(story, None)["box"] == ["oars", "fission", "miniaturization"]

    def test_a_returned_card_makes_an_empty_age_non_empty(self) -> None:
        """Keywords, Return: an age that was empty has a card again."""
        story = third(
            ann={"board": ["Agriculture"], "hand": ["Tools"]},
            bob={"board": ["Oars"]},
            only={1: []},
            piles={2: ["Calendar", "Currency"]},
        )
        story.ann.activates("Agriculture")
        story.ann.picks("Tools")
        story.expect(ann={"hand": [], "score": ["Calendar"]})
        assert story.pile(1) == ["Tools"]
        story.ann.draws()
        story.expect(ann={"hand": ["Tools"]})
        # Now it is empty again.
        story.bob.draws()
        story.expect(bob={"hand": ["Currency"]})

    def test_a_transferred_card_has_not_been_scored(self) -> None:
        """Keywords, Transfer: cards got by it do not count as scored."""
        six = ["Robotics", "Flight", "Mobility", "Optics", "Industrialization", "Oars"]
        story = third(
            # Combustion takes a card for every four crowns.
            ann={
                "board": {
                    "red": ["Combustion"],
                    "green": ["Navigation", "Compass", "Mapmaking"],
                    "purple": ["Enterprise", "City States", "Code of Laws"],
                    "blue": ["Encyclopedia", "Translation"],
                    "yellow": ["Skyscrapers", "Canal Building"],
                },
                "splay": {"green": "up", "purple": "up", "blue": "up", "yellow": "up"},
            },
            bob={"score": six},
        )
        assert icons(story, "ann")["crown"] >= 24
        story.ann.activates("Combustion")
        story.expect(
            ann={
                "board": {color: pile for color, pile in story.before["ann"]["board"].items() if color != "red"},
                "score": six,
            },
            bob={"score": []},
        )
        assert story.ann.achievements == []

    def test_tuck_forms_a_new_pile(self) -> None:
        """Keywords, Tuck: the first card of its color makes a pile."""
        story = third(ann={"board": ["Coal"]}, bob={}, piles={5: ["Banking"]})
        story.ann.activates("Coal")
        assert story.ann.board["green"] == ["Banking"]

    def test_visible_is_what_a_splay_shows(self) -> None:
        """Keywords, Visible: an icon of a covered card counts if a splay uncovers all of it, and not otherwise."""
        flat = third(ann={"board": ["Coal", "Oars"]}, bob={})
        assert icons(flat, "ann")["castle"] == 0
        splayed = third(ann={"board": ["Coal", "Oars"], "splay": {"red": "left"}}, bob={})
        assert icons(splayed, "ann")["castle"] == 1

    def test_the_value_of_what_one_lacks_is_0(self) -> None:
        """Keywords, Value: what one lacks is worth 0, for instance a top card in purple."""
        story = third(ann={"board": ["Printing Press"], "score": ["Coal"]}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Printing Press")
        story.ann.picks("Coal")
        story.expect(ann={"score": [], "hand": ["Calendar"]})


class TestSplaying:
    """Section "Splaying"."""

    @pytest.mark.parametrize(
        ("direction", "castles", "leaves"), [("none", 0, 0), ("left", 1, 0), ("right", 0, 1), ("up", 2, 1)]
    )
    def test_left_shows_one_icon_right_two_and_up_three(self, direction: str, castles: int, leaves: int) -> None:
        """Splaying: left uncovers one place of each card, right two and up three."""
        # Alchemy beneath is picture, leaf, castle, castle: right shows the picture and the leaf.
        story = third(ann={"board": ["Evolution", "Alchemy"], "splay": {"blue": direction}}, bob={})
        assert icons(story, "ann")["castle"] == castles
        assert icons(story, "ann")["leaf"] == leaves
        assert icons(story, "ann")["lightbulb"] == 3


class TestWinningAndGameEnd:
    """Section "Winning and game end"."""

    def test_a_tie_of_points_goes_to_more_achievements(self) -> None:
        """Winning and game end: the highest score wins; if tied, most achievements."""
        story = third(
            ann={"board": ["Software"], "score": ["Coal"], "achievements": [1]},
            bob={"score": ["Banking"], "achievements": [2, 3]},
            only={10: []},
        )
        story.ann.draws()
        assert (story.winners(), story.won_by()) == (["bob"], "points")

    def test_if_they_are_still_tied_the_game_is_a_draw(self) -> None:
        """Winning and game end: "If still tied, the game is a draw"; Cid, who has fewer, does not win by it."""
        story = third(
            ann={"board": ["Software"], "score": ["Coal"], "achievements": [1]},
            bob={"score": ["Banking"], "achievements": ["Wonder"]},
            cid={"score": ["Navigation"], "achievements": [2, 3]},
            only={10: []},
        )
        story.ann.draws()
        assert story.drawn()
        assert story.winners() == []

    def test_a_tied_win_effect_is_ignored_entirely(self) -> None:
        """Winning and game end: where two are tied for the most, nobody wins by the effect."""
        story = third(
            ann={"board": ["Globalization"], "score": ["Oars"]},
            bob={"score": ["Masonry", "Canning"]},
            piles={6: ["Democracy"]},
        )
        story.ann.activates("Globalization")
        assert story.ann.points == story.bob.points == 7
        assert story.winners() == []
        assert story.turn_goes_on()

    def test_a_win_effect_without_a_tie_ends_the_game(self) -> None:
        """Winning and game end: it is over at once, and the winner need not be the one who acts."""
        story = third(ann={"board": ["Globalization"]}, bob={"score": ["Masonry", "Canning"]}, piles={6: ["Democracy"]})
        story.ann.activates("Globalization")
        assert story.winners() == ["bob"]
        assert story.won_by() == "effect"


class TestInformationVisibility:
    """Section "Information visibility"."""

    def test_nobody_sees_an_achievement_even_after_claiming_it(self) -> None:
        """Information visibility: claimed or not, the face of a normal achievement is a secret to all."""
        story = third(ann={"board": ["Tools"], "score": ["Coal"]}, bob={"board": ["Oars"]})
        (hidden,) = [card for card in story.game.table.available if card.age == 1]
        story.ann.achieves(1)
        assert story.ann.achievements == [1]
        for who in ("ann", "bob", None):
            assert repr(hidden.slug) not in repr(view(story, who))

    def test_one_sees_all_of_ones_own_cards(self) -> None:
        """Information visibility: one's own hand, score pile and board are open to oneself, covered cards included."""
        story = third(ann={"board": ["Coal", "Oars"], "hand": ["Tools"], "score": ["Canning"]}, bob={})
        mine = seen(story, "ann", "ann")
        assert mine["hand"] == ["tools"]
        assert mine["score pile"] == ["canning"]
        assert mine["board"]["red"]["cards"] == ["coal", "oars"]

    def test_one_counts_and_sees_values_everywhere(self) -> None:
        """Information visibility: all know the number and ages of the cards in supply, hands and score piles."""
        story = third(
            ann={"board": ["Coal"], "hand": ["Tools", "Canning"], "score": ["A.I."]}, bob={}, only={3: ["Optics"]}
        )
        theirs = seen(story, "bob", "ann")
        assert theirs["hand"] == [1, 6]
        assert theirs["score pile"] == [10]
        assert view(story, "bob")["supply"]["base"]["3"] == [3]
