// What happened since the reader's last turn, taken from the log: the actions of the others, each with what came of it.

import type { LogLineSeen, LogSeen } from "../wire/schema";

/** How many turns a spectator is told of. */
const LAST_TURNS = 4;

/** What comes of an action and is worth telling; who revealed or chose something is in the log. */
const OUTCOMES = new Set(
  "drew melded tucked scored returned foreshadowed promoted transferred exchanged removed claimed splayed ended".split(
    " ",
  ),
);
/** Several of these by one player are told by their number. */
export const COUNTED = new Set("drew melded tucked scored returned foreshadowed transferred".split(" "));

/** One thing that came of an action, or several alike by the same player. */
export interface Outcome {
  readonly line: LogLineSeen;
  readonly count: number;
  readonly lost: boolean;
}

export interface ActionSince {
  /** What was done. */
  readonly text: string;
  readonly outcomes: readonly Outcome[];
}

export interface TurnSince {
  readonly seat: number;
  readonly actions: readonly ActionSince[];
}

/** Whether the reader lost a card by this, which another player caused. */
export function loses(line: LogLineSeen, seat: number | null, by: number | undefined): boolean {
  const { move } = line;
  if (seat === null || move === null || by === seat) return false;
  return move.origin.seat === seat && move.target.seat !== seat && move.target.place !== "achieved";
}

/** The turns since the reader's last one, up to the reader's own that is under way; for a spectator the last few. */
export function turnsSince({ lines }: LogSeen, seat: number | null): readonly TurnSince[] {
  const turns: { seat: number; actions: { text: string; outcomes: Outcome[] }[] }[] = [];
  for (const line of lines) {
    const turn = turns.at(-1);
    if (line.kind === "turn") turns.push({ seat: line.seat, actions: [] });
    else if (turn === undefined) continue;
    else if (line.depth === 1 || turn.actions.length === 0) turn.actions.push({ text: inShort(line), outcomes: [] });
    else if (OUTCOMES.has(line.kind)) add(turn.actions.at(-1)!.outcomes, line, loses(line, seat, turn.seat));
  }
  if (seat === null) return turns.slice(-LAST_TURNS);
  const before = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
  return before.slice(before.findLastIndex((turn) => turn.seat === seat) + 1);
}

/** An activation without who shares and who does not: what came of it tells that. */
function inShort({ kind, text }: LogLineSeen): string {
  return kind === "activated" ? text.replace(/\s*: .*$/s, ".") : text;
}

/** A loss is always told by itself, and in full. */
function add(outcomes: Outcome[], line: LogLineSeen, lost: boolean): void {
  const same = (one: Outcome) => !one.lost && one.line.kind === line.kind && one.line.seat === line.seat;
  const place = lost || !COUNTED.has(line.kind) ? -1 : outcomes.findIndex(same);
  if (place < 0) outcomes.push({ line, count: 1, lost });
  else outcomes[place] = { ...outcomes[place]!, count: outcomes[place]!.count + 1 };
}
