"""Age 10 of the base set, card by card."""

from __future__ import annotations

import pytest

from tests.support.story import Story

EDITIONS = ("asmadi-1", "iello", "asmadi-3")


class TestBioengineering:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_a_top_leaf_of_an_opponent_goes_to_the_score_pile(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Bioengineering", "Stem Cells"]},
            bob={"board": ["Agriculture", "Clothing", "Tools"]},
            edition=edition,
        )
        story.ann.activates("Bioengineering")
        assert story.asked() == ("ann", "transfer")
        assert story.offered() == ["card agriculture", "card clothing"]
        story.ann.picks("Clothing")
        story.expect(ann={"score": ["Clothing"]}, bob={"board": ["Agriculture", "Tools"]})
        # Three leaves each: nobody has fewer than three.
        assert story.turn_goes_on()

    def test_a_covered_leaf_is_safe_even_where_it_shows(self) -> None:
        story = Story(
            ann={"board": ["Bioengineering"]},
            bob={"board": ["Masonry", "Agriculture"], "splay": {"yellow": "up"}},
            cid={"board": ["Pottery"]},
        )
        story.ann.activates("Bioengineering")
        # Pottery was the only choice, and Bob now has the most leaves.
        story.expect(ann={"score": ["Pottery"]}, cid={"board": []})
        assert story.winners() == ["bob"]

    def test_without_any_leaf_nothing_moves_and_nobody_wins(self) -> None:
        story = Story(ann={"board": ["Bioengineering"]}, bob={"board": ["Oars"]})
        story.ann.activates("Bioengineering")
        story.expect()
        assert story.turn_goes_on()

    def test_the_cards_of_several_opponents_are_offered_but_not_ones_own(self) -> None:
        story = Story(
            ann={"board": ["Bioengineering", "Stem Cells"]},
            bob={"board": ["Pottery", "Clothing"]},
            cid={"board": ["Agriculture", "Sailing"]},
        )
        story.ann.activates("Bioengineering")
        assert story.offered() == ["card clothing", "card pottery", "card agriculture", "card sailing"]
        story.ann.picks("Sailing")
        story.expect(ann={"score": ["Sailing"]}, cid={"board": ["Agriculture"]})
        # Ann and Cid show three leaves, Bob five: the condition does not hold.
        assert story.turn_goes_on()

    def test_the_most_leaves_win_if_anyone_has_fewer_than_three(self) -> None:
        story = Story(
            ann={"board": ["Bioengineering", "Stem Cells"]},
            bob={"board": ["Pottery", "Clothing"]},
            cid={"board": ["Agriculture", "Sailing"]},
        )
        story.ann.activates("Bioengineering")
        story.ann.picks("Agriculture")
        assert story.winners() == ["bob"]
        assert story.won_by() == "effect"

    def test_the_activating_player_may_be_the_one_with_the_most(self) -> None:
        story = Story(ann={"board": ["Bioengineering", "Agriculture"]}, bob={"board": ["Clothing"]})
        story.ann.activates("Bioengineering")
        story.expect(ann={"score": ["Clothing"]}, bob={"board": []})
        assert story.winners() == ["ann"]

    def test_faq_a_tie_for_the_most_leaves_is_ignored(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Bioengineering", "Stem Cells"]}, bob={"board": ["Agriculture"]}, cid={"board": ["Clothing"]}
        )
        story.ann.activates("Bioengineering")
        story.ann.picks("Clothing")
        story.expect(ann={"score": ["Clothing"]}, cid={"board": []})
        assert story.turn_goes_on()

    def test_faq_it_is_shared_and_who_carries_it_out_chooses(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Bioengineering", "Stem Cells", "Sailing"]},
            bob={"board": ["Databases", "Agriculture", "Pottery"]},
            piles={10: ["Robotics"]},
        )
        story.ann.activates("Bioengineering")
        assert story.asked() == ("bob", "transfer")
        story.bob.picks("Stem Cells")
        assert story.asked() == ("ann", "transfer")
        story.ann.picks("Agriculture")
        # Bob, who shares the second effect first, shows the most leaves: three against one.
        story.expect(
            ann={"board": ["Bioengineering", "Sailing"], "score": ["Agriculture"]},
            bob={"board": ["Databases", "Pottery"], "score": ["Stem Cells"]},
        )
        assert story.winners() == ["bob"]

    def test_ann_draws_for_a_share(self) -> None:
        story = Story(
            ann={"board": ["Bioengineering", "Stem Cells"]},
            bob={"board": ["Databases", "Agriculture"]},
            piles={10: ["Robotics"]},
        )
        story.ann.activates("Bioengineering")
        story.expect(
            ann={"board": ["Bioengineering"], "hand": ["Robotics"], "score": ["Agriculture"]},
            bob={"board": ["Databases"], "score": ["Stem Cells"]},
        )
        assert story.turn_goes_on()

    def test_a_share_without_a_leaf_to_take_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Bioengineering"]}, bob={"board": ["Databases"]})
        story.ann.activates("Bioengineering")
        story.expect()
        assert story.turn_goes_on()

    def test_the_transfer_is_not_scoring(self) -> None:
        story = Story(ann={"board": ["Bioengineering", "Stem Cells"]}, bob={"board": ["Agriculture", "Pottery"]})
        story.ann.activates("Bioengineering")
        story.ann.picks("Pottery")
        assert story.game.table.players[0].scored == 0
        assert story.ann.points == 1

    def test_a_partners_leaf_is_left_alone_and_a_partner_wins_for_the_team(self) -> None:
        story = Story(
            ann={"board": ["Bioengineering"]},
            bob={"board": ["Pottery"]},
            cid={"board": ["Agriculture"]},
            dan={},
            teams=True,
        )
        story.ann.activates("Bioengineering")
        story.expect(ann={"score": ["Pottery"]}, bob={"board": []})
        assert story.winners() == ["ann", "cid"]

    def test_a_tie_between_partners_is_a_tie(self) -> None:
        story = Story(
            ann={"board": ["Bioengineering", "Stem Cells"]},
            bob={},
            cid={"board": ["Agriculture"]},
            dan={},
            teams=True,
        )
        story.ann.activates("Bioengineering")
        story.expect()
        assert story.turn_goes_on()


