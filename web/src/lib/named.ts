// The name of a table, which is its edition and its expansions, and the names of its players.

import type { Words } from "../words/catalogue";
import { isolated } from "../words/isolation";

export interface Played {
  readonly edition: string;
  readonly expansions: readonly string[];
  readonly american: boolean;
}

/** "Asmadi, third edition · with Echoes of the Past". */
export function tableNamed(words: Words, { edition, expansions, american }: Played): string {
  const plain = words.say(`edition-${edition}`);
  if (expansions.length === 0) return plain;
  const sets = listed(
    words,
    expansions.map((name) => words.say(`set-title-${name}`)),
  );
  const table = words.say("table-with", { edition: plain, sets });
  return american ? words.say("table-american", { table }) : table;
}

/** The names of players, for a sentence. */
export function listedNames(words: Words, names: readonly string[]): string {
  return listed(words, names.map(isolated));
}

/** A list of things, joined as the language does it. */
export function listed(words: Words, things: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(things);
}
