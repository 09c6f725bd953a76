// What happened since the reader's last turn, taken from the log: one entry for each turn of the others.

import type { LogLineSeen, LogSeen } from "../wire/schema";

/** How many turns a spectator is told of. */
const LAST_TURNS = 4;

export interface TurnSince {
  readonly seat: number;
  /** What the player did, and what the reader lost by it. */
  readonly lines: readonly LogLineSeen[];
}

/** Whether the reader lost a card by this, which another player caused. */
export function loses(line: LogLineSeen, seat: number | null, by: number | undefined): boolean {
  const { move } = line;
  if (seat === null || move === null || by === seat) return false;
  return move.origin.seat === seat && move.target.seat !== seat && move.target.place !== "achieved";
}

/** The turns since the reader's last one, up to the reader's own that is under way; for a spectator the last few. */
export function turnsSince({ lines }: LogSeen, seat: number | null): readonly TurnSince[] {
  const turns: { seat: number; lines: LogLineSeen[] }[] = [];
  for (const line of lines) {
    const turn = turns.at(-1);
    if (line.kind === "turn") turns.push({ seat: line.seat, lines: [] });
    else if (turn !== undefined && (line.depth === 1 || loses(line, seat, turn.seat))) turn.lines.push(line);
  }
  if (seat === null) return turns.slice(-LAST_TURNS);
  const before = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
  return before.slice(before.findLastIndex((turn) => turn.seat === seat) + 1);
}
