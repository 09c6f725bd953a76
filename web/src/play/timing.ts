// How long an event takes: the flight of its card, and the time to read its sentence.

import type { LogLineSeen } from "../wire/schema";
import type { Pace } from "./playing";

/** How long the ring around a place stays where a card has landed; longer if nothing flew there. */
export const RING_MS = 900;
export const RING_AT_ONCE_MS = 1_200;
/** Cards of events that are alike start one after the other. */
export const APART_MS = 90;

const FLIGHT_MS = 260;
/** The reader knows what he has just done: his question should open soon. */
const OWN_FLIGHT_MS = 180;
const READING_MS = 500;
const WORD_MS = 25;
const LONGEST_WAIT_MS = 1_600;
/** What begins rather than happens: a player's part of a dogma, a turn. */
const BEGINNINGS: Readonly<Record<string, number>> = { executes: 250, turn: 250 };

export interface Timing {
  /** Zero if nothing flies. */
  readonly flight: number;
  /** The wait between the landing and the next event. */
  readonly wait: number;
}

export interface Circumstances {
  readonly pace: Pace;
  /** Whether the reader did it himself, outside of another's dogma. */
  readonly own: boolean;
  /** Whether nothing should move. */
  readonly still: boolean;
}

export function timingOf(line: LogLineSeen, { pace, own, still }: Circumstances): Timing {
  if (pace === "at once") return { flight: 0, wait: 0 };
  const flies = line.move !== null && !still;
  if (own && line.kind !== "ended") return { flight: flies ? OWN_FLIGHT_MS : 0, wait: 0 };
  const wait = BEGINNINGS[line.kind] ?? Math.min(LONGEST_WAIT_MS, READING_MS + WORD_MS * wordsIn(line.text));
  return { flight: flies ? FLIGHT_MS : 0, wait: pace === "quick" ? wait / 2 : wait };
}

/** Whether two events in a row are one thing to watch: three cards drawn, four returned, by the same effect. */
export function alike(one: LogLineSeen, next: LogLineSeen | undefined): boolean {
  if (next === undefined || one.move === null || next.move === null) return false;
  return one.kind === next.kind && one.seat === next.seat && one.depth === next.depth;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
