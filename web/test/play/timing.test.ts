import { describe, expect, test } from "vitest";

import { isLoss } from "../../src/play/loss";
import { alike, timingOf } from "../../src/play/timing";
import { drew, line, move, OTHER, READER, STAGE } from "./game";

const CALM = { pace: "calm", own: false, still: false } as const;

describe("an event", () => {
  test("flies, and then waits until it is read: longer for more words, but not forever", () => {
    expect(timingOf(drew(OTHER, "Bob draws a 1"), CALM)).toEqual({ flight: 260, wait: 1_200 });
    expect(timingOf(drew(OTHER, "word ".repeat(20)), CALM)).toEqual({ flight: 260, wait: 1_900 });
    expect(timingOf(drew(OTHER, "word ".repeat(100)), CALM)).toEqual({ flight: 260, wait: 2_600 });
  });

  test("that begins something waits a fixed time", () => {
    expect(timingOf(line("Bob activates Oars", { kind: "activated" }), CALM)).toEqual({ flight: 0, wait: 1_200 });
    expect(timingOf(line("Ann must obey", { kind: "executes" }), CALM)).toEqual({ flight: 0, wait: 900 });
  });

  test("waits half as long at a quick pace, and not at all at once", () => {
    const draw = drew(OTHER, "Bob draws a 1");
    expect(timingOf(draw, { ...CALM, pace: "quick" })).toEqual({ flight: 260, wait: 600 });
    expect(timingOf(draw, { ...CALM, pace: "at once" })).toEqual({ flight: 0, wait: 0 });
  });

  test("of the reader's own is quick and needs no reading if he is asked again; the end of the game does", () => {
    const own = { ...CALM, own: true, asked: true };
    expect(timingOf(drew(READER), own)).toEqual({ flight: 180, wait: 0 });
    expect(timingOf(line("You win", { kind: "ended", seat: READER }), own).wait).toBeGreaterThan(0);
  });

  test("of the reader's own is read like any other before someone else acts; what he began is known to him", () => {
    const own = { ...CALM, own: true };
    expect(timingOf(drew(READER, "You draw a 1"), own)).toEqual({ flight: 260, wait: 1_200 });
    expect(timingOf(line("You activate Oars", { kind: "activated" }), own)).toEqual({ flight: 0, wait: 300 });
  });

  test("is read longer if it is the last of several cards, or the last of a turn", () => {
    const draw = drew(OTHER, "Bob draws a 1");
    expect(timingOf(draw, { ...CALM, before: 2 }).wait).toBe(1_700);
    expect(timingOf(draw, { ...CALM, last: true }).wait).toBe(1_500);
    expect(timingOf(draw, { ...CALM, last: true, pace: "quick" }).wait).toBe(750);
  });

  test("does not fly where nothing should move, but is read", () => {
    expect(timingOf(drew(OTHER, "Bob draws a 1"), { ...CALM, still: true })).toEqual({ flight: 0, wait: 1_200 });
  });
});

test("events are alike if the same player does the same with another card", () => {
  expect(alike(drew(OTHER), drew(OTHER))).toBe(true);
  expect(alike(drew(OTHER), drew(READER))).toBe(false);
  expect(alike(drew(OTHER), { ...drew(OTHER), kind: "scored" })).toBe(false);
  expect(alike(line("passes"), line("passes"))).toBe(false);
  expect(alike(drew(OTHER), undefined)).toBe(false);
});

describe("a loss", () => {
  const of = (...where: Parameters<typeof move>) => line("gone", { kind: "transferred", move: move(...where) });

  test("is a card of the reader's that goes to another player", () => {
    expect(isLoss(of("hand", READER, "hand", OTHER), READER, null)).toBe(true);
    expect(isLoss(of("hand", READER, "score", READER), READER, STAGE)).toBe(false);
    expect(isLoss(of("hand", OTHER, "hand", READER), READER, STAGE)).toBe(false);
  });

  test("is a card that another's dogma makes leave the table, but not one's own", () => {
    expect(isLoss(of("score", READER, "supply", null), READER, STAGE)).toBe(true);
    expect(isLoss(of("score", READER, "supply", null), READER, { ...STAGE, seat: READER })).toBe(false);
    expect(isLoss(of("score", READER, "supply", null), READER, null)).toBe(false);
  });

  test("is none for who only watches, nor without a card", () => {
    expect(isLoss(of("hand", READER, "hand", OTHER), null, STAGE)).toBe(false);
    expect(isLoss(line("passes"), READER, STAGE)).toBe(false);
  });
});
