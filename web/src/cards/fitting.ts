// How large the parts of a card are, and how its title and text shrink until they fit: pure decisions, nothing of the page.
// `fitter.ts` measures.

/** What a title or a text looks like on one step of the way down. */
export interface Step {
  /** The size of the type, in pixels. */
  readonly size: number;
  /** The width of the letters, in percent. */
  readonly stretch: number;
  /** Whether lines and edges have moved together; or whether a title has two lines. */
  readonly tight: boolean;
}

/** The sizes of a card's parts, in pixels. */
export interface Sizes {
  readonly slot: number;
  readonly title: number;
  readonly age: number;
  /** Above and below what stands in the head and in the foot. */
  readonly pad: number;
}

/** A card that is narrower gives its title the whole line: the slim card. */
export const SLIM_WIDTH = 152;
/** So does a card whose title would be smaller than this. */
export const SLIM_TITLE = 11;
/** A card that is lower has small parts, however wide it is. */
const LOW_HEIGHT = 136;

/** On one line, narrower before smaller: titles of own cards are never cut. */
const OWN_TITLE: readonly Descent[] = [
  { stretch: 76, size: 11.5 },
  { stretch: 60, size: 10 },
  { stretch: 54, size: 6 },
];
/** On small piles a title that is still too long has two lines, the whole width of the pile. */
const SMALL_TITLE: readonly Descent[] = [
  { stretch: 76, size: 11 },
  { stretch: 54, size: 9 },
];
/** A word is never broken: one that is too long even then is written smaller. */
const LONGEST_WORD_LEAST = 7;
/** A small pile that is lower has no room for two lines. */
const TWO_LINES_HEIGHT = 50;
const NORMAL_STRETCH = 92;
const TEXT_BEFORE_TIGHT = 11.5;
const TEXT_NARROWEST = 76;
const TEXT_LEAST = 6;

/** First narrower to that width, then smaller to that size. */
interface Descent {
  readonly stretch: number;
  readonly size: number;
}

export function sizesOf(width: number, height: number, slim: boolean, phone: boolean): Sizes {
  if (slim) {
    return width < SLIM_WIDTH ? { slot: 17, title: 13, age: 15, pad: 2 } : { slot: 20, title: 15, age: 18, pad: 2 };
  }
  // So low that large parts would leave nothing to the text.
  if (height > 0 && height < LOW_HEIGHT) return { slot: 16, title: 13, age: 15, pad: 1 };
  if (width >= 360) return { slot: 32, title: 22, age: 27, pad: 4 };
  if (width >= 280) return phone ? { slot: 24, title: 17, age: 20, pad: 3 } : { slot: 30, title: 20, age: 25, pad: 3 };
  if (phone) return { slot: 17, title: 13, age: 15, pad: 1 };
  if (height <= 172) return { slot: 20, title: 15, age: 18, pad: 1 };
  return height < 195 ? { slot: 22, title: 15, age: 19, pad: 2 } : { slot: 24, title: 15, age: 19, pad: 3 };
}

/** The steps of a title from that size down. */
export function titleSteps(from: number, small = false): Step[] {
  let [stretch, size] = [NORMAL_STRETCH, from];
  const steps: Step[] = [{ stretch, size, tight: false }];
  for (const end of small ? SMALL_TITLE : OWN_TITLE) {
    while (stretch > end.stretch) {
      stretch = Math.max(end.stretch, stretch - 4);
      steps.push({ stretch, size, tight: false });
    }
    while (size > end.size) {
      size = Math.max(end.size, size - 0.5);
      steps.push({ stretch, size, tight: false });
    }
  }
  if (small) {
    for (; size >= LONGEST_WORD_LEAST; size -= 0.5) steps.push({ stretch, size, tight: true });
  }
  return steps;
}

/** Whether a small pile of that height has room for a title of two lines. */
export function hasTwoLines(height: number): boolean {
  return height === 0 || height >= TWO_LINES_HEIGHT;
}

/** The steps of a text: smaller, tighter, narrower, smaller again. */
export function textSteps(most: number): Step[] {
  let [size, stretch] = [most, 100];
  const steps: Step[] = [{ size, stretch, tight: false }];
  for (; size > TEXT_BEFORE_TIGHT; steps.push({ size, stretch, tight: false })) size -= 0.25;
  steps.push({ size, stretch, tight: true });
  for (; stretch > TEXT_NARROWEST; steps.push({ size, stretch, tight: true })) stretch -= 4;
  for (; size > TEXT_LEAST; steps.push({ size, stretch, tight: true })) size -= 0.25;
  return steps;
}

/** Something that is made smaller step by step. */
export interface Shrinking {
  /** The number of its steps. */
  readonly count: number;
  take: (step: number) => void;
  /** Whether it is too large on the step taken last. */
  overflows: () => boolean;
}

/**
 * The first step on which each of them fits, or its last one.
 *
 * All of them are measured together, so that the page is laid out once for each round and not once for each of them.
 */
export function settled(all: readonly Shrinking[]): number[] {
  const found = all.map(({ count }) => ({ low: 0, high: count - 1, at: 0 }));
  let open = all.map((_, index) => index);
  while (open.length > 0) {
    for (const index of open) all[index]!.take(found[index]!.at);
    const over = open.map((index) => all[index]!.overflows());
    open = open.filter((index, place) => {
      const one = found[index]!;
      if (over[place]) one.low = one.at + 1;
      else one.high = one.at;
      if (one.low >= one.high) return false;
      one.at = Math.floor((one.low + one.high) / 2);
      return true;
    });
  }
  const steps = found.map(({ high }) => high);
  all.forEach((one, index) => one.take(steps[index]!));
  return steps;
}
