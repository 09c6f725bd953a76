import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import OwnPile from "../../src/cards/OwnPile.svelte";
import { reading } from "../../src/cards/reading.svelte";
import SmallPile from "../../src/cards/SmallPile.svelte";
import { slotAt } from "../../src/cards/slots";
import { allTallies, smallLook, stripOf, tallies } from "../../src/cards/strips";
import type { Pile } from "../../src/wire/schema";
import { wordsOf } from "../../src/words/catalogue";
import { BOOK, draw, pileOf } from "./table";

const words = await wordsOf("en-asmadi");
const RED = ["construction", "archery", "oars", "metalworking"];

/** The visible slots of each covered card. */
function strips(page: HTMLElement): string[][] {
  return [...page.querySelectorAll("[data-strip]")].map((strip) =>
    [...strip.querySelectorAll<HTMLElement>("[data-slot]")].map(({ dataset }) => dataset.slot!),
  );
}

test.each<[Pile["splay"], string[]]>([
  ["left", ["bottom-right"]],
  ["right", ["top-left", "bottom-left"]],
  ["up", ["bottom-left", "bottom-centre", "bottom-right"]],
])("splayed %s, covered cards show %s", (splay, shown) => {
  for (const pile of [OwnPile, SmallPile]) {
    document.body.replaceChildren();
    const page = draw(pile, { pile: pileOf(splay, ...RED), book: BOOK, words });
    expect(strips(page)).toEqual([shown, shown, shown]);
    expect([...page.querySelectorAll<HTMLElement>("[data-strip]")].map(({ dataset }) => dataset.strip)).toEqual(
      RED.slice(1),
    );
  }
});

test("covered cards of a pile that is not splayed show nothing but an edge", () => {
  const page = draw(OwnPile, { pile: pileOf("none", ...RED), book: BOOK, words });
  expect(strips(page)).toEqual([]);
  expect(page.querySelectorAll("[data-slot]")).toHaveLength(4);
  expect(page.querySelector(".stacked")).not.toBeNull();
});

test("a pile is described with what it shows and its number of cards", () => {
  const page = draw(OwnPile, { pile: pileOf("left", ...RED), book: BOOK, words });
  draw(SmallPile, { pile: pileOf("left", ...RED), book: BOOK, words });
  const labels = [...page.querySelectorAll("[data-pile]")].map((pile) => pile.getAttribute("aria-label"));
  const label = "red pile, 4 cards, splayed left; in sight beneath the top card: castle, castle, castle";
  expect(labels).toEqual([label, label]);
  expect(page.querySelector(".caption")!.textContent.trim()).toBe("4 cards · ◂ left");
  expect(page.querySelector("em")!.textContent).toContain("×4");
});

test("an empty pile shows the letter of its color", () => {
  for (const pile of [OwnPile, SmallPile]) {
    document.body.replaceChildren();
    const page = draw(pile, { pile: pileOf("none"), book: BOOK, words });
    expect(page.textContent.trim()).toBe("R");
    expect(page.querySelector("[data-pile]")!.getAttribute("aria-label")).toBe("no red cards");
  }
});

test("strips become narrower with their number, and then equal icons are joined", () => {
  expect(stripOf("full", "left", 3, 300, 200)).toBe(25);
  expect(stripOf("full", "left", 9, 300, 200)).toBe(15);
  expect(stripOf("full", "left", 9, 198, 200)).toBeUndefined();
  expect(stripOf("compact", "right", 2, 98, 65)).toBe(13);
  expect(stripOf("compact", "right", 5, 98, 65)).toBeUndefined();
  expect(stripOf("compact", "up", 2, 98, 65)).toBe(13);
  expect(stripOf("compact", "up", 4, 98, 65)).toBeUndefined();
  const beneath = RED.slice(1).map((name) => BOOK.get(name));
  const joined = tallies(beneath, "up").map(({ card, at, count }) => `${card.name} ${at} ${count}`);
  expect(joined.length).toBeLessThan(6);
  expect(joined.every((tally) => !tally.includes("picture"))).toBe(true);
  expect(tallies(beneath, "left").map(({ count }) => count)).toEqual([3]);
});

test("a small pile shows strips only where each of them and the top card are whole; else each icon is counted once", () => {
  expect(smallLook("right", 2, 98, 65)).toEqual({ strip: 13, left: 72 });
  expect(smallLook("right", 4, 84, 52).strip).toBeUndefined();
  expect(smallLook("right", 2, 120, 34).strip).toBeUndefined();
  const counted = allTallies(
    RED.map((name) => BOOK.get(name)),
    "left",
  );
  const icons = counted.map(({ card, at }) => slotAt(card, at).icon);
  expect(new Set(icons).size).toBe(icons.length);
  expect(counted.find((_, index) => icons[index] === "castle")!.count).toBeGreaterThan(3);
});

test("the reader's own piles can be fanned out, and no others", () => {
  const page = draw(OwnPile, { pile: pileOf("none", ...RED), book: BOOK, words });
  expect(page.querySelector("button")).toBeNull();

  draw(OwnPile, { pile: pileOf("none", ...RED), book: BOOK, words, fannable: true });
  const lies = page.querySelector<HTMLButtonElement>("button.lies")!;
  expect(lies.textContent.trim()).toBe("4 cards Look through the pile");
  lies.click();
  flushSync();
  expect(lies.getAttribute("aria-expanded")).toBe("true");
  const fanned = [...page.querySelectorAll<HTMLElement>("ol[data-read] [data-card]")];
  expect(fanned.map(({ dataset }) => dataset.card)).toEqual(RED.slice(1));

  lies.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  flushSync();
  expect(page.querySelector("ol[data-read]")).toBeNull();
});

test("covered cards that can be chosen are fanned out; a click on any other enlarges it", () => {
  const onpick = vi.fn();
  const props = { pile: pileOf("none", ...RED), book: BOOK, words, onpick };
  const page = draw(OwnPile, { ...props, pickable: new Set(["oars"]) });
  page.querySelector<HTMLButtonElement>("ol button:not(.pickable)")!.click();
  expect(onpick).not.toHaveBeenCalled();
  expect(reading.shown).toEqual({ kind: "card", name: "archery" });
  reading.close();
  page.querySelector<HTMLButtonElement>("ol .pickable")!.click();
  expect(onpick).toHaveBeenCalledWith("oars");
});

test("the pile whose card is on the stage has a ring", () => {
  for (const pile of [OwnPile, SmallPile]) {
    document.body.replaceChildren();
    const page = draw(pile, { pile: pileOf("none", ...RED), book: BOOK, words, on: "construction" });
    expect(page.querySelectorAll(".staged")).toHaveLength(1);
  }
});
