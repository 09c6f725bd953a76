"""The examples, game terms and card FAQ of the first edition, version 1.1."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.looking import icons
from tests.support.story import Story


def first(**said: Any) -> Story:
    """A story of the first edition."""
    return Story(edition="asmadi-1", **said)


class TestGameStructure:
    """Section "Game Structure"."""

    def test_draw_with_no_4_5_or_6_left_gives_a_7(self) -> None:
        """Game Structure, Draw: from a top 4 one passes over the empty ages 4 to 6 and gets a 7."""
        story = first(
            ann={"board": ["Navigation", "Tools"]}, bob={}, only={4: [], 5: [], 6: []}, piles={7: ["Railroad"]}
        )
        story.ann.draws()
        story.expect(ann={"hand": ["Railroad"]})

    def test_draw_with_an_empty_board_gives_a_1(self) -> None:
        """Game Structure, Draw: whoever has no board takes a 1."""
        story = first(ann={"hand": ["Coal"]}, bob={}, piles={1: ["Oars"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Coal", "Oars"]})

    def test_draw_leaves_no_choice_of_a_lower_pile(self) -> None:
        """Game Structure, Draw: the highest top card alone names the pile; a lower one is not on offer."""
        story = first(ann={"board": ["Navigation", "Tools"]}, bob={}, piles={4: ["Anatomy"]})
        assert story.offered() == ["draw", "dogma navigation", "dogma tools"]
        story.ann.draws()
        story.expect(ann={"hand": ["Anatomy"]})

    @pytest.mark.parametrize("title", ["Oars", "Robotics"])
    def test_meld_takes_any_card_lower_or_significantly_higher(self, title: str) -> None:
        """Game Structure, Meld: neither a much higher card nor a lower one is barred."""
        story = first(ann={"board": ["Gunpowder"], "hand": [title]}, bob={})
        story.ann.melds(title)
        story.expect(ann={"hand": [], "board": [title, "Gunpowder"]})

    def test_meld_continues_a_splay(self) -> None:
        """Game Structure, Meld: the new card joins the splay of its pile."""
        story = first(
            ann={"board": ["Gunpowder", "Oars"], "splay": {"red": "left"}, "hand": ["Coal"]},
            bob={},
        )
        story.ann.melds("Coal")
        story.expect(ann={"hand": [], "board": ["Coal", "Gunpowder", "Oars"]})
        assert story.ann.splay == {"red": "left"}
        # Coal shows three factories, Gunpowder beneath it a fourth, and Oars its castle.
        assert icons(story, "ann")["factory"] == 4
        assert icons(story, "ann")["castle"] == 1

    def test_achieving_spends_no_points(self) -> None:
        """Game Structure, Achieve: the points stay where they are."""
        story = first(ann={"board": ["Calendar"], "score": ["Coal", "Banking"]}, bob={"board": ["Oars"]})
        story.ann.achieves(1)
        story.ann.achieves(2)
        story.expect(ann={"achievements": [1, 2]})
        assert story.ann.points == 10

    def test_all_four_actions_can_be_mixed_and_doubled(self) -> None:
        """Game Structure: any two of the four actions, in whatever order, the same one twice if wished."""
        story = first(
            ann={"board": ["Writing"], "hand": ["Oars"], "score": ["Coal"]},
            bob={"board": ["Masonry"]},
            piles={2: ["Calendar"]},
        )
        assert story.offered() == ["draw", "meld oars", "dogma writing", "achieve 1"]
        story.ann.achieves(1)
        assert story.offered() == ["draw", "meld oars", "dogma writing"]
        story.ann.activates("Writing")
        story.expect(ann={"hand": ["Oars", "Calendar"], "achievements": [1]})
        # Two actions make a turn.
        assert story.asked() == ("bob", "act")

    def test_icons_are_not_recounted_after_each_effect(self) -> None:
        """Game Structure, Dogma: icons are counted once, not between the effects."""
        story = first(
            ann={"board": ["Tools"]},
            bob={"board": ["Writing"], "hand": ["Oars", "Coal", "Archery", "Compass"]},
            piles={3: ["Alchemy"], 1: ["Pottery", "Sailing", "Masonry", "Clothing"]},
        )
        story.ann.activates("Tools")
        story.bob.picks("Oars", "Coal", "Archery")
        # Alchemy has covered Writing: Bob shows no lightbulb any longer and yet shares the second effect.
        assert icons(story, "bob")["lightbulb"] == 0
        story.bob.picks("Compass")
        story.expect(
            ann={"hand": ["Clothing"]},
            bob={"board": ["Alchemy", "Writing"], "hand": ["Pottery", "Sailing", "Masonry"]},
        )
        assert story.turn_goes_on()

    def test_a_demand_goes_clockwise_to_opponents_with_fewer_icons(self) -> None:
        """Game Structure, Dogma: a demand strikes those opponents who show fewer icons, in clockwise order."""
        story = first(
            turn="bob",
            ann={},
            bob={"board": ["Archery", "Domestication"]},
            cid={"board": ["Masonry"]},
            dan={"board": ["The Wheel", "Tools"]},
            piles={1: ["Pottery", "Sailing", "Writing"]},
        )
        story.bob.activates("Archery")
        # Four castles against three (Cid), four (Dan, who is spared) and none (Ann): Cid comes first, then Ann.
        story.expect(bob={"hand": ["Pottery", "Sailing"]})
        assert story.turn_goes_on("bob")

    def test_sharing_is_mandatory(self) -> None:
        """Clarifications on Dogma Effects: only what a card lets one do may be left out, and sharers obey this, too."""
        story = first(
            ann={"board": ["Domestication"]},
            bob={"board": ["The Wheel"], "hand": ["Clothing", "Coal"]},
            piles={1: ["Pottery", "Writing", "Archery"]},
        )
        story.ann.activates("Domestication")
        # Bob, unasked, melds the lowest card of his hand over The Wheel, which he may have liked better.
        story.expect(
            ann={"hand": ["Writing", "Archery"]},
            bob={"hand": ["Coal", "Pottery"], "board": ["Clothing", "The Wheel"]},
        )

    def test_melding_from_an_empty_hand_shares_nothing(self) -> None:
        """Clarifications on Dogma Effects: a sharer with no card to meld changes nothing, so there is no bonus."""
        story = first(ann={"board": ["Road Building"], "hand": ["Tools"]}, bob={"board": ["Masonry"]})
        story.ann.activates("Road Building")
        story.expect(ann={"hand": [], "board": ["Road Building", "Tools"]})
        assert story.turn_goes_on()

    def test_a_card_covered_meanwhile_is_carried_out_to_its_end(self) -> None:
        """Clarifications on Dogma Effects: a card that gets covered while it is used is finished nevertheless."""
        story = first(
            ann={"board": ["Tools"], "hand": ["Oars", "Coal", "Archery", "Compass"]},
            bob={},
            piles={3: ["Translation"], 1: ["Pottery", "Sailing", "Masonry"]},
        )
        story.ann.activates("Tools")
        story.ann.picks("Oars", "Coal", "Archery")
        assert story.ann.board["blue"] == ["Translation", "Tools"]
        story.ann.picks("Compass")
        story.expect(ann={"board": ["Translation", "Tools"], "hand": ["Pottery", "Sailing", "Masonry"]})

    def test_a_card_removed_meanwhile_is_carried_out_to_its_end(self) -> None:
        """Clarifications on Dogma Effects: the same for a card that leaves the board while it is used."""
        story = first(
            ann={"board": ["Specialization", "Pottery", "Tools"], "hand": ["Coal"]},
            bob={"board": ["Machine Tools"], "hand": ["Mysticism"]},
            piles={1: ["Oars"]},
        )
        story.ann.activates("Specialization")
        # Bob had to reveal Mysticism and took Specialization into his hand; Ann reveals Coal and takes Machine Tools.
        # Then comes the second effect all the same. Ann's best top card is a 1 by now, and so is her free card.
        story.ann.picks_color("blue")
        story.expect(
            ann={
                "board": ["Pottery", "Tools"],
                "hand": ["Coal", "Machine Tools", "Oars"],
                "splay": {"blue": "up"},
            },
            bob={"board": [], "hand": ["Mysticism", "Specialization"]},
        )
        assert story.turn_goes_on()


class TestSpecialAchievements:
    """Section "Special Achievements"."""

    def test_a_sharer_claims_by_a_card_before_the_acting_player(self) -> None:
        """Special Achievements: for each there is a card whose effect gives it, too; here Masonry for Monument."""
        story = first(
            ann={"board": ["Masonry"], "hand": ["Oars", "Mysticism", "The Wheel", "Domestication"]},
            bob={"board": ["Metalworking"], "hand": ["Archery", "Construction", "City States", "Monotheism"]},
        )
        story.ann.activates("Masonry")
        story.bob.picks("Archery", "Construction", "City States", "Monotheism")
        # Bob shares first: he has Monument before Ann begins.
        assert story.bob.achievements == ["Monument"]
        story.ann.picks("Oars", "Mysticism", "The Wheel", "Domestication")
        assert story.ann.achievements == []


class TestGameTerms:
    """Section "Game Terms"."""

    def test_bottom_of_a_pile_of_one_is_that_card(self) -> None:
        """Game Terms, Bottom: the only card of a pile is its bottom card, too."""
        story = first(ann={"board": ["Steam Engine"]}, bob={}, piles={4: ["Navigation", "Gunpowder"]})
        story.ann.activates("Steam Engine")
        story.expect(ann={"board": ["Navigation", "Gunpowder"], "score": ["Steam Engine"]})

    def test_bottom_of_a_splayed_pile(self) -> None:
        """Game Terms, Bottom: a splay does not change which card is the bottom one."""
        story = first(
            ann={"board": ["Steam Engine", "Masonry", "Agriculture"], "splay": {"yellow": "left"}},
            bob={},
            piles={4: ["Navigation", "Gunpowder"]},
        )
        story.ann.activates("Steam Engine")
        story.expect(
            ann={"board": ["Navigation", "Gunpowder", "Steam Engine", "Masonry"], "score": ["Agriculture"]},
        )
        assert story.ann.splay == {"yellow": "left"}

    def test_the_card_image_counts_for_nothing(self) -> None:
        """Game Terms, Card Image: it is no icon; where it sits only decides what a splay is worth."""
        story = first(ann={"board": ["Coal", "Optics"], "splay": {"red": "left"}}, bob={})
        # Left shows the bottom right slot of Optics: its picture.
        assert icons(story, "ann") == {"castle": 0, "crown": 0, "leaf": 0, "lightbulb": 0, "factory": 3, "clock": 0}

    @pytest.mark.parametrize(
        ("title", "age", "drawn", "zone"),
        [("Sailing", 1, "Masonry", "board"), ("Machine Tools", 1, "Masonry", "score"), ("Coal", 5, "Banking", "board")],
    )
    def test_draw_and_do_means_the_very_card_drawn(self, title: str, age: int, drawn: str, zone: str) -> None:
        """Game Terms, Draw and ____: one uses the card just drawn and none that was in the hand before."""
        story = first(ann={"board": [title], "hand": ["Oars", "Societies"]}, bob={}, piles={age: [drawn]})
        story.ann.activates(title)
        if title == "Coal":
            # It goes on to ask whether to score a top card.
            story.ann.passes()
        story.expect(ann={zone: [title, drawn] if zone == "board" else [drawn]})

    def test_draw_and_meld_skips_an_empty_pile(self) -> None:
        """Game Terms, Draw and ____: empty ages are passed over as in any other draw."""
        story = first(ann={"board": ["Sailing"]}, bob={}, only={1: [], 2: []}, piles={3: ["Optics"]})
        story.ann.activates("Sailing")
        story.expect(ann={"board": ["Sailing", "Optics"]})

    def test_a_value_asked_of_another_place_is_exact(self) -> None:
        """Game Terms, Draw and ____: outside the supply no other value stands in for the one that is asked for."""
        story = first(ann={"board": ["Mapmaking"]}, bob={"score": ["Calendar", "Coal"]})
        story.ann.activates("Mapmaking")
        story.expect()

    @pytest.mark.parametrize(
        ("hand", "score"), [(["Oars", "Coal", "Banking"], []), ([], ["Oars", "Coal", "Banking"])], ids=["hand", "score"]
    )
    def test_an_exchange_with_one_side_missing(self, hand: list[str], score: list[str]) -> None:
        """Game Terms, Exchange: it takes place also when only one of the two sides has cards."""
        story = first(ann={"board": ["Canal Building"], "hand": hand, "score": score}, bob={})
        story.ann.activates("Canal Building")
        story.ann.says_yes()
        here, there = ("hand", "score") if hand else ("score", "hand")
        story.expect(ann={here: ["Oars"], there: ["Coal", "Banking"]})

    def test_executing_for_yourself_only_hits_others_but_is_not_shared(self) -> None:
        """Game Terms, Execute for yourself only: nobody shares, but others can suffer from it, as from Rocketry."""
        story = first(
            ann={"board": ["Self Service", "Rocketry"], "score": ["Oars"]},
            bob={"board": ["Quantum Theory", "Databases"], "score": ["Tools", "Coal"]},
        )
        story.ann.activates("Self Service")
        # Bob has more clocks than Ann, but she alone returns a card.
        story.ann.picks_back("bob", 5)
        story.expect(bob={"score": ["Tools"]})
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_highest_and_lowest_go_by_the_number_of_the_age(self) -> None:
        """Game Terms, Highest/Lowest: ages compare as numbers; a 10 is higher than a 9 and a 2."""
        story = first(
            ann={"board": ["Archery"]}, bob={"hand": ["Calendar", "Robotics", "Services"]}, piles={1: ["Tools"]}
        )
        story.ann.activates("Archery")
        story.expect(ann={"hand": ["Robotics"]}, bob={"hand": ["Calendar", "Services", "Tools"]})

    def test_several_returned_cards_lie_in_the_order_one_chooses(self) -> None:
        """Game Terms, Return: cards go face down under their pile, several of them in an order of one's choice."""
        story = first(
            ann={"board": ["Railroad"], "hand": ["Oars", "Archery", "Tools"]},
            bob={},
            piles={6: ["Democracy", "Canning", "Vaccination"]},
        )
        story.ann.activates("Railroad")
        story.ann.picks("Archery", "Tools")
        assert story.pile(1)[-3:] == ["Archery", "Tools", "Oars"]
        story.expect(ann={"hand": ["Democracy", "Canning", "Vaccination"]})

    def test_the_score_is_the_total_value_of_the_score_pile(self) -> None:
        """Game Terms, Score: the sum of the values in the score pile."""
        story = first(ann={"score": ["Robotics", "Oars", "Coal"], "board": ["Tools"]}, bob={})
        assert story.ann.points == 16

    def test_a_new_splay_replaces_the_old_one(self) -> None:
        """Game Terms, Splay: one direction for a pile at a time; the new one takes the place of the old."""
        story = first(ann={"board": ["Printing Press", "Pottery"], "splay": {"blue": "left"}}, bob={})
        story.ann.activates("Printing Press")
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"blue": "right"}})

    def test_every_card_of_a_pile_takes_part_in_the_splay(self) -> None:
        """Game Terms, Splay: no card of the pile is left out, be it melded or tucked later."""
        story = first(
            ann={"board": ["Metalworking", "Oars"], "splay": {"red": "left"}, "hand": ["Coal"]},
            bob={},
            piles={5: ["The Pirate Code"]},
        )
        story.ann.melds("Coal")
        assert icons(story, "ann")["castle"] == 2
        story.ann.activates("Coal")
        assert story.ann.board["red"] == ["Coal", "Metalworking", "Oars", "The Pirate Code"]
        assert story.ann.splay == {"red": "left"}

    def test_a_pile_of_one_forgets_its_splay(self) -> None:
        """Game Terms, Splay: with fewer than two cards in the pile it is gone."""
        story = first(
            ann={"board": ["Gunpowder"]},
            bob={"board": ["Oars", "Archery"], "splay": {"red": "left"}, "hand": ["Metalworking"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Gunpowder")
        story.expect(ann={"score": ["Calendar", "Oars"]}, bob={"board": ["Archery"], "splay": {}})
        story.ann.draws()
        # A second card on the pile lies square on the first one.
        story.bob.melds("Metalworking")
        assert story.bob.splay == {}

    def test_tuck_begins_a_new_pile_where_there_is_none(self) -> None:
        """Game Terms, Tuck: the first card of its color makes a pile of its own."""
        story = first(ann={"board": ["Monotheism"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Monotheism")
        story.expect(ann={"board": ["Monotheism", "Oars"]})

    def test_tuck_goes_beneath_the_pile_of_its_color(self) -> None:
        """Game Terms, Tuck: the card goes beneath the others of its color and joins their splay."""
        story = first(
            ann={"board": ["Monotheism", "Coal", "Archery"], "splay": {"red": "right"}}, bob={}, piles={1: ["Oars"]}
        )
        story.ann.activates("Monotheism")
        story.expect(ann={"board": ["Monotheism", "Coal", "Archery", "Oars"]})
        # Oars, splayed right, shows a castle and a crown; Archery a castle and a lightbulb.
        assert icons(story, "ann") == {"castle": 5, "crown": 1, "leaf": 0, "lightbulb": 1, "factory": 3, "clock": 0}

    def test_the_top_purple_card_of_a_board_without_purple_is_0(self) -> None:
        """Game Terms, Value: what one lacks is worth 0, for instance a top card in purple."""
        story = first(ann={"board": ["Printing Press"], "score": ["Coal"]}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Printing Press")
        story.ann.picks("Coal")
        story.expect(ann={"score": [], "hand": ["Calendar"]})

    def test_the_highest_card_of_an_empty_pile_is_0(self) -> None:
        """Game Terms, Value: of no cards the highest is 0; here in the score pile, as Evolution asks for one higher."""
        story = first(ann={"board": ["Evolution"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Evolution")
        story.ann.picks_alternative(2)
        story.expect(ann={"hand": ["Oars"]})

    def test_ai_is_ignored_if_several_have_no_points(self) -> None:
        """Game Terms, Win Effects: A.I. does nothing when several share the lowest score of 0."""
        story = first(
            ann={"board": ["A.I.", "Robotics"]}, bob={"board": ["Software"]}, cid={}, piles={10: ["Stem Cells"]}
        )
        story.ann.activates("A.I.")
        story.expect(ann={"score": ["Stem Cells"]})
        assert story.winners() == []
        assert story.turn_goes_on()

    def test_ai_names_the_single_player_with_the_lowest_score(self) -> None:
        """Game Terms, Win Effects: the other side of the example; Cid has a point, so Bob alone has none."""
        story = first(
            ann={"board": ["A.I.", "Robotics"]},
            bob={"board": ["Software"]},
            cid={"score": ["Oars"]},
            piles={10: ["Stem Cells"]},
        )
        story.ann.activates("A.I.")
        assert story.winners() == ["bob"]
        assert story.won_by() == "effect"


class TestFaqOnCards:
    """Section "FAQ on Cards"."""

    def test_road_building_may_meld_only_one_card(self) -> None:
        """FAQ, (2) Road Building: one card will do, however many there are in the hand."""
        story = first(ann={"board": ["Road Building"], "hand": ["Tools", "Sailing", "Coal"]}, bob={})
        story.ann.activates("Road Building")
        # One card it must be, however.
        assert "pass" not in story.offered()
        story.ann.picks("Tools")
        story.ann.passes()
        story.expect(ann={"board": ["Road Building", "Tools"], "hand": ["Sailing", "Coal"]})

    def test_machinery_exchanges_with_one_after_the_other(self) -> None:
        """FAQ, (3) Machinery: one exchange with each opponent, wanted or not."""
        story = first(
            ann={"board": ["Machinery"], "hand": ["Coal", "Tools"]},
            bob={"hand": ["Sailing"]},
            cid={"hand": ["Oars", "Archery"]},
        )
        story.ann.activates("Machinery")
        # Coal went to Bob for Sailing; then Sailing and Tools, the highest by now, to Cid for his two.
        story.ann.picks("Oars")
        story.expect(
            ann={"hand": ["Archery"], "score": ["Oars"]}, bob={"hand": ["Coal"]}, cid={"hand": ["Sailing", "Tools"]}
        )

    def test_anatomy_lets_the_victim_spare_the_board(self) -> None:
        """FAQ, (4) Anatomy: who must return a card may pick one that costs no top card."""
        story = first(ann={"board": ["Anatomy"]}, bob={"board": ["Mathematics"], "score": ["Calendar", "Navigation"]})
        story.ann.activates("Anatomy")
        story.bob.picks("Navigation")
        story.expect(bob={"score": ["Calendar"]})
        assert story.turn_goes_on()

    def test_anatomy_takes_a_top_card_if_that_is_all_there_is(self) -> None:
        """FAQ, (4) Anatomy: but not if every card of the score pile would cost one."""
        story = first(ann={"board": ["Anatomy"]}, bob={"board": ["Mathematics", "Oars"], "score": ["Calendar"]})
        story.ann.activates("Anatomy")
        story.expect(bob={"score": [], "board": ["Oars"]})
        assert story.pile(2)[-2:] == ["Calendar", "Mathematics"]

    def test_measurement_may_choose_a_pile_of_one_and_draws_a_1(self) -> None:
        """FAQ, (5) Measurement: a pile that is too small for a splay may be named all the same, for a 1."""
        story = first(ann={"board": ["Measurement", "Coal"], "hand": ["Tools"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Measurement")
        story.ann.picks("Tools")
        story.ann.picks_color("red")
        story.expect(ann={"hand": ["Oars"]})
        assert story.ann.splay == {}

    def test_the_pirate_code_gives_me_your_points(self) -> None:
        """FAQ, (5) The Pirate Code: the points go to the pirate."""
        story = first(
            ann={"board": ["The Pirate Code", "Writing"]}, bob={"score": ["Tools", "Sailing", "Navigation", "Coal"]}
        )
        story.ann.activates("The Pirate Code")
        assert story.offered() == ["card tools", "card sailing", "card navigation"]
        story.bob.picks("Tools", "Navigation")
        story.expect(
            ann={"score": ["Tools", "Navigation", "Writing"], "board": ["The Pirate Code"]},
            bob={"score": ["Sailing", "Coal"]},
        )

    def test_democracy_gives_everyone_an_8_who_returns_more_than_the_last(self) -> None:
        """FAQ, (6) Democracy: there is an 8 for every player, if each outdoes the one before."""
        story = first(
            ann={"board": ["Democracy"], "hand": ["Pottery", "Clothing", "Mysticism"]},
            bob={"board": ["Tools"], "hand": ["Oars"]},
            cid={"board": ["Writing"], "hand": ["Archery", "Masonry"]},
            piles={8: ["Flight", "Mobility", "Rocketry"], 6: ["Canning"]},
        )
        story.ann.activates("Democracy")
        story.bob.picks("Oars")
        story.cid.picks("Archery", "Masonry")
        story.ann.picks("Pottery", "Clothing", "Mysticism")
        story.expect(
            ann={"hand": ["Canning"], "score": ["Rocketry"]},
            bob={"hand": [], "score": ["Flight"]},
            cid={"hand": [], "score": ["Mobility"]},
        )

    def test_democracy_gives_nothing_for_as_many_as_the_last(self) -> None:
        """FAQ, (6) Democracy: to equal the one before is not to outdo him."""
        story = first(
            ann={"board": ["Democracy"], "hand": ["Pottery"]},
            bob={"board": ["Tools"], "hand": ["Oars"]},
            piles={8: ["Flight", "Mobility"], 6: ["Canning"]},
        )
        story.ann.activates("Democracy")
        story.bob.picks("Oars")
        story.ann.picks("Pottery")
        story.expect(ann={"hand": ["Canning"]}, bob={"hand": [], "score": ["Flight"]})

    def test_publications_keeps_the_splay_of_the_rearranged_pile(self) -> None:
        """FAQ, (7) Publication: putting a pile in another order does not touch its splay."""
        story = first(
            ann={"board": ["Publications", "Agriculture", "Masonry", "Domestication"], "splay": {"yellow": "right"}},
            bob={},
        )
        assert icons(story, "ann")["castle"] == 2
        story.ann.activates("Publications")
        story.ann.picks_color("yellow")
        story.ann.picks("Masonry", "Agriculture")
        story.ann.passes()
        story.expect(ann={"board": ["Publications", "Masonry", "Agriculture", "Domestication"]})
        assert story.ann.splay == {"yellow": "right"}
        assert icons(story, "ann")["castle"] == 4

    def test_fission_leaves_only_achievements(self) -> None:
        """FAQ, (9) Fission, and Game Terms, Remove: only achievements stay; all begin again at age 1."""
        story = first(
            ann={"board": ["Fission", "Tools"], "hand": ["Coal"], "score": ["Software"], "achievements": [1, "World"]},
            bob={"board": ["Masonry"], "hand": ["Canning"], "score": ["Banking"], "achievements": [2]},
            piles={10: ["Robotics"], 1: ["Oars", "Archery"]},
        )
        supply = {age: len(story.pile(age)) for age in range(1, 11)}
        story.ann.activates("Fission")
        # Ann's other action, and Bob's first one, can only be to draw a 1: nothing else is left to do.
        story.expect(
            ann={"board": [], "hand": ["Oars"], "score": []}, bob={"board": [], "hand": ["Archery"], "score": []}
        )
        gone = ["Banking", "Canning", "Coal", "Fission", "Masonry", "Robotics", "Software", "Tools"]
        assert sorted([card.title for card in story.game.table.box]) == gone
        assert {age: len(story.pile(age)) for age in range(1, 11)} == {**supply, 1: supply[1] - 2, 10: supply[10] - 1}
        assert story.asked() == ("bob", "act")


class TestDogmaActionExamples:
    """Sections "Dogma Action Example" and "Another Dogma Action Example"; Ann is "I"."""

    def test_sailing_shared_by_two_crowns(self) -> None:
        """Dogma Action Example: Sailing is shared by the opponent's Writing and Domestication, which brings a bonus."""
        story = first(
            ann={"board": ["Sailing"]},
            bob={"board": ["Writing", "Domestication"]},
            piles={1: ["Agriculture", "Tools", "Oars"]},
        )
        assert icons(story, "ann")["crown"] == icons(story, "bob")["crown"] == 2
        story.ann.activates("Sailing")
        story.expect(
            ann={"board": ["Sailing", "Tools"], "hand": ["Oars"]},
            bob={"board": ["Writing", "Agriculture", "Domestication"]},
        )

    def test_tools_cannot_be_shared_with_an_empty_hand(self) -> None:
        """Another Dogma Action Example: Tools could be shared by as many icons, but the opponent's hand is empty."""
        story = first(
            ann={"board": ["Sailing", "Tools"], "hand": ["Oars", "Archery", "Masonry"]},
            bob={"board": ["Writing", "Agriculture", "Domestication"], "splay": {"yellow": "left"}},
            piles={3: ["Optics", "Compass"]},
        )
        assert icons(story, "ann")["lightbulb"] == icons(story, "bob")["lightbulb"] == 2
        # Her yellow cards are splayed left and show a castle of Domestication.
        assert icons(story, "bob")["castle"] == 1
        story.ann.activates("Tools")
        story.ann.picks("Oars", "Archery")
        # No bonus for Ann, but her 3: Optics.
        story.expect(ann={"board": ["Sailing", "Tools", "Optics"], "hand": []})
        # From now on her Draw actions give 3s.
        story.ann.draws()
        story.expect(ann={"hand": ["Compass"]})


class TestEndingTheGame:
    """Section "Ending the Game"."""

    def test_ending_by_a_draw_above_10_goes_by_points_not_achievements(self) -> None:
        """Ending the Game: points come first then, achievements only after them."""
        story = first(
            ann={"board": ["Software"], "achievements": [1, 2, 3, 4, 5]}, bob={"score": ["Oars"]}, only={10: []}
        )
        story.ann.draws()
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"

    def test_those_who_are_tied_in_both_share_the_victory(self) -> None:
        """Ending the Game: "If still tied, victory is shared"."""
        story = first(
            ann={"board": ["Software"], "score": ["Coal"], "achievements": [1]},
            bob={"score": ["Banking"], "achievements": ["Wonder"]},
            cid={"score": ["Navigation"], "achievements": [2, 3]},
            only={10: []},
        )
        story.ann.draws()
        assert story.winners() == ["ann", "bob"]

    def test_the_card_that_would_be_an_11(self) -> None:
        """Ending the Game: to be told to draw an 11 is the end, whatever is left of the 10s."""
        story = first(
            ann={"board": ["Chemistry", "Robotics"], "score": ["Oars"]},
            bob={"score": ["Banking"]},
            piles={10: ["A.I."]},
        )
        story.ann.activates("Chemistry")
        # One higher than Robotics would be an 11, although there are 10s.
        assert story.winners() == ["bob"]
        assert story.pile(10)[0] == "A.I."
