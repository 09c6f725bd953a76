import { expect, test } from "vitest";

import { type Box, type CoachPlace, placeFor, type Size } from "../../src/lesson/place";

const SCREEN = { width: 1440, height: 900 };
const SIZES = [{ width: 400, height: 240 }];
const TARGET = { left: 200, top: 400, width: 200, height: 200 };
const FREE = { about: [], never: [], rather: [] };

test("the card stands right of its target, with a notch at the target's middle", () => {
  const place = placeFor([TARGET], SIZES, SCREEN, FREE);
  expect(place).toMatchObject({ left: 420, top: 398, notch: "left" });
  expect(place.top + place.along + 9).toBe(500);
});

test("at the right edge it stands left of its target", () => {
  expect(placeFor([{ ...TARGET, left: 1200 }], SIZES, SCREEN, FREE).notch).toBe("right");
});

test("it goes where it covers the fewest cards", () => {
  const right = { left: 410, top: 300, width: 1000, height: 400 };
  expect(placeFor([TARGET], SIZES, SCREEN, { about: [], never: [], rather: [right] }).notch).toBe("up");
});

test("it never covers what must stay visible, even if it has to go far away", () => {
  const all = { left: 0, top: 0, width: 1440, height: 600 };
  const place = placeFor([TARGET], SIZES, SCREEN, { about: [], never: [all], rather: [] });
  expect(place.top).toBeGreaterThanOrEqual(600);
});

test("on a phone it stands below or above its target", () => {
  const phone = { width: 390, height: 844 };
  const place = placeFor([{ left: 120, top: 300, width: 80, height: 60 }], [{ width: 370, height: 212 }], phone, FREE);
  expect(place).toMatchObject({ left: 8, top: 380, notch: "up" });
});

test("without a target it stands in the middle", () => {
  expect(placeFor([], SIZES, SCREEN, FREE)).toEqual({ left: 520, top: 330, width: 400, notch: "none", along: 0 });
});

test("of two things that mean the same it stands beside the one with room", () => {
  const crowded = { left: 20, top: 60, width: 60, height: 40 };
  const roomy = { left: 1000, top: 640, width: 120, height: 40 };
  const cards = { left: 0, top: 100, width: 1440, height: 520 };
  const place = placeFor([crowded, roomy], SIZES, SCREEN, { about: [], never: [], rather: [cards] });
  expect(place.top).toBeGreaterThan(620);
  expect(place.notch).not.toBe("none");
});

test("where it is narrow it stands there in another width, and covers nothing", () => {
  const card = { left: 800, top: 400, width: 640, height: 500 };
  const low = { left: 0, top: 0, width: 1440, height: 700 };
  const sizes = [
    { width: 400, height: 240 },
    { width: 560, height: 170 },
  ];
  const place = placeFor([], sizes, SCREEN, { about: [], never: [low], rather: [card] });
  expect(place.width).toBe(560);
  expect(place.top).toBeGreaterThanOrEqual(700);
  expect(place.left + place.width).toBeLessThanOrEqual(800);
});

// A window of 1366 by 768: the cards of two boards in the upper part, one card in the hand, and free table beside it.
const LAPTOP = { width: 1366, height: 768 };
const ANY_SIZE = [
  { width: 408, height: 190 },
  { width: 520, height: 150 },
];
const BOARDS = [
  { left: 142, top: 124, width: 650, height: 130 },
  { left: 14, top: 360, width: 1016, height: 172 },
];
const LINES = [
  { left: 14, top: 280, width: 1016, height: 72 },
  { left: 0, top: 560, width: 1366, height: 42 },
];
const HELD = { left: 565, top: 606, width: 236, height: 150 };

function isClear(place: Box, boxes: readonly Box[]): boolean {
  return boxes.every(
    (box) =>
      place.left >= box.left + box.width ||
      place.left + place.width <= box.left ||
      place.top >= box.top + box.height ||
      place.top + place.height <= box.top,
  );
}

function standing(place: CoachPlace, sizes: readonly Size[]): Box {
  return { ...place, height: sizes.find(({ width }) => width === place.width)!.height };
}

test("beside the hand it covers no card at all, neither those that it talks of nor others", () => {
  const tools = { left: 474, top: 124, width: 322, height: 130 };
  const obstacles = { about: [tools], never: LINES, rather: [...BOARDS, HELD] };
  const box = standing(placeFor([], ANY_SIZE, LAPTOP, obstacles), ANY_SIZE);
  expect(isClear(box, [tools, ...BOARDS, ...LINES, HELD])).toBe(true);
});

test("where every place covers something, it is not what the card talks of", () => {
  const leaves = [
    { left: 85, top: 496, width: 30, height: 30 },
    { left: 698, top: 496, width: 30, height: 30 },
  ];
  const full = { left: 0, top: 603, width: 1366, height: 165 };
  const column = { left: 290, top: 278, width: 60, height: 76 };
  const obstacles = { about: leaves, never: [...LINES, full], rather: BOARDS };
  const box = standing(placeFor([column], ANY_SIZE, LAPTOP, obstacles), ANY_SIZE);
  expect(isClear(box, [...leaves, ...LINES, full, column])).toBe(true);
});

test("from one thing said to the next it stays where it is, if that is as good", () => {
  const obstacles = { about: [], never: LINES, rather: [...BOARDS, HELD] };
  const before = { left: 820, top: 610, width: 520, height: 130 };
  expect(placeFor([], ANY_SIZE, LAPTOP, obstacles, before)).toMatchObject({ left: 820, top: 610, width: 520 });
});

test("it leaves a place where it would now cover a card", () => {
  const obstacles = { about: [HELD], never: LINES, rather: BOARDS };
  const before = { left: 500, top: 610, width: 520, height: 130 };
  expect(isClear(standing(placeFor([], ANY_SIZE, LAPTOP, obstacles, before), ANY_SIZE), [HELD])).toBe(true);
});
