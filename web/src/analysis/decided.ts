// What there is to say of a decision: what was played against what was best.

import type { DecisionJudged, MoveJudged, OptionJudged } from "../wire/schema";

export interface Verdict {
  readonly played: OptionJudged;
  readonly best: OptionJudged;
  /** Whether nothing else could be chosen. */
  readonly alone: boolean;
  /** Whether nothing was better than what was played. */
  readonly isBest: boolean;
}

/** The verdict on a decision; undefined before it was looked at. */
export function verdictOf({ options, played: option, depth, loss }: DecisionJudged): Verdict | undefined {
  const played = options.find((each) => each.option === option);
  const best = options[0];
  if (depth === "" || played === undefined || best === undefined) return undefined;
  return { played, best, alone: options.length === 1, isBest: best === played || loss === 0 };
}

/** Whether nobody has looked at a decision yet, and not only its answer is still on the way. */
export function isUnjudged(decision: DecisionJudged | undefined, judged: MoveJudged | undefined): boolean {
  return decision?.depth === "" && (judged === undefined || judged.depth === "");
}
