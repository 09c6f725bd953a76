// Which catalogue someone reads: by choice, or by what the browser asks for. `src/tenages/words/choosing.py` is the same
// for Python.

import { languageOf, LAYERS } from "./catalogue";

/** The languages that there are, each with the catalogue for tables of a publisher who has no words in it: its first. */
const CATALOGUES = new Map([...LAYERS.keys()].reverse().map((name) => [languageOf(name), name]));
const DEFAULT_LANGUAGE = "en";
/** Where the browser keeps what someone has chosen. */
const MEMORY = "tenages-language";

export const LANGUAGES: readonly string[] = [...CATALOGUES.keys()].sort();

/** The first of our languages among those that a browser asks for (`navigator.languages`), or else English. */
export function negotiated(languages: readonly string[]): string {
  return languages.map(beginning).find((language) => CATALOGUES.has(language)) ?? DEFAULT_LANGUAGE;
}

/**
 * The catalogue of a language at a table of that edition: in the terms of its publisher, where there are such.
 *
 * Who names a whole catalogue gets that one at every table; without a table it is the first one of the language.
 */
export function catalogueFor(language: string, edition = ""): string {
  if (LAYERS.has(language)) return language;
  const ofTheLanguage = CATALOGUES.get(language);
  if (ofTheLanguage === undefined) throw new Error(`there is no language ${language}`);
  const ofThePublisher = `${language}-${beginning(edition)}`;
  return LAYERS.has(ofThePublisher) ? ofThePublisher : ofTheLanguage;
}

/** The language or the catalogue that someone chose here before, unless that is no longer ours or may not be kept. */
export function remembered(): string | null {
  try {
    const language = localStorage.getItem(MEMORY);
    return language !== null && (CATALOGUES.has(language) || LAYERS.has(language)) ? language : null;
  } catch {
    return null;
  }
}

/** Keep a choice for the next visit; a browser that forbids it just forgets. */
export function remember(language: string): void {
  try {
    localStorage.setItem(MEMORY, language);
  } catch {
    // It then holds for this visit only.
  }
}

/** What a name begins with: "fr" of "fr-CA", and of an edition its publisher. */
function beginning(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .split(/[-_.@]/, 1)[0]!;
}
