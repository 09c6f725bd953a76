import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import Home from "../../src/home/Home.svelte";
import { visit, visits } from "../../src/lib/visited";
import { router } from "../../src/router.svelte";
import type { TableWanted } from "../../src/wire/schema";
import { wordsOf } from "../../src/words/catalogue";
import { answering, type Asked, LOBBY, No, seat, sent, table, until } from "./answers";

let page: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  router.go("/");
});

afterEach(() => {
  if (page !== undefined) void unmount(page);
  page = undefined;
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
  await until(() => document.querySelector(".level input"));
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

test("the opponent is as strong as one wants, this time and the next", async () => {
  const asked = await open();
  document.querySelector<HTMLInputElement>("input[value=master]")!.click();
  submit(".welcome form");
  await until(() => router.page.name === "table");
  expect((sent(asked, "POST /api/tables") as TableWanted).seats[1]).toEqual({ keeper: "bot", level: "master" });
  void unmount(page!);
  await open();
  expect(document.querySelector<HTMLInputElement>("input[value=master]")!.checked).toBe(true);
});

test("who has never played here is shown the goal and the guided game; who has, their games", async () => {
  await open();
  expect(text(".welcome a.big")).toBe("Your first game");
  expect(document.querySelector(".welcome a.big")!.getAttribute("href")).toBe("/lesson");
  expect(document.querySelectorAll("[aria-labelledby=goal] li")).toHaveLength(3);
  expect(text(".rooms > :first-child h2")).toBe("What it is about");
  void unmount(page!);
  visit("mine");
  await open({ "GET /api/tables/mine": table({ id: "mine", phase: "playing", you: 0 }) });
  expect(document.querySelector(".welcome a.big")).toBeNull();
  expect(text(".rooms > :first-child h2")).toContain("Your games");
});

test("a refusal is shown beside the button", async () => {
  await open({ "POST /api/tables": new No(429, { key: "too-many", text: "Too many tables. Wait a minute." }) });
  submit(".welcome form");
  await until(() => text("[role=alert]") !== "");
  expect(text("[role=alert]")).toBe("Too many tables. Wait a minute.");
  expect(router.page.name).toBe("home");
});

test("open tables can be joined or watched", async () => {
  const seats = [seat({ seat: 0, name: "Claire" }), seat({ seat: 1, name: "Bob" })];
  const tables = [table({ id: "one" }), table({ id: "two", phase: "playing", turns: 3, seats })];
  await open({ "GET /api/tables": { tables } });
  await until(() => document.querySelectorAll("[aria-labelledby=open-tables] li").length === 2);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[aria-labelledby=open-tables] li a")];
  expect(links.map((link) => [link.pathname, link.textContent.trim()])).toEqual([
    ["/t/one", "Join"],
    ["/t/two", "Watch"],
  ]);
  expect(text("[aria-labelledby=open-tables] li")).toContain("Marie · open seat");
});

test("an open table with a chosen deal is marked in the list", async () => {
  await open({ "GET /api/tables": { tables: [table({ id: "one" }), table({ id: "two", seed: "900719925474099" })] } });
  await until(() => document.querySelectorAll("[aria-labelledby=open-tables] li").length === 2);
  expect(text("[aria-labelledby=open-tables] li:first-child")).not.toContain("Chosen deal");
  expect(text("[aria-labelledby=open-tables] li:last-child")).toContain(
    "Chosen deal, number 900719925474099: all cards can be known.",
  );
});

test("visited tables are listed, and those that no longer exist are forgotten", async () => {
  visit("gone", 1);
  visit("mine", 2);
  await open({ "GET /api/tables/mine": table({ id: "mine", phase: "playing", turns: 9, you: 0 }) });
  await until(() => document.querySelector("[aria-labelledby=your-tables] a"));
  expect(text("[aria-labelledby=your-tables] a")).toBe("Look");
  expect(visits()).toEqual([{ id: "mine", at: 2 }]);
});

test("the tables that wait for you come first, and say how they stand", async () => {
  for (const id of ["mine", "hers", "over"]) visit(id);
  const seats = [
    seat({ seat: 0, name: "Ada", achievements: 1, points: 22 }),
    seat({ seat: 1, name: "Bob", achievements: 2, points: 11 }),
  ];
  const playing = { phase: "playing", turns: 23, you: 0, seats } as const;
  await open({
    "GET /api/tables/mine": table({ ...playing, id: "mine", waits_for: 0 }),
    "GET /api/tables/hers": table({ ...playing, id: "hers", waits_for: 1 }),
    "GET /api/tables/over": table({ ...playing, id: "over", phase: "over" }),
  });
  await until(() => document.querySelectorAll("[aria-labelledby=your-tables] li").length === 3);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[aria-labelledby=your-tables] a")];
  expect(links.map((link) => link.textContent.trim())).toEqual(["Your turn", "Look", "See"]);
  const told = [...document.querySelectorAll("[aria-labelledby=your-tables] .about")].map((one) => one.textContent);
  expect(told[0]).toBe("turn 23 · 1 to 2 achievements, 22 to 11 points");
  expect(told[1]).toContain("waiting for Bob");
});

test("a record is sent and its replay opened; an invalid one is refused with a message", async () => {
  const asked = await open({ "POST /api/replays": { id: "r1" } });
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  const file = new File(['{"seed": 1}'], "game.json");
  Object.defineProperty(input, "files", { value: { item: () => file } });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await until(() => document.querySelector(".pair button") !== null);
  document.querySelector<HTMLButtonElement>(".pair button")!.click();
  await until(() => router.page.name === "replay");
  expect(location.pathname).toBe("/replay/r1");
  expect(sent(asked, "POST /api/replays")).toEqual({ record: '{"seed": 1}' });
});
