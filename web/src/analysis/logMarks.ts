// The marks of choices beside the lines of the log that tell what came of them.

import type { AnalysisSeen, Seen } from "../wire/schema";

interface Positions {
  at(step: number): Seen | undefined;
}

/** The mark of each line, by its number, as far as the positions are known. */
export function logMarks(analysis: AnalysisSeen, positions: Positions, last: number): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { step, mark } of analysis.judged) {
    if (mark === "" || step >= last) continue;
    const [before, after] = [positions.at(step)?.log, positions.at(step + 1)?.log];
    if (before === undefined || after === undefined) continue;
    // The last line before may be told again, in other words; what the choice led to begins after it.
    const first = Math.max(after.start, before.start + before.lines.length);
    if (first < after.start + after.lines.length) found.set(first, mark);
  }
  return found;
}
