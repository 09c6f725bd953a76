"""HTML, piece by piece: whatever is no HTML yet is escaped."""

from __future__ import annotations

from html import escape


class Html(str):
    """A text that is HTML already."""

    __slots__ = ()


def element(tag: str, *inside: str, **attributes: str) -> Html:
    """An element with its contents. `kind` is its class."""
    named = {"class" if name == "kind" else name: value for name, value in attributes.items()}
    opening = "".join([tag, *[f' {name}="{escape(value)}"' for name, value in named.items()]])
    return Html(f"<{opening}>{concatenated(*inside)}</{tag}>")


def concatenated(*inside: str) -> Html:
    """Pieces one after the other."""
    return Html("".join([piece if isinstance(piece, Html) else escape(piece) for piece in inside]))
