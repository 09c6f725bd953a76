"""How a game ends (docs/rules.md 15)."""

from __future__ import annotations

from typing import Any

import pytest

import tenages
from tenages.rules.endings import Outcome
from tests.support.looking import icons
from tests.support.story import NAMES, EchoesStory, Story

EDITIONS = ("asmadi-1", "iello", "asmadi-3")
THIRTY = ["A.I.", "Databases", "Software"]


def others(players: int) -> dict[str, Any]:
    return {name: {} for name in NAMES[1:players]}


class TestByAchievements:
    COUNTS = (
        ("asmadi-1", 2, 6),
        ("asmadi-1", 3, 5),
        ("asmadi-1", 4, 4),
        ("iello", 2, 6),
        ("iello", 3, 5),
        ("iello", 4, 4),
        ("asmadi-3", 2, 6),
        ("asmadi-3", 3, 5),
        ("asmadi-3", 4, 4),
        ("asmadi-3", 5, 4),
    )

    @pytest.mark.parametrize(("edition", "players", "needed"), COUNTS)
    def test_enough_achievements_end_the_game_at_once(self, edition: str, players: int, needed: int) -> None:
        """docs/rules.md, "achievements to win"; the third edition never below 4."""
        ages = list(range(1, needed))
        story = Story(
            edition=edition, ann={"board": ["Services"], "score": THIRTY, "achievements": ages}, **others(players)
        )
        story.ann.achieves(needed)
        assert story.winners() == ["ann"]
        assert story.won_by() == "achievements"
        assert story.asked() is None

    @pytest.mark.parametrize(("edition", "players", "needed"), COUNTS)
    def test_one_less_does_not(self, edition: str, players: int, needed: int) -> None:
        ages = list(range(1, needed - 1))
        story = Story(
            edition=edition, ann={"board": ["Services"], "score": THIRTY, "achievements": ages}, **others(players)
        )
        story.ann.achieves(needed - 1)
        assert story.winners() == []
        assert story.turn_goes_on()

    def test_special_ones_count_like_the_others(self) -> None:
        """Every rulebook: they are worth as much as the others."""
        story = Story(
            ann={"board": ["Translation"], "achievements": [1, 2, 3, "Wonder", "Empire"]}, bob={"board": ["Tools"]}
        )
        story.ann.activates("Translation")
        assert story.winners() == ["ann"]

    def test_one_may_win_on_anothers_turn(self) -> None:
        """docs/rules.md 14 and 15: Bob shares Translation and has his sixth; Ann does not get to act."""
        story = Story(
            ann={"board": ["Translation"], "achievements": [1, 2, 3, 4, 5]},
            bob={"board": ["Navigation"], "achievements": [6, 7, 8, "Wonder", "Empire"]},
        )
        story.ann.activates("Translation")
        assert story.winners() == ["bob"]
        assert story.ann.achievements == [1, 2, 3, 4, 5]

    def test_nothing_can_be_chosen_after_the_end(self) -> None:
        story = Story(ann={"board": ["Services"], "score": THIRTY, "achievements": [1, 2, 3, 4, 5]}, bob={})
        story.ann.achieves(6)
        with pytest.raises(tenages.TenAgesError):
            story.game.choose(tenages.option_named("draw"))


