// The language of the page, and everything that changes with it.

import { LAYERS, type Words, wordsOf } from "../words/catalogue";
import { catalogueFor, negotiated, remember, remembered } from "../words/choosing";

export class Language {
  /** The words in use; undefined before the first ones are loaded. */
  words = $state.raw<Words>();
  /** The name of the catalogue in use or, while it is being loaded, of the chosen one. */
  chosen = $state("");
  /** The name of the catalogue that could not be loaded, until another one is chosen. */
  missed = $state<string>();

  constructor(private readonly load: (name: string) => Promise<Words> = wordsOf) {}

  /** Use the choice of an earlier visit, or else the browser's language; if it cannot be loaded, any other one. */
  async open(): Promise<void> {
    const preferred = catalogueFor(remembered() ?? negotiated(navigator.languages));
    for (const name of new Set([preferred, ...LAYERS.keys()])) {
      if (await this.#read(name)) return;
    }
  }

  /** Use that catalogue from now on, and on the next visit. */
  async choose(name: string): Promise<void> {
    this.missed = undefined;
    if (await this.#read(name)) remember(name);
  }

  /** Whether that catalogue is now in use: not if it cannot be loaded, nor if another one has been chosen meanwhile. */
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
