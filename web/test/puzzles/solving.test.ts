import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Diary } from "../../src/puzzles/diary.svelte";
import { byGrade, markOf, nextOf } from "../../src/puzzles/listing";
import { Solving } from "../../src/puzzles/solving.svelte";
import { Stopwatch } from "../../src/puzzles/stopwatch";
import { Refused } from "../../src/wire/rest";
import type { AttemptMade, PuzzleHint, PuzzleListed, PuzzleShown, PuzzleSolution, Seen } from "../../src/wire/schema";

/** A position that is known by its name. */
const at = (name: string): Seen => ({ moment: name }) as Seen;
const SOLUTION: PuzzleSolution = { proof: "in every world", position: "", steps: [], others: [] };

const PUZZLE = { number: 7, seen: at("start") } as PuzzleShown;

/** In this puzzle "good" and then "claim" solves it, and everything else fails at the second choice. */
function attempt(choices: readonly string[]): AttemptMade {
  const place = choices.join(" ");
  const made = { actions: [], seen: at(place) };
  if (place === "good claim") return { ...made, state: "solved", reason: "" };
  if (choices.length >= 2) return { ...made, state: "failed", reason: `${place} does not do` };
  return { ...made, state: "going", reason: "" };
}

const hintFor = (kind: PuzzleHint["kind"], text: string): PuzzleHint => ({
  kind,
  text,
  icon: null,
  stakes: null,
  option: null,
});

let diary: Diary;
let now = 0;
const asking = {
  attempt: vi.fn(async (choices: readonly string[]) => attempt(choices)),
  hint: vi.fn(async (choices: readonly string[], number: number) =>
    choices[0] === "bad"
      ? hintFor("back", "take it back")
      : hintFor(number === 1 ? "part" : "option", `hint ${number}`),
  ),
  solution: vi.fn(async () => SOLUTION),
};

function opened(day?: string): Solving {
  return new Solving(PUZZLE, diary, asking, day, new Stopwatch(() => now));
}

async function play(solving: Solving, ...choices: string[]): Promise<void> {
  for (const choice of choices) await solving.choose(choice);
}

beforeEach(() => {
  diary = new Diary();
  now = 0;
});

afterEach(() => {
  vi.clearAllMocks();
});

