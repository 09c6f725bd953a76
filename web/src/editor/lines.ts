// The lines that were tried from a position: each is a list of choices, and one is being looked at.

export interface Choice {
  /** What is sent: "dogma engineering". */
  readonly option: string;
  /** What the reader chose, in words. */
  readonly label: string;
}

export interface Tried {
  readonly lines: readonly (readonly Choice[])[];
  /** The line that is looked at, and how many of its choices have been made. */
  readonly line: number;
  readonly at: number;
}

export const NOTHING_TRIED: Tried = { lines: [[]], line: 0, at: 0 };

/** Where the first choice is made already. */
export const begun = (first: Choice): Tried => ({ lines: [[first]], line: 0, at: 1 });

/** The choices up to where one is. */
export const madeIn = ({ lines, line, at }: Tried): readonly Choice[] => (lines[line] ?? []).slice(0, at);

/** One more choice. Where the line went on differently, a new line branches off. */
export function chosen(tried: Tried, choice: Choice): Tried {
  const { lines, line, at } = tried;
  const made = [...madeIn(tried), choice];
  const known = lines.findIndex((other) => made.every(({ option }, number) => other[number]?.option === option));
  if (known >= 0) return { lines, line: known, at: made.length };
  if (at === lines[line]!.length) {
    return { lines: lines.map((one, number) => (number === line ? made : one)), line, at: made.length };
  }
  return { lines: [...lines, made], line: lines.length, at: made.length };
}

/** Go to a place of a line: after `at` of its choices. */
export function jumped(tried: Tried, line: number, at: number): Tried {
  const length = tried.lines[line]?.length;
  return length === undefined ? tried : { ...tried, line, at: Math.max(0, Math.min(at, length)) };
}
