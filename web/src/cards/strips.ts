// What shows of the covered cards of a pile: a strip of each, as wide as there is room; or, where there is none, how often
// each icon shows.

import type { CardFacts, Pile, Slot } from "../wire/schema";
import { ICONS } from "./icons";
import { IN_SIGHT, type Position, slotAt } from "./slots";

export type PileSize = "compact" | "full";

/** Equal slots that show: the first of them, and their number. */
export interface Tally {
  readonly card: CardFacts;
  readonly at: Position;
  readonly count: number;
}

/** The width of strips at the side, or the height of those below, in pixels. */
interface Measures {
  readonly most: number;
  /** Narrower ones could not be read. */
  readonly least: number;
  readonly room: number;
}

/** The width or height of each strip, in pixels; or undefined if there is no room for strips. */
export function stripOf(size: PileSize, splay: Pile["splay"], covered: number, wide: number, high: number) {
  const { most, least, room } = size === "full" ? fullMeasures(splay, wide, high) : compactMeasures(splay, wide, high);
  // Nothing is measured before it is drawn.
  if (wide === 0 || high === 0) return most;
  const each = Math.min(most, Math.floor(room / Math.max(1, covered)));
  return each < least ? undefined : each;
}

function fullMeasures(splay: Pile["splay"], wide: number, high: number): Measures {
  if (splay === "up") return { most: high < 175 ? 20 : 26, least: 16, room: high * 0.4 };
  return { most: wide < 175 ? 18 : high < 175 ? 22 : 25, least: 14, room: wide * 0.45 };
}

function compactMeasures(splay: Pile["splay"], wide: number, high: number): Measures {
  if (splay === "up") return { most: 17, least: 11, room: high < LOW ? high - 16 : high - 38 };
  return { most: wide < 84 ? 12 : wide < 100 ? 13 : 16, least: 11, room: wide * 0.4 };
}

/** A small pile that is lower has all its slots in one line. */
export const LOW = 50;
/** One that is lower has smaller signs, where equal ones are joined. */
export const DENSE = 60;

/** One that is at least as high has larger type and signs. */
export const TALL = 84;

/** The size of the top card's slots on a small pile: two lines of them above one another, or one if it is low. */
export function slotOf(wide: number, high: number, inLine: boolean): number {
  if (high === 0) return 16;
  if (inLine || high < LOW) return Math.max(10, Math.min(16, Math.floor((wide - 26) / 4)));
  const most = wide < 64 ? 13 : high < TALL ? 16 : wide < 84 ? 19 : 24;
  return Math.min(most, Math.floor((high - 24) / 2));
}

/** The width of what stands beside the top card of a small pile, in pixels. */
export function besideTop(
  splay: Pile["splay"],
  covered: readonly CardFacts[],
  strip: number | undefined,
  high: number,
) {
  const low = high < LOW;
  if (splay === "none" || covered.length === 0 || (splay === "up" && !low)) return 0;
  if (strip !== undefined) return splay === "up" ? 46 : covered.length * strip;
  const rows = splay === "up" ? 1 : Math.max(1, Math.floor((high - 21) / (high < DENSE ? 11 : 13)));
  return Math.ceil(tallies(covered, splay).length / rows) * (high < DENSE ? 20 : 22) + 6;
}

/** The slots that show beneath the top card, equal ones together; pictures count for nothing. */
export function tallies(covered: readonly CardFacts[], splay: Pile["splay"]): Tally[] {
  const found = new Map<string, Tally>();
  for (const card of covered) {
    for (const at of IN_SIGHT[splay]) {
      const slot = slotAt(card, at);
      if (slot.kind === "picture") continue;
      const same = found.get(rank(slot));
      found.set(rank(slot), { card: same?.card ?? card, at: same?.at ?? at, count: (same?.count ?? 0) + 1 });
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, tally]) => tally);
}

/** What equal slots have in common: icons in their order, then bonuses, then signs. */
function rank({ kind, icon, bonus }: Slot): string {
  if (icon !== null) return `0 ${ICONS.indexOf(icon)}`;
  return kind === "bonus" ? `1 ${String(bonus).padStart(2, "0")}` : `2 ${kind}`;
}
