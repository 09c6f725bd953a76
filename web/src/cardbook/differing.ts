// What differs between two texts of a card, word by word.

export interface Part {
  readonly text: string;
  /** Whether the other text does not have it. */
  readonly differs: boolean;
}

/** A text in parts: those that the other text has as well, in the same order, and those that it does not have. */
export function differing(text: string, other: string): Part[] {
  const words = split(text);
  const kept = common(words.map(bare), split(other).map(bare));
  const parts: { text: string; differs: boolean }[] = [];
  words.forEach((word, index) => {
    const differs = !kept.has(index);
    const last = parts.at(-1);
    if (last?.differs === differs) last.text += word;
    else parts.push({ text: word, differs });
  });
  return parts;
}

/** Words, each with the space after it. */
function split(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

/** A word by which it is compared: a capital or a comma is no other word. */
function bare(word: string): string {
  return word.toLowerCase().replace(/[\s.,;:]+/g, "") || word;
}

/** The places of the words that both have in the same order: the longest common subsequence. */
function common(one: readonly string[], other: readonly string[]): Set<number> {
  const longest = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      longest[i]![j] =
        one[i] === other[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
    }
  }
  const found = new Set<number>();
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      found.add(i);
      i++;
      j++;
    } else if (longest[i + 1]![j]! >= longest[i]![j + 1]!) i++;
    else j++;
  }
  return found;
}
