"""Bonuses in every score (docs/rules.md 19), more achievements of one age (22), and the five special achievements."""

from __future__ import annotations

import pytest

from tests.support.story import EchoesStory


class TestBonuses:
    def test_one_bonus_counts_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Puppet"], "score": ["Tools"]}, bob={})
        assert (story.ann.points, story.ann.full_score) == (1, 4)

    @pytest.mark.parametrize(("splay", "score"), [("none", 2), ("left", 3), ("right", 3), ("up", 4)])
    def test_a_splay_shows_the_bonus_in_its_slot_or_hides_it(self, splay: str, score: int) -> None:
        # Horseshoes 2 on top; Crossbow has its 3 top left, Bangle its 1 bottom right.
        board = ["Horseshoes", "Bangle", "Plumbing"]
        story = EchoesStory(ann={"board": board, "splay": {"red": splay}}, bob={})
        assert story.ann.full_score == score

    def test_they_count_for_achieving(self) -> None:
        story = EchoesStory(ann={"board": ["Puppet", "Scissors"], "score": ["Tools"]}, bob={})
        assert story.ann.full_score == 5
        story.ann.achieves(1)
        assert story.ann.achievements == [1]

    def test_they_decide_a_game_that_ends_by_points(self) -> None:
        story = EchoesStory(
            ann={"board": ["Software", "Puppet"], "score": ["Tools"]}, bob={"score": ["Compass"]}, only={10: []}
        )
        story.ann.draws()
        assert story.winners() == ["ann"]

    def test_optics_looks_at_the_whole_score(self) -> None:
        story = EchoesStory(
            ann={"board": ["Optics"], "score": ["Compass", "Paper"]},
            bob={"board": ["Puppet", "Lightning Rod"], "score": ["Tools"]},
            cid={"score": ["Fermenting", "Calendar"]},
            piles={3: ["Alchemy"]},
        )
        # Alchemy has no crown. Ann has 6, Bob 1 + 6 + 1 = 8, Cid 4: only Cid has less.
        story.ann.activates("Optics")
        assert story.asked() == ("ann", "transfer")
        story.ann.picks("Paper")
        assert story.cid.score == ["Calendar", "Fermenting", "Paper"]

    def test_globalization_and_ai_ask_for_scores_with_bonuses(self) -> None:
        story = EchoesStory(
            ann={"board": ["Globalization"], "score": ["Databases"]},
            bob={"board": ["Puppet"], "score": ["Self Service", "Mobility"]},
            piles={6: ["Canning"]},
        )
        # Ann comes to 16, Bob has 18 with his bonus of 3: without it Ann would have won.
        story.ann.activates("Globalization")
        assert story.winners() == ["bob"]

    def test_moving_score_cards_moves_no_bonus(self) -> None:
        story = EchoesStory(ann={"board": ["Puppet"], "score": ["Tools"]}, bob={})
        assert story.game.view(1).describe()["players"][0]["points"] == 1
        assert story.game.view(1).describe()["players"][0]["score"] == 4
        assert story.game.view(1).describe()["players"][0]["bonuses"] == [3]