class TestSoftware:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_the_second_card_melded_is_executed_in_the_order_drawn(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Software"], "hand": ["Tools"]},
            bob={},
            piles={10: ["A.I.", "Stem Cells", "Miniaturization"]},
            edition=edition,
        )
        story.ann.activates("Software")
        # Stem Cells was melded first, so this question is Miniaturization's.
        assert story.asked() == ("ann", "return")
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Software", "Stem Cells", "Miniaturization"], "hand": [], "score": ["A.I."]})
        assert story.turn_goes_on()

    def test_the_first_card_melded_is_not_executed(self) -> None:
        story = Story(
            ann={"board": ["Software"], "hand": ["Tools"]},
            bob={},
            piles={10: ["A.I.", "Miniaturization", "Stem Cells"]},
        )
        story.ann.activates("Software")
        assert story.asked() == ("ann", "score")
        story.ann.passes()
        story.expect(ann={"board": ["Software", "Stem Cells", "Miniaturization"], "score": ["A.I."]})
        assert story.turn_goes_on()

    def test_demands_are_not_executed(self) -> None:
        story = Story(
            ann={"board": ["Software"]},
            bob={"board": ["Agriculture"], "score": ["Tools", "Oars"]},
            piles={6: ["Canning"], 10: ["A.I.", "Databases", "Globalization"]},
        )
        story.ann.activates("Software")
        # Of Globalization only the second effect: Bob keeps Agriculture, whose leaves prevent a victory.
        story.expect(ann={"board": ["Software", "Databases", "Globalization"], "score": ["A.I.", "Canning"]})
        assert story.turn_goes_on()

    def test_a_card_with_nothing_but_a_demand_does_nothing(self) -> None:
        story = Story(
            ann={"board": ["Software"]}, bob={"score": ["Tools", "Oars"]}, piles={10: ["A.I.", "Robotics", "Databases"]}
        )
        story.ann.activates("Software")
        story.expect(ann={"board": ["Software", "Robotics", "Databases"], "score": ["A.I."]})
        assert story.turn_goes_on()

    def test_what_is_executed_is_not_shared(self) -> None:
        story = Story(
            ann={"board": ["Software"], "hand": ["Tools"]},
            bob={"board": ["Agriculture", "Pottery"], "hand": ["Oars"]},
            piles={10: ["A.I.", "Robotics", "Stem Cells"]},
        )
        story.ann.activates("Software")
        assert story.asked() == ("ann", "score")
        story.ann.says_yes()
        story.expect(ann={"board": ["Software", "Robotics", "Stem Cells"], "hand": [], "score": ["A.I.", "Tools"]})
        assert story.turn_goes_on()

    def test_faq_alone_does_not_mean_that_the_others_are_not_there(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Software", "Stem Cells"]},
            bob={"board": ["Agriculture", "Pottery"]},
            piles={10: ["A.I.", "Robotics", "Bioengineering"]},
        )
        story.ann.activates("Software")
        story.ann.picks("Pottery")
        story.expect(
            ann={"board": ["Bioengineering", "Software", "Robotics", "Stem Cells"], "score": ["A.I.", "Pottery"]},
            bob={"board": ["Agriculture"]},
        )
        assert story.turn_goes_on()

    def test_all_effects_of_the_second_card_are_executed(self) -> None:
        story = Story(
            ann={"board": ["Software"]},
            bob={"board": ["Robotics"], "score": ["Tools"]},
            piles={10: ["Databases", "Stem Cells", "A.I.", "The Internet"]},
        )
        story.ann.activates("Software")
        story.expect(
            ann={"board": ["Software", "Stem Cells", "A.I."], "score": ["Databases", "The Internet"]},
        )
        assert story.winners() == ["bob"]
        assert story.won_by() == "effect"

    def test_bob_shares_each_effect_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Software"], "hand": ["Tools"]},
            bob={"board": ["Databases"], "hand": ["Oars"]},
            piles={
                10: [
                    "A.I.",
                    "The Internet",
                    "Globalization",
                    "Stem Cells",
                    "Self Service",
                    "Miniaturization",
                    "Robotics",
                ]
            },
        )
        story.ann.activates("Software")
        assert story.asked() == ("bob", "score")
        story.bob.says_yes()
        assert story.asked() == ("ann", "return")
        story.ann.passes()
        story.expect(
            ann={
                "board": ["Software", "Self Service", "Miniaturization"],
                "hand": ["Tools", "Robotics"],
                "score": ["The Internet"],
            },
            bob={"board": ["Databases", "Stem Cells", "Globalization"], "hand": [], "score": ["A.I.", "Oars"]},
        )
        assert story.turn_goes_on()

    def test_the_game_ends_when_the_tens_run_out(self) -> None:
        story = Story(ann={"board": ["Software"]}, bob={"score": ["Oars"]}, only={10: ["A.I.", "Stem Cells"]})
        story.ann.activates("Software")
        story.expect(ann={"board": ["Software", "Stem Cells"], "score": ["A.I."]})
        assert story.winners() == ["ann"]
        assert story.won_by() == "points"


