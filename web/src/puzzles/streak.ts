// How many days in a row the puzzle of the day was solved on its day.

import { dayBefore, isDay } from "./days";

export interface Streak {
  /** The last day whose puzzle was solved on that day; empty if there is none. */
  readonly last: string;
  /** How many days in a row, up to that one. */
  readonly days: number;
  /** The longest there has been. */
  readonly best: number;
}

export const NO_STREAK: Streak = { last: "", days: 0, best: 0 };

/** The streak after the puzzle of that day was solved. */
export function continued(streak: Streak, day: string): Streak {
  // An earlier day may still be open in another tab; it does not break what was reached since.
  if (day <= streak.last) return streak;
  const days = streak.last === dayBefore(day) ? streak.days + 1 : 1;
  return { last: day, days, best: Math.max(streak.best, days) };
}

/** How long the streak is on that day: it goes on if the puzzle of the day before was solved. */
export function lengthOn(streak: Streak, day: string): number {
  return streak.last >= dayBefore(day) ? streak.days : 0;
}

/** A streak as it was stored; none if it is damaged. */
export function readStreak(stored: unknown): Streak {
  if (typeof stored !== "object" || stored === null) return NO_STREAK;
  const { last, days, best } = stored as Record<string, unknown>;
  if (!isDay(last) || !isCount(days) || !isCount(best)) return NO_STREAK;
  return { last, days, best: Math.max(best, days) };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
