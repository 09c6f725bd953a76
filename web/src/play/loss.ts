// Which events take something from the reader: they are said louder than all others.

import type { LogLineSeen, StageSeen } from "../wire/schema";

/**
 * Whether the reader lost a card: it went to another player, or another's dogma made it leave the table.
 * `stage` is the dogma under way at that event.
 */
export function isLoss({ move }: LogLineSeen, reader: number | null, stage: StageSeen | null): boolean {
  if (move === null || reader === null || move.origin.seat !== reader) return false;
  const { seat } = move.target;
  return seat === null ? stage !== null && stage.seat !== reader : seat !== reader;
}