describe("a puzzle", () => {
  test("is solved at the first try: three stars, the time, and one more day", async () => {
    const solving = opened("2026-11-18");
    now = 61_000;
    await play(solving, "good", "claim");
    expect(solving.phase).toBe("solved");
    expect(solving.solution).toBe(SOLUTION);
    // Of several solutions, his own is told.
    expect(asking.solution).toHaveBeenCalledWith(["good", "claim"]);
    expect(diary.of(7)).toMatchObject({ standing: "solved", stars: 3, ms: 61_000 });
    expect(diary.streakOn("2026-11-18")).toBe(1);
  });

  test("undo is free, and asks nobody", async () => {
    const solving = opened();
    await play(solving, "bad");
    solving.undo();
    expect(solving.seen.moment).toBe("start");
    expect(asking.attempt).toHaveBeenCalledTimes(1);
    await play(solving, "good", "claim");
    expect(diary.of(7).stars).toBe(3);
  });

  test("a choice is taken back while its answer is awaited, and the late answer changes nothing", async () => {
    const solving = opened();
    const late = solving.choose("bad");
    expect([solving.busy, solving.canUndo]).toEqual([true, true]);
    solving.undo();
    expect([solving.busy, solving.canUndo]).toEqual([false, false]);
    await Promise.all([late, solving.choose("good")]);
    expect([solving.seen.moment, solving.busy, solving.choices]).toEqual(["good", false, ["good"]]);
  });

  test("while a hint is awaited nothing is taken back", async () => {
    const solving = opened();
    await play(solving, "good");
    const hint = solving.hint();
    solving.undo();
    await hint;
    expect([solving.seen.moment, solving.hints.length]).toEqual(["good", 1]);
  });

  test("a finished turn is a try; it is kept with its reason when the next one begins", async () => {
    const solving = opened();
    await play(solving, "bad", "draw");
    expect([solving.phase, solving.made?.reason]).toEqual(["failed", "bad draw does not do"]);
    solving.undo();
    expect(solving.phase).toBe("failed");
    solving.again();
    expect([solving.seen.moment, solving.triesLeft]).toEqual(["start", 2]);
    expect(solving.lastTry).toMatchObject({ number: 1, made: { reason: "bad draw does not do" } });
    await play(solving, "good", "claim");
    expect(diary.of(7)).toMatchObject({ stars: 2, tries: [["bad", "draw"]] });
  });

  test("after three failed tries it goes on for practice", async () => {
    const solving = opened("2026-11-18");
    for (const last of ["a", "b", "c", "d"]) {
      await play(solving, "bad", last);
      solving.again();
    }
    expect([solving.triesLeft, solving.counts]).toEqual([0, false]);
    expect(diary.of(7).tries).toHaveLength(3);
    await play(solving, "good", "claim");
    expect(solving.phase).toBe("solved");
    expect([diary.of(7).standing, diary.streakOn("2026-11-18")]).toEqual(["open", 0]);
  });

  test("gives two hints for each decision; each costs a star", async () => {
    const solving = opened();
    await solving.hint();
    await solving.hint();
    await solving.hint();
    expect(solving.hints.map(({ text }) => text)).toEqual(["hint 1", "hint 2"]);
    expect(solving.canHint).toBe(false);
    await play(solving, "good");
    expect(solving.hints).toEqual([]);
    solving.undo();
    expect(solving.hints).toHaveLength(2);
    await play(solving, "good", "claim");
    expect(diary.of(7)).toMatchObject({ hints: 2, stars: 1 });
  });

  test("a hint that costs a star is offered first, and taken when it is wanted once more", async () => {
    const solving = opened();
    await solving.wantHint();
    expect([solving.offering, solving.hints.length, diary.of(7).hints]).toEqual([true, 0, 0]);
    solving.leaveHint();
    expect(solving.offering).toBe(false);
    await solving.wantHint();
    await solving.wantHint();
    expect([solving.offering, solving.hints.length, diary.of(7).hints]).toEqual([false, 1, 1]);
    await solving.wantHint();
    expect(solving.offering).toBe(true);
    await play(solving, "good");
    expect([solving.offering, solving.hints.length, diary.of(7).hints]).toEqual([false, 0, 1]);
  });

  test("a hint that costs nothing is given at once", async () => {
    const solving = opened();
    await solving.show();
    solving.again();
    await solving.wantHint();
    expect([solving.offering, solving.hints.length]).toEqual([false, 1]);
  });

  test("off the way there is one hint: take it back", async () => {
    const solving = opened();
    await play(solving, "bad");
    await solving.hint();
    expect([solving.hints[0]?.text, solving.canHint]).toEqual(["take it back", false]);
  });

  test("given up, it shows the solution and earns nothing later", async () => {
    const solving = opened("2026-11-18");
    await solving.show();
    expect([solving.phase, solving.solution]).toEqual(["shown", SOLUTION]);
    expect(asking.solution).toHaveBeenCalledWith([]);
    solving.again();
    await play(solving, "good", "claim");
    expect(diary.of(7)).toMatchObject({ standing: "shown", stars: 0 });
    expect(diary.streakOn("2026-11-18")).toBe(0);
  });

  test("the solution is not asked for while it is open", async () => {
    const solving = opened();
    await play(solving, "bad", "draw");
    solving.again();
    await solving.hint();
    expect(asking.solution).not.toHaveBeenCalled();
  });

  test("without an answer nothing happens, and the same choice can be made again", async () => {
    const solving = opened();
    asking.attempt.mockRejectedValueOnce(new Refused(429, "too-fast", "too fast"));
    await play(solving, "good");
    expect([solving.seen.moment, solving.busy]).toEqual(["start", false]);
    expect(solving.problem).toBeInstanceOf(Refused);
    await play(solving, "good");
    expect([solving.seen.moment, solving.problem]).toEqual(["good", undefined]);
  });

  test("remembers the last failed try of an earlier visit", async () => {
    await play(opened(), "bad", "draw");
    const later = opened();
    await later.recall();
    expect(later.lastTry).toMatchObject({ number: 1, made: { reason: "bad draw does not do" } });
    expect(later.triesLeft).toBe(2);
  });

  test("goes on where it was in another language", async () => {
    const before = opened();
    await play(before, "good");
    const after = opened();
    await after.recall(before);
    expect(after.seen.moment).toBe("good");
    after.undo();
    expect(after.seen.moment).toBe("start");
  });

  test("takes along what is chosen while another language is still coming", async () => {
    const before = opened();
    await play(before, "good");
    const after = opened();
    await Promise.all([after.recall(before), before.choose("draw")]);
    expect(after.phase).toBe("failed");
    expect(after.seen.moment).toBe("good draw");
    expect(after.lastTry).toMatchObject({ number: 1, made: { reason: "good draw does not do" } });
    expect(diary.of(7).tries).toEqual([["good", "draw"]]);
  });

  test("waits for a choice that was on its way when the language changed", async () => {
    const before = opened();
    const choice = before.choose("good");
    const after = opened();
    await Promise.all([choice, after.recall(before)]);
    expect(after.seen.moment).toBe("good");
  });

  test("takes along that the solution is shown while another language is still coming", async () => {
    const before = opened();
    const after = opened();
    await Promise.all([after.recall(before), before.show()]);
    expect([after.phase, after.solution]).toEqual(["shown", SOLUTION]);
  });

  test("time stands still while the page is hidden", async () => {
    const solving = opened();
    now = 1_000;
    solving.rest();
    now = 500_000;
    solving.wake();
    now = 502_000;
    await play(solving, "good", "claim");
    expect(diary.of(7).ms).toBe(3_000);
  });
});

