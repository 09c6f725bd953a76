"""A position as a text: any table can be written down, sent around, edited, and laid out again."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tenages
from tenages import Game
from tenages.cards import setup_of
from tenages.records.describing import description_of, has_description
from tenages.records.position import lay_out
from tenages.records.position_text import LONGEST, code_of, decoded, read, text_of, written
from tenages.records.snapshot import Snapshot, snapshot
from tenages.rules.errors import BadPosition, TenAgesError
from tenages.rules.events import BURIED, SUPPLY
from tests.support.effort import cases
from tests.support.randomly import TABLES, Table, deal

ENGINEERING = """
edition asmadi-3
turn 2        # a comment
actions 1
turns 9

player 1
R Engineering<Archery, Oars
Y Canal Building, Agriculture
hand Domestication, Compass
achieved 1, Monument

player 2:  P feudalism^Monotheism
score the wheel
available 2, 3, Empire
top 5 The Pirate Code, Societies
pile 10 -
"""


def to_an_action(table: Table, seed: int) -> Game | None:
    """A random game at a random moment at which an action is due."""
    random = Random(seed)
    game = deal(table, seed)
    for _ in range(random.randrange(250)):
        if game.decision is None:
            break
        game.choose(random.choice(game.decision.options))
    while game.decision is not None and not has_description(game):
        game.choose(random.choice(game.decision.options))
    return game if game.decision is not None else None


def as_laid(table: Snapshot) -> list[object]:
    """A table without what a position cannot say: who knows what, and orders that mean nothing."""
    players, supply, available, specials, box, where, _, *rest = table
    seats = [(*player[:5], sorted(player[5]), *player[6:]) for player in players]
    return [seats, supply, available, specials, sorted(box), where.replace(bytes([BURIED]), bytes([SUPPLY])), *rest]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_table_can_be_described_and_laid_out_again(table: Table) -> None:
    tried = 0
    for seed in range(3):
        game = to_an_action(table, seed)
        if game is None:
            continue
        tried += 1
        again = lay_out(setup_of(game.setup.rules, 99), description_of(game))
        again.actions -= 1  # the action that is due
        assert as_laid(snapshot(again)) == as_laid(snapshot(game.table))
    assert tried


@settings(max_examples=cases(25, 300))
@given(st.sampled_from(TABLES), st.integers(0, 10_000))
def test_text_and_code_say_the_same(table: Table, seed: int) -> None:
    game = to_an_action(table, seed)
    if game is None:
        return
    position = written(game)
    text = text_of(position)
    assert read(text) == position
    assert read(code_of(text)) == position
    assert read(f"https://tenages.example/editor?p={code_of(text)}") == position
    options = [option.notation for option in game.decision.options] if game.decision else []
    asked = tenages.position(text).decision
    assert asked is not None
    assert [option.notation for option in asked.options] == options


def test_a_text_reads_as_people_write_it() -> None:
    game = tenages.position(ENGINEERING)
    one, two = game.table.players
    assert [card.title for card in one.piles[0]] == ["Engineering", "Archery", "Oars"]
    assert [one.splays[0], one.splays[1], two.splays[4]] == [1, 0, 3]
    assert [card.title for card in two.score_pile] == ["The Wheel"]
    assert (game.table.turn, game.table.actions, game.table.turns) == (1, 0, 9)
    assert [card.title for card in game.table.supply[5]][:2] == ["The Pirate Code", "Societies"]
    assert game.table.supply[10] == ()
    assert [special.name for special in game.table.specials] == ["Empire"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("player 1\nR Archry\nplayer 2", "line 2: there is no card 'Archry'; did you mean Archery"),
        ("player 1\nplayer 3", "line 2: players count from 1, and the next is player 2, not '3'"),
        ("hand Archery", "line 1: nobody has hand here"),
        ("player 1\nhand Oars\nhand Archery", "line 3: hand is said twice"),
        ("player 1\nR Archery<Oars>Engineering", "line 2: a pile reads like"),
        ("plaier 1", "line 1: no line begins with 'plaier'"),
        ("turn next\nplayer 1", "line 1: a whole number is needed, not 'next'"),
        ("teams maybe", "line 1: teams is yes or no, not 'maybe'"),
        ("top 5 Oars, ,\nplayer 1", "line 1: there is no card ''"),
        ("top 5\ntop 5", "line 2: the pile of age 5 is given twice"),
        ("seed 007", "line 1: a seed is a whole number"),
        ("", "no players are there"),
        ("player 1\nhand Oars\nplayer 2\nscore Oars", "Oars cannot be in the score pile of player 1"),
        ("1notacode", "the link is damaged or cut off"),
        ("x" * (LONGEST + 1) + " ", "the link is damaged or cut off"),
        ("player 1\n" * LONGEST, "a text of a position has"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        tenages.position(text)
    assert said in str(refused.value)


def test_a_text_says_all() -> None:
    with pytest.raises(BadPosition, match="nothing else can be given"):
        tenages.position("player 1\nplayer 2", turn=1)


def test_a_few_letters_do_not_unpack_to_millions() -> None:
    bomb = code_of("a" * 50_000_000)
    assert len(bomb) > LONGEST  # such a code is refused for its length
    with pytest.raises(BadPosition, match="damaged"):
        decoded(bomb)
    smaller = code_of("a" * 5_000_000)
    assert len(smaller) < LONGEST
    with pytest.raises(BadPosition, match="damaged"):
        decoded(smaller)


@settings(max_examples=cases(60, 2000))
@given(st.text(alphabet="RYGBPplayer 12,<>^-#\nhandscoretopilewhArchery:", max_size=120) | st.text(max_size=60))
def test_any_text_is_a_position_or_an_error_in_words(text: str) -> None:
    try:
        game = tenages.position(text)
    except TenAgesError as error:
        said = str(error)
    else:
        said = str(game.decision)
    assert said


def test_within_an_effect_there_is_no_position() -> None:
    game = tenages.new_game(seed=1)
    with pytest.raises(BadPosition, match="where an action is due"):
        description_of(game)
