// The name of a table: its edition and its expansions.

import type { Words } from "../words/catalogue";

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

/** A list of things, joined as the language does it. */
export function listed(words: Words, things: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(things);
}
