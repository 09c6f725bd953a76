// Which cards are wanted, and in which order.

import { COLORS } from "../cards/icons";
import type { Wanted } from "../cards/wanted";
import type { CardFacts } from "../wire/schema";
import type { Words } from "../words/catalogue";
import type { Study } from "./study";
import { total, worthOf } from "./worth";

/** What is written on each card, in all languages and editions, to be looked through. */
export type Texts = ReadonlyMap<string, readonly string[]>;

/** All texts of all cards: for each card one text a catalogue, with its title and its effects of all editions. */
export function textsOf(study: Study, catalogues: readonly Words[]): Texts {
  const found = study.cards.map(({ name, deeds }): [string, string[]] => [
    name,
    catalogues.map((words) =>
      [words.say(`card-${name}`), ...Object.keys(deeds).map((key) => words.say(`card-${name}.${key}`))]
        .map(plain)
        .join("\n"),
    ),
  ]);
  return new Map(found);
}

/** The texts of these cards in one catalogue, as their edition has them. */
export function textsIn(cards: readonly CardFacts[], words: Words): Texts {
  return new Map(
    cards.map(({ name, echo, effects }) => {
      const keys = [...(echo === null ? [] : [echo]), ...effects.map(({ key }) => key)];
      const said = [words.say(`card-${name}`), ...keys.map((key) => words.say(`card-${name}.${key}`))];
      return [name, [said.map(plain).join("\n")]];
    }),
  );
}

/** The cards that pass all filters: within a group one entry is enough, and all groups count. */
export function cardsWanted(
  cards: readonly CardFacts[],
  wanted: Wanted,
  study: Study | undefined,
  texts: Texts,
): CardFacts[] {
  const { set, ages, colors, icons, does } = wanted;
  const looked = plain(wanted.text)
    .split(/\s+/)
    .filter((word) => word !== "")
    .map(beginning);
  return cards.filter(
    (card) =>
      (set === "" || card.deck === set) &&
      (ages.length === 0 || ages.includes(String(card.age))) &&
      (colors.length === 0 || colors.includes(card.color)) &&
      (icons.length === 0 || icons.some((icon) => shows(card, icon))) &&
      (does.length === 0 || does.some((deed) => study?.does(card, deed))) &&
      (looked.length === 0 || texts.get(card.name)?.some((text) => looked.every((word) => word.test(text)))),
  );
}

/** The cards in the order that is wanted. */
export function sorted(cards: readonly CardFacts[], { sort }: Wanted, study: Study | undefined, words: Words) {
  const byAge = (one: CardFacts, other: CardFacts) =>
    one.age - other.age || COLORS.indexOf(one.color) - COLORS.indexOf(other.color);
  if (sort === "title") {
    const { compare } = new Intl.Collator(words.language);
    return cards.toSorted((one, other) => compare(words.say(`card-${one.name}`), words.say(`card-${other.name}`)));
  }
  if (sort === "worth" && study !== undefined) {
    const lifts = new Map(cards.map(({ name }) => [name, total(worthOf(study, name))?.lift ?? -1]));
    return cards.toSorted((one, other) => lifts.get(other.name)! - lifts.get(one.name)! || byAge(one, other));
  }
  return cards.toSorted(byAge);
}

/** Finds a text at the beginning of a word: "up" is no part of "supply". */
function beginning(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "u");
}

function shows(card: CardFacts, wanted: string): boolean {
  return card.slots.some(({ kind, icon }) => kind === wanted || icon === wanted);
}

/** Without accents and capitals, so that "chateau" finds "Château". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}
