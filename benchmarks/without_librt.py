"""Stand-ins for `librt` and `mypy_extensions`, for a machine that has only NumPy and ONNX Runtime.

What shows tables to networks writes its numbers with `librt`, which is fast when compiled. Uncompiled, this does the
same. Importing this module puts the stand-ins in place, each only where the library is missing.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from struct import pack
from types import ModuleType


class BytesWriter:
    """Bytes that grow."""

    def __init__(self) -> None:
        self.bytes = bytearray()

    def __len__(self) -> int:
        return len(self.bytes)

    def getvalue(self) -> bytes:
        """All that was written."""
        return bytes(self.bytes)


def write_i16_le(to: BytesWriter, value: int) -> None:
    """Append a number of two bytes."""
    to.bytes += pack("<h", value)


def write_i32_le(to: BytesWriter, value: int) -> None:
    """Append a number of four bytes."""
    to.bytes += pack("<i", value)


def write_f32_le(to: BytesWriter, value: float) -> None:
    """Append a fraction of four bytes."""
    to.bytes += pack("<f", value)


def _stand_in(name: str, **contents: object) -> None:
    module = ModuleType(name)
    vars(module).update(contents)
    sys.modules[name] = module


def _missing(name: str) -> bool:
    try:
        return find_spec(name) is None
    except ModuleNotFoundError:
        return True


if _missing("librt"):
    _stand_in("librt", __path__=[])
    _stand_in(
        "librt.strings",
        BytesWriter=BytesWriter,
        write_i16_le=write_i16_le,
        write_i32_le=write_i32_le,
        write_f32_le=write_f32_le,
    )
if _missing("mypy_extensions"):
    _stand_in("mypy_extensions", i16=int, i32=int, i64=int)
