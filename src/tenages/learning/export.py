"""A trained network as an ONNX file that `policy` plays: small, and fast on one core."""

from __future__ import annotations

import json
import logging
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tenages.encoding.batch import sparse
from tenages.encoding.fingerprint import fingerprint
from tenages.encoding.layout import LAYOUT, SIZE, places_used
from tenages.extras import need
from tenages.learning.checkpoint import load
from tenages.learning.seating import NOBODY, Seating
from tenages.learning.settings import TrainingSettings
from tenages.networks.onnx_network import METADATA
from tenages.networks.tables import name_of
from tenages.opening import deal

OPSET: Final = 17
"""The version of ONNX's operators: the first one that has layer normalization."""
IR: Final = 10
"""The version of the file format, which older versions of ONNX Runtime can read."""
EXACT: Final = "entry.exact"
"""The part of the first layer that keeps all digits."""
SEATED: Final = "value.seated"
"""What says which seats have a player; it keeps all digits too."""
OUTLIER: Final = 8.0
"""A column of the first layer is an outlier if its largest weight is so many times that of a usual column."""
OF_THE_TABLE: Final = ("players", "edition", "expansions", "variants")
"""The parts of an observation that are the same in all games at a table."""

Weights = dict[str, NDArray[np.float32]]


def export(weights: Weights, settings: TrainingSettings, path: Path) -> None:
    """Write a network as a file."""
    weights = without_constants(weights, settings, examples(settings))
    onnx = need("onnx", "train")
    quantization = need("onnxruntime.quantization", "train")
    model = onnx.helper.make_model(
        _graph(weights, settings), opset_imports=[onnx.helper.make_opsetid("", OPSET)], ir_version=IR
    )
    with TemporaryDirectory() as folder, _without_advice():
        exact, small = Path(folder) / "exact.onnx", Path(folder) / "small.onnx"
        onnx.save(model, exact)
        quantization.quantize_dynamic(
            exact, small, per_channel=True, weight_type=quantization.QuantType.QInt8, nodes_to_exclude=[EXACT, SEATED]
        )
        made = onnx.load(small)
    players, expansions = settings.most_players, settings.all_expansions
    made_for = {
        "players": players,
        "expansions": expansions,
        "tables": [name_of(rules) for rules in settings.table_rules],
        "encoding": fingerprint(players, expansions),
    }
    onnx.helper.set_model_props(made, {METADATA: json.dumps(made_for)})
    onnx.save(made, path)


def examples(settings: TrainingSettings) -> NDArray[np.float32]:
    """An observation of each table of a run, with all places of the layout."""
    games = [deal(rules, 1) for rules in settings.table_rules]
    found = np.zeros((len(games), SIZE), dtype=np.float32)
    sparse(games, [0] * len(games)).into(found)
    return found


@contextmanager
def _without_advice() -> Generator[None]:
    """ONNX Runtime advises to prepare networks before rounding; ours needs no preparation."""
    before = logging.root.manager.disable
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(before)


def without_constants(weights: Weights, settings: TrainingSettings, examples: NDArray[np.float32]) -> Weights:
    """The same network, but blind for what was the same in all games that it learned from.

    What such a number adds is put into the bias. So another edition looks to the network like the one that it knows.
    """
    constant = np.zeros(SIZE, dtype=bool)
    for name in OF_THE_TABLE:
        constant[LAYOUT[name].start : LAYOUT[name].end] = True
    example = examples[0]
    constant &= (examples == example).all(axis=0)
    used = places_used(settings.most_players, settings.all_expansions)
    columns = constant[used]
    entry, bias = weights["entry.weight"].copy(), weights["entry.bias"].copy()
    bias += entry[:, columns] @ example[used][columns]
    entry[:, columns] = 0
    return {**weights, "entry.weight": entry, "entry.bias": bias}


