// What shows of the covered cards of a pile: a strip of each, as wide as there is room; or, where there is none, how often
// each icon shows.

import type { CardFacts, Pile, Slot } from "../wire/schema";
import { ICONS } from "./icons";
import { IN_SIGHT, type Position, POSITIONS, slotAt } from "./slots";

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

/** One that is at least as high has larger type and signs. */
export const TALL = 84;

/** The size of the top card's slots on a small pile: two lines of them above one another, or one if it is low. */
export function slotOf(wide: number, high: number, inLine: boolean): number {
  if (high === 0) return 16;
  if (inLine || high < LOW) return Math.max(10, Math.min(16, Math.floor((wide - 26) / 4)));
  const most = wide < 64 ? 13 : high < TALL ? 16 : wide < 84 ? 19 : 24;
  return Math.min(most, Math.floor((high - 24) / 2));
}

/** The width of the strips beside the top card of a small pile, in pixels. */
function besideTop(splay: Pile["splay"], covered: number, strip: number | undefined, high: number) {
  if (splay === "none" || covered === 0 || strip === undefined || (splay === "up" && high >= LOW)) return 0;
  return splay === "up" ? 46 : covered * strip;
}

/** How a small pile is drawn. */
export interface SmallLook {
  /** The width or height of each strip; without one all icons of the pile are counted. */
  readonly strip: number | undefined;
  /** The width that the strips leave to the top card. */
  readonly left: number;
}

/** Strips only where every one of them, and the top card beside them, is seen whole. */
export function smallLook(splay: Pile["splay"], covered: number, wide: number, high: number): SmallLook {
  const strip = stripOf("compact", splay, covered, wide, high);
  const left = wide - besideTop(splay, covered, strip, high);
  if (splay === "none" || covered === 0 || wide === 0 || high === 0) return { strip, left };
  const low = high < LOW;
  const lines = splay === "right" ? 2 : splay === "up" && low ? covered : 1;
  const cut = low && high - LOW_CAP < lines * LOW_LINE + 2;
  return cut || left < (low ? LEAST_TOP_LOW : LEAST_TOP) ? { strip: undefined, left: wide } : { strip, left };
}

/** The height of the title on a low pile and of one line of its strips; the least width of a top card. */
const LOW_CAP = 16;
const LOW_LINE = 11;
const LEAST_TOP = 46;
const LEAST_TOP_LOW = 72;

/** The slots that show beneath the top card, equal ones together; pictures count for nothing. */
export function tallies(covered: readonly CardFacts[], splay: Pile["splay"]): Tally[] {
  return joined(covered.map((card) => [card, IN_SIGHT[splay]]));
}

/** All slots that a pile shows, those of its top card too. */
export function allTallies([top, ...covered]: readonly CardFacts[], splay: Pile["splay"]): Tally[] {
  const beneath = covered.map((card): InSight => [card, IN_SIGHT[splay]]);
  return joined(top === undefined ? beneath : [[top, POSITIONS], ...beneath]);
}

/** The signs of a counted pile: their least size, the gap between them, and what an age takes. */
const LEAST_SIGN = 9;
const GAP = 3;
/** The width of a digit, of its height. */
const DIGIT = 0.56;
const [AGE_WIDE, AGE_HIGH] = [15, 12];

/** The size of signs so that all of them fit with their numbers; an age may hang into the corner of a narrow pile. */
export function countSize(numbers: readonly number[], wide: number, high: number): number {
  for (let size = 14; size > LEAST_SIGN; size--) {
    if (linesOf(numbers, size, wide) * (size + 1) <= high) return size;
  }
  return LEAST_SIGN;
}

/** The number of lines that an age in the corner makes shorter. */
export function linesBesideAge(size: number): number {
  return Math.ceil(AGE_HIGH / (size + 1));
}

function linesOf(numbers: readonly number[], size: number, wide: number): number {
  let [lines, used] = [1, 0];
  for (const number of numbers) {
    const width = size + String(number).length * DIGIT * Math.max(9, Math.min(12, size)) + GAP;
    const room = wide < NARROW && lines <= linesBesideAge(size) ? wide - AGE_WIDE : wide;
    if (used > 0 && used + width > room) [lines, used] = [lines + 1, 0];
    used += width;
  }
  return lines;
}

/** A small pile that is narrower may have a title of two lines. */
const NARROW = 100;

type InSight = readonly [card: CardFacts, at: readonly Position[]];

function joined(all: readonly InSight[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const [card, positions] of all) {
    for (const at of positions) {
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
