"""The versions that others depend on."""

__version__ = "0.7.0"

ENGINE_VERSION = 1
"""Raised whenever an old record would no longer replay to the same game."""