class TestDatabases:
    def test_half_of_three_is_two(self) -> None:
        story = Story(ann={"board": ["Databases"]}, bob={"score": ["Tools", "Oars", "Coal"]})
        story.ann.activates("Databases")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card tools", "card oars", "card coal"]
        story.bob.picks("Oars", "Tools")
        story.expect(bob={"score": ["Coal"]})
        assert story.pile(1)[-2:] == ["Oars", "Tools"]
        assert story.turn_goes_on()

    def test_half_of_four_is_two(self) -> None:
        story = Story(ann={"board": ["Databases"]}, bob={"score": ["Tools", "Oars", "Coal", "Canning"]})
        story.ann.activates("Databases")
        story.bob.picks("Canning", "Tools")
        story.expect(bob={"score": ["Coal", "Oars"]})
        assert story.bottom(6) == "Canning"
        assert story.turn_goes_on()

    def test_half_of_one_is_one(self) -> None:
        story = Story(ann={"board": ["Databases"]}, bob={"score": ["Tools"]})
        story.ann.activates("Databases")
        story.expect(bob={"score": []})
        assert story.bottom(1) == "Tools"

    def test_an_empty_score_pile_has_nothing_to_return(self) -> None:
        story = Story(ann={"board": ["Databases"], "score": ["Coal"]}, bob={"hand": ["Tools"]})
        story.ann.activates("Databases")
        story.expect()
        assert story.turn_goes_on()

    def test_only_those_with_fewer_clocks_obey(self) -> None:
        story = Story(
            ann={"board": ["Databases"], "score": ["Coal"]},
            bob={"board": ["Software"], "score": ["Tools"]},
            cid={"board": ["Bioengineering"], "score": ["Oars"]},
        )
        story.ann.activates("Databases")
        story.expect(cid={"score": []})
        assert story.turn_goes_on()

    def test_a_partner_is_passed_over(self) -> None:
        story = Story(
            ann={"board": ["Databases"]},
            bob={"score": ["Tools"]},
            cid={"score": ["Oars"]},
            dan={"score": ["Coal"]},
            teams=True,
        )
        story.ann.activates("Databases")
        story.expect(bob={"score": []}, dan={"score": []})


