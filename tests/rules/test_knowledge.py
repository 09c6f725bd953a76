"""What players have seen and could follow (docs/rules.md 16).

A place reads as one of the players knows it: the titles of the cards that he can name, and the values of the others.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.looking import seen, view
from tests.support.story import EchoesStory, Story


def hand(story: Story, by: str | None, whose: str) -> list[Any]:
    found: list[Any] = seen(story, by, whose)["hand"]
    return found


def score(story: Story, by: str | None, whose: str) -> list[Any]:
    found: list[Any] = seen(story, by, whose)["score pile"]
    return found


class TestAtAnyTime:
    def test_number_and_values_are_public_and_faces_are_not(self) -> None:
        story = Story(
            ann={"board": ["Coal", "Oars"], "hand": ["Tools", "Canning"], "score": ["A.I.", "Masonry"]},
            bob={},
            cid={},
        )
        for who in ("bob", "cid", None):
            assert hand(story, who, "ann") == [1, 6]
            assert score(story, who, "ann") == [1, 10]
            assert seen(story, who, "ann")["points"] == 11
        assert hand(story, "ann", "ann") == ["tools", "canning"]
        assert score(story, "ann", "ann") == ["masonry", "ai"]

    def test_boards_are_known_to_all(self) -> None:
        """docs/rulings.md: covered cards stay known to whoever saw them, which is everyone."""
        story = Story(ann={"board": ["Coal", "Oars"], "hand": ["Optics"]}, bob={}, cid={})
        story.ann.melds("Optics")
        for who in ("ann", "bob", "cid", None):
            assert seen(story, who, "ann")["board"]["red"] == {"cards": ["optics", "coal", "oars"], "splay": "none"}

    def test_a_tucked_card_is_seen_as_it_goes(self) -> None:
        """docs/rulings.md: cards go onto a board face up."""
        story = Story(ann={"board": ["Monotheism", "Coal"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Monotheism")
        for who in ("bob", None):
            assert seen(story, who, "ann")["board"]["red"]["cards"] == ["coal", "oars"]

    def test_a_card_that_goes_from_a_hand_onto_a_board_shows_which_one_stays(self) -> None:
        story = EchoesStory(
            ann={"board": ["Dice", "Crossbow"], "hand": ["Tools", "Comb"]}, bob={}, cid={}, piles={1: ["Oars"]}
        )
        story.ann.activates("Dice")  # Oars is revealed; Tools beside it has the same back
        story.ann.activates("Crossbow")
        story.ann.picks("Tools")
        story.ann.picks_player("bob")
        for who in ("bob", "cid", None):
            assert hand(story, who, "ann") == ["oars", "echoes 1"]

    def test_nobody_sees_an_age_achievement(self) -> None:
        story = Story(ann={"board": ["Tools"], "score": ["Coal"]}, bob={"board": ["Oars"]}, cid={})
        (hidden,) = [card for card in story.game.table.available if card.age == 1]
        story.ann.achieves(1)
        for who in ("ann", "bob", "cid", None):
            assert seen(story, who, "ann")["achievements"] == [1]
            assert f"'{hidden.slug}'" not in repr(view(story, who))

    def test_who_holds_how_many_achievements_is_public(self) -> None:
        story = Story(ann={"board": ["Tools"], "achievements": [3, "World"]}, bob={"achievements": ["Empire"]})
        assert seen(story, "bob", "ann")["achievements"] == [3]
        assert seen(story, None, "ann")["specials"] == ["World"]
        assert seen(story, "ann", "bob")["specials"] == ["Empire"]
        assert view(story, "ann")["available"] == {
            "ages": [1, 2, 4, 5, 6, 7, 8, 9],
            "specials": ["Monument", "Wonder", "Universe"],
        }

    def test_the_supply_shows_only_backs(self) -> None:
        story = Story(ann={"board": ["Tools"]}, bob={}, only={2: ["Calendar", "Currency"]})
        for who in ("ann", "bob", None):
            assert view(story, who)["supply"]["base"]["2"] == [2, 2]

    def test_only_the_one_who_decides_sees_the_options(self) -> None:
        story = Story(ann={"board": ["Tools"], "hand": ["Oars"]}, bob={})
        assert view(story, "ann")["options"] == ["draw", "meld oars", "dogma tools"]
        for who in ("bob", None):
            assert view(story, who)["options"] is None
            assert view(story, who)["asked"]["player"] == 0


class TestDrawing:
    def test_a_drawn_card_is_ones_own_affair(self) -> None:
        story = Story(ann={"board": ["Coal"]}, bob={}, piles={5: ["Banking"]})
        story.ann.draws()
        assert hand(story, "ann", "ann") == ["banking"]
        assert hand(story, "bob", "ann") == hand(story, None, "ann") == [5]

    def test_draw_and_score_hides_the_card_from_the_others(self) -> None:
        story = Story(ann={"board": ["Machine Tools"], "score": ["Coal"]}, bob={}, piles={5: ["Banking"]})
        story.ann.activates("Machine Tools")
        assert score(story, "ann", "ann") == ["banking", "coal"]
        assert score(story, "bob", "ann") == score(story, None, "ann") == [5, 5]

    def test_a_card_drawn_and_revealed_stays_known_in_the_hand(self) -> None:
        story = Story(ann={"board": ["Mysticism"]}, bob={}, cid={}, piles={1: ["Pottery"]})
        story.ann.activates("Mysticism")
        for who in ("bob", "cid", None):
            assert hand(story, who, "ann") == ["pottery"]

    def test_a_card_revealed_and_scored_stays_known_in_the_score_pile(self) -> None:
        story = Story(ann={"board": ["Metalworking"], "score": ["Tools"]}, bob={}, piles={1: ["Oars", "Pottery"]})
        story.ann.activates("Metalworking")
        assert score(story, "bob", "ann") == ["oars", 1]
        assert hand(story, None, "ann") == ["pottery"]


class TestReturning:
    def story(self) -> Story:
        """Ann returns Tools; nothing else is left in age 1."""
        story = Story(
            actions=1,
            ann={"board": ["Agriculture"], "hand": ["Tools"]},
            bob={"board": ["Oars"]},
            cid={"board": ["Masonry"]},
            only={1: []},
        )
        story.ann.activates("Agriculture")
        story.ann.picks("Tools")
        return story

    def test_who_returned_a_card_knows_where_it_lies(self) -> None:
        story = self.story()
        assert view(story, "ann")["supply"]["base"]["1"] == ["tools"]
        for who in ("bob", "cid", None):
            assert view(story, who)["supply"]["base"]["1"] == [1]

    def test_who_returned_a_card_knows_it_when_someone_else_draws_it(self) -> None:
        story = self.story()
        story.bob.draws()
        assert hand(story, "ann", "bob") == ["tools"]
        assert hand(story, "bob", "bob") == ["tools"]
        assert hand(story, "cid", "bob") == hand(story, None, "bob") == [1]

    def test_and_still_when_that_one_scores_it_alone_of_its_value(self) -> None:
        """It is the only 1 in Bob's hand: Ann can follow it into his score pile."""
        story = Story(
            ann={"board": ["Agriculture"], "hand": ["Tools", "Masonry"]},
            bob={"board": ["Pottery", "Philosophy"], "hand": ["Coal"]},
            only={1: []},
        )
        story.ann.activates("Agriculture")
        story.bob.passes()
        story.ann.picks("Tools")
        story.ann.melds("Masonry")
        story.bob.activates("Pottery")
        story.bob.passes()
        assert hand(story, "ann", "bob") == ["tools", 5]
        story.bob.activates("Philosophy")
        story.bob.picks("Tools")
        assert score(story, "ann", "bob") == ["tools"]
        assert score(story, None, "bob") == [1]

    def test_a_card_returned_from_a_board_is_known_to_all(self) -> None:
        story = Story(ann={"board": ["Electricity", "Pottery"]}, bob={}, cid={}, piles={8: ["Flight"]})
        story.ann.activates("Electricity")
        for who in ("ann", "bob", "cid", None):
            assert view(story, who)["supply"]["base"]["1"][-1] == "pottery"

    def test_of_two_returned_together_only_their_owner_knows_the_order(self) -> None:
        """docs/rules.md 13 and 16: Ann chooses the order; the others knew both cards and cannot tell them apart."""
        story = Story(
            actions=1,
            ann={"board": ["Oars"]},
            bob={"board": ["Railroad"], "hand": ["Pottery", "Tools"]},
            only={1: []},
        )
        # Bob has no castle and no crown card, so he shows his hand to Ann's Oars.
        story.ann.activates("Oars")
        story.bob.shows_hand()
        assert hand(story, "ann", "bob") == ["pottery", "tools"]
        story.bob.activates("Railroad")
        story.bob.picks("Tools")
        assert view(story, "bob")["supply"]["base"]["1"] == ["tools", "pottery"]
        assert view(story, "ann")["supply"]["base"]["1"] == [1, 1]