@pytest.mark.parametrize("edition", EDITIONS)
class TestByPoints:
    def test_most_points(self, edition: str) -> None:
        """docs/rules.md 15 (b): points come before achievements."""
        story = Story(
            edition=edition,
            ann={"board": ["Software"], "score": ["Coal"], "achievements": [1, 2, 3]},
            bob={"score": ["Canning"]},
            cid={"score": ["Oars"]},
            only={10: []},
        )
        story.ann.draws()
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"

    def test_on_a_tie_most_achievements(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["Software"], "score": ["Coal"], "achievements": ["World"]},
            bob={"score": ["Navigation", "Oars"], "achievements": [1, "Empire"]},
            cid={"achievements": [2, 3, 4]},
            only={10: []},
        )
        story.ann.draws()
        assert story.winners() == ["bob"]

    def test_a_tie_among_the_others_does_not_matter(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["Software"], "score": ["Oars"]},
            bob={"score": ["Coal"]},
            cid={"score": ["Tools"]},
            only={10: []},
        )
        story.ann.draws()
        assert story.winners() == ["bob"]
        assert not story.drawn()

    def test_a_draw_by_an_effect_stops_the_effect_in_its_middle(self, edition: str) -> None:
        """docs/rules.md 15: at once. Quantum Theory returns two cards, draws the last 10, and has none to score."""
        story = Story(
            edition=edition,
            ann={"board": ["Quantum Theory"], "hand": ["Oars", "Tools", "Coal"]},
            bob={"score": ["Archery"]},
            only={10: ["A.I."]},
        )
        story.ann.activates("Quantum Theory")
        story.ann.picks("Oars", "Tools")
        story.expect(ann={"hand": ["Coal", "A.I."]})
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"

    def test_a_sharers_draw_ends_it_before_the_acting_player_has_his(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["A.I."]},
            bob={"board": ["Empiricism"], "score": ["Oars"]},
            only={10: []},
        )
        story.ann.activates("A.I.")
        story.expect()
        assert story.winners() == ["bob"]

    def test_the_next_effect_does_not_come(self, edition: str) -> None:
        """The Internet: splaying, then a 10 to score that is not there; the third effect would meld."""
        story = Story(
            edition=edition,
            ann={"board": ["The Internet", "Databases", "Sailing"], "score": ["Oars"]},
            bob={},
            only={10: []},
        )
        story.ann.activates("The Internet")
        story.ann.picks_color("green")
        story.expect(ann={"splay": {"green": "up"}})
        assert story.winners() == ["ann"]

    def test_asking_for_an_11_ends_it_though_there_are_10s(self, edition: str) -> None:
        story = Story(
            edition=edition, ann={"board": ["Evolution"], "score": ["Robotics"]}, bob={}, piles={10: ["A.I."]}
        )
        story.ann.activates("Evolution")
        story.ann.picks_alternative(2)
        assert story.winners() == ["ann"]
        assert story.won_by() == "points"

    def test_what_was_scored_before_the_end_counts(self, edition: str) -> None:
        """Software scores the last 10 and then has none to meld."""
        story = Story(
            edition=edition, ann={"board": ["Software"]}, bob={"score": ["Services"]}, only={10: ["Globalization"]}
        )
        story.ann.activates("Software")
        story.expect(ann={"score": ["Globalization"]})
        assert story.winners() == ["ann"]


SHARING = ("asmadi-1", "iello")
"""The editions in which players who are tied in points and achievements win together."""


def ann_and_cid_are_tied(edition: str) -> Story:
    """Both have five points and one achievement, and Bob has as many points but no achievement; there are no 10s."""
    return Story(
        edition=edition,
        ann={"board": ["Software"], "score": ["Coal"], "achievements": [1]},
        bob={"score": ["Measurement"]},
        cid={"score": ["Banking"], "achievements": [2]},
        only={10: []},
    )


class TestTies:
    """docs/rules.md 15 (b): those who are tied in points and in achievements share the victory, or it is a draw.

    First edition, "Ending the Game": "If still tied, victory is shared"; Iello's rules, "Victoire d'Influence", say the
    same. Third edition, "Winning and game end": "If still tied, the game is a draw".
    """

    @pytest.mark.parametrize("edition", SHARING)
    def test_the_victory_is_shared(self, edition: str) -> None:
        story = ann_and_cid_are_tied(edition)
        story.ann.draws()
        assert story.winners() == ["ann", "cid"]
        assert not story.drawn()
        assert story.won_by() == "points"

    def test_in_the_third_edition_nobody_wins(self) -> None:
        """The third player does not win either."""
        story = ann_and_cid_are_tied("asmadi-3")
        story.ann.draws()
        assert story.drawn()
        assert story.winners() == []
        assert story.won_by() == "points"
        assert story.asked() is None

    @pytest.mark.parametrize("edition", SHARING)
    def test_nobody_has_anything(self, edition: str) -> None:
        """A mistake of others: to count where there are no cards."""
        story = Story(edition=edition, ann={"board": ["Software"]}, bob={}, only={10: []})
        story.ann.draws()
        assert story.winners() == ["ann", "bob"]

    def test_in_the_third_edition_two_who_have_nothing_draw(self) -> None:
        story = Story(edition="asmadi-3", ann={"board": ["Software"]}, bob={}, only={10: []})
        story.ann.draws()
        assert story.drawn()

    def test_an_effect_can_end_the_game_in_a_draw(self) -> None:
        """Evolution: one higher than Robotics would be an 11. Both have ten points."""
        story = Story(
            edition="asmadi-3",
            ann={"board": ["Evolution"], "score": ["Robotics"]},
            bob={"score": ["A.I."]},
        )
        story.ann.activates("Evolution")
        story.ann.picks_alternative(2)
        assert story.drawn()

    def test_bonuses_break_a_tie(self) -> None:
        """docs/rules.md 19: the score is what counts, and bonuses are part of it."""
        story = EchoesStory(
            edition="asmadi-3",
            ann={"board": ["Software", "Puppet"], "score": ["Tools"]},
            bob={"score": ["Oars"]},
            only={10: []},
        )
        story.ann.draws()
        assert story.winners() == ["ann"]

    def test_nothing_can_be_chosen_after_a_draw(self) -> None:
        story = ann_and_cid_are_tied("asmadi-3")
        story.ann.draws()
        with pytest.raises(tenages.GameIsOver):
            story.game.choose(tenages.option_named("draw"))

    def test_a_draw_says_that_it_is_one(self) -> None:
        story = ann_and_cid_are_tied("asmadi-3")
        story.ann.draws()
        assert str(story.game.outcome) == "<a draw by points>"
        assert story.game.view(0).describe()["outcome"] == {"winners": [], "how": "points"}

    def test_a_draw_is_saved_and_replayed(self) -> None:
        story = ann_and_cid_are_tied("asmadi-3")
        story.ann.draws()
        assert tenages.replay(story.game.record()).outcome == story.game.outcome
        assert story.game.copy().outcome == story.game.outcome


