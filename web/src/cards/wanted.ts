// Which cards the page of all cards shows, and how: what its address says.

import type { CardFacts, Pile } from "../wire/schema";
import type { Words } from "../words/catalogue";
import type { ColorName } from "./icons";

export const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const COLORS: readonly ColorName[] = ["red", "yellow", "green", "blue", "purple"];
export const SETS = ["", "base", "echoes"] as const;
const SPLAYS: readonly Pile["splay"][] = ["none", "left", "right", "up"];

export interface Wanted {
  /** The name of an edition; the usual one if it is empty. */
  readonly edition: string;
  readonly set: string;
  readonly ages: readonly string[];
  readonly colors: readonly string[];
  readonly text: string;
  /** What is drawn of each card. */
  readonly show: string;
  /** In pixels, where a card is to be seen in a certain size; 0 if not. */
  readonly width: number;
  readonly height: number;
  readonly most: number;
  /** How piles are splayed, and how many cards of the same color lie beneath each. */
  readonly splay: Pile["splay"];
  readonly beneath: number;
}

/** What the query of an address asks for. */
export function wantedBy(query: string): Wanted {
  const asked = new URLSearchParams(query);
  const number = (name: string) => Math.min(1_000, Math.max(0, Number(asked.get(name)) || 0));
  return {
    edition: asked.get("edition") ?? "",
    set: asked.get("set") ?? "",
    ages: asked.getAll("age"),
    colors: asked.getAll("color"),
    text: asked.get("text") ?? "",
    show: asked.get("show") ?? "card",
    width: number("width"),
    height: number("height"),
    most: number("most"),
    splay: SPLAYS.find((splay) => splay === asked.get("splay")) ?? "none",
    beneath: number("beneath"),
  };
}

/** The query that asks for it. */
export function queryOf({ ages, colors, ...rest }: Wanted): string {
  const usual: Readonly<Record<string, string>> = { show: "card", splay: "none" };
  const one = Object.entries(rest)
    .map(([name, value]): [string, string] => [name, value === 0 ? "" : String(value)])
    .filter(([name, value]) => value !== "" && value !== usual[name]);
  const many = [...ages.map((age) => ["age", age]), ...colors.map((color) => ["color", color])];
  const query = new URLSearchParams([...one, ...many] as [string, string][]).toString();
  return query === "" ? "" : `?${query}`;
}

/** The cards that are wanted, by age and color; a text is looked for in titles and effects. */
export function cardsWanted(cards: readonly CardFacts[], wanted: Wanted, words: Words): CardFacts[] {
  const { set, ages, colors, text } = wanted;
  const looked = plain(text.trim(), words);
  return cards
    .filter(
      (card) =>
        (set === "" || card.deck === set) &&
        (ages.length === 0 || ages.includes(String(card.age))) &&
        (colors.length === 0 || colors.includes(card.color)) &&
        (looked === "" || plain(textOf(card, words), words).includes(looked)),
    )
    .toSorted((one, other) => one.age - other.age || COLORS.indexOf(one.color) - COLORS.indexOf(other.color));
}

function textOf(card: CardFacts, words: Words): string {
  const keys = [...(card.echo === null ? [] : [card.echo]), ...card.effects.map(({ key }) => key)];
  return [words.say(`card-${card.name}`), ...keys.map((key) => words.say(`card-${card.name}.${key}`))].join("\n");
}

/** Without accents and capitals, so that "chateau" finds "Château". */
function plain(text: string, { language }: Words): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase(language);
}

/** A pile with that card on top, and others of its color beneath it, as many as are wanted. */
export function pileWanted(cards: readonly CardFacts[], top: CardFacts, { splay, beneath }: Wanted): Pile {
  const others = cards.filter(({ name, color }) => color === top.color && name !== top.name);
  const pile = [top, ...others.slice(0, beneath)];
  return { color: top.color, splay, cards: pile.map(({ name, age, deck }) => ({ card: name, age, deck })) };
}
