import { expect, test } from "vitest";

import { columnsWanted } from "../../src/cardbook/columns";
import { differing } from "../../src/cardbook/differing";
import { nextCell } from "../../src/cardbook/moving";
import { strength, total, worthOf } from "../../src/cardbook/worth";
import { STUDY } from "./known";

test("what two texts have in common is not marked", () => {
  const parts = differing("Draw a 1. One card, no more.", "Draw a 1. Go on so while you can.");
  expect(parts).toEqual([
    { text: "Draw a 1. ", differs: false },
    { text: "One card, no more.", differs: true },
  ]);
  expect(differing("Draw a 1.", "draw a 1")).toEqual([{ text: "Draw a 1.", differs: false }]);
  expect(differing("Draw", "")).toEqual([{ text: "Draw", differs: true }]);
});

test("parts put together are the text", () => {
  const text = "I demand: transfer a card with a crown from your hand to my score pile. For it, draw a 1.";
  const other = "I demand: choose a card with a crown in your hand, transfer it to my score pile and draw a 1.";
  expect(
    differing(text, other)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("the share that won is compared with that of equals", () => {
  expect(total(worthOf(STUDY, "oars"))).toEqual({ players: 150, rate: 0.6, base: 0.5, lift: 0.1 });
  expect(total(worthOf(STUDY, "oars"), 2)).toMatchObject({ players: 50, rate: 0.8 });
  expect(total(worthOf(STUDY, "oars"), 5)).toBeUndefined();
  expect(total([])).toBeUndefined();
  expect(strength(30)).toBeLessThan(strength(300));
  expect(strength(100_000)).toBe(1);
});

/** Five cards in rows of three. */
const CELLS = [0, 1, 2, 3, 4].map((number) => ({ top: 100 * Math.floor(number / 3), left: 50 * (number % 3) }));

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 0, undefined],
  ["ArrowDown", 1, 4],
  ["ArrowDown", 2, 4],
  ["ArrowDown", 4, undefined],
  ["ArrowUp", 3, 0],
  ["Home", 4, 0],
  ["End", 0, 4],
  ["Enter", 0, undefined],
])("%s leads from card %i to %s", (key, here, next) => {
  expect(nextCell(key, CELLS, here)).toBe(next);
});

test("texts are compared in the reader's own edition and language first", () => {
  const values = (wanted: string[], edition: string, language: string) =>
    columnsWanted(wanted, edition, language).map(({ value }) => value);
  expect(values([], "asmadi-3", "en")).toEqual(["asmadi-3 en", "asmadi-1 en", "asmadi-3 fr"]);
  expect(values([], "iello", "fr")).toEqual(["iello fr", "asmadi-3 fr", "iello en"]);
  expect(values(["iello en", "nonsense"], "asmadi-3", "en")).toEqual(["iello en", "asmadi-3 en", "asmadi-3 fr"]);
  expect(columnsWanted(["iello en"], "asmadi-3", "en")[0]!.catalogue).toBe("en-iello");
});
