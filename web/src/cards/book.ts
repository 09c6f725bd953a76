// The cards of an edition by name.

import { cardsOf } from "../wire/rest";
import type { CardFacts } from "../wire/schema";
import { reading } from "./reading.svelte";

export class CardBook {
  readonly cards: readonly CardFacts[];
  readonly #byName: ReadonlyMap<string, CardFacts>;

  constructor(cards: readonly CardFacts[]) {
    this.cards = cards;
    this.#byName = new Map(cards.map((card) => [card.name, card]));
  }

  /** The card of that name; there must be one. */
  get(name: string): CardFacts {
    const card = this.#byName.get(name);
    if (card === undefined) throw new Error(`no card is called ${name}`);
    return card;
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }
}

const books = new Map<string, Promise<CardBook>>();

/** The card book of an edition, fetched once (again after a failure). The last one requested becomes `reading.book`. */
export async function bookOf(edition: string): Promise<CardBook> {
  const coming = books.get(edition) ?? fetched(edition);
  books.set(edition, coming);
  try {
    reading.book = await coming;
    return reading.book;
  } catch (error) {
    books.delete(edition);
    throw error;
  }
}

async function fetched(edition: string): Promise<CardBook> {
  return new CardBook((await cardsOf(edition)).cards);
}
