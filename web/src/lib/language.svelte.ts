// The language that someone reads, and all that changes with it.

import { LAYERS, type Words, wordsOf } from "../words/catalogue";
import { catalogueFor, negotiated, remember, remembered } from "../words/choosing";

export class Language {
  /** The words that are read; none before the first ones have come. */
  words = $state.raw<Words>();
  /** The name of the catalogue that is read or, while it is on its way, of the one that was chosen. */
  chosen = $state("");
  /** The name of the catalogue that could not be loaded, until another one is chosen. */
  missed = $state<string>();

  constructor(private readonly load: (name: string) => Promise<Words> = wordsOf) {}

  /** Read what was chosen on an earlier visit, or else what the browser asks for; any words rather than none. */
  async open(): Promise<void> {
    const preferred = catalogueFor(remembered() ?? negotiated(navigator.languages));
    for (const name of new Set([preferred, ...LAYERS.keys()])) {
      if (await this.#read(name)) return;
    }
  }

  /** Read that catalogue from now on, and on the next visit. */
  async choose(name: string): Promise<void> {
    this.missed = undefined;
    if (await this.#read(name)) remember(name);
  }

  /** Whether that catalogue is now read: not if it cannot be loaded, nor if another one has been chosen meanwhile. */
  async #read(name: string): Promise<boolean> {
    this.chosen = name;
    const words = await this.load(name).catch(() => undefined);
    if (this.chosen !== name) return false;
    if (words === undefined) {
      this.missed ??= name;
      this.chosen = this.words?.name ?? "";
      return false;
    }
    this.words = words;
    document.documentElement.lang = words.language;
    return true;
  }
}
