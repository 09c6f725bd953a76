// @vitest-environment happy-dom

import { expect, test } from "vitest";

import CardBack from "../../src/cards/CardBack.svelte";
import CardView from "../../src/cards/CardView.svelte";
import { emblemOf } from "../../src/cards/emblem";
import { textSize } from "../../src/cards/fitting";
import { ICONS, SHAPES } from "../../src/cards/icons";
import { cardLabel, POSITIONS } from "../../src/cards/slots";
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

test.each(["chip", "normal", "large"] as const)("a %s card has its four slots in order", (size) => {
  for (const card of BOOK.cards) {
    const page = draw(CardView, { card, words: english, size });
    const slots = [...page.querySelectorAll<HTMLElement>(`[data-card="${card.name}"] [data-slot]`)];
    expect(slots.map(({ dataset }) => dataset.slot)).toEqual([...POSITIONS]);
    expect(slots.map(({ dataset }) => dataset.kind)).toEqual(card.slots.map(({ kind }) => kind));
    const icons = slots.map((slot) => slot.querySelector<SVGElement>(":scope > [data-icon]")?.dataset.icon ?? null);
    expect(icons).toEqual(card.slots.map(({ icon }) => icon));
  }
});

test.each(CATALOGUES)("in the reading size every text of a card is shown in full: %s", async (name) => {
  const words = await wordsOf(name);
  for (const card of BOOK.cards) {
    const page = draw(CardView, { card, words, size: "large" });
    const text = page.querySelector(`[data-card="${card.name}"]`)!.textContent;
    const keys = card.effects.map(({ key }) => key);
    for (const key of card.echo === null ? keys : [...keys, card.echo]) {
      expect(text).toContain(words.say(`card-${card.name}.${key}`));
    }
  }
});

test("effects begin with the featured icon, and are numbered if there are several", () => {
  const page = draw(CardView, { card: BOOK.get("morphine"), words: english, size: "normal", marked: "effect-2" });
  const effects = [...page.querySelectorAll("li")];
  expect(effects.map((effect) => effect.querySelector<SVGElement>("[data-icon]")!.dataset.icon)).toEqual(
    Array.from({ length: 3 }, () => BOOK.get("morphine").dogma),
  );
  expect(effects.map((effect) => effect.querySelector("small")!.textContent)).toEqual(["1", "2", "3"]);
  expect(effects.map((effect) => effect.classList.contains("demand"))).toEqual([true, false, false]);
  expect(effects.map((effect) => effect.classList.contains("marked"))).toEqual([false, true, false]);
});

test("an echo effect that is being executed is marked in its slot", () => {
  const page = draw(CardView, { card: BOOK.get("bell"), words: english, size: "normal", marked: "echo" });
  const marked = [...page.querySelectorAll<HTMLElement>(".marked")];
  expect(marked.map(({ dataset }) => dataset.kind)).toEqual(["echo"]);
});

test("colors have a letter besides the hue", () => {
  const page = draw(CardView, { card: BOOK.get("morphine"), words: french, size: "chip" });
  expect(page.querySelector(".letter")!.textContent).toBe("J");
});

test("backs show their age, and their set", () => {
  const page = draw(CardBack, { age: 10, deck: "base", size: "normal", words: english });
  draw(CardBack, { age: 10, deck: "echoes", size: "normal", words: english });
  const [base, echoes] = [...page.querySelectorAll<HTMLElement>("[data-back]")];
  expect([base!.dataset.deck, echoes!.dataset.deck]).toEqual(["base", "echoes"]);
  expect(base!.getAttribute("aria-label")).toBe("card, age 10, face down");
  expect(echoes!.getAttribute("aria-label")).toBe("Echoes card, age 10, face down");
  expect(base!.innerHTML).not.toBe(echoes!.innerHTML);
  expect(base!.textContent).toContain("10");
});

test("no two icons look alike, nor two emblems", () => {
  expect(new Set(ICONS.map((icon) => SHAPES[icon])).size).toBe(6);
  expect(new Set(BOOK.cards.map((card) => JSON.stringify(emblemOf(card)))).size).toBe(BOOK.cards.length);
  for (const card of BOOK.cards) {
    expect(emblemOf(card).petals).not.toContain("NaN");
    expect(emblemOf(card).beads).toHaveLength(card.age);
  }
});

test("the longer a text, the smaller it is written", () => {
  const sizes = [10, 100, 150, 400].map((length) => textSize(["x".repeat(length)]));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(new Set(sizes).size).toBeGreaterThan(2);
});