@pytest.mark.parametrize("edition", EDITIONS)
class TestByEffect:
    """docs/rules.md 15 (c)."""

    def test_twenty_lightbulbs_of_empiricism(self, edition: str) -> None:
        for beneath, lightbulbs, winners in (("Statistics", 19, []), ("Ecology", 20, ["ann"])):
            story = Story(
                edition=edition,
                ann={
                    "board": {
                        "purple": ["Empiricism", "Education", "Philosophy"],
                        "blue": ["Genetics", "Atomic Theory", "Experimentation"],
                        "yellow": ["Perspective", beneath],
                    },
                    "splay": {"purple": "up", "blue": "up", "yellow": "up"},
                },
                bob={},
                piles={9: ["Fission"]},
            )
            assert icons(story, "ann")["lightbulb"] == lightbulbs
            story.ann.activates("Empiricism")
            story.ann.picks_color("yellow")
            story.ann.picks_color("blue")
            assert story.winners() == winners
            assert story.won_by() == ("effect" if winners else None)

    def test_the_winner_may_be_someone_else(self, edition: str) -> None:
        """Bioengineering: Bob has most leaves."""
        story = Story(
            edition=edition, ann={"board": ["Bioengineering"]}, bob={"board": ["Agriculture", "Services", "Lighting"]}
        )
        story.ann.activates("Bioengineering")
        story.ann.picks("Agriculture")
        assert story.winners() == ["bob"]
        assert story.won_by() == "effect"

    def test_a_tie_for_most_is_ignored(self, edition: str) -> None:
        """docs/rules.md 15 and rulings: also in the third edition, whose Bioengineering drops "single"."""
        story = Story(
            edition=edition,
            ann={"board": ["Bioengineering"]},
            bob={"board": ["Anatomy", "Pottery"]},
            cid={"board": ["Stem Cells"]},
        )
        story.ann.activates("Bioengineering")
        story.ann.picks("Anatomy")
        # Three leaves each for Bob and Cid; Ann has none.
        assert story.winners() == []
        assert story.turn_goes_on()

    def test_more_achievements_than_everyone_for_self_service(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["Self Service"], "achievements": [1, 2]},
            bob={"achievements": ["World"]},
            cid={"achievements": [3]},
        )
        story.ann.activates("Self Service")
        assert story.winners() == ["ann"]

    def test_as_many_achievements_as_another_are_not_more(self, edition: str) -> None:
        story = Story(
            edition=edition,
            ann={"board": ["Self Service"], "achievements": [1, 2]},
            bob={"achievements": ["World", "Empire"]},
            cid={},
        )
        story.ann.activates("Self Service")
        assert story.winners() == []

    def test_ten_green_cards_for_collaboration(self, edition: str) -> None:
        green = ["Sailing", "Clothing", "The Wheel", "Currency", "Mapmaking", "Compass", "Paper", "Banking", "Bicycle"]
        for pile, winners in ((["Collaboration", *green], ["ann"]), (["Collaboration", *green[1:]], [])):
            story = Story(
                edition=edition, ann={"board": pile}, bob={"board": ["Optics"]}, piles={9: ["Genetics", "Ecology"]}
            )
            story.ann.activates("Collaboration")
            assert story.winners() == winners

    def test_a_sharer_may_win(self, edition: str) -> None:
        """The 2011 FAQ on Self Service: an opponent who shares it wins by it, if it is he who has most achievements."""
        story = Story(
            edition=edition,
            ann={"board": ["Self Service"], "achievements": [1]},
            bob={"board": ["Navigation"], "achievements": [2, 3]},
        )
        story.ann.activates("Self Service")
        assert story.winners() == ["bob"]


def test_outcomes_are_the_same_if_the_same_players_won_in_the_same_way() -> None:
    assert Outcome((0,), "points") == Outcome((0,), "points")
    assert Outcome((0,), "points") != Outcome((1,), "points")
    assert Outcome((0,), "points") != Outcome((0,), "effect")
    assert Outcome((0,), "points") != "points"