class TestTransferring:
    def story(self, **ann: Any) -> Story:
        """Bob has given Ann a 1, Oars, which he drew on her demand."""
        story = Story(
            ann={"board": ["Archery", "Agriculture", "Philosophy"], **ann},
            bob={"board": ["Tools"]},
            cid={"board": ["The Wheel"]},
            piles={1: ["Oars"]},
        )
        story.ann.activates("Archery")
        return story

    def test_the_giver_knows_what_he_gave_and_the_others_do_not(self) -> None:
        story = self.story(hand=["Pottery"])
        assert hand(story, "ann", "ann") == ["oars", "pottery"]
        assert hand(story, "bob", "ann") == ["oars", 1]
        assert hand(story, "cid", "ann") == hand(story, None, "ann") == [1, 1]

    @pytest.mark.parametrize("moved", ["Oars", "Pottery"])
    def test_until_one_of_two_cards_of_that_value_goes_face_down(self, moved: str) -> None:
        """It could be either one that went: Bob knows neither now."""
        story = self.story(hand=["Pottery"])
        story.ann.activates("Agriculture")
        story.ann.picks(moved)
        assert hand(story, "bob", "ann") == [1]
        assert view(story, "bob")["supply"]["base"]["1"][-1] == 1
        assert view(story, "ann")["supply"]["base"]["1"][-1] == moved.lower()

    @pytest.mark.parametrize("moved", ["Oars", "Pottery"])
    def test_the_same_if_it_is_scored(self, moved: str) -> None:
        story = self.story(hand=["Pottery"])
        story.ann.activates("Philosophy")
        story.ann.picks(moved)
        assert hand(story, "bob", "ann") == [1]
        assert score(story, "bob", "ann") == [1]

    def test_a_card_that_goes_face_up_confuses_nobody(self) -> None:
        story = self.story(hand=["Pottery"])
        story.ann.melds("Pottery")
        assert hand(story, "bob", "ann") == ["oars"]

    def test_a_card_of_another_value_confuses_nobody(self) -> None:
        story = self.story(hand=["Calendar"])
        story.ann.activates("Agriculture")
        story.ann.picks("Calendar")
        assert hand(story, "bob", "ann") == ["oars"]

    def test_the_only_card_of_its_value_can_be_followed(self) -> None:
        story = self.story(hand=["Calendar"])
        story.ann.activates("Philosophy")
        story.ann.picks("Oars")
        assert score(story, "bob", "ann") == ["oars"]
        assert score(story, "cid", "ann") == [1]

    def test_a_card_from_a_board_into_a_score_pile_is_known_to_all(self) -> None:
        story = Story(ann={"board": ["Gunpowder"]}, bob={"board": ["Oars"]}, cid={}, piles={2: ["Calendar"]})
        story.ann.activates("Gunpowder")
        for who in ("bob", "cid", None):
            # The 2 that Ann drew and scored is her own affair.
            assert score(story, who, "ann") == ["oars", 2]

    def test_an_exchange_is_known_to_both_sides_only(self) -> None:
        story = Story(
            ann={"board": ["Medicine"], "score": ["Oars"]}, bob={"score": ["Coal"]}, cid={"board": ["Agriculture"]}
        )
        story.ann.activates("Medicine")
        assert score(story, "bob", "ann") == ["coal"]
        assert score(story, "ann", "bob") == ["oars"]
        assert score(story, "cid", "ann") == [5]
        assert score(story, None, "bob") == [1]

    def test_ones_own_hand_moved_to_ones_score_pile_as_a_whole(self) -> None:
        """docs/rulings.md: if all cards with a back go to the same place together, one still knows what is there."""
        story = Story(ann={"board": ["Oars"]}, bob={"board": ["Bicycle"], "hand": ["Pottery", "Tools"]}, actions=1)
        # With one castle against none, Oars makes Bob show that he holds no crown.
        story.ann.activates("Oars")
        story.bob.shows_hand()
        story.bob.activates("Bicycle")
        story.bob.says_yes()
        assert score(story, "ann", "bob") == ["pottery", "tools"]


