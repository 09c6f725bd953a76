import { beforeEach, expect, test, vi } from "vitest";

import { Lesson } from "../../src/lesson/lesson.svelte";
import { AT_ONCE, STEPS } from "../../src/lesson/steps";
import type { OptionSeen, Seen, TableState } from "../../src/wire/schema";
import { wordsOf } from "../../src/words/catalogue";

const TABLE = {
  you: 0,
  seats: [
    { seat: 0, level: null },
    { seat: 1, level: "patient" },
  ],
} as unknown as TableState;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

/** A moment of the game with these options. */
function moment(turns: number, actions: number, options: readonly string[] | null, card: string | null = null): Seen {
  return {
    seat: 0,
    turns,
    actions,
    outcome: null,
    asked: { card },
    options: options?.map((option) => ({ option }) as OptionSeen) ?? null,
  } as unknown as Seen;
}

function lessonAt(seen: Seen, table = TABLE): Lesson {
  return new Lesson("3kq7", () => ({ table, seen }));
}

test("before the first card the goal is told; then only one card can be chosen", () => {
  const lesson = lessonAt(moment(0, 0, ["card sailing", "card agriculture"]));
  expect(lesson.said).toMatchObject({ kind: "page", page: { name: "goal" } });
  expect(lesson.only).toBe("");
  lesson.goOn();
  expect(lesson.said).toMatchObject({ kind: "step", step: { name: "begin" } });
  expect(lesson.only).toBe("card agriculture");
  expect(lesson.number).toBe(0);
});

test("the step follows from the game alone", () => {
  expect(lessonAt(moment(7, 0, ["draw", "dogma oars"])).only).toBe("dogma oars");
  expect(lessonAt(moment(9, 1, ["card masonry", "pass"], "code-of-laws")).only).toBe("card masonry");
  expect(lessonAt(moment(9, 1, ["color yellow", "pass"], "code-of-laws")).only).toBe("color yellow");
});

test("what the opponent did is told when it has been seen", () => {
  expect(lessonAt(moment(2, 1, null)).said).toBeUndefined();
  const lesson = lessonAt(moment(3, 1, ["draw", "meld sailing"]));
  expect(lesson.said).toMatchObject({ kind: "page", page: { name: "turn-2" } });
  expect(lesson.interrupts).toBe(false);
  lesson.goOn();
  expect(lesson.only).toBe("meld sailing");
  expect(lesson.number).toBe(2);
});

test("the first points are told of before the opponent's turn, and not again after it", () => {
  let seen = moment(4, 1, null);
  const lesson = new Lesson("3kq7", () => ({ table: TABLE, seen }));
  expect(lesson.said).toMatchObject({ kind: "page", page: { name: "score" } });
  expect(lesson.interrupts).toBe(true);
  lesson.goOn();
  expect(lesson.interrupts).toBe(false);
  expect(lesson.said).toBeUndefined();
  seen = moment(5, 1, ["dogma sailing"]);
  const later = lessonAt(seen);
  expect(later.said).toMatchObject({ page: { name: "score" } });
  later.goOn();
  expect(later.said).toMatchObject({ page: { name: "turn-4" } });
});

test("the first achievement has a moment of its own before anything else", () => {
  const lesson = lessonAt(moment(10, 1, null));
  expect(lesson.said).toMatchObject({ kind: "page", page: { name: "first" } });
  expect(lesson.interrupts).toBe(true);
  lesson.goOn();
  expect(lesson.said).toBeUndefined();
});

test("a game that does not fit the script is a normal one", () => {
  const lesson = lessonAt(moment(7, 0, ["draw", "dogma metalworking"]));
  expect(lesson.said).toBeUndefined();
  expect(lesson.only).toBeUndefined();
});

test("whoever leaves has left, also after a reload", () => {
  const seen = moment(1, 0, ["draw"]);
  lessonAt(seen).leave();
  const again = lessonAt(seen);
  expect(again.active).toBe(false);
  expect(again.only).toBeUndefined();
});

test("after the last step everything can be chosen, and going on ends the lesson", () => {
  const lesson = lessonAt(moment(11, 1, ["draw", "dogma oars"]));
  lesson.goOn();
  expect(lesson.said).toEqual({ kind: "done" });
  expect(lesson.only).toBeUndefined();
  expect(lesson.number).toBe(9);
  lesson.goOn();
  expect(lesson.active).toBe(false);
});

test("no other table is a lesson, and nobody who watches is taught", () => {
  const seen = moment(1, 0, ["draw"]);
  const seats = TABLE.seats.map((seat) => ({ ...seat, level: seat.level === null ? null : "novice" }));
  expect(lessonAt(seen, { ...TABLE, seats }).active).toBe(false);
  expect(lessonAt({ ...seen, seat: null }, { ...TABLE, you: null }).active).toBe(false);
});

test.each(["en-asmadi", "en-iello", "fr-iello"])("every step has its words in %s", async (catalogue) => {
  const words = await wordsOf(catalogue);
  for (const { name, pages } of STEPS) {
    for (const part of ["", ".text", ".do"]) expect(words.has(`lesson-${name}${part}`)).toBe(true);
    for (const page of [...pages, ...AT_ONCE]) expect(words.has(`lesson-${page.name}.text`)).toBe(true);
  }
});
