import { expect, test } from "vitest";

import { LAYERS, Words, wordsOf } from "../src/words/catalogue";

const words = new Words("fr-test", [
  "said = first",
  'said = last\nnamed = { $who }\n    .of = { ELIDE("de", $who) }\nparts =\n    .one = 1',
  'number = { $n }\nshare = { NUMBER($n, style: "percent", maximumFractionDigits: 1) }\n' +
    'odd = { NUMBER($n, currency: "EUR") }',
]);

test("a message, and a part of one", () => {
  expect(words.say("named", { who: "Anne" })).toBe("Anne");
  expect(words.say("named.of", { who: "Anne" })).toBe("d’Anne");
});

test("a later file overrides an earlier one", () => {
  expect(words.say("said")).toBe("last");
});

test("numbers are written as Python writes them", () => {
  expect(words.say("number", { n: 1234.5 })).toBe("1\u202f234,5");
  expect(words.say("number", { n: 0.0625 })).toBe("0,062");
  expect(words.say("share", { n: 0.1225 })).toBe("12,2\u00a0%");
});

test("messages and their parts are found by name", () => {
  expect([...new Words("en-test", ["one = 1\n-term = t", "two =\n    .part = 2\none = 1"]).names]).toEqual([
    "one",
    "two",
  ]);
  expect(["said", "named.of", "parts", "parts.one"].map((key) => words.has(key))).toEqual([true, true, true, true]);
  expect(["nothing", "named.from", "nothing.of", "said.constructor"].map((key) => words.has(key))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ["nothing", {}],
  ["named.from", { who: "Anne" }],
  ["parts", {}],
  ["named", {}],
  ["named", { whom: "Anne" }],
  ["share", { n: "much" }],
  ["odd", { n: 1 }],
])("a mistake in %s %j is loud", (key, values) => {
  expect(() => words.say(key, values)).toThrow(`${key} `);
});

test("each catalogue is loaded once", async () => {
  for (const name of LAYERS.keys()) expect(await wordsOf(name)).toBe(await wordsOf(name));
  expect((await wordsOf("fr-iello")).language).toBe("fr");
});

test("a catalogue that does not exist is an error", async () => {
  await expect(wordsOf("fr-asmadi")).rejects.toThrow("fr-asmadi");
});
