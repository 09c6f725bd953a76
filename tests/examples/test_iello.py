"""The examples and the lexicon of Iello's edition.

The rulebooks are those of 2011 in English and of 2011-2013 in French, first half.
"""

from __future__ import annotations

from typing import Any

import pytest

import tenages
from tests.support.looking import icons, seen
from tests.support.story import NAMES, Story


def iello(**said: Any) -> Story:
    """A story of Iello's edition."""
    return Story(edition="iello", **said)


class TestSetUp:
    """Section "Set Up" / "Mise en place"."""

    @pytest.mark.parametrize(("players", "halves"), [(2, 1), (3, 1), (4, 2)])
    def test_the_first_or_with_four_the_first_two_have_one_action(self, players: int, halves: int) -> None:
        """Set Up: a first turn has one action for the beginner, and with four players for the second one, too."""
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
        """Actions, Draw, example: from a highest 4 one passes over the empty Periods 4 to 6 and gets a 7."""
        story = iello(ann={"board": ["Anatomy", "Sailing"]}, bob={}, only={4: [], 5: [], 6: []}, piles={7: ["Bicycle"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Bicycle"]})

    def test_draw_without_cards_in_play(self) -> None:
        """Actions, Draw: whoever has nothing in play takes a 1."""
        story = iello(ann={"hand": ["Coal"]}, bob={}, piles={1: ["Oars"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Coal", "Oars"]})

    def test_the_hand_has_no_limit(self) -> None:
        """Actions, Draw: a hand can grow as large as it likes."""
        base = [card for card in tenages.CARDS if card.deck == "base"]
        held = [card.title for card in base if card.age >= 4 and card.color <= 3]
        story = iello(ann={"board": ["Tools"], "hand": held}, bob={}, piles={1: ["Oars"]})
        story.ann.draws()
        story.expect(ann={"hand": [*held, "Oars"]})

    def test_genetics_may_be_given_up_for_pottery(self) -> None:
        """Actions, Play, example: Pottery (1) may cover Genetics (9)."""
        story = iello(ann={"board": ["Genetics"], "hand": ["Pottery"]}, bob={}, piles={1: ["Oars"]})
        story.ann.melds("Pottery")
        story.expect(ann={"board": ["Pottery", "Genetics"], "hand": []})
        assert story.offered() == ["draw", "dogma pottery"]
        story.ann.draws()
        assert story.ann.hand == ["Oars"]

    def test_one_card_may_be_activated_with_both_actions(self) -> None:
        """Actions, Activate: both actions of a turn may go to the same card."""
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
        """Actions, Dominate, example: Period 3 takes 15 points of Influence, 3 x 5, and an active 3 or better."""
        story = iello(ann={"board": [active], "score": score}, bob={"board": ["Tools"]})
        assert ("achieve 3" in story.offered()) is can
        if can:
            story.ann.achieves(3)
            # Influence is not spent.
            story.expect(ann={"achievements": [3]})

    def test_a_covered_3_is_not_active(self) -> None:
        """Lexicon, Active: what lies beneath another card is not active, splayed or not."""
        story = iello(
            ann={"board": ["Oars", "Optics"], "splay": {"red": "right"}, "score": ["Coal", "Banking", "Physics"]},
            bob={},
        )
        assert "achieve 3" not in story.offered()
        assert "achieve 1" in story.offered()


class TestDogmas:
    """Sections "Types of dogmas" and "Additional information on dogmas"."""

    def test_supremacy_strikes_clockwise_from_the_left(self) -> None:
        """Types of dogmas, Supremacy: those affected obey in clockwise order from the left of whoever acts."""
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
        """Types of dogmas, Cooperative: clockwise from the left of whoever acts, who comes last."""
        story = iello(
            turn="cid",
            ann={"board": ["Tools"]},
            bob={"board": ["Philosophy"]},
            cid={"board": ["Writing"]},
            dan={"board": ["Experimentation"]},
            piles={2: ["Calendar", "Currency", "Fermenting", "Mapmaking"], 1: ["Oars"]},
        )
        story.cid.activates("Writing")
        # Three shared, but that makes a single bonus.
        story.expect(
            ann={"hand": ["Currency"]},
            bob={"hand": ["Fermenting"]},
            cid={"hand": ["Mapmaking", "Oars"]},
            dan={"hand": ["Calendar"]},
        )

    def test_a_player_without_a_card_to_put_in_play_has_not_benefited(self) -> None:
        """Additional information on dogmas, example: a sharer with no card to play brings no bonus."""
        story = iello(ann={"board": ["Road Building"], "hand": ["Tools"]}, bob={"board": ["Masonry"]})
        story.ann.activates("Road Building")
        story.expect(ann={"board": ["Road Building", "Tools"], "hand": []})
        assert story.turn_goes_on()

    def test_a_mere_reveal_is_no_modification_in_the_game(self) -> None:
        """Additional information on dogmas: without a change in the game nobody has benefited (editions)."""
        story = iello(ann={"board": ["Specialization"]}, bob={"board": ["Machine Tools"], "hand": ["Tools"]})
        story.ann.activates("Specialization")
        story.expect()
        assert story.turn_goes_on()


class TestDomains:
    """Section "Domains" / "Domaines"."""

    def test_the_military_domain_by_three_of_each_resource(self) -> None:
        """Domains: three icons of each of the six kinds make one master of Militaire (our Empire) at once."""
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
        # It costs no action: the play was Ann's only one.
        assert story.turn_goes_on()

    def test_the_military_domain_by_construction(self) -> None:
        """Domains: Construction is the other way to Militaire."""
        story = iello(
            ann={"board": ["Construction", "Tools", "Sailing", "Pottery", "Masonry", "Mysticism"]},
            bob={"board": ["Oars"], "hand": ["Coal"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Construction")
        story.expect(ann={"hand": ["Coal"], "achievements": ["Empire"]}, bob={"hand": ["Calendar"]})

    def test_another_player_may_collect_the_domain_first(self) -> None:
        """Domains, Caution: a sharer acts earlier and may take the Domain away."""
        story = iello(ann={"board": ["Translation"]}, bob={"board": ["Navigation"]}, piles={3: ["Optics"]})
        story.ann.activates("Translation")
        # Each of them has nothing but crowns on top; Bob acts first and takes World. That is a modification, too.
        story.expect(ann={"hand": ["Optics"]}, bob={"achievements": ["World"]})


class TestEndOfTheGame:
    """Section "End of the game"."""

    @pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4)])
    def test_dominations_to_win(self, players: int, needed: int) -> None:
        """Victory through domination: 6, 5 and 4 for 2, 3 and 4 players, be they Periods or Domains."""
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
        """Victory through influence: equal points are decided by Dominations."""
        story = iello(
            ann={"board": ["Software"], "score": ["Coal"], "achievements": [1]},
            bob={"score": ["Banking"], "achievements": [2, 3]},
            only={10: []},
        )
        story.ann.draws()
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"

    def test_if_there_is_still_a_tie_the_victory_is_shared(self) -> None:
        """Victory through influence: if those are equal, too, there are several winners."""
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
        """Lexicon, Higher/Lower: all the highest of two 7s and three 5s are the 7s."""
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
        """Lexicon, Higher/Lower: the three highest of two 7s and three 5s are the 7s and one of the 5s."""
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
        """Lexicon, Value: what one lacks is worth 0, for instance the active card of some color."""
        story = iello(ann={"board": ["Machine Tools"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Machine Tools")
        story.expect(ann={"score": ["Oars"]})

    def test_archiving_starts_a_new_pile(self) -> None:
        """Dogma effects, Archive: the first card of its color makes a pile."""
        story = iello(ann={"board": ["Monotheism"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Monotheism")
        story.expect(ann={"board": ["Monotheism", "Oars"]})

    def test_discard_by_fission_leaves_dominations(self) -> None:
        """Dogma effects, Discard: Fission clears hands, Zones and Influence, but not the Dominations."""
        story = iello(
            ann={"board": ["Fission"], "score": ["Coal"], "achievements": [1]},
            bob={"board": ["Tools"], "achievements": ["World"]},
            piles={10: ["Robotics"], 1: ["Oars", "Masonry"]},
        )
        story.ann.activates("Fission")
        story.expect(ann={"board": [], "score": [], "hand": ["Oars"]}, bob={"board": [], "hand": ["Masonry"]})
        assert len(story.game.table.box) == 4

    def test_draw_and_play_is_the_card_just_drawn(self) -> None:
        """Dogma effects, Draw and...: one uses the card just drawn and none that was in the hand before."""
        story = iello(ann={"board": ["Sailing"], "hand": ["Coal"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Sailing")
        story.expect(ann={"board": ["Sailing", "Oars"]})

    def test_an_exchange_with_a_player_who_has_nothing(self) -> None:
        """Dogma effects, Exchange: it takes place also with somebody who can give nothing."""
        story = iello(ann={"board": ["Medicine"], "score": ["Coal", "Oars"]}, bob={})
        story.ann.activates("Medicine")
        story.expect(ann={"score": ["Coal"]}, bob={"score": ["Oars"]})

    def test_several_recycled_cards_lie_in_the_order_one_chooses(self) -> None:
        """Dogma effects, Recycle: several cards go in an order of one's choice."""
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
        """Dogma effects, Transfer: whoever has too few cards gives all of them."""
        story = iello(ann={"board": ["Combustion"]}, bob={"score": ["Oars"]})
        story.ann.activates("Combustion")
        story.expect(ann={"score": ["Oars"]}, bob={"score": []})

    def test_a_5_is_asked_for_and_a_6_is_not_given(self) -> None:
        """Dogma effects, Transfer, example: for a 5 that is missing from the Influence no 6 is given.

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
        """Dogma effects, Transfer: on a board the card becomes the top one of its color."""
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
        """Dogma effects, Victory Dogma: Artificial Intelligence does nothing when several have no points."""
        story = iello(
            ann={"board": ["A.I.", "Software"]}, bob={"board": ["Robotics"]}, cid={}, piles={10: ["Stem Cells"]}
        )
        story.ann.activates("A.I.")
        story.expect(ann={"score": ["Stem Cells"]})
        assert story.turn_goes_on()

    def test_without_sharing_others_can_still_be_targeted(self) -> None:
        """Dogma effects, Without sharing: others have no part in it, but can suffer from it."""
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
        """Yellow: Perspective, purple: Feudalism, red: Gunpowder, green: Navigation, blue: Writing."""
        story = self.story()
        active = ["gunpowder", "perspective", "navigation", "writing", "feudalism"]
        assert story.offered() == ["draw", *[f"dogma {title}" for title in active]]
        story.ann.draws()
        story.expect(ann={"hand": ["Invention"]})

    def test_splayed_piles_show_icons_and_the_others_do_not(self) -> None:
        """Blue and green lie square; yellow is splayed up, purple right and red left."""
        shown = icons(self.story(), "ann")
        # Castles: Feudalism 2, Monotheism 1 (right: picture and castle), Oars 1 (left); nothing of The Wheel.
        assert shown["castle"] == 4
        # Leaves: Perspective 1, Feudalism 1, Agriculture 3 (up); nothing of Pottery.
        assert shown["leaf"] == 5
        assert shown == {"castle": 4, "crown": 5, "leaf": 5, "lightbulb": 4, "factory": 2, "clock": 0}

    def test_others_know_number_and_value_of_the_hand(self) -> None:
        """Game mechanics, Note: the others may know the number and the values of the cards in one's hand."""
        story = self.story()
        story.ann.draws()
        assert seen(story, "bob", "ann")["hand"] == [4]


class TestTurnOfAndre:
    """Section "Example of a player's turn" / "Exemple d'un tour de joueur": the two-page turn of Andre.

    The pictures are not in our text; what it says leaves little room. Andre has two piles, green under Banking and blue
    under Evolution, which is splayed (French: the splay goes on when Chemistry covers it). Evolution gives 3
    lightbulbs, Banking 2 crowns and a factory, and one more icon shows from beneath Evolution. In the end it is 3, 3, 3
    and 1: Chemistry adds two factories and a lightbulb, and Evolution beneath it still shows two, so blue is splayed
    right; and the card beneath Banking adds a crown. We take Calendar (leaf) and Navigation.
    """

    @pytest.mark.parametrize("around", ["Andre Bill Charles Dominic", "Andre Charles Dominic Bill"])
    def test_the_turn(self, around: str) -> None:
        """Charles sits first on the left of Andre: of those who share, or of all; it comes to the same."""
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

        # Andre's icons at first: 3, 2, 1 and 1.
        before = {"castle": 0, "crown": 2, "leaf": 1, "lightbulb": 3, "factory": 1, "clock": 0}
        assert icons(story, name["Andre"]) == before
        # In crowns, Bill is behind Andre, Charles level with him and Dominic ahead.
        assert [icons(story, name[who])["crown"] for who in ("Bill", "Charles", "Dominic")] == [0, 2, 3]

        # First action: Activate, with Banking.
        people["Andre"].activates("Banking")
        # The demand is for Bill alone: a top card of his with a factory, but no green one.
        assert story.asked() == (name["Bill"], "transfer")
        assert story.offered() == ["card coal", "card chemistry"]
        # Bill gives Chemistry, which covers Evolution, and scores a 5 for it.
        people["Bill"].picks("Chemistry")
        # Charles splays green right. He decides with the demand done:
        assert story.asked() == (name["Charles"], "splay right")
        assert people["Andre"].board["blue"] == ["Chemistry", "Evolution", "Calendar"]
        assert people["Bill"].score == ["Statistics"]
        people["Charles"].picks_color("green")
        # Dominic has nothing green to splay. Andre splays green right, too.
        assert story.asked() == (name["Andre"], "splay right")
        people["Andre"].picks_color("green")
        # The bonus of Andre, whose highest active card is a 5: a 5.
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
        # Andre's icons in the end: 3, 3, 3 and 1.
        after = {"castle": 0, "crown": 3, "leaf": 1, "lightbulb": 3, "factory": 3, "clock": 0}
        assert icons(story, name["Andre"]) == after
        # Second action: Draw. There are no more 5s, so it is a 6.
        assert story.pile(5) == []
        assert story.asked() == (name["Andre"], "act")
        people["Andre"].draws()
        story.expect(**{name["Andre"]: {"hand": ["Astronomy", "Democracy"]}})
        assert story.asked() == (NAMES[1], "act")


class TestPhilosophyOfChris:
    """An example in the style of the 2011 FAQ: a Philosophy that Chris shares and Bob does not.

    None of the rulebooks has this example. It is told in the way of that FAQ's example on Democracy: Amy acts, Bob has
    fewer lightbulbs than she, Chris has more.
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
        # Chris comes first; one card is enough for him to score an 8.
        story.cid.picks("Archery")
        # Amy must return more than he did for hers.
        story.ann.picks("Oars", "Masonry")
        # And as Chris returned something, she has her bonus.
        story.expect(ann={"hand": ["Railroad"], "score": ["Mobility"]}, cid={"hand": [], "score": ["Flight"]})
