import { describe, expect, test, vi } from "vitest";

import { Diary } from "../../src/puzzles/diary.svelte";
import { changesAt, dayBefore, dayNamed } from "../../src/puzzles/days";
import { minutesAndSeconds, starsFor } from "../../src/puzzles/score";
import { continued, lengthOn, NO_STREAK, readStreak } from "../../src/puzzles/streak";

test("three stars at the first try without a hint, one less for each try and each hint", () => {
  expect([starsFor(0, 0), starsFor(1, 0), starsFor(2, 0)]).toEqual([3, 2, 1]);
  expect([starsFor(0, 1), starsFor(0, 2), starsFor(1, 1)]).toEqual([2, 1, 1]);
  expect(starsFor(2, 2)).toBe(0);
});

test("times are said in minutes and seconds", () => {
  expect(minutesAndSeconds(192_400)).toEqual({ minutes: 3, seconds: 12 });
  expect(minutesAndSeconds(59_600)).toEqual({ minutes: 1, seconds: 0 });
});

describe("days", () => {
  test("have one before them, also across months, years and summer time", () => {
    expect(dayBefore("2026-11-18")).toBe("2026-11-17");
    expect(dayBefore("2028-03-01")).toBe("2028-02-29");
    expect(dayBefore("2027-01-01")).toBe("2026-12-31");
    expect(dayBefore("2026-03-30")).toBe("2026-03-29");
  });

  test("are said in the reader's language", () => {
    expect(dayNamed("2026-11-01", "en-GB")).toBe("1 November");
    expect(dayNamed("2026-11-01", "fr")).toBe("1 novembre");
  });

  test("change at midnight UTC, which is one o'clock in Paris in winter and two in summer", () => {
    expect(changesAt("2026-11-18", "fr", "Europe/Paris")).toBe("01:00");
    expect(changesAt("2026-07-18", "fr", "Europe/Paris")).toBe("02:00");
  });
});

describe("the streak", () => {
  const three = ["2026-11-15", "2026-11-16", "2026-11-17"].reduce(continued, NO_STREAK);

  test("grows by one each day", () => {
    expect(three).toEqual({ last: "2026-11-17", days: 3, best: 3 });
  });

  test("stands through the next day, and is gone on the day after", () => {
    expect(lengthOn(three, "2026-11-17")).toBe(3);
    expect(lengthOn(three, "2026-11-18")).toBe(3);
    expect(lengthOn(three, "2026-11-19")).toBe(0);
  });

  test("begins again after a missed day; the best one is remembered", () => {
    expect(continued(three, "2026-11-19")).toEqual({ last: "2026-11-19", days: 1, best: 3 });
  });

  test("counts a day once, and an older day not at all", () => {
    expect(continued(three, "2026-11-17")).toEqual(three);
    expect(continued(three, "2026-11-14")).toEqual(three);
  });

  test("is none if what was stored is damaged", () => {
    expect(readStreak({ last: "yesterday", days: 3, best: 3 })).toEqual(NO_STREAK);
    expect(readStreak({ last: "2026-11-17", days: -3, best: 3 })).toEqual(NO_STREAK);
    expect(readStreak("3")).toEqual(NO_STREAK);
  });
});

describe("the diary", () => {
  test("remembers stars and the streak for the next visit", () => {
    const diary = new Diary();
    diary.failed(7, ["dogma tools"]);
    diary.hinted(7);
    diary.spent(7, 1500);
    diary.solve(7, "2026-11-18");
    const later = new Diary();
    expect(later.of(7)).toEqual({ standing: "solved", tries: [["dogma tools"]], hints: 1, ms: 1500, stars: 1 });
    expect([later.solved, later.stars, later.streakOn("2026-11-19")]).toEqual([1, 1, 1]);
  });

  test("a puzzle of another day does not count for the streak", () => {
    const diary = new Diary();
    diary.solve(7, undefined);
    expect([diary.of(7).stars, diary.streakOn("2026-11-18")]).toEqual([3, 0]);
  });

  test("what was solved after the solution was shown, or after the third try, earns nothing", () => {
    const diary = new Diary();
    diary.giveUp(7);
    diary.solve(7, "2026-11-18");
    for (const choice of ["a", "b", "c"]) diary.failed(8, [choice]);
    diary.solve(8, "2026-11-18");
    expect([diary.of(7).standing, diary.of(8).standing]).toEqual(["shown", "open"]);
    expect([diary.stars, diary.streakOn("2026-11-18")]).toEqual([0, 0]);
  });

  test("what is solved stays solved, with the stars of the first time", () => {
    const diary = new Diary();
    diary.failed(7, ["a"]);
    diary.solve(7, undefined);
    diary.giveUp(7);
    diary.solve(7, undefined);
    expect(diary.of(7)).toMatchObject({ standing: "solved", stars: 2 });
  });

  test("two tabs do not erase each other's puzzles", () => {
    const one = new Diary();
    const other = new Diary();
    one.solve(1, "2026-11-18");
    other.solve(2, undefined);
    expect([new Diary().solved, new Diary().streakOn("2026-11-18")]).toEqual([2, 1]);
  });

  test("damaged entries are left out, the others stay", () => {
    const good = { standing: "solved", tries: [], hints: 0, ms: 5, stars: 9 };
    localStorage.setItem("tenages-puzzles", JSON.stringify({ entries: { 1: good, 2: "solved", x: good } }));
    const diary = new Diary();
    expect([diary.solved, diary.stars]).toEqual([1, 3]);
    localStorage.setItem("tenages-puzzles", "{");
    expect(new Diary().solved).toBe(0);
  });

  test("lasts for the visit where the browser stores nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    const diary = new Diary();
    diary.solve(1, undefined);
    diary.solve(2, undefined);
    expect(diary.solved).toBe(2);
  });
});
