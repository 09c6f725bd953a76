"""Special achievements (docs/rules.md 14)."""

from __future__ import annotations

import pytest

from tests.support.looking import happened, icons, seen
from tests.support.story import EchoesStory, Story

EDITIONS = ("asmadi-1", "iello", "asmadi-3")
SIX = ["Oars", "Archery", "Metalworking", "Coal", "Gunpowder", "Optics"]
"""Six cards for a hand; all are red."""


class TestConditions:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_empire_for_three_of_each_icon(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={
                "board": ["The Wheel", "Navigation", "Coal", "Empiricism", "Quantum Theory"],
                "splay": {"green": "up"},
                "hand": ["Refrigeration", "Agriculture"],
            },
            bob={},
        )
        # Two leaves are not enough, three are.
        story.ann.melds("Refrigeration")
        assert story.ann.achievements == []
        story.ann.melds("Agriculture")
        assert story.ann.achievements == ["Empire"]

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_world_for_twelve_clocks(self, edition: str) -> None:
        board = ["Software", "Databases", "Satellites", "The Internet"]
        story = Story(
            edition=edition,
            ann={"board": board, "splay": {"green": "left"}, "hand": ["Mobility", "Fission"]},
            bob={},
        )
        story.ann.melds("Mobility")
        assert icons(story, "ann")["clock"] == 10
        assert story.ann.achievements == []
        story.ann.melds("Fission")
        assert icons(story, "ann")["clock"] == 12
        assert story.ann.achievements == ["World"]

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_wonder_for_five_colors_splayed_right_or_up(self, edition: str) -> None:
        board = {
            "green": ["Banking", "Sailing"],
            "red": ["Coal", "Oars"],
            "yellow": ["Canning", "Masonry"],
            "blue": ["Tools", "Pottery"],
            "purple": ["Mysticism", "City States"],
        }
        splay = {"red": "up", "yellow": "right", "blue": "up", "purple": "right"}
        story = Story(edition=edition, ann={"board": board, "splay": splay}, bob={})
        story.ann.activates("Banking")
        story.ann.picks_color("green")
        assert story.ann.achievements == ["Wonder"]
        # Splayed left will not do.
        story = Story(edition=edition, ann={"board": board, "splay": {**splay, "blue": "left"}}, bob={})
        story.ann.activates("Banking")
        story.ann.picks_color("green")
        assert story.ann.achievements == []

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_universe_for_five_top_cards_of_8_or_higher(self, edition: str) -> None:
        board = ["Flight", "Antibiotics", "Databases", "Rocketry"]
        story = Story(edition=edition, ann={"board": board, "hand": ["Railroad", "Socialism"]}, bob={})
        story.ann.melds("Railroad")
        assert story.ann.achievements == []
        story.ann.melds("Socialism")
        assert story.ann.achievements == ["Universe"]

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_monument_for_six_scored_in_one_turn(self, edition: str) -> None:
        story = Story(edition=edition, ann={"board": ["Stem Cells"], "hand": SIX}, bob={})
        story.ann.activates("Stem Cells")
        story.ann.says_yes()
        story.expect(ann={"hand": [], "score": SIX, "achievements": ["Monument"]})

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_monument_for_six_tucked_in_one_turn(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["Socialism"], "hand": SIX},
            bob={},
        )
        story.ann.activates("Socialism")
        story.ann.picks(*SIX[:5])
        assert story.ann.achievements == ["Monument"]
        assert story.ann.board["red"] == SIX

    def test_five_are_not_six(self) -> None:
        story = Story(ann={"board": ["Stem Cells"], "hand": SIX[:5]}, bob={})
        story.ann.activates("Stem Cells")
        story.ann.says_yes()
        story.expect(ann={"hand": [], "score": SIX[:5]})