describe("the list", () => {
  const listed = (number: number, grade: number, goal: PuzzleListed["goal"] = "win"): PuzzleListed => ({
    ...{ number, grade, goal, count: 0, players: 2, edition: "asmadi-3", expansions: [] },
  });
  const ALL = [listed(1, 1), listed(2, 1, "claim"), listed(3, 2), listed(4, 1), listed(5, 5, "defend")];
  const numbers = (shown: Parameters<typeof byGrade>[1]): number[][] =>
    byGrade(ALL, shown, diary).map(({ wanted }) => wanted.map(({ number }) => number));

  test("is by grade, and can be narrowed", () => {
    expect(numbers({ goal: "", unsolved: false })).toEqual([[1, 2, 4], [3], [5]]);
    expect(numbers({ goal: "claim", unsolved: false })).toEqual([[2]]);
    diary.solve(2, undefined);
    diary.solve(3, undefined);
    expect(numbers({ goal: "", unsolved: true })).toEqual([[1, 4], [5]]);
  });

  test("says what became of each", () => {
    diary.solve(1, undefined);
    diary.hinted(2);
    diary.giveUp(3);
    expect([1, 2, 3, 4].map((number) => markOf(number, diary))).toEqual(["solved", "tried", "shown", "new"]);
  });

  test("the next puzzle is the next open one of the same grade, then a harder one, then an easier one", () => {
    expect(nextOf(ALL, 1, diary)).toBe("/puzzles/2");
    diary.solve(2, undefined);
    expect(nextOf(ALL, 1, diary)).toBe("/puzzles/4");
    expect(nextOf(ALL, 4, diary)).toBe("/puzzles/1");
    diary.solve(1, undefined);
    expect(nextOf(ALL, 4, diary)).toBe("/puzzles/3");
    expect(nextOf(ALL, 5, diary)).toBe("/puzzles/3");
    for (const { number } of ALL) diary.solve(number, undefined);
    expect(nextOf(ALL, 5, diary)).toBe("/puzzles");
  });
});
