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
const READING_MS = 700;
const WORD_MS = 60;
/** So long at least what moves a card or changes something can be seen. */
const SHORTEST_WAIT_MS = 1_200;
const LONGEST_WAIT_MS = 2_600;
/** Each further card of a row of events that are alike. */
const MORE_CARDS_MS = 250;
/** A turn is over: what came of it can be read before the next one begins. */
const TURN_OVER_MS = 1_500;
/** What begins rather than happens: a player's part of a dogma, a turn. */
const BEGINNINGS: Readonly<Record<string, number>> = { executes: 900, turn: 1_000 };
/** The reader knows what he has begun; what comes of it is news to him too. */
const OWN_BEGINNING_MS = 300;
const OWN_BEGINNINGS: readonly string[] = ["activated", "executes"];

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
  /** Whether the reader is asked again before anyone else does anything. */
  readonly asked?: boolean;
  /** Whether nothing should move. */
  readonly still: boolean;
  /** The number of events before it that are alike, and were not waited for. */
  readonly before?: number;
  /** Whether another player's turn begins after it. */
  readonly last?: boolean;
}

export function timingOf(line: LogLineSeen, circumstances: Circumstances): Timing {
  const { pace, own, asked = false, still } = circumstances;
  if (pace === "at once") return { flight: 0, wait: 0 };
  const flies = line.move !== null && !still;
  if (own && asked && line.kind !== "ended") return { flight: flies ? OWN_FLIGHT_MS : 0, wait: 0 };
  const wait = readingOf(line, circumstances);
  return { flight: flies ? FLIGHT_MS : 0, wait: pace === "quick" ? wait / 2 : wait };
}

function readingOf(line: LogLineSeen, { own, before = 0, last = false }: Circumstances): number {
  if (own && !last && OWN_BEGINNINGS.includes(line.kind)) return OWN_BEGINNING_MS;
  const beginning = BEGINNINGS[line.kind];
  if (beginning !== undefined) return beginning;
  const words = READING_MS + WORD_MS * wordsIn(line.text);
  const reading = Math.max(SHORTEST_WAIT_MS, words) + MORE_CARDS_MS * before;
  return Math.max(last ? TURN_OVER_MS : 0, Math.min(LONGEST_WAIT_MS, reading));
}

/** Whether two events in a row are one thing to watch: three cards drawn, four returned, by the same effect. */
export function alike(one: LogLineSeen, next: LogLineSeen | undefined): boolean {
  if (next === undefined || one.move === null || next.move === null) return false;
  return one.kind === next.kind && one.seat === next.seat && one.depth === next.depth;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
