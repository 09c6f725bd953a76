// What this browser remembers of puzzles: tries, hints, stars and times of each, and the streak of days.

import { keep, recalled } from "../lib/storage";
import { MOST_STARS, MOST_TRIES, starsFor } from "./score";
import { continued, lengthOn, NO_STREAK, readStreak, type Streak } from "./streak";

const STORAGE_KEY = "puzzles";
/** A try has a handful of choices; more than this are no try of ours. */
const MOST_CHOICES = 200;

/** How a puzzle stands: not solved yet, solved, or given up. */
export type Standing = "open" | "solved" | "shown";

export interface Entry {
  readonly standing: Standing;
  /** The choices of each try that failed. */
  readonly tries: readonly (readonly string[])[];
  /** How many hints were asked for. */
  readonly hints: number;
  /** How long the puzzle has been in front of the reader, in milliseconds. */
  readonly ms: number;
  readonly stars: number;
}

export const NEW_ENTRY: Entry = { standing: "open", tries: [], hints: 0, ms: 0, stars: 0 };

export class Diary {
  #entries = $state.raw<Readonly<Record<string, Entry>>>({});
  #streak = $state.raw<Streak>(NO_STREAK);

  constructor() {
    this.read();
  }

  /** What is known of that puzzle. */
  of(number: number): Entry {
    return this.#entries[number] ?? NEW_ENTRY;
  }

  get solved(): number {
    return Object.values(this.#entries).filter(({ standing }) => standing === "solved").length;
  }

  get stars(): number {
    return Object.values(this.#entries).reduce((sum, { stars }) => sum + stars, 0);
  }

  get best(): number {
    return this.#streak.best;
  }

  /** How many days in a row, seen on that day. */
  streakOn(day: string): number {
    return lengthOn(this.#streak, day);
  }

  failed(number: number, choices: readonly string[]): void {
    const { tries } = this.of(number);
    this.#change(number, { tries: [...tries, choices] });
  }

  hinted(number: number): void {
    this.#change(number, { hints: Math.min(MOST_STARS, this.of(number).hints + 1) });
  }

  /** So much more time was spent on it. */
  spent(number: number, ms: number): void {
    this.#change(number, { ms: this.of(number).ms + Math.max(0, ms) });
  }

  /** It was solved; `day` is the day whose puzzle it is, if that is today. */
  solve(number: number, day: string | undefined): void {
    const { standing, tries, hints } = this.of(number);
    // Who has seen the solution, or has used up all tries, learns from it, but it does not count.
    if (standing !== "open" || tries.length >= MOST_TRIES) return;
    if (day !== undefined) this.#streak = continued(this.#streak, day);
    this.#change(number, { standing: "solved", stars: starsFor(tries.length, hints) });
  }

  /** The solution was shown. */
  giveUp(number: number): void {
    if (this.of(number).standing === "open") this.#change(number, { standing: "shown" });
  }

  #change(number: number, change: Partial<Entry>): void {
    // Another tab may have written in the meantime.
    const streak = this.#streak;
    this.read();
    if (streak.last > this.#streak.last) this.#streak = streak;
    this.#entries = { ...this.#entries, [number]: { ...this.of(number), ...change } };
    keep(STORAGE_KEY, JSON.stringify({ entries: this.#entries, streak: this.#streak }));
  }

  /** Read what is stored; what is damaged is left out. */
  read(): void {
    const kept = recalled(STORAGE_KEY);
    // Where nothing can be stored, it is remembered for this visit.
    if (kept === null) return;
    let stored: unknown;
    try {
      stored = JSON.parse(kept);
    } catch {
      stored = {};
    }
    const { entries, streak } = (stored ?? {}) as Record<string, unknown>;
    const known = typeof entries === "object" && entries !== null ? Object.entries(entries) : [];
    this.#entries = Object.fromEntries(known.flatMap(([number, entry]) => readEntry(number, entry)));
    this.#streak = readStreak(streak);
  }
}

function readEntry(number: string, stored: unknown): [string, Entry][] {
  if (!/^\d+$/.test(number) || typeof stored !== "object" || stored === null) return [];
  const { standing, tries, hints, ms, stars } = stored as Record<string, unknown>;
  if (standing !== "open" && standing !== "solved" && standing !== "shown") return [];
  const entry = {
    standing,
    tries: Array.isArray(tries) ? tries.filter(isTry) : [],
    hints: within(hints, MOST_STARS),
    ms: within(ms, Number.MAX_SAFE_INTEGER),
    stars: standing === "solved" ? within(stars, MOST_STARS) : 0,
  } as const;
  return [[number, entry]];
}

function isTry(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MOST_CHOICES && value.every((one) => typeof one === "string");
}

function within(value: unknown, most: number): number {
  return typeof value === "number" && value >= 0 ? Math.min(value, most) : 0;
}
