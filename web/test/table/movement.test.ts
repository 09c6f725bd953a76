import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import { arc, newMoves, spotOf } from "../../src/table/movement";
import type { FaceSeen, LogLineSeen, LogSeen, Move, Place } from "../../src/wire/schema";
import { BOOK, laid, MOMENTS } from "./fixtures.svelte";

function line(text: string, move: Move | null = null): LogLineSeen {
  return { text, depth: 1, kind: "drew", seat: 0, move };
}

function drawn(age: number): Move {
  const face = { card: null, age, deck: "base" };
  return { face, origin: { place: "supply", seat: null }, target: { place: "hand", seat: 0 } };
}

describe("the new moves", () => {
  const [turn, draws] = [line("turn"), line("draws a 1", drawn(1))];
  const before = { start: 0, lines: [turn, draws] };
  const after = (start: number, ...lines: LogLineSeen[]): LogSeen => ({ start, lines });

  test("are those of the new lines", () => {
    expect(newMoves(before, after(0, turn, draws, line("passes"), line("draws a 2", drawn(2))))).toEqual([drawn(2)]);
  });

  test("include those of a line that was replaced", () => {
    expect(newMoves(before, after(0, turn, line("draws a 3", drawn(3))))).toEqual([drawn(3)]);
  });

  test("are none if only the words change, after an undo, or on arrival", () => {
    expect(newMoves(before, after(0, line("tour"), line("pioche une 1", drawn(1))))).toEqual([]);
    expect(newMoves(before, after(0, turn))).toEqual([]);
    expect(newMoves(after(0), before)).toEqual([]);
  });

  test("are not those of earlier lines that were put above, nor of a jump over lines that are missing", () => {
    const late = after(7, turn, draws);
    expect(newMoves(late, after(5, line("draws a 5", drawn(5)), line("draws a 6", drawn(6)), turn, draws))).toEqual([]);
    expect(newMoves(late, after(8, draws, line("draws a 2", drawn(2))))).toEqual([drawn(2)]);
    expect(newMoves(late, after(10, line("draws a 9", drawn(9))))).toEqual([]);
  });

  test("are too many to watch if more than a dozen cards moved", () => {
    const many = Array.from({ length: 13 }, () => line("draws", drawn(1)));
    expect(newMoves(before, after(0, ...before.lines, ...many.slice(1)))).toHaveLength(12);
    expect(newMoves(before, after(0, ...before.lines, ...many))).toEqual([]);
  });
});

test("a card flies on a flat arc: from its place to its place, a little above the straight way", () => {
  const path = arc({ x: 0, y: 100 }, { x: 400, y: 100 });
  expect([path[0], path.at(-1)]).toEqual([
    { x: 0, y: 100 },
    { x: 400, y: 100 },
  ]);
  const highest = Math.min(...path.map(({ y }) => y));
  expect(highest).toBeLessThan(100);
  expect(highest).toBeGreaterThan(30);
});

test("every place that a card can move to is on the table", async () => {
  const moment = MOMENTS.find(({ game, seen }) => seen.turns > 9 && seen.supply.length > 1 && game.table.you !== null)!;
  await laid(moment);
  const face = { card: null, age: 9, deck: "base" };
  const shown = moment.seen.seats[0]!.piles.flatMap(({ cards }) => cards)[0]!;
  const of = (place: Place["place"], seat: number | null) => ({ place, seat });
  // Nothing is laid out here, so everything counts as visible.
  const rects = [new DOMRect()] as unknown as DOMRectList;
  for (const node of document.querySelectorAll("*")) node.getClientRects = () => rects;
  const attribute = (place: Place, which: FaceSeen = face) =>
    spotOf(document.body, place, which, BOOK)?.closest<HTMLElement>("[data-place]")?.dataset.place;
  for (const { seat } of moment.seen.seats) {
    for (const place of ["hand", "score", "forecast", "achieved"] as const) {
      expect(attribute(of(place, seat))).toBe(place);
    }
    expect(attribute(of("board", seat), shown)).toBe("board");
  }
  expect(attribute(of("supply", null))).toBe("supply");
  expect(attribute(of("available", null))).toBe("available");
});

test("lines since the last choice are marked as new", async () => {
  const moment = MOMENTS.find(({ seen }) => seen.options !== null && seen.log.lines.length > 2)!;
  const { props } = await laid(moment);
  expect(document.querySelectorAll(".fresh")).toHaveLength(0);
  props.goOn(line("draws a 1"), line("draws a 2"));
  flushSync();
  expect(document.querySelectorAll(".fresh")).toHaveLength(2);
  document.querySelector<HTMLElement>("[data-option]")!.click();
  flushSync();
  expect(document.querySelectorAll(".fresh")).toHaveLength(0);
});
