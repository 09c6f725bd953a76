// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Home from "../../src/home/Home.svelte";
import { visit, visits } from "../../src/lib/visited";
import { router } from "../../src/router.svelte";
import type { TableWanted } from "../../src/wire/schema";
import { wordsOf } from "../../src/words/catalogue";
import { answering, type Asked, LOBBY, No, sent, table, until } from "./answers";

let page: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  localStorage.clear();
  router.go("/");
});

afterEach(() => {
  if (page !== undefined) void unmount(page);
  page = undefined;
  vi.unstubAllGlobals();
});

/** The home page, with a server that gives these answers. */
async function open(answers: Readonly<Record<string, unknown>> = {}): Promise<Asked[]> {
  const asked = answering({
    "GET /api/house": LOBBY,
    "GET /api/tables": { tables: [] },
    "POST /api/tables": { id: "xyz", seat: 0 },
    ...answers,
  });
  page = mount(Home, { target: document.body, props: { words: await wordsOf("en-asmadi") } });
  await until(() => document.querySelector("details"));
  return asked;
}

function text(selector: string): string {
  return document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

function labelled<Kind extends HTMLElement>(wanted: string): Kind {
  const label = [...document.querySelectorAll("label")].find((one) => one.textContent.includes(wanted));
  return label!.querySelector<Kind>("input, select")!;
}

function type(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

function pick(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

function tick(input: HTMLInputElement): void {
  input.click();
  flushSync();
}

function submit(selector: string): void {
  document.querySelector(selector)!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
}

test("one click starts a game against an adept", async () => {
  const asked = await open();
  type(labelled("Your name"), "Ada");
  submit(".welcome form");
  await until(() => router.page.name === "table");
  expect(location.pathname).toBe("/t/xyz");
  const body = sent(asked, "POST /api/tables") as TableWanted;
  expect(body.name).toBe("Ada");
  expect(body.seats.map(({ keeper, level }) => [keeper, level])).toEqual([
    ["you", "adept"],
    ["bot", "adept"],
  ]);
});

test("a refusal is shown beside the button", async () => {
  await open({ "POST /api/tables": new No(429, { key: "too-many", text: "Too many tables. Wait a minute." }) });
  submit(".welcome form");
  await until(() => text("[role=alert]") !== "");
  expect(text("[role=alert]")).toBe("Too many tables. Wait a minute.");
  expect(router.page.name).toBe("home");
});

test("a table is made as described in the form", async () => {
  const asked = await open();
  tick(labelled("4 players"));
  const keepers = document.querySelectorAll<HTMLSelectElement>("ol select[aria-label^='Seat']");
  expect(keepers).toHaveLength(4);
  pick(keepers[1]!, "open");
  pick(document.querySelector<HTMLSelectElement>("select[aria-label*='seat 3']")!, "master");
  pick(labelled("Edition"), "asmadi-1");
  tick(labelled("With Echoes"));
  expect(labelled<HTMLInputElement>("American variant").checked).toBe(true);
  tick(labelled("American variant"));
  tick(labelled("Two against two"));
  pick(labelled("Language of the table"), "fr");
  pick(labelled("Bots think"), "quick");
  tick(labelled("Hints allowed"));
  tick(labelled("Show this table"));
  type(labelled("Seed"), "7");
  submit("details form");
  await until(() => router.page.name === "table");
  expect(sent(asked, "POST /api/tables")).toEqual({
    seats: [
      { keeper: "you", level: "adept" },
      { keeper: "open", level: "adept" },
      { keeper: "bot", level: "master" },
      { keeper: "bot", level: "adept" },
    ],
    name: "Guest",
    edition: "asmadi-1",
    expansions: ["echoes"],
    american: false,
    teams: true,
    language: "fr",
    listed: true,
    hints: false,
    pace: "quick",
    seed: 7,
  });
});

test("the form offers what the edition does", async () => {
  await open();
  tick(labelled("5 players"));
  pick(labelled("Edition"), "iello");
  expect(document.querySelectorAll("ol > li")).toHaveLength(4);
  expect(text("details")).not.toContain("5 players");
  expect(text("details")).not.toContain("Two against two");
  tick(labelled("With Echoes"));
  expect(text("details")).toContain("5 players");
});

test("open tables can be joined or watched", async () => {
  const seats = [
    { seat: 0, keeper: "person", name: "Claire", level: null },
    { seat: 1, keeper: "person", name: "Bob", level: null },
  ] as const;
  const tables = [table({ id: "one" }), table({ id: "two", phase: "playing", turns: 3, seats: [...seats] })];
  await open({ "GET /api/tables": { tables } });
  await until(() => document.querySelectorAll("section li").length === 2);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("section li a")];
  expect(links.map((link) => [link.pathname, link.textContent.trim()])).toEqual([
    ["/t/one", "Join"],
    ["/t/two", "Watch"],
  ]);
  expect(text("section li")).toContain("Marie · open seat");
});

test("an open table with a chosen deal is marked in the list", async () => {
  await open({ "GET /api/tables": { tables: [table({ id: "one" }), table({ id: "two", seed: "900719925474099" })] } });
  await until(() => document.querySelectorAll("section li").length === 2);
  expect(text("section li:first-child")).not.toContain("Chosen deal");
  expect(text("section li:last-child")).toContain("Chosen deal, number 900719925474099: all cards can be known.");
});

test("who types a seed reads that everyone will see it", async () => {
  await open();
  const about = document.getElementById(labelled("Seed").getAttribute("aria-describedby") ?? "");
  expect(about!.textContent).toBe("Everyone at the table will see this number. Whoever knows it can know all cards.");
});

test("visited tables are listed, and those that no longer exist are forgotten", async () => {
  visit("gone", 1);
  visit("mine", 2);
  await open({ "GET /api/tables/mine": table({ id: "mine", phase: "playing", turns: 9, you: 0 }) });
  await until(() => document.querySelector("[aria-labelledby=your-tables]"));
  expect(text("[aria-labelledby=your-tables] a")).toBe("Go on");
  expect(visits()).toEqual([{ id: "mine", at: 2 }]);
});

test("a record is sent and its replay opened; an invalid one is refused with a message", async () => {
  const asked = await open({ "POST /api/replays": { id: "r1" } });
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  const file = new File(['{"seed": 1}'], "game.json");
  Object.defineProperty(input, "files", { value: { item: () => file } });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await until(() => router.page.name === "replay");
  expect(location.pathname).toBe("/replay/r1");
  expect(sent(asked, "POST /api/replays")).toEqual({ record: '{"seed": 1}' });
});
