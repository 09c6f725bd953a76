"""The table of a reader who is sent steps: each change is made to what he had before."""

from __future__ import annotations

from typing import Any

from tenages.server.messages.seen import Change, Seen, Steps

Message = dict[str, Any]

AT_THE_END = ("moment", "status", "chosen", "asked", "options", "outcome")
"""What steps have whole, for the end."""


def applied(seen: Message, change: Change) -> Message:
    """What is seen after a change: what it names is replaced, all the rest stays."""
    after = {**seen, **change}
    after["seats"] = [_seat(seat, change) for seat in seen["seats"]]
    after["supply"] = [_row(row, change) for row in seen["supply"]]
    return after


def _seat(seat: Message, change: Change) -> Message:
    for changed in change.get("seats", ()):
        if changed["seat"] == seat["seat"]:
            piles = {pile["color"]: pile for pile in changed.get("piles", ())}
            return {**seat, **changed, "piles": [piles.get(pile["color"], pile) for pile in seat["piles"]]}
    return seat


def _row(row: Message, change: Change) -> Message:
    for changed in change.get("supply", ()):
        if changed["deck"] == row["deck"]:
            piles = {pile["age"]: pile for pile in changed["piles"]}
            return {**row, "piles": [piles.get(pile["age"], pile) for pile in row["piles"]]}
    return row


def after_steps(seen: Message, steps: Steps) -> Message:
    """What is seen after all changes of some steps, without the log."""
    assert seen["moment"] == steps["before"]
    for change in (*steps["changes"], steps["settled"]):
        seen = applied(seen, change)
    return {**seen, **{name: steps[name] for name in AT_THE_END}}  # type: ignore[literal-required]


def without_log(seen: Seen) -> Message:
    """A whole moment without its log."""
    return {name: value for name, value in seen.items() if name != "log"}
