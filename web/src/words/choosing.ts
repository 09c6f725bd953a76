// Which catalogue is used: the user's choice, or the browser's language. `src/tenages/words/choosing.py` is the same
// for Python.

import { languageOf, LAYERS } from "./catalogue";

/** The languages, each with its first catalogue, which is used for publishers that have no terms in that language. */
const CATALOGUES = new Map([...LAYERS.keys()].reverse().map((name) => [languageOf(name), name]));
const DEFAULT_LANGUAGE = "en";
/** The browser's storage key for the choice. */
const STORAGE_KEY = "tenages-language";

export const LANGUAGES: readonly string[] = [...CATALOGUES.keys()].sort();

/** The first supported language among those of a browser (`navigator.languages`), or else English. */
export function negotiated(languages: readonly string[]): string {
  return languages.map(beginning).find((language) => CATALOGUES.has(language)) ?? DEFAULT_LANGUAGE;
}

/**
 * The catalogue of a language at a table of that edition: in the terms of its publisher, if there are any.
 *
 * The name of a catalogue gives that catalogue at every table; without a table it is the first one of the language.
 */
export function catalogueFor(language: string, edition = ""): string {
  if (LAYERS.has(language)) return language;
  const ofTheLanguage = CATALOGUES.get(language);
  if (ofTheLanguage === undefined) throw new Error(`there is no language ${language}`);
  const ofThePublisher = `${language}-${beginning(edition)}`;
  return LAYERS.has(ofThePublisher) ? ofThePublisher : ofTheLanguage;
}

/** The language or catalogue that was chosen here before; null if there is none or it is not supported any more. */
export function remembered(): string | null {
  try {
    const language = localStorage.getItem(STORAGE_KEY);
    return language !== null && (CATALOGUES.has(language) || LAYERS.has(language)) ? language : null;
  } catch {
    return null;
  }
}

/** Store a choice for the next visit, unless the browser forbids it. */
export function remember(language: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Then it is valid for this visit only.
  }
}

/** The first part of a name: "fr" of "fr-CA", or the publisher of an edition. */
function beginning(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .split(/[-_.@]/, 1)[0]!;
}
