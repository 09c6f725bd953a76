import { expect, test } from "vitest";

import Back from "../../src/cards/Back.svelte";
import Backs from "../../src/cards/Backs.svelte";
import Card from "../../src/cards/Card.svelte";
import CardName from "../../src/cards/CardName.svelte";
import Chip from "../../src/cards/Chip.svelte";
import { emblemOf } from "../../src/cards/emblem";
import { ICONS, SHAPES } from "../../src/cards/icons";
import { cardLabel, POSITIONS } from "../../src/cards/slots";
import type { FaceSeen } from "../../src/wire/schema";
import { LAYERS, wordsOf } from "../../src/words/catalogue";
import { BOOK, draw } from "./table";

const CATALOGUES = [...LAYERS.keys()];
const english = await wordsOf("en-asmadi");
const french = await wordsOf("fr-iello");

test("a card is named with its color, its age and the contents of its slots", () => {
  expect(cardLabel(english, BOOK.get("archery"))).toBe("Archery, red 1, castle, lightbulb, castle");
  expect(cardLabel(english, BOOK.get("flute"))).toBe("Flute, purple 1, bonus 1, music note, crown, echo effect");
  expect(cardLabel(french, BOOK.get("archery"))).toBe("Archerie, rouge 1, château, ampoule, château");
});

test.each([
  ["whole card", Card],
  ["chip", Chip],
])("a %s has its four slots in order, its letter and its age", (_, component) => {
  for (const card of BOOK.cards) {
    document.body.replaceChildren();
    const page = draw(component, { card, words: french });
    const slots = [...page.querySelectorAll<HTMLElement>(`[data-card="${card.name}"] [data-slot]`)];
    expect(slots.map(({ dataset }) => dataset.slot)).toEqual([...POSITIONS]);
    expect(slots.map(({ dataset }) => dataset.kind)).toEqual(card.slots.map(({ kind }) => kind));
    const icons = slots.map((slot) => slot.querySelector<SVGElement>(":scope > [data-icon]")?.dataset.icon ?? null);
    expect(icons).toEqual(card.slots.map(({ icon }) => icon));
    expect(page.querySelector(".age")!.textContent).toBe(String(card.age));
    expect(page.querySelector(".letter")!.textContent).toBe(french.say("color-letter", { color: card.color }));
  }
});

test.each(CATALOGUES)("every text of a card is on it, the echo effect first: %s", async (name) => {
  const words = await wordsOf(name);
  for (const card of BOOK.cards) {
    document.body.replaceChildren();
    const page = draw(Card, { card, words });
    const keys = card.effects.map(({ key }) => key);
    const expected = (card.echo === null ? keys : [card.echo, ...keys]).map((key) => ({
      key,
      text: words.say(`card-${card.name}.${key}`),
    }));
    const written = [...page.querySelectorAll<HTMLElement>("[data-effect]")];
    expect(written.map(({ dataset, textContent }) => ({ key: dataset.effect, text: textContent.trim() }))).toEqual(
      expected,
    );
  }
});

test("effects begin with the featured icon; a demand says so in bold, and the one under way is marked", () => {
  const card = BOOK.get("morphine");
  const page = draw(Card, { card, words: english, marked: "effect-2", done: ["effect-1"] });
  const effects = [...page.querySelectorAll("[data-effect^=effect]")];
  expect(effects.map((effect) => effect.querySelector<SVGElement>("[data-icon]")!.dataset.icon)).toEqual(
    Array.from({ length: 3 }, () => card.dogma),
  );
  expect(effects.map((effect) => effect.querySelector("b")?.textContent)).toEqual(["I demand:", undefined, undefined]);
  expect(effects.map(({ classList }) => classList.contains("demand"))).toEqual([true, false, false]);
  expect(effects.map(({ classList }) => classList.contains("done"))).toEqual([true, false, false]);
  expect(effects.map(({ classList }) => classList.contains("marked"))).toEqual([false, true, false]);
});

test("an echo effect that is being executed is marked", () => {
  const page = draw(Card, { card: BOOK.get("bell"), words: english, marked: "echo" });
  const marked = [...page.querySelectorAll<HTMLElement>(".marked")];
  expect(marked.map(({ dataset }) => dataset.effect)).toEqual(["echo"]);
});

test("backs show their age, and their set by their shape", () => {
  const page = draw(Back, { age: 10, deck: "base" });
  draw(Back, { age: 10, deck: "echoes", words: english });
  const [base, echoes] = [...page.querySelectorAll<HTMLElement>("[data-back]")];
  expect([base!.dataset.back, echoes!.dataset.back]).toEqual(["base 10", "echoes 10"]);
  expect(base!.className).not.toBe(echoes!.className);
  expect(base!.textContent).toBe("10");
  expect(base!.getAttribute("aria-hidden")).toBe("true");
  expect(echoes!.getAttribute("aria-label")).toBe("Echoes card, age 10, face down");
});

test("backs in a row are counted by kind if there are too many", () => {
  const faces = [3, 3, 1, 3].map((age): FaceSeen => ({ card: null, age, deck: "base" }));
  const page = draw(Backs, { faces });
  expect(page.textContent.replace(/\s/g, "")).toBe("3313");
  document.body.replaceChildren();
  draw(Backs, { faces, most: 3 });
  expect(page.textContent.replace(/\s/g, "")).toBe("3×31");
});

test("a card in a sentence adds nothing to its words", () => {
  const page = draw(CardName, { card: BOOK.get("archery"), words: french });
  expect(page.textContent).toBe("Archerie");
});

test("no two icons look alike, nor two emblems", () => {
  expect(new Set(ICONS.map((icon) => SHAPES[icon])).size).toBe(6);
  expect(new Set(BOOK.cards.map((card) => JSON.stringify(emblemOf(card)))).size).toBe(BOOK.cards.length);
  for (const card of BOOK.cards) expect(emblemOf(card).petals).not.toContain("NaN");
});
