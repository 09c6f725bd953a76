"""Facts about a position: what a player may ask of the table before choosing."""

from __future__ import annotations

import tenages
from tenages.rules.icons import BLUE, CASTLE, CROWN, ECHO, LEFT, LIGHTBULB, PURPLE, RED, UNSPLAYED
from tenages.sight import facts
from tenages.sight.stakes import DOES_NOT_SHARE, MUST_OBEY, NEED_NOT_OBEY, SHARES, stakes_of
from tests.support.story import EchoesStory, Story


class TestTheNextDraw:
    def test_skips_the_ages_that_are_empty(self) -> None:
        story = Story(ann={"board": ["Tools"]}, bob={}, only={1: [], 2: []})
        draw = facts.next_draw(story.game.view(0), 0)
        assert draw.top is not None
        assert (draw.top.age, draw.deck, draw.passed) == (3, "base", [1, 2])

    def test_is_of_the_last_age_while_that_has_cards(self) -> None:
        story = Story(ann={"board": ["Robotics"]}, bob={})
        draw = facts.next_draw(story.game.view(0), 0)
        assert draw.top is not None
        assert (draw.top.age, draw.passed) == (10, [])

    def test_past_the_last_age_draws_nothing(self) -> None:
        story = Story(ann={"board": ["Robotics"]}, bob={}, only={10: []})
        assert facts.next_draw(story.game.view(0), 0).top is None

    def test_is_an_echoes_card_for_a_player_who_holds_none(self) -> None:
        story = EchoesStory(ann={"board": ["Tools"], "hand": ["Oars"]}, bob={"hand": ["Bell"]})
        assert facts.next_draw(story.game.view(0), 0).deck == "echoes"
        assert facts.next_draw(story.game.view(1), 1).deck == "base"


class TestTheSupply:
    def test_has_a_row_for_each_set_with_piles_of_its_own(self) -> None:
        view = tenages.new_game(2, seed=1, expansions=("echoes",), american=False).view(0)
        rows = facts.supply_rows(view)
        assert [(row.deck, len(row.piles)) for row in rows] == [("base", 10), ("echoes", 10)]

    def test_mixed_piles_are_one_row(self) -> None:
        view = tenages.new_game(2, seed=1, expansions=("echoes",), american=True).view(0)
        assert [row.deck for row in facts.supply_rows(view)] == ["base"]

    def test_a_back_tells_whether_a_card_is_of_an_expansion_unless_it_is_buried(self) -> None:
        mixed = ["Comb", "Pottery", "Bell"]
        story = EchoesStory(ann={"hand": ["Tools"]}, bob={"hand": ["Oars", "Ruler"]}, only={1: mixed}, american=True)
        view = story.game.view(0)
        assert [facts.is_of_expansion(face) for face in view.scene.supply[1]] == [True, False, False]
        assert [facts.is_of_expansion(face) for face in view.scene.seats[1].hand] == [False, True]


class TestTheFirstMeld:
    def test_is_known_to_who_chose_it_until_all_have_chosen(self) -> None:
        game = tenages.new_game(seed=1)
        assert [facts.own_first_meld(game.view(seat)) for seat in (0, 1, None)] == [None, None, None]
        card = game.table.players[0].hand[0]
        game.choose(card.pick)
        assert [facts.own_first_meld(game.view(seat)) for seat in (0, 1, None)] == [card, None, None]
        game.choose(game.table.players[1].hand[0].pick)
        assert [facts.own_first_meld(game.view(seat)) for seat in (0, 1, None)] == [None, None, None]


class TestAchievements:
    def test_points_alone_reach_nothing_without_a_top_card(self) -> None:
        story = Story(ann={"score": ["Canning"]}, bob={})
        assert not any(each.within_reach for each in facts.available_achievements(story.game.view(0)))

    def test_one_that_the_viewer_can_claim_is_within_reach(self) -> None:
        story = Story(ann={"board": ["Tools"], "score": ["Canning"]}, bob={})
        mine, bobs, spectators = (facts.available_achievements(story.game.view(seat)) for seat in (0, 1, None))
        assert [each.age for each in mine if each.within_reach] == [1]
        assert not any(each.within_reach for each in (*bobs, *spectators))

    def test_partners_count_theirs_together(self) -> None:
        seats = {"ann": {"achievements": [1]}, "bob": {}, "cid": {"achievements": [2, "Empire"]}, "dan": {}}
        view = Story(**seats, teams=True).game.view(0)
        assert [facts.achieved_by_side(view, seat) for seat in view.scene.seats] == [3, 0, 3, 0]
        assert [facts.side_of(seat, teams=True) for seat in range(4)] == [0, 1, 0, 1]


class TestPiles:
    def test_a_meld_covers_what_was_on_top(self) -> None:
        me = Story(ann={"board": ["Tools"], "hand": ["Writing"]}, bob={}).game.view(0).me
        before = facts.visible(me.piles[BLUE], UNSPLAYED)
        after = facts.visible((tenages.find_card("Writing"), *me.piles[BLUE]), UNSPLAYED)
        assert before == {(CASTLE, 0): 1, (LIGHTBULB, 0): 2}
        assert after == {(CROWN, 0): 1, (LIGHTBULB, 0): 2}

    def test_a_splay_shows_the_echoes_beneath(self) -> None:
        me = EchoesStory(ann={"board": {"purple": ["Bell", "Flute"]}}, bob={}).game.view(0).me
        titles = [
            [echo.card.title for echo in facts.visible_echoes(me.piles[PURPLE], splay)] for splay in (UNSPLAYED, LEFT)
        ]
        assert titles == [["Bell"], ["Flute", "Bell"]]

    def test_it_counts_the_echoes_and_names_the_highest_bonus_first(self) -> None:
        me = EchoesStory(ann={"board": {"red": ["Bangle", "Jet"]}}, bob={}).game.view(0).me
        assert facts.visible(me.piles[RED], UNSPLAYED)[ECHO, 0] == 1
        assert facts.visible_bonuses(me.piles[RED], UNSPLAYED) == [1]
        assert facts.visible_bonuses(me.piles[RED], LEFT) == [10, 1]


class TestStakes:
    def test_a_demand_is_obeyed_by_those_with_fewer_icons(self) -> None:
        story = Story(ann={"board": ["Archery"]}, bob={"board": ["Clothing"]}, cid={"board": ["Metalworking"]})
        stakes = stakes_of(story.game.view(0), 0, tenages.find_card("Archery"))
        assert stakes.counts == [2, 0, 3]
        assert stakes.fates == {MUST_OBEY: [1], NEED_NOT_OBEY: [2]}

    def test_what_is_no_demand_is_shared_by_those_with_as_many(self) -> None:
        story = Story(ann={"board": ["Tools"]}, bob={"board": ["Clothing"]}, cid={"board": ["Writing"]})
        stakes = stakes_of(story.game.view(0), 0, tenages.find_card("Tools"))
        assert stakes.fates == {SHARES: [2], DOES_NOT_SHARE: [1]}
