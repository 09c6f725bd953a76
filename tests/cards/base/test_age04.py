"""Age 4 of the base set, card by card."""

from __future__ import annotations

from tests.support.story import Story

FIVE_COLORS = {
    "green": ["Invention", "Paper"],
    "yellow": ["Agriculture", "Masonry"],
    "blue": ["Tools", "Writing"],
    "red": ["Archery", "Oars"],
    "purple": ["Mysticism", "Code of Laws"],
}
ALL_LEFT = {"green": "left", "yellow": "left", "blue": "left", "red": "left", "purple": "left"}


class TestExperimentation:
    def test_a_five_is_drawn_and_melded(self) -> None:
        story = Story(ann={"board": ["Experimentation"]}, bob={}, piles={5: ["Coal"]})
        story.ann.activates("Experimentation")
        story.expect(ann={"board": ["Experimentation", "Coal"]})
        assert story.turn_goes_on()

    def test_a_blue_five_covers_the_card_itself(self) -> None:
        story = Story(ann={"board": ["Experimentation"]}, bob={}, piles={5: ["Physics"]})
        story.ann.activates("Experimentation")
        story.expect(ann={"board": {"blue": ["Physics", "Experimentation"]}})

    def test_without_fives_it_is_the_next_higher_card(self) -> None:
        story = Story(ann={"board": ["Experimentation"]}, bob={}, only={5: []}, piles={6: ["Canning"]})
        story.ann.activates("Experimentation")
        story.expect(ann={"board": ["Experimentation", "Canning"]})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Experimentation"]},
            bob={"board": ["Philosophy"]},
            piles={5: ["Coal", "Banking", "Measurement"]},
        )
        story.ann.activates("Experimentation")
        story.expect(
            ann={"board": ["Experimentation", "Banking"], "hand": ["Measurement"]},
            bob={"board": ["Philosophy", "Coal"]},
        )

    def test_who_has_fewer_lightbulbs_does_not_share(self) -> None:
        story = Story(ann={"board": ["Experimentation"]}, bob={"board": ["Tools"]}, piles={5: ["Coal"]})
        story.ann.activates("Experimentation")
        story.expect(ann={"board": ["Experimentation", "Coal"]})


class TestPrintingPress:
    def test_returning_a_scored_card_draws_two_higher_than_the_top_purple_card(self) -> None:
        story = Story(
            ann={"board": ["Printing Press", "Enterprise", "Coal"], "score": ["Tools", "Paper"]},
            bob={},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Printing Press")
        story.ann.picks("Tools")
        story.expect(ann={"score": ["Paper"], "hand": ["Canning"]})
        assert story.bottom(1) == "Tools"
        assert story.turn_goes_on()

    def test_only_the_top_purple_card_counts(self) -> None:
        story = Story(
            ann={"board": {"blue": ["Printing Press"], "purple": ["Mysticism", "Enterprise"]}, "score": ["Tools"]},
            bob={},
            piles={3: ["Paper"]},
        )
        story.ann.activates("Printing Press")
        story.ann.picks("Tools")
        story.expect(ann={"score": [], "hand": ["Paper"]})

    def test_faq_without_a_purple_card_a_two_is_drawn(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Printing Press"], "score": ["Coal"]}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Printing Press")
        story.ann.picks("Coal")
        story.expect(ann={"score": [], "hand": ["Calendar"]})
        assert story.bottom(5) == "Coal"

    def test_one_may_keep_the_score(self) -> None:
        story = Story(ann={"board": ["Printing Press"], "score": ["Tools"]}, bob={})
        story.ann.activates("Printing Press")
        assert story.offered() == ["card tools", "pass"]
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_score_pile_only_the_splay_is_asked(self) -> None:
        story = Story(ann={"board": ["Printing Press", "Tools"], "hand": ["Oars"]}, bob={})
        story.ann.activates("Printing Press")
        assert story.asked() == ("ann", "splay right")
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"blue": "right"}})
        assert story.turn_goes_on()

    def test_one_may_leave_blue_as_it_is(self) -> None:
        story = Story(ann={"board": ["Printing Press", "Tools"], "splay": {"blue": "left"}}, bob={})
        story.ann.activates("Printing Press")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_blue_that_is_splayed_right_already_is_not_asked_for(self) -> None:
        story = Story(ann={"board": ["Printing Press", "Tools"], "splay": {"blue": "right"}}, bob={})
        story.ann.activates("Printing Press")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_both_effects_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Printing Press"], "score": ["Tools"]},
            bob={"board": ["Philosophy", "Mathematics", "Alchemy"], "score": ["Calendar"]},
            piles={2: ["Currency"], 4: ["Navigation", "Anatomy"]},
        )
        story.ann.activates("Printing Press")
        story.bob.picks("Calendar")
        story.ann.picks("Tools")
        story.bob.picks_color("blue")
        story.expect(
            ann={"score": [], "hand": ["Currency", "Anatomy"]},
            bob={"score": [], "hand": ["Navigation"], "splay": {"blue": "right"}},
        )

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(
            ann={"board": ["Printing Press"], "score": ["Tools"]},
            bob={"board": ["Philosophy"], "score": ["Calendar"]},
        )
        story.ann.activates("Printing Press")
        story.bob.passes()
        story.ann.passes()
        story.expect()


