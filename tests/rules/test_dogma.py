"""The Dogma action and its sharing bonus (docs/rules.md 6 to 8)."""

from __future__ import annotations

import pytest

from tenages import find_card
from tests.support.looking import happened, icons
from tests.support.story import EchoesStory, Story, acting

EDITIONS = ("asmadi-1", "iello", "asmadi-3")


class TestWhoIsConcerned:
    def test_strictly_fewer_obeys_and_as_many_shares(self) -> None:
        """docs/rules.md 6."""
        story = Story(
            ann={"board": ["Mapmaking"]},
            bob={"board": ["Sailing"], "score": ["Oars"]},
            cid={"board": ["Writing"], "score": ["Archery"]},
            piles={1: ["Tools", "Masonry"], 2: ["Calendar"]},
        )
        # Two crowns each for Ann and Bob, one for Cid.
        story.ann.activates("Mapmaking")
        story.expect(
            ann={"score": ["Archery", "Masonry"], "hand": ["Calendar"]},
            bob={"score": ["Oars", "Tools"]},
            cid={"score": []},
        )

    def test_a_sharer_who_drops_below_shares_to_the_end(self) -> None:
        """docs/rules.md 6: icons are counted once, before anything happens."""
        story = Story(
            ann={"board": ["Pottery"]},
            bob={"board": ["Agriculture"], "hand": ["Masonry"]},
            piles={1: ["Tools", "Oars", "Archery", "Sailing"]},
        )
        story.ann.activates("Pottery")
        story.bob.picks("Masonry")
        # Both effects are Bob's as well as Ann's.
        story.expect(ann={"hand": ["Archery", "Sailing"]}, bob={"hand": ["Oars"], "score": ["Tools"]})

    def test_a_victim_who_rises_does_not_share(self) -> None:
        """docs/rules.md 6, mistakes: to settle anew for every effect who shares."""
        story = Story(
            ann={"board": ["Banking", "Sailing"]},
            bob={"board": {"blue": ["Chemistry", "Translation"], "green": ["Clothing", "The Wheel"]}},
            piles={5: ["Coal"]},
        )
        assert [icons(story, name)["crown"] for name in ("ann", "bob")] == [2, 1]
        story.ann.activates("Banking")
        # Without Chemistry Bob shows four.
        assert icons(story, "bob")["crown"] == 4
        # It is Ann who is asked whether to splay; Bob, who could splay too, is not.
        assert story.asked() == ("ann", "splay right")
        story.ann.passes()
        story.expect(
            ann={"board": ["Banking", "Sailing", "Chemistry"]},
            bob={"board": {"blue": ["Translation"], "green": ["Clothing", "The Wheel"]}, "score": ["Coal"]},
        )
        assert story.turn_goes_on()

    def test_nobody_has_the_icon_on_an_empty_board(self) -> None:
        """docs/rules.md 6 and 9: an empty board counts 0 and obeys."""
        story = Story(ann={"board": ["Oars"]}, bob={"hand": ["Sailing"]}, cid={}, piles={1: ["Tools", "Masonry"]})
        story.ann.activates("Oars")
        story.bob.picks("Sailing")
        # Bob shows Tools, which has no crown; Cid has no hand.
        story.bob.shows_hand()
        story.expect(ann={"score": ["Sailing"]}, bob={"hand": ["Tools"]})

    def test_splayed_icons_count(self) -> None:
        """docs/rules.md 6: the featured icon is counted as the splays show it."""
        board = {"red": ["Coal", "Oars"], "yellow": ["Statistics", "Masonry"]}
        for splay, shares in (({"red": "up", "yellow": "up"}, True), ({"yellow": "up"}, False)):
            story = Story(
                ann={"board": ["The Wheel"]}, bob={"board": board, "splay": splay}, piles={1: ["Tools", "Pottery"]}
            )
            story.ann.activates("The Wheel")
            assert story.bob.hand == (["Pottery", "Tools"] if shares else [])