def _graph(weights: Weights, settings: TrainingSettings) -> Any:
    """The network of `tenages.learning.network` in ONNX's operators."""
    onnx = need("onnx", "train")
    helper = onnx.helper
    nodes: list[Any] = []
    constants: list[Any] = []

    def add(kind: str, inputs: list[str], output: str, **attributes: Any) -> str:
        nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def constant(name: str, value: NDArray[Any]) -> str:
        constants.append(onnx.numpy_helper.from_array(np.array(value, order="C"), name))
        return name

    def linear(source: str, name: str, output: str) -> str:
        weight = constant(f"{name}.weight", weights[f"{name}.weight"].T)
        product = add("MatMul", [source, weight], f"{name}.product")
        return add("Add", [product, constant(f"{name}.bias", weights[f"{name}.bias"])], output)

    def norm(source: str, name: str) -> str:
        scale = constant(f"{name}.weight", weights[f"{name}.weight"])
        shift = constant(f"{name}.bias", weights[f"{name}.bias"])
        return add("LayerNormalization", [source, scale, shift], f"{name}.normal", axis=-1)

    # Few columns have far larger weights than the others. Rounded with them, the others would lose most digits.
    entry = weights["entry.weight"]
    largest = np.abs(entry).max(axis=0)
    outliers = np.flatnonzero(largest > OUTLIER * np.median(largest[largest > 0]))
    usual = entry.copy()
    usual[:, outliers] = 0
    weights = {**weights, "entry.weight": usual}
    chosen = add("Gather", ["seen", constant("entry.outliers", outliers)], "entry.chosen", axis=1)
    add("MatMul", [chosen, constant("entry.exact.weight", entry[:, outliers].T)], "entry.exact.product", name=EXACT)
    x = add("Add", [linear("seen", "entry", "entry.usual"), "entry.exact.product"], "entry.sum")
    for number in range(settings.blocks):
        block = f"blocks.{number}"
        inner = linear(norm(x, f"{block}.norm"), f"{block}.first", f"{block}.first.sum")
        change = linear(add("Relu", [inner], f"{block}.active"), f"{block}.second", f"{block}.second.sum")
        x = add("Add", [x, change], f"{block}.out")
    x = add("Relu", [norm(x, "norm")], "active")
    linear(x, "policy", "logits")
    last = linear(add("Relu", [linear(x, "value_entry", "value_entry.sum")], "value_entry.active"), "value", "last")
    seats = len(weights["value.bias"]) - 1
    if seats == 1:
        add("Tanh", [add("Gather", [last, constant("first", np.array(0))], "value.sum", axis=1)], "value")
    else:
        # As `tenages.learning.seating` does it.
        seating = Seating(seats, settings.all_expansions)
        logits = add("Gather", [last, constant("seats", np.arange(seats))], "value.logits", axis=1)
        teams = add("Gather", ["seen", constant("teams.at", np.array([seating.teams_at]))], "teams", axis=1)
        half = add("Mul", [teams, constant("half", np.array(0.5, dtype=np.float32))], "teams.half")
        partner = add("Gather", [logits, constant("partners", seating.partner.numpy())], "value.partner", axis=1)
        change = add("Mul", [half, add("Sub", [partner, logits], "value.apart")], "value.change")
        shared = add("Add", [logits, change], "value.shared")
        players = add("Gather", ["seen", constant("players.at", np.array(seating.players_at))], "players", axis=1)
        add("MatMul", [players, constant("seated", seating.by_number.numpy())], SEATED, name=SEATED)
        absent = add("Sub", [constant("one", np.array(1, dtype=np.float32)), SEATED], "value.absent")
        nobody = add("Mul", [absent, constant("nobody", np.array(NOBODY, dtype=np.float32))], "value.nobody")
        add("Softmax", [add("Add", [shared, nobody], "value.sum")], "value", axis=-1)
    add("Gather", [last, constant("lead.at", np.array(seats))], "lead", axis=1)
    places, actions = weights["entry.weight"].shape[1], len(weights["policy.bias"])
    number = helper.make_tensor_value_info
    kind = onnx.TensorProto.FLOAT
    return helper.make_graph(
        nodes,
        "tenages",
        [number("seen", kind, ["moments", places])],
        [
            number("logits", kind, ["moments", actions]),
            number("value", kind, ["moments"] if seats == 1 else ["moments", seats]),
            number("lead", kind, ["moments"]),
        ],
        constants,
    )


def export_run(run: Path, path: Path) -> None:
    """Write the network of a run's folder as a file."""
    network, settings = load(run)
    weights: Weights = {name: value.float().numpy() for name, value in network.state_dict().items()}
    export(weights, settings, path)
