"""What several tests look for on a screen: a phone, what fits on it, the focus, and English where none should be."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator

from tests.browser.person import Person

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
ENGLISH = re.compile(r"\b(the|your?|draws?|with|from|hand|cards?|choose|turn|returns?|has|and|of)\b", re.IGNORECASE)
"""Words that no French sentence has."""
# What has the focus, if nothing shows that it has it.
SHOWS_FOCUS = """() => {
  const outlined = (one, pseudo) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, pseudo);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  };
  const here = document.activeElement;
  if (here === null || here === document.body) return "";
  const around = [here, here.nextElementSibling, here.parentElement, here.closest("li")].filter((one) => one !== null);
  return around.some((one) => outlined(one) || outlined(one, "::before") || outlined(one, "::after")) ? "" :
    here.outerHTML.slice(0, 200);
}"""


def fits(person: Person) -> None:
    """Nothing is wider than the screen."""
    assert person.page.evaluate(OVERFLOW) <= 0


def within_the_screen(person: Person, thing: Locator) -> None:
    """It is seen without scrolling."""
    box, screen = thing.bounding_box(), person.page.viewport_size
    assert box is not None
    assert screen is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= screen["height"] + 1
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= screen["width"]
