"""Splays (docs/rules.md 11)."""

from __future__ import annotations

import pytest

from tests.support.looking import icons, seen
from tests.support.story import Story


def shown(title: str, beneath: list[str], direction: str) -> dict[str, int]:
    """What the covered cards of a pile show, with the top card's own icons taken away."""
    alone = Story(ann={"board": [title]}, bob={})
    story = Story(ann={"board": [title, *beneath], "splay": {color_of(alone): direction}}, bob={})
    before, after = icons(alone, "ann"), icons(story, "ann")
    return {icon: after[icon] - before[icon] for icon in after if after[icon] != before[icon]}


def color_of(story: Story) -> str:
    (color,) = story.ann.board
    return color


class TestWhatShows:
    @pytest.mark.parametrize(
        ("beneath", "left", "right", "up"),
        [
            # Top left, bottom left, bottom centre, bottom right: each place told apart by its icon.
            ("Sailing", {"leaf": 1}, {"crown": 2}, {"crown": 1, "leaf": 1}),
            ("Currency", {"crown": 1}, {"leaf": 1, "crown": 1}, {"crown": 2}),
            ("Mapmaking", {"castle": 1}, {"crown": 1}, {"crown": 2, "castle": 1}),
            ("Metric System", {"crown": 1}, {"factory": 1}, {"factory": 1, "crown": 2}),
            ("Bicycle", {}, {"crown": 2}, {"crown": 1, "clock": 1}),
            ("Mass Media", {"lightbulb": 1}, {"lightbulb": 1}, {"clock": 1, "lightbulb": 1}),
            ("Electricity", {"factory": 1}, {"lightbulb": 1, "factory": 1}, {"factory": 2}),
        ],
    )
    def test_each_direction_shows_its_slots(
        self, beneath: str, left: dict[str, int], right: dict[str, int], up: dict[str, int]
    ) -> None:
        """docs/rules.md 11."""
        assert shown("The Wheel", [beneath], "none") == {}
        assert shown("The Wheel", [beneath], "left") == left
        assert shown("The Wheel", [beneath], "right") == right
        assert shown("The Wheel", [beneath], "up") == up

    def test_every_covered_card_shows(self) -> None:
        """docs/rules.md 11: every card beneath the top one shows the same places."""
        assert shown("The Wheel", ["Sailing", "Currency", "Mapmaking"], "left") == {"leaf": 1, "crown": 1, "castle": 1}

    def test_the_splay_is_public(self) -> None:
        """docs/rules.md 16: every icon that a splay shows."""
        story = Story(ann={"board": ["Coal", "Oars"], "splay": {"red": "right"}}, bob={})
        for who in ("bob", None):
            assert seen(story, who, "ann")["board"]["red"]["splay"] == "right"
            assert seen(story, who, "ann")["icons"]["castle"] == 1


