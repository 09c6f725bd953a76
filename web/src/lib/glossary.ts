// The words of the game, to be looked up. `src/tenages/words/glossary.py` is the same for Python.

import type { Words } from "../words/catalogue";

export interface Entry {
  readonly key: string;
  readonly term: string;
  readonly meaning: string;
}

/** All words of the game in the alphabetical order of the language. */
export function glossary(words: Words): Entry[] {
  // Without spaces and signs, as Python does it: "Bonus de coopération" before "Bonus d’Influence".
  const { compare } = new Intl.Collator(words.language, { ignorePunctuation: true });
  return [...words.names]
    .filter((key) => key.startsWith("glossary-") && words.has(`${key}.meaning`))
    .map((key) => ({ key, term: words.say(key), meaning: words.say(`${key}.meaning`) }))
    .sort((one, other) => compare(one.term, other.term));
}

/** The words that are called something like this text; if there are none, those in whose meaning it stands. */
export function found(entries: readonly Entry[], text: string): Entry[] {
  const wanted = plainly(text);
  const called = entries.filter(({ term }) => plainly(term).includes(wanted));
  return called.length > 0 ? called : entries.filter(({ meaning }) => plainly(meaning).includes(wanted));
}

/** Entries by the letter that they begin with; É is an E. */
export function byLetter(entries: readonly Entry[]): Map<string, Entry[]> {
  const letters = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = plainly(entry.term).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return letters;
}

/** A text without all that one may type in another way: case, accents, spaces and signs. */
function plainly(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
