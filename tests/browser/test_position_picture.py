"""A picture of a position: what it shows, and how it is reached, saved and copied."""

from __future__ import annotations

import base64
import struct
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.axe import serious
from tests.browser.editing import MIDGAME, editor
from tests.browser.lobby import Lobby
from tests.browser.person import Person
from tests.browser.screens import PHONE, fits

WIDTH: Final = 2400
"""Twice that of the position as it is laid out for the picture."""
LIGHT_TABLE: Final = (0xDC, 0xC7, 0xA3)
RED: Final = (0xB8, 0x38, 0x28)
YELLOW: Final = (0xE6, 0xB1, 0x38)
PURPLE: Final = (0x75, 0x4A, 0x9F)
# How many of the pixels, of which every third counts, have nearly each of the colors.
COLORED = """async ([file, colors]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${file}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width / 3, image.height / 3);
  const context = canvas.getContext("2d");
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return colors.map((color) => {
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 255 && color.every((part, index) => Math.abs(part - data[at + index]) < 12)) count += 1;
    return count / (data.length / 4);
  });
}"""


def dialog(person: Person) -> Locator:
    """Where the picture is looked at."""
    return person.page.get_by_role("dialog", name=person.say("editor-picture-title"))


def picture(person: Person) -> Locator:
    """The picture, once it is made."""
    return dialog(person).get_by_role("img")


def saved(person: Person) -> bytes:
    """The file that is saved."""
    with person.page.expect_download() as download:
        dialog(person).get_by_role("link", name=person.say("editor-picture-save")).click()
    assert download.value.suggested_filename == "ten-ages-position.png"
    return download.value.path().read_bytes()


def size_of(png: bytes) -> tuple[int, int]:
    """Its width and height, as its header says."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def shares(person: Person, png: bytes, *colors: tuple[int, int, int]) -> list[float]:
    """Which part of the picture has each of the colors."""
    found: list[float] = person.page.evaluate(COLORED, [base64.b64encode(png).decode(), colors])
    return found


def test_a_picture_of_the_position_is_reached_by_keys_and_saved(lobby: Lobby) -> None:
    # By night too the picture is light: others look at it elsewhere.
    ann = editor(lobby, MIDGAME.format(bobs="Optics"), color_scheme="dark")
    expect(ann.button("editor-play")).to_be_enabled()
    ann.button("editor-paste").focus()
    ann.page.keyboard.press("Tab")
    expect(ann.button("editor-picture")).to_be_focused()
    ann.page.keyboard.press("Enter")
    turn = ann.say("editor-picture-turn", name="Ann", count=2)
    expect(picture(ann)).to_have_accessible_name(ann.say("editor-picture-alt", turn=turn))
    # What was laid out for it is gone.
    expect(ann.page.locator("[data-picture]")).to_have_count(0)
    assert serious(ann) == []
    png = saved(ann)
    width, height = size_of(png)
    assert width == WIDTH
    assert 1200 < height < 2400
    table, red, yellow, purple = shares(ann, png, LIGHT_TABLE, RED, YELLOW, PURPLE)
    assert table > 0.2
    assert min(red, yellow, purple) > 0.002
    ann.page.keyboard.press("Escape")
    expect(dialog(ann)).to_have_count(0)
    expect(ann.button("editor-picture")).to_be_focused()


def test_a_picture_is_copied(lobby: Lobby) -> None:
    ann = editor(lobby)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.button("editor-picture").click()
    expect(picture(ann)).to_be_visible()
    dialog(ann).get_by_role("button", name=ann.say("page-copy"), exact=True).click()
    expect(dialog(ann).get_by_role("status")).to_have_text(ann.say("page-copied"))
    kinds = ann.page.evaluate("async () => (await navigator.clipboard.read()).flatMap((one) => one.types)")
    assert kinds == ["image/png"]
    # A table with nothing on it is no empty picture, and no high one.
    png = saved(ann)
    assert 600 < size_of(png)[1] < 1200
    table, red = shares(ann, png, LIGHT_TABLE, RED)
    assert 0.3 < table < 0.9
    assert red < 0.001


def test_on_a_phone_the_picture_is_as_large_and_in_french(lobby: Lobby) -> None:
    ann = editor(lobby, MIDGAME.format(bobs="Optics"), language="fr", **PHONE)
    ann.button("editor-picture").tap()
    expect(picture(ann)).to_be_visible()
    fits(ann)
    box = picture(ann).bounding_box()
    assert box is not None
    assert box["width"] <= PHONE["viewport"]["width"]
    width, _ = size_of(saved(ann))
    assert width == WIDTH
    assert serious(ann) == []
