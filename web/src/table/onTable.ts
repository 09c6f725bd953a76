// Which options are things on the table, and which ones are only buttons.

import type { FaceSeen, OptionSeen, Seen } from "../wire/schema";
import { achievementKey, backKey, cardKey, keyOf, pileKey, playerKey, supplyKey } from "./targets";

/** The keys of everything that can be clicked on the table. */
export function onTable(seen: Seen): ReadonlySet<string> {
  const keys = new Set<string>();
  const put = (face: FaceSeen): void => {
    if (face.card !== null) keys.add(cardKey(face.card));
  };
  for (const { seat, hand, score, forecast, piles } of seen.seats) {
    keys.add(playerKey(seat));
    for (const face of [...hand, ...score, ...forecast]) put(face);
    for (const face of score) keys.add(backKey(seat, face));
    for (const { color, cards } of piles) {
      keys.add(pileKey(seat, color));
      cards.forEach(put);
    }
  }
  seen.shown.forEach(put);
  for (const { deck, piles } of seen.supply) for (const { age } of piles) keys.add(supplyKey(deck, age));
  for (const { age } of seen.achievements) keys.add(achievementKey(age));
  return keys;
}

/** The options that stand as buttons in the line above the hand: those that are nothing on the table, drawing and achieving. */
export function asButtons(seen: Seen, options: readonly OptionSeen[]): OptionSeen[] {
  const keys = onTable(seen);
  return options.filter(
    ({ kind, target }) => target === null || kind === "draw" || kind === "achieve" || !keys.has(keyOf(target)),
  );
}
