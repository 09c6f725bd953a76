// The browser formats exactly as Python does: every message of every catalogue, with many values.
// `python -m tests.words.renderings build/renderings.json` writes Python's output; `make test-web` does both.

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { glossary } from "../src/lib/glossary";
import { LAYERS, type Values, Words, wordsOf } from "../src/words/catalogue";
import { catalogueFor } from "../src/words/choosing";
import { elided } from "../src/words/elision";
import { isolated } from "../src/words/isolation";

interface Renderings {
  catalogues: Record<string, Record<string, [values: Values, text: string][]>>;
  glossary: Record<string, string[]>;
  elided: [particle: string, following: string, text: string][];
  isolated: [name: string, text: string][];
  chosen: [language: string, edition: string, catalogue: string][];
}

/** A lower limit, so that the test does not pass because almost nothing was compared. */
const FEWEST_MESSAGES = 500;
const MOST_SHOWN = 10;

const WRITTEN = import.meta.glob<string>("../../build/renderings.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = import.meta.glob<string>("../../src/tenages/words/catalogues/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const python = read();

function read(): Renderings {
  const [text] = Object.values(WRITTEN);
  if (text === undefined) throw new Error("build/renderings.json is not there: make test-web writes it");
  return JSON.parse(text);
}

test("there are the same catalogues", () => {
  expect(Object.keys(python.catalogues)).toEqual([...LAYERS.keys()]);
});

describe.each(Object.entries(python.catalogues))("%s", (name, renderings) => {
  test(`has at least ${FEWEST_MESSAGES} messages`, () => {
    expect(messages(renderings).length).toBeGreaterThanOrEqual(FEWEST_MESSAGES);
  });

  test("has the same messages", () => {
    expect(messagesInFiles(name)).toEqual(messages(renderings));
  });

  test("formats the same", () => {
    // All files, also those that the page does not load.
    const words = new Words(name, filesOf(name));
    const differences = Object.entries(renderings).flatMap(([key, said]) =>
      said.flatMap(([values, text]) => difference(words, key, values, text)),
    );
    if (differences.length > 0) {
      throw new Error([`${differences.length} differ:`, ...differences.slice(0, MOST_SHOWN)].join("\n"));
    }
  });
});

test.each(Object.entries(python.glossary))("%s has the glossary in the same order", async (name, keys) => {
  expect(glossary(await wordsOf(name)).map(({ key }) => key)).toEqual(keys.map((key) => `glossary-${key}`));
});

test("elides the same", () => {
  expect(python.elided.filter(([particle, following, text]) => elided(particle, following) !== text)).toEqual([]);
});

test("isolates the same", () => {
  expect(python.isolated.filter(([name, text]) => isolated(name) !== text)).toEqual([]);
});

test("chooses the same", () => {
  expect(python.chosen.map(([language, edition]) => [language, edition, catalogueFor(language, edition)])).toEqual(
    python.chosen,
  );
});

/** The names of messages that have a text, in order. */
function messages(renderings: Record<string, unknown>): string[] {
  return [...new Set(Object.keys(renderings).map((key) => key.split(".", 1)[0]!))].sort();
}

/** The files of a catalogue; later folders override earlier ones. */
function filesOf(name: string): string[] {
  const all = Object.entries(FILES);
  return LAYERS.get(name)!.flatMap((layer) =>
    all.filter(([path]) => path.includes(`/catalogues/${layer}/`)).map(([, file]) => file),
  );
}

/** The same as the browser's own parser finds them. */
function messagesInFiles(name: string): string[] {
  const ids = filesOf(name).flatMap((file) => new FluentResource(file).body.map((entry) => entry.id));
  return [...new Set(ids.filter((id) => !id.startsWith("-")))].sort();
}

function difference(words: Words, key: string, values: Values, text: string): string[] {
  const said = saidOrWhyNot(words, key, values);
  return said === text
    ? []
    : [`${key} ${JSON.stringify(values)}\n  Python:  ${visible(text)}\n  browser: ${visible(said)}`];
}

function saidOrWhyNot(words: Words, key: string, values: Values): string {
  try {
    return words.say(key, values);
  } catch (error) {
    return String(error);
  }
}

/** With different kinds of spaces made visible. */
function visible(text: string): string {
  return JSON.stringify(text).replace(
    /[^\P{Z} ]/gu,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
