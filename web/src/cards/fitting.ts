// The font size at which the text of a card fits its place: an estimate, since nothing is measured before it is drawn.
// Text that is still too long fades out.

/** Sizes to choose from, in 1/28 of the card's width. */
const SIZES = [1.75, 1.6, 1.45, 1.3];
/** The width of a letter and the height of a line, relative to the font size. */
const LETTER = 0.55;
const LINE = 1.18;
const WIDTH = 23.5;
const HEIGHT = 9.2;

/** The largest size in which these texts, one below the other, fit a card of the normal size; or the smallest. */
export function textSize(texts: readonly string[]): number {
  return SIZES.find((size) => fits(texts, size)) ?? SIZES.at(-1)!;
}

function fits(texts: readonly string[], size: number): boolean {
  const letters = Math.floor((WIDTH - size) / (size * LETTER));
  const lines = texts.map((text) => Math.ceil(text.length / letters));
  const high = lines.reduce((sum, count) => sum + count * LINE + 0.3, 0) * size;
  return high <= HEIGHT;
}