class TestShowing:
    def test_a_hand_shown_for_lack_of_a_card_is_known_to_all(self) -> None:
        """docs/rulings.md: the hand is revealed to the others."""
        story = Story(ann={"board": ["Oars"]}, bob={"hand": ["Coal", "Pottery"]}, cid={}, piles={1: ["Tools"]})
        story.ann.activates("Oars")
        assert hand(story, "ann", "bob") == [1, 5]
        story.bob.shows_hand()
        for who in ("ann", "cid", None):
            assert hand(story, who, "bob") == ["pottery", "coal"]

    def test_that_a_hand_has_such_a_card_is_not_told_before_it_moves(self) -> None:
        """docs/rulings.md: the question always comes, so that its absence tells nothing."""
        for held in ("Sailing", "Coal"):
            story = Story(ann={"board": ["Oars"]}, bob={"hand": [held]}, cid={})
            story.ann.activates("Oars")
            assert story.asked() == ("bob", "transfer")
            assert view(story, "ann")["asked"]["purpose"] == "transfer"
            assert view(story, "ann")["options"] is None

    def test_a_revealed_card_stays_known_where_it_goes_on(self) -> None:
        story = Story(
            ann={"board": ["Specialization"], "hand": ["Tools", "Pottery"]}, bob={"board": ["Writing"]}, cid={}
        )
        story.ann.activates("Specialization")
        story.ann.picks("Tools")
        for who in ("bob", "cid", None):
            # Tools was revealed and Writing came from a board; Pottery is still a 1.
            assert hand(story, who, "ann") == ["tools", "writing", 1]

    def test_what_was_drawn_on_a_demand_and_revealed_is_known(self) -> None:
        """docs/rulings.md: Fission's drawn card is shown to all."""
        story = Story(
            edition="asmadi-1",
            ann={"board": ["Fission", "Tools"]},
            bob={"board": ["Oars"]},
            cid={},
            piles={10: ["A.I.", "Software"]},
        )
        story.ann.activates("Fission")
        for who in ("ann", "bob", "cid", None):
            assert hand(story, who, "bob") == ["ai"]
            assert hand(story, who, "cid") == ["software"]


