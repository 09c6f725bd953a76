"""What cards do is written down as their code has it, and as games show it."""

from __future__ import annotations

import inspect
from random import Random
from typing import Final

from tenages.cardbook.deeds import CLAIMS, DEEDS, DEMANDS, EXECUTES, TAKES, WINS, deeds_of, deeds_of_effect
from tenages.cards import CARDS, find_card
from tenages.opening import new_game
from tenages.rules.card import EDITION_TEXTS, FIRST, THIRD
from tenages.rules.editions import EDITIONS
from tenages.rules.player import Player
from tenages.rules.playout import play_out
from tenages.rules.verbs import Mover
from tests.cardbook.card_code import QUIET, TRANSFERS, VERBS, WRITTEN, all_effects, as_text
from tests.cardbook.seen import deeds_seen

GAMES: Final = 500
RARE: Final = {
    *(("human-genome", WINS), ("rock", WINS), ("saxophone", WINS), ("social-networking", WINS), ("sudoku", WINS)),
    *(("ai", WINS), ("soap", CLAIMS), ("television", CLAIMS)),
}
"""What random games show too seldom; the stories of these cards in tests/cards show it."""

Deed = tuple[str, str, str]
"""The short name of a card, the key of an effect, and what it does."""


def seen_in_games() -> set[Deed]:
    """All that effects did in many random games, of all editions, with two to four players."""
    editions = tuple(EDITIONS)
    found: set[Deed] = set()
    for seed in range(GAMES):
        game = new_game(2 + seed % 3, edition=editions[seed // 3 % 3], expansions=("echoes",), seed=seed)
        play_out(game, Random(seed).random)
        for effect, deed in deeds_seen(game):
            # A special achievement may fall due during another effect of the card that can claim it.
            found.add((effect.card.slug, "" if deed == CLAIMS else effect.key, deed))
    return found


def written() -> set[Deed]:
    """All that effects do by the file, besides demanding."""
    return {
        (effect.card.slug, "" if deed == CLAIMS else effect.key, deed)
        for effect in all_effects()
        for deed in deeds_of_effect(effect)
        if deed != DEMANDS
    }


def test_the_file_says_what_the_code_of_the_cards_says() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == as_text(), "python -m tests.cardbook.card_code writes it anew"


def test_effects_do_in_games_what_is_written_and_nothing_else() -> None:
    in_games, in_file = seen_in_games(), written()
    assert in_games - in_file == set()
    assert {(card, deed) for card, _, deed in in_file - in_games} <= RARE


def test_every_verb_that_moves_cards_is_known() -> None:
    own = {name for kind in (Mover, Player) for name, _ in inspect.getmembers(kind, callable) if name in vars(kind)}
    known = {*VERBS, *TRANSFERS, *QUIET}
    assert {name for name in own if not name.startswith("_")} - known == set()


def test_every_card_does_something_but_the_puppet() -> None:
    for texts in EDITION_TEXTS:
        assert [card.title for card in CARDS if not deeds_of(card, texts)] == ["Puppet"]


def test_deeds_come_in_one_order_and_every_one_is_done_by_some_card() -> None:
    done = {deed for card in CARDS for deed in deeds_of(card, THIRD)}
    assert done == set(DEEDS)
    places = [DEEDS.index(deed) for deed in deeds_of(find_card("Archery"), THIRD)]
    assert places == sorted(places)


def test_cards_that_everyone_knows() -> None:
    assert deeds_of(find_card("Archery"), THIRD) == ("draws", DEMANDS, TAKES)
    assert deeds_of(find_card("Robotics"), THIRD) == ("draws", "melds", "scores", EXECUTES)
    # Without a demand, a card is taken from an opponent's board.
    assert TAKES in deeds_of(find_card("Bioengineering"), THIRD)
    # Cards of one's own that are taken into the hand are taken from nobody.
    assert TAKES not in deeds_of(find_card("Karaoke"), THIRD)
    assert WINS in deeds_of(find_card("A.I."), FIRST)


def test_editions_may_differ() -> None:
    fission = find_card("Fission")
    keys = {effect.key: deeds_of_effect(effect) for texts in EDITION_TEXTS for effect in fission.effects[texts]}
    assert keys["first-2"] == ("returns",)
    assert keys["third-2"] == ("draws", "returns")
