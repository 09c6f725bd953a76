// Piles to look at, with a card on top.

import type { Wanted } from "../cards/wanted";
import type { CardFacts, Pile } from "../wire/schema";

/** A pile with that card on top, and others of its color beneath it, as many as are wanted. */
export function pileWanted(
  cards: readonly CardFacts[],
  top: CardFacts,
  { splay, beneath }: Pick<Wanted, "splay" | "beneath">,
): Pile {
  const others = cards.filter(({ name, color }) => color === top.color && name !== top.name);
  const pile = [top, ...others.slice(0, beneath)];
  return { color: top.color, splay, cards: pile.map(({ name, age, deck }) => ({ card: name, age, deck })) };
}
