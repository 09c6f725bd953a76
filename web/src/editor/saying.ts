// Cards and places in words.

import type { Values, Words } from "../words/catalogue";
import { isolated } from "../words/isolation";
import type { Place, Spot } from "./places";

export const titleSaid = (words: Words, card: string): string => words.say(`card-${card}`);

/** "Ann's hand", "the supply pile of age 3". */
export function placeSaid(words: Words, names: readonly string[], place: Place, short = false): string {
  const key = short ? `editor-in-${place.kind}` : `editor-place-${place.kind}`;
  return words.say(key, valuesOf(names, place));
}

/** "on top of Ann's red pile", "to Ann's hand". */
export function spotSaid(words: Words, names: readonly string[], { place, end }: Spot): string {
  return words.say(`editor-to-${place.kind}`, { end, ...valuesOf(names, place) });
}

function valuesOf(names: readonly string[], place: Place): Values {
  switch (place.kind) {
    case "supply":
      return { age: place.age };
    case "available":
      return {};
    case "board":
      return { name: isolated(names[place.seat] ?? ""), color: place.color };
    default:
      return { name: isolated(names[place.seat] ?? "") };
  }
}

/** "the achievement of age 3", "Monument", "Archery". */
export function claimSaid(words: Words, claim: number | string): string {
  if (typeof claim === "number") return words.say("editor-age-achievement", { age: claim });
  return words.has(`special-${claim}`) ? words.say(`special-${claim}`) : titleSaid(words, claim);
}
