"""The log as text."""

from __future__ import annotations

from random import Random

import pytest

import tenages
from tenages import CARDS, Game
from tenages.rules import events
from tenages.rules.events import Event
from tenages.sight.history import SeenEvent
from tenages.words.log import LINES, log_line, log_lines
from tenages.words.speaker import Speaker
from tests.support.effort import some
from tests.support.randomly import TABLES, deal, play_on
from tests.support.speaking import FRENCH, IELLO, NAMES, to
from tests.support.story import EchoesStory, Story, drawn_game, tied


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Fifty random games, over all editions and numbers of players, played to the end."""
    return [play_on(deal(TABLES[number % len(TABLES)], number), Random(number)) for number in range(50)]


def lines_of(story: Story, reader: int | None = None) -> list[str]:
    return [log_line(to(reader), event) for event in story.game.history(reader)]


class TestEveryEvent:
    def test_every_kind_of_event_has_a_formatter(self) -> None:
        kinds = {value for name, value in vars(events).items() if name.isupper() and isinstance(value, str)}
        assert set(LINES) == kinds

    def test_every_event_of_random_games_can_be_formatted_for_everyone(self, games: list[Game]) -> None:
        for game in some(games, 14):
            for reader in (None, *range(game.setup.players)):
                for line in log_lines(to(reader), game.history(reader)):
                    assert line.text.endswith(".")
                    assert line.text[0].isupper()
                    assert "{" not in line.text
                    assert "  " not in line.text

    def test_a_line_does_not_depend_on_cards_that_its_reader_cannot_see(self, games: list[Game]) -> None:
        hidden = 0
        # Twelve tables without Echoes of the Past, and twelve with it.
        for game in games[:24]:
            for reader in (None, *range(game.setup.players)):
                for event, seen in zip(game.events, game.history(reader), strict=True):
                    if event.card is not None and seen.card is None:
                        hidden += 1
                        other = next(card for card in CARDS if card.back == event.card.back and card is not event.card)
                        swapped = SeenEvent(with_card(event, other), False)
                        assert log_line(to(reader), seen) == log_line(to(reader), swapped)
        assert hidden > 1000


def with_card(event: Event, card: tenages.Card) -> Event:
    return Event(event.kind, event.player, card, event.origin, event.target, event.seen, event.effect, event.detail)


class TestTexts:
    def test_an_activation_says_who_shares_and_who_obeys_with_both_counts(self) -> None:
        story = Story(
            ann={"board": ["Oars"], "hand": []},
            bob={"board": ["City States"]},
            cid={"board": ["Mysticism"]},
        )
        story.ann.activates("Oars")
        assert lines_of(story)[0] == ("Ann activates Oars (castle): Bob 1 against 2 must obey; Cid 3 against 2 shares.")

    def test_players_with_the_same_result_are_listed_together(self) -> None:
        story = Story(ann={"board": ["Writing"]}, bob={}, cid={})
        story.ann.activates("Writing")
        assert lines_of(story)[0] == "Ann activates Writing (lightbulb): Bob 0 and Cid 0 against 2 do not share."

    def test_the_reader_is_addressed_as_you(self) -> None:
        story = Story(ann={"board": ["Writing"]}, bob={"board": ["Tools"]}, piles={2: ["Calendar", "Fermenting"]})
        story.ann.activates("Writing")
        lines = lines_of(story, reader=1)
        assert lines[0] == "Ann activates Writing (lightbulb): you 2 against 2 share."
        assert lines[1:3] == ["You share Writing.", "You draw Calendar (blue 2), by Writing."]
        assert lines[4] == "Ann draws a 2, by Writing."

    def test_a_draw_past_empty_piles_says_so(self) -> None:
        story = Story(ann={"board": ["Gunpowder"]}, bob={}, only={4: [], 5: []}, piles={6: ["Canning"]})
        story.ann.draws()
        assert lines_of(story)[-1] == "Ann draws a 6, for 4 and 5 are empty."
        assert lines_of(story, reader=0)[-1] == "You draw Canning (yellow 6), for 4 and 5 are empty."

    def test_a_draw_with_an_empty_board_is_a_1(self) -> None:
        story = Story(ann={"hand": ["Tools"]}, bob={})
        story.ann.draws()
        assert lines_of(story)[-1] == "Ann draws a 1."

    def test_a_hidden_card_that_changes_hands_is_named_by_its_value(self) -> None:
        story = Story(ann={"board": ["Archery"]}, bob={"hand": ["Coal"]}, cid={"board": ["Masonry"]})
        story.ann.activates("Archery")
        line = "transfers a 5 from hand to Ann's hand, by Archery."
        assert f"Bob {line}" in lines_of(story)
        assert f"Bob {line}" in lines_of(story, reader=2)
        assert "Bob transfers Coal (red 5) from hand to your hand, by Archery." in lines_of(story, reader=0)

    def test_the_achievement_of_an_age_is_shown_with_its_cost(self) -> None:
        story = Story(ann={"board": ["Tools"], "score": ["Coal"]}, bob={})
        story.ann.achieves(1)
        assert lines_of(story) == ["Ann achieves 1 (5 points)."]

    def test_a_special_achievement_names_the_card_that_claimed_it(self) -> None:
        castles = ["Archery", "Oars", "Mysticism", "The Wheel"]
        story = Story(ann={"board": ["Masonry"], "hand": castles}, bob={})
        story.ann.activates("Masonry")
        story.ann.picks(*castles)
        assert "Ann claims the special achievement Monument, by Masonry." in lines_of(story)

    def test_a_shown_hand_names_its_cards(self) -> None:
        story = Story(ann={"board": ["Oars"]}, bob={"hand": ["Agriculture", "Tools"]})
        story.ann.activates("Oars")
        story.bob.shows_hand()
        shown = "Bob shows the hand, for no card in it fits: Agriculture (yellow 1) and Tools (blue 1)"
        assert f"{shown}, by effect 1 of Oars." in lines_of(story)

    def test_the_end_says_who_won_and_how(self) -> None:
        story = Story(ann={"board": ["Software"], "score": ["Coal"]}, bob={}, only={10: []})
        story.ann.draws()
        assert lines_of(story)[-1] == (
            "A card beyond age 10 is to be drawn: the game ends and points decide: Ann wins."
        )
        assert lines_of(story, reader=0)[-1].endswith("points decide: you win.")

    def test_a_draw_says_in_what_the_best_are_tied(self) -> None:
        """docs/rules.md 15: in the third edition nobody wins then; in the others they share the victory."""
        story = tied()
        story.ann.draws()
        end = "the game ends in a draw, for the best are tied in points and achievements."
        for reader in (None, 0, 1):
            assert lines_of(story, reader)[-1] == f"A card beyond age 10 is to be drawn: {end}"
        story = tied("asmadi-1")
        story.ann.draws()
        assert lines_of(story)[-1].endswith("the game ends and points decide: Ann and Bob win.")

    def test_a_draw_by_an_effect_names_the_effect(self) -> None:
        story = Story(ann={"board": ["Evolution"], "score": ["Robotics"]}, bob={"score": ["A.I."]})
        story.ann.activates("Evolution")
        story.ann.picks_alternative(2)
        start = "By Evolution a card beyond age 10 is to be drawn: the game ends in a draw"
        assert lines_of(story)[-1].startswith(start)

    def test_a_draw_in_the_other_catalogues(self) -> None:
        game = drawn_game()
        english, french = [log_lines(Speaker(words, NAMES, 0), game.history(0))[-1].text for words in (IELLO, FRENCH)]
        assert english.endswith("for the best are tied in Influence points and Dominations.")
        assert french == (
            "Il faut piocher au-delà de la Période 10\u00a0: la partie s’arrête sur un match nul, "
            "car les premiers sont à égalité d’Influence et de Dominations."
        )


class TestEchoes:
    def test_an_echoes_card_is_named_by_its_back(self) -> None:
        story = EchoesStory(ann={"board": ["Engineering"], "hand": ["Tools"]}, bob={}, piles={3: ["Almanac"]})
        story.ann.draws()
        assert lines_of(story) == ["Ann draws an Echoes 3."]
        assert lines_of(story, reader=0) == ["You draw Almanac (blue 3)."]

    def test_a_draw_past_an_age_that_has_only_echoes_cards_left(self) -> None:
        story = EchoesStory(ann={"board": ["Gunpowder"]}, bob={}, only={4: ["Clock"]}, piles={5: ["Coal"]})
        story.ann.draws()
        assert lines_of(story) == ["Ann draws a 5, for 4 is empty."]

    def test_an_activation_says_how_many_echo_effects_come_first(self) -> None:
        story = EchoesStory(
            ann={"board": {"purple": ["Bell", "Flute"]}, "splay": {"purple": "left"}},
            bob={"board": ["Puppet"]},
            cid={},
        )
        story.ann.activates("Bell")
        assert lines_of(story)[0] == (
            "Ann activates Bell (castle) after 2 echo effects: Bob 2 against 2 shares; Cid 0 against 2 does not share."
        )

    def test_echo_effects_are_shared_even_if_the_card_itself_only_demands(self) -> None:
        story = EchoesStory(
            ann={"board": ["Perfume"]}, bob={"board": ["Puppet"]}, cid={}, dan={"board": ["Metalworking"]}
        )
        story.ann.activates("Perfume")
        assert lines_of(story)[0] == (
            "Ann activates Perfume (castle) after 1 echo effect: Cid 0 against 1 must obey; "
            "Bob 2 and Dan 3 against 1 share the echo."
        )

    def test_what_an_echo_effect_does_names_it(self) -> None:
        story = EchoesStory(ann={"board": ["Ruler"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Ruler")
        assert "Ann carries out the echo of Ruler." in lines_of(story)
        assert "Ann draws an Echoes 2, by the echo of Ruler." in lines_of(story)

    def test_foreshadowing(self) -> None:
        story = EchoesStory(ann={"board": ["Bell"], "hand": []}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Bell")
        assert "Ann draws and foreshadows a 2, by Bell." in lines_of(story)
        assert "You draw and foreshadow Calendar (blue 2), by Bell." in lines_of(story, reader=0)

    def test_promoting(self) -> None:
        story = EchoesStory(ann={"board": ["Tools"], "hand": ["Coal"], "forecast": ["Clock"]}, bob={})
        story.ann.melds("Coal")
        story.ann.promotes("Clock")
        assert lines_of(story) == ["Ann melds Coal (red 5).", "Ann promotes Clock (purple 4)."]

    def test_an_achievement_that_is_added(self) -> None:
        story = EchoesStory(ann={"board": ["Chopsticks"]}, bob={}, only={1: ["Tools", "Oars"]})
        story.ann.activates("Chopsticks")
        story.ann.says_yes()
        added = "Ann adds a 1, the bottom card of its supply pile, to the achievements to be had, by Chopsticks."
        assert added in lines_of(story)

    def test_the_second_achievement_of_an_age_is_shown_with_its_higher_cost(self) -> None:
        story = EchoesStory(
            ann={"board": ["Tools"], "score": ["Coal", "Octant"], "achievements": [1]}, bob={}, achievements=[1, 1]
        )
        story.ann.achieves(1)
        assert lines_of(story) == ["Ann achieves 1 (10 points)."]

    def test_a_card_that_is_achieved_from_a_hand(self) -> None:
        tucked = ["Oars", "Archery", "Metalworking"]
        story = EchoesStory(ann={"board": ["Soap"], "hand": [*tucked, "Dice"], "score": ["Coal"]}, bob={})
        story.ann.activates("Soap")
        story.ann.picks_color("red")
        story.ann.picks(*tucked)
        story.ann.passes()
        story.ann.picks("Dice")
        assert "Ann achieves an Echoes 1 from hand, by Soap." in lines_of(story)
        assert "You achieve Dice (blue 1) from your hand, by Soap." in lines_of(story, reader=0)

    def test_a_card_that_is_put_on_its_pile_and_one_achieved_from_the_forecast(self) -> None:
        story = EchoesStory(
            ann={"board": ["Telescope"], "forecast": ["Almanac", "Tools"], "score": ["Coal"]},
            bob={},
            piles={5: ["Societies"]},
        )
        story.ann.activates("Telescope")
        story.ann.picks("Almanac")
        assert "Ann puts an Echoes 3 from forecast on top of its supply pile, by Telescope." in lines_of(story)
        assert "You achieve Tools (blue 1) from your forecast, by Telescope." in lines_of(story, reader=0)

    def test_looking_at_a_supply_pile(self) -> None:
        story = EchoesStory(ann={"board": ["Tuning Fork"]}, bob={}, piles={3: ["Almanac"]})
        story.ann.activates("Tuning Fork")
        story.ann.picks_deck(3, "echoes")
        looked = "the top card of its supply pile, by the echo of Tuning Fork."
        assert f"Ann looks at an Echoes 3, {looked}" in lines_of(story)
        assert f"You look at Almanac (blue 3), {looked}" in lines_of(story, reader=0)

    def test_achievements_that_are_returned(self) -> None:
        story = EchoesStory(ann={"board": ["Laser"]}, bob={}, achievements=[3])
        story.ann.activates("Laser")
        assert "Ann returns a 3 from the achievements, by Laser." in lines_of(story)

    def test_a_chosen_icon(self) -> None:
        story = EchoesStory(ann={"board": ["Social Networking"]}, bob={"board": ["Tools"]})
        story.ann.activates("Social Networking")
        story.bob.picks_icon("crown")
        assert "Bob chooses the crown, by effect 1 of Social Networking." in lines_of(story)


class TestManyLines:
    def test_an_effect_that_does_nothing_says_so(self) -> None:
        story = Story(ann={"board": ["Agriculture"]}, bob={})
        story.ann.activates("Agriculture")
        story.ann.draws()
        lines = [line.text for line in log_lines(to(None), story.game.history(None))]
        assert "Ann carries out Agriculture: nothing happens." in lines

    def test_lines_are_nested_under_their_effect_and_do_not_name_it_again(self) -> None:
        story = Story(ann={"board": ["Writing"]}, bob={})
        story.ann.activates("Writing")
        lines = log_lines(to(None), story.game.history(None))
        assert [(line.depth, line.text) for line in lines[1:3]] == [
            (2, "Ann carries out Writing."),
            (3, "Ann draws a 2."),
        ]
