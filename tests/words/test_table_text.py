"""The whole table as plain text."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import tenages
from tenages import Game
from tenages.words.catalogue import LAYERS, Words, words_of
from tenages.words.log import log_sentences
from tenages.words.table_text import table_text
from tests.support.effort import some
from tests.support.randomly import KINDS, deal, play_on
from tests.support.speaking import CATALOGUES, ENGLISH, FRENCH
from tests.support.story import EchoesStory, Story, drawn_game

GOLDEN = Path(__file__).parent.parent / "data"


def seen_by(reader: int | None, game: Game, words: Words = ENGLISH) -> list[str]:
    return table_text(game.view(reader), words).splitlines()


def under(heading: str, lines: list[str]) -> list[str]:
    """The lines of the block that begins with a heading."""
    rest = lines[lines.index(heading) + 1 :]
    return [line.strip() for line in rest[: rest.index("") if "" in rest else len(rest)]]


class TestTheTable:
    def test_whose_turn_it_is_and_which_rules_are_played(self) -> None:
        game = EchoesStory(ann={"board": ["Tools"]}, bob={}, edition="iello").game
        assert seen_by(0, game)[:2] == ["Turn 2 · Your turn · 2 actions left", "Iello · with Echoes of the Past"]
        assert seen_by(1, game)[0] == "Turn 2 · Ann's turn · 2 actions left"

    def test_everyones_icons_are_in_columns_with_score_and_achievements(self) -> None:
        ann = {"board": ["Archery", "Tools"], "score": ["Coal"], "achievements": [1]}
        lines = seen_by(0, Story(ann=ann, bob={"board": ["Agriculture"]}).game)
        assert lines[3:6] == [
            "     castle  crown  leaf  lightbulb  factory  clock  score  achieved",
            "You       3      0     0          3        0      0      5       1/6",
            "Bob       0      0     3          0        0      0      0       0/6",
        ]

    def test_a_pile_shows_its_top_card_and_how_many_lie_beneath(self) -> None:
        board = {"red": ["Archery"], "blue": ["Tools", "Writing"], "green": ["Clothing", "Sailing", "The Wheel"]}
        lines = seen_by(1, Story(ann={"board": board, "splay": {"green": "left"}}, bob={}).game)
        assert under("Ann", lines) == [
            "red    Archery   1  2 castle, 1 lightbulb",
            "green  Clothing  1  1 crown, 2 leaf        2 beneath ← left",
            "blue   Tools     1  1 castle, 2 lightbulb  1 beneath",
            "Hand  empty",
        ]

    def test_a_splay_shows_echoes_and_bonuses(self) -> None:
        ann = {"board": {"purple": ["Bell", "Flute", "Puppet"]}, "splay": {"purple": "up"}, "score": ["Coal"]}
        lines = seen_by(0, EchoesStory(ann=ann, bob={}).game)
        assert lines[4].endswith("8 = 5 + 3       0/7")
        assert under("You", lines)[0].endswith("2 beneath ↑ up, 2 echoes +3")

    def test_the_supply_and_the_available_achievements(self) -> None:
        ann = {"board": ["Tools"], "score": ["Oars", "Coal"]}
        lines = seen_by(0, Story(ann=ann, bob={"achievements": [3, "Empire"]}).game)
        assert [line for line in lines if line.startswith(("Age", "Achievement,"))] == [
            "Age                    1   2  3   4   5   6   7   8   9  10",
            "Achievement, points   ✓5  10  -  20  25  30  35  40  45   -",
        ]
        assert "Special achievements  Monument 0/6, World 0/12, Wonder 0/5, Universe 0/5" in lines
        assert under("Bob", lines)[-1] == "Achievements  3, Empire"

    def test_a_partner_is_an_ally(self) -> None:
        game = Story(ann={"board": ["Tools"]}, bob={}, cid={}, dan={}, teams=True).game
        headings = [line for line in seen_by(2, game)[8:] if line and not line.startswith(" ")][:4]
        assert headings == ["Ann, ally", "Bob", "You", "Dan"]

    def test_at_the_end_the_winner_is_named_and_nobody_is_asked(self) -> None:
        story = Story(ann={"board": ["Tools"], "score": ["Coal"], "achievements": [2, 3, 4, 5, 6]}, bob={})
        story.ann.achieves(1)
        lines = seen_by(1, story.game)
        assert lines[0] == "Ann wins by achievements"
        assert lines[-1].startswith("Special achievements")

    def test_a_draw_has_no_winner(self) -> None:
        for reader in (None, 0, 1):
            lines = seen_by(reader, drawn_game())
            assert lines[0] == "The game is a draw: the best are tied in points and achievements"
            assert not any("win" in line for line in lines)


class TestHiddenInformation:
    def test_the_readers_cards_by_name_and_those_of_others_by_their_backs(self) -> None:
        ann = {"board": ["Tools"], "hand": ["Oars", "Coal"], "forecast": ["Bell"]}
        game = EchoesStory(ann=ann, bob={"hand": ["Clock"], "score": ["Gunpowder"]}).game
        assert under("You", seen_by(0, game))[1:] == [
            "Hand      Oars (red 1), Coal (red 5)",
            "Forecast  Bell (purple E1)",
        ]
        assert under("Bob", seen_by(0, game)) == ["Hand        [E4]", "Score pile  [4]"]
        assert under("Ann", seen_by(1, game))[1:] == ["Hand      [1] [5]", "Forecast  [E1]"]

    def test_a_spectator_sees_no_hand_and_no_options(self) -> None:
        lines = seen_by(None, Story(ann={"board": ["Tools"], "hand": ["Oars"]}, bob={}).game)
        assert under("Ann", lines)[-1] == "Hand  [1]"
        assert lines[-1] == "Ann is asked: Choose an action"
        assert "Special achievements  Monument, Empire, World, Wonder, Universe" in lines

    def test_options_are_shown_if_the_view_has_them(self) -> None:
        """A view of everything belongs to no seat, but has the options."""
        game = Story(ann={"board": ["Tools"], "hand": ["Oars"]}, bob={}).game
        view = game.view(None)
        view.decision = game.decision
        lines = table_text(view, ENGLISH).splitlines()
        assert under("Ann is asked: Choose an action", lines)[:2] == [
            "1  draw         Draw a 1",
            "2  meld oars    Meld Oars (red 1)",
        ]


class TestTheQuestion:
    def test_before_the_first_turn(self) -> None:
        lines = seen_by(0, tenages.new_game(seed=1))
        assert lines[0] == "Before the first turn: everyone melds a card, all at once"
        assert lines[-3:] == [
            "Choose the card that you meld first",
            "  1  card mysticism  Meld Mysticism (purple 1)",
            "  2  card tools      Meld Tools (blue 1)",
        ]

    def test_during_an_effect_the_card_is_quoted(self) -> None:
        story = Story(ann={"board": ["Agriculture"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Agriculture")
        asked = [
            "Return a card from your hand, or keep them all (Agriculture)",
            "  You may return a card from your hand to draw and score one of the next higher value.",
            "  1  card tools  Return Tools (blue 1)",
            "  2  pass        Keep them all",
        ]
        assert seen_by(0, story.game)[-4:] == asked
        assert seen_by(1, story.game)[-2] == "Ann is asked: Return a card (Agriculture)"

    def test_options_have_the_same_notation_in_every_language(self) -> None:
        game = Story(ann={"board": ["Tools"], "hand": ["Oars"]}, bob={}).game
        assert under("Choisir une Action", seen_by(0, game, FRENCH)) == [
            "1  draw         Piocher une 1",
            "2  meld oars    Poser Rames (rouge 1)",
            "3  dogma tools  Activer Outils",
        ]

    def test_revealed_cards_are_named(self) -> None:
        piles = {9: ["Genetics", "Laser"], 2: ["Calendar"], 5: ["Coke"]}
        story = EchoesStory(ann={"board": ["Jeans"]}, bob={}, piles=piles)
        story.ann.activates("Jeans")
        story.ann.picks("Laser")
        story.ann.picks_value(2)
        story.ann.picks_value(5)
        assert "Lying open            Calendar (blue 2), Coke (red E5)" in seen_by(1, story.game)


@pytest.mark.parametrize("words", CATALOGUES, ids=lambda words: words.name)
def test_every_position_of_random_games_fits_into_100_columns(words: Words) -> None:
    for number, table in enumerate([table for tables in KINDS.values() for table in some(tables, 3)]):
        game, random = deal(table, number), Random(number)
        while game.decision is not None:
            play_on(game, random, 25)
            for reader in (None, *range(game.setup.players)):
                for line in seen_by(reader, game, words):
                    assert len(line) <= 100, line
                    assert line == line.rstrip()
                    assert line.isprintable() or "\u00a0" in line


class TestTheLog:
    def test_in_sentences_for_one_reader(self) -> None:
        story = Story(ann={"board": ["Writing"]}, bob={"board": ["Archery"]}, piles={2: ["Calendar"]})
        story.ann.activates("Writing")
        assert log_sentences(story.game, 0, ENGLISH) == [
            "You activate Writing (lightbulb): Bob 1 against 2 does not share.",
            "You carry out Writing.",
            "You draw Calendar (blue 2).",
        ]
        assert log_sentences(story.game, 1, ENGLISH)[-1] == "Ann draws a 2."
        assert log_sentences(story.game, None, FRENCH)[-1] == "Anne pioche une 2."


# --- golden table ----------------------------------------------------------------------------------------------------


def golden_table(catalogue: str) -> str:
    """Three players with Echoes of the Past, Iello's edition, in the middle of an effect."""
    game = tenages.new_game(3, edition="iello", expansions=("echoes",), seed=2013)
    play_on(game, Random(2013), 188)
    assert game.decision is not None
    assert game.decision.effect is not None
    return table_text(game.view(game.decision.player), words_of(catalogue)) + "\n"


def golden_file(catalogue: str) -> Path:
    return GOLDEN / f"golden-table-{catalogue}.txt"


@pytest.mark.parametrize("catalogue", LAYERS)
def test_the_golden_table_is_unchanged(catalogue: str) -> None:
    """`python -m tests.words.test_table_text` writes the tables again after an intended change of messages."""
    assert golden_table(catalogue) == golden_file(catalogue).read_text(encoding="utf-8")


if __name__ == "__main__":
    for each in LAYERS:
        golden_file(each).write_text(golden_table(each), encoding="utf-8")