class TestMoreAchievements:
    def test_of_two_of_one_age_one_is_taken_at_a_time(self) -> None:
        story = EchoesStory(ann={"board": ["Sailing"], "score": ["Astronomy"]}, bob={}, achievements=[1, 1, 2])
        assert [said for said in story.offered() if said.startswith("achieve")] == ["achieve 1"]
        story.ann.achieves(1)
        assert story.ann.achievements == [1]
        assert story.to_be_had() == [1, 2]
        assert "achieve 1" not in story.offered()

    def test_special_achievements_make_no_age_dearer(self) -> None:
        story = EchoesStory(ann={"board": ["Sailing"], "score": ["Astronomy"], "achievements": ["World"]}, bob={})
        assert "achieve 1" in story.offered()

    def test_chopsticks_takes_the_bottom_card_of_the_base_pile_unseen(self) -> None:
        story = EchoesStory(
            ann={"board": ["Chopsticks"]}, bob={"board": ["Tools"]}, only={1: ["Oars", "Archery", "Dice"]}
        )
        story.ann.activates("Chopsticks")
        story.ann.says_yes()
        # Her echo drew Oars; Archery becomes the second 1 to be had, and nobody has seen it.
        assert story.ann.hand == ["Oars"]
        assert story.to_be_had()[:3] == [1, 1, 2]
        assert story.pile(1) == []
        assert story.pile(1, "echoes") == ["Dice"]
        for seat in (0, 1, None):
            assert "archery" not in str(story.game.view(seat).describe())

    def test_without_base_cards_of_that_age_there_is_nothing_to_add(self) -> None:
        story = EchoesStory(ann={"board": ["Chopsticks"], "hand": ["Comb"]}, bob={}, only={1: ["Oars", "Dice"]})
        story.ann.activates("Chopsticks")
        assert story.turn_goes_on()
        assert story.to_be_had()[:2] == [1, 2]

    def test_of_a_mixed_pile_it_is_the_bottom_card_whichever_it_is(self) -> None:
        story = EchoesStory(american=True, ann={"board": ["Chopsticks"]}, bob={}, only={1: ["Oars", "Archery", "Dice"]})
        story.ann.activates("Chopsticks")
        story.ann.says_yes()
        assert story.pile(1) == ["Archery"]
        assert [(card.age, card.deck) for card in story.game.table.available[:2]] == [(1, "base"), (1, "echoes")]


class TestSpecialAchievements:
    def test_supremacy_for_one_icon_three_times_in_each_of_four_colors(self) -> None:
        story = EchoesStory(
            ann={
                "board": {
                    "red": ["Metalworking"],
                    "green": ["The Wheel"],
                    "blue": ["Tools", "Perfume", "Mathematics"],
                    "purple": ["Monotheism"],
                },
                "hand": ["Masonry"],
            },
            bob={},
        )
        story.ann.melds("Masonry")
        assert story.ann.achievements == ["Supremacy"]

    def test_supremacy_wants_the_same_icon_in_all_four(self) -> None:
        story = EchoesStory(
            ann={"board": ["Metalworking", "The Wheel", "Pottery", "Philosophy"], "hand": ["Masonry"]}, bob={}
        )
        story.ann.melds("Masonry")
        assert story.ann.achievements == []

    def test_wealth_for_eight_bonuses(self) -> None:
        story = EchoesStory(
            ann={
                "board": {
                    "red": ["Horseshoes", "Plumbing", "Candles", "Kobukson"],
                    "purple": ["Puppet", "Pagoda", "Novel"],
                },
                "splay": {"red": "right", "purple": "right"},
                "hand": ["Noodles"],
            },
            bob={},
        )
        # Horseshoes, Plumbing, Candles, Kobukson; Puppet, Pagoda, Novel: seven, and Noodles makes eight.
        assert len(story.game.table.players[0].bonuses()) == 7
        story.ann.melds("Noodles")
        assert story.ann.achievements == ["Wealth"]

    def test_heritage_for_eight_pictures_in_one_color(self) -> None:
        # Splayed left, these show their picture; Archery, which has it elsewhere, does not.
        pile = ["Coal", "Optics", "Industrialization", "Combustion", "Coke", "Archery", "Shrapnel"]
        story = EchoesStory(
            ann={"board": pile, "splay": {"red": "left"}, "hand": ["Machine Gun", "Oars"]}, bob={"board": ["Tools"]}
        )
        story.ann.melds("Machine Gun")
        assert story.game.table.players[0].hexes(0) == 7
        assert story.ann.achievements == []
        # The top card always shows its picture.
        story.ann.melds("Oars")
        assert story.ann.achievements == ["Heritage"]

    def test_history_for_four_echo_effects_in_one_color(self) -> None:
        story = EchoesStory(
            ann={"board": ["Ruler", "Almanac", "Telescope"], "splay": {"blue": "left"}, "hand": ["Magnifying Glass"]},
            bob={},
        )
        story.ann.melds("Magnifying Glass")
        assert story.ann.achievements == ["History"]
