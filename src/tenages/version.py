"""The versions that others depend on."""

__version__ = "0.13.1"

ENGINE_VERSION = 2
"""Raised whenever an old record may no longer replay to the same game; see `tenages.records.changes`.

The next one is 4: games that begin with a snapshot have the number 3.
"""
