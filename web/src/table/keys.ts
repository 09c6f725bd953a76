// The order in which options are listed, and the key of each: as they stand on the screen.

import type { OptionSeen, Seen } from "../wire/schema";
import { ACTIONS } from "./targets";

/** Keys that mean something else at the table. */
const TAKEN = "chlmoprsu";
const KEYS = [..."123456789", ..."abcdefghijklmnopqrstuvwxyz"].filter((key) => !TAKEN.includes(key));

export interface Keyed {
  readonly option: OptionSeen;
  /** None if there are more options than keys. */
  readonly key: string | undefined;
}

/** The options in the order of the screen: piles by color, the hand as it is fanned out. */
export function keyed(options: readonly OptionSeen[], seen: Pick<Seen, "seat" | "seats">): Keyed[] {
  const cards = ownCards(seen);
  const place = ({ kind, target }: OptionSeen): [number, number] => {
    const action = ACTIONS.findIndex((one) => one === kind);
    // Whatever is no action comes last, as it was sent.
    if (action < 0) return [ACTIONS.length, 0];
    return [action, target?.card === undefined ? (target?.age ?? 0) : cards.indexOf(target.card)];
  };
  return options
    .map((option) => ({ option, at: place(option) }))
    .sort(({ at: one }, { at: other }) => one[0] - other[0] || one[1] - other[1])
    .map(({ option }, index) => ({ option, key: KEYS[index] }));
}

/** The reader's own cards in the order of the screen. */
function ownCards({ seat, seats }: Pick<Seen, "seat" | "seats">): (string | null)[] {
  const own = seats.find((one) => one.seat === seat);
  if (own === undefined) return [];
  return [...own.piles.map(({ cards }) => cards[0]?.card ?? null), ...own.hand.map(({ card }) => card)];
}
