// Elision in French: "de Bob", but "d’Anne". Python has the same few lines in `src/tenages/words/elision.py`.

const VOWELS = [..."aeiouœæ"];
const APOSTROPHE = "’";

/**
 * A particle before a word or a name; before a vowel it loses its own: `elided("de", "Anne")` is "d’Anne".
 *
 * An h counts as mute, as most are. A y counts as a vowel before a consonant ("d’Yves", but "de Yann").
 */
export function elided(particle: string, following: string): string {
  return beginsWithVowel(following) ? `${shortened(particle)}${APOSTROPHE}${following}` : `${particle} ${following}`;
}

function beginsWithVowel(text: string): boolean {
  const [first, second] = text.toLowerCase().normalize("NFD").match(/\p{L}/gu) ?? [];
  if (first === undefined) return false;
  if (first === "y") return second !== undefined && !VOWELS.includes(second);
  return first === "h" || VOWELS.includes(first);
}

function shortened(particle: string): string {
  return [...particle].slice(0, -1).join("");
}
