import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import SetTable from "../../src/home/SetTable.svelte";
import { router } from "../../src/router.svelte";
import { wordsOf } from "../../src/words/catalogue";
import { answering, type Asked, LOBBY, No, sent, until } from "./answers";

let page: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  router.go("/new");
});

afterEach(() => {
  if (page !== undefined) void unmount(page);
  page = undefined;
});

/** The room in which a table is set. */
async function open(answers: Readonly<Record<string, unknown>> = {}): Promise<Asked[]> {
  const asked = answering({ "GET /api/house": LOBBY, "POST /api/tables": { id: "xyz", seat: 0 }, ...answers });
  page = mount(SetTable, { target: document.body, props: { words: await wordsOf("en-asmadi") } });
  await until(() => document.querySelector("form"));
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

function click(thing: HTMLElement | null | undefined): void {
  thing!.click();
  flushSync();
}

function seats(): HTMLSelectElement[] {
  return [...document.querySelectorAll<HTMLSelectElement>("ol select:not(.level)")];
}

function addSeat(): void {
  click(document.querySelector<HTMLElement>(".add"));
}

function levelOf(number: number): HTMLSelectElement {
  return document.querySelector<HTMLSelectElement>(`[aria-label="Level of the bot on seat ${number}"]`)!;
}

function submit(): void {
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
}

test("a table is made as it was set", async () => {
  const asked = await open();
  addSeat();
  addSeat();
  expect(seats()).toHaveLength(4);
  pick(seats()[1]!, "open");
  expect([...levelOf(3).options].map(({ text }) => text)).toEqual([
    "Novice",
    "Adept",
    "Expert · 1180 ±40",
    "Champion",
    "Master",
  ]);
  pick(levelOf(3), "master");
  click(labelled("First"));
  click(labelled("Echoes of the Past"));
  expect(labelled<HTMLInputElement>("Mixed").checked).toBe(true);
  click(labelled("Two rows"));
  click(labelled("Two teams"));
  click(labelled("Listed"));
  pick(labelled("Language of the table"), "fr");
  click(labelled("Hints allowed"));
  type(labelled("Seed"), "7");
  expect(text("header p")).toBe(
    "Two teams of two, base and Echoes of the Past, Asmadi, first edition. 7 achievements win.",
  );
  submit();
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
    pace: "none",
    seed: 7,
  });
});

test("the last choices are kept, but not the seed", async () => {
  await open();
  addSeat();
  click(labelled("Iello"));
  type(labelled("Seed"), "7");
  submit();
  await until(() => router.page.name === "table");
  void unmount(page!);
  await open();
  expect(seats()).toHaveLength(3);
  expect(labelled<HTMLInputElement>("Iello").checked).toBe(true);
  expect(labelled<HTMLInputElement>("Seed").value).toBe("");
});

test("choices of another version of the page are forgotten", async () => {
  localStorage.setItem("tenages-table", JSON.stringify({ seats: [1, 2], edition: "asmadi-9", expansions: [] }));
  await open();
  expect(seats().map(({ value }) => value)).toEqual(["you", "bot"]);
});

test("what cannot be is not offered, and says why", async () => {
  await open();
  expect(labelled<HTMLInputElement>("Two teams").disabled).toBe(true);
  expect(text("form")).toContain("Two teams need four seats.");
  while (document.querySelector(".add") !== null) addSeat();
  expect(seats()).toHaveLength(5);
  expect(labelled<HTMLInputElement>("Iello").disabled).toBe(true);
  expect(text("form")).toContain("4 players at most, or five with Echoes of the Past: take a seat away first.");
  pick(seats()[4]!, "none");
  expect(labelled<HTMLInputElement>("Iello").disabled).toBe(false);
  click(labelled("Iello"));
  expect(text("form")).toContain("This edition has no rules for teams.");
  expect(text(".full")).toBe("Five only with Echoes of the Past");
  click(labelled("Echoes of the Past"));
  addSeat();
  expect(labelled<HTMLInputElement>("Echoes of the Past").disabled).toBe(true);
  expect(text("form")).toContain("Five can play this edition only with it.");
});

test("who types a seed reads that everyone will see it", async () => {
  await open();
  const about = document.getElementById(labelled("Seed").getAttribute("aria-describedby") ?? "");
  expect(about!.textContent).toBe("Everyone at the table will see this number. Whoever knows it can know all cards.");
});

test("a refusal is shown beside the button", async () => {
  await open({ "POST /api/tables": new No(429, { key: "too-many", text: "Too many tables. Wait a minute." }) });
  submit();
  await until(() => text("[role=alert]") !== "");
  expect(text("[role=alert]")).toBe("Too many tables. Wait a minute.");
});