class TestInvention:
    def test_a_color_that_is_splayed_left_may_go_right_and_a_four_is_scored(self) -> None:
        story = Story(
            ann={
                "board": {
                    "green": ["Invention", "Paper"],
                    "yellow": ["Masonry", "Machinery"],
                    "red": ["Oars", "Optics"],
                },
                "splay": {"green": "up", "yellow": "left", "red": "left"},
            },
            bob={},
            piles={4: ["Anatomy"]},
        )
        story.ann.activates("Invention")
        assert story.offered() == ["color red", "color yellow", "pass"]
        story.ann.picks_color("yellow")
        story.expect(ann={"splay": {"green": "up", "yellow": "right", "red": "left"}, "score": ["Anatomy"]})
        assert story.turn_goes_on()

    def test_one_may_leave_it_and_score_nothing(self) -> None:
        story = Story(ann={"board": ["Invention", "Paper"], "splay": {"green": "left"}}, bob={})
        story.ann.activates("Invention")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_without_a_color_splayed_left_nothing_is_asked(self) -> None:
        story = Story(
            ann={
                "board": {
                    "green": ["Invention", "Paper"],
                    "yellow": ["Masonry", "Machinery"],
                    "red": ["Oars", "Optics"],
                },
                "splay": {"green": "up", "yellow": "right"},
            },
            bob={},
        )
        story.ann.activates("Invention")
        story.expect()
        assert story.turn_goes_on()

    def test_five_splayed_colors_claim_wonder_whatever_their_directions(self) -> None:
        story = Story(
            ann={"board": FIVE_COLORS, "splay": {**ALL_LEFT, "red": "up", "blue": "right"}},
            bob={},
            piles={4: ["Anatomy"]},
        )
        story.ann.activates("Invention")
        story.ann.picks_color("green")
        story.expect(
            ann={
                "splay": {**ALL_LEFT, "red": "up", "blue": "right", "green": "right"},
                "score": ["Anatomy"],
                "achievements": ["Wonder"],
            }
        )

    def test_wonder_is_claimed_even_if_no_color_is_turned(self) -> None:
        story = Story(ann={"board": FIVE_COLORS, "splay": ALL_LEFT}, bob={})
        story.ann.activates("Invention")
        story.ann.passes()
        story.expect(ann={"achievements": ["Wonder"]})

    def test_four_splayed_colors_are_not_enough(self) -> None:
        four = {color: way for color, way in ALL_LEFT.items() if color != "purple"}
        story = Story(ann={"board": FIVE_COLORS, "splay": four}, bob={})
        story.ann.activates("Invention")
        story.ann.passes()
        story.expect()

    def test_a_wonder_that_bob_has_stays_with_him(self) -> None:
        story = Story(ann={"board": FIVE_COLORS, "splay": ALL_LEFT}, bob={"achievements": ["Wonder"]})
        story.ann.activates("Invention")
        story.ann.passes()
        story.expect()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Invention"]},
            bob={"board": ["Experimentation", "Alchemy"], "splay": {"blue": "left"}},
            piles={4: ["Anatomy", "Navigation"]},
        )
        story.ann.activates("Invention")
        story.bob.picks_color("blue")
        story.expect(ann={"hand": ["Navigation"]}, bob={"splay": {"blue": "right"}, "score": ["Anatomy"]})

    def test_faq_an_opponent_who_shares_claims_wonder_first(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": FIVE_COLORS, "splay": ALL_LEFT},
            bob={
                "board": {
                    "green": ["Navigation", "Compass"],
                    "yellow": ["Perspective", "Medicine"],
                    "blue": ["Experimentation", "Alchemy"],
                    "red": ["Engineering", "Optics"],
                    "purple": ["Education", "Feudalism"],
                },
                "splay": ALL_LEFT,
            },
            piles={4: ["Gunpowder"]},
        )
        story.ann.activates("Invention")
        story.bob.passes()
        story.ann.passes()
        story.expect(ann={"hand": ["Gunpowder"]}, bob={"achievements": ["Wonder"]})


