// What a player holds beside the piles: how it is shown in the room that there is.

import { describe, expect, test } from "vitest";

import { fullStep, kindsOf, lineFit, rowFit, type Zone } from "../../src/table/fitting";
import type { FaceSeen } from "../../src/wire/schema";

const SIZE = 20;
const FULL = fullStep(SIZE);
const BESIDE = { named: 260, short: 140, gap: 14 };

/** As many cards of each age as the list says, beginning with age 1. */
const cards = (...counts: readonly number[]): FaceSeen[] =>
  counts.flatMap((count, index) => Array.from({ length: count }, () => ({ age: index + 1, deck: "base" }) as FaceSeen));

const zone = (faces: readonly FaceSeen[], more: Partial<Zone> = {}): Zone => ({
  faces,
  most: 9,
  open: false,
  before: 24,
  label: 35,
  ...more,
});

describe("what a player holds", () => {
  test("is spelled out as long as there is room, card by card", () => {
    const fit = rowFit(600, SIZE, [zone(cards(2, 1)), zone(cards(1, 1, 1))], BESIDE, "labels");
    expect(fit).toEqual({
      labels: true,
      named: true,
      folded: false,
      zones: [
        { shown: "each", step: FULL },
        { shown: "each", step: FULL },
      ],
    });
  });

  test("loses the names of special achievements first, then the words, then the numbers of each kind", () => {
    const zones = [zone(cards(4, 3, 3, 2)), zone(cards(5, 4, 3))];
    const fits = [660, 520, 450, 330].map((width) => rowFit(width, SIZE, zones, BESIDE, "labels"));
    expect(fits.map(({ named }) => named)).toEqual([true, false, false, false]);
    expect(fits.map(({ labels }) => labels)).toEqual([true, true, false, false]);
    expect(fits.map((fit) => fit.zones[0]!.shown)).toEqual(["kinds", "kinds", "kinds", "folded"]);
  });

  test("never takes more room than there is, down to a row that is full", () => {
    const hand = cards(3, 3, 3, 3, 3, 3, 3, 3, 3);
    for (let width = 330; width < 700; width += 10) {
      const { zones } = rowFit(width, SIZE, [zone(hand), zone(cards(9, 9))], BESIDE, "short");
      const folded = zones.filter(({ shown }) => shown === "folded");
      expect(folded.length).toBeGreaterThan(0);
      expect(140 + 2 * 38 + folded.length * FULL + 8 * zones[0]!.step).toBeLessThanOrEqual(width);
    }
  });

  test("shows every card of which one can be chosen, and the reader's own, however close together", () => {
    const many = cards(9, 9, 9);
    const chosen = lineFit(140, SIZE, zone(many, { open: true }));
    const own = lineFit(140, SIZE, zone(many, { most: Infinity }));
    expect([chosen.shown, own.shown]).toEqual(["each", "each"]);
    expect(chosen.step).toBeLessThan(FULL / 2);
  });

  test("is shown in full before the width is known", () => {
    expect(rowFit(0, SIZE, [zone(cards(3))], BESIDE, "labels")).toMatchObject({ labels: true, named: true });
  });
});

test("cards with the same back are one kind", () => {
  expect(kindsOf(cards(2, 0, 1)).map(({ face, count }) => [face.age, count])).toEqual([
    [1, 2],
    [3, 1],
  ]);
});