class TestSelfService:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_another_top_card_is_executed(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Self Service", "Sailing", "Tools", "Pottery", "Agriculture"], "hand": ["Coal"]},
            bob={},
            piles={6: ["Canning"]},
            edition=edition,
        )
        story.ann.activates("Self Service")
        assert story.asked() == ("ann", "execute")
        assert story.offered() == ["card agriculture", "card tools"]
        story.ann.picks("Agriculture")
        assert story.asked() == ("ann", "return")
        story.ann.picks("Coal")
        story.expect(ann={"hand": [], "score": ["Canning"]})
        assert story.turn_goes_on()

    def test_the_only_other_top_card_is_executed_unasked(self) -> None:
        story = Story(ann={"board": ["Self Service", "Writing"]}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Self Service")
        story.expect(ann={"hand": ["Calendar"]})
        assert story.turn_goes_on()

    def test_without_another_top_card_nothing_is_executed(self) -> None:
        story = Story(ann={"board": ["Self Service", "Sailing"]}, bob={})
        story.ann.activates("Self Service")
        story.expect()
        assert story.turn_goes_on()

    def test_demands_are_not_executed(self) -> None:
        story = Story(
            ann={"board": ["Self Service", "Oars"]},
            bob={"hand": ["Sailing"]},
            piles={1: ["Tools"]},
        )
        story.ann.activates("Self Service")
        # The demand was not made, so no card moved by it: Ann draws.
        story.expect(ann={"hand": ["Tools"]})
        assert story.turn_goes_on()

    def test_a_card_with_nothing_but_a_demand_may_be_chosen(self) -> None:
        story = Story(ann={"board": ["Self Service", "Archery", "Writing"]}, bob={"hand": ["Sailing"]})
        story.ann.activates("Self Service")
        story.ann.picks("Archery")
        story.expect()
        assert story.turn_goes_on()

    def test_what_is_executed_is_not_shared(self) -> None:
        story = Story(
            ann={"board": ["Self Service", "Writing"]}, bob={"board": ["Tools", "Archery"]}, piles={2: ["Calendar"]}
        )
        story.ann.activates("Self Service")
        story.expect(ann={"hand": ["Calendar"]})

    def test_faq_alone_does_not_mean_that_the_others_are_not_there(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Self Service", "Bioengineering", "Stem Cells"]}, bob={"board": ["Pottery", "Agriculture"]}
        )
        story.ann.activates("Self Service")
        story.ann.picks("Bioengineering")
        story.ann.picks("Pottery")
        story.expect(ann={"score": ["Pottery"]}, bob={"board": ["Agriculture"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_more_achievements_than_each_opponent_win(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Self Service"], "achievements": [1, "World"]},
            bob={"achievements": [2]},
            cid={"achievements": ["Empire"]},
            edition=edition,
        )
        story.ann.activates("Self Service")
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_as_many_achievements_as_one_opponent_do_not_win(self) -> None:
        story = Story(
            ann={"board": ["Self Service"], "achievements": [1, "World"]},
            bob={"achievements": [2]},
            cid={"achievements": [3, "Empire"]},
        )
        story.ann.activates("Self Service")
        story.expect()
        assert story.turn_goes_on()

    def test_no_achievements_at_all_do_not_win(self) -> None:
        story = Story(ann={"board": ["Self Service"]}, bob={})
        story.ann.activates("Self Service")
        story.expect()
        assert story.turn_goes_on()

    def test_an_achievement_of_the_executed_card_counts(self) -> None:
        story = Story(
            ann={
                "board": ["Self Service", "Masonry"],
                "hand": ["Oars", "Tools", "City States", "Archery"],
            },
            bob={},
        )
        story.ann.activates("Self Service")
        story.ann.picks("Oars", "Tools", "City States", "Archery")
        assert story.ann.achievements == ["Monument"]
        assert story.winners() == ["ann"]

    def test_faq_an_opponent_who_shares_wins_first(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Self Service"], "achievements": [1]},
            bob={"board": ["Sailing", "City States"], "achievements": [2, 3]},
            piles={1: ["Tools"]},
        )
        story.ann.activates("Self Service")
        assert story.asked() == ("bob", "execute")
        story.bob.picks("Sailing")
        story.expect(bob={"board": ["Sailing", "City States", "Tools"]})
        assert story.winners() == ["bob"]
        assert story.won_by() == "effect"

    def test_bob_shares_first_with_a_card_of_his_own_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Self Service", "Writing"]},
            bob={"board": ["Sailing", "City States"]},
            piles={1: ["Tools"], 2: ["Calendar"], 10: ["Robotics"]},
        )
        story.ann.activates("Self Service")
        story.bob.picks("Sailing")
        story.expect(
            ann={"hand": ["Calendar", "Robotics"]},
            bob={"board": ["Sailing", "City States", "Tools"]},
        )
        assert story.turn_goes_on()

    def test_faq_the_achievements_of_a_team_count_together(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Self Service"], "achievements": [1]},
            bob={"achievements": [4, 5]},
            cid={"achievements": [2, "World"]},
            dan={},
            teams=True,
        )
        story.ann.activates("Self Service")
        assert story.winners() == ["ann", "cid"]

    def test_faq_a_team_with_as_many_achievements_is_not_beaten(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Self Service"], "achievements": [1, 2]},
            bob={"achievements": [4]},
            cid={},
            dan={"achievements": [5]},
            teams=True,
        )
        story.ann.activates("Self Service")
        story.expect()
        assert story.turn_goes_on()

    def test_a_copy_taken_in_the_middle_of_the_executed_card_goes_on_alike(self) -> None:
        story = Story(
            ann={"board": ["Self Service", "Pottery", "Masonry"], "hand": ["Coal", "Oars"]},
            bob={},
            piles={1: ["Sailing", "The Wheel"]},
        )
        story.ann.activates("Self Service")
        story.ann.picks("Pottery", "Coal")
        story.game = story.game.copy()
        story.ann.passes()
        story.expect(ann={"hand": ["Oars", "The Wheel"], "score": ["Sailing"]})
        assert story.turn_goes_on()


class TestAI:
    def test_a_ten_is_drawn_and_scored(self) -> None:
        story = Story(ann={"board": ["A.I."]}, bob={}, piles={10: ["Stem Cells"]})
        story.ann.activates("A.I.")
        story.expect(ann={"score": ["Stem Cells"]})
        assert story.turn_goes_on()

    def test_with_robotics_and_software_on_top_the_lowest_score_wins(self) -> None:
        story = Story(
            ann={"board": ["A.I.", "Robotics", "Software"]},
            bob={"score": ["Coal", "Oars"]},
            cid={"score": ["Physics"]},
            piles={10: ["Stem Cells"]},
        )
        story.ann.activates("A.I.")
        story.expect(ann={"score": ["Stem Cells"]})
        # Ann has 10 points, Bob 6 and Cid 5.
        assert story.winners() == ["cid"]
        assert story.won_by() == "effect"

    def test_faq_robotics_and_software_may_lie_on_different_boards(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["A.I."]},
            bob={"board": ["Robotics"], "score": ["Coal", "Oars"]},
            cid={"board": ["Software"], "score": ["Gunpowder"]},
            piles={10: ["Stem Cells"]},
        )
        story.ann.activates("A.I.")
        story.expect(ann={"score": ["Stem Cells"]})
        assert story.winners() == ["cid"]
        assert story.won_by() == "effect"

    def test_the_activating_player_may_be_the_lowest(self) -> None:
        story = Story(
            ann={"board": ["A.I.", "Robotics", "Software"]},
            bob={"score": ["Canning", "Coal"]},
            piles={10: ["Stem Cells"]},
        )
        story.ann.activates("A.I.")
        assert story.winners() == ["ann"]

    def test_faq_a_tie_for_the_lowest_score_is_ignored(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["A.I.", "Robotics", "Software"], "score": ["Tools"]},
            bob={"score": ["Coal", "Oars"]},
            cid={"score": ["Canning"]},
            piles={10: ["Stem Cells"]},
        )
        story.ann.activates("A.I.")
        story.expect(ann={"score": ["Tools", "Stem Cells"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize(
        "board", [["A.I.", "Robotics"], ["A.I.", "Software"], ["A.I.", "Robotics", "Bioengineering", "Software"]]
    )
    def test_one_of_the_two_is_not_enough_nor_is_a_covered_one(self, board: list[str]) -> None:
        story = Story(ann={"board": board}, bob={}, piles={10: ["Stem Cells"]})
        story.ann.activates("A.I.")
        story.expect(ann={"score": ["Stem Cells"]})
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["A.I.", "Robotics"]},
            bob={"board": ["Tools"]},
            piles={10: ["Stem Cells", "Globalization", "Databases"]},
        )
        story.ann.activates("A.I.")
        story.expect(ann={"score": ["Globalization"], "hand": ["Databases"]}, bob={"score": ["Stem Cells"]})
        assert story.turn_goes_on()

    def test_a_partner_with_the_lowest_score_wins_for_the_team(self) -> None:
        story = Story(
            ann={"board": ["A.I.", "Robotics", "Software"]},
            bob={"score": ["Tools"]},
            cid={},
            dan={"score": ["Oars"]},
            teams=True,
            piles={10: ["Stem Cells"]},
        )
        story.ann.activates("A.I.")
        assert story.winners() == ["ann", "cid"]

    def test_scores_are_not_added_up_for_teams(self) -> None:
        story = Story(
            ann={"board": ["A.I.", "Robotics", "Software"]},
            bob={"score": ["Tools"]},
            cid={"score": ["Calendar"]},
            dan={"score": ["Globalization", "The Internet"]},
            teams=True,
            piles={10: ["Stem Cells"]},
        )
        story.ann.activates("A.I.")
        assert story.winners() == ["bob", "dan"]


class TestTheInternet:
    def test_green_may_be_splayed_up_and_its_clocks_count(self) -> None:
        story = Story(
            ann={"board": ["The Internet", "Self Service", "Databases"]},
            bob={},
            piles={10: ["A.I.", "Stem Cells", "Globalization"]},
        )
        story.ann.activates("The Internet")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color green", "pass"]
        story.ann.picks_color("green")
        # Two clocks and the three that show again: five make two.
        story.expect(
            ann={
                "board": ["The Internet", "Self Service", "Databases", "Globalization", "Stem Cells"],
                "splay": {"green": "up"},
                "score": ["A.I."],
            }
        )
        assert story.turn_goes_on()

    def test_one_may_leave_green_as_it_is(self) -> None:
        story = Story(
            ann={"board": ["The Internet", "Self Service", "Databases"], "splay": {"green": "left"}},
            bob={},
            piles={10: ["A.I.", "Stem Cells"]},
        )
        story.ann.activates("The Internet")
        story.ann.passes()
        # Two clocks and the one that a splay to the left shows: three make one.
        story.expect(
            ann={"board": ["The Internet", "Self Service", "Databases", "Stem Cells"], "score": ["A.I."]},
        )
        assert story.turn_goes_on()

    def test_green_that_cannot_be_splayed_is_not_asked_about(self) -> None:
        story = Story(ann={"board": ["The Internet", "Sailing"]}, bob={}, piles={10: ["A.I.", "Stem Cells"]})
        story.ann.activates("The Internet")
        story.expect(ann={"board": ["The Internet", "Sailing", "Stem Cells"], "score": ["A.I."]})
        assert story.turn_goes_on()

    def test_the_clocks_are_counted_once_before_the_first_card_is_melded(self) -> None:
        story = Story(
            ann={"board": ["The Internet", "Satellites"]},
            bob={},
            piles={10: ["A.I.", "Software", "Databases", "Stem Cells"]},
        )
        story.ann.activates("The Internet")
        # Five clocks make two, however many the melded cards add.
        story.expect(
            ann={"board": ["The Internet", "Databases", "Satellites", "Software"], "score": ["A.I."]},
        )
        assert story.pile(10)[0] == "Stem Cells"
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["The Internet"]},
            bob={"board": ["Software", "Sailing", "The Wheel"]},
            piles={10: ["A.I.", "Stem Cells", "Globalization", "Robotics", "Miniaturization"]},
        )
        story.ann.activates("The Internet")
        assert story.asked() == ("bob", "splay up")
        story.bob.picks_color("green")
        story.expect(
            ann={"board": ["The Internet", "Robotics"], "hand": ["Miniaturization"], "score": ["Stem Cells"]},
            bob={
                "board": ["Software", "Sailing", "The Wheel", "Globalization"],
                "splay": {"green": "up"},
                "score": ["A.I."],
            },
        )
        assert story.turn_goes_on()

    def test_the_game_ends_when_the_tens_run_out(self) -> None:
        story = Story(ann={"board": ["The Internet", "Satellites"]}, bob={}, only={10: ["A.I.", "Stem Cells"]})
        story.ann.activates("The Internet")
        story.expect(ann={"board": ["The Internet", "Satellites", "Stem Cells"], "score": ["A.I."]})
        assert story.winners() == ["ann"]
        assert story.won_by() == "points"


