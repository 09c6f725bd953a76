// The texts of a card that can be compared: each of an edition, in a language.

import { catalogueFor } from "../words/choosing";

export interface Column {
  /** How the address names it: "asmadi-3 en". */
  readonly value: string;
  readonly edition: string;
  readonly language: string;
  readonly catalogue: string;
}

const EDITIONS = ["asmadi-3", "asmadi-1", "iello"] as const;
const LANGUAGES = ["en", "fr"] as const;
export const COLUMNS: readonly Column[] = EDITIONS.flatMap((edition) =>
  LANGUAGES.map((language) => ({
    value: `${edition} ${language}`,
    edition,
    language,
    catalogue: catalogueFor(language, edition),
  })),
);

/** The columns that are shown if nothing else is chosen: the reader's own, another edition, and the other language. */
export function usualColumns(edition: string, language: string): string[] {
  const other = edition === "asmadi-3" ? "asmadi-1" : "asmadi-3";
  return [`${edition} ${language}`, `${other} ${language}`, `${edition} ${language === "en" ? "fr" : "en"}`];
}

/** Those of the address, as far as there are such columns; the usual ones for the rest. */
export function columnsWanted(wanted: readonly string[], edition: string, language: string): Column[] {
  return usualColumns(edition, language).map(
    (usual, place) => COLUMNS.find(({ value }) => value === (wanted[place] ?? usual)) ?? COLUMNS[0]!,
  );
}
