import { expect, test } from "vitest";

import { reading } from "../../src/cards/reading.svelte";
import { iconPieces, type Piece, richPieces } from "../../src/cards/rich";
import RichText from "../../src/cards/RichText.svelte";
import { LAYERS, wordsOf } from "../../src/words/catalogue";
import { BOOK, draw } from "./table";

const english = await wordsOf("en-asmadi");
const french = await wordsOf("fr-iello");

const cards = (pieces: Piece[]) => pieces.flatMap(({ card }) => card ?? []);
const terms = (pieces: Piece[]) => pieces.flatMap(({ text, term }) => (term === undefined ? [] : [[text, term]]));

test("titles are found, also those that are parts of others", () => {
  const text = "Bob melds Machine Tools, not Tools; Combustion beats Comb, and A.I. beats all.";
  expect(cards(richPieces(text, english, BOOK))).toEqual(["machine-tools", "tools", "combustion", "comb", "ai"]);
});

test("titles are found in French", () => {
  const text = "Vous prenez Papier de Verre, pas Papier\u00a0; le Dogme 2 d’Écriture, Machines-Outils, puis Outils.";
  const found = cards(richPieces(text, french, BOOK));
  expect(found).toEqual(["sandpaper", "paper", "writing", "machine-tools", "tools"]);
});

test("a title is not found in a word with a small initial", () => {
  const pieces = richPieces("Clock shows a clock, and writing is no Writing.", english, BOOK);
  expect(cards(pieces)).toEqual(["clock", "writing"]);
  expect(pieces.filter(({ icon }) => icon === "clock").map(({ text }) => text)).toEqual(["clock"]);
});

test("icons are found in the singular and in the plural", () => {
  const found = (text: string, words = english) => iconPieces(text, words).flatMap(({ icon }) => icon ?? []);
  expect(found("two leaves, three factories and a castle in New Castleton")).toEqual(["leaf", "factory", "castle"]);
  expect(found("quatre châteaux et une horloge", french)).toEqual(["castle", "clock"]);
});

test.each([...LAYERS.keys()])("no ordinary word of a hint or of the log is taken for an icon: %s", async (name) => {
  const words = await wordsOf(name);
  const topics = "win draw achievements score board hand splays specials dogmas time icons cards".split(" ");
  const odds = ["won", "drawn", "whim", "close", "clear"];
  const said = [
    ...topics.flatMap((topic) => [words.say("bot-gains", { topic }), words.say("bot-takes", { topic })]),
    ...odds.map((sure) => words.say("bot-odds", { sure, chance: 0.5, second: 0.4 })),
    words.say("log-declined-rearrange", { you: "no", who: "Bob" }),
    "Leaves fall, and a Crown, a Castle and two clocks are no icons.",
  ];
  for (const text of said) {
    expect(
      richPieces(text, words, BOOK).filter(({ icon }) => icon),
      text,
    ).toEqual([]);
  }
  const named = words.say("log-activated", { you: "no", who: "Bob", title: "X", icon: "leaf", after: "", stakes: "" });
  expect(richPieces(named, words, BOOK).flatMap(({ icon }) => icon ?? [])).toEqual(["leaf"]);
});

test("no card says that something leaves: it would look like an icon", () => {
  const effects = [...english.names].flatMap((card) => [1, 2, 3].map((number) => `${card}.effect-${number}`));
  const texts = effects.filter((key) => english.has(key)).map((key) => english.say(key));
  expect(texts.length).toBeGreaterThan(200);
  for (const text of texts) expect(text).not.toMatch(/\b(it|that|this|which|who|you) leaves\b/i);
});

test("game terms are found, the longest first", () => {
  const pieces = richPieces("I demand: transfer a top card to my score pile. Splay left!", english, BOOK);
  expect(terms(pieces)).toEqual([
    ["I demand", "demand"],
    ["transfer", "transfer"],
    ["top card", "top"],
    ["score pile", "score-pile"],
    ["Splay left", "splay-left"],
  ]);
  expect(terms(richPieces("Basile met en jeu une carte Active.", french, BOOK))).toEqual([
    ["met en jeu", "meld"],
    ["carte Active", "top"],
  ]);
});

test.each([...LAYERS.keys()])("every term that is found has a meaning: %s", async (name) => {
  const words = await wordsOf(name);
  const forms = [...words.names].filter((key) => key.startsWith("face-forms-"));
  expect(forms.length).toBeGreaterThan(20);
  for (const key of forms) expect(words.has(`glossary-${key.slice("face-forms-".length)}.meaning`), key).toBe(true);
});

test("the pieces make up the whole text", () => {
  for (const words of [english, french]) {
    for (const { name, effects } of BOOK.cards) {
      const text = effects.map(({ key }) => words.say(`card-${name}.${key}`)).join(" ");
      expect(
        richPieces(text, words, BOOK)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  }
});

test("pieces can be reached by keyboard, by pointer only, or not at all", () => {
  const text = "Bob melds Archery with a castle.";
  const page = draw(RichText, { text, words: english, book: BOOK });
  const buttons = () => [...page.querySelectorAll<HTMLElement>("[role=button]")];
  expect(page.textContent).toBe(text);
  expect(buttons().map((button) => [button.textContent, button.tabIndex])).toEqual([
    ["melds", 0],
    ["Archery", 0],
  ]);
  expect(page.querySelectorAll("svg")).toHaveLength(1);
  buttons()[1]!.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  expect(reading.shown).toEqual({ kind: "card", name: "archery" });
  reading.close();

  page.replaceChildren();
  draw(RichText, { text, words: english, book: BOOK, links: "pointer" });
  expect(buttons().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);

  page.replaceChildren();
  draw(RichText, { text, words: english, book: BOOK, links: "none" });
  expect(buttons()).toEqual([]);
  expect(page.textContent).toBe(text);
});
