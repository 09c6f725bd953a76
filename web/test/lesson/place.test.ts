import { expect, test } from "vitest";

import { placeFor } from "../../src/lesson/place";

const SCREEN = { width: 1440, height: 900 };
const SIZES = [{ width: 400, height: 240 }];
const TARGET = { left: 200, top: 400, width: 200, height: 200 };
const FREE = { never: [], rather: [] };

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
  expect(placeFor([TARGET], SIZES, SCREEN, { never: [], rather: [right] }).notch).toBe("up");
});

test("it never covers what must stay visible, even if it has to go far away", () => {
  const all = { left: 0, top: 0, width: 1440, height: 600 };
  const place = placeFor([TARGET], SIZES, SCREEN, { never: [all], rather: [] });
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
  const place = placeFor([crowded, roomy], SIZES, SCREEN, { never: [], rather: [cards] });
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
  const place = placeFor([], sizes, SCREEN, { never: [low], rather: [card] });
  expect(place.width).toBe(560);
  expect(place.top).toBeGreaterThanOrEqual(700);
  expect(place.left + place.width).toBeLessThanOrEqual(800);
});
