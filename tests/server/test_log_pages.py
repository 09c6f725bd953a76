"""The log in pages: the newest lines at once, earlier ones when the reader asks for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tenages import Game
from tenages.server.messages.seen import LogLineSeen
from tenages.server.view_messages import EARLIER, NEWEST, _line, earlier_log, newest_log
from tenages.words.catalogue import DEFAULT, Words, words_of
from tenages.words.log import log_lines
from tenages.words.speaker import Speaker
from tests.support.players import Browser, Connection, bot, person, play_on, running_server, you
from tests.support.randomly import KINDS, deal, positions
from tests.support.randomly import play_on as play_randomly

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
LONG_GAME = ("asmadi-1", 4, False, ("echoes",), True), 848845434, 15108


def whole_log(game: Game, speaker: Speaker) -> list[LogLineSeen]:
    """All lines at once: what the pages must have when they are put together."""
    lines = log_lines(speaker, game.history(speaker.reader))
    return [_line(line.text, line.depth, line.event) for line in lines]


def long_game() -> Game:
    """A game with more than a thousand events."""
    table, seed, choices = LONG_GAME
    return play_randomly(deal(table, seed), Random(choices))


def collected(game: Game, speaker: Speaker, newest: int, earlier: int) -> list[LogLineSeen]:
    """The newest lines, and the pages before them that a reader asks for one after the other."""
    page = newest_log(game, speaker, newest)
    lines = page["lines"]
    while page["start"] > 0:
        page = earlier_log(game, speaker, page["start"], earlier)
        lines = page["lines"] + lines
    return lines


@pytest.mark.parametrize("catalogue", ["en-asmadi", "fr-iello"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("late", [False, True], ids=["dealt", "late"])
def test_the_pages_together_are_the_whole_log_for_every_reader(catalogue: str, kind: str, late: bool) -> None:
    """The words of a line may depend on the lines around it, so the pages are short here: most lines are at an end."""
    words, lengths = words_of(catalogue), Random(3)
    for game, random in positions(12, seed=29, kinds=(kind,), late=late):
        newest, earlier = lengths.randrange(1, 9), lengths.randrange(1, 5)
        for reader in (*range(game.setup.players), None):
            speaker = Speaker(words, NAMES, reader)
            expected = whole_log(game, speaker)
            assert collected(game, speaker, newest, earlier) == expected
            before = random.randrange(len(expected) + 2)
            page = earlier_log(game, speaker, before, earlier)
            assert page["lines"] == expected[page["start"] : before]


def test_the_newest_page_and_the_earlier_ones_have_their_lengths() -> None:
    game, speaker = long_game(), Speaker(words_of(), NAMES, 0)
    expected = whole_log(game, speaker)
    assert len(expected) > 1000
    newest = newest_log(game, speaker)
    assert (newest["start"], newest["lines"]) == (len(expected) - NEWEST, expected[-NEWEST:])
    earlier = earlier_log(game, speaker, newest["start"])
    assert (earlier["start"], len(earlier["lines"])) == (newest["start"] - EARLIER, EARLIER)
    assert earlier_log(game, speaker, 0) == {"start": 0, "lines": []}
    assert earlier_log(game, speaker, 1_000_000)["lines"] == expected[-EARLIER:]


def test_only_the_lines_of_a_page_are_put_into_words() -> None:
    """However long the game is."""

    def formatted(put_into_words: Callable[[Speaker], object]) -> int:
        words = Words(DEFAULT)
        put_into_words(Speaker(words, NAMES, 0))
        return len(words._cache)

    game = long_game()
    everything = formatted(lambda speaker: log_lines(speaker, game.history(0)))
    assert formatted(lambda speaker: newest_log(game, speaker)) < everything / 4
    assert formatted(lambda speaker: earlier_log(game, speaker, 500)) < everything / 2


# --- at a table -------------------------------------------------------------------------------------------------------


def late_enough(seen: dict[str, Any]) -> bool:
    """Ann is asked, so that no bot plays on meanwhile."""
    return seen["turns"] >= 40 and seen["options"] is not None


def log_asked(connection: Connection, before: int) -> dict[str, Any]:
    connection.send(type="log", before=before)
    log: dict[str, Any] = connection.read_until(lambda message: message["type"] == "log")["log"]
    return log


def test_who_comes_late_is_sent_the_newest_lines_and_can_read_back_to_the_beginning(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        ann, cid = Browser(client, "Ann"), Browser(client, "Cid")
        table = ann.make_table([you(), bot(), bot()], seed=3, expansions=["echoes"])
        with ann.at(table) as hers, cid.at(table) as his:
            play_on([hers], Random(2), late_enough)
            his.catch_up(hers.seen["moment"])
            assert hers.log.first == his.log.first == 0  # they were there from the beginning
            for browser, connection in ((ann, hers), (cid, his)):
                with browser.at(table) as again:
                    assert len(again.log.lines) == NEWEST
                    assert again.log.first == len(connection.log.lines) - NEWEST > 100
                    assert again.whole_log() == connection.log.lines
            assert hers.log.lines != his.log.lines


def test_the_log_goes_on_where_its_newest_lines_end(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        ann = Browser(client, "Ann")
        table = ann.make_table([you(), bot()], seed=3)
        with ann.at(table) as hers:
            play_on([hers], Random(2), lambda seen: seen["turns"] >= 20)
        with ann.at(table) as again:
            first = again.log.first
            assert first > 0
            play_on([again], Random(2), late_enough)
            assert again.log.first == first
            with ann.at(table) as third:
                assert third.whole_log() == again.whole_log()


def test_nothing_comes_before_the_first_line_and_no_line_has_a_negative_number(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        ann = Browser(client, "Ann")
        table = ann.make_table([you(), bot()], seed=3)
        with ann.at(table) as hers:
            play_on([hers], Random(2), lambda seen: seen["turns"] >= 2)
            assert log_asked(hers, 0) == {"start": 0, "lines": []}
            for wrong in (-1, 1_000_001, 1.5, "1", None):
                hers.send(type="log", before=wrong)
                assert hers.error() == "message-not-understood"


def test_a_game_that_has_not_begun_has_no_log(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        ann = Browser(client, "Ann")
        table = ann.make_table([you(), person()], seed=3)
        with ann.at(table) as hers:
            hers.send(type="log", before=10)
            answer = hers.read_until(lambda message: message["type"] in ("log", "error"))
            assert (answer["type"], answer["key"]) == ("error", "not-playing")


def test_pages_cost_more_than_other_messages(tmp_path: Path) -> None:
    """Putting a page into words takes long, so that asking for many at once must not hold up the tables."""
    with running_server(tmp_path, burst=12, messages_per_second=0.0) as client:
        ann = Browser(client, "Ann")
        table = ann.make_table([you(), bot()], seed=3)
        with ann.at(table) as hers:
            for _ in range(2):
                log_asked(hers, 0)
            hers.send(type="log", before=0)
            answer = hers.read_until(lambda message: message["type"] in ("log", "error"))
            assert (answer["type"], answer["key"]) == ("error", "too-fast")
            hers.send(type="ping")
            assert hers.read() == {"type": "pong"}
