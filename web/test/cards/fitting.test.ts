import { expect, test } from "vitest";

import { hasTwoLines, settled, type Shrinking, sizesOf, textSteps, titleSteps } from "../../src/cards/fitting";

test("a title becomes narrower before it becomes smaller", () => {
  const steps = titleSteps(15);
  expect(steps[0]).toMatchObject({ size: 15, stretch: 92 });
  expect(steps.filter(({ size }) => size === 15).at(-1)).toMatchObject({ stretch: 76 });
  expect(steps.find(({ stretch }) => stretch < 76)).toMatchObject({ size: 11.5 });
  expect(steps.find(({ stretch }) => stretch < 60)).toMatchObject({ size: 10 });
  expect(steps.at(-1)).toMatchObject({ size: 6, stretch: 54 });
});

test("a title on a small pile has two lines before it would be too small to be read, where there is room", () => {
  const steps = titleSteps(12, true);
  expect(steps.findLast(({ tight }) => !tight)).toMatchObject({ size: 9, stretch: 54 });
  expect(steps.find(({ tight }) => tight)).toMatchObject({ size: 9, stretch: 54 });
  // A word that is too long for a line is written smaller, not broken.
  expect(steps.at(-1)).toMatchObject({ size: 7, stretch: 54, tight: true });
  expect([hasTwoLines(52), hasTwoLines(36)]).toEqual([true, false]);
});

test("a text becomes smaller, then tighter, then narrower, then smaller again", () => {
  const steps = textSteps(13);
  expect(steps[0]).toEqual({ size: 13, stretch: 100, tight: false });
  expect(steps.find(({ tight }) => tight)).toEqual({ size: 11.5, stretch: 100, tight: true });
  expect(steps.find(({ size }) => size < 11.5)).toEqual({ size: 11.25, stretch: 76, tight: true });
});

test("a larger card has larger parts", () => {
  const sizes = [
    sizesOf(130, 183, true, false),
    sizesOf(165, 150, false, false),
    sizesOf(198, 205, false, false),
    sizesOf(322, 216, false, false),
    sizesOf(400, 236, false, false),
  ];
  const slots = sizes.map(({ slot }) => slot);
  expect(slots).toEqual(slots.toSorted((one, other) => one - other));
});

test("each finds the first step on which it fits, and all are measured together", () => {
  const rounds: string[] = [];
  const shrinking = (name: string, fits: number): Shrinking => {
    let at = 0;
    return {
      count: 40,
      take: (step) => {
        at = step;
        rounds.push(`take ${name}`);
      },
      overflows: () => {
        rounds.push(`read ${name}`);
        return at < fits;
      },
    };
  };
  expect(settled([0, 1, 17, 38, 39, 99].map((fits) => shrinking(String(fits), fits)))).toEqual([0, 1, 17, 38, 39, 39]);
  const turns = rounds.filter((one, index) => one.slice(0, 4) !== rounds[index - 1]?.slice(0, 4));
  expect(turns.length).toBeLessThan(20);
});
