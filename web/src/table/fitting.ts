// How what a player holds fits beside his piles: the more there is, the less is spelled out, so that nothing overlaps.

import type { FaceSeen } from "../wire/schema";

/** Each card by its back; one back of each kind with its number; or the number of all, with the backs close together. */
export type Shown = "each" | "kinds" | "folded";

/** Cards beside the piles, such as a hand. */
export interface Zone {
  readonly faces: readonly FaceSeen[];
  /** More backs than this are not shown one by one. */
  readonly most: number;
  /** Whether each card has to be there: one of them can be chosen. */
  readonly open: boolean;
  /** What stands before the cards in any case, in pixels. */
  readonly before: number;
  /** The word for them, in pixels, if there is room for it. */
  readonly label: number;
}

/** How a zone is shown: in which way, and how far its backs are apart, in pixels. */
export interface ZoneFit {
  readonly shown: Shown;
  readonly step: number;
}

export interface RowFit {
  /** Whether the zones are named in words. */
  readonly labels: boolean;
  /** Whether special achievements are named in words. */
  readonly named: boolean;
  readonly zones: readonly ZoneFit[];
}

/** What a row holds besides its zones, in pixels. */
export interface Beside {
  readonly named: number;
  readonly short: number;
  readonly gap: number;
}

export interface Kind {
  readonly face: FaceSeen;
  readonly count: number;
}

interface Width {
  readonly fixed: number;
  /** How many backs can lie over the one after them. */
  readonly backs: number;
}

/** A few cards are shown one by one in any case. */
const A_FEW = 3;
/** How wide a digit of a number is at the most, in pixels; those of the kinds are narrow. */
const DIGIT = 6.7;
const NARROW_DIGIT = 5.5;
/** How wide a number in brackets is besides its digits. */
const BRACKETS = 9;
const CLOSEST = 2.5;
const LEVELS = [
  { labels: true, named: true, folded: false },
  { labels: true, named: false, folded: false },
  { labels: false, named: false, folded: false },
  { labels: false, named: false, folded: true },
] as const;

/** From one back to the next, if there is room enough. */
export const fullStep = (size: number): number => size * 0.85 + 1.5;

/** Cards with the same back, in the order of the first of each. */
export function kindsOf(faces: readonly FaceSeen[]): Kind[] {
  const found = new Map<string, Kind>();
  for (const face of faces) {
    const kind = `${face.deck} ${face.age}`;
    found.set(kind, { face, count: (found.get(kind)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** How the zones of a row fit side by side. `width` is 0 if it is not known. */
export function rowFit(
  width: number,
  size: number,
  zones: readonly Zone[],
  beside: Beside,
  from: "labels" | "short",
): RowFit {
  const full = fullStep(size);
  for (const level of from === "labels" ? LEVELS : LEVELS.slice(2)) {
    const ways = zones.map((zone) => wayOf(zone, level.folded));
    const widths = zones.map((zone, at) => widthOf(zone.faces, ways[at]!, full));
    const fixed = zones.reduce((sum, { before, label }) => sum + before + (level.labels ? label : 0) + beside.gap, 0);
    const medals = level.named ? beside.named : beside.short;
    const room = width - fixed - medals - sum(widths.map((one) => one.fixed));
    const step = width === 0 ? full : stepIn(room, sum(widths.map((one) => one.backs)), full);
    if (step >= full / 2 || level.folded) {
      return { ...level, zones: ways.map((shown) => ({ shown, step: Math.max(step, CLOSEST) })) };
    }
  }
  throw new RangeError("the last level always fits");
}

/** How a zone fits into a line of its own. */
export function lineFit(width: number, size: number, zone: Zone): ZoneFit {
  return rowFit(width, size, [zone], { named: 0, short: 0, gap: 0 }, "short").zones[0]!;
}

function wayOf({ faces, most, open }: Zone, folded: boolean): Shown {
  const kinds = kindsOf(faces).length;
  if (open || most === Infinity) return "each";
  if (folded && faces.length > A_FEW && kinds < faces.length) return "folded";
  if (faces.length <= most) return "each";
  return kinds < most ? "kinds" : "folded";
}

function widthOf(faces: readonly FaceSeen[], shown: Shown, full: number): Width {
  if (faces.length === 0) return { fixed: DIGIT, backs: 0 };
  const kinds = kindsOf(faces);
  switch (shown) {
    case "each":
      return { fixed: full, backs: faces.length - 1 };
    case "kinds":
      return { fixed: sum(kinds.map(({ count }) => full + 1 + timesWidth(count))), backs: 0 };
    default:
      return { fixed: full + String(faces.length).length * DIGIT + BRACKETS, backs: kinds.length - 1 };
  }
}

/** How wide "×3" is behind a back. */
function timesWidth(count: number): number {
  return count > 1 ? (String(count).length + 1) * NARROW_DIGIT + 2 : 0;
}

/** How far the backs are apart in that room; less than nothing if there is no room even for what cannot shrink. */
function stepIn(room: number, backs: number, full: number): number {
  if (backs === 0) return room >= 0 ? full : -1;
  return Math.min(full, room / backs);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
