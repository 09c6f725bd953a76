"""The server program, quick to count a player as absent: for tests that cannot wait a minute."""

from __future__ import annotations

from typing import Final

from tests.support.patient_server import serve_with

GRACE_SECONDS: Final = 0.05
AWAY_SECONDS: Final = 0.01
"""A player who has left is absent at once. Not 0: then players who are there would be absent, too."""

if __name__ == "__main__":
    serve_with(grace_seconds=GRACE_SECONDS, away_seconds=AWAY_SECONDS)
