"""The poster: it holds everything, asks nobody for anything, and reads well in both languages."""

from __future__ import annotations

import re
from collections import Counter
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from tenages.stats.files import stats_of
from tenages.stats.poster import page
from tenages.stats.poster.bars import binned
from tenages.stats.poster.drawing import inlined, poster_style
from tenages.stats.poster.page import poster
from tenages.stats.poster.popularity import Box
from tenages.stats.poster.win_rates import Scale, age_plot, by_rate, has_rates_beyond, scale_of
from tenages.stats.totals import ENOUGH, Stats
from tenages.words.catalogue import words_of
from tenages.words.terms import card_title, special_name
from tests.stats.saved import played, save, won_by_ann
from tests.support.story import drawn_game

CATALOGUES = ("en-asmadi", "fr-iello")
NASTY = "<script>alert($1$)</script>&amp;"
"""What a bot may be called, as far as its record goes."""


class Page(HTMLParser):
    """A page as a browser reads it: its elements with their attributes, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.texts.append(data.strip())

    def labels(self) -> list[str]:
        return [given["aria-label"] or "" for tag, given in self.elements if tag == "svg"]


def test_every_word_of_the_page_is_from_the_catalogues() -> None:
    template = (Path(page.__file__).parent / "poster.html").read_text(encoding="utf-8")
    assert not re.search(r"\w", re.sub(r"{[{%].*?[%}]}|<[^>{]*(?:{{.*?}}[^>{]*)*>", "", template))


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Stats:
    folder = tmp_path_factory.mktemp("games")
    for seed in range(10):
        save(folder, f"two-{seed}", played(seed), names=["greedy", NASTY])
        save(folder, f"three-{seed}", played(seed, 3, expansions=("echoes",)))
    return stats_of([folder], processes=1)


@pytest.fixture(scope="module")
def pages(found: Stats) -> dict[str, str]:
    return {catalogue: poster(words_of(catalogue), found) for catalogue in CATALOGUES}


@pytest.mark.parametrize("catalogue", CATALOGUES)
class TestPoster:
    def test_nothing_leaves_the_page(self, pages: dict[str, str], catalogue: str) -> None:
        text = pages[catalogue]
        read = Page(text)
        assert read.open == []
        assert {"script", "link", "iframe", "object", "embed", "img"}.isdisjoint(tag for tag, _ in read.elements)
        for tag, given in read.elements:
            for name in ("src", "href", "xlink:href", "action", "data", "srcset"):
                value = given.get(name) or "#"
                assert value.startswith("#"), f"<{tag}> leads to {value}"
            assert not [name for name in given if name.startswith("on")]
        assert not re.search(r"https?:|//\w|@import|url\((?!#)", text)

    def test_every_reference_finds_its_picture_and_no_name_comes_twice(
        self, pages: dict[str, str], catalogue: str
    ) -> None:
        read = Page(pages[catalogue])
        names = [given["id"] for _, given in read.elements if "id" in given]
        assert len(set(names)) == len(names)
        used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', pages[catalogue]))
        assert used
        assert used <= set(names)

    def test_every_card_is_in_a_plot_and_in_the_table(
        self, found: Stats, pages: dict[str, str], catalogue: str
    ) -> None:
        words = words_of(catalogue)
        texts = Page(pages[catalogue]).texts
        assert len(found.cards_in_play()) == 210
        for card in found.cards_in_play():
            assert texts.count(card_title(words, card)) >= 2, card
        for special in found.specials_in_play():
            assert special_name(words, special) in texts

    def test_names_are_only_names(self, pages: dict[str, str], catalogue: str) -> None:
        assert NASTY in Page(pages[catalogue]).texts
        assert escape(NASTY, quote=False) in pages[catalogue]

    def test_every_picture_says_what_it_shows(self, pages: dict[str, str], catalogue: str) -> None:
        labels = Page(pages[catalogue]).labels()
        assert len(labels) >= 5 + 10 + 1 + 4 + 6
        assert all(labels)
        assert len(set(labels)) == len(labels)

    def test_all_colors_are_the_page_s_own(self, pages: dict[str, str], catalogue: str) -> None:
        """By night they change, so no picture may have a color that does not."""
        pictures = "".join(re.findall(r"<svg.*?</svg>", pages[catalogue], re.DOTALL))
        assert "var(--ink)" in pictures
        assert not re.search(r"(?:fill|stroke): (?!none|var\()", pictures)


def test_it_is_the_same_every_time(found: Stats, pages: dict[str, str]) -> None:
    assert poster(words_of("en-asmadi"), found) == pages["en-asmadi"]


def test_each_language_has_its_own_words(pages: dict[str, str]) -> None:
    english, french = (" ".join(Page(pages[catalogue]).texts) for catalogue in CATALOGUES)
    assert '<html lang="en">' in pages["en-asmadi"]
    assert '<html lang="fr">' in pages["fr-iello"]
    for words in ("20 games of Innovation", "Which cards win", "Age 10", "How the lead moves", "Special achievements"):
        assert words in english
        assert words not in french
    for words in ("20 parties d’Innovation", "Quelles cartes gagnent", "Période 10", "Domaines", "50\u00a0%"):
        assert words in french
        assert words not in english


def test_within_an_age_the_best_card_comes_first(found: Stats) -> None:
    for age in range(1, 11):
        tallies = [found.done(card, "melded") for card in by_rate(found, age)]
        rates = [tally.rate for tally in tallies if tally]
        assert rates == sorted(rates, reverse=True)
        assert all(tallies[: len(rates)])


def test_one_scale_holds_luck_and_all_rates_but_rare_ones(found: Stats) -> None:
    scale = scale_of(found)
    assert 0 <= scale.low < scale.base < scale.high <= 1
    for card in found.cards_in_play():
        tally = found.done(card, "melded")
        if tally.players >= ENOUGH:
            assert scale.low < tally.rate < scale.high


def test_rare_cards_beyond_the_scale_are_at_its_edge_and_hollow(found: Stats, pages: dict[str, str]) -> None:
    scale = scale_of(found)
    assert has_rates_beyond(found, scale)
    assert "hollow: a rare card, further out" in Page(pages["en-asmadi"]).texts
    everything = Scale(0.0, 1.0, 0.5)
    assert not has_rates_beyond(found, everything)
    far_out = re.compile(r"fill: var\(--sheet\); stroke: var\(--(?:red|yellow|green|blue|purple)\)")
    with poster_style():
        assert far_out.search(age_plot(words_of("en-asmadi"), found, 10, scale).inside)
        assert not far_out.search(age_plot(words_of("en-asmadi"), found, 10, everything).inside)


def test_a_single_game_from_a_position_makes_a_poster_too(tmp_path: Path) -> None:
    save(tmp_path, "game", won_by_ann().game)
    text = poster(words_of("en-asmadi"), stats_of([tmp_path]))
    assert "1 game of Innovation" in Page(text).texts
    assert "a draw" not in Page(text).texts
    assert "Writing" in Page(text).texts


def test_a_draw_has_a_bar_of_its_own(tmp_path: Path) -> None:
    save(tmp_path, "draw", drawn_game())
    assert "a draw" in Page(poster(words_of("en-asmadi"), stats_of([tmp_path]))).texts
    assert "match nul" in Page(poster(words_of("fr-iello"), stats_of([tmp_path]))).texts


class TestLengths:
    def test_every_game_is_in_a_bar(self) -> None:
        counts = Counter([37, 38, 41, 44, 44, 52, 60, 71])
        width, bars = binned(counts)
        assert width == 5
        assert bars == {35: 2, 40: 3, 50: 1, 60: 1, 70: 1}

    def test_what_lies_far_off_is_in_the_last_bar(self) -> None:
        width, bars = binned(Counter([*range(20, 40), 3000, 5000]))
        assert (width, max(bars), bars[max(bars)]) == (5, 75, 2)
        assert sum(bars.values()) == 22

    def test_games_that_are_all_alike_have_one_bar(self) -> None:
        assert binned(Counter([30] * 9)) == (1, Counter({30: 9}))


class TestPlots:
    def test_a_plot_keeps_its_size_and_takes_the_colors_of_the_page(self) -> None:
        plot = inlined('<?xml?><svg width="9" viewBox="0 0 9 9"><g id="a_1" style="fill: #2b1d12"/></svg>', "label")
        assert plot == ("0 0 9 9", "label", '<g style="fill: var(--ink)"/>')

    def test_boxes_overlap_where_they_share_a_place(self) -> None:
        random = Random(5)
        for _ in range(300):
            one, other = [
                Box(x, x + random.randint(1, 4), y, y + random.randint(1, 4))
                for x, y in [(random.randrange(9), random.randrange(9)) for _ in range(2)]
            ]
            across = set(range(int(one.left), int(one.right))) & set(range(int(other.left), int(other.right)))
            up = set(range(int(one.bottom), int(one.top))) & set(range(int(other.bottom), int(other.top)))
            assert one.overlaps(other) == other.overlaps(one) == bool(across and up)
