"""Libraries that are not installed: who has none of them has the game all the same, and is told what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.support.effort import some

MISSING = """
import sys

class Nowhere:
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Nowhere())
"""

MODULES = [
    ("numpy", "encoding.observation", "envs"),
    ("numpy", "encoding.numbering", "envs"),
    ("librt", "encoding.batch", "envs"),
    ("mypy_extensions", "encoding.batch", "envs"),
    ("numpy", "envs.share", "envs"),
    ("librt", "envs.share", "envs"),
    ("gymnasium", "envs.vector", "envs"),
    ("PIL", "envs.picture", "envs"),
    ("onnxruntime", "networks.onnx_network", "policy"),
    ("pettingzoo", "envs.pettingzoo", "envs"),
    ("gymnasium", "envs.gymnasium", "envs"),
    ("pyspiel", "envs.openspiel", "openspiel"),
]
"""A library that is missing, a module that needs it, and the extra that brings it."""


def without(missing: tuple[str, ...], program: str) -> subprocess.CompletedProcess[str]:
    """Run a program where some libraries are missing."""
    code = MISSING.replace("{missing!r}", repr(missing)) + program
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("missing", "module", "extra"),
    some(MODULES, 4),
)
def test_who_lacks_a_library_is_told_which_extra_brings_it(missing: str, module: str, extra: str) -> None:
    done = without((missing,), f"import tenages.{module}")
    assert done.returncode == 1
    assert f'this needs {missing}, which is not installed; it comes with: pip install "tenages[{extra}]"' in done.stderr


def test_the_game_itself_needs_none_of_them() -> None:
    program = "import tenages, tenages.envs\nassert tenages.new_game().decision"
    done = without(("librt", "mypy_extensions", "numpy", "pettingzoo", "PIL", "gymnasium", "pyspiel"), program)
    assert (done.returncode, done.stderr) == (0, "")


def test_who_lacks_the_library_for_pictures_plays_without_them() -> None:
    """Stable-Baselines3 asks for pictures whether it will show any or not."""
    program = (
        "from tenages.envs.gymnasium import TenAgesEnv\n"
        "env = TenAgesEnv(render_mode='rgb_array')\n"
        "env.reset(seed=1)\n"
        "print('dealt')\n"
        "env.render()"
    )
    done = without(("PIL",), program)
    assert done.stdout == "dealt\n"
    assert 'this needs PIL, which is not installed; it comes with: pip install "tenages[envs]"' in done.stderr
