// The game terms with their meanings. `src/tenages/words/glossary.py` is the same for Python.

import type { Words } from "../words/catalogue";

export interface Entry {
  readonly key: string;
  readonly term: string;
  readonly meaning: string;
}

/** All game terms in the alphabetical order of the language. */
export function glossary(words: Words): Entry[] {
  // Spaces and signs are ignored, as in Python: "Bonus de coopération" before "Bonus d’Influence".
  const { compare } = new Intl.Collator(words.language, { ignorePunctuation: true });
  return [...words.names]
    .filter((key) => key.startsWith("glossary-") && words.has(`${key}.meaning`))
    .map((key) => ({ key, term: words.say(key), meaning: words.say(`${key}.meaning`) }))
    .sort((one, other) => compare(one.term, other.term));
}

/** The terms whose name contains this text; if there are none, those whose meaning contains it. */
export function found(entries: readonly Entry[], text: string): Entry[] {
  const wanted = plainly(text);
  const called = entries.filter(({ term }) => plainly(term).includes(wanted));
  return called.length > 0 ? called : entries.filter(({ meaning }) => plainly(meaning).includes(wanted));
}

/** Entries grouped by their first letter; É counts as E. */
export function byLetter(entries: readonly Entry[]): Map<string, Entry[]> {
  const letters = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = plainly(entry.term).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return letters;
}

/** A text without differences in case, accents, spaces and signs. */
function plainly(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
