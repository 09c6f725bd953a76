// All puzzles in order: by grade and goal, and which one comes next.

import { listed } from "../lib/named";
import type { PuzzleListed } from "../wire/schema";
import type { Words } from "../words/catalogue";
import type { Diary } from "./diary.svelte";

export type Goal = PuzzleListed["goal"];
export const GOALS: readonly Goal[] = ["win", "claim", "defend"];
export const GRADES = [1, 2, 3, 4, 5] as const;

/** What the reader wants to see. */
export interface Shown {
  /** One goal, or all. */
  readonly goal: Goal | "";
  /** Without those that are solved. */
  readonly unsolved: boolean;
}

/** How a puzzle stands in the list. */
export type Mark = "new" | "tried" | "solved" | "shown";

export function markOf(number: number, diary: Diary): Mark {
  const { standing, tries, hints } = diary.of(number);
  if (standing !== "open") return standing;
  return tries.length > 0 || hints > 0 ? "tried" : "new";
}

/** The puzzles that are wanted, by grade; grades without any are left out. */
export function byGrade(
  puzzles: readonly PuzzleListed[],
  { goal, unsolved }: Shown,
  diary: Diary,
): { readonly grade: number; readonly all: readonly PuzzleListed[]; readonly wanted: readonly PuzzleListed[] }[] {
  return GRADES.flatMap((grade) => {
    const all = puzzles.filter((puzzle) => puzzle.grade === grade);
    const wanted = all.filter(
      (puzzle) => (goal === "" || puzzle.goal === goal) && (!unsolved || diary.of(puzzle.number).standing !== "solved"),
    );
    return wanted.length === 0 ? [] : [{ grade, all, wanted }];
  });
}

/** Where to go from a puzzle: to the next one of its grade that is still open, else to a harder one, else to the list. */
export function nextOf(puzzles: readonly PuzzleListed[], number: number, diary: Diary): string {
  const here = puzzles.find((puzzle) => puzzle.number === number);
  const grade = here?.grade ?? 1;
  const open = puzzles.filter((puzzle) => puzzle.number !== number && diary.of(puzzle.number).standing === "open");
  const ranked = [...open].sort((one, other) => rank(one) - rank(other));
  const next = ranked[0];
  return next === undefined ? "/puzzles" : `/puzzles/${next.number}`;

  /** First those of the same grade after it, then those before it, then harder ones, at last easier ones. */
  function rank(puzzle: PuzzleListed): number {
    const away = puzzle.grade >= grade ? puzzle.grade - grade : GRADES.length + grade - puzzle.grade;
    return away * 2_000_000 + (puzzle.number > number ? 0 : 1_000_000) + puzzle.number;
  }
}

/** The edition that needs no mention in the list. */
export const USUAL = "asmadi-3";

/** The edition and the sets of a puzzle: "Iello · with Echoes of the Past". */
export function gameOf({ edition, expansions }: PuzzleListed, words: Words): string {
  const named = words.say(`edition-${edition}`);
  if (expansions.length === 0) return named;
  const sets = listed(
    words,
    expansions.map((name) => words.say(`set-title-${name}`)),
  );
  return words.say("table-with", { edition: named, sets });
}
