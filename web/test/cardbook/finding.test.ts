import { expect, test } from "vitest";

import { cardsWanted, sorted, textsOf } from "../../src/cardbook/finding";
import { cleared, filters, queryOf, toggled, wantedBy } from "../../src/cards/wanted";
import { LAYERS, wordsOf } from "../../src/words/catalogue";
import { BOOK } from "../cards/table";
import { STUDY } from "./known";

const CATALOGUES = await Promise.all([...LAYERS.keys()].map(wordsOf));
const TEXTS = textsOf(STUDY, CATALOGUES);
const [ENGLISH, , FRENCH] = CATALOGUES;

/** The names of the cards that an address asks for, in its order. */
function found(query: string, words = ENGLISH!): string[] {
  const wanted = wantedBy(query);
  return sorted(cardsWanted(BOOK.cards, wanted, STUDY, TEXTS), wanted, STUDY, words).map(({ name }) => name);
}

test("without filters all cards are there, by age and color", () => {
  expect(found("")).toHaveLength(BOOK.cards.length);
  const ages = found("").map((name) => BOOK.get(name).age);
  expect(ages).toEqual(ages.toSorted((one, other) => one - other));
});

test("within a group one entry is enough, and all groups count", () => {
  expect(found("?color=red&age=1&set=base").toSorted()).toEqual(["archery", "metalworking", "oars"]);
  for (const name of found("?color=red&color=blue&age=1&set=base")) {
    const { color, age, deck } = BOOK.get(name);
    expect(["red", "blue"]).toContain(color);
    expect([age, deck]).toEqual([1, "base"]);
  }
  expect(found("?color=red&color=blue&age=1").length).toBe(
    found("?color=red&age=1").length + found("?color=blue&age=1").length,
  );
});

test("what a card does is that of its edition", () => {
  expect(found("?does=demands&does=wins").toSorted()).toEqual(["ai", "archery", "combustion", "oars"]);
  expect(found("?does=demands&age=1")).toEqual(expect.arrayContaining(["archery", "oars"]));
});

test("an icon is looked for in all slots, and so are echo effects and bonuses", () => {
  for (const name of found("?icon=castle"))
    expect(BOOK.get(name).slots.some(({ icon }) => icon === "castle")).toBe(true);
  for (const name of found("?icon=bonus")) expect(BOOK.get(name).slots.some(({ kind }) => kind === "bonus")).toBe(true);
  expect(found("?icon=bonus").length).toBeGreaterThan(0);
  expect(found("?icon=castle&icon=bonus").length).toBeGreaterThan(found("?icon=castle").length);
});

test.each(["château", "chateau", "CHÂTEAU", "castle"])("%s finds cards in every language", (text) => {
  expect(found(`?text=${encodeURIComponent(text)}`)).toContain("metalworking");
});

test("words are found by their beginning and not in their middle", () => {
  expect(found("?text=arch")).toContain("archery");
  expect(found("?text=rchery")).toEqual([]);
  expect(found("?text=(")).toEqual([]);
});

test("words need not stand side by side, and the texts of other editions count", () => {
  expect(found("?text=reveal+castle")).toContain("metalworking");
  expect(found("?text=Archerie")).toEqual(["archery"]);
  expect(found("?text=xyzzy")).toEqual([]);
});

test("cards are sorted by title in the reader's language, or by worth", () => {
  const titles = found("?sort=title", FRENCH!).map((name) => FRENCH!.say(`card-${name}`));
  expect(titles).toEqual(titles.toSorted(new Intl.Collator("fr").compare));
  expect(found("?sort=worth").slice(0, 3)).toEqual(["writing", "oars", "archery"]);
});

test("an address says what it asks for, and nothing else", () => {
  const query = "?edition=iello&age=1&age=2&icon=crown&does=demands&text=roue&sort=worth&card=oars&players=3";
  expect([...new URLSearchParams(queryOf(wantedBy(query)))].toSorted()).toEqual(
    [...new URLSearchParams(query)].toSorted(),
  );
  expect(queryOf(wantedBy("?sort=size&players=9&splay=down&width=x"))).toBe("");
  expect(filters(wantedBy(query))).toBe(4);
  expect(queryOf(cleared(wantedBy(query)))).toBe("?edition=iello&sort=worth&card=oars&players=3");
  expect(toggled(toggled(["1"], "2"), "1")).toEqual(["2"]);
});

test("several entries of a list can stand in the address with commas", () => {
  expect(wantedBy("?age=1,2,3&color=red,blue")).toEqual(wantedBy("?age=1&age=2&age=3&color=red&color=blue"));
  expect(wantedBy("?age=1,").ages).toEqual(["1"]);
});
