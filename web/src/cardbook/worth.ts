// What a card is worth: the share of those who won among all who melded it.

import type { Study } from "./study";

/** Players who melded a card. */
export interface Melders {
  readonly players: number;
  /** The share that won, of 1. */
  readonly rate: number;
  /** The share that would have won if all at the table were equal. */
  readonly base: number;
  readonly lift: number;
}

/** The counts of a card at one kind of table, by age of the game. */
export interface Counts {
  readonly seats: number;
  readonly echoes: boolean;
  readonly melded: readonly number[];
  readonly won: readonly number[];
}

/** How many must have melded a card until its bar has its full color. */
export const ENOUGH = 400;
/** A share of fewer is not shown at all. */
export const FEWEST = 20;

/** The counts of a card at all tables where it was. */
export function worthOf(study: Study, name: string): Counts[] {
  const { melded, won } = study.of(name);
  return study.data.tables.flatMap(({ players, expansions }, at) =>
    melded[at]!.length === 0
      ? []
      : [{ seats: players, echoes: expansions.length > 0, melded: melded[at]!, won: won[at]! }],
  );
}

/** All who melded it at these tables; with an age, only those who did so at that age of the game. */
export function total(tables: readonly Counts[], age?: number): Melders | undefined {
  let players = 0;
  let won = 0;
  let equal = 0;
  for (const table of tables) {
    const here = (counts: readonly number[]) =>
      age === undefined ? counts.reduce((sum, each) => sum + each, 0) : counts[age - 1]!;
    players += here(table.melded);
    won += here(table.won);
    equal += here(table.melded) / table.seats;
  }
  if (players === 0) return undefined;
  return { players, rate: won / players, base: equal / players, lift: (won - equal) / players };
}

/** How strong the color of a bar is: paler where games are few. */
export function strength(players: number): number {
  return Math.max(0.3, Math.min(1, Math.sqrt(players / ENOUGH)));
}
