"""Views: what one player sees of the table at one moment."""

from __future__ import annotations

import tenages
from tenages import Card
from tenages.rules.events import Declined, shortened
from tenages.rules.options import Option
from tenages.sight.history import history
from tenages.sight.scene import Hidden
from tenages.sight.stakes import SHARES_ECHOES, stakes_of
from tenages.sight.view import open_view
from tests.support.story import EchoesStory, Story


def picked(title: str) -> Option:
    return tenages.find_card(title).pick


class TestHiddenCards:
    def test_of_another_hand_the_backs_are_seen_by_value_and_not_in_the_order_drawn(self) -> None:
        story = Story(ann={}, bob={"hand": ["Paper", "Tools", "Calendar", "Oars"]})
        assert [face.age for face in story.game.view(0).scene.seats[1].hand] == [1, 1, 2, 3]

    def test_each_back_has_a_number_of_its_own(self) -> None:
        faces = tenages.new_game(3, seed=1).view(0).scene.all_cards()
        numbers = [face.number for face in faces if isinstance(face, Hidden)]
        assert len(numbers) > 90
        assert len(set(numbers)) == len(numbers)

    def test_the_owner_of_the_game_can_turn_all_cards_up(self) -> None:
        game = tenages.new_game(3, seed=1)
        chosen = game.table.players[0].hand[0].pick
        game.choose(chosen)
        seen = open_view(game)
        assert all(isinstance(face, Card) for face in seen.scene.all_cards())
        assert [list(seat.hand) for seat in seen.scene.seats] == [list(player.hand) for player in game.table.players]
        assert seen.first_melds == (chosen, None, None)
        assert seen.asked is not None
        assert (seen.asked.player, seen.asked.purpose) == (1, "first meld")
        assert seen.decision is game.decision

    def test_so_he_can_when_the_game_is_over(self) -> None:
        story = Story(ann={"board": ["Robotics"], "score": ["Tools"]}, bob={}, only={10: []})
        story.ann.draws()
        seen = open_view(story.game)
        assert seen.asked is None
        assert seen.first_melds is None
        assert seen.outcome is not None


class TestDeeds:
    def test_at_first_nobody_has_scored_or_tucked_anything_this_turn(self) -> None:
        for game in (tenages.new_game(seed=1), Story(ann={"board": ["Tools"]}, bob={}).game):
            for seat in game.view(0).describe()["players"]:
                assert (seat["scored this turn"], seat["tucked this turn"]) == (0, 0)


class TestWhoIsAsked:
    def test_at_the_first_meld_everyone_sees_only_his_own_question(self) -> None:
        game = tenages.new_game(3, seed=1)
        game.choose(game.table.players[1].hand[0].pick)
        asked = [game.view(seat).asked for seat in (0, 1, 2, None)]
        assert [each.player for each in asked if each is not None] == [0, None, 2, None]
        assert {each.purpose for each in asked if each is not None} == {"first meld"}

    def test_everyone_sees_only_his_own_first_meld(self) -> None:
        game = tenages.new_game(seed=1)
        chosen = game.table.players[0].hand[0].pick
        game.choose(chosen)
        seen = [game.view(seat).describe()["first melds"] for seat in (0, 1, None)]
        assert seen == [[chosen.notation, None], [None, None], [None, None]]
        game.choose(game.table.players[1].hand[0].pick)
        assert game.view(0).describe()["first melds"] is None

    def test_everyone_sees_which_card_may_be_promoted_upon_and_which_was_promoted(self) -> None:
        story = EchoesStory(ann={"hand": ["Calendar"], "forecast": ["Sailing", "Lever"]}, bob={})
        story.ann.melds("Calendar")
        seen = story.game.view(1).describe()
        assert (seen["melded"], seen["promoted"], seen["dogma"]) == ("calendar", None, None)
        story.ann.promotes("Sailing")
        seen = story.game.view(1).describe()
        assert (seen["melded"], seen["promoted"], seen["dogma"]) == (None, "sailing", None)

    def test_everyone_sees_which_dogma_goes_on(self) -> None:
        story = Story(ann={"board": ["Pottery"], "hand": ["Oars", "Tools"]}, bob={})
        story.ann.activates("Pottery")
        assert story.game.view(1).describe()["dogma"] == "pottery"
        assert str(story.game.view(1)) != str(story.game.view(0))

    def test_a_card_is_only_open_until_the_dogma_is_over(self) -> None:
        story = Story(ann={"board": ["Metalworking"]}, bob={}, piles={1: ["Pottery"]})
        story.ann.activates("Metalworking")
        # Pottery has no castle: it was revealed, and Ann keeps it in her hand.
        story.expect(ann={"hand": ["Pottery"]})
        assert story.game.view(1).describe()["open"] == []