class TestMiniaturization:
    def test_a_returned_ten_draws_one_for_each_different_value_scored(self) -> None:
        story = Story(
            ann={
                "board": ["Miniaturization"],
                "hand": ["Software", "Tools"],
                "score": ["Oars", "Archery", "Coal", "Robotics"],
            },
            bob={},
            piles={10: ["A.I.", "Stem Cells", "Globalization", "Databases"]},
        )
        story.ann.activates("Miniaturization")
        assert story.offered() == ["card software", "card tools", "pass"]
        story.ann.picks("Software")
        story.expect(ann={"hand": ["Tools", "A.I.", "Stem Cells", "Globalization"]})
        assert story.bottom(10) == "Software"
        assert story.turn_goes_on()

    def test_another_card_is_returned_for_nothing(self) -> None:
        story = Story(
            ann={"board": ["Miniaturization"], "hand": ["Software", "Computers"], "score": ["Oars", "Coal"]}, bob={}
        )
        story.ann.activates("Miniaturization")
        story.ann.picks("Computers")
        story.expect(ann={"hand": ["Software"]})
        assert story.bottom(9) == "Computers"
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Miniaturization"], "hand": ["Software"], "score": ["Oars"]}, bob={})
        story.ann.activates("Miniaturization")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Miniaturization"], "score": ["Oars"]}, bob={})
        story.ann.activates("Miniaturization")
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_score_pile_nothing_is_drawn(self) -> None:
        story = Story(ann={"board": ["Miniaturization"], "hand": ["Software"]}, bob={"score": ["Coal"]})
        story.ann.activates("Miniaturization")
        story.ann.picks("Software")
        story.expect(ann={"hand": []})
        assert story.turn_goes_on()

    def test_the_returned_ten_may_come_back(self) -> None:
        story = Story(
            ann={"board": ["Miniaturization"], "hand": ["Software"], "score": ["Oars"]}, bob={}, only={10: []}
        )
        story.ann.activates("Miniaturization")
        story.ann.picks("Software")
        story.expect()
        assert story.pile(10) == []
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Miniaturization"], "hand": ["Software"], "score": ["Oars"]},
            bob={"board": ["Tools"], "hand": ["Robotics"], "score": ["Coal", "Canning"]},
            piles={10: ["A.I.", "Stem Cells", "Globalization", "Databases"]},
        )
        story.ann.activates("Miniaturization")
        story.bob.picks("Robotics")
        story.ann.picks("Software")
        story.expect(ann={"hand": ["Globalization", "Databases"]}, bob={"hand": ["A.I.", "Stem Cells"]})
        assert story.turn_goes_on()


