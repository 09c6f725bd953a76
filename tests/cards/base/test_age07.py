"""Age 7 of the base set, card by card."""

from __future__ import annotations

import pytest

from tests.support.story import Story

EDITIONS = ("asmadi-1", "iello", "asmadi-3")
FIRST_EDITIONS = ("asmadi-1", "iello")


class TestEvolution:
    def test_the_first_way_scores_an_eight_and_returns_any_card_of_the_score_pile(self) -> None:
        story = Story(ann={"board": ["Evolution"], "score": ["Coal", "Oars"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("Evolution")
        assert story.offered() == ["either 1", "either 2", "pass"]
        story.ann.picks_alternative(1)
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card coal", "card oars", "card flight"]
        story.ann.picks("Oars")
        story.expect(ann={"score": ["Coal", "Flight"]})
        assert story.bottom(1) == "Oars"
        assert story.turn_goes_on()

    def test_with_an_empty_score_pile_the_eight_itself_goes_back(self) -> None:
        story = Story(ann={"board": ["Evolution"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("Evolution")
        story.ann.picks_alternative(1)
        story.expect()
        assert story.bottom(8) == "Flight"
        assert story.turn_goes_on()

    def test_the_second_way_draws_one_higher_than_the_score_pile(self) -> None:
        story = Story(ann={"board": ["Evolution"], "score": ["Coal", "Oars"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Evolution")
        story.ann.picks_alternative(2)
        story.expect(ann={"hand": ["Canning"]})
        assert story.turn_goes_on()

    # Source: 2011 FAQ
    def test_faq_with_an_empty_score_pile_the_second_way_draws_a_one(self) -> None:
        story = Story(ann={"board": ["Evolution"]}, bob={"score": ["Coal"]}, piles={1: ["Tools"]})
        story.ann.activates("Evolution")
        story.ann.picks_alternative(2)
        story.expect(ann={"hand": ["Tools"]})

    def test_above_a_ten_the_game_ends(self) -> None:
        story = Story(ann={"board": ["Evolution"], "score": ["Software"]}, bob={})
        story.ann.activates("Evolution")
        story.ann.picks_alternative(2)
        assert story.winners() == ["ann"]
        assert story.won_by() == "points"

    def test_one_may_do_neither(self) -> None:
        story = Story(ann={"board": ["Evolution"], "score": ["Coal"]}, bob={})
        story.ann.activates("Evolution")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Evolution"], "score": ["Coal"]},
            bob={"board": ["Experimentation"], "score": ["Oars"]},
            piles={2: ["Calendar"], 7: ["Bicycle"], 8: ["Flight"]},
        )
        story.ann.activates("Evolution")
        story.bob.picks_alternative(2)
        story.ann.picks_alternative(1)
        story.ann.picks("Coal")
        story.expect(ann={"score": ["Flight"], "hand": ["Bicycle"]}, bob={"hand": ["Calendar"]})

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Evolution"]}, bob={"board": ["Experimentation"]})
        story.ann.activates("Evolution")
        story.bob.passes()
        story.ann.passes()
        story.expect()


class TestPublications:
    def test_a_pile_may_be_put_into_any_order_from_the_top_down(self) -> None:
        story = Story(ann={"board": ["Publications", "Tools", "Writing", "Oars", "Coal", "Sailing"]}, bob={})
        story.ann.activates("Publications")
        assert story.asked() == ("ann", "rearrange")
        assert story.offered() == ["color red", "color blue", "pass"]
        story.ann.picks_color("blue")
        assert story.offered() == ["card publications", "card tools", "card writing"]
        story.ann.picks("Writing", "Publications")
        story.ann.passes()
        story.expect(
            ann={
                "board": {
                    "blue": ["Writing", "Publications", "Tools"],
                    "red": ["Oars", "Coal"],
                    "green": ["Sailing"],
                }
            }
        )
        assert story.turn_goes_on()

    def test_red_is_a_color_like_any_other_and_keeps_its_splay(self) -> None:
        story = Story(ann={"board": ["Publications", "Oars", "Coal"], "splay": {"red": "left"}}, bob={})
        story.ann.activates("Publications")
        story.ann.picks_color("red")
        story.ann.picks("Coal")
        story.expect(ann={"board": ["Publications", "Coal", "Oars"]})

    @pytest.mark.parametrize("color", ["yellow", "blue"])
    def test_yellow_or_blue_may_be_splayed_up(self, color: str) -> None:
        story = Story(ann={"board": ["Publications", "Tools", "Canning", "Masonry", "Oars", "Coal"]}, bob={})
        story.ann.activates("Publications")
        story.ann.passes()
        assert story.offered() == ["color yellow", "color blue", "pass"]
        story.ann.picks_color(color)
        story.expect(ann={"splay": {color: "up"}})
        assert story.turn_goes_on()

    def test_one_may_do_neither(self) -> None:
        story = Story(ann={"board": ["Publications", "Tools"]}, bob={})
        story.ann.activates("Publications")
        story.ann.passes()
        story.ann.passes()
        story.expect()

    def test_single_cards_cannot_be_put_in_order_or_splayed(self) -> None:
        story = Story(ann={"board": ["Publications", "Oars"]}, bob={})
        story.ann.activates("Publications")
        story.expect()
        assert story.turn_goes_on()

    # Source: 2011 FAQ
    def test_faq_the_covered_cards_of_others_are_not_looked_through(self) -> None:
        story = Story(ann={"board": ["Publications", "Tools"]}, bob={"board": ["Oars", "Coal", "Metalworking"]})
        story.ann.activates("Publications")
        assert story.offered() == ["color blue", "pass"]
        story.ann.picks_color("blue")
        assert story.offered() == ["card publications", "card tools"]

    def test_bob_shares_each_effect_before_ann(self) -> None:
        story = Story(
            ann={"board": ["Publications", "Tools"]},
            bob={"board": ["Atomic Theory", "Writing"]},
            piles={7: ["Bicycle"]},
        )
        story.ann.activates("Publications")
        story.bob.picks_color("blue")
        story.bob.picks("Writing")
        story.ann.passes()
        story.bob.passes()
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"blue": "up"}, "hand": ["Bicycle"]}, bob={"board": ["Writing", "Atomic Theory"]})

    def test_the_same_order_again_is_no_share(self) -> None:
        story = Story(
            ann={"board": ["Publications"]}, bob={"board": ["Atomic Theory", "Writing"]}, piles={7: ["Bicycle"]}
        )
        story.ann.activates("Publications")
        story.bob.picks_color("blue")
        story.bob.picks("Atomic Theory")
        story.bob.passes()
        story.expect()


class TestBicycle:
    def test_hand_and_score_pile_change_places(self) -> None:
        story = Story(ann={"board": ["Bicycle"], "hand": ["Tools", "Coal"], "score": ["Oars", "Paper"]}, bob={})
        story.ann.activates("Bicycle")
        assert story.asked() == ("ann", "exchange")
        story.ann.says_yes()
        story.expect(ann={"hand": ["Oars", "Paper"], "score": ["Tools", "Coal"]})
        assert story.ann.points == 6
        assert story.turn_goes_on()

    def test_one_may_leave_it(self) -> None:
        story = Story(ann={"board": ["Bicycle"], "hand": ["Tools"], "score": ["Oars"]}, bob={})
        story.ann.activates("Bicycle")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    # Source: 2011 FAQ
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_the_hand_may_be_empty(self, edition: str) -> None:
        story = Story(ann={"board": ["Bicycle"], "score": ["Oars", "Paper"]}, bob={}, edition=edition)
        story.ann.activates("Bicycle")
        story.ann.says_yes()
        story.expect(ann={"hand": ["Oars", "Paper"], "score": []})

    # Source: 2011 FAQ
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_the_score_pile_may_be_empty(self, edition: str) -> None:
        story = Story(ann={"board": ["Bicycle"], "hand": ["Oars", "Paper"]}, bob={}, edition=edition)
        story.ann.activates("Bicycle")
        story.ann.says_yes()
        story.expect(ann={"hand": [], "score": ["Oars", "Paper"]})

    # Source: 2011 FAQ
    def test_faq_six_cards_exchanged_make_no_monument(self) -> None:
        hand = ["Oars", "Paper", "Tools", "Coal", "Masonry", "Sailing"]
        story = Story(ann={"board": ["Bicycle"], "hand": hand}, bob={})
        story.ann.activates("Bicycle")
        story.ann.says_yes()
        story.expect(ann={"hand": [], "score": hand})

    def test_with_nothing_on_either_side_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Bicycle"]}, bob={})
        story.ann.activates("Bicycle")
        story.expect()
        assert story.turn_goes_on()

    def test_an_exchange_as_a_share_earns_the_draw(self) -> None:
        story = Story(
            ann={"board": ["Bicycle"], "hand": ["Tools"]},
            bob={"board": ["Sailing"], "score": ["Oars"]},
            piles={7: ["Lighting"]},
        )
        story.ann.activates("Bicycle")
        story.bob.says_yes()
        story.ann.says_yes()
        story.expect(ann={"hand": ["Lighting"], "score": ["Tools"]}, bob={"hand": ["Oars"], "score": []})

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Bicycle"]}, bob={"board": ["Sailing"], "hand": ["Oars"]})
        story.ann.activates("Bicycle")
        story.bob.passes()
        story.expect()


class TestElectricity:
    def test_top_cards_without_a_factory_are_returned_and_an_eight_drawn_for_each(self) -> None:
        story = Story(
            ann={"board": ["Electricity", "Tools", "Writing", "Mysticism", "Medicine", "Coal", "Oars"]},
            bob={},
            piles={8: ["Flight", "Rocketry", "Socialism"]},
        )
        story.ann.activates("Electricity")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card tools", "card mysticism"]
        story.ann.picks("Mysticism")
        story.expect(
            ann={"board": ["Electricity", "Writing", "Coal", "Oars"], "hand": ["Flight", "Rocketry", "Socialism"]}
        )
        assert story.pile(1)[-2:] == ["Mysticism", "Tools"]
        assert story.bottom(3) == "Medicine"
        assert story.turn_goes_on()

    def test_where_all_have_a_factory_nothing_happens(self) -> None:
        story = Story(ann={"board": ["Electricity", "Coal"]}, bob={})
        story.ann.activates("Electricity")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Electricity", "Tools"]},
            bob={"board": ["Coal", "Sailing"]},
            piles={7: ["Lighting"], 8: ["Flight", "Rocketry"]},
        )
        story.ann.activates("Electricity")
        story.expect(
            ann={"board": ["Electricity"], "hand": ["Rocketry", "Lighting"]},
            bob={"board": ["Coal"], "hand": ["Flight"]},
        )

    def test_a_share_without_such_cards_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Electricity"]}, bob={"board": ["Coal"]})
        story.ann.activates("Electricity")
        story.expect()


class TestLighting:
    def test_each_different_value_tucked_scores_a_seven(self) -> None:
        story = Story(
            ann={"board": ["Lighting"], "hand": ["Tools", "Mysticism", "Coal", "Paper"]},
            bob={},
            piles={7: ["Bicycle", "Railroad", "Evolution"]},
        )
        story.ann.activates("Lighting")
        assert story.asked() == ("ann", "tuck")
        story.ann.picks("Tools", "Mysticism", "Coal")
        story.expect(
            ann={
                "board": ["Lighting", "Mysticism", "Tools", "Coal"],
                "hand": ["Paper"],
                "score": ["Bicycle", "Railroad"],
            }
        )
        assert story.turn_goes_on()

    # Source: 2011 FAQ
    def test_faq_a_single_tucked_card_scores_one_seven(self) -> None:
        story = Story(ann={"board": ["Lighting"], "hand": ["Tools", "Coal"]}, bob={}, piles={7: ["Bicycle"]})
        story.ann.activates("Lighting")
        story.ann.picks("Coal")
        story.ann.passes()
        story.expect(ann={"board": ["Lighting", "Coal"], "hand": ["Tools"], "score": ["Bicycle"]})

    def test_three_values_score_three_sevens(self) -> None:
        story = Story(
            ann={"board": ["Lighting"], "hand": ["Tools", "Coal", "Paper"]},
            bob={},
            piles={7: ["Bicycle", "Railroad", "Evolution"]},
        )
        story.ann.activates("Lighting")
        story.ann.picks("Tools", "Coal", "Paper")
        story.expect(
            ann={
                "board": ["Lighting", "Tools", "Coal", "Paper"],
                "hand": [],
                "score": ["Bicycle", "Railroad", "Evolution"],
            }
        )

    def test_one_may_tuck_nothing(self) -> None:
        story = Story(ann={"board": ["Lighting"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Lighting")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Lighting"]}, bob={})
        story.ann.activates("Lighting")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Lighting"], "hand": ["Tools"]},
            bob={"board": ["Clothing"], "hand": ["Sailing"]},
            piles={7: ["Bicycle", "Railroad"]},
        )
        story.ann.activates("Lighting")
        story.bob.picks("Sailing")
        story.ann.passes()
        story.expect(
            ann={"hand": ["Tools", "Railroad"]},
            bob={"board": ["Clothing", "Sailing"], "hand": [], "score": ["Bicycle"]},
        )

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Lighting"]}, bob={"board": ["Clothing"], "hand": ["Sailing"]})
        story.ann.activates("Lighting")
        story.bob.passes()
        story.expect()


class TestRailroad:
    def test_the_hand_is_returned_in_the_order_of_choice_and_three_sixes_are_drawn(self) -> None:
        story = Story(
            ann={"board": ["Railroad"], "hand": ["Tools", "Coal", "Oars"]},
            bob={},
            piles={6: ["Canning", "Democracy", "Vaccination"]},
        )
        story.ann.activates("Railroad")
        assert story.offered() == ["card tools", "card oars"]
        story.ann.picks("Oars")
        story.expect(ann={"hand": ["Canning", "Democracy", "Vaccination"]})
        assert story.pile(1)[-2:] == ["Oars", "Tools"]
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    # Source: 2011 FAQ
    def test_faq_with_an_empty_hand_three_sixes_are_drawn_all_the_same(self) -> None:
        story = Story(ann={"board": ["Railroad"]}, bob={}, piles={6: ["Canning", "Democracy", "Vaccination"]})
        story.ann.activates("Railroad")
        story.expect(ann={"hand": ["Canning", "Democracy", "Vaccination"]})

    def test_a_color_splayed_right_may_be_splayed_up(self) -> None:
        story = Story(
            ann={
                "board": ["Railroad", "Mysticism", "Tools", "Writing", "Oars", "Coal", "Sailing", "Clothing"],
                "splay": {"red": "right", "blue": "left", "green": "right"},
            },
            bob={},
            piles={6: ["Canning", "Democracy", "Vaccination"]},
        )
        story.ann.activates("Railroad")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color red", "color green", "pass"]
        story.ann.picks_color("red")
        story.expect(
            ann={
                "hand": ["Canning", "Democracy", "Vaccination"],
                "splay": {"red": "up", "blue": "left", "green": "right"},
            }
        )
        assert story.turn_goes_on()

    def test_one_need_not_splay(self) -> None:
        story = Story(
            ann={"board": ["Railroad", "Oars", "Coal"], "splay": {"red": "right"}},
            bob={},
            piles={6: ["Canning", "Democracy", "Vaccination"]},
        )
        story.ann.activates("Railroad")
        story.ann.passes()
        story.expect(ann={"hand": ["Canning", "Democracy", "Vaccination"]})

    def test_bob_shares_each_effect_before_ann(self) -> None:
        story = Story(
            ann={"board": ["Railroad"], "hand": ["Coal"]},
            bob={"board": ["Quantum Theory", "Tools"], "splay": {"blue": "right"}, "hand": ["Oars"]},
            piles={
                6: ["Canning", "Democracy", "Vaccination", "Machine Tools", "Metric System", "Emancipation"],
                7: ["Bicycle"],
            },
        )
        story.ann.activates("Railroad")
        story.bob.picks_color("blue")
        story.expect(
            ann={"hand": ["Machine Tools", "Metric System", "Emancipation", "Bicycle"]},
            bob={"hand": ["Canning", "Democracy", "Vaccination"], "splay": {"blue": "up"}},
        )

    # Source: 2011 FAQ
    def test_faq_drawing_the_same_three_sixes_again_is_a_share(self) -> None:
        story = Story(
            ann={"board": ["Railroad"]},
            bob={"board": ["Quantum Theory"], "hand": ["Canning", "Democracy", "Vaccination"]},
            only={6: []},
            piles={7: ["Bicycle", "Evolution", "Lighting", "Sanitation"]},
        )
        story.ann.activates("Railroad")
        story.bob.picks("Canning", "Democracy")
        story.expect(ann={"hand": ["Bicycle", "Evolution", "Lighting", "Sanitation"]})

    def test_with_fewer_clocks_bob_does_not_share(self) -> None:
        story = Story(
            ann={"board": ["Railroad"]},
            bob={"board": ["Publications"], "hand": ["Oars"]},
            piles={6: ["Canning", "Democracy", "Vaccination"]},
        )
        story.ann.activates("Railroad")
        story.expect(ann={"hand": ["Canning", "Democracy", "Vaccination"]})


class TestCombustion:
    def test_third_edition_a_card_for_every_four_crowns_then_the_bottom_red_card_goes(self) -> None:
        story = Story(
            ann={"board": ["Combustion", "Coal", "Oars", "Enterprise", "Translation"]},
            bob={"score": ["Tools", "Paper", "Physics", "Sailing"]},
        )
        story.ann.activates("Combustion")
        assert story.asked() == ("bob", "transfer")
        story.bob.picks("Paper")
        assert story.offered() == ["card tools", "card physics", "card sailing"]
        story.bob.picks("Tools")
        story.expect(
            ann={"board": ["Combustion", "Coal", "Enterprise", "Translation"], "score": ["Paper", "Tools"]},
            bob={"score": ["Physics", "Sailing"]},
        )
        assert story.bottom(1) == "Oars"
        assert story.turn_goes_on()

    @pytest.mark.parametrize(("others", "given"), [(["Writing"], 0), (["Sailing"], 1), (["Enterprise", "Currency"], 1)])
    def test_third_edition_three_crowns_ask_for_nothing_and_four_to_seven_for_one(
        self, others: list[str], given: int
    ) -> None:
        story = Story(
            ann={"board": ["Combustion", "Coal", *others]},
            bob={"score": ["Tools", "Paper"]},
        )
        story.ann.activates("Combustion")
        if given:
            story.bob.picks("Tools")
        story.expect(
            ann={"board": ["Combustion", *others], "score": ["Tools"][:given]},
            bob={"score": ["Tools", "Paper"][given:]},
        )
        assert story.turn_goes_on()

    def test_third_edition_with_fewer_cards_all_go_unasked(self) -> None:
        story = Story(
            ann={"board": ["Combustion", "Coal", "Enterprise", "Translation"]},
            bob={"score": ["Tools"]},
        )
        story.ann.activates("Combustion")
        story.expect(ann={"board": ["Combustion", "Enterprise", "Translation"], "score": ["Tools"]}, bob={"score": []})

    def test_third_edition_an_empty_score_pile_gives_nothing(self) -> None:
        story = Story(ann={"board": ["Combustion", "Coal", "Translation"]}, bob={"hand": ["Tools"]})
        story.ann.activates("Combustion")
        story.expect(ann={"board": ["Combustion", "Translation"]})

    def test_third_edition_the_bottom_red_card_may_be_combustion_itself(self) -> None:
        story = Story(ann={"board": ["Combustion", "Tools"]}, bob={})
        story.ann.activates("Combustion")
        story.expect(ann={"board": ["Tools"]})
        assert story.bottom(7) == "Combustion"
        assert story.turn_goes_on()

    def test_third_edition_with_as_many_crowns_bob_does_not_obey_and_returns_first(self) -> None:
        story = Story(
            ann={"board": ["Combustion", "Oars", "Translation"]},
            bob={"board": ["Navigation", "Enterprise", "Coal", "Archery"], "score": ["Tools"]},
            piles={7: ["Bicycle"]},
        )
        story.ann.activates("Combustion")
        story.expect(
            ann={"board": ["Combustion", "Translation"], "hand": ["Bicycle"]},
            bob={"board": ["Navigation", "Enterprise", "Coal"]},
        )
        assert story.pile(1)[-2:] == ["Archery", "Oars"]

    def test_third_edition_a_share_without_red_cards_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Combustion", "Oars"]}, bob={"board": ["Navigation"], "score": ["Tools"]})
        story.ann.activates("Combustion")
        story.expect(ann={"board": ["Combustion"]})

    @pytest.mark.parametrize("edition", FIRST_EDITIONS)
    def test_first_edition_two_cards_whatever_the_crowns_and_no_red_card_goes(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Combustion", "Coal"]}, bob={"score": ["Tools", "Paper", "Physics"]}, edition=edition
        )
        story.ann.activates("Combustion")
        story.bob.picks("Paper", "Tools")
        story.expect(ann={"score": ["Paper", "Tools"]}, bob={"score": ["Physics"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", FIRST_EDITIONS)
    @pytest.mark.parametrize("score", [["Tools", "Paper"], ["Tools"], []])
    def test_first_edition_two_cards_or_fewer_all_go_unasked(self, edition: str, score: list[str]) -> None:
        story = Story(ann={"board": ["Combustion", "Coal"]}, bob={"score": score}, edition=edition)
        story.ann.activates("Combustion")
        story.expect(ann={"score": score}, bob={"score": []})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", FIRST_EDITIONS)
    def test_first_edition_with_as_many_crowns_nothing_happens(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Combustion"]}, bob={"board": ["Navigation", "Oars"], "score": ["Tools"]}, edition=edition
        )
        story.ann.activates("Combustion")
        story.expect()
        assert story.turn_goes_on()


class TestExplosives:
    # Source: 2011 FAQ
    def test_faq_of_nine_to_five_the_nine_the_eight_and_the_seven_go(self) -> None:
        story = Story(
            ann={"board": ["Explosives"], "hand": ["Oars"]},
            bob={"hand": ["Coal", "Services", "Canning", "Bicycle", "Flight"]},
        )
        story.ann.activates("Explosives")
        story.expect(ann={"hand": ["Oars", "Services", "Flight", "Bicycle"]}, bob={"hand": ["Coal", "Canning"]})
        assert story.turn_goes_on()

    def test_bob_picks_among_equals(self) -> None:
        story = Story(
            ann={"board": ["Explosives"]},
            bob={"hand": ["Services", "Coal", "Physics", "Banking", "Tools"]},
        )
        story.ann.activates("Explosives")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card coal", "card physics", "card banking"]
        story.bob.picks("Physics")
        assert story.offered() == ["card coal", "card banking"]
        story.bob.picks("Coal")
        story.expect(ann={"hand": ["Services", "Physics", "Coal"]}, bob={"hand": ["Banking", "Tools"]})

    def test_equals_that_all_go_are_not_asked_for(self) -> None:
        story = Story(ann={"board": ["Explosives"]}, bob={"hand": ["Coal", "Physics", "Banking", "Tools"]})
        story.ann.activates("Explosives")
        story.expect(ann={"hand": ["Coal", "Physics", "Banking"]}, bob={"hand": ["Tools"]})
        assert story.turn_goes_on()

    def test_who_gives_the_last_card_draws_a_seven(self) -> None:
        story = Story(ann={"board": ["Explosives"]}, bob={"hand": ["Coal", "Physics", "Tools"]}, piles={7: ["Bicycle"]})
        story.ann.activates("Explosives")
        story.expect(ann={"hand": ["Coal", "Physics", "Tools"]}, bob={"hand": ["Bicycle"]})

    # Source: 2011 FAQ
    @pytest.mark.parametrize("edition", EDITIONS)
    @pytest.mark.parametrize("hand", [["Coal"], ["Tools", "Coal"]])
    def test_faq_fewer_than_three_cards_all_go_and_a_seven_is_drawn(self, edition: str, hand: list[str]) -> None:
        story = Story(ann={"board": ["Explosives"]}, bob={"hand": hand}, piles={7: ["Bicycle"]}, edition=edition)
        story.ann.activates("Explosives")
        story.expect(ann={"hand": hand}, bob={"hand": ["Bicycle"]})

    # Source: 2011 FAQ
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_an_empty_hand_draws_nothing(self, edition: str) -> None:
        story = Story(ann={"board": ["Explosives"]}, bob={}, edition=edition)
        story.ann.activates("Explosives")
        story.expect()
        assert story.turn_goes_on()

    def test_with_as_many_factories_bob_does_not_obey(self) -> None:
        story = Story(ann={"board": ["Explosives"]}, bob={"board": ["Coal"], "hand": ["Tools"]})
        story.ann.activates("Explosives")
        story.expect()


class TestRefrigeration:
    def test_half_the_hand_is_returned_rounded_down(self) -> None:
        story = Story(ann={"board": ["Refrigeration"]}, bob={"hand": ["Tools", "Oars", "Coal", "Paper", "Physics"]})
        story.ann.activates("Refrigeration")
        assert story.asked() == ("bob", "return")
        story.bob.picks("Oars", "Tools")
        story.expect(bob={"hand": ["Coal", "Paper", "Physics"]})
        assert story.pile(1)[-2:] == ["Oars", "Tools"]
        assert story.turn_goes_on()

    def test_bob_must_return_them_and_cannot_pass(self) -> None:
        """docs/rules.md 6: nothing is optional without the word "may"."""
        story = Story(ann={"board": ["Refrigeration"]}, bob={"hand": ["Tools", "Oars", "Coal", "Paper"]})
        story.ann.activates("Refrigeration")
        assert story.offered() == ["card tools", "card oars", "card coal", "card paper"]
        story.bob.picks("Coal")
        assert story.offered() == ["card tools", "card oars", "card paper"]

    def test_half_of_four_is_two(self) -> None:
        story = Story(ann={"board": ["Refrigeration"]}, bob={"hand": ["Tools", "Oars", "Coal", "Paper"]})
        story.ann.activates("Refrigeration")
        story.bob.picks("Coal", "Paper")
        story.expect(bob={"hand": ["Tools", "Oars"]})

    @pytest.mark.parametrize("hand", [[], ["Tools"]])
    def test_half_of_one_card_or_none_is_nothing(self, hand: list[str]) -> None:
        story = Story(ann={"board": ["Refrigeration"]}, bob={"hand": hand})
        story.ann.activates("Refrigeration")
        story.expect()
        assert story.turn_goes_on()

    def test_a_card_of_the_hand_may_be_scored(self) -> None:
        story = Story(ann={"board": ["Refrigeration"], "hand": ["Tools", "Coal"]}, bob={})
        story.ann.activates("Refrigeration")
        assert story.asked() == ("ann", "score")
        story.ann.picks("Coal")
        story.expect(ann={"hand": ["Tools"], "score": ["Coal"]})
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Refrigeration"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Refrigeration")
        story.ann.passes()
        story.expect()

    # Source: 2011 FAQ
    def test_faq_with_as_many_leaves_bob_shares_the_scoring_and_does_not_obey(self) -> None:
        story = Story(
            ann={"board": ["Refrigeration"], "hand": ["Paper"]},
            bob={"board": ["Clothing"], "hand": ["Tools", "Coal"]},
            piles={7: ["Bicycle"]},
        )
        story.ann.activates("Refrigeration")
        assert story.asked() == ("bob", "score")
        story.bob.picks("Tools")
        story.ann.picks("Paper")
        story.expect(
            ann={"hand": ["Bicycle"], "score": ["Paper"]},
            bob={"hand": ["Coal"], "score": ["Tools"]},
        )

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Refrigeration"]}, bob={"board": ["Clothing"], "hand": ["Tools"]})
        story.ann.activates("Refrigeration")
        story.bob.passes()
        story.expect()


class TestSanitation:
    # Source: 2011 FAQ
    def test_faq_of_nine_to_five_the_nine_and_the_eight_go_for_anns_lowest(self) -> None:
        story = Story(
            ann={"board": ["Sanitation"], "hand": ["Paper", "Oars", "Calendar"]},
            bob={"hand": ["Coal", "Services", "Canning", "Bicycle", "Flight"]},
        )
        story.ann.activates("Sanitation")
        story.expect(
            ann={"hand": ["Paper", "Calendar", "Services", "Flight"]},
            bob={"hand": ["Coal", "Canning", "Bicycle", "Oars"]},
        )
        assert story.turn_goes_on()

    def test_each_picks_among_equals_of_his_own(self) -> None:
        story = Story(
            ann={"board": ["Sanitation"], "hand": ["Tools", "Oars", "Paper"]},
            bob={"hand": ["Services", "Coal", "Physics", "Sailing"]},
        )
        story.ann.activates("Sanitation")
        assert story.asked() == ("bob", "exchange")
        assert story.offered() == ["card coal", "card physics"]
        story.bob.picks("Physics")
        assert story.asked() == ("ann", "exchange")
        assert story.offered() == ["card tools", "card oars"]
        story.ann.picks("Oars")
        story.expect(
            ann={"hand": ["Tools", "Paper", "Services", "Physics"]},
            bob={"hand": ["Coal", "Sailing", "Oars"]},
        )

    # Source: 2011 FAQ
    def test_faq_bob_gives_two_cards_even_if_ann_has_none(self) -> None:
        story = Story(ann={"board": ["Sanitation"]}, bob={"hand": ["Coal", "Paper", "Oars"]})
        story.ann.activates("Sanitation")
        story.expect(ann={"hand": ["Coal", "Paper"]}, bob={"hand": ["Oars"]})

    # Source: 2011 FAQ
    def test_faq_bob_gets_a_card_even_if_he_has_none(self) -> None:
        story = Story(ann={"board": ["Sanitation"], "hand": ["Coal", "Paper"]}, bob={})
        story.ann.activates("Sanitation")
        story.expect(ann={"hand": ["Coal"]}, bob={"hand": ["Paper"]})

    # Source: 2011 FAQ
    def test_faq_a_single_card_goes_for_a_single_card(self) -> None:
        story = Story(ann={"board": ["Sanitation"], "hand": ["Paper"]}, bob={"hand": ["Oars"]})
        story.ann.activates("Sanitation")
        story.expect(ann={"hand": ["Oars"]}, bob={"hand": ["Paper"]})

    def test_two_empty_hands_stay_so(self) -> None:
        story = Story(ann={"board": ["Sanitation"]}, bob={})
        story.ann.activates("Sanitation")
        story.expect()
        assert story.turn_goes_on()

    # Source: 2011 FAQ
    def test_faq_the_exchanges_are_made_one_after_the_other(self) -> None:
        story = Story(
            ann={"board": ["Sanitation"], "hand": ["Oars"]},
            bob={"hand": ["Paper", "Calendar", "Tools"]},
            cid={"hand": ["Services", "Flight", "Bicycle"]},
        )
        story.ann.activates("Sanitation")
        story.expect(
            ann={"hand": ["Paper", "Services", "Flight"]},
            bob={"hand": ["Tools", "Oars"]},
            cid={"hand": ["Bicycle", "Calendar"]},
        )

    def test_with_as_many_leaves_bob_does_not_obey(self) -> None:
        story = Story(ann={"board": ["Sanitation"], "hand": ["Oars"]}, bob={"board": ["Agriculture"], "hand": ["Coal"]})
        story.ann.activates("Sanitation")
        story.expect()
