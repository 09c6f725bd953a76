// @vitest-environment happy-dom

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { beside } from "../../src/cards/beside";
import { bookOf } from "../../src/cards/book";
import { enlarge, reading, READING_ID } from "../../src/cards/reading.svelte";
import ReadingCard from "../../src/cards/ReadingCard.svelte";
import { wordsOf } from "../../src/words/catalogue";
import { BOOK, draw } from "./table";

const words = await wordsOf("en-asmadi");
let spot: HTMLButtonElement;
let gone: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reading.book = BOOK;
  draw(ReadingCard, { words });
  spot = document.body.appendChild(document.createElement("button"));
  gone = enlarge("archery")(spot) as () => void;
});

afterEach(() => {
  gone();
  reading.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function point(type: string, pointerType: string): void {
  spot.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));
}

function pass(milliseconds: number): HTMLElement | null {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
  return document.getElementById(READING_ID);
}

test("resting on a card shows it until the pointer leaves", () => {
  point("pointerenter", "mouse");
  expect(pass(200)).toBeNull();
  expect(pass(200)!.querySelector("[data-card]")!.getAttribute("data-card")).toBe("archery");
  expect(spot.getAttribute("aria-describedby")).toBe(READING_ID);
  point("pointerleave", "mouse");
  expect(pass(300)).toBeNull();
  expect(spot.hasAttribute("aria-describedby")).toBe(false);
});

test("passing over it does not", () => {
  point("pointerenter", "mouse");
  pass(100);
  point("pointerleave", "mouse");
  expect(pass(1000)).toBeNull();
});

test("a long press shows it, and chooses nothing", () => {
  const chosen = vi.fn();
  spot.addEventListener("click", chosen);
  point("pointerdown", "touch");
  const sheet = pass(500)!;
  expect(sheet.getAttribute("role")).toBe("dialog");
  point("pointerup", "touch");
  spot.click();
  expect(chosen).not.toHaveBeenCalled();

  sheet.querySelector<HTMLButtonElement>(":scope > button")!.click();
  expect(pass(0)).toBeNull();
  spot.click();
  expect(chosen).toHaveBeenCalledOnce();
});

test("a short press does not", () => {
  point("pointerdown", "touch");
  pass(100);
  point("pointerup", "touch");
  expect(pass(1000)).toBeNull();
});

test("Escape closes it, and so does a tap outside", () => {
  reading.open("archery", spot);
  expect(pass(0)).not.toBeNull();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(pass(0)).toBeNull();

  reading.open("archery", spot);
  pass(0);
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  expect(pass(0)).toBeNull();
});

test("when the anchor is removed, the card beside it is closed", () => {
  reading.open("archery", spot);
  gone();
  expect(pass(0)).toBeNull();
});

test("the meaning of a term is shown as well", () => {
  reading.keep({ kind: "meaning", term: "meld", meaning: words.say("glossary-meld.meaning") }, spot);
  expect(pass(0)!.textContent).toContain("pile of its color");
});

test("it is placed beside its anchor, and never over the edge", () => {
  const at = (left: number, top: number) => {
    spot.getBoundingClientRect = () => DOMRect.fromRect({ x: left, y: top, width: 100, height: 50 });
    return beside(spot, { width: 400, height: 300 }, { wide: 1000, high: 700 });
  };
  expect(at(450, 600)).toEqual({ left: 300, top: 290 });
  expect(at(0, 10)).toEqual({ left: 5, top: 70 });
  expect(at(900, 350)).toEqual({ left: 595, top: 40 });
});

test("where the table has an area for reading, it hides nothing of the table", () => {
  const table = document.createElement("div");
  const here = document.createElement("div");
  table.dataset.read = "table";
  here.dataset.read = "here";
  const home = spot.parentElement!;
  table.append(spot, here);
  spot.getBoundingClientRect = () => DOMRect.fromRect({ x: 20, y: 300, width: 100, height: 50 });
  here.getBoundingClientRect = () => DOMRect.fromRect({ x: 700, y: 0, width: 290, height: 700 });
  const place = beside(spot, { width: 400, height: 300 }, { wide: 1000, high: 700 });
  home.append(spot);
  expect(place).toEqual({ left: 590, top: 175 });
});

test("a card book is fetched once, and again after a failure", async () => {
  vi.useRealTimers();
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal("fetch", fetched);
  fetched.mockRejectedValueOnce(new TypeError("no line"));
  await expect(bookOf("iello")).rejects.toThrow();
  fetched.mockImplementation(() => Promise.resolve(Response.json({ cards: BOOK.cards })));
  const book = await bookOf("iello");
  expect(await bookOf("iello")).toBe(book);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(reading.book).toBe(book);
  expect(book.get("archery").age).toBe(1);
  expect(() => book.get("nonsense")).toThrow();
});