class TestRobotics:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_the_top_green_card_is_scored_and_a_ten_is_melded_and_executed(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Robotics", "Sailing", "The Wheel"], "hand": ["Tools"]},
            bob={},
            piles={10: ["Stem Cells"]},
            edition=edition,
        )
        story.ann.activates("Robotics")
        story.ann.says_yes()
        story.expect(
            ann={"board": ["Robotics", "The Wheel", "Stem Cells"], "hand": [], "score": ["Sailing", "Tools"]},
        )
        assert story.turn_goes_on()

    def test_without_a_green_card_the_rest_is_done(self) -> None:
        story = Story(ann={"board": ["Robotics"], "hand": ["Tools"]}, bob={}, piles={10: ["Stem Cells"]})
        story.ann.activates("Robotics")
        story.ann.passes()
        story.expect(ann={"board": ["Robotics", "Stem Cells"]})
        assert story.turn_goes_on()

    def test_demands_are_not_executed(self) -> None:
        story = Story(
            ann={"board": ["Robotics", "Sailing"]}, bob={"score": ["Tools", "Oars"]}, piles={10: ["Databases"]}
        )
        story.ann.activates("Robotics")
        story.expect(ann={"board": ["Robotics", "Databases"], "score": ["Sailing"]})
        assert story.turn_goes_on()

    def test_what_is_executed_is_not_shared(self) -> None:
        story = Story(
            ann={"board": ["Robotics"], "hand": ["Tools"]},
            bob={"board": ["Agriculture"], "hand": ["Oars"]},
            piles={10: ["Stem Cells"]},
        )
        story.ann.activates("Robotics")
        story.ann.says_yes()
        story.expect(ann={"board": ["Robotics", "Stem Cells"], "hand": [], "score": ["Tools"]})
        assert story.turn_goes_on()

    def test_faq_alone_does_not_mean_that_the_others_are_not_there(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Robotics"]},
            bob={"board": ["Software"], "score": ["Tools"]},
            piles={10: ["A.I.", "Stem Cells"]},
        )
        story.ann.activates("Robotics")
        story.expect(ann={"board": ["Robotics", "A.I."], "score": ["Stem Cells"]})
        assert story.winners() == ["bob"]
        assert story.won_by() == "effect"

    def test_an_executed_card_may_execute_another(self) -> None:
        story = Story(
            ann={"board": ["Robotics", "Sailing", "Stem Cells"], "hand": ["Tools"]},
            bob={"achievements": [1]},
            piles={10: ["Self Service"]},
        )
        story.ann.activates("Robotics")
        assert story.offered() == ["card robotics", "card stem-cells"]
        story.ann.picks("Stem Cells")
        story.ann.says_yes()
        story.expect(
            ann={"board": ["Robotics", "Self Service", "Stem Cells"], "hand": [], "score": ["Sailing", "Tools"]}
        )
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Robotics", "Sailing"], "hand": ["Tools"]},
            bob={"board": ["Coal", "The Wheel"], "hand": ["Software"]},
            piles={10: ["Miniaturization", "A.I.", "Stem Cells", "Globalization"]},
        )
        story.ann.activates("Robotics")
        assert story.asked() == ("bob", "return")
        story.bob.picks("Software")
        assert story.asked() == ("ann", "score")
        story.ann.says_yes()
        story.expect(
            ann={"board": ["Robotics", "Stem Cells"], "hand": ["Globalization"], "score": ["Sailing", "Tools"]},
            # The Wheel was scored first, so it counts when Bob returns Software.
            bob={"board": ["Miniaturization", "Coal"], "hand": ["A.I."], "score": ["The Wheel"]},
        )
        assert story.turn_goes_on()


