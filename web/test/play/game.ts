// A small game between the reader (seat 0) and another player, event by event.

import type { Change, LogLineSeen, Move, OptionSeen, Place, Seen, StageSeen, Steps } from "../../src/wire/schema";
import tables from "../data/tables.json";

export const OTHER = 1;
const GAME = tables[0]! as unknown as { seen: Seen[] };
export const READER = GAME.seen[0]!.seat!;

export const DRAW: OptionSeen = { option: "draw", kind: "draw", label: "Draw", hint: "", target: null, stakes: null };

/** The first moment: the reader has to act. */
export const FIRST: Seen = {
  ...GAME.seen[0]!,
  moment: "0.1",
  asked: { seat: READER, purpose: "act", text: "Act!", card: null, effect: null },
  options: [DRAW],
  stage: null,
  outcome: null,
  log: { start: 3, lines: [line("It begins", { kind: "turn", depth: 0 })] },
};

/** The other player's dogma. */
export const STAGE: StageSeen = {
  card: "oars",
  seat: OTHER,
  icon: "castle",
  counts: [1, 2],
  effects: [{ card: "oars", effect: "effect-1", demand: true, seats: [READER] }],
  at: 0,
  player: READER,
};

export function line(text: string, more: Partial<LogLineSeen> = {}): LogLineSeen {
  return { text, depth: 1, kind: "passed", seat: OTHER, move: null, ...more };
}

export function move(origin: Place["place"], from: number | null, target: Place["place"], to: number | null): Move {
  const face = { card: null, age: 1, deck: "base" };
  return { face, origin: { place: origin, seat: from }, target: { place: target, seat: to } };
}

export function drew(seat: number, text = "draws a 1"): LogLineSeen {
  return line(text, { kind: "drew", seat, move: move("supply", null, "hand", seat) });
}

/** One event: its line, and what it changes. */
export type Happening = readonly [LogLineSeen, Change];

/** What comes of one choice. */
export class Story {
  #moment = 1;
  #lines = 4;

  /** These events happen; then someone is asked. */
  steps(events: readonly Happening[], more: Partial<Steps> = {}): Steps {
    const [before, moment] = [`0.${this.#moment}`, `0.${++this.#moment}`];
    const start = this.#lines;
    this.#lines += events.length;
    return {
      before,
      moment,
      log: { start, lines: events.map(([line]) => line) },
      changes: events.map(([, change]) => change),
      settled: {},
      status: "",
      chosen: null,
      asked: { seat: OTHER, purpose: "act", text: "Waiting", card: null, effect: null },
      options: null,
      outcome: null,
      ...more,
    };
  }

  /** The same, and then the reader has to choose. */
  question(events: readonly Happening[], more: Partial<Steps> = {}): Steps {
    return this.steps(events, { asked: FIRST.asked, options: [DRAW], ...more });
  }
}
