"""What a player sees, as one row of numbers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tenages
from tenages import find_card
from tenages.cards import CARDS
from tenages.encoding.layout import AXES, HIGHEST, LAYOUT, PURPOSES, SIZE, place_name, places_used
from tenages.encoding.observation import Observation, observe
from tenages.envs.spaces import observation_space
from tests.support.parsed_catalogues import patterns
from tests.support.randomly import KINDS, positions
from tests.support.story import tied

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
ROW = re.compile(r"^\| `([a-z ]+)` \| (\d+) \| (\d+) \| ([a-z ×]+) \| .+ \|$", re.MULTILINE)


def part(row: Observation, name: str) -> Observation:
    """One part of an observation, with an axis for each of its axes."""
    found = LAYOUT[name]
    return row[found.start : found.end].reshape(found.shape)


def entry(row: Observation, name: str, *labels: str) -> float:
    """One number of an observation."""
    places = tuple([AXES[axis].index(label) for axis, label in zip(LAYOUT[name].axes, labels, strict=True)])
    return round(float(part(row, name)[places]), 4)


def of_seat(row: Observation, name: str, step: int) -> dict[str, float]:
    """What one part tells of a seat by card; nothing about cards that are not there."""
    found = part(row, name)[step]
    return {card.title: round(float(found[card.index]), 4) for card in CARDS if found[card.index]}


class TestTheLayout:
    def test_parts_lie_one_behind_the_other_and_fill_the_row(self) -> None:
        start = 0
        for name, laid in LAYOUT.items():
            assert (laid.name, laid.start) == (name, start)
            start = laid.end
        assert start == SIZE

    def test_the_page_has_the_same_parts_in_the_same_places(self) -> None:
        told = [(name, int(start), int(size), axes) for name, start, size, axes in ROW.findall(PAGE.read_text("utf-8"))]
        assert told == [(laid.name, laid.start, laid.size, " × ".join(laid.axes)) for laid in LAYOUT.values()]

    def test_the_page_names_what_stands_along_each_axis(self) -> None:
        page = PAGE.read_text("utf-8")
        for axis in ("state", "variant", "role", "count", "pile", "effect", "icon"):
            (told,) = re.findall(rf"^- \*\*{axis}\*\*(.*?)(?=^- |^$)", page, re.MULTILINE | re.DOTALL)
            assert [name for name in AXES[axis] if f"`{name}`" not in told] == []

    def test_every_place_has_a_name_of_its_own(self) -> None:
        names = [place_name(place) for place in range(SIZE)]
        assert len(set(names)) == SIZE
        assert names[LAYOUT["board"].start + find_card("Agriculture").index] == "board, me, agriculture"
        assert names[-1] == "answered, value 11"

    def test_every_purpose_has_a_place(self) -> None:
        asked = {
            key.removeprefix("ask-").replace("-", " ")
            for key in patterns("en-asmadi")
            if re.fullmatch(r"ask-[a-z-]+", key)
        }
        no_purposes = {
            "any",
            "where",
            "goes",
            "promoted card",
            "or decline",
            "and activate",
            "none fits",
            "none in hand",
        }
        assert set(PURPOSES) == asked - no_purposes - {"other", "by", "first melds"}

    @pytest.mark.parametrize("kind", KINDS)
    def test_all_numbers_are_in_their_box_and_most_from_0_to_1(self, kind: str) -> None:
        space = observation_space()
        high = written = 0
        for game, random in positions(120, seed=31, kinds=(kind,)):
            row = observe(game.view(random.choice([*range(len(game.table.players)), None])))
            assert space.contains(row)
            assert row.max() <= HIGHEST / 8
            high += int((row > 1).sum())
            written += int((row > 0).sum())
        assert high < written / 50

    def test_at_a_smaller_table_only_the_places_used_there_are_written(self) -> None:
        for game, _ in positions(90, seed=32):
            players, expansions = len(game.table.players), game.setup.expansions
            written = np.flatnonzero(observe(game.view(0)))
            assert set(written) <= set(places_used(players, expansions))
        assert places_used(5, ("echoes",)) == list(range(SIZE))
        assert len(places_used(2)) < SIZE / 3


ANN: dict[str, Any] = {
    "board": {"yellow": ["Agriculture", "Masonry", "Domestication"], "blue": ["Pottery"]},
    "splay": {"yellow": "left"},
    "hand": ["Tools", "Coal"],
    "score": ["Oars", "Mysticism"],
    "achievements": [1, "Monument"],
}
BOB: dict[str, Any] = {"board": ["Archery"], "hand": ["Metalworking", "Code of Laws"], "score": ["Gunpowder"]}
CEM: dict[str, Any] = {"board": ["Clothing"], "score": ["Sailing"]}


class TestWhatIsSeen:
    def test_one_sees_ones_own_cards_by_name_and_of_the_others_backs(self) -> None:
        row = observe(tenages.position(ANN, BOB).view(0))
        assert of_seat(row, "hand", 0) == {"Tools": 1, "Coal": 1}
        assert of_seat(row, "score pile", 0) == {"Oars": 1, "Mysticism": 1}
        assert of_seat(row, "hand", 1) == {}
        assert of_seat(row, "score pile", 1) == {}
        assert entry(row, "hand backs", "left 1", "base", "1") == 0.4
        assert entry(row, "score backs", "left 1", "base", "4") == 0.2
        assert entry(row, "counts", "left 1", "hand") == 0.2
        assert entry(row, "counts", "left 1", "score") == 0.08

    def test_boards_are_seen_in_their_order_with_colors_and_splays(self) -> None:
        row = observe(tenages.position(ANN, BOB).view(1))
        seen = of_seat(row, "board", 1)
        assert seen == {"Agriculture": 1, "Masonry": 0.5, "Domestication": 0.25, "Pottery": 1}
        assert entry(row, "piles", "left 1", "yellow", "cards") == 0.3
        assert entry(row, "piles", "left 1", "yellow", "value") == 0.1
        assert entry(row, "piles", "left 1", "yellow", "left") == 1
        assert entry(row, "piles", "left 1", "yellow", "right") == 0
        # Three leaves of Agriculture and three of Pottery, and the castle that each splayed card shows.
        assert (entry(row, "icons", "left 1", "leaf"), entry(row, "icons", "left 1", "castle")) == (0.3, 0.1)

    def test_a_draw_is_over_and_nobody_has_won(self) -> None:
        story = tied()
        before = observe(story.game.view(0))
        story.ann.draws()
        after = observe(story.game.view(0))
        assert (entry(before, "state", "over"), entry(after, "state", "over")) == (0, 1)
        assert [entry(after, "roles", seat, "won") for seat in ("me", "left 1")] == [0, 0]
        story = tied("iello")
        story.ann.draws()
        shared = observe(story.game.view(0))
        assert [entry(shared, "roles", seat, "won") for seat in ("me", "left 1")] == [1, 1]

    def test_achievements_are_seen_with_the_way_to_the_others(self) -> None:
        row = observe(tenages.position(ANN, BOB).view(0))
        assert entry(row, "achieved", "me", "1") == 1
        assert entry(row, "achieved specials", "me", "Monument") == 1
        assert entry(row, "counts", "me", "achievements") == round(2 / 6, 4)
        assert (entry(row, "available", "1"), entry(row, "available", "2")) == (0, 1)
        assert entry(row, "available specials", "Monument") == 0
        assert entry(row, "available specials", "Empire") == 1
        # Leaves alone are there three times.
        assert entry(row, "progress", "me", "Empire") == round(1 / 6, 4)

    def test_the_table_is_seen(self) -> None:
        game = tenages.position(ANN, BOB, CEM, edition="iello", turn=2, actions=1)
        row = observe(game.view(1))
        assert entry(row, "players", "3") == 1
        assert entry(row, "edition", "iello") == 1
        assert part(row, "expansions").sum() == part(row, "variants").sum() == 0
        assert entry(row, "own seat", "1") == 1
        assert entry(row, "roles", "left 1", "turn") == 1
        assert entry(row, "roles", "left 1", "asked") == 1
        assert [entry(row, "roles", seat, "here") for seat in AXES["relative seat"]] == [1, 1, 1, 0, 0]
        assert entry(row, "purpose", "act") == 1
        assert entry(row, "supply", "base", "10") == round(10 / 15, 4)

    def test_a_question_is_seen_with_its_card_and_effect_and_who_shares(self) -> None:
        game = tenages.position({"board": ["Agriculture"], "hand": ["Tools"]}, {"board": ["Pottery"], "hand": ["Oars"]})
        game.choose(tenages.option_named("dogma agriculture"))
        row = observe(game.view(0))
        assert part(row, "asking")[find_card("Agriculture").index] == 1
        assert entry(row, "effect", "1") == 1
        assert entry(row, "effect", "demand") == 0
        assert entry(row, "purpose", "return") == 1
        assert entry(row, "roles", "me", "activated") == 1
        assert entry(row, "roles", "me", "queued") == 1
        assert [entry(row, "roles", "left 1", role) for role in ("shares", "carries out", "asked")] == [1, 1, 1]

    def test_what_was_answered_since_an_effect_began_is_seen(self) -> None:
        """Who picks one card after the other sees which ones he has picked."""
        game = tenages.position(
            {"board": ["Pottery"], "hand": ["Tools", "Oars", "Clothing"]}, {"board": ["Archery"], "hand": ["Coal"]}
        )
        for answer in ("dogma pottery", "card tools"):
            game.choose(tenages.option_named(answer))
        mine, theirs = observe(game.view(0)), observe(game.view(1))
        assert part(mine, "answered cards")[find_card("Tools").index] == 1
        assert part(theirs, "answered cards").sum() == 0

    def test_the_end_is_seen_and_who_has_won(self) -> None:
        game = tenages.position({"board": ["Tools"], "score": ["Oars", "Coal"], "achievements": [2, 3, 4, 5, 6]}, BOB)
        game.choose(tenages.option_named("achieve 1"))
        row = observe(game.view(1))
        assert entry(row, "state", "over") == 1
        assert [entry(row, "roles", seat, "won") for seat in ("me", "left 1")] == [0, 1]

    def test_partners_are_seen(self) -> None:
        row = observe(tenages.position(ANN, BOB, CEM, {}, teams=True).view(1))
        assert [entry(row, "roles", seat, "partner") for seat in AXES["relative seat"][:4]] == [1, 0, 1, 0]
        assert entry(row, "variants", "teams") == 1

    def test_forecasts_and_the_second_row_are_seen_with_echoes(self) -> None:
        game = tenages.position({"forecast": ["Bell", "Soap"]}, {"hand": ["Flute"]}, expansions=("echoes",))
        mine, theirs = observe(game.view(0)), observe(game.view(1))
        assert of_seat(mine, "forecast", 0) == {"Bell": 1, "Soap": 1}
        assert of_seat(theirs, "forecast", 1) == {}
        assert entry(theirs, "forecast backs", "left 1", "echoes", "1") == 0.4
        assert entry(theirs, "hand backs", "me", "echoes", "1") == 0.2
        assert entry(mine, "supply", "echoes", "10") == round(10 / 15, 4)
        assert entry(mine, "expansions", "echoes") == 1

    def test_of_a_mixed_pile_the_back_of_the_top_card_is_seen(self) -> None:
        game = tenages.position({}, {}, piles={6: ["Loom"], 4: ["Gunpowder"]}, expansions=("echoes",), american=True)
        row = observe(game.view(0))
        assert (entry(row, "on top", "echoes", "6"), entry(row, "on top", "echoes", "4")) == (1, 0)
        assert part(row, "supply")[1].sum() == 0

    def test_who_only_watches_sees_the_table_from_the_first_seat_and_knows_no_hand(self) -> None:
        game = tenages.position(ANN, BOB)
        row, of_ann = observe(game.view(None)), observe(game.view(0))
        assert part(row, "own seat").sum() == part(row, "hand").sum() == 0
        assert np.array_equal(part(row, "board"), part(of_ann, "board"))


@pytest.mark.parametrize("actions", [1, 2])
def test_the_same_table_looks_the_same_from_each_seat(actions: int) -> None:
    """Everyone moves on by some seats: what each of them sees stays, but for the number of the own seat."""
    players = [ANN, BOB, CEM]
    at_first = tenages.position(*players, turn=1, actions=actions)
    for step in (1, 2):
        moved = players[-step:] + players[:-step]
        turned = tenages.position(*moved, turn=(1 + step) % 3, actions=actions)
        for seat in range(3):
            before, after = observe(at_first.view(seat)), observe(turned.view((seat + step) % 3))
            different = {place_name(int(place)).split(",")[0] for place in np.flatnonzero(before != after)}
            assert different == {"own seat"}


def test_an_observation_is_made_anew_each_time() -> None:
    view = tenages.position(ANN, BOB).view(0)
    first, second = observe(view), observe(view)
    assert np.array_equal(first, second)
    first[:] = 7
    assert not np.array_equal(first, second)
