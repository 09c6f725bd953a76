// What the server says has changed is put in place, and nothing else.

import { describe, expect, test } from "vitest";

import { after, applied } from "../../src/play/applied";
import { drew, FIRST, OTHER, Story } from "./game";
import { RECORDED } from "./recorded";

describe("a change", () => {
  test("replaces what is in it, and leaves everything else the same object", () => {
    const [reader, other] = FIRST.seats;
    const next = applied(FIRST, { turns: 7, seats: [{ seat: OTHER, points: 12 }] });
    expect(next.turns).toBe(7);
    expect(next.seats[OTHER]).toEqual({ ...other!, points: 12 });
    expect(next.seats[0]).toBe(reader);
    expect(next.supply).toBe(FIRST.supply);
    expect(next.seats[OTHER]!.piles).toBe(other!.piles);
  });

  test("of a pile leaves the other colors", () => {
    const [red, ...rest] = FIRST.seats[0]!.piles;
    const splayed = { ...red!, splay: "left" as const };
    const next = applied(FIRST, { seats: [{ seat: 0, piles: [splayed] }] });
    expect(next.seats[0]!.piles).toEqual([splayed, ...rest]);
    expect(next.seats[0]!.piles[1]).toBe(rest[0]);
  });

  test("of the supply leaves the other ages and sets", () => {
    const [row] = FIRST.supply;
    const fewer = { ...row!.piles[2]!, count: 1 };
    const next = applied(FIRST, { supply: [{ deck: row!.deck, piles: [fewer] }] });
    expect(next.supply[0]!.piles[2]).toBe(fewer);
    expect(next.supply[0]!.piles[1]).toBe(row!.piles[1]);
    expect(next.supply.length).toBe(FIRST.supply.length);
  });

  test("can take something away: the dogma is over", () => {
    expect(applied({ ...FIRST, dogma: "oars" }, { dogma: null }).dogma).toBeNull();
  });

  test("of nothing leaves the table the same object", () => {
    expect(applied(FIRST, {})).toBe(FIRST);
  });
});

test("after all steps the moment is that of the server", () => {
  const steps = new Story().steps([[drew(OTHER), { seats: [{ seat: OTHER, points: 1 }] }]], {
    settled: { actions: 1 },
    status: "Bob acts",
  });
  const next = after(FIRST, steps);
  expect(next).toMatchObject({ moment: "0.2", status: "Bob acts", actions: 1, options: null, asked: { seat: OTHER } });
  expect(next.log).toEqual({ start: 3, lines: [...FIRST.log.lines, drew(OTHER)] });
});

test("after all changes the page has exactly the view that it would have been sent whole", () => {
  let seen = RECORDED.first;
  for (const { steps, seen: whole } of RECORDED.moments) {
    expect(steps.before).toBe(seen.moment);
    seen = after(seen, steps);
    expect({ ...seen, log: undefined }).toEqual({ ...whole, log: undefined });
  }
});
