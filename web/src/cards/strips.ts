// How much room a pile takes beside its top card, in rem.

import type { Pile } from "../wire/schema";

export type PileSize = "compact" | "full";

/** Strips share some room, but each is wide enough for its icons to be legible. */
const STRIPS: Readonly<Record<PileSize, { least: number; most: number; room: number }>> = {
  compact: { least: 1.05, most: 1.25, room: 5 },
  full: { least: 1.5, most: 2.2, room: 9 },
};
/** The width of an empty pile. */
const EMPTY_PILE = 2;

/** The width of each strip if `covered` cards are covered. */
export function stripOf(covered: number, size: PileSize): number {
  const { least, most, room } = STRIPS[size];
  return Math.max(least, Math.min(most, room / covered));
}

/** The room that all piles in a row need besides their top cards. */
export function besideTops(piles: readonly Pile[], size: PileSize): number {
  return piles.reduce((sum, { cards, splay }) => {
    if (cards.length === 0) return sum + EMPTY_PILE;
    const covered = cards.length - 1;
    return splay === "left" || splay === "right" ? sum + covered * stripOf(covered, size) : sum;
  }, 0);
}
