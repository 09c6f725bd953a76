import { expect, test } from "vitest";

import { listedNames } from "../src/lib/named";
import { wordsOf } from "../src/words/catalogue";
import { isolated, withoutControls } from "../src/words/isolation";

test.each(["Ann", "Émilie 2", "Zhang 衡", "", "3"])("%s stays plain", (name) => {
  expect(isolated(name)).toBe(name);
});

test.each(["דוד", "هيباتيا", "Élie דוד", "Ann \u0663"])("%s is isolated once", (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  expect(isolated(isolated(name))).toBe(isolated(name));
});

test("a name cannot break out of its isolation, nor turn the text after it", () => {
  expect(isolated("דוד\u2069\u202e 5")).toBe("\u2068דוד 5\u2069");
  expect(withoutControls("\u202eB\u2066ob")).toBe("Bob");
});

test("a list of names keeps its order", async () => {
  expect(listedNames(await wordsOf("en-asmadi"), ["דוד", "Bob", "هيباتيا"])).toBe(
    "\u2068דוד\u2069, Bob, and \u2068هيباتيا\u2069",
  );
});

test("the first letter of the name decides elision", async () => {
  const words = await wordsOf("fr-iello");
  const told = words.say("replay-title", { names: listedNames(words, ["Élie דוד", "Bob"]) });
  expect(told).toBe("La partie d’\u2068Élie דוד\u2069 et Bob");
});
