"""The examples and the lexicon of Iello's edition.

English: rulebooks/iello-2011-base-en.txt. French: rulebooks/iello-2011-2013-base-and-echoes-fr.txt, first half.
"""

from __future__ import annotations

from typing import Any

import pytest

import tenages
from tests.rules.looking import icons, seen
from tests.story import NAMES, Story


def iello(**said: Any) -> Story:
    """A story of Iello's edition."""
    return Story(edition="iello", **said)


class TestSetUp:
    """Section "Set Up" / "Mise en place"."""

    @pytest.mark.parametrize(("players", "halves"), [(2, 1), (3, 1), (4, 2)])
    def test_the_first_or_with_four_the_first_two_have_one_action(self, players: int, halves: int) -> None:
        """ "The first player (or the first two in a four player game) gets only one action on the first turn"."""
        game = tenages.new_game(players, edition="iello", seed=4)
        for _ in range(players):
            assert game.decision is not None
            game.choose(game.decision.options[0])
        acting: list[int] = []
        for _ in range(2 * players - halves + 1):
            assert game.decision is not None
            acting.append(game.decision.player)
            game.choose(tenages.option_named("draw"))
        begins = acting[0]
        wanted: list[int] = []
        for step in range(players):
            wanted += [(begins + step) % players] * (1 if step < halves else 2)
        # After that the beginner has a turn of two.
        assert acting == [*wanted, begins]
        assert game.decision is not None
        assert game.decision.player == begins


