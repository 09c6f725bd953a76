// What is looked for among all cards of the game, and what is found.

import { cardsWanted, sorted, textsIn } from "../cardbook/finding";
import { wantedBy } from "../cards/wanted";
import type { CardFacts } from "../wire/schema";
import type { Editor } from "./editor.svelte";

export class Search {
  /** A title, or words of a text. */
  text = $state("");
  /** The ages, colors and set that are wanted; nothing is anything. */
  ages = $state.raw<readonly string[]>([]);
  colors = $state.raw<readonly string[]>([]);
  set = $state("");
  /** All cards, or those that lie nowhere yet. */
  which = $state("all");

  readonly #texts = $derived.by(() => textsIn(this.editor.book.cards, this.editor.words));
  readonly #decks = $derived.by(() => ["base", ...this.editor.position.expansions]);
  readonly #cards = $derived.by(() => {
    const { book, words } = this.editor;
    const wanted = {
      ...wantedBy(""),
      text: this.text,
      ages: this.ages,
      colors: this.colors,
      set: this.hasSets ? this.set : "",
    };
    const all = book.cards.filter(({ deck }) => this.#decks.includes(deck));
    return sorted(
      cardsWanted(all, wanted, undefined, this.#texts).filter(
        ({ name }) => this.which === "all" || this.editor.whereIs(name).length === 0,
      ),
      wanted,
      undefined,
      words,
    );
  });

  constructor(private readonly editor: Editor) {}

  /** Whether the game has cards of more than one set. */
  get hasSets(): boolean {
    return this.editor.position.expansions.length > 0;
  }

  /** What is found, in order. */
  get cards(): readonly CardFacts[] {
    return this.#cards;
  }
}
