// What a dogma compares, and what that means for each player: the words under the column of its icon.

import type { Icons, Seen, StageSeen, StakesSeen } from "../wire/schema";

/** How a part is colored: who must obey, who shares, who acts, and who is not concerned. */
export type Tone = "obeys" | "shares" | "acts" | "aside";

export interface Part {
  readonly tone: Tone;
  /** The key of its word, after "play-part-". */
  readonly word: string;
}

export interface Comparison {
  readonly icon: keyof Icons;
  readonly parts: readonly Part[];
}

const ASIDE: Part = { tone: "aside", word: "none" };

/** The comparison to show: of the dogma that is pointed at, else of the one under way. */
export function comparisonOf(seen: Seen, stakes: StakesSeen | undefined): Comparison | undefined {
  if (stakes !== undefined) {
    return { icon: stakes.icon, parts: seen.seats.map(({ seat }) => partIn(stakes, seat, seat === seen.seat)) };
  }
  const { stage } = seen;
  if (stage === null) return undefined;
  return { icon: stage.icon, parts: seen.seats.map(({ seat }) => partOn(stage, seat, seat === seen.seat)) };
}

function partIn({ obey, share }: StakesSeen, seat: number, you: boolean): Part {
  if (you) return { tone: "acts", word: "you" };
  if (obey.includes(seat) && share.includes(seat)) return { tone: "obeys", word: "both" };
  if (obey.includes(seat)) return { tone: "obeys", word: "obeys" };
  return share.includes(seat) ? { tone: "shares", word: "shares" } : ASIDE;
}

function partOn(stage: StageSeen, seat: number, you: boolean): Part {
  const effect = stage.effects[stage.at];
  if (effect === undefined) return seat === stage.seat ? { tone: "acts", word: "acts" } : ASIDE;
  const place = effect.seats.indexOf(seat);
  const now = effect.seats.indexOf(stage.player);
  if (seat === stage.seat) {
    if (effect.demand) return { tone: "acts", word: "demands" };
    return { tone: "acts", word: place === now || effect.seats.length < 2 ? "acts" : "last" };
  }
  if (place < 0) return ASIDE;
  const tone = effect.demand ? "obeys" : "shares";
  if (place === now) return { tone, word: effect.demand ? (you ? "you-obey" : "obeying") : "sharing" };
  if (place === now + 1) return { tone, word: "next" };
  return { tone, word: tone };
}
