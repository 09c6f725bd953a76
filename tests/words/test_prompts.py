"""What is asked, and the options, in words."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import tenages
from tenages.rules.options import Decision
from tenages.words.options import option_hint, option_label
from tenages.words.prompts import PURPOSES, prompt
from tenages.words.terms import PLAYER_NAMES
from tests.randomly import TABLES, deal
from tests.story import Story


def asked(story: Story) -> str:
    decision = story.decision()
    view = story.game.view(decision.player)
    return prompt(decision, PLAYER_NAMES, reader=decision.player, view=view)


def labels(story: Story) -> list[str]:
    decision = story.decision()
    view = story.game.view(decision.player)
    return [option_label(option, decision, view, PLAYER_NAMES) for option in decision.options]


def hints(story: Story) -> dict[str, str]:
    decision = story.decision()
    view = story.game.view(decision.player)
    return {
        option_label(option, decision, view, PLAYER_NAMES): option_hint(option, decision, view, PLAYER_NAMES)
        for option in decision.options
    }


class TestEveryPurpose:
    def test_every_question_of_fifty_random_games_has_words_for_itself_and_its_options(self) -> None:
        for number in range(50):
            random = Random(number)
            game = deal(TABLES[number % len(TABLES)], number)
            while game.decision is not None:
                decision = game.decision
                view = game.view(decision.player)
                said = [prompt(decision, PLAYER_NAMES, reader=decision.player, view=view)]
                onlooker = game.view(None).asked
                assert onlooker is not None
                said.append(prompt(onlooker, PLAYER_NAMES))
                names = [option_label(option, decision, view, PLAYER_NAMES) for option in decision.options]
                assert len(set(names)) == len(names)
                for option in decision.options:
                    assert "{" not in option_hint(option, decision, view, PLAYER_NAMES)
                for text in said + names:
                    assert text
                    assert "{" not in text
                    assert text[0] == text[0].upper()
                game.choose(random.choice(decision.options))

    def test_every_purpose_that_a_card_names_is_in_the_table(self) -> None:
        pages = Path(tenages.__file__).parent.joinpath("cards").rglob("age*.py")
        found = {
            purpose
            for page in pages
            for purpose in re.findall(r'\.(?:may_)?(?:choose|find)\w*\([^"\n]*"([a-z ]+)"\)', page.read_text("utf-8"))
        }
        assert found
        assert found <= set(PURPOSES)

    def test_an_unknown_purpose_is_a_loud_error(self) -> None:
        with pytest.raises(KeyError, match="juggle"):
            prompt(Decision(0, "juggle", ()), PLAYER_NAMES)


class TestPrompts:
    def test_says_where_the_cards_lie_and_how_to_decline(self) -> None:
        story = Story(ann={"board": ["Agriculture"], "hand": ["Tools", "Coal"]}, bob={})
        story.ann.activates("Agriculture")
        assert asked(story) == "Return a card from your hand, or keep them all (Agriculture)"
        assert labels(story) == ["Return Tools (blue 1)", "Return Coal (red 5)", "Keep them all"]

    def test_declining_after_a_choice_is_stopping(self) -> None:
        story = Story(ann={"board": ["Pottery"], "hand": ["Tools", "Coal"]}, bob={})
        story.ann.activates("Pottery")
        story.ann.picks("Tools")
        assert asked(story) == "Return a card from your hand, or stop here (effect 1 of Pottery)"
        assert labels(story)[-1] == "Stop here"

    def test_the_others_hear_who_is_asked_but_not_what_is_offered(self) -> None:
        story = Story(ann={"board": ["Agriculture"], "hand": ["Tools", "Coal"]}, bob={})
        story.ann.activates("Agriculture")
        seen = story.game.view(1).asked
        assert seen is not None
        assert prompt(seen, PLAYER_NAMES, reader=1) == "Ann is asked: Return a card (Agriculture)"

    def test_showing_a_hand_without_such_a_card(self) -> None:
        story = Story(ann={"board": ["Oars"]}, bob={"hand": ["Tools"]})
        story.ann.activates("Oars")
        assert asked(story) == "Transfer a card: no card in your hand fits (effect 1 of Oars)"
        assert labels(story) == ["Show that you have none"]

    def test_a_question_that_can_only_be_declined_says_why(self) -> None:
        story = Story(ann={"board": ["Code of Laws"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Code of Laws")
        assert asked(story) == "Tuck a card: no card in your hand fits (Code of Laws)"
        assert labels(story) == ["Tuck none"]

    def test_splaying(self) -> None:
        story = Story(ann={"board": ["Philosophy", "Mysticism", "Tools"], "hand": ["Coal"]}, bob={})
        story.ann.activates("Philosophy")
        assert asked(story) == "Splay a colour left, or leave it as it is (effect 1 of Philosophy)"
        assert hints(story) == {"Splay purple left": "+1 castle", "Leave it as it is": ""}

    def test_evolution_offers_its_two_alternatives_in_words(self) -> None:
        story = Story(ann={"board": ["Evolution"]}, bob={})
        story.ann.activates("Evolution")
        assert labels(story) == [
            "Draw and score an 8, then return a card from your score pile",
            "Draw a card one higher than your highest score card",
            "Do neither",
        ]

    def test_a_back_is_named_by_value_and_owner(self) -> None:
        story = Story(ann={"board": ["Rocketry"]}, bob={"score": ["Tools", "Engineering"]})
        story.ann.activates("Rocketry")
        assert labels(story) == ["Return a 1 from Bob's score pile", "Return a 3 from Bob's score pile"]


class TestActions:
    def test_actions_say_what_they_would_mean(self) -> None:
        story = Story(
            ann={"board": ["Tools", "Engineering"], "hand": ["Writing"], "score": ["Coal"]},
            bob={"board": ["Mysticism"]},
            cid={},
        )
        assert hints(story) == {
            "Draw a 3": "",
            "Meld Writing (blue 1)": "on Tools (blue 1): +1 crown, -1 castle",
            "Activate Tools": "lightbulb 3: Bob 0 and Cid 0 do not share",
            "Activate Engineering": "castle 3: Cid 0 must obey; Bob 3 shares",
            "Achieve 1 (5 points)": "you have 5 points; they are not spent",
        }

    def test_a_draw_past_empty_piles_says_so(self) -> None:
        story = Story(ann={"board": ["Gunpowder"]}, bob={}, only={4: [], 5: []})
        assert hints(story)["Draw a 6"] == "for 4 and 5 are empty"

    def test_the_draw_that_ends_the_game_says_so(self) -> None:
        story = Story(ann={"board": ["Software"]}, bob={}, only={10: []})
        assert labels(story)[0] == "Draw beyond 10, which ends the game"