class TestAnswers:
    """In the middle of an effect a view keeps the answers that were given, as far as its player saw them."""

    def test_a_card_that_was_returned_unseen_is_a_back_to_the_others(self) -> None:
        story = Story(ann={"board": ["Pottery"], "hand": ["Oars", "Tools", "Calendar"]}, bob={})
        story.ann.activates("Pottery")
        assert story.game.view(1).answers == ()
        story.ann.picks("Tools")
        assert story.game.view(0).answers == (picked("Tools"),)
        assert story.game.view(1).answers == (tenages.find_card("Tools").back,)

    def test_a_card_that_was_melded_is_known_to_all(self) -> None:
        story = Story(ann={"board": ["Masonry"], "hand": ["Archery", "Metalworking"]}, bob={})
        story.ann.activates("Masonry")
        story.ann.picks("Archery")
        assert story.game.view(0).answers == story.game.view(1).answers == (picked("Archery"),)


class TestHistory:
    def test_an_event_without_a_card_has_neither_value_nor_set(self) -> None:
        story = Story(ann={"board": ["Tools"]}, bob={}, turn="bob", actions=1, piles={1: ["Oars"]})
        story.bob.draws()
        drew, turn = history(story.game, 1)[-2:]
        assert (drew.kind, drew.value, drew.deck) == ("drew", 1, "base")
        assert (turn.kind, turn.value, turn.deck) == ("turn", 0, "")

    def test_who_stops_after_doing_something_declines_otherwise_than_who_does_nothing(self) -> None:
        hand = ["Oars", "Tools", "Calendar"]
        for answers, stops in ((["pass"], False), (["card tools", "pass"], True)):
            story = Story(ann={"board": ["Pottery"], "hand": hand}, bob={})
            story.ann.activates("Pottery")
            for answer in answers:
                story.game.choose(answer)
            (declined,) = [event.detail for event in history(story.game, 1) if isinstance(event.detail, Declined)]
            assert (declined.purpose, declined.stops) == ("return", stops)

    def test_who_only_watched_another_do_it_has_not_done_it(self) -> None:
        """Bob shares and returns a card; Ann, who is asked next, does not."""
        hand = ["Oars", "Tools"]
        story = Story(ann={"board": ["Pottery"], "hand": hand}, bob={"board": ["Agriculture"], "hand": ["Sailing"]})
        story.ann.activates("Pottery")
        story.bob.picks("Sailing")
        story.ann.passes()
        (declined,) = [event.detail for event in history(story.game, 1) if isinstance(event.detail, Declined)]
        assert not declined.stops

    def test_the_last_events_can_be_told_once_more(self) -> None:
        story = Story(ann={"board": ["Archery"]}, bob={"board": ["Pottery"]}, actions=2, piles={1: ["Oars", "Tools"]})
        story.ann.draws()
        story.ann.draws()
        log = story.game.table.log
        every = [event.kind for event in history(story.game, 0)]
        assert every[-3:] == ["drew", "drew", "turn"]
        for number in (0, 1, 3, len(every), len(every) + 1):
            told = [event.kind for event in history(story.game, 0, shortened(log, number))]
            assert told == every[len(every) - number :] if number <= len(every) else told == every


class TestStakes:
    def test_of_a_card_with_demands_alone_the_echoes_are_shared_however_many(self) -> None:
        red = ["Candles", "Jet", "Rubber"]
        story = EchoesStory(ann={"board": {"red": red}, "splay": {"red": "up"}}, bob={"board": ["Writing"]})
        stakes = stakes_of(story.game.view(0), 0, tenages.find_card("Candles"))
        assert len(stakes.echoes) == 3
        assert stakes.fates == {SHARES_ECHOES: [1]}