class TestNavigation:
    def test_bob_chooses_which_two_or_three_he_gives(self) -> None:
        story = Story(ann={"board": ["Navigation"]}, bob={"score": ["Tools", "Calendar", "Paper", "Coal"]})
        story.ann.activates("Navigation")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card calendar", "card paper"]
        story.bob.picks("Paper")
        story.expect(ann={"score": ["Paper"]}, bob={"score": ["Tools", "Calendar", "Coal"]})
        assert story.turn_goes_on()

    def test_an_only_two_goes_without_a_question(self) -> None:
        story = Story(ann={"board": ["Navigation"]}, bob={"score": ["Tools", "Calendar"]})
        story.ann.activates("Navigation")
        story.expect(ann={"score": ["Calendar"]}, bob={"score": ["Tools"]})

    def test_faq_without_a_two_or_three_nothing_is_transferred(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Navigation"]}, bob={"score": ["Tools", "Anatomy", "Coal"]})
        story.ann.activates("Navigation")
        story.expect()
        assert story.turn_goes_on()

    def test_an_empty_score_pile_gives_nothing(self) -> None:
        story = Story(ann={"board": ["Navigation"]}, bob={"hand": ["Calendar"]})
        story.ann.activates("Navigation")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_crowns_does_not_obey(self) -> None:
        story = Story(ann={"board": ["Navigation"]}, bob={"board": ["Translation"], "score": ["Calendar"]})
        story.ann.activates("Navigation")
        story.expect()
        assert story.turn_goes_on()

    def test_everyone_with_fewer_crowns_obeys(self) -> None:
        story = Story(
            ann={"board": ["Navigation"]},
            bob={"board": ["Optics"], "score": ["Calendar"]},
            cid={"score": ["Paper"]},
            dan={"board": ["Sailing"], "score": ["Currency"]},
        )
        story.ann.activates("Navigation")
        story.expect(ann={"score": ["Paper", "Currency"]}, cid={"score": []}, dan={"score": []})


class TestEnterprise:
    def test_bob_gives_a_top_card_with_a_crown_and_melds_a_four(self) -> None:
        story = Story(
            ann={"board": ["Enterprise"]}, bob={"board": ["Gunpowder", "Medicine", "Tools"]}, piles={4: ["Anatomy"]}
        )
        story.ann.activates("Enterprise")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card gunpowder", "card medicine"]
        story.bob.picks("Gunpowder")
        story.expect(
            ann={"board": ["Enterprise", "Gunpowder"]},
            bob={"board": {"yellow": ["Anatomy", "Medicine"], "blue": ["Tools"]}},
        )
        assert story.turn_goes_on()

    def test_the_card_goes_on_top_of_anns_pile(self) -> None:
        story = Story(
            ann={"board": ["Enterprise", "The Wheel"]}, bob={"board": ["Currency"]}, piles={4: ["Experimentation"]}
        )
        story.ann.activates("Enterprise")
        # Now she has two green cards and is asked for the second effect.
        story.ann.passes()
        story.expect(
            ann={"board": {"purple": ["Enterprise"], "green": ["Currency", "The Wheel"]}},
            bob={"board": ["Experimentation"]},
        )

    def test_a_purple_card_is_not_taken_and_nothing_is_melded(self) -> None:
        story = Story(ann={"board": ["Enterprise"]}, bob={"board": ["City States"]})
        story.ann.activates("Enterprise")
        story.expect()
        assert story.turn_goes_on()

    def test_a_covered_crown_is_not_taken(self) -> None:
        story = Story(ann={"board": ["Enterprise"]}, bob={"board": {"red": ["Archery", "Optics"]}})
        story.ann.activates("Enterprise")
        story.expect()

    def test_an_empty_board_gives_nothing(self) -> None:
        story = Story(ann={"board": ["Enterprise"]}, bob={"hand": ["Sailing"]})
        story.ann.activates("Enterprise")
        story.expect()
        assert story.turn_goes_on()

    def test_green_may_be_splayed_right(self) -> None:
        story = Story(ann={"board": {"purple": ["Enterprise"], "green": ["Navigation", "Paper"]}}, bob={})
        story.ann.activates("Enterprise")
        assert story.offered() == ["color green", "pass"]
        story.ann.picks_color("green")
        story.expect(ann={"splay": {"green": "right"}})
        assert story.turn_goes_on()

    def test_faq_the_second_effect_is_shared_by_who_does_not_obey(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": {"purple": ["Enterprise"], "green": ["The Wheel", "Paper"]}},
            bob={"board": {"green": ["Navigation", "Compass"]}},
            piles={4: ["Anatomy"]},
        )
        story.ann.activates("Enterprise")
        story.bob.picks_color("green")
        story.ann.passes()
        story.expect(ann={"hand": ["Anatomy"]}, bob={"splay": {"green": "right"}})

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(
            ann={"board": ["Enterprise"]},
            bob={"board": {"green": ["Navigation", "Compass"]}},
        )
        story.ann.activates("Enterprise")
        story.bob.passes()
        story.expect()


class TestReformation:
    def test_one_card_is_tucked_for_every_two_leaves(self) -> None:
        story = Story(
            ann={"board": ["Reformation", "Agriculture"], "hand": ["Tools", "Oars", "Archery", "Writing"]}, bob={}
        )
        story.ann.activates("Reformation")
        assert "pass" in story.offered()
        story.ann.picks("Oars", "Archery", "Tools")
        story.expect(
            ann={
                "board": {
                    "purple": ["Reformation"],
                    "yellow": ["Agriculture"],
                    "red": ["Oars", "Archery"],
                    "blue": ["Tools"],
                },
                "hand": ["Writing"],
            }
        )
        assert story.turn_goes_on()

    def test_an_odd_leaf_counts_for_nothing(self) -> None:
        story = Story(ann={"board": ["Reformation"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Reformation")
        story.ann.picks("Oars")
        story.expect(ann={"board": ["Reformation", "Oars"], "hand": ["Tools"]})
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Reformation"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Reformation")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_faq_having_begun_one_cannot_tuck_fewer(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Reformation", "Agriculture"], "hand": ["Tools", "Oars", "Sailing"]}, bob={})
        story.ann.activates("Reformation")
        story.ann.picks("Oars")
        assert story.offered() == ["card tools", "card sailing"]
        story.ann.picks("Tools")
        # The third and last card goes by itself.
        story.expect(ann={"board": ["Reformation", "Agriculture", "Oars", "Tools", "Sailing"], "hand": []})

    def test_faq_with_too_small_a_hand_all_of_it_is_tucked(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Reformation", "Agriculture"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Reformation")
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Reformation", "Agriculture", "Oars", "Tools"], "hand": []})
        assert story.turn_goes_on()

    def test_leaves_that_appear_meanwhile_do_not_count(self) -> None:
        story = Story(
            ann={
                "board": {"purple": ["Reformation", "Lighting"]},
                "splay": {"purple": "up"},
                "hand": ["Socialism", "Services", "Tools"],
            },
            bob={},
        )
        story.ann.activates("Reformation")
        story.ann.picks("Socialism", "Services")
        assert story.asked() == ("ann", "splay right")
        story.ann.passes()
        story.expect(ann={"board": {"purple": ["Reformation", "Lighting", "Socialism", "Services"]}, "hand": ["Tools"]})

    def test_with_an_empty_hand_only_the_splay_is_asked(self) -> None:
        story = Story(
            ann={"board": {"purple": ["Reformation", "Mysticism"], "yellow": ["Masonry", "Domestication"]}}, bob={}
        )
        story.ann.activates("Reformation")
        assert story.offered() == ["color yellow", "color purple", "pass"]
        story.ann.picks_color("yellow")
        story.expect(ann={"splay": {"yellow": "right"}})
        assert story.turn_goes_on()

    def test_purple_may_be_splayed_right_instead(self) -> None:
        story = Story(
            ann={"board": {"purple": ["Reformation"], "red": ["Oars", "Archery"]}, "hand": ["Mysticism"]}, bob={}
        )
        story.ann.activates("Reformation")
        story.ann.picks("Mysticism")
        assert story.offered() == ["color purple", "pass"]
        story.ann.picks_color("purple")
        story.expect(
            ann={
                "board": {"purple": ["Reformation", "Mysticism"], "red": ["Oars", "Archery"]},
                "splay": {"purple": "right"},
                "hand": [],
            }
        )

    def test_bob_shares_first_by_his_own_leaves_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Reformation"], "hand": ["Writing", "Oars"]},
            bob={"board": ["Agriculture", "Pottery"], "hand": ["Tools", "Archery", "Sailing", "Clothing"]},
            piles={4: ["Anatomy"]},
        )
        story.ann.activates("Reformation")
        story.bob.picks("Archery", "Clothing", "Sailing")
        story.ann.picks("Oars")
        story.expect(
            ann={"board": ["Reformation", "Oars"], "hand": ["Writing", "Anatomy"]},
            bob={"board": ["Agriculture", "Pottery", "Archery", "Clothing", "Sailing"], "hand": ["Tools"]},
        )


class TestColonialism:
    def test_a_three_without_a_crown_is_tucked_once(self) -> None:
        story = Story(ann={"board": ["Colonialism"]}, bob={}, piles={3: ["Engineering", "Compass"]})
        story.ann.activates("Colonialism")
        story.expect(ann={"board": {"red": ["Colonialism", "Engineering"]}})
        assert story.turn_goes_on()

    def test_faq_it_repeats_until_a_three_without_a_crown_comes(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Colonialism", "Tools"]},
            bob={},
            piles={3: ["Translation", "Compass", "Optics", "Alchemy", "Paper"]},
        )
        story.ann.activates("Colonialism")
        story.expect(
            ann={
                "board": {
                    "red": ["Colonialism", "Optics"],
                    "blue": ["Tools", "Translation", "Alchemy"],
                    "green": ["Compass"],
                }
            }
        )
        assert story.pile(3)[0] == "Paper"
        assert story.turn_goes_on()

    def test_a_higher_card_drawn_for_want_of_threes_repeats_it_too(self) -> None:
        story = Story(
            ann={"board": ["Colonialism"]}, bob={}, only={3: []}, piles={4: ["Navigation", "Anatomy", "Gunpowder"]}
        )
        story.ann.activates("Colonialism")
        story.expect(ann={"board": ["Colonialism", "Navigation", "Anatomy"]})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Colonialism"]},
            bob={"board": ["Gunpowder"]},
            piles={3: ["Optics", "Machinery", "Engineering"], 4: ["Navigation"]},
        )
        story.ann.activates("Colonialism")
        story.expect(
            ann={"board": {"red": ["Colonialism", "Engineering"]}, "hand": ["Navigation"]},
            bob={"board": {"red": ["Gunpowder", "Optics"], "yellow": ["Machinery"]}},
        )

    def test_who_has_fewer_factories_does_not_share(self) -> None:
        story = Story(ann={"board": ["Colonialism"]}, bob={"board": ["Invention"]}, piles={3: ["Engineering"]})
        story.ann.activates("Colonialism")
        story.expect(ann={"board": {"red": ["Colonialism", "Engineering"]}})


class TestGunpowder:
    def test_bob_gives_a_top_card_with_a_castle_and_ann_scores_a_two(self) -> None:
        story = Story(
            ann={"board": ["Gunpowder"]}, bob={"board": ["Archery", "The Wheel", "Pottery"]}, piles={2: ["Calendar"]}
        )
        story.ann.activates("Gunpowder")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card archery", "card the-wheel"]
        story.bob.picks("The Wheel")
        story.expect(ann={"score": ["The Wheel", "Calendar"]}, bob={"board": ["Archery", "Pottery"]})
        assert story.turn_goes_on()

    def test_a_covered_castle_is_safe_and_ann_scores_nothing(self) -> None:
        story = Story(ann={"board": ["Gunpowder"]}, bob={"board": {"red": ["Optics", "Archery"]}})
        story.ann.activates("Gunpowder")
        story.expect()
        assert story.turn_goes_on()

    def test_an_empty_board_gives_nothing(self) -> None:
        story = Story(ann={"board": ["Gunpowder"]}, bob={"hand": ["Archery"]})
        story.ann.activates("Gunpowder")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_factories_does_not_obey(self) -> None:
        story = Story(ann={"board": ["Gunpowder"]}, bob={"board": ["Colonialism", "Masonry"]})
        story.ann.activates("Gunpowder")
        story.expect()
        assert story.turn_goes_on()

    def test_faq_the_second_effect_is_shared_by_who_does_not_obey(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Gunpowder"]},
            bob={"board": ["Archery"], "hand": ["Tools"]},
            cid={"board": ["Colonialism", "Masonry"]},
            piles={2: ["Calendar", "Currency"], 4: ["Anatomy"]},
        )
        story.ann.activates("Gunpowder")
        story.expect(
            ann={"score": ["Archery", "Currency"], "hand": ["Anatomy"]},
            bob={"board": []},
            cid={"score": ["Calendar"]},
        )

    def test_one_two_is_scored_however_many_obeyed(self) -> None:
        story = Story(
            ann={"board": ["Gunpowder"]},
            bob={"board": ["Archery", "Tools"]},
            cid={"board": ["Masonry", "Pottery"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Gunpowder")
        story.bob.picks("Archery")
        story.expect(
            ann={"score": ["Archery", "Masonry", "Calendar"]}, bob={"board": ["Tools"]}, cid={"board": ["Pottery"]}
        )


class TestAnatomy:
    def test_a_top_card_of_the_same_value_goes_with_the_scored_card(self) -> None:
        story = Story(
            ann={"board": ["Anatomy"]}, bob={"score": ["Tools", "Calendar"], "board": ["Oars", "Currency", "Paper"]}
        )
        story.ann.activates("Anatomy")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card tools", "card calendar"]
        story.bob.picks("Tools")
        story.expect(bob={"score": ["Calendar"], "board": {"green": ["Currency", "Paper"]}})
        assert story.pile(1)[-2:] == ["Tools", "Oars"]
        assert story.turn_goes_on()

    def test_bob_chooses_among_top_cards_of_the_same_value(self) -> None:
        story = Story(
            ann={"board": ["Anatomy"]}, bob={"score": ["Tools"], "board": ["Oars", "Sailing", "Mathematics", "Writing"]}
        )
        story.ann.activates("Anatomy")
        assert story.offered() == ["card oars", "card sailing"]
        story.bob.picks("Sailing")
        story.expect(bob={"score": [], "board": {"red": ["Oars"], "blue": ["Mathematics", "Writing"]}})
        assert story.bottom(1) == "Sailing"

    def test_faq_without_a_matching_top_card_only_the_scored_card_is_returned(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Anatomy"]},
            bob={"score": ["Tools", "Calendar"], "board": {"green": ["Paper", "Currency"], "red": ["Oars"]}},
        )
        story.ann.activates("Anatomy")
        story.bob.picks("Calendar")
        story.expect(bob={"score": ["Tools"]})
        assert story.bottom(2) == "Calendar"

    def test_with_an_empty_score_pile_the_board_stays(self) -> None:
        story = Story(ann={"board": ["Anatomy"]}, bob={"board": ["Oars"]})
        story.ann.activates("Anatomy")
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_board_the_scored_card_goes_alone(self) -> None:
        story = Story(ann={"board": ["Anatomy"]}, bob={"score": ["Tools"], "hand": ["Oars"]})
        story.ann.activates("Anatomy")
        story.expect(bob={"score": []})

    def test_who_has_as_many_leaves_does_not_obey(self) -> None:
        story = Story(ann={"board": ["Anatomy"]}, bob={"board": ["Pottery"], "score": ["Tools"]})
        story.ann.activates("Anatomy")
        story.expect()
        assert story.turn_goes_on()


class TestPerspective:
    def test_returning_a_card_scores_one_for_every_two_lightbulbs(self) -> None:
        story = Story(
            ann={"board": ["Perspective", "Experimentation"], "hand": ["Tools", "Oars", "Coal", "Paper"]}, bob={}
        )
        story.ann.activates("Perspective")
        story.ann.picks("Tools")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card oars", "card coal", "card paper"]
        story.ann.picks("Coal", "Oars")
        story.expect(ann={"hand": ["Paper"], "score": ["Coal", "Oars"]})
        assert story.bottom(1) == "Tools"
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Perspective"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Perspective")
        assert story.offered() == ["card tools", "card oars", "pass"]
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_too_few_cards_all_are_scored(self) -> None:
        story = Story(ann={"board": ["Perspective", "Experimentation"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Perspective")
        story.ann.picks("Tools")
        story.expect(ann={"hand": [], "score": ["Oars"]})
        assert story.turn_goes_on()

    def test_an_only_card_is_returned_and_nothing_scored(self) -> None:
        story = Story(ann={"board": ["Perspective"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Perspective")
        story.ann.picks("Tools")
        story.expect(ann={"hand": []})
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Perspective"]}, bob={})
        story.ann.activates("Perspective")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_by_his_own_lightbulbs_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Perspective"], "hand": ["Tools", "Coal"]},
            bob={"board": ["Philosophy", "Mathematics"], "hand": ["Oars", "Archery", "Sailing", "Paper"]},
            piles={4: ["Anatomy"]},
        )
        story.ann.activates("Perspective")
        story.bob.picks("Oars", "Archery", "Paper")
        story.ann.picks("Tools")
        story.expect(
            ann={"hand": ["Anatomy"], "score": ["Coal"]}, bob={"hand": ["Sailing"], "score": ["Archery", "Paper"]}
        )

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Perspective"]}, bob={"board": ["Philosophy"], "hand": ["Oars"]})
        story.ann.activates("Perspective")
        story.bob.passes()
        story.expect()
