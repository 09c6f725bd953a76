"""Games that begin in the middle of another one: they have records, and what comes from outside is not trusted."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tenages
from tenages import Game
from tenages.opening import deal as deal_from
from tenages.opening import dealt_anew
from tenages.records.changes import WITH_ORIGIN
from tenages.records.origin import origin_of
from tenages.records.saved import read
from tenages.rules.errors import BadRecord, OtherVersion, TenAgesError
from tenages.rules.phase import Dogma, FirstMelds
from tests.support.effort import cases
from tests.support.oracle import check
from tests.support.randomly import TABLES, Table, deal, play_on

FROM_HERE = 300
"""The longest that a random game is played before a new one begins there."""


def somewhere(table: Table, seed: int, within_an_effect: bool = False) -> Game:
    """A random game at a random moment."""
    random = Random(seed)
    while True:
        game = deal(table, seed)
        play_on(game, random, random.randrange(FROM_HERE))
        while within_an_effect and game.decision is not None and game.effect_start is None:
            game.choose(random.choice(game.decision.options))
        if game.decision is not None:
            return game
        seed += 1000


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("within", [False, True], ids=["anywhere", "within an effect"])
def test_a_game_goes_on_from_a_snapshot_as_it_went_on_before(table: Table, within: bool) -> None:
    game = somewhere(table, 5, within)
    again = deal_from(game.setup.rules, 0, origin_of(game))
    if isinstance(game.table.phase, FirstMelds):
        return
    assert again == game
    check(again)
    random = Random(3)
    while game.decision is not None:
        option = random.choice(game.decision.options)
        game.choose(option)
        again.choose(option)
    assert again.digest() == game.digest()
    assert again.outcome == game.outcome


@settings(max_examples=cases(15, 200))
@given(st.sampled_from(TABLES), st.integers(0, 10_000), st.booleans())
def test_a_game_dealt_anew_looks_the_same_and_has_a_record(table: Table, seed: int, within: bool) -> None:
    game = somewhere(table, seed, within)
    seat = seed % game.setup.players
    anew = dealt_anew(game.view(seat), Random(seed))
    if not isinstance(game.table.phase, FirstMelds):
        assert anew.view(seat) == game.view(seat)
    play_on(anew, Random(seed), 20)
    assert anew.has_past
    record = anew.record()
    assert read(record).engine == WITH_ORIGIN
    again = tenages.replay(record)
    assert again == anew
    assert again.record() == record
    assert copy.deepcopy(anew) == anew == anew.copy() == pickle.loads(pickle.dumps(anew))


def test_first_melds_are_chosen_from_the_beginning() -> None:
    game = tenages.new_game(3, seed=4)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    anew = dealt_anew(game.view(0), Random(1))
    assert [card.title for card in anew.table.players[0].hand] == [card.title for card in game.table.players[0].hand]
    play_on(anew, Random(1), 30)
    assert tenages.replay(anew.record()) == anew


def test_nothing_begins_at_the_end() -> None:
    game = play_on(tenages.new_game(seed=1), Random(1))
    with pytest.raises(TenAgesError, match="nothing can be played from its end"):
        origin_of(game)


def test_an_older_engine_refuses_a_record_with_a_snapshot_in_plain_words() -> None:
    """It knows versions 1 and 2, and looks at the version before anything else."""
    data = json.loads(dealt_anew(somewhere(TABLES[0], 1).view(0), Random(1)).record())
    assert data["engine"] == WITH_ORIGIN == 3
    for engine in (1, 2):
        with pytest.raises(OtherVersion):
            tenages.replay(json.dumps(data | {"engine": engine}))


# --- what comes from outside ------------------------------------------------------------------------------------------

ECHOES: Table = ("asmadi-1", 3, False, ("echoes",), True)


def record_within_a_dogma() -> dict[str, Any]:
    for seed in range(100):
        game = somewhere(ECHOES, seed, within_an_effect=True)
        if isinstance(game.table.phase, Dogma) and game.effect_answers:
            return dict(json.loads(dealt_anew(game.view(0), Random(1)).record()))
    raise AssertionError


RECORD = record_within_a_dogma()
SLUG = RECORD["position"]["supply"][10][0]


def changed(path: list[Any], value: Any) -> str:
    data = copy.deepcopy(RECORD)
    at = data["position"]
    for step in path[:-1]:
        at = at[step]
    if value is DELETED:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return json.dumps(data)


DELETED = object()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["snapshot"], 2),
        (["snapshot"], True),
        (["players"], []),
        (["players"], "nobody"),
        (["players", 0], 7),
        (["players", 0, "hand"], [SLUG]),
        (["players", 0, "hand"], [["a"]]),
        (["players", 0, "hand"], {"a": 1}),
        (["players", 0, "piles"], [[]]),
        (["players", 0, "piles", 0], [SLUG, SLUG]),
        (["players", 0, "splays", 0], "sideways"),
        (["players", 0, "splays", 0], ["left"]),
        (["players", 0, "scored"], 10**30),
        (["players", 0, "tucked"], -1),
        (["players", 0, "specials"], ["Monument", "Monument"]),
        (["players", 0, "specials"], ["Fame"]),
        (["supply"], []),
        (["supply", 1], ["no-such-card"]),
        (["supply", 0], [SLUG]),
        (["box"], None),
        (["box"], DELETED),
        (["available"], [1, 2, 3]),
        (["buried"], [RECORD["position"]["supply"][10][0]]),
        (["known"], {"63": ["no-such-card"]}),
        (["known"], {"64": []}),
        (["known"], {"-1": []}),
        (["known"], {"6e1": []}),
        (["known"], {}),
        (["known"], []),
        (["turn"], 3),
        (["turn"], 1.0),
        (["turn"], True),
        (["turns"], 0),
        (["turns"], 10**9),
        (["actions"], 2),
        (["phase"], None),
        (["phase", "kind"], "nowhere"),
        (["phase", "kind"], ["dogma"]),
        (["phase", "kind"], "acting"),
        (["phase", "kind"], "first melds"),
        (["phase", "kind"], "may promote"),
        (["phase", "card"], "no-such-card"),
        (["phase", "acting"], 9),
        (["phase", "counts"], [1, 2]),
        (["phase", "counts"], [1, 2, "3"]),
        (["phase", "echoes"], ["archery"]),
        (["phase", "echoes"], [None]),
        (["phase", "number"], 99),
        (["phase", "place"], 99),
        (["phase", "shared"], 1),
        (["phase", "deeds"], [10**9, 0, 0]),
        (["phase", "due"], [[0]]),
        (["phase", "due"], [[9, SLUG]]),
        (["phase", "due"], [["0", SLUG]]),
        (["answers"], None),
        (["answers"], ["draw"]),
        (["answers"], [7]),
        (["answers"], ["pass"] * 10_000),
    ],
)
def test_a_snapshot_that_cannot_be_is_a_damaged_record(path: list[Any], value: Any) -> None:
    with pytest.raises(BadRecord):
        tenages.replay(changed(path, value))


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += leaves(value, (*path, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            found += leaves(value, (*path, place))
    return found


@settings(max_examples=cases(60, 2000))
@given(st.data())
def test_whatever_is_put_into_a_snapshot_it_plays_or_is_refused(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(leaves(RECORD["position"])))
    cards = st.sampled_from([card.slug for card in tenages.CARDS])
    plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | cards
    value = data.draw(plain | st.lists(plain, max_size=4) | st.dictionaries(st.text(max_size=4), plain, max_size=3))
    _plays_or_is_refused(lambda: changed(list(path), value))


@settings(max_examples=cases(60, 2000))
@given(st.data())
def test_cards_that_change_places_play_or_are_refused(data: st.DataObject) -> None:
    """Every card is still there once, so most of these are read; whatever comes of that must not break anything."""
    paths = [path for path in leaves(RECORD["position"]) if isinstance(path[-1], int) and "known" not in path]
    one, two = data.draw(st.sampled_from(paths)), data.draw(st.sampled_from(paths))

    def swapped() -> str:
        record = copy.deepcopy(RECORD)
        ends = []
        for path in (one, two):
            at = record["position"]
            for step in path[:-1]:
                at = at[step]
            ends.append((at, path[-1]))
        (first, here), (second, there) = ends
        if here < len(first) and there < len(second) and first[here] not in (second, first):
            first[here], second[there] = second[there], first[here]
        return json.dumps(record)

    _plays_or_is_refused(swapped)


def _plays_or_is_refused(text: Callable[[], str]) -> None:
    try:
        said = text()
        data = json.loads(said)
        data["choices"] = []
        game = Game()
        record = read(json.dumps(data))
        for _ in zip(record.steps(game), range(1), strict=False):
            pass
    except BadRecord:
        return
    except (ValueError, RecursionError):
        return  # it could not even be written
    play_on(game, Random(1), 10)
