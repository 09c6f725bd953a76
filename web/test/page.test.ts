import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import App from "../src/App.svelte";
import { Language } from "../src/lib/language.svelte";
import { router } from "../src/router.svelte";
import { LAYERS, type Words, wordsOf } from "../src/words/catalogue";

type Load = (name: string) => Promise<Words>;

let language: Language;
let page: ReturnType<typeof mount> | undefined;

afterEach(() => {
  leave();
});

/** The glossary page in a browser with these languages. */
async function visit(languages: readonly string[], load?: Load): Promise<void> {
  leave();
  router.go("/words");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  language = new Language(load);
  page = mount(App, { target: document.body, props: { language } });
  await language.open();
  flushSync();
  if (language.words !== undefined) await vi.waitUntil(() => document.querySelector("dt"), { timeout: 10_000 });
}

function leave(): void {
  if (page !== undefined) void unmount(page);
  page = undefined;
}

/** Choose a catalogue by its name in the switch. */
async function choose(name: string): Promise<void> {
  const chosen = vi.spyOn(language, "choose");
  languages().value = name;
  languages().dispatchEvent(new Event("change", { bubbles: true }));
  await chosen.mock.results.at(-1)!.value;
  flushSync();
}

function search(wanted: string): void {
  const input = document.querySelector<HTMLInputElement>("main input")!;
  input.value = wanted;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

function languages(): HTMLSelectElement {
  return document.querySelector("select")!;
}

/** All texts on the page, with the title of the window and the page's language. */
function all(): string[] {
  return [document.documentElement.lang, document.title, text("header"), text("main")];
}

function text(selector: string): string {
  return document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

function terms(): string[] {
  return [...document.querySelectorAll("dt")].map((term) => term.textContent);
}

/** A loader for which these catalogues are missing. */
function without(...missing: string[]): Load {
  return (name) => (missing.includes(name) ? Promise.reject(new Error("offline")) : wordsOf(name));
}

function forbid(): void {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, clear: () => {} });
}

test("a French browser shows French at once", async () => {
  await visit(["fr-CA", "en"]);
  expect(document.documentElement.lang).toBe("fr");
  expect(document.title).toContain("Les mots du jeu");
  expect(text("h1")).toBe("Les mots du jeu");
  expect(languages().value).toBe("fr-iello");
});

test("a browser with an unsupported language shows English", async () => {
  await visit(["de", "ja"]);
  expect(document.documentElement.lang).toBe("en");
  expect(text("h1")).toBe("The words of the game");
  expect(languages().value).toBe("en-asmadi");
});

test("nothing is shown before the words are loaded", async () => {
  await visit(["fr"], without(...LAYERS.keys()));
  expect(text("body")).toBe("");
});

test("every language is listed by its own name", async () => {
  for (const name of ["fr", "en"]) {
    await visit([name]);
    const options = [...languages().options].map(({ lang, textContent }) => [lang, textContent]);
    expect(options).toEqual([
      ["en", "English (Asmadi)"],
      ["en", "English (Iello)"],
      ["fr", "Français (Iello)"],
    ]);
  }
});

test("the switch changes every text, and the choice is remembered", async () => {
  await visit(["fr"]);
  const french = all();
  await visit(["en"]);
  const english = all();
  await choose("fr-iello");
  expect(all()).toEqual(french);
  await visit(["en"]);
  expect(all()).toEqual(french);
  await choose("en-asmadi");
  expect(all()).toEqual(english);
});

test("the search text stays when the language changes", async () => {
  await visit(["en"]);
  search("pile");
  await choose("fr-iello");
  expect(terms()).toEqual(["pile"]);
});

test("where storage is forbidden, the choice is valid for the visit", async () => {
  forbid();
  await visit(["en"]);
  await choose("fr-iello");
  expect(text("h1")).toBe("Les mots du jeu");
  await visit(["en"]);
  expect(text("h1")).toBe("The words of the game");
});

test("if a catalogue cannot be loaded, the old words stay, a message is shown, and it is not remembered", async () => {
  await visit(["en"], without("fr-iello"));
  await choose("fr-iello");
  expect(text("h1")).toBe("The words of the game");
  expect(document.documentElement.lang).toBe("en");
  expect(text("[role=alert]")).toContain("Français (Iello) could not be loaded");
  expect(languages().value).toBe("en-asmadi");
  await choose("en-iello");
  expect(text("[role=alert]")).toBe("");
  await visit(["en"]);
  expect(languages().value).toBe("en-iello");
});

test("if the first catalogue cannot be loaded, another one is used", async () => {
  await visit(["fr"], without("fr-iello"));
  expect(text("h1")).toBe("The words of the game");
  expect(text("[role=alert]")).toContain("Français (Iello)");
});

test("of two choices the last one wins, whichever is loaded first", async () => {
  let arrive = (): void => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await visit(["en"], async (name) => (name === "fr-iello" && (await late), wordsOf(name)));
  const first = language.choose("fr-iello");
  await choose("en-iello");
  arrive();
  await first;
  flushSync();
  expect(text("h1")).toBe("The words of the game");
  expect(languages().value).toBe("en-iello");
  await visit(["fr"]);
  expect(languages().value).toBe("en-iello");
});

test("the glossary is in alphabetical order, É with E", async () => {
  await visit(["fr"]);
  expect(terms()).toHaveLength(50);
  expect(terms().slice(0, 4)).toEqual(["Action", "Activer (Action)", "ampoule", "archiver"]);
  const initials = [...document.querySelectorAll("h2")].map((letter) => letter.textContent);
  expect(initials).toEqual([...new Set(initials)].sort());
  expect(terms().indexOf("échanger")).toBe(terms().indexOf("effet Écho") - 1);
});

test.each([
  ["echanger", ["échanger"]],
  ["ÉCHANGER ", ["échanger"]],
  ["points d'influence", ["points d’Influence"]],
  ["intervertir", ["échanger"]],
])("who looks for %s finds it", async (wanted, found) => {
  await visit(["fr"]);
  search(wanted);
  expect(terms()).toEqual(found);
  expect(text("[role=status]")).toBe("1 mot");
});

test("a search without results shows a message", async () => {
  await visit(["fr"]);
  search(" xyz ");
  expect(terms()).toEqual([]);
  expect(text("[role=status]")).toBe("Aucun mot du jeu ne ressemble à « xyz ».");
  search("");
  expect(terms()).toHaveLength(50);
});
