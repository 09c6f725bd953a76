// The order in which options are listed, and the key of each: as they stand on the screen.

import type { FaceSeen, OptionSeen, Seen } from "../wire/schema";
import { ACTIONS, achievementKey, backKey, cardKey, keyOf, othersOf, pileKey, playerKey, supplyKey } from "./targets";

/** Keys that mean something else at the table. */
const TAKEN = "chlmoprsu";
const KEYS = [..."123456789", ..."abcdefghijklmnopqrstuvwxyz"].filter((key) => !TAKEN.includes(key));

export interface Keyed {
  readonly option: OptionSeen;
  /** None if there are more options than keys. */
  readonly key: string | undefined;
}

/** The options in the order of the screen: on a turn by action, and always from the top of the table to the hand. */
export function keyed(options: readonly OptionSeen[], seen: Seen | undefined): Keyed[] {
  const places = new Map((seen === undefined ? [] : fromTopToHand(seen)).map((key, index) => [key, index]));
  const actionOf = ({ kind }: OptionSeen): number => {
    const action = ACTIONS.findIndex((one) => one === kind);
    return action < 0 ? ACTIONS.length : action;
  };
  // What is nothing on the table comes last, as it was sent.
  const placeOf = ({ target }: OptionSeen): number =>
    (target === null ? undefined : places.get(keyOf(target))) ?? Number.MAX_SAFE_INTEGER;
  return options
    .toSorted((one, other) => actionOf(one) - actionOf(other) || placeOf(one) - placeOf(other))
    .map((option, index) => ({ option, key: KEYS[index] }));
}

/** The keys of everything on the table, as it lies from top to bottom and from left to right. */
function fromTopToHand(seen: Seen): string[] {
  const named = (faces: readonly FaceSeen[]) => faces.flatMap(({ card }) => (card === null ? [] : [cardKey(card)]));
  const row = (seat: number): string[] => {
    const player = seen.seats[seat];
    if (player === undefined) return [];
    return [
      playerKey(seat),
      ...player.piles.flatMap(({ color, cards }) => [...named(cards), pileKey(seat, color)]),
      ...player.score.map((face) => backKey(seat, face)),
    ];
  };
  const own = seen.seat === null ? undefined : seen.seats[seen.seat];
  return [
    ...seen.supply.flatMap(({ deck, piles }) => piles.map(({ age }) => supplyKey(deck, age))),
    ...seen.achievements.map(({ age }) => achievementKey(age)),
    ...othersOf(seen).flatMap(row),
    ...(own === undefined ? [] : row(own.seat)),
    ...named(seen.shown),
    ...(own === undefined ? [] : named([...own.hand, ...own.score, ...own.forecast])),
  ];
}
