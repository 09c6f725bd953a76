// What there is to say about an age: its piles to draw from, its achievement, and who has claimed it.

import type { Achievement, Seen, SupplyPile } from "../wire/schema";
import type { Words } from "../words/catalogue";
import { isolated } from "../words/isolation";

export const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export function saidOfPile(words: Words, deck: string, { age, count }: SupplyPile): string {
  return words.say("play-supply-pile", { age, count, set: words.say(`set-${deck}`) });
}

/** The achievement of an age, if it can still be claimed. */
export function availableIn(seen: Seen, age: number): Achievement | undefined {
  return seen.achievements.find((one) => one.age === age);
}

export function ownersOf(words: Words, seen: Seen, names: readonly string[], age: number): string {
  const seats = seen.seats.filter((seat) => seat.ages.includes(age)).map(({ seat }) => seat);
  return seats.map((seat) => (seat === seen.seat ? words.say("board-you") : isolated(names[seat] ?? ""))).join(", ");
}

/** The requirement of an achievement; if it is not met yet, what the reader lacks. */
export function termsOf(words: Words, seen: Seen, { age, points, within_reach }: Achievement): string {
  const needs = words.say("play-achievement-needs", { points, age });
  const own = seen.seat === null ? undefined : seen.seats[seen.seat];
  if (own === undefined || within_reach) return needs;
  const top = Math.max(0, ...own.piles.map(({ cards }) => cards[0]?.age ?? 0));
  const missing = points - own.points - own.bonus;
  if (missing > 0 && top < age) return words.say("play-achievement-lacks-both", { needs, missing, age });
  if (missing > 0) return words.say("play-achievement-lacks-points", { needs, missing });
  if (top < age) return words.say("play-achievement-lacks-top", { needs, age });
  return needs;
}

/** The first achievement that the reader could aim for. */
export function nextFor(seen: Seen): number | undefined {
  return seen.seat === null ? undefined : seen.achievements.find(({ within_reach }) => !within_reach)?.age;
}