class TestSplaying:
    def test_a_pile_of_one_cannot_be_splayed(self) -> None:
        """docs/rules.md 11: it takes two cards to make a splay."""
        story = Story(ann={"board": ["Philosophy", "Tools"]}, bob={})
        story.ann.activates("Philosophy")
        # No color has two cards, and there is no hand to score from: nothing is asked.
        story.expect()
        assert story.turn_goes_on()

    def test_only_piles_that_would_change_are_offered(self) -> None:
        """docs/rules.md 7 and 11."""
        story = Story(
            ann={
                "board": ["Philosophy", "Mysticism", "Tools", "Pottery", "Oars", "Coal", "Sailing"],
                "splay": {"blue": "left", "red": "right"},
            },
            bob={},
        )
        story.ann.activates("Philosophy")
        assert story.offered() == ["color red", "color purple", "pass"]
        story.ann.picks_color("red")
        story.expect(ann={"splay": {"red": "left", "blue": "left"}})

    @pytest.mark.parametrize(("old", "new"), [("left", "right"), ("up", "right"), ("right", "up")])
    def test_the_other_way_replaces_the_old_splay(self, old: str, new: str) -> None:
        """docs/rules.md 11: also from up back to right, which shows less."""
        title, color = {"right": ("Chemistry", "blue"), "up": ("Publications", "blue")}[new]
        story = Story(ann={"board": [title, "Tools"], "splay": {color: old}}, bob={}, piles={6: ["Canning"]})
        story.ann.activates(title)
        if title == "Publications":
            # First it asks whether to rearrange.
            story.ann.passes()
        story.ann.picks_color(color)
        assert story.ann.splay == {color: new}

    def test_a_tucked_card_continues_the_splay(self) -> None:
        """docs/rules.md 11."""
        story = Story(
            ann={"board": ["Monotheism", "Coal", "Archery"], "splay": {"red": "up"}}, bob={}, piles={1: ["Oars"]}
        )
        story.ann.activates("Monotheism")
        story.expect(ann={"board": ["Monotheism", "Coal", "Archery", "Oars"]})
        assert story.ann.splay == {"red": "up"}
        # Up shows a lightbulb and a castle of Archery, a crown and a castle of Oars.
        assert icons(story, "ann") == {"castle": 5, "crown": 1, "leaf": 0, "lightbulb": 1, "factory": 3, "clock": 0}

    def test_a_card_transferred_onto_a_splayed_pile_continues_it(self) -> None:
        """docs/rules.md 11; Iello's Banking example, in French: the card that comes on top joins the splay."""
        story = Story(
            ann={"board": ["City States", "Sailing", "Oars", "Archery"], "splay": {"red": "left"}},
            bob={"board": ["Metalworking", "The Wheel"]},
            piles={1: ["Tools"]},
        )
        story.ann.activates("City States")
        story.bob.picks("Metalworking")
        assert story.ann.board["red"] == ["Metalworking", "Oars", "Archery"]
        assert story.ann.splay == {"red": "left"}


class TestForgetting:
    """docs/rules.md 11: down to a single card, the pile does not keep its splay for later."""

    def test_two_cards_of_three_keep_the_splay(self) -> None:
        story = Story(
            ann={"board": ["Gunpowder"]},
            bob={"board": ["Oars", "Archery", "Metalworking"], "splay": {"red": "left"}},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Gunpowder")
        assert story.bob.splay == {"red": "left"}
        assert icons(story, "bob")["castle"] == 3

    def test_one_card_forgets_it_and_a_new_one_does_not_bring_it_back(self) -> None:
        story = Story(
            ann={"board": ["Gunpowder"]},
            bob={"board": ["Oars", "Archery"], "splay": {"red": "left"}, "hand": ["Coal", "Metalworking"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Gunpowder")
        story.expect(ann={"score": ["Oars", "Calendar"]}, bob={"board": ["Archery"], "splay": {}})
        story.ann.draws()
        story.bob.melds("Coal")
        story.bob.melds("Metalworking")
        assert story.bob.splay == {}
        assert icons(story, "bob")["castle"] == 3

    def test_an_empty_color_forgets_it(self) -> None:
        """Coal scores a top card and the card beneath it; a later card lies on its own."""
        story = Story(
            ann={"board": ["Coal", "Tools", "Pottery"], "splay": {"blue": "right"}, "hand": ["Writing"]},
            bob={"board": ["Oars"]},
            piles={5: ["Banking"]},
        )
        story.ann.activates("Coal")
        story.ann.picks("Tools")
        story.expect(
            ann={"board": ["Coal", "Banking"], "splay": {}, "score": ["Tools", "Pottery"]},
        )
        story.ann.melds("Writing")
        assert story.ann.splay == {}

    def test_an_unsplayed_color_is_unsplayed_by_a_card(self) -> None:
        """Feudalism of the third edition unsplays; that leaves a square pile of two."""
        story = Story(
            ann={"board": ["Feudalism"]},
            bob={"board": ["Coal", "Gunpowder"], "splay": {"red": "up"}, "hand": ["Oars"]},
        )
        story.ann.activates("Feudalism")
        story.bob.picks("Oars")
        story.expect(ann={"hand": ["Oars"]}, bob={"hand": [], "splay": {}})
        assert icons(story, "bob")["factory"] == 3