class TestGlobalization:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_bob_returns_a_top_leaf_of_his_choice(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Globalization"]},
            bob={"board": ["Agriculture", "Pottery", "Oars"]},
            piles={6: ["Canning"]},
            edition=edition,
        )
        story.ann.activates("Globalization")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card agriculture", "card pottery"]
        story.bob.picks("Pottery")
        # The leaves of Agriculture prevent a victory.
        story.expect(ann={"score": ["Canning"]}, bob={"board": ["Agriculture", "Oars"]})
        assert story.bottom(1) == "Pottery"
        assert story.turn_goes_on()

    def test_the_only_leaf_goes_and_the_highest_score_wins(self) -> None:
        story = Story(ann={"board": ["Globalization"]}, bob={"board": ["Agriculture"]}, piles={6: ["Canning"]})
        story.ann.activates("Globalization")
        story.expect(ann={"score": ["Canning"]}, bob={"board": []})
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_without_a_top_leaf_nothing_is_returned(self) -> None:
        story = Story(
            ann={"board": ["Globalization"]},
            bob={"board": ["Masonry", "Agriculture", "Tools"], "splay": {"yellow": "up"}},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Globalization")
        story.expect(ann={"score": ["Canning"]})
        # Covered leaves that show count as well.
        assert story.turn_goes_on()

    def test_an_opponent_with_the_highest_score_wins(self) -> None:
        story = Story(ann={"board": ["Globalization"]}, bob={"score": ["Evolution"]}, piles={6: ["Canning"]})
        story.ann.activates("Globalization")
        story.expect(ann={"score": ["Canning"]})
        assert story.winners() == ["bob"]

    def test_faq_a_tie_for_the_highest_score_is_ignored(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Globalization"]},
            bob={"score": ["Vaccination"]},
            cid={"score": ["Tools"]},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Globalization")
        story.expect(ann={"score": ["Canning"]})
        assert story.turn_goes_on()

    def test_leaves_that_the_demand_leaves_outnumbered_prevent_nothing(self) -> None:
        story = Story(
            ann={"board": ["Globalization"]},
            bob={"board": ["Specialization", "Suburbia"]},
            piles={6: ["Canning"]},
        )
        # Bob shows two factories and three leaves; he returns Suburbia and keeps one leaf.
        story.ann.activates("Globalization")
        story.bob.picks("Suburbia")
        assert story.winners() == ["ann"]

    def test_exactly_as_many_leaves_as_factories_prevent_nothing(self) -> None:
        story = Story(
            ann={"board": ["Globalization", "Services"]},
            bob={},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Globalization")
        assert story.winners() == ["ann"]

    def test_who_has_as_many_factories_does_not_obey(self) -> None:
        story = Story(
            ann={"board": ["Globalization"]},
            bob={"board": ["Coal", "Agriculture", "Pottery"]},
            piles={6: ["Canning", "Vaccination"], 10: ["Robotics"]},
        )
        story.ann.activates("Globalization")
        story.expect(ann={"score": ["Vaccination"], "hand": ["Robotics"]}, bob={"score": ["Canning"]})
        assert story.turn_goes_on()

    def test_faq_the_second_effect_is_shared_and_may_end_the_game_before_ann(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Globalization"], "score": ["Tools"]}, bob={"board": ["Coal"]}, piles={6: ["Canning"]}
        )
        story.ann.activates("Globalization")
        story.expect(bob={"score": ["Canning"]})
        assert story.winners() == ["bob"]

    def test_a_partner_does_not_obey_and_wins_for_the_team(self) -> None:
        story = Story(
            ann={"board": ["Globalization"]},
            bob={},
            cid={"board": ["Specialization"], "score": ["Evolution"]},
            dan={"score": ["Archery"]},
            teams=True,
            piles={6: ["Canning"]},
        )
        story.ann.activates("Globalization")
        story.expect(ann={"score": ["Canning"]})
        assert story.winners() == ["ann", "cid"]

    def test_the_leaves_of_a_partner_prevent_a_victory(self) -> None:
        story = Story(
            ann={"board": ["Globalization"]},
            bob={},
            cid={"board": ["Agriculture"]},
            dan={},
            teams=True,
            piles={6: ["Canning"]},
        )
        story.ann.activates("Globalization")
        story.expect(ann={"score": ["Canning"]})
        assert story.turn_goes_on()

    def test_scores_are_not_added_up_for_teams(self) -> None:
        story = Story(
            ann={"board": ["Globalization"]},
            bob={"score": ["Evolution"]},
            cid={"score": ["Coal"]},
            dan={},
            teams=True,
            piles={6: ["Canning"]},
        )
        story.ann.activates("Globalization")
        # Ann and Cid have eleven points together, but nobody has more than Bob's seven.
        assert story.winners() == ["bob", "dan"]


class TestStemCells:
    def test_the_whole_hand_is_scored(self) -> None:
        story = Story(ann={"board": ["Stem Cells"], "hand": ["Tools", "Oars", "Coal"], "score": ["Canning"]}, bob={})
        story.ann.activates("Stem Cells")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["yes", "pass"]
        story.ann.says_yes()
        story.expect(ann={"hand": [], "score": ["Canning", "Coal", "Oars", "Tools"]})
        assert story.ann.points == 13
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Stem Cells"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Stem Cells")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Stem Cells"]}, bob={})
        story.ann.activates("Stem Cells")
        story.expect()
        assert story.turn_goes_on()

    def test_six_cards_are_a_monument(self) -> None:
        story = Story(
            ann={"board": ["Stem Cells"], "hand": ["Tools", "Oars", "Coal", "Archery", "Sailing", "Writing"]}, bob={}
        )
        story.ann.activates("Stem Cells")
        story.ann.says_yes()
        story.expect(
            ann={
                "hand": [],
                "score": ["Tools", "Oars", "Coal", "Archery", "Sailing", "Writing"],
                "achievements": ["Monument"],
            }
        )

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Stem Cells"], "hand": ["Tools"]},
            bob={"board": ["Agriculture"], "hand": ["Oars", "Coal"]},
            piles={10: ["Robotics"]},
        )
        story.ann.activates("Stem Cells")
        story.bob.says_yes()
        story.ann.passes()
        story.expect(ann={"hand": ["Tools", "Robotics"]}, bob={"hand": [], "score": ["Oars", "Coal"]})
        assert story.turn_goes_on()

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(
            ann={"board": ["Stem Cells"], "hand": ["Tools"]}, bob={"board": ["Agriculture"], "hand": ["Oars", "Coal"]}
        )
        story.ann.activates("Stem Cells")
        story.bob.passes()
        story.ann.says_yes()
        story.expect(ann={"hand": [], "score": ["Tools"]})
        assert story.turn_goes_on()
