"""A network in an ONNX file, run by ONNX Runtime on one core.

Its input `seen` has a row for each moment, with a column for each place that such a table uses
(`tenages.encoding.layout.places_used`). Its outputs are `logits`, a number for each action (the first ones of
`tenages.encoding.actions`), and `value`, from -1 to 1. The metadata `tenages` is JSON and says for which tables it was
made: {"players": 2, "expansions": ["echoes"], "encoding": tenages.encoding.fingerprint.fingerprint(2, ("echoes",))}.

A network for several tables has the places and actions of the largest of them, with all expansions; the metadata names
them all: {"players": 5, "expansions": ["echoes"], "tables": ["3", "4 teams", "5 echoes"], "encoding": ...}. If there
can be more than two players, `value` has a column for each relative seat (the player himself, the one on his left, and
so on) with the share of the victory that it can expect: together 1, and 0 for seats that the table does not have. In
teams each of two partners has half of what their side can expect.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from tenages.encoding.actions import actions_used
from tenages.encoding.batch import columns_for
from tenages.encoding.fingerprint import fingerprint
from tenages.encoding.layout import places_used
from tenages.encoding.numbering import actions_of
from tenages.extras import need
from tenages.networks.evaluator import Judgement
from tenages.networks.rows import asked_in, fill
from tenages.networks.tables import name_of
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Decision
from tenages.rules.play import Play
from tenages.rules.setup import Setup
from tenages.sight.view import View

onnxruntime: Any = need("onnxruntime", "policy")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

METADATA: Final = "tenages"
"""The key of the file's metadata that says for which tables it was made."""
SEEN, LOGITS, VALUE = "seen", "logits", "value"


class BadNetwork(TenAgesError):
    """The file has no network that fits."""


class OnnxNetwork:
    """Judges what the players of some kinds of tables see.

    In a batch all rows are rounded alike, so the same moment can get a slightly different judgement among others.
    """

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise BadNetwork("network-missing", path=str(path))
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        try:
            self._session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
            made_for = json.loads(self._session.get_modelmeta().custom_metadata_map[METADATA])
            self.players = int(made_for["players"])
            """The most players that it knows."""
            self.expansions = tuple(map(str, made_for["expansions"]))
            """All expansions that it knows."""
            only = " ".join([str(self.players), *self.expansions])
            self.tables = tuple(map(str, made_for.get("tables", [only])))
            """The names of the tables that it was made for."""
            fits = made_for["encoding"] == fingerprint(self.players, self.expansions)
        # What ONNX Runtime raises depends on what is wrong with the file.
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise BadNetwork("network-broken", path=str(path), why=why) from error
        if not fits:
            raise BadNetwork("network-outdated", path=str(path))
        self._columns = columns_for(self.players, self.expansions)
        self._width = len(places_used(self.players, self.expansions))
        self._check(path)

    def _check(self, path: Path) -> None:
        """An error if the network takes or gives something else than it must."""
        taken = {each.name: each.shape[-1] for each in self._session.get_inputs()}
        given = {each.name: each.shape[-1] for each in self._session.get_outputs()}
        wanted = {SEEN: self._width}, {LOGITS: actions_used(self.expansions), VALUE: given.get(VALUE, "missing")}
        if taken != wanted[0] or not wanted[1].items() <= given.items():
            raise BadNetwork("network-broken", path=str(path), why=f"{taken} -> {given}")

    def fits(self, setup: Setup) -> bool:
        """Whether it was made for such tables."""
        return name_of(setup) in self.tables

    def evaluate(self, moments: Sequence[View | Play]) -> Judgement:
        """Judge moments in which a player is asked."""
        decisions = [asked_in(moment) for moment in moments]
        setups = [moment.setup for moment in moments]
        # The games of a search share one set-up.
        for setup in {id(setup): setup for setup in setups}.values():
            if not self.fits(setup):
                raise BadNetwork("network-of-other-table", tables=self.tables)
        rows = np.empty((len(moments), self._width), dtype=np.float32)
        fill(rows, moments, self._columns)
        logits, values = self._session.run([LOGITS, VALUE], {SEEN: rows})
        asked = np.array([decision.player for decision in decisions], dtype=np.int64)[:, None]
        players = np.array([setup.players for setup in setups], dtype=np.int64)[:, None]
        if values.ndim == 1:
            shares = np.stack([(1 + values) / 2, (1 - values) / 2], axis=1)
        else:
            partners = np.array([2 if setup.teams else 1 for setup in setups], dtype=np.float32)
            shares = values * partners[:, None]
            values = 2 * shares[:, 0] - 1
        return Judgement(_priors(logits, decisions), values, _by_seat(shares, asked, players))


def _priors(logits: NDArray[np.float32], decisions: Sequence[Decision]) -> list[NDArray[np.float32]]:
    """The chance of each option of each decision: all of them at once, since that is many times faster."""
    actions = [actions_of(decision) for decision in decisions]
    lengths = np.array([len(each) for each in actions])
    ends = lengths.cumsum()
    starts = ends - lengths
    likes = logits[np.repeat(np.arange(len(actions)), lengths), np.fromiter(chain.from_iterable(actions), np.int64)]
    odds = np.exp(likes - np.repeat(np.maximum.reduceat(likes, starts), lengths))
    chances = odds / np.repeat(np.add.reduceat(odds, starts), lengths)
    return [chances[start:end] for start, end in zip(starts.tolist(), ends.tolist(), strict=True)]


def _by_seat(shares: NDArray[np.float32], asked: NDArray[np.int64], players: NDArray[np.int64]) -> NDArray[np.float32]:
    """The chances of the seats, by number, of chances that are relative to who is asked."""
    seats = np.arange(players.max(initial=0))
    found: NDArray[np.float32] = np.take_along_axis(shares, (seats - asked) % players, axis=1)
    return np.where(seats < players, found, np.float32(0))