class TestTheInstant:
    def test_in_the_middle_of_an_effect(self) -> None:
        """docs/rules.md 14, mistakes: to wait for the end of the action before looking whether one is due."""
        story = Story(ann={"board": ["Suburbia"], "hand": [*SIX, "Explosives"]}, bob={})
        story.ann.activates("Suburbia")
        story.ann.picks(*SIX[:5])
        assert story.ann.achievements == []
        story.ann.picks(SIX[5])
        # Ann may still tuck the seventh and has yet to score; Monument is hers already.
        assert story.asked() == ("ann", "tuck")
        assert story.ann.achievements == ["Monument"]

    def test_between_two_cards_that_are_drawn_and_scored(self) -> None:
        """Seven castles in a row for Metalworking: Monument comes after the sixth and before the seventh."""
        seven = ["Archery", "Oars", "Masonry", "The Wheel", "Mysticism", "Tools", "Domestication"]
        story = Story(ann={"board": ["Metalworking"]}, bob={}, piles={1: [*seven, "Pottery"]})
        story.ann.activates("Metalworking")
        story.expect(ann={"score": seven, "hand": ["Pottery"], "achievements": ["Monument"]})
        kinds = happened(story)
        scored = [number for number, kind in enumerate(kinds) if kind == "scored"]
        assert scored[5] < kinds.index("claimed") < scored[6]

    def test_it_wins_the_game_in_the_middle_of_an_effect(self) -> None:
        """docs/rules.md 14 and 15: at once."""
        story = Story(
            ann={
                "board": ["Suburbia"],
                "hand": [*SIX, "Explosives"],
                "achievements": [1, 2, 3, "World", "Universe"],
            },
            bob={},
        )
        story.ann.activates("Suburbia")
        story.ann.picks(*SIX)
        assert story.winners() == ["ann"]
        assert story.ann.hand == ["Explosives"]
        assert story.ann.score == []

    def test_on_another_players_turn_by_sharing(self) -> None:
        story = Story(
            ann={"board": ["Suburbia"]},
            bob={"board": ["Agriculture"], "hand": SIX},
            piles={1: ["Tools", "Sailing", "Pottery", "Masonry", "Mysticism", "Clothing"], 9: ["Genetics"]},
        )
        story.ann.activates("Suburbia")
        story.bob.picks(*SIX)
        story.expect(
            ann={"hand": ["Genetics"]},
            bob={
                "board": ["Agriculture", *SIX],
                "hand": [],
                "score": ["Tools", "Sailing", "Pottery", "Masonry", "Mysticism", "Clothing"],
                "achievements": ["Monument"],
            },
        )

    def test_on_another_players_turn_by_obeying(self) -> None:
        """Ann's Gunpowder takes Oars off Mobility: Bob has five top cards of 8 and higher."""
        story = Story(
            ann={"board": ["Gunpowder"]},
            bob={"board": ["Oars", "Flight", "Antibiotics", "Satellites", "Rocketry", "Socialism"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Gunpowder")
        assert story.bob.achievements == ["Universe"]
        assert story.ann.achievements == []

    def test_a_returned_top_card_may_give_it(self) -> None:
        """Globalization makes Bob return a card with a leaf; what it uncovers completes his Universe."""
        story = Story(
            ann={"board": ["Globalization"]},
            bob={"board": ["Agriculture", "Skyscrapers", "Flight", "Satellites", "Rocketry", "Empiricism"]},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Globalization")
        assert story.bob.achievements == ["Universe"]
        assert story.bob.board["yellow"] == ["Skyscrapers"]

    def test_an_achieved_top_card_may_give_it(self) -> None:
        """With Hot Air Balloon Ann achieves Bob's Oars; what lies under it completes his Universe."""
        story = EchoesStory(
            ann={"board": ["Hot Air Balloon"]},
            bob={
                "board": ["Oars", "Flight", "Antibiotics", "Satellites", "Rocketry", "Specialization"],
                "achievements": [1],
            },
            piles={7: ["Bicycle"]},
        )
        story.ann.activates("Hot Air Balloon")
        story.ann.picks("Oars")
        assert story.bob.achievements == [1, "Universe"]

    def test_a_scored_top_card_may_give_it(self) -> None:
        """Coal scores itself and Oars beneath it; Flight, now on top, completes Ann's Universe."""
        story = Story(
            ann={"board": ["Coal", "Oars", "Flight", "Antibiotics", "Satellites", "Rocketry", "Empiricism"]},
            bob={"board": ["Tools"]},
            piles={5: ["Banking"]},
        )
        story.ann.activates("Coal")
        story.ann.passes()
        story.ann.picks("Coal")
        story.expect(
            ann={
                "board": ["Flight", "Antibiotics", "Satellites", "Banking", "Rocketry", "Empiricism"],
                "score": ["Coal", "Oars"],
                "achievements": ["Universe"],
            }
        )


class TestTies:
    def test_two_at_once_the_current_player_first(self) -> None:
        """rule 14: Bob's Skyscrapers take Lighting off Ann's Railroad; at that instant both show twelve clocks."""
        story = Story(
            turn="bob",
            ann={
                # Six clocks of blue (up), one each of Lighting and green, four of red; Railroad beneath has two.
                "board": {
                    "blue": ["Quantum Theory", "Rocketry", "Computers"],
                    "purple": ["Lighting", "Railroad"],
                    "red": ["Fission", "Mobility"],
                    "green": ["Mass Media"],
                },
                "splay": {"blue": "up"},
            },
            bob={
                "board": {
                    "yellow": ["Skyscrapers"],
                    "blue": ["Software", "Bioengineering"],
                    "green": ["Databases", "Satellites"],
                    "red": ["Robotics", "Miniaturization"],
                },
                "splay": {"blue": "up", "green": "left", "red": "up"},
            },
        )
        assert [icons(story, name)["clock"] for name in ("ann", "bob")] == [11, 11]
        story.bob.activates("Skyscrapers")
        story.ann.picks("Lighting")
        assert story.bob.board["purple"] == ["Lighting"]
        # What follows takes Railroad off Ann's board, but not World from the one who has it.
        assert story.bob.achievements == ["World"]
        assert story.ann.achievements == []
        assert story.ann.score == ["Railroad"]

    def test_two_at_once_then_clockwise_from_the_current_player(self) -> None:
        """rule 14: on Ann's turn Cid gives Flight to Bob; both show twelve clocks, and Bob sits nearer to Ann."""
        story = Story(
            ann={"board": ["Road Building"]},
            bob={
                "board": {
                    "blue": ["Quantum Theory", "Rocketry", "Computers"],
                    "purple": ["Railroad", "Lighting", "A.I."],
                    "green": ["Collaboration"],
                },
                "splay": {"blue": "up", "purple": "up"},
            },
            cid={
                "board": {
                    "red": ["Flight", "Fission"],
                    "blue": ["Software"],
                    "green": ["Databases", "Satellites"],
                    "purple": ["The Internet"],
                    "yellow": ["Masonry"],
                },
                "splay": {"green": "left"},
                "hand": ["Agriculture", "Domestication"],
            },
        )
        assert [icons(story, name)["clock"] for name in ("bob", "cid")] == [11, 10]
        story.ann.activates("Road Building")
        story.cid.picks("Agriculture", "Domestication")
        story.cid.picks_player("bob")
        assert story.bob.board["red"] == ["Flight"]
        assert story.bob.achievements == ["World"]
        assert story.cid.achievements == []

    def test_it_is_not_taken_from_its_owner(self) -> None:
        """A mistake of others: to move one from its owner to another player."""
        story = Story(
            ann={"board": ["Stem Cells"], "hand": SIX}, bob={"board": ["Tools"], "achievements": ["Monument"]}
        )
        story.ann.activates("Stem Cells")
        story.ann.says_yes()
        story.expect(ann={"hand": [], "score": SIX})

    def test_a_card_does_not_take_it_from_its_owner(self) -> None:
        """The same by a card's effect."""
        story = Story(ann={"board": ["Translation"]}, bob={"board": ["Oars"], "achievements": ["World"]})
        story.ann.activates("Translation")
        story.expect()

    def test_it_is_kept_when_the_condition_is_gone(self) -> None:
        """Every rulebook: achievements can never be lost."""
        story = Story(
            ann={"board": ["Flight", "Antibiotics", "Databases", "Rocketry"], "hand": ["Socialism", "Oars"]},
            bob={},
        )
        story.ann.melds("Socialism")
        story.ann.melds("Oars")
        assert story.ann.achievements == ["Universe"]


class TestByCards:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_monument_by_masonry(self, edition: str) -> None:
        four = ["Archery", "Metalworking", "The Wheel", "Mysticism"]
        story = Story(edition=edition, ann={"board": ["Masonry"], "hand": four}, bob={})
        story.ann.activates("Masonry")
        story.ann.picks(*four)
        assert story.ann.achievements == ["Monument"]

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_empire_by_construction(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["Construction", "Tools", "Sailing", "Agriculture", "Mysticism"]},
            bob={"board": ["Oars"]},
        )
        story.ann.activates("Construction")
        assert story.ann.achievements == ["Empire"]

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_world_by_translation(self, edition: str) -> None:
        story = Story(edition=edition, ann={"board": ["Translation", "Sailing"]}, bob={})
        story.ann.activates("Translation")
        assert story.ann.achievements == ["World"]

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_wonder_by_invention(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={
                "board": {
                    "green": ["Invention", "Sailing"],
                    "red": ["Coal", "Oars"],
                    "yellow": ["Canning", "Masonry"],
                    "blue": ["Tools", "Pottery"],
                    "purple": ["Mysticism", "City States"],
                },
                "splay": {"green": "left", "red": "up", "yellow": "right", "blue": "left", "purple": "right"},
            },
            bob={},
        )
        story.ann.activates("Invention")
        story.ann.passes()
        # In whatever direction: two of them are splayed left.
        assert story.ann.achievements == ["Wonder"]

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_universe_by_astronomy(self, edition: str) -> None:
        story = Story(
            edition=edition, ann={"board": ["Astronomy", "Evolution"]}, bob={"board": ["Oars"]}, piles={6: ["Canning"]}
        )
        story.ann.activates("Astronomy")
        assert story.ann.achievements == ["Universe"]

    def test_the_sharer_has_it_before_the_one_who_acts(self) -> None:
        """Iello's caution on Domains, and the 2011 FAQ."""
        story = Story(ann={"board": ["Translation"]}, bob={"board": ["Navigation"]}, piles={3: ["Optics"]})
        story.ann.activates("Translation")
        story.expect(ann={"hand": ["Optics"]}, bob={"achievements": ["World"]})


class TestMonumentCounting:
    METALS = ("Archery", "Oars", "Masonry", "Pottery", "The Wheel", "Mysticism", "Tools", "Writing")

    def test_both_actions_of_a_turn_count_together(self) -> None:
        """docs/rules.md 14: within one turn."""
        story = Story(ann={"board": ["Metalworking"]}, bob={"board": ["Coal"]}, piles={1: self.METALS})
        story.ann.activates("Metalworking")
        assert (len(story.ann.score), story.ann.achievements) == (3, [])
        story.ann.activates("Metalworking")
        assert (len(story.ann.score), story.ann.achievements) == (6, ["Monument"])

    def test_two_turns_do_not_count_together(self) -> None:
        """docs/rules.md 14: within one turn, and a turn of Bob's begins a new count."""
        story = Story(actions=1, ann={"board": ["Metalworking"]}, bob={"board": ["Coal"]}, piles={1: self.METALS})
        story.ann.activates("Metalworking")
        story.bob.draws()
        story.bob.draws()
        story.ann.activates("Metalworking")
        assert (len(story.ann.score), story.ann.achievements) == (6, [])

    @pytest.mark.parametrize("edition", EDITIONS)
    @pytest.mark.parametrize(("cards", "wanted"), [(5, []), (6, ["Monument"])])
    def test_a_turn_begins_with_nothing_scored(self, edition: str, cards: int, wanted: list[str]) -> None:
        """docs/rules.md 14: within one turn. Five scored are not six, whatever was scored before the turn."""
        story = Story(
            edition=edition,
            actions=1,
            ann={},
            bob={"board": ["Stem Cells"], "hand": SIX[:cards], "scored": 3, "tucked": 2},
        )
        story.ann.draws()
        story.bob.activates("Stem Cells")
        story.bob.says_yes()
        assert len(story.bob.score) == cards
        assert story.bob.achievements == wanted

    @pytest.mark.parametrize("edition", EDITIONS)
    @pytest.mark.parametrize(("cards", "wanted"), [(5, []), (6, ["Monument"])])
    def test_a_turn_begins_with_nothing_tucked(self, edition: str, cards: int, wanted: list[str]) -> None:
        """docs/rules.md 14: within one turn. Five tucked are not six, whatever was tucked before the turn."""
        story = Story(
            edition=edition,
            actions=1,
            ann={},
            bob={"board": ["Socialism"], "hand": SIX[:cards], "scored": 3, "tucked": 2},
        )
        story.ann.draws()
        story.bob.activates("Socialism")
        story.bob.picks(*SIX[: cards - 1])
        assert story.bob.hand == []
        assert story.bob.achievements == wanted

    def test_nobody_takes_a_count_over_into_the_next_turn(self) -> None:
        """Of all players, not only of the one whose turn begins."""
        counted = {"scored": 3, "tucked": 2}
        story = Story(actions=1, ann=counted, bob=counted, cid=counted)
        story.ann.draws()
        for name in ("ann", "bob", "cid"):
            told = seen(story, None, name)
            assert (told["scored this turn"], told["tucked this turn"]) == (0, 0)

    def test_what_one_scores_on_ones_own_and_on_anothers_turn_is_not_added(self) -> None:
        """docs/rules.md 14: Bob scores three as he shares Ann's Metalworking, and three more on his own turn."""
        story = Story(
            actions=1,
            ann={"board": ["Metalworking"]},
            bob={"board": ["Construction", "Stem Cells"], "hand": ["Coal", "Canning"]},
            # Bob scores three and keeps Pottery; Ann keeps Writing, and Sailing is her bonus.
            piles={1: ["Archery", "Masonry", "The Wheel", "Pottery", "Writing", "Sailing"]},
        )
        story.ann.activates("Metalworking")
        assert len(story.bob.score) == 3
        story.bob.activates("Stem Cells")
        story.bob.says_yes()
        assert len(story.bob.score) == 6
        assert story.bob.achievements == []

    def test_the_players_are_counted_apart(self) -> None:
        """docs/rules.md 14: cards that one player scored."""
        story = Story(
            ann={"board": ["Metalworking"]},
            bob={"board": ["Construction"]},
            piles={
                1: ["Archery", "Oars", "Masonry", "Pottery", "The Wheel", "Mysticism", "Tools", "Writing", "Sailing"]
            },
        )
        story.ann.activates("Metalworking")
        assert (len(story.ann.score), len(story.bob.score)) == (3, 3)
        assert (story.ann.achievements, story.bob.achievements) == ([], [])

    @pytest.mark.parametrize(("edition", "wanted"), [("asmadi-1", []), ("iello", ["Monument"]), ("asmadi-3", [])])
    def test_three_tucked_and_three_scored(self, edition: str, wanted: list[str]) -> None:
        """docs/rules.md, "Monument": Iello's card says "et/ou"."""
        story = Story(
            edition=edition,
            ann={"board": ["Suburbia"], "hand": SIX[:3]},
            bob={},
            piles={1: ["Tools", "Sailing", "Pottery"]},
        )
        story.ann.activates("Suburbia")
        story.ann.picks(*SIX[:3])
        assert len(story.ann.score) == 3
        assert story.ann.achievements == wanted

    @pytest.mark.parametrize(("edition", "wanted"), [("asmadi-1", []), ("iello", []), ("asmadi-3", [])])
    def test_five_in_a_mix_are_not_enough_anywhere(self, edition: str, wanted: list[str]) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["Canning", "Tools", "Sailing", "Mysticism", "Oars"]},
            bob={},
            piles={6: ["Machine Tools"]},
        )
        story.ann.activates("Canning")
        story.ann.says_yes()
        # One tucked, then four scored; only the two cards with factories stay. Nothing is left that could be splayed.
        assert len(story.ann.score) == 4
        assert story.ann.achievements == wanted

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_an_exchange_does_not_count(self, edition: str) -> None:
        """docs/rules.md 14: what comes by transfer or exchange is not counted."""
        story = Story(edition=edition, ann={"board": ["Bicycle"], "hand": SIX}, bob={})
        story.ann.activates("Bicycle")
        story.ann.says_yes()
        story.expect(ann={"hand": [], "score": SIX})

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_a_transfer_does_not_count(self, edition: str) -> None:
        """docs/rules.md 14: three players lose two cards each to The Pirate Code; Ann scores only the seventh."""
        story = Story(
            edition=edition,
            ann={"board": ["The Pirate Code", "Writing"]},
            bob={"score": ["Oars", "Archery"]},
            cid={"score": ["Tools", "Pottery"]},
            dan={"score": ["Masonry", "Sailing"]},
        )
        story.ann.activates("The Pirate Code")
        assert len(story.ann.score) == 7
        assert story.ann.achievements == []
