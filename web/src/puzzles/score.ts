// What a puzzle earns: three stars at the first try without a hint, one less for each try and each hint.

export const MOST_TRIES = 3;
export const MOST_STARS = 3;
/** How many hints there are for one decision. */
export const MOST_HINTS = 2;

/** The stars for solving a puzzle after so many failed tries, with so many hints. */
export function starsFor(failed: number, hints: number): number {
  return Math.max(0, MOST_STARS - failed - hints);
}

/** How long it took: whole minutes and seconds. */
export function minutesAndSeconds(ms: number): { readonly minutes: number; readonly seconds: number } {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}
