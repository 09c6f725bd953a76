// The table after an event: what the server says has changed is put in place. There is no rule of the game in here.

import { extended } from "../wire/log";
import type { Change, Pile, Seen, SeatChange, SeatSeen, Steps, SupplyPile, SupplyRowSeen } from "../wire/schema";

/** The table after that change. Everything that did not change is the same object as before. */
export function applied(seen: Seen, change: Change): Seen {
  const { seats, supply, ...rest } = change;
  if (seats === undefined && supply === undefined && Object.keys(rest).length === 0) return seen;
  return {
    ...seen,
    ...rest,
    seats: merged(seen.seats, seats ?? [], sameSeat, seatAfter),
    supply: merged(seen.supply, supply ?? [], sameDeck, rowAfter),
  };
}

/** The moment after all events: what is asked now, and of whom. */
export function settled(seen: Seen, { moment, settled, status, chosen, asked, options, outcome }: Steps): Seen {
  return { ...applied(seen, settled), moment, status, chosen, asked, options, outcome };
}

/** The table as it would be sent whole after these steps. */
export function after(seen: Seen, steps: Steps): Seen {
  return { ...settled(steps.changes.reduce(applied, seen), steps), log: extended(seen.log, steps.log) };
}

const sameSeat = (one: { seat: number }, other: { seat: number }): boolean => one.seat === other.seat;
const sameDeck = (one: SupplyRowSeen, other: SupplyRowSeen): boolean => one.deck === other.deck;
const sameAge = (one: SupplyPile, other: SupplyPile): boolean => one.age === other.age;
const sameColor = (one: Pile, other: Pile): boolean => one.color === other.color;
const replacedBy = <T>(_: T, next: T): T => next;

function seatAfter(seat: SeatSeen, { piles, ...rest }: SeatChange): SeatSeen {
  return { ...seat, ...rest, piles: merged(seat.piles, piles ?? [], sameColor, replacedBy) };
}

function rowAfter(row: SupplyRowSeen, { piles }: SupplyRowSeen): SupplyRowSeen {
  return { ...row, piles: merged(row.piles, piles, sameAge, replacedBy) };
}

/** The list with its changed parts put together. */
function merged<T, C>(
  list: T[],
  changes: readonly C[],
  same: (one: T, change: C) => boolean,
  put: (one: T, change: C) => T,
): T[] {
  if (changes.length === 0) return list;
  return list.map((one) => {
    const change = changes.find((each) => same(one, each));
    return change === undefined ? one : put(one, change);
  });
}
