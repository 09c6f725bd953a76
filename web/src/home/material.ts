// The round sign before a name: its first letter, on a material of its own, as an age has one.

const AGES = 10;

/** The age whose material stands for that name. */
export function materialOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return 1 + (sum % AGES);
}

/** The first letter of a name, as a person counts letters. */
export function initialOf(name: string): string {
  return [...new Intl.Segmenter().segment(name)][0]?.segment ?? "";
}