class TestOrder:
    def test_sharers_clockwise_from_the_left_then_the_acting_player(self) -> None:
        """docs/rules.md 6, mistakes: to let those who share act last."""
        story = Story(
            turn="dan",
            ann={"board": ["Tools"]},
            bob={"board": ["Philosophy"]},
            cid={"board": ["Oars"]},
            dan={"board": ["Writing"]},
            eve={"board": ["Experimentation"]},
            piles={2: ["Calendar", "Currency", "Fermenting", "Mapmaking"], 1: ["Masonry"]},
        )
        story.dan.activates("Writing")
        story.expect(
            eve={"hand": ["Calendar"]},
            ann={"hand": ["Currency"]},
            bob={"hand": ["Fermenting"]},
            dan={"hand": ["Mapmaking", "Masonry"]},
        )

    def test_each_effect_is_completed_by_all_before_the_next(self) -> None:
        """docs/rules.md 6."""
        story = Story(
            ann={"board": ["Coal", "Oars"]},
            bob={"board": ["Machine Tools", "Archery"]},
            piles={5: ["Banking", "Societies", "Physics"]},
        )
        story.ann.activates("Coal")
        # Both have tucked before Bob is asked about the second effect.
        assert story.bob.board["green"] == ["Banking"]
        assert story.ann.board["purple"] == ["Societies"]
        assert story.asked() == ("bob", "splay right")
        story.bob.picks_color("red")
        assert story.asked() == ("ann", "splay right")
        story.ann.picks_color("red")
        assert story.asked() == ("bob", "score")
        story.bob.passes()
        assert story.asked() == ("ann", "score")
        story.ann.passes()
        assert story.turn_goes_on()
        assert story.ann.hand == ["Physics"]

    def test_demands_come_in_their_printed_place(self) -> None:
        """rule 6: effects in printed order; here the demand of Gunpowder decides what its second effect does."""
        story = Story(ann={"board": ["Gunpowder"]}, bob={"board": ["Oars"]}, piles={2: ["Calendar"]})
        story.ann.activates("Gunpowder")
        story.expect(ann={"score": ["Oars", "Calendar"]}, bob={"board": []})
        story = Story(ann={"board": ["Gunpowder"]}, bob={"board": ["Pottery"]}, piles={2: ["Calendar"]})
        story.ann.activates("Gunpowder")
        story.expect()


class TestTheCardItself:
    def test_a_covered_card_completes(self) -> None:
        """docs/rules.md 6: what happens to the card meanwhile does not stop its effects; here it is covered."""
        story = Story(
            ann={"board": ["Corporations"]}, bob={"board": ["Coal"]}, piles={8: ["Flight", "Mass Media", "Mobility"]}
        )
        # Bob's Coal has three factories: the demand passes him over and he shares the rest. Ann covers Corporations.
        story.ann.activates("Corporations")
        story.expect(
            ann={"board": ["Mass Media", "Corporations"], "hand": ["Mobility"]}, bob={"board": ["Flight", "Coal"]}
        )

    def test_a_card_that_leaves_the_board_completes(self) -> None:
        """docs/rules.md 6: Bob takes Specialization away with its own first effect; the second one follows."""
        story = Story(
            ann={"board": ["Specialization", "Pottery", "Tools"]},
            bob={"board": ["Machine Tools", "Agriculture", "Masonry"], "hand": ["Mysticism"]},
            piles={1: ["Oars"]},
        )
        story.ann.activates("Specialization")
        assert story.bob.hand == ["Mysticism", "Specialization"]
        assert story.asked() == ("bob", "splay up")
        story.bob.passes()
        assert story.asked() == ("ann", "splay up")
        story.ann.picks_color("blue")
        story.expect(
            ann={"board": ["Pottery", "Tools"], "splay": {"blue": "up"}, "hand": ["Oars"]},
            bob={"hand": ["Mysticism", "Specialization"]},
        )


