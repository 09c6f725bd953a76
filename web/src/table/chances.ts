// The chances to win that a hint gives to the options, in words.

import type { OptionChance } from "../wire/schema";
import type { Words } from "../words/catalogue";

export interface Chance {
  /** "54%". */
  readonly short: string;
  /** "54% to win", for screen readers. */
  readonly said: string;
}

export function chancesOf(given: readonly OptionChance[], words: Words): ReadonlyMap<string, Chance> {
  return new Map(
    given.map(({ option, chance }) => [
      option,
      { short: words.say("bot-chance", { chance }), said: words.say("play-chance", { chance }) },
    ]),
  );
}
