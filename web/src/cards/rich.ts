// Splits a sentence into pieces that can be looked up: card titles, icons and game terms.

import type { Words } from "../words/catalogue";
import type { CardBook } from "./book";
import { ICONS, type IconName } from "./icons";

export interface Piece {
  readonly text: string;
  /** The name of the card whose title it is. */
  readonly card?: string;
  readonly icon?: IconName;
  /** Its name in the glossary: "meld" of "glossary-meld". */
  readonly term?: string;
}

/** What a piece of text refers to. */
type Found = Omit<Piece, "text">;

interface Index {
  readonly pattern: RegExp;
  readonly found: ReadonlyMap<string, Found>;
}

const icons = new WeakMap<Words, Index>();
const all = new WeakMap<Words, WeakMap<CardBook, Index>>();

/** A sentence in pieces: titles of these cards, icons, game terms, and the text between them. */
export function richPieces(text: string, words: Words, book: CardBook): Piece[] {
  const books = kept(all, words, () => new WeakMap<CardBook, Index>());
  const index = kept(books, book, () => indexed([...titles(words, book), ...iconNames(words), ...terms(words)]));
  return pieces(text, index);
}

/** The text of a card in pieces: icons, and the text between them. */
export function iconPieces(text: string, words: Words): Piece[] {
  return pieces(
    text,
    kept(icons, words, () => indexed(iconWords(words))),
  );
}

/** The text of a demand in two parts: the words that demand, and the rest. */
export function demandApart(text: string, words: Words): [demanding: string, rest: string] {
  const said = words.say("face-forms-demand").split("|", 1)[0]!;
  const end = text.indexOf(":") + 1;
  return text.startsWith(said) && end > 0 ? [text.slice(0, end), text.slice(end)] : ["", text];
}

function pieces(text: string, { pattern, found }: Index): Piece[] {
  const parts: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[0], ...found.get(match[0])! });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function titles(words: Words, book: CardBook): [string, Found][] {
  return book.cards.map(({ name }) => [words.say(`card-${name}`), { card: name }]);
}

/**
 * An icon as a sentence about the game names it, "leaf". Other forms may be ordinary words there: what "leaves" the
 * others with less is no icon.
 */
function iconNames(words: Words): [string, Found][] {
  return ICONS.map((icon) => [words.say("icon", { icon }), { icon }]);
}

/** An icon as the text of a card names it, in all forms. */
function iconWords(words: Words): [string, Found][] {
  return ICONS.flatMap((icon) => forms(words.say("face-icon", { icon }), { icon }));
}

function terms(words: Words): [string, Found][] {
  const keys = [...words.names].filter((key) => key.startsWith("glossary-"));
  const known = keys.map((key) => key.slice("glossary-".length)).filter((name) => words.has(`face-forms-${name}`));
  return known.flatMap((name) => forms(words.say(`face-forms-${name}`), { term: name }));
}

/** All forms of a word, "leaf|leaves", as written within a sentence and at its beginning. */
function forms(text: string, found: Found): [string, Found][] {
  const written = text.split("|").flatMap((form) => [form, form.charAt(0).toUpperCase() + form.slice(1)]);
  return written.map((form) => [form, found]);
}

/** The first meaning wins where two are written alike; of matches that begin alike, the longest wins. */
function indexed(entries: readonly [string, Found][]): Index {
  const found = new Map<string, Found>();
  for (const [text, what] of entries) if (!found.has(text)) found.set(text, what);
  const longest = [...found.keys()].sort((one, other) => other.length - one.length);
  const any = longest.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu"), found };
}

function kept<Key extends object, Value>(map: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
