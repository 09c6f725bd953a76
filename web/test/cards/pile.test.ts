// @vitest-environment happy-dom

import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import PileView from "../../src/cards/PileView.svelte";
import { reading } from "../../src/cards/reading.svelte";
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
  for (const size of ["compact", "full"] as const) {
    document.body.replaceChildren();
    const page = draw(PileView, { pile: pileOf(splay, ...RED), book: BOOK, words, size });
    expect(strips(page)).toEqual([shown, shown, shown]);
    expect([...page.querySelectorAll<HTMLElement>("[data-strip]")].map(({ dataset }) => dataset.strip)).toEqual(
      RED.slice(1),
    );
  }
});

test("covered cards of a pile that is not splayed show nothing", () => {
  const page = draw(PileView, { pile: pileOf("none", ...RED), book: BOOK, words, size: "full" });
  expect(strips(page)).toEqual([]);
  expect(page.querySelectorAll("[data-slot]")).toHaveLength(4);
  expect(page.querySelectorAll(".edge")).toHaveLength(3);
});

test("a pile is described with what it shows and its number of cards", () => {
  const page = draw(PileView, { pile: pileOf("left", ...RED), book: BOOK, words, size: "full" });
  expect(page.querySelector("[data-pile]")!.getAttribute("aria-label")).toBe(
    "red pile, 4 cards, splayed left; in sight beneath the top card: castle, castle, castle",
  );
  expect(page.querySelector(".count")!.textContent!.trim()).toBe("4");
});

test("an empty pile shows the letter of its color", () => {
  const page = draw(PileView, { pile: pileOf("none"), book: BOOK, words, size: "full" });
  expect(page.textContent!.trim()).toBe("R");
  expect(page.querySelector("[data-pile]")!.getAttribute("aria-label")).toBe("no red cards");
});

test("the reader's own piles can be fanned out, and no others", () => {
  const page = draw(PileView, { pile: pileOf("none", ...RED), book: BOOK, words, size: "compact" });
  expect(page.querySelector("button.count")).toBeNull();

  draw(PileView, { pile: pileOf("none", ...RED), book: BOOK, words, size: "full", fannable: true });
  const count = page.querySelector<HTMLButtonElement>("button.count")!;
  expect(count.getAttribute("aria-label")).toBe("Look through the pile, 4 cards");
  count.click();
  flushSync();
  expect(count.getAttribute("aria-expanded")).toBe("true");
  const fanned = [...page.querySelectorAll<HTMLElement>("ol[data-read] [data-card]")];
  expect(fanned.map(({ dataset }) => dataset.card)).toEqual(RED.slice(1));

  count.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  flushSync();
  expect(page.querySelector("ol[data-read]")).toBeNull();
});

test("a click chooses a card that can be chosen, and enlarges any other", () => {
  const onpick = vi.fn();
  const props = { pile: pileOf("none", ...RED), book: BOOK, words, size: "full" as const, fannable: true, onpick };
  const page = draw(PileView, { ...props, pickable: new Set(["oars"]) });
  page.querySelector<HTMLButtonElement>(".top")!.click();
  expect(onpick).not.toHaveBeenCalled();
  expect(reading.shown).toEqual({ kind: "card", name: "construction" });
  reading.close();

  // It is open already, since something in it can be chosen.
  page.querySelector<HTMLButtonElement>("ol .pickable")!.click();
  expect(onpick).toHaveBeenCalledWith("oars");
});