class TestHistory:
    def test_each_sees_what_happened_as_he_saw_it(self) -> None:
        story = Story(
            ann={"board": ["Archery"]}, bob={"board": ["Tools"]}, cid={"board": ["The Wheel"]}, piles={1: ["Oars"]}
        )
        story.ann.activates("Archery")

        def cards(seat: int | None) -> list[tuple[str, str | None]]:
            told = story.game.history(seat)
            return [
                (event.kind, None if event.card is None else event.card.title)
                for event in told
                if event.kind in ("drew", "transferred")
            ]

        # Bob drew Oars, and Ann saw it when it came to her; Cid and those who watch saw two backs.
        assert cards(1) == [("drew", "Oars"), ("transferred", "Oars")]
        assert cards(0) == [("drew", None), ("transferred", "Oars")]
        assert cards(2) == cards(None) == [("drew", None), ("transferred", None)]

    def test_what_is_learnt_later_does_not_change_what_was_seen(self) -> None:
        story = Story(ann={"board": ["Coal"], "hand": ["Optics"]}, bob={}, piles={5: ["Banking"]})
        story.ann.draws()
        story.ann.melds("Banking")
        drew = [event for event in story.game.history(1) if event.kind == "drew" and event.player == 0]
        assert [(event.card, event.value) for event in drew] == [(None, 5)]
