"""The texts of questions and options."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import tenages
from tenages.rules.options import Decision
from tenages.words.options import option_hint, option_label
from tenages.words.prompts import prompt, purpose_key
from tenages.words.speaker import sentence
from tenages.words.terms import a_back
from tests.support.effort import some
from tests.support.randomly import ECHOES_TABLES, TABLES, deal
from tests.support.speaking import ENGLISH, to
from tests.support.story import EchoesStory, Story

DEFAULT_LABELS = {sentence(ENGLISH.say(key)) for key in ("option-first", "option-second")}
"""The default labels for alternatives of a card without messages for them."""


def asked(story: Story) -> str:
    decision = story.decision()
    view = story.game.view(decision.player)
    return prompt(to(decision.player), decision, view)


def labels(story: Story) -> list[str]:
    decision = story.decision()
    view = story.game.view(decision.player)
    return [option_label(to(decision.player), option, decision, view) for option in decision.options]


def hints(story: Story) -> dict[str, str]:
    decision = story.decision()
    view = story.game.view(decision.player)
    return {
        option_label(to(decision.player), option, decision, view): option_hint(
            to(decision.player), option, decision, view
        )
        for option in decision.options
    }


class TestEveryPurpose:
    def test_every_question_and_option_of_random_games_has_a_text(self) -> None:
        for number in some(range(50), 14):
            random = Random(number)
            game = deal(TABLES[number % len(TABLES)], number)
            while game.decision is not None:
                decision = game.decision
                view = game.view(decision.player)
                texts = [prompt(to(decision.player), decision, view)]
                onlooker = game.view(None).asked
                assert onlooker is not None
                texts.append(prompt(to(None), onlooker))
                names = [option_label(to(decision.player), option, decision, view) for option in decision.options]
                assert len(set(names)) == len(names)
                # Every card that offers alternatives has messages for them.
                assert not DEFAULT_LABELS & set(names)
                for option in decision.options:
                    assert "{" not in option_hint(to(decision.player), option, decision, view)
                for text in texts + names:
                    assert text
                    assert "{" not in text
                    assert text[0] == text[0].upper()
                game.choose(random.choice(decision.options))

    def test_every_purpose_of_a_card_has_a_message(self) -> None:
        pages = Path(tenages.__file__).parent.joinpath("cards").rglob("age*.py")
        found = {
            purpose
            for page in pages
            for purpose in re.findall(r'\.(?:may_)?(?:choose|find)\w*\([^"\n]*"([a-z ]+)"\)', page.read_text("utf-8"))
        }
        assert found
        assert all(ENGLISH.has(purpose_key(purpose)) for purpose in found)

    def test_an_unknown_purpose_raises_an_error(self) -> None:
        with pytest.raises(KeyError, match="juggle"):
            prompt(to(None), Decision(0, "juggle", ()))


class TestPrompts:
    def test_says_where_the_cards_are_and_how_to_decline(self) -> None:
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

    def test_the_others_read_who_is_asked_but_not_what_is_offered(self) -> None:
        story = Story(ann={"board": ["Agriculture"], "hand": ["Tools", "Coal"]}, bob={})
        story.ann.activates("Agriculture")
        seen = story.game.view(1).asked
        assert seen is not None
        assert prompt(to(1), seen) == "Ann is asked: Return a card (Agriculture)"

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
        assert asked(story) == "Splay a color left, or leave it as it is (effect 1 of Philosophy)"
        assert hints(story) == {"Splay purple left": "+1 castle", "Leave it as it is": ""}

    def test_evolution_names_its_two_alternatives(self) -> None:
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


class TestEchoesPrompts:
    def test_an_echo_effect_asks_by_its_name(self) -> None:
        story = EchoesStory(ann={"board": ["Bell"], "hand": ["Tools", "Dice"]}, bob={})
        story.ann.activates("Bell")
        assert asked(story) == "Score a card from your hand, or score none (the echo of Bell)"
        assert hints(story)["Score Dice (blue 1)"] == "2 crown, bonus 1"

    def test_promoting_a_card_and_activating_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Tools", "Perfume"], "hand": ["Coal"], "forecast": ["Bell", "Puppet", "Software"]},
            bob={"board": ["Metalworking"]},
        )
        story.ann.melds("Coal")
        assert asked(story) == "Promote a card from your forecast, or promote none"
        assert hints(story) == {
            "Promote Bell (purple 1)": "a new color: +2 castle, +echo",
            "Promote Puppet (purple 1)": "a new color: +2 castle, +bonus 3",
            "Promote none": "",
        }
        story.ann.promotes("Bell")
        assert asked(story) == "Activate Bell (purple 1), which you have just promoted?"
        assert hints(story) == {
            "Yes, activate it": "castle 3, first its echo: Bob 3 shares",
            "No, leave it at that": "",
        }

    def test_a_promotion_that_must_be_activated_says_so(self) -> None:
        story = EchoesStory(ann={"board": ["Tools"], "hand": ["Coal"], "forecast": ["Bell"]}, bob={}, edition="iello")
        story.ann.melds("Coal")
        assert asked(story) == "Promote a card from your forecast and activate it, or promote none"

    def test_the_others_read_that_someone_may_promote(self) -> None:
        story = EchoesStory(ann={"board": ["Tools"], "hand": ["Coal"], "forecast": ["Bell"]}, bob={})
        story.ann.melds("Coal")
        seen = story.game.view(1).asked
        assert seen is not None
        assert prompt(to(1), seen) == "Ann is asked: Promote a card"
        story.ann.promotes("Bell")
        view = story.game.view(1)
        assert view.asked is not None
        assert prompt(to(1), view.asked) == "Ann is asked: Activate the promoted card"
        assert prompt(to(1), view.asked, view) == "Ann is asked: Activate Bell (purple 1)"

    def test_supply_piles_are_named_by_their_set(self) -> None:
        story = EchoesStory(ann={"board": ["Tuning Fork"]}, bob={})
        story.ann.activates("Tuning Fork")
        assert asked(story) == "Look at the top card of a supply pile (the echo of Tuning Fork)"
        assert labels(story)[2] == "Look at the top of the base 3s"
        assert labels(story)[12] == "Look at the top of the Echoes 3s"

    def test_a_mixed_supply_pile_shows_its_top_back(self) -> None:
        story = EchoesStory(ann={"board": ["Tuning Fork"]}, bob={}, american=True, piles={3: ["Almanac"]})
        story.ann.activates("Tuning Fork")
        assert hints(story)["Look at the top of the 3s"] == "an Echoes 3"

    def test_a_back_of_echoes_in_a_score_pile(self) -> None:
        story = EchoesStory(ann={"board": ["Rocketry"]}, bob={"score": ["Tools", "Dice"]})
        story.ann.activates("Rocketry")
        assert labels(story) == ["Return a 1 from Bob's score pile", "Return an Echoes 1 from Bob's score pile"]

    def test_an_icon_is_chosen_by_its_name(self) -> None:
        story = EchoesStory(ann={"board": ["Social Networking"]}, bob={"board": ["Tools"]})
        story.ann.activates("Social Networking")
        assert asked(story) == "Choose an icon (effect 1 of Social Networking)"
        assert labels(story) == ["The castle", "The crown", "The leaf", "The lightbulb", "The factory", "The clock"]

    def test_a_bonus_higher_than_any_card(self) -> None:
        story = EchoesStory(ann={"board": ["MP3", "Sudoku"]}, bob={})
        story.ann.activates("MP3")
        assert asked(story) == "Draw a card (effect 2 of MP3)"
        assert hints(story) == {"Draw a 10": "", "Draw an 11": "beyond 10, which ends the game"}

    def test_the_achievement_of_an_age_claimed_by_an_effect(self) -> None:
        story = EchoesStory(ann={"board": ["Artificial Heart"], "score": ["Coal"]}, bob={})
        story.ann.activates("Artificial Heart")
        assert asked(story) == "Claim the achievement of an age (Artificial Heart)"
        assert labels(story)[0] == "Achieve 1"

    def test_a_forecast_without_such_a_card_is_not_called_the_hand(self) -> None:
        story = EchoesStory(ann={"board": ["Almanac"], "forecast": ["Tools"]}, bob={}, piles={4: ["Enterprise"]})
        story.ann.activates("Almanac")
        assert asked(story) == "Return a card: none of the cards fits (Almanac)"
        assert labels(story) == ["Keep them all"]


class TestEchoesActions:
    def test_actions_say_what_they_would_mean(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"purple": ["Bell", "Flute"], "green": ["Comb", "Scissors"], "blue": ["Perfume"]},
                "splay": {"purple": "left", "green": "up"},
                "hand": ["Puppet", "Clothing", "Ruler"],
            },
            bob={"board": ["Metalworking"]},
        )
        assert hints(story) == {
            "Draw a 1": "",
            "Meld Puppet (purple 1)": "on Bell (purple 1): +bonus 3",
            "Meld Clothing (green 1)": "on Comb (green 1): +1 crown, +2 leaf, -1 castle",
            "Meld Ruler (blue 1)": "on Perfume (blue 1): +2 lightbulb, -1 castle, -bonus 1",
            "Activate Comb": "castle 6: Bob 3 does not share",
            "Activate Perfume": "castle 6, first its echo: Bob 3 must obey",
            "Activate Bell": "castle 6, first the echo of Flute and its own: Bob 3 does not share",
        }

    def test_a_player_without_an_echoes_card_would_draw_one(self) -> None:
        assert labels(EchoesStory(ann={"board": ["Engineering"], "hand": ["Tools"]}, bob={}))[0] == "Draw an Echoes 3"
        assert labels(EchoesStory(ann={"board": ["Engineering"], "hand": ["Dice"]}, bob={}))[0] == "Draw a 3"
        assert labels(EchoesStory(ann={"board": ["Engineering"]}, bob={}))[0] == "Draw a 3"

    def test_an_age_without_base_cards_is_skipped(self) -> None:
        story = EchoesStory(ann={"board": ["Engineering"], "hand": ["Tools"]}, bob={}, only={3: ["Almanac"]})
        assert hints(story)["Draw an Echoes 4"] == "for 3 is empty"

    def test_from_a_mixed_pile_the_top_card_of_any_set_is_drawn(self) -> None:
        story = EchoesStory(ann={"board": ["Tools"]}, bob={}, american=True, piles={1: ["Dice", "Oars"]})
        assert labels(story)[0] == "Draw an Echoes 1"
        story.ann.draws()
        assert labels(story)[0] == "Draw a 1"

    def test_the_label_of_a_draw_is_always_correct(self) -> None:
        drawn = 0
        for number, table in enumerate(ECHOES_TABLES):
            random = Random(number)
            game = deal(table, number)
            for _ in range(120):
                if game.decision is None:
                    break
                decision = game.decision
                option = random.choice(decision.options)
                label = option_label(to(decision.player), option, decision, game.view(decision.player))
                seen = len(game.events)
                game.choose(option)
                if option.kind == "draw" and game.events[seen].kind == "drew":
                    card = game.events[seen].card
                    assert card is not None
                    assert label == f"Draw {a_back(ENGLISH, card.age, card.deck)}"
                    drawn += 1
        assert drawn > 100

    def test_a_player_who_knows_the_top_card_is_reminded_of_it(self) -> None:
        story = EchoesStory(ann={"board": ["Tuning Fork"]}, bob={}, american=True, piles={5: ["Octant"]})
        story.ann.activates("Tuning Fork")
        story.ann.picks_deck(5)
        assert hints(story)["Draw an Echoes 5"] == "it is Octant (red 5)"

    def test_a_second_achievement_of_an_age_costs_this_player_more(self) -> None:
        story = EchoesStory(
            ann={"board": ["Puppet"], "score": ["Coal", "Domestication", "Archery"], "achievements": [1]},
            bob={},
            achievements=[1, 1, 2],
        )
        assert hints(story)["Achieve 1 (10 points)"] == (
            "your second 1; 2 of them are to be had; you have 10 points; they are not spent"
        )
