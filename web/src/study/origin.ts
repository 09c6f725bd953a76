// Where a table begins that is played from here: a moment of a replay, or a position.

import type { Level } from "../lib/level";
import { keep, recalled } from "../lib/storage";
import { posted } from "../wire/rest";
import type { FromPosition, FromReplay, TableFromWanted, TableMade } from "../wire/schema";

/** A moment of a replay, or a position as a text, as a code or in parts. */
export type Origin = Omit<FromReplay, "hidden"> | ({ kind: "position" } & Partial<FromPosition>);

export type Hidden = FromReplay["hidden"];

const HIDDEN_KEY = "from-here-hidden";

/** How hidden cards were dealt the last time. */
export function rememberedHidden(): Hidden {
  return recalled(HIDDEN_KEY) === "anew" ? "anew" : "same";
}

/** Remember it for the next time. */
export function keepHidden(hidden: Hidden): void {
  keep(HIDDEN_KEY, hidden);
}

/** Make the table. */
export function playFrom(
  origin: Origin,
  wanted: { seat: number; level: Level; hidden: Hidden; name: string },
): Promise<TableMade> {
  const { hidden, ...rest } = wanted;
  const from = origin.kind === "replay" ? { ...origin, hidden } : origin;
  // Every page plays events at its reader's own pace.
  return posted("/api/tables/from", { ...rest, origin: from, pace: "none" } as TableFromWanted);
}