class TestWhoDecides:
    def test_the_one_who_obeys_chooses_even_on_the_other_board(self) -> None:
        """docs/rules.md 8: in a demand "you" makes every choice that the card does not give to the demander."""
        story = Story(ann={"board": ["Compass", "Tools", "Oars"]}, bob={"board": ["Agriculture", "Pottery"]})
        story.ann.activates("Compass")
        story.bob.picks("Pottery")
        # Pottery now lies over Tools; of Ann's cards only Oars has no leaf.
        story.expect(
            ann={"board": ["Compass", "Pottery", "Tools"]},
            bob={"board": ["Agriculture", "Oars"]},
        )

    def test_the_owner_picks_among_the_highest_and_the_lowest(self) -> None:
        """docs/rules.md 8: of several highest or lowest cards their owner chooses."""
        story = Story(
            ann={"board": ["Medicine"], "score": ["Oars", "Tools"]}, bob={"score": ["Coal", "Banking", "Masonry"]}
        )
        story.ann.activates("Medicine")
        assert story.asked() == ("bob", "exchange")
        assert story.offered() == ["card coal", "card banking"]
        story.bob.picks("Banking")
        assert story.asked() == ("ann", "exchange")
        assert story.offered() == ["card oars", "card tools"]
        story.ann.picks("Tools")
        story.expect(ann={"score": ["Oars", "Banking"]}, bob={"score": ["Coal", "Masonry", "Tools"]})

    def test_the_demander_chooses_where_the_card_says_so(self) -> None:
        """docs/rules.md 8: Collaboration gives the choice to the one who demands."""
        story = Story(ann={"board": ["Collaboration"]}, bob={}, piles={9: ["Genetics", "Ecology"]})
        story.ann.activates("Collaboration")
        assert story.asked() == ("ann", "transfer")
        story.ann.picks("Genetics")
        story.expect(ann={"board": ["Collaboration", "Genetics"]}, bob={"board": ["Ecology"]})

    def test_effects_are_mandatory_without_a_may(self) -> None:
        """docs/rules.md 6."""
        story = Story(ann={"board": ["Alchemy"], "hand": ["Coal", "Tools"]}, bob={"board": ["Sailing"]})
        story.ann.activates("Alchemy")
        # Two castles draw nothing; but Ann must meld one card and then score the other.
        assert story.offered() == ["card coal", "card tools"]
        story.ann.picks("Coal")
        story.expect(ann={"board": ["Alchemy", "Coal"], "hand": [], "score": ["Tools"]})

    def test_what_cannot_be_done_is_skipped_and_the_rest_is_done(self) -> None:
        """docs/rules.md 6."""
        story = Story(ann={"board": ["Domestication"]}, bob={}, piles={1: ["Tools"]})
        story.ann.activates("Domestication")
        story.expect(ann={"hand": ["Tools"]})


