// What all charts over time have in common: their frame, and the axis of turns below them.

export interface Frame {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  /** Where the curves begin and end. */
  readonly top: number;
  readonly bottom: number;
}

/** Where a moment stands on the axis, of so many. */
export function across(moment: number, moments: number, { width, left, right }: Frame): number {
  return rounded(left + (moments === 0 ? 0 : moment / moments) * (width - left - right));
}

/** One in how many turns has a number at the axis: a round one, and so that there are at most so many. */
export function tickEvery(turns: number, most: number): number {
  return [1, 2, 5, 10, 20, 50, 100].find((size) => turns / size <= most) ?? 200;
}

/** A place in a chart, as exact as can be seen. */
export function rounded(place: number): number {
  return Math.round(place * 10) / 10;
}
