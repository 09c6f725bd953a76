import { expect, test, vi } from "vitest";

import { catalogueFor, LANGUAGES, negotiated, remember, remembered } from "../src/words/choosing";

test("there are English and French", () => {
  expect(LANGUAGES).toEqual(["en", "fr"]);
});

test.each([
  [["fr-CA", "en"], "fr"],
  [["de", "FR", "en"], "fr"],
  [["en-GB", "fr"], "en"],
  [["de", "ja"], "en"],
  [["constructor"], "en"],
  [[], "en"],
])("a browser that asks for %j", (languages, language) => {
  expect(negotiated(languages)).toBe(language);
});

test.each([
  ["en", "iello", "en-iello"],
  ["en", "asmadi-1", "en-asmadi"],
  ["en", "asmadi-3", "en-asmadi"],
  ["fr", "iello", "fr-iello"],
  ["fr", "asmadi-3", "fr-iello"],
  ["en-iello", "asmadi-1", "en-iello"],
])("%s at a table of %s", (language, edition, catalogue) => {
  expect(catalogueFor(language, edition)).toBe(catalogue);
});

test("a language that does not exist is an error", () => {
  expect(() => catalogueFor("de", "iello")).toThrow("de");
});

test("a choice is remembered, if it is supported", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(remembered()).toBeNull();
  remember("fr");
  expect(remembered()).toBe("fr");
  remember("en-iello");
  expect(remembered()).toBe("en-iello");
  remember("tlh");
  expect(remembered()).toBeNull();
});

test("where storage is forbidden, nothing is remembered", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
  expect(() => remember("fr")).not.toThrow();
  expect(remembered()).toBeNull();
});
