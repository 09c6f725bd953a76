"""What cards are worth: the counts, and how they come about."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tenages.bots import PolicyBot
from tenages.cardbook.worth import AGES, FILE, card_worth, read, together
from tenages.cards import BASE_SET, CARDS
from tenages.opening import deal
from tenages.rules.setup import Rules

pytest.importorskip("onnxruntime")

from benchmarks import card_worth as counting

FOUR = {
    "version": "1",
    "edition": "asmadi-3",
    "bot": "policy",
    "tables": [{"players": 2, "expansions": [], "games": 9}, {"players": 4, "expansions": ["echoes"], "games": 8}],
    "cards": {"archery": [[[4, 2, *[0] * 8], [3, 1, *[0] * 8]], [[4, *[0] * 9], [0.5, *[0] * 9]]], "atm": [[], []]},
}
"""Four who melded Archery in age 1 at a table of two, of whom three won, and so on."""


def test_rates_are_compared_with_those_of_equals() -> None:
    archery = read(FOUR).cards["archery"]
    two, four = archery.by_players()[2], archery.by_players()[4]
    assert (two.players, two.won, two.base) == (6, 4, 0.5)
    assert two.lift == pytest.approx(4 / 6 - 1 / 2)
    assert (four.rate, four.base) == (0.125, 0.25)
    assert archery.by_age()[0].players == 8
    assert archery.by_echoes()[True] == four
    assert archery.total().expected == 4
    low, high = two.interval
    assert low < two.rate < high


def test_a_card_that_nobody_melded_has_no_rate() -> None:
    assert not read(FOUR).cards["atm"].total()


def test_every_card_is_counted_at_the_tables_where_it_can_be() -> None:
    worth = card_worth()
    assert set(worth.cards) == {card.slug for card in CARDS}
    assert {(table.players, table.expansions) for table in worth.tables} == {
        (players, expansions) for players in (2, 3, 4) for expansions in ((), ("echoes",))
    }
    for card in CARDS:
        counts = worth.cards[card.slug].counts
        assert all(len(row) in (0, len(AGES)) for row in counts)
        with_base = [bool(row) for row, table in zip(counts, worth.tables, strict=True) if not table.expansions]
        assert any(with_base) == (card in BASE_SET.cards)
        assert all(0 <= cell.won <= cell.players for row in counts for cell in row)


def test_on_the_whole_who_melds_is_about_as_good_as_equal() -> None:
    everyone = together([worth.total() for worth in card_worth().cards.values()])
    assert everyone.rate == pytest.approx(everyone.base, abs=0.03)


class TestCounting:
    def test_the_games_are_those_of_the_bot(self) -> None:
        rules = Rules(2)
        game = deal(rules, 5)
        bot = PolicyBot(1)
        while game.decision is not None:
            game.choose(bot.decide(game.view(game.decision.player), game.decision))
        counted = counting.play_batch((0, 5, 1))
        assert counting.TABLES[0] == rules
        assert counted.games == 1
        played = counting.PlayedGame(rules, 5)
        for option in game.choices:
            played.take(option)
        assert sorted(key for _, key in played.melded()) == sorted(
            key for key, tally in counted.melded.items() for _ in range(tally.players)
        )

    def test_who_melds_a_card_twice_counts_once_and_a_game_has_one_winner(self) -> None:
        counted = counting.play_batch((1, 100, 3))
        assert counted.games == 3
        assert max(tally.players for tally in counted.melded.values()) <= 9
        assert all(tally.chances == tally.players * 20 for tally in counted.melded.values())

    def test_ages_of_the_game_rise(self) -> None:
        played = counting.PlayedGame(Rules(3), 7)
        random = Random(7)
        while played.game.decision is not None:
            played.take(random.choice(played.game.decision.options))
        assert played.ages[0] == 1
        assert all(1 <= age <= 10 for age in played.ages)
        assert played.ages[-1] > 1

    def test_counts_can_be_written_read_and_added(self, tmp_path: Path) -> None:
        sums = counting.Sums()
        sums.add(counting.play_batch((0, 0, 2)))
        path = tmp_path / FILE
        counting.write(path, sums.as_data())
        once = read(json.loads(path.read_text(encoding="utf-8")))
        sums.add_file(path)
        twice = read(sums.as_data())
        assert twice.games == 2 * once.games == 4
        for slug, worth in once.cards.items():
            assert twice.cards[slug].total().players == 2 * worth.total().players
            assert twice.cards[slug].total().won == pytest.approx(2 * worth.total().won)