class TestActions:
    """Section "Actions" / "Les actions"."""

    def test_draw_with_periods_4_5_and_6_empty(self) -> None:
        """Draw: "your highest Innovation is a 4 and Periods 4, 5 and 6 are empty. ... draw ... from Period 7"."""
        story = iello(ann={"board": ["Anatomy", "Sailing"]}, bob={}, only={4: [], 5: [], 6: []}, piles={7: ["Bicycle"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Bicycle"]})

    def test_draw_without_cards_in_play(self) -> None:
        """Draw: "If you have no cards in play, draw your cards from Period 1"."""
        story = iello(ann={"hand": ["Coal"]}, bob={}, piles={1: ["Oars"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Coal", "Oars"]})

    def test_the_hand_has_no_limit(self) -> None:
        """Draw: "there is no limit to the number of cards you may have in Hand"."""
        held = [card.title for card in tenages.CARDS if card.age >= 4 and card.color <= 3]
        story = iello(ann={"board": ["Tools"], "hand": held}, bob={}, piles={1: ["Oars"]})
        story.ann.draws()
        story.expect(ann={"hand": [*held, "Oars"]})

    def test_genetics_may_be_given_up_for_pottery(self) -> None:
        """Play: "you can give up Genetics (9) by covering it with Pottery (1)"."""
        story = iello(ann={"board": ["Genetics"], "hand": ["Pottery"]}, bob={}, piles={1: ["Oars"]})
        story.ann.melds("Pottery")
        story.expect(ann={"board": ["Pottery", "Genetics"], "hand": []})
        assert story.offered() == ["draw", "dogma pottery"]
        story.ann.draws()
        assert story.ann.hand == ["Oars"]

    def test_one_card_may_be_activated_with_both_actions(self) -> None:
        """Activate: "it is possible to use your two Actions to activate the same card twice"."""
        story = iello(ann={"board": ["Writing"]}, bob={"board": ["Oars"]}, piles={2: ["Calendar", "Currency"]})
        story.ann.activates("Writing")
        story.ann.activates("Writing")
        story.expect(ann={"hand": ["Calendar", "Currency"]})
        assert story.asked() == ("bob", "act")

    @pytest.mark.parametrize(
        ("score", "active", "can"),
        [
            (["Coal", "Banking", "Physics"], "Optics", True),
            (["Coal", "Banking", "Physics"], "Gunpowder", True),
            (["Coal", "Banking", "Navigation"], "Optics", False),
            (["Coal", "Banking", "Physics"], "Construction", False),
        ],
        ids=["15 and a 3", "15 and a 4", "14 and a 3", "15 and a 2"],
    )
    def test_period_3_takes_15_points_and_an_active_3(self, score: list[str], active: str, can: bool) -> None:
        """Dominate: "to dominate Period 3, you must have 3 x 5 = 15 Influence points and an Active card of value 3"."""
        story = iello(ann={"board": [active], "score": score}, bob={"board": ["Tools"]})
        assert ("achieve 3" in story.offered()) is can
        if can:
            story.ann.achieves(3)
            # "You do not spend any Influence points."
            story.expect(ann={"achievements": [3]})

    def test_a_covered_3_is_not_active(self) -> None:
        """Lexicon, Active: "a card splayed underneath the top card is not an Active card"."""
        story = iello(
            ann={"board": ["Oars", "Optics"], "splay": {"red": "right"}, "score": ["Coal", "Banking", "Physics"]},
            bob={},
        )
        assert "achieve 3" not in story.offered()
        assert "achieve 1" in story.offered()


class TestDogmas:
    """Sections "Types of dogmas" and "Additional information on dogmas"."""

    def test_supremacy_strikes_clockwise_from_the_left(self) -> None:
        """ "affected players have to comply, clockwise, starting with the player to your left"."""
        story = iello(
            turn="cid",
            ann={"hand": ["Coal"]},
            bob={"hand": ["Canning"]},
            cid={"board": ["Archery"]},
            dan={"hand": ["Flight"]},
            piles={1: ["Tools", "Oars", "Masonry"]},
        )
        story.cid.activates("Archery")
        story.expect(
            ann={"hand": ["Oars"]},
            bob={"hand": ["Masonry"]},
            cid={"hand": ["Coal", "Canning", "Flight"]},
            dan={"hand": ["Tools"]},
        )

    def test_cooperation_goes_clockwise_and_closes_with_the_acting_player(self) -> None:
        """ "one after the other, clockwise, starting with the player to your left and closing with you"."""
        story = iello(
            turn="cid",
            ann={"board": ["Tools"]},
            bob={"board": ["Philosophy"]},
            cid={"board": ["Writing"]},
            dan={"board": ["Experimentation"]},
            piles={2: ["Calendar", "Currency", "Fermenting", "Mapmaking"], 1: ["Oars"]},
        )
        story.cid.activates("Writing")
        # Three shared, but there is "only one" bonus, "whatever the number of players".
        story.expect(
            ann={"hand": ["Currency"]},
            bob={"hand": ["Fermenting"]},
            cid={"hand": ["Mapmaking", "Oars"]},
            dan={"hand": ["Calendar"]},
        )

    def test_a_player_without_a_card_to_put_in_play_has_not_benefited(self) -> None:
        """Example: "a Cooperative Dogma requests that a card be put in play and the player has none ... no bonus"."""
        story = iello(ann={"board": ["Road Building"], "hand": ["Tools"]}, bob={"board": ["Masonry"]})
        story.ann.activates("Road Building")
        story.expect(ann={"board": ["Road Building", "Tools"], "hand": []})
        assert story.turn_goes_on()

    def test_a_mere_reveal_is_no_modification_in_the_game(self) -> None:
        """ "considered as benefiting ... if the effect has caused a modification in the game" (RULES.md, editions)."""
        story = iello(ann={"board": ["Specialization"]}, bob={"board": ["Machine Tools"], "hand": ["Tools"]})
        story.ann.activates("Specialization")
        story.expect()
        assert story.turn_goes_on()


class TestDomains:
    """Section "Domains" / "Domaines"."""

    def test_the_military_domain_by_three_of_each_resource(self) -> None:
        """ "You can dominate the Military Domain as soon as you produce 3 Resources of each" (Militaire is Empire)."""
        story = iello(
            ann={
                "board": ["The Wheel", "Navigation", "Coal", "Empiricism", "Quantum Theory"],
                "splay": {"green": "up"},
                "hand": ["Agriculture"],
            },
            bob={},
        )
        story.ann.melds("Agriculture")
        assert icons(story, "ann") == {"castle": 3, "crown": 3, "leaf": 3, "lightbulb": 3, "factory": 3, "clock": 3}
        assert story.ann.achievements == ["Empire"]
        # "without using actions": the play was Ann's only one.
        assert story.turn_goes_on()

    def test_the_military_domain_by_construction(self) -> None:
        """ "... or by activating the Construction Innovation"."""
        story = iello(
            ann={"board": ["Construction", "Tools", "Sailing", "Pottery", "Masonry", "Mysticism"]},
            bob={"board": ["Oars"], "hand": ["Coal"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Construction")
        story.expect(ann={"hand": ["Coal"], "achievements": ["Empire"]}, bob={"hand": ["Calendar"]})

    def test_another_player_may_collect_the_domain_first(self) -> None:
        """Caution: "make sure another player does not collect the Domain by benefitting from the Dogma before you"."""
        story = iello(ann={"board": ["Translation"]}, bob={"board": ["Navigation"]}, piles={3: ["Optics"]})
        story.ann.activates("Translation")
        # Each of them has nothing but crowns on top; Bob acts first and takes World. That is a modification, too.
        story.expect(ann={"hand": ["Optics"]}, bob={"achievements": ["World"]})


class TestEndOfTheGame:
    """Section "End of the game"."""

    @pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4)])
    def test_dominations_to_win(self, players: int, needed: int) -> None:
        """Victory through domination: 6, 5 and 4 for 2, 3 and 4 players, "Periods or Domains"."""
        won = ["Empire", "World", "Wonder", "Universe", "Monument"][: needed - 1]
        seats: dict[str, Any] = {name: {} for name in NAMES[1:players]}
        story = iello(ann={"board": ["Tools"], "score": ["Coal"], "achievements": won}, **seats)
        story.ann.achieves(1)
        assert story.winners() == ["ann"]
        assert story.won_by() == "achievements"

    @pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4)])
    def test_one_domination_less_does_not_win(self, players: int, needed: int) -> None:
        """Victory through domination: the number above is the one that it takes."""
        won = ["Empire", "World", "Wonder", "Universe", "Monument"][: needed - 2]
        seats: dict[str, Any] = {name: {} for name in NAMES[1:players]}
        story = iello(ann={"board": ["Tools"], "score": ["Coal"], "achievements": won}, **seats)
        story.ann.achieves(1)
        assert story.winners() == []

    def test_a_tie_in_influence_goes_to_more_dominations(self) -> None:
        """Victory through influence: "In case of a tie, the player with the most Dominations wins"."""
        story = iello(
            ann={"board": ["Software"], "score": ["Coal"], "achievements": [1]},
            bob={"score": ["Banking"], "achievements": [2, 3]},
            only={10: []},
        )
        story.ann.draws()
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"

    def test_if_there_is_still_a_tie_the_victory_is_shared(self) -> None:
        """Victory through influence: "If there is still a tie, the victory is shared"."""
        story = iello(
            ann={"board": ["Software"], "score": ["Coal"], "achievements": [1]},
            bob={"score": ["Banking"], "achievements": ["Wonder"]},
            cid={"score": ["Navigation"], "achievements": [2, 3]},
            only={10: []},
        )
        story.ann.draws()
        assert story.winners() == ["ann", "bob"]


class TestLexicon:
    """Section "Lexicon" / "Termes de jeu"."""

    def test_all_the_highest_of_two_7s_and_three_5s(self) -> None:
        """Higher/Lower: "Transfer all your highest cards from Hand means you have to transfer your two [7]"."""
        # Machinery gives all the highest cards of a hand, here to Bob, who has nothing to give in exchange.
        story = iello(
            ann={"board": ["Machinery"], "hand": ["Railroad", "Bicycle", "Coal", "Banking", "Physics"]},
            bob={"board": ["Tools"]},
        )
        story.ann.activates("Machinery")
        # Of Coal, Banking and Physics none has a castle, and Ann shows it.
        story.ann.shows_hand()
        story.expect(ann={"hand": ["Coal", "Banking", "Physics"]}, bob={"hand": ["Railroad", "Bicycle"]})

    def test_the_three_highest_of_two_7s_and_three_5s(self) -> None:
        """Higher/Lower: "transfer the three highest cards means you have to transfer your two [7] and one [5]"."""
        story = iello(
            ann={"board": ["Explosives"]},
            bob={"hand": ["Railroad", "Bicycle", "Coal", "Banking", "Physics"]},
        )
        story.ann.activates("Explosives")
        # Which of the 5s is for Bob to say.
        assert story.offered() == ["card coal", "card banking", "card physics"]
        story.bob.picks("Banking")
        story.expect(ann={"hand": ["Railroad", "Bicycle", "Banking"]}, bob={"hand": ["Coal", "Physics"]})

    def test_the_value_of_a_missing_card_is_0(self) -> None:
        """Value: "or the Active card of a color you do not have ..., consider the value as equal to 0"."""
        story = iello(ann={"board": ["Machine Tools"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Machine Tools")
        story.expect(ann={"score": ["Oars"]})

    def test_archiving_starts_a_new_pile(self) -> None:
        """Archive: "If there is no pile of the card's color, it starts a new one"."""
        story = iello(ann={"board": ["Monotheism"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Monotheism")
        story.expect(ann={"board": ["Monotheism", "Oars"]})

    def test_discard_by_fission_leaves_dominations(self) -> None:
        """Discard: "discard every card in Hand, Zone and Influence ... Dominations stay"."""
        story = iello(
            ann={"board": ["Fission"], "score": ["Coal"], "achievements": [1]},
            bob={"board": ["Tools"], "achievements": ["World"]},
            piles={10: ["Robotics"], 1: ["Oars", "Masonry"]},
        )
        story.ann.activates("Fission")
        story.expect(ann={"board": [], "score": [], "hand": ["Oars"]}, bob={"board": [], "hand": ["Masonry"]})
        assert len(story.game.table.box) == 4

    def test_draw_and_play_is_the_card_just_drawn(self) -> None:
        """Draw and...: "You cannot replace it with a card from your Hand"."""
        story = iello(ann={"board": ["Sailing"], "hand": ["Coal"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Sailing")
        story.expect(ann={"board": ["Sailing", "Oars"]})

    def test_an_exchange_with_a_player_who_has_nothing(self) -> None:
        """Exchange: "The exchange can take place even if one of the players has nothing to exchange"."""
        story = iello(ann={"board": ["Medicine"], "score": ["Coal", "Oars"]}, bob={})
        story.ann.activates("Medicine")
        story.expect(ann={"score": ["Coal"]}, bob={"score": ["Oars"]})

    def test_several_recycled_cards_lie_in_the_order_one_chooses(self) -> None:
        """Recycle: "If you must recycle several cards at once, choose the order"."""
        story = iello(
            ann={"board": ["Vaccination"]},
            bob={"score": ["Tools", "Oars", "Coal"]},
            piles={6: ["Democracy"], 7: ["Railroad"]},
        )
        story.ann.activates("Vaccination")
        story.bob.picks("Oars")
        story.expect(ann={"board": ["Vaccination", "Railroad"]}, bob={"score": ["Coal"], "board": ["Democracy"]})
        assert story.pile(1)[-2:] == ["Oars", "Tools"]

    def test_a_transfer_of_more_cards_than_there_are(self) -> None:
        """Transfer: "when several cards must be transferred and you do not have enough, ... as many as you can"."""
        story = iello(ann={"board": ["Combustion"]}, bob={"score": ["Oars"]})
        story.ann.activates("Combustion")
        story.expect(ann={"score": ["Oars"]}, bob={"score": []})

    def test_a_5_is_asked_for_and_a_6_is_not_given(self) -> None:
        """Transfer: "requests that a 5 be transferred from a player's Influence ... a 6 will not be ... instead".

        No card of the base set asks for a 5 to be transferred. The Pirate Code asks for cards up to 4 and gets no 5;
        Mass Media has the 5s recycled that it names, and leaves the 6s.
        """
        story = iello(ann={"board": ["The Pirate Code"]}, bob={"score": ["Coal", "Canning"]})
        story.ann.activates("The Pirate Code")
        story.expect()
        story = iello(ann={"board": ["Mass Media"], "hand": ["Oars"]}, bob={"score": ["Canning", "Navigation"]})
        story.ann.activates("Mass Media")
        story.ann.picks("Oars")
        story.ann.picks_value(5)
        story.expect(ann={"hand": []})

    def test_a_transferred_card_comes_on_top(self) -> None:
        """Transfer: "A card transferred to a player's Zone is put on top of the pile of same color"."""
        story = iello(
            ann={"board": ["City States", "Sailing", "Oars"]},
            bob={"board": ["Metalworking", "Masonry"]},
            piles={1: ["Tools"]},
        )
        story.ann.activates("City States")
        story.bob.picks("Metalworking")
        story.expect(
            ann={"board": ["City States", "Sailing", "Metalworking", "Oars"]},
            bob={"board": ["Masonry"], "hand": ["Tools"]},
        )

    def test_artificial_intelligence_with_several_players_at_0(self) -> None:
        """Victory Dogma: "Artificial Intelligence if several players have 0 points ..., the Dogma is ignored"."""
        story = iello(
            ann={"board": ["A.I.", "Software"]}, bob={"board": ["Robotics"]}, cid={}, piles={10: ["Stem Cells"]}
        )
        story.ann.activates("A.I.")
        story.expect(ann={"score": ["Stem Cells"]})
        assert story.turn_goes_on()

    def test_without_sharing_others_can_still_be_targeted(self) -> None:
        """Without sharing: "the other players cannot benefit from the Dogma. However, they can still be targeted"."""
        story = iello(
            ann={"board": ["Self Service", "Rocketry"], "score": ["Oars"]},
            bob={"board": ["Quantum Theory"], "score": ["Coal"]},
        )
        story.ann.activates("Self Service")
        story.expect(bob={"score": []})
        assert story.turn_goes_on()


class TestGamingArea:
    """Section "Example of a player's gaming area": five active cards, three splays; what is covered is ours."""

    def story(self) -> Story:
        return iello(
            ann={
                "board": {
                    "yellow": ["Perspective", "Agriculture"],
                    "purple": ["Feudalism", "Monotheism"],
                    "red": ["Gunpowder", "Oars"],
                    "green": ["Navigation", "The Wheel"],
                    "blue": ["Writing", "Pottery"],
                },
                "splay": {"yellow": "up", "purple": "right", "red": "left"},
            },
            bob={},
            piles={4: ["Invention"]},
        )

    def test_the_active_cards_can_be_activated(self) -> None:
        """Perspective (yellow), Feudalism (purple), Gunpowder (red), Navigation (green), Writing (blue)."""
        story = self.story()
        active = ["gunpowder", "perspective", "navigation", "writing", "feudalism"]
        assert story.offered() == ["draw", *[f"dogma {title}" for title in active]]
        story.ann.draws()
        story.expect(ann={"hand": ["Invention"]})

    def test_splayed_piles_show_icons_and_the_others_do_not(self) -> None:
        """ "The blue and green piles are not splayed"; yellow is splayed up, purple right and red left."""
        shown = icons(self.story(), "ann")
        # Castles: Feudalism 2, Monotheism 1 (right: picture and castle), Oars 1 (left); nothing of The Wheel.
        assert shown["castle"] == 4
        # Leaves: Perspective 1, Feudalism 1, Agriculture 3 (up); nothing of Pottery.
        assert shown["leaf"] == 5
        assert shown == {"castle": 4, "crown": 5, "leaf": 5, "lightbulb": 4, "factory": 2, "clock": 0}

    def test_others_know_number_and_value_of_the_hand(self) -> None:
        """Game mechanics, Note: "let the other players know how many cards you have in Hand and ... their value"."""
        story = self.story()
        story.ann.draws()
        assert seen(story, "bob", "ann")["hand"] == [4]


class TestTurnOfAndre:
    """Section "Example of a player's turn" / "Exemple d'un tour de joueur": the two-page turn of Andre.

    The pictures are not in our text; what it says leaves little room. Andre has two piles, green under Banking and blue
    under Evolution, which is splayed (French: Chemistry covers it "en continuant le décalage"). Evolution gives 3
    lightbulbs, Banking 2 crowns and a factory, and one more icon shows from beneath Evolution. In the end it is 3, 3, 3
    and 1: Chemistry adds two factories and a lightbulb, and Evolution beneath it still shows two, so blue is splayed
    right; and the card beneath Banking adds a crown. We take Calendar (leaf) and Navigation.
    """

    @pytest.mark.parametrize("around", ["Andre Bill Charles Dominic", "Andre Charles Dominic Bill"])
    def test_the_turn(self, around: str) -> None:
        """ "Charles, the first player to Andre's left": of those who share, or of all; it comes to the same."""
        boards: dict[str, Any] = {
            "Andre": {
                "board": {"green": ["Banking", "Navigation"], "blue": ["Evolution", "Calendar"]},
                "splay": {"blue": "right"},
            },
            "Bill": {"board": ["Chemistry", "Coal", "Masonry"]},
            "Charles": {"board": ["Sailing", "The Wheel"]},
            "Dominic": {"board": ["Optics"]},
        }
        seated = around.split()
        name = dict(zip(seated, NAMES, strict=False))
        story = iello(
            **{name[who]: boards[who] for who in seated},
            only={5: ["Statistics", "Astronomy"]},
            piles={6: ["Democracy"]},
        )
        people = dict(zip(seated, story.people, strict=True))

        # "His cards provide him 3, 2, 1, 1."
        before = {"castle": 0, "crown": 2, "leaf": 1, "lightbulb": 3, "factory": 1, "clock": 0}
        assert icons(story, name["Andre"]) == before
        # "Bill has less [crowns] than Andre"; "Charles has as many ... as Andre, and Dominic has more."
        assert [icons(story, name[who])["crown"] for who in ("Bill", "Charles", "Dominic")] == [0, 2, 3]

        # "As his first Action, he decides to Activate Banking."
        people["Andre"].activates("Banking")
        # Bill is "the only player affected and must transfer one of his Active non-green cards" that has a factory.
        assert story.asked() == (name["Bill"], "transfer")
        assert story.offered() == ["card coal", "card chemistry"]
        # "He decides to transfer Chemistry, which ends up covering Evolution." "He draws a 5 and scores it."
        people["Bill"].picks("Chemistry")
        # "Charles ... decides to splay his green cards right." He decides with the demand done:
        assert story.asked() == (name["Charles"], "splay right")
        assert people["Andre"].board["blue"] == ["Chemistry", "Evolution", "Calendar"]
        assert people["Bill"].score == ["Statistics"]
        people["Charles"].picks_color("green")
        # "Dominic ... has no green cards so cannot benefit." "Finally, Andre decides to splay his green cards right."
        assert story.asked() == (name["Andre"], "splay right")
        people["Andre"].picks_color("green")
        # "Andre draws a free card of the same value as his highest Active card, a 5."
        changed: dict[str, dict[str, Any]] = {
            name["Andre"]: {
                "board": {"green": ["Banking", "Navigation"], "blue": ["Chemistry", "Evolution", "Calendar"]},
                "splay": {"green": "right", "blue": "right"},
                "hand": ["Astronomy"],
            },
            name["Bill"]: {"board": ["Coal", "Masonry"], "score": ["Statistics"]},
            name["Charles"]: {"splay": {"green": "right"}},
        }
        story.expect(**changed)
        # "Andre has 3, 3, 3, 1."
        after = {"castle": 0, "crown": 3, "leaf": 1, "lightbulb": 3, "factory": 3, "clock": 0}
        assert icons(story, name["Andre"]) == after
        # "As a 2nd Action, he decides to Draw ... But the draw pile for 5s is empty so he draws ... a 6."
        assert story.pile(5) == []
        assert story.asked() == (name["Andre"], "act")
        people["Andre"].draws()
        story.expect(**{name["Andre"]: {"hand": ["Astronomy", "Democracy"]}})
        assert story.asked() == (NAMES[1], "act")


class TestPhilosophyOfChris:
    """RULES.md, "The rulebooks' own examples are tests": "Philosophy shared by Chris but not by Bob".

    None of the five rulebooks has this example. It is told here in the way of the 2011 FAQ's example on Democracy (see
    `clarifications` in reference/cards-base.json): Amy acts, Bob has fewer lightbulbs than she, Chris has more.
    """

    def test_philosophy_is_shared_by_chris_but_not_by_bob(self) -> None:
        story = iello(
            ann={"board": ["Philosophy", "Mysticism"], "hand": ["Oars"]},
            bob={"board": ["Tools", "Pottery"], "hand": ["Masonry"]},
            cid={"board": ["Experimentation", "Writing", "Archery"], "hand": ["Coal"]},
            piles={2: ["Calendar"]},
        )
        assert [icons(story, name)["lightbulb"] for name in ("ann", "bob", "cid")] == [3, 2, 4]
        story.ann.activates("Philosophy")
        # First Chris may splay, then Amy; only then come the cards to score, again first Chris and then Amy.
        assert story.asked() == ("cid", "splay left")
        story.cid.picks_color("blue")
        assert story.asked() == ("ann", "splay left")
        story.ann.picks_color("purple")
        assert story.asked() == ("cid", "score")
        story.cid.passes()
        assert story.asked() == ("ann", "score")
        story.ann.picks("Oars")
        # Chris splayed, so Amy has a free Draw action.
        story.expect(
            ann={"splay": {"purple": "left"}, "score": ["Oars"], "hand": ["Calendar"]}, cid={"splay": {"blue": "left"}}
        )

    def test_democracy_of_amy_bob_and_chris(self) -> None:
        """The 2011 FAQ on Democracy: Amy has seven lightbulbs, Bob five and Chris eight."""
        story = iello(
            ann={"board": ["Democracy", "Evolution", "Perspective"], "hand": ["Oars", "Masonry"]},
            bob={"board": ["Genetics", "Mass Media"], "hand": ["Clothing", "Pottery"]},
            cid={"board": ["Experimentation", "Education", "Invention"], "hand": ["Archery"]},
            piles={8: ["Flight", "Mobility"], 7: ["Railroad"]},
        )
        assert [icons(story, name)["lightbulb"] for name in ("ann", "bob", "cid")] == [7, 5, 8]
        story.ann.activates("Democracy")
        # "First, Chris may return any number of cards. If he returns at least one card, he scores an 8."
        story.cid.picks("Archery")
        # "If she returns more cards than Chris returned, she scores an 8."
        story.ann.picks("Oars", "Masonry")
        # "Finally, if Chris returned any cards, Amy gets a free Draw action."
        story.expect(ann={"hand": ["Railroad"], "score": ["Mobility"]}, cid={"hand": [], "score": ["Flight"]})
