// What is known of the few cards of these tests: made up, in the form in which the server tells it.

import { Study } from "../../src/cardbook/study";
import type { CardStudy, StudiedCard } from "../../src/wire/schema";
import { BOOK } from "../cards/table";

type Deeds = StudiedCard["deeds"];

const DEEDS: Readonly<Record<string, Deeds>> = {
  archery: { "effect-1": ["draws", "demands", "takes"] },
  oars: { "first-1": ["draws", "demands", "takes"], "third-1": ["draws", "demands", "takes"], "effect-2": ["draws"] },
  combustion: { "first-1": ["demands", "takes"], "third-1": ["demands", "takes"], "third-2": ["returns"] },
  writing: { "effect-1": ["draws"] },
  ai: { "effect-1": ["draws", "scores"], "effect-2": ["wins"] },
};

/** How many melded each card at a table of two, and how many of them won, in ages 1 and 2 of the game. */
const COUNTS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  archery: [100, 40, 0, 0],
  oars: [100, 50, 50, 40],
  writing: [10, 9, 0, 0],
};

function studied(name: string): StudiedCard {
  const [first, wonFirst, second, wonSecond] = COUNTS[name] ?? [0, 0, 0, 0];
  const others = Array.from({ length: 8 }, () => 0);
  const card = BOOK.get(name);
  const keys = [...(card.echo === null ? [] : [card.echo]), ...card.effects.map(({ key }) => key)];
  return {
    name,
    deeds: DEEDS[name] ?? Object.fromEntries(keys.map((key) => [key, []])),
    melded: [[first, second, ...others], []],
    won: [[wonFirst, wonSecond, ...others], []],
    rulings: [],
    related: [],
  };
}

const DATA: CardStudy = {
  edition: "asmadi-3",
  deeds: ["draws", "melds", "scores", "tucks", "returns", "splays", "demands", "takes", "wins"],
  tables: [
    { players: 2, expansions: [], games: 300 },
    { players: 4, expansions: ["echoes"], games: 300 },
  ],
  cards: BOOK.cards.map(({ name }) => studied(name)),
};

export const STUDY = new Study(DATA);
