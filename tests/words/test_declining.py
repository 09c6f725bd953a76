"""The log when a player declines something, when a card stays where it was, and when a pile is someone else's."""

from __future__ import annotations

from random import Random

import pytest

from tenages.rules.events import DONE_BY, PASSED, Declined
from tenages.words.catalogue import Words
from tenages.words.log import log_line, log_lines
from tenages.words.speaker import Speaker
from tests.support.parsed_catalogues import patterns
from tests.support.randomly import TABLES, deal
from tests.support.speaking import CATALOGUES, ENGLISH, FRENCH, IELLO
from tests.support.story import EchoesStory, Story

NAMES = ("Hypatia", "Bob", "Cid", "Dan", "Eve")


def last_line(story: Story, words: Words, reader: int | None = None) -> str:
    """The last line of the log, under its effect."""
    return log_lines(Speaker(words, NAMES, reader), story.game.history(reader))[-1].text


def told(story: Story, kind: str, words: Words, reader: int | None = None) -> list[str]:
    """The lines of one kind of event, under their effects."""
    lines = log_lines(Speaker(words, NAMES, reader), story.game.history(reader))
    return [line.text for line in lines if line.event.kind == kind]


class TestDeclining:
    def test_whoever_stops_returning_for_currency_returns_no_more(self) -> None:
        story = Story(ann={"board": ["Currency"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Currency")
        story.ann.picks("Tools")
        story.ann.passes()
        assert [told(story, PASSED, words) for words in CATALOGUES] == [
            ["Hypatia returns no more."],
            ["Hypatia recycles no more."],
            ["Hypatia ne recycle plus rien."],
        ]
        assert [told(story, PASSED, words, reader=0) for words in CATALOGUES] == [
            ["You return no more."],
            ["You recycle no more."],
            ["Vous ne recyclez plus rien."],
        ]

    def test_whoever_returns_no_card_for_currency_returns_nothing(self) -> None:
        story = Story(ann={"board": ["Currency"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Currency")
        story.ann.passes()
        assert [last_line(story, words) for words in CATALOGUES] == [
            "Hypatia returns nothing.",
            "Hypatia recycles nothing.",
            "Hypatia ne recycle rien.",
        ]

    def test_whoever_does_not_want_canal_building_exchanges_nothing(self) -> None:
        story = Story(ann={"board": ["Canal Building"], "hand": ["Tools"], "score": ["Oars"]}, bob={})
        story.ann.activates("Canal Building")
        story.ann.passes()
        assert [last_line(story, words) for words in CATALOGUES] == [
            "Hypatia exchanges nothing.",
            "Hypatia exchanges nothing.",
            "Hypatia n’échange rien.",
        ]

    def test_whoever_stops_melding_for_masonry_melds_no_more(self) -> None:
        story = Story(ann={"board": ["Masonry"], "hand": ["Archery", "Oars"]}, bob={})
        story.ann.activates("Masonry")
        story.ann.picks("Archery")
        story.ann.passes()
        assert [last_line(story, words) for words in CATALOGUES] == [
            "Hypatia melds no more.",
            "Hypatia puts no more in play.",
            "Hypatia ne met plus rien en jeu.",
        ]

    def test_whoever_melds_no_card_for_masonry_melds_nothing(self) -> None:
        story = Story(ann={"board": ["Masonry"], "hand": ["Archery", "Oars"]}, bob={})
        story.ann.activates("Masonry")
        story.ann.passes()
        assert [last_line(story, words, reader=0) for words in CATALOGUES] == [
            "You meld nothing.",
            "You put nothing in play.",
            "Vous ne mettez rien en jeu.",
        ]

    def test_a_special_achievement_in_between_does_not_matter(self) -> None:
        """The sixth tucked card claims Monument before Ann is asked again."""
        six = ["Tools", "Oars", "Archery", "Sailing", "Pottery", "Agriculture"]
        story = Story(ann={"board": ["Suburbia"], "hand": [*six, "Coal"]}, bob={})
        story.ann.activates("Suburbia")
        story.ann.picks(*six)
        story.ann.passes()
        assert told(story, "claimed", ENGLISH) == ["Hypatia claims the special achievement Monument."]
        assert told(story, PASSED, ENGLISH) == ["Hypatia tucks no more."]

    def test_what_the_effect_did_in_between_does_not_matter(self) -> None:
        """Cell Phone splays the color of each tucked card before it asks again."""
        board = {"red": ["Coal"], "yellow": ["Cell Phone"]}
        story = EchoesStory(ann={"board": board, "hand": ["Flight", "Computers"]}, bob={}, piles={10: ["Robotics"]})
        story.ann.activates("Cell Phone")
        story.ann.picks("Flight")
        assert last_line(story, ENGLISH) == "Hypatia splays red up."
        story.ann.passes()
        assert told(story, PASSED, ENGLISH) == ["Hypatia tucks no more."]

    def test_whoever_chooses_nobody_declines_what_the_card_would_have_done(self) -> None:
        story = Story(ann={"board": ["Road Building"], "hand": ["Archery", "Tools"]}, bob={})
        story.ann.activates("Road Building")
        story.ann.picks("Archery", "Tools")
        story.ann.passes()
        assert [last_line(story, words) for words in CATALOGUES] == [
            "Hypatia transfers nothing.",
            "Hypatia transfers nothing.",
            "Hypatia ne transfère rien.",
        ]
        ann = {"board": {"green": ["Telegraph"], "red": ["Archery", "Oars"]}}
        story = EchoesStory(ann=ann, bob={"board": {"red": ["Coal", "Gunpowder"]}, "splay": {"red": "left"}})
        story.ann.activates("Telegraph")
        story.ann.passes()
        assert [told(story, PASSED, words) for words in CATALOGUES] == [
            ["Hypatia splays nothing."],
            ["Hypatia splays nothing."],
            ["Hypatia ne décale rien."],
        ]

    def test_whoever_does_not_add_an_achievement_adds_none(self) -> None:
        story = EchoesStory(ann={"board": ["Chopsticks"]}, bob={}, only={1: ["Tools", "Oars"]})
        story.ann.activates("Chopsticks")
        story.ann.passes()
        assert [last_line(story, words) for words in CATALOGUES] == [
            "Hypatia adds no achievement.",
            "Hypatia adds no Period to dominate.",
            "Hypatia n’ajoute aucune Période à dominer.",
        ]

    def test_all_that_can_be_declined_in_random_games_can_be_told_in_every_catalogue(self) -> None:
        """Every purpose has its message, and every message is needed."""
        purposes: set[str] = set()
        tellings: set[tuple[str, bool]] = set()
        for number in range(120):
            game = deal(TABLES[number % len(TABLES)], number)
            random = Random(number)
            while game.decision is not None:
                decision = game.decision
                if decision.may_pass and decision.effect is not None:
                    purposes.add(decision.purpose)
                game.choose(random.choice(decision.options))
            for event in game.history(None):
                detail = event.detail
                if isinstance(detail, Declined) and (detail.purpose, detail.stops) not in tellings:
                    tellings.add((detail.purpose, detail.stops))
                    for words in CATALOGUES:
                        for reader in (None, event.player):
                            text = log_line(Speaker(words, NAMES, reader), event)
                            assert (NAMES[event.player] in text) == (reader is None)
                            assert "pass" not in text
        assert purposes == {purpose for purpose, _ in tellings}
        assert {purpose for purpose, stops in tellings if stops} == set(DONE_BY)
        wanted = {f"log-declined-{purpose.replace(' ', '-')}" for purpose in purposes}
        wanted |= {f"log-declined-{purpose}.stop" for purpose in DONE_BY}
        wanted |= {f"log-declined-choose-player.{card}" for card in ("road-building", "telegraph")}
        for words in CATALOGUES:
            assert {key for key in patterns(words.name) if key.startswith("log-declined-")} == wanted


class TestWhereACardWas:
    def test_a_card_that_is_melded_onto_its_own_place_changes_nothing(self) -> None:
        """The echo of Thermometer melds the bottom green card, which is the only one."""
        story = EchoesStory(ann={"board": ["Thermometer", "Sailing"]}, bob={})
        story.ann.activates("Thermometer")
        assert [told(story, "melded", words)[0] for words in CATALOGUES] == [
            "Hypatia melds Sailing (green 1) from board, which changes nothing.",
            "Hypatia puts Sailing (green 1) from Zone in play, which changes nothing.",
            "Hypatia met en jeu Voiles (verte 1) de sa Zone de Jeu, ce qui ne change rien.",
        ]

    def test_a_bottom_card_that_comes_to_the_top_is_a_change(self) -> None:
        board = {"yellow": ["Agriculture"], "green": ["Navigation", "Sailing"], "blue": ["Thermometer"]}
        story = EchoesStory(ann={"board": board}, bob={})
        story.ann.activates("Thermometer")
        assert told(story, "melded", ENGLISH)[0] == "Hypatia melds Sailing (green 1) from board."

    def test_a_line_alone_names_the_effect_last(self) -> None:
        story = EchoesStory(ann={"board": ["Thermometer", "Sailing"]}, bob={})
        story.ann.activates("Thermometer")
        event = next(event for event in story.game.history(None) if event.kind == "melded")
        assert log_line(Speaker(ENGLISH, NAMES), event) == (
            "Hypatia melds Sailing (green 1) from board, which changes nothing, by the echo of Thermometer."
        )


class TestSplayingAnothersPile:
    """The echo of Kobukson: "Splay left one color on any player's board." """

    @pytest.fixture
    def story(self) -> EchoesStory:
        story = EchoesStory(ann={"board": ["Kobukson"]}, bob={"board": {"blue": ["Tools", "Writing"]}})
        story.ann.activates("Kobukson")
        story.ann.picks_player("bob")
        story.ann.picks_color("blue")
        return story

    def test_it_says_whose_pile(self, story: EchoesStory) -> None:
        assert [told(story, "splayed", words) for words in CATALOGUES] == [
            ["Hypatia splays blue left on Bob's board."],
            ["Hypatia splays blue left in Bob's Zone."],
            ["Hypatia décale les cartes bleues de la Zone de Jeu de Bob vers la gauche."],
        ]

    def test_it_says_so_to_both(self, story: EchoesStory) -> None:
        assert [told(story, "splayed", words, reader=1) for words in (ENGLISH, IELLO, FRENCH)] == [
            ["Hypatia splays blue left on your board."],
            ["Hypatia splays blue left in your Zone."],
            ["Hypatia décale les cartes bleues de votre Zone de Jeu vers la gauche."],
        ]
        assert [told(story, "splayed", words, reader=0) for words in (ENGLISH, IELLO, FRENCH)] == [
            ["You splay blue left on Bob's board."],
            ["You splay blue left in Bob's Zone."],
            ["Vous décalez les cartes bleues de la Zone de Jeu de Bob vers la gauche."],
        ]

    def test_unsplaying_it_reads_as_well(self) -> None:
        values = {"who": "Anne", "you": "no", "color": "green", "splay": "none"}
        places = {"en-asmadi": "on Bob's board", "en-iello": "in Bob's Zone", "fr-iello": "de la Zone de Jeu de Bob"}
        assert [words.say("log-unsplayed.on", place=places[words.name], **values) for words in CATALOGUES] == [
            "Anne unsplays green on Bob's board",
            "Anne unsplays green in Bob's Zone",
            "Anne annule le décalage de la pile verte de la Zone de Jeu de Bob",
        ]
