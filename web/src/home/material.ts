// Each name has a material of its own, as an age has: for the round sign before it.

const AGES = 10;

/** The age whose material stands for that name. */
export function materialOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return 1 + (sum % AGES);
}