@pytest.mark.parametrize("edition", EDITIONS)
class TestBonus:
    """docs/rules.md 7. Ann has a bonus if she holds one more card than she should."""

    def test_a_share_that_moves_a_card_earns_it(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["Writing"]},
            bob={"board": ["Tools"]},
            piles={2: ["Calendar", "Currency"], 1: ["Oars"]},
        )
        story.ann.activates("Writing")
        story.expect(ann={"hand": ["Currency", "Oars"]}, bob={"hand": ["Calendar"]})
        # A free action: the turn goes on.
        assert story.turn_goes_on()

    def test_only_one_for_several_sharers_and_several_effects(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["Pottery"]},
            bob={"board": ["Agriculture"], "hand": ["Coal"]},
            cid={"board": ["Clothing", "Fermenting"]},
            piles={1: ["Tools", "Oars", "Archery", "Sailing", "Masonry"]},
        )
        story.ann.activates("Pottery")
        story.bob.picks("Coal")
        story.expect(
            ann={"hand": ["Sailing", "Masonry"]},
            bob={"hand": ["Oars"], "score": ["Tools"]},
            cid={"hand": ["Archery"]},
        )
        assert happened(story).count("bonus") == 1

    def test_a_declined_may_earns_nothing(self, edition: str) -> None:
        story = Story(edition=edition, ann={"board": ["Agriculture"]}, bob={"board": ["Pottery"], "hand": ["Oars"]})
        story.ann.activates("Agriculture")
        story.bob.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_an_empty_hand_earns_nothing(self, edition: str) -> None:
        story = Story(edition=edition, ann={"board": ["Agriculture"]}, bob={"board": ["Pottery"]})
        story.ann.activates("Agriculture")
        story.expect()
        assert story.turn_goes_on()

    def test_a_splay_that_was_already_so_earns_nothing(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["Enterprise"]},
            bob={"board": ["Navigation", "Sailing"], "splay": {"green": "right"}},
        )
        story.ann.activates("Enterprise")
        story.expect()
        assert story.turn_goes_on()

    def test_a_pile_of_one_that_cannot_be_splayed_earns_nothing(self, edition: str) -> None:
        story = Story(edition=edition, ann={"board": ["Enterprise"]}, bob={"board": ["Navigation"]})
        story.ann.activates("Enterprise")
        story.expect()
        assert story.turn_goes_on()

    @pytest.mark.parametrize(("greens", "earns"), [(["Sailing"], False), (["Sailing", "Clothing"], True)])
    def test_the_bottom_card_of_a_pile_of_one_melds_onto_itself(
        self, edition: str, greens: list[str], earns: bool
    ) -> None:
        """docs/rules.md 7: a card that ends exactly where it was is no change. Here Thermometer's echo."""
        story = EchoesStory(
            edition=edition,
            ann={"board": {"blue": ["Printing Press", "Thermometer"]}, "splay": {"blue": "up"}},
            bob={"board": {"purple": ["Philosophy"], "green": greens}},
            piles={4: ["Anatomy"]},
        )
        story.ann.activates("Printing Press")
        # Bob, with three lightbulbs, shared; the rest of the card did nothing for him.
        assert "melded" in happened(story)
        assert story.asked() == ("ann", "splay right")
        story.ann.passes()
        bob = {"board": {"purple": ["Philosophy"], "green": list(reversed(greens))}}
        story.expect(ann={"hand": ["Anatomy"] if earns else []}, bob=bob)
        assert ("bonus" in happened(story)) == earns

    @pytest.mark.parametrize(("blues", "earns"), [(["Pottery"], False), (["Pottery", "Tools"], True)])
    def test_a_card_tucked_under_nothing_but_itself(self, edition: str, blues: list[str], earns: bool) -> None:
        """docs/rules.md 7. Here Wristwatch's echo, shared by Bob."""
        story = EchoesStory(
            edition=edition,
            ann={"board": {"yellow": ["Anatomy", "Wristwatch"]}, "splay": {"yellow": "left"}},
            bob={"board": {"blue": blues}},
            piles={4: ["Enterprise"]},
        )
        story.ann.activates("Anatomy")
        assert "tucked" in happened(story)
        story.expect(ann={"hand": ["Enterprise"] if earns else []}, bob={"board": {"blue": list(reversed(blues))}})
        assert ("bonus" in happened(story)) == earns

    def test_a_card_tucked_to_where_it_was_may_take_the_splay_along_and_that_is_a_change(self, edition: str) -> None:
        """docs/rulings.md on Wristwatch: of a pile of two the splay is lost when a card leaves it, for a moment."""
        story = Story(edition=edition, ann={}, bob={"board": {"blue": ["Pottery", "Tools"]}, "splay": {"blue": "left"}})
        with acting(story.game, 1) as bob:
            before = bob.table.changes
            bob.tuck(find_card("Tools"))
            assert bob.table.changes == before + 1
        story.expect(bob={"splay": {}})

    def test_a_card_that_is_returned_and_drawn_again_has_moved_twice(self, edition: str) -> None:
        """docs/rulings.md: each step counts by itself. Here Measurement, shared by Bob, who draws his Oars again."""
        story = Story(
            edition=edition,
            ann={"board": ["Measurement"]},
            bob={"board": ["Education"], "hand": ["Oars"]},
            only={1: []},
            piles={5: ["Coal"]},
        )
        story.ann.activates("Measurement")
        story.bob.picks("Oars")
        if story.asked() == ("bob", "choose color"):
            story.bob.picks_color("purple")
        story.expect(ann={"hand": ["Coal"]}, bob={"hand": ["Oars"]})
        assert "bonus" in happened(story)

    def test_a_new_splay_earns_it(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["Enterprise"]},
            bob={"board": ["Navigation", "Sailing"], "splay": {"green": "left"}},
            piles={4: ["Anatomy"]},
        )
        story.ann.activates("Enterprise")
        story.bob.picks_color("green")
        story.expect(ann={"hand": ["Anatomy"]}, bob={"splay": {"green": "right"}})

    def test_an_exchange_earns_it(self, edition: str) -> None:
        """A mistake of others: to give no bonus for a shared exchange."""
        story = Story(
            edition=edition,
            ann={"board": ["Canal Building"]},
            bob={"board": ["Sailing"], "hand": ["Coal"], "score": ["Oars"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Canal Building")
        story.bob.says_yes()
        story.expect(ann={"hand": ["Calendar"]}, bob={"hand": ["Oars"], "score": ["Coal"]})

    def test_showing_that_there_is_no_such_card_earns_nothing(self, edition: str) -> None:
        """docs/rulings.md: whoever only shows his hand has not shared."""
        story = Story(
            edition=edition,
            ann={"board": ["Machinery"], "hand": ["Oars"]},
            bob={"board": ["Agriculture"], "hand": ["Coal"]},
        )
        story.ann.activates("Machinery")
        story.bob.shows_hand()
        story.ann.picks("Oars")
        story.expect(ann={"hand": [], "score": ["Oars"]})
        assert story.turn_goes_on()

    def test_obeying_never_earns_it(self, edition: str) -> None:
        story = Story(
            edition=edition, ann={"board": ["Archery"]}, bob={}, cid={}, piles={1: ["Tools", "Oars", "Masonry"]}
        )
        story.ann.activates("Archery")
        story.expect(ann={"hand": ["Tools", "Oars"]})
        assert story.turn_goes_on()

    def test_returning_and_drawing_the_same_cards_earns_it(self, edition: str) -> None:
        """The 2011 FAQ on Railroad: the effect is still shared, though Bob holds what he held."""
        sixes = ["Democracy", "Canning", "Vaccination"]
        story = Story(
            edition=edition,
            ann={"board": ["Railroad"]},
            bob={"board": ["Rocketry"], "hand": sixes},
            only={6: []},
            piles={7: ["Bicycle", "Lighting", "Refrigeration", "Evolution"]},
        )
        story.ann.activates("Railroad")
        story.bob.picks("Democracy", "Canning")
        story.expect(ann={"hand": ["Bicycle", "Lighting", "Refrigeration", "Evolution"]})

    def test_a_mere_reveal_counts_by_the_edition(self, edition: str) -> None:
        """docs/rules.md, "is a reveal a change?": in both of Asmadi's editions, but not in Iello's."""
        story = Story(
            edition=edition,
            ann={"board": ["Specialization"]},
            bob={"board": ["Machine Tools"], "hand": ["Tools"]},
            piles={9: ["Genetics"]},
        )
        story.ann.activates("Specialization")
        story.expect(ann={"hand": [] if edition == "iello" else ["Genetics"]})
        assert story.turn_goes_on()

    def test_the_free_draw_follows_the_board_as_it_is_then(self, edition: str) -> None:
        """docs/rules.md 7: the bonus is a single Draw action, with everything else done."""
        story = Story(
            edition=edition,
            ann={"board": ["Experimentation"]},
            bob={"board": ["Genetics"]},
            piles={5: ["Coal", "Banking", "Physics"]},
        )
        story.ann.activates("Experimentation")
        # Ann's highest top card was a 4 and is a 5 now.
        story.expect(
            ann={"board": ["Experimentation", "Banking"], "hand": ["Physics"]}, bob={"board": ["Genetics", "Coal"]}
        )

    def test_the_free_draw_may_end_the_game(self, edition: str) -> None:
        """docs/rules.md 3 and 7: it is a draw like any other."""
        story = Story(
            edition=edition,
            ann={"board": ["Writing", "Robotics"], "score": ["Oars"]},
            bob={"board": ["Tools"]},
            only={10: []},
            piles={2: ["Calendar", "Currency"]},
        )
        story.ann.activates("Writing")
        assert story.winners() == ["ann"]
        assert story.ann.hand == ["Currency"]
