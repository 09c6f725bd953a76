import { beforeEach, describe, expect, test, vi } from "vitest";

import { Presses } from "../../src/table/presses.svelte";

let presses: Presses;

beforeEach(() => {
  vi.useFakeTimers();
  presses = new Presses(() => Date.now());
});
const pass = (ms: number): void => void vi.advanceTimersByTime(ms);
const down = (): void => presses.pressed({ type: "pointerdown", detail: 0 });
const up = (clicks = 1): void => presses.pressed({ type: "click", detail: clicks });

/** A click that takes so long; the result says whether it answers the question on the screen. */
function click(clicks = 1, ms = 60): boolean {
  down();
  pass(ms);
  up(clicks);
  return presses.counts;
}

function key(type: "keydown" | "keyup", repeat = false): boolean {
  presses.pressed({ type, detail: 0, repeat });
  return presses.counts;
}

/** A question opens and is answered by a click; the next one opens. */
function answered(after: number): void {
  presses.opened();
  expect(click()).toBe(true);
  presses.chose();
  pass(after);
  presses.opened();
}

describe("a click", () => {
  test("answers the question that was there when the pointer went down", () => {
    presses.opened();
    expect(click()).toBe(true);
  });

  test("that began before the question opened answers nothing", () => {
    down();
    pass(30);
    presses.opened();
    pass(30);
    up();
    expect(presses.counts).toBe(false);
  });

  test.each([0, 20, 100, 200, 300])(
    "does nothing as the second of two, when the next question opened after %i ms",
    (ms) => {
      answered(ms);
      expect(click(2)).toBe(false);
      expect(click(1)).toBe(ms > 300);
    },
  );

  test("as the second of two slow ones does nothing either", () => {
    answered(450);
    expect(click(2)).toBe(false);
  });

  test("answers the next question once the reader has had time to see it", () => {
    answered(200);
    expect(presses.resting).toBe(true);
    pass(200);
    expect(presses.resting).toBe(false);
    expect(click()).toBe(true);
  });

  test("confirms what is held even as the second of two", () => {
    presses.opened();
    click(2);
    expect([presses.counts, presses.confirms]).toEqual([false, true]);
  });

  test("of an aid needs no pointer", () => {
    answered(50);
    up();
    expect(presses.counts).toBe(true);
    expect(presses.byKey).toBe(true);
  });
});

describe("a key", () => {
  test("answers at once, also right after another answer", () => {
    presses.opened();
    expect(key("keydown")).toBe(true);
    presses.chose();
    key("keyup");
    pass(20);
    presses.opened();
    expect(key("keydown")).toBe(true);
    expect(presses.resting).toBe(false);
  });

  test("that is held down answers one question only", () => {
    presses.opened();
    key("keydown");
    presses.chose();
    pass(100);
    presses.opened();
    expect(key("keydown", true)).toBe(false);
    up(0);
    expect(presses.counts).toBe(false);
  });

  test("that went down before the question opened answers nothing when it goes up", () => {
    key("keydown");
    pass(10);
    presses.opened();
    key("keyup");
    up(0);
    expect(presses.counts).toBe(false);
    pass(1);
    expect(key("keydown")).toBe(true);
  });
});
