"""What the processes of a server tell each other about a table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenages.server.storage.choices import PROCESS_LENGTH, _parts, are_only_choices
from tenages.server.storage.rows import TableChange
from tenages.server.storage.waking import LONGEST, TableNews, _payloads, line_of, news_in, news_of
from tests.support.stored_tables import ANN, choice, undo

NAMES = st.text("abcdefghijklmnopqrstuvwxyz-0123456789", min_size=1, max_size=30)
NOTATIONS = st.lists(NAMES, min_size=1, max_size=4).map(" ".join)


class TestLines:
    @given(table=NAMES, revision=st.integers(0, 10**6), number=st.integers(0, 10**4), notation=NOTATIONS)
    def test_a_choice_is_read_as_it_was_told(self, table: str, revision: int, number: int, notation: str) -> None:
        change = TableChange(table, revision, (number, notation))
        assert news_in(line_of(news_of(change))) == TableNews(table, revision, number, notation)

    @pytest.mark.parametrize(
        "change",
        [
            undo(3, 1, "draw"),
            TableChange("oak", 3, seats=(ANN,)),
            TableChange("oak", 3, (7, "draw"), columns={"phase": "over"}),
            TableChange("oak", 3),
        ],
    )
    def test_of_everything_else_only_the_table_is_told(self, change: TableChange) -> None:
        assert news_in(line_of(news_of(change))) == TableNews("oak")

    @given(st.lists(NAMES, max_size=600))
    def test_long_news_come_in_several_messages_and_nothing_is_left_out(self, lines: list[str]) -> None:
        payloads = list(_payloads("here", lines))
        assert all(len(payload) <= LONGEST for payload in payloads)
        assert [line for payload in payloads for line in payload.split("\n")[1:]] == lines
        assert {payload.split("\n")[0] for payload in payloads} == {"here"}


class TestOneStatement:
    def test_it_is_for_choices_at_different_tables(self) -> None:
        assert are_only_choices([choice(0, "draw", "oak"), choice(0, "draw", "elm")])
        assert not are_only_choices([choice(0, "draw", "oak"), choice(1, "draw", "oak")])
        assert not are_only_choices([choice(0, "draw", "oak"), undo(3, 1, "draw")])
        assert not are_only_choices([choice(0, "draw", "oak"), None])

    @given(st.lists(st.builds(TableNews, NAMES, st.integers(0, 10**6), st.integers(0, 10**4), NOTATIONS), min_size=1))
    def test_each_tells_no_more_than_fits_into_a_message(self, news: list[TableNews]) -> None:
        parts = list(_parts(news * 40))
        assert [each for part in parts for each in part] == news * 40
        for part in parts:
            assert part
            assert len("\n".join(["x" * PROCESS_LENGTH, *[line_of(each) for each in part]])) <= LONGEST
