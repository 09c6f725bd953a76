"""Our own networks, which come with the package: learned by playing themselves with `tenages train`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tenages.networks.onnx_network import BadNetwork, OnnxNetwork
from tenages.networks.tables import name_of
from tenages.rules.setup import Setup

FOLDER: Final = Path(__file__).parent / "files"
LARGER: Final = ("3", "4", "5", "4 teams")
FILES: Final = {
    "2": "two-base.onnx",
    "2 echoes": "two-echoes.onnx",
    **{table + more: "many.onnx" for table in LARGER for more in ("", " echoes")},
}
"""The file for each table; they play all editions."""


def network_for(setup: Setup) -> OnnxNetwork:
    """The network for such tables; an error if there is none."""
    name = FILES.get(name_of(setup))
    if name is None:
        raise BadNetwork("no-network", players=setup.players)
    return network_at(FOLDER / name)


@cache
def network_at(path: Path) -> OnnxNetwork:
    """The network in a file, loaded once in each process."""
    return OnnxNetwork(path)
