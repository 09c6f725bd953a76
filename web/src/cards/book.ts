// The cards of an edition by name.

import { cardsOf } from "../wire/rest";
import type { CardFacts } from "../wire/schema";
import { reading } from "./reading.svelte";

export class CardBook {
  readonly cards: readonly CardFacts[];
  /** Whether scored and tucked cards add up for Monument. */
  readonly monumentMixes: boolean;
  readonly #byName: ReadonlyMap<string, CardFacts>;

  constructor(cards: readonly CardFacts[], monumentMixes = false) {
    this.cards = cards;
    this.monumentMixes = monumentMixes;
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
  reading.book = await bookBeside(edition);
  return reading.book;
}

/** The card book of an edition, beside the one that is read in. */
export async function bookBeside(edition: string): Promise<CardBook> {
  const coming = books.get(edition) ?? fetched(edition);
  books.set(edition, coming);
  try {
    return await coming;
  } catch (error) {
    books.delete(edition);
    throw error;
  }
}

async function fetched(edition: string): Promise<CardBook> {
  const { cards, monument_mixes } = await cardsOf(edition);
  return new CardBook(cards, monument_mixes);
}
