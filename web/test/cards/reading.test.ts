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
});

function point(type: string, pointerType: string, screenX = 0): void {
  spot.dispatchEvent(new PointerEvent(type, { pointerType, screenX, bubbles: true }));
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

test("a card that slides under a resting mouse is not shown until the mouse moves", () => {
  document.body.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", screenX: 50, bubbles: true }));
  point("pointerenter", "mouse", 50);
  point("pointermove", "mouse", 50);
  expect(pass(1000)).toBeNull();
  point("pointermove", "mouse", 51);
  expect(pass(300)).not.toBeNull();
});

test("a whole card is enlarged only if its text is small", () => {
  const text = spot.appendChild(document.createElement("span"));
  text.dataset.text = "";
  text.style.fontSize = "12px";
  point("pointerenter", "mouse", 60);
  expect(pass(1000)).toBeNull();
  point("pointerleave", "mouse", 60);
  text.style.fontSize = "9px";
  point("pointerenter", "mouse", 61);
  expect(pass(300)).not.toBeNull();
});

test("the keyboard shows it at once", () => {
  vi.spyOn(spot, "matches").mockReturnValue(true);
  spot.dispatchEvent(new FocusEvent("focusin"));
  expect(pass(0)).not.toBeNull();
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

/** An element there. */
function at(element: Element, x: number, y: number, width: number, height: number): void {
  element.getBoundingClientRect = () => DOMRect.fromRect({ x, y, width, height });
  element.getClientRects = () => [element.getBoundingClientRect()] as unknown as DOMRectList;
}

const SIZE = { width: 400, height: 300 };
const PAGE = { wide: 1000, high: 700 };

test("it is placed below its anchor, or above, or beside it, and never over the edge", () => {
  at(spot, 450, 50, 100, 50);
  expect(beside(spot, SIZE, PAGE)).toEqual({ left: 300, top: 112, side: "below", notch: 200 });
  at(spot, 450, 600, 100, 50);
  expect(beside(spot, SIZE, PAGE)).toEqual({ left: 300, top: 288, side: "above", notch: 200 });
  at(spot, 0, 100, 100, 500);
  expect(beside(spot, SIZE, PAGE)).toEqual({ left: 112, top: 200, side: "right", notch: 150 });
  at(spot, 900, 100, 100, 500);
  expect(beside(spot, SIZE, PAGE)).toEqual({ left: 488, top: 200, side: "left", notch: 150 });
  at(spot, 0, 10, 30, 50);
  expect(beside(spot, SIZE, PAGE)).toMatchObject({ left: 6, notch: 18 });
});

test("what must always be seen is not covered: it goes beyond", () => {
  const line = document.body.appendChild(document.createElement("p"));
  line.dataset.keepClear = "";
  at(line, 0, 480, 1000, 40);
  at(spot, 450, 530, 100, 160);
  expect(beside(spot, SIZE, PAGE)).toMatchObject({ left: 300, top: 168, side: "above" });
  line.remove();
});

test("in a column it goes to the side, so that the others can be seen", () => {
  const column = document.body.appendChild(document.createElement("div"));
  column.dataset.read = "aside";
  const home = spot.parentElement!;
  column.append(spot);
  at(spot, 20, 300, 100, 50);
  const place = beside(spot, SIZE, PAGE);
  home.append(spot);
  expect(place).toMatchObject({ left: 132, side: "right" });
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
