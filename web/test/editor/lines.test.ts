// Lines that are tried, addresses that name positions, and the way of the arrow keys.

import { describe, expect, test } from "vitest";

import { addressWith, askedBy, askedIn } from "../../src/editor/address";
import { begun, type Choice, chosen, jumped, madeIn } from "../../src/editor/lines";
import { type Box, nextBox } from "../../src/editor/spatial";

const choice = (option: string): Choice => ({ option, label: option.toUpperCase() });
const tried = (...options: string[]) =>
  options.map(choice).reduce((now, one) => chosen(now, one), begun(choice("dogma")));
const made = (now: ReturnType<typeof tried>) => madeIn(now).map(({ option }) => option);

describe("a line that is tried", () => {
  test("goes on at its end", () => {
    expect(tried("yes", "card").lines).toHaveLength(1);
    expect(made(tried("yes", "card"))).toEqual(["dogma", "yes", "card"]);
  });

  test("branches where another choice is made", () => {
    const other = chosen(jumped(tried("yes", "card"), 0, 1), choice("no"));
    expect(made(other)).toEqual(["dogma", "no"]);
    expect(other.lines.map((line) => line.length)).toEqual([3, 2]);
    expect(made(jumped(other, 0, 9))).toEqual(["dogma", "yes", "card"]);
  });

  test("is found again when the same choices are made", () => {
    const other = chosen(jumped(tried("yes", "card"), 0, 1), choice("no"));
    const again = chosen(jumped(other, other.line, 1), choice("yes"));
    expect(again).toMatchObject({ line: 0, at: 2 });
    expect(again.lines).toHaveLength(2);
  });
});

describe("an address", () => {
  test("names a position, or a moment of a game", () => {
    expect(askedBy("?p=1Ab-_")).toEqual({ kind: "code", code: "1Ab-_", names: [] });
    expect(askedBy("?replay=k3x9ab&step=12")).toEqual({ kind: "replay", id: "k3x9ab", step: 12 });
    expect(askedBy("?replay=k3x9ab&step=x")).toEqual({ kind: "replay", id: "k3x9ab", step: undefined });
    expect(askedBy("")).toBeUndefined();
  });

  test("keeps the names of the players, whatever is in them", () => {
    const names = ["Ada & Co", "<b>Zoë</b>?p=2", "", "ハイパティア"];
    const address = addressWith("1Ab", names);
    expect(address).not.toMatch(/[<>]/);
    expect(askedIn(`https://ten.example${address}`)).toEqual({ kind: "code", code: "1Ab", names });
    expect(addressWith("1Ab")).toBe("/editor?p=1Ab");
    expect(addressWith("", names)).toBe("/editor");
  });

  test("has no more names than players, and none that is too long or turns the text around", () => {
    const many = Array.from({ length: 9 }, () => `${"x".repeat(40)}\u202e`);
    const asked = askedBy(addressWith("1Ab", many).slice("/editor".length));
    expect(asked).toMatchObject({ names: Array.from({ length: 5 }, () => "x".repeat(24)) });
  });

  test("is read from what someone pasted", () => {
    expect(askedIn(" https://ten.example/replay/k3x9ab?step=7&seat=1 ")).toEqual({
      kind: "replay",
      id: "k3x9ab",
      step: 7,
    });
    expect(askedIn("/analysis/k3x9ab")).toEqual({ kind: "replay", id: "k3x9ab", step: undefined });
    expect(askedIn("https://ten.example/editor?p=1Ab")).toEqual({ kind: "code", code: "1Ab", names: [] });
    expect(askedIn("k3x9ab")).toEqual({ kind: "replay", id: "k3x9ab", step: undefined });
    expect(askedIn("how do I do that?")).toBeUndefined();
  });
});

test("an arrow key goes to what is next on the screen", () => {
  const box = (left: number, top: number, width = 10): Box => ({ left, top, right: left + width, bottom: top + 10 });
  const boxes = [box(0, 0), box(20, 0), box(40, 0), box(0, 20, 50), box(22, 40)];
  const from = (at: number, across: -1 | 0 | 1, down: -1 | 0 | 1) => nextBox(boxes[at]!, boxes, { across, down });
  expect(from(0, 1, 0)).toBe(1);
  expect(from(2, -1, 0)).toBe(1);
  expect(from(1, 0, 1)).toBe(3);
  expect(from(4, 0, -1)).toBe(3);
  expect(from(2, 1, 0)).toBeUndefined();
});
