// What is known of the cards beyond what is printed: what they do, rulings, related cards, and what they are worth.

import { cardStudy } from "../wire/rest";
import type { CardFacts, CardStudy, StudiedCard } from "../wire/schema";

export class Study {
  readonly cards: readonly StudiedCard[];
  readonly #byName: ReadonlyMap<string, StudiedCard>;

  constructor(readonly data: CardStudy) {
    this.cards = data.cards;
    this.#byName = new Map(data.cards.map((card) => [card.name, card]));
  }

  /** What is known of a card. */
  of(name: string): StudiedCard {
    const card = this.#byName.get(name);
    if (card === undefined) throw new Error(`no card is called ${name}`);
    return card;
  }

  /** Whether a card does that, as its edition prints it. */
  does(card: CardFacts, deed: string): boolean {
    const { deeds } = this.of(card.name);
    return keysOf(card).some((key) => deeds[key]?.some((each) => each === deed));
  }
}

/** The keys of the texts of a card, its echo effect first. */
export function keysOf({ echo, effects }: CardFacts): string[] {
  return [...(echo === null ? [] : [echo]), ...effects.map(({ key }) => key)];
}

let coming: Promise<Study> | undefined;

/** What is known of all cards, fetched once (again after a failure). */
export function studyOfCards(): Promise<Study> {
  coming ??= cardStudy().then(
    (data) => new Study(data),
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}
