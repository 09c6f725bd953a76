// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { CardBook } from "../../src/cards/book";
import { drawn, rows, spread, ticks } from "../../src/end/chart";
import EndScreen from "../../src/end/EndScreen.svelte";
import Story from "../../src/end/Story.svelte";
import type { CardFacts, Seen, TableState } from "../../src/wire/schema";
import { wordsOf } from "../../src/words/catalogue";
import { answering, No, until } from "../home/answers";
import { REPLAY } from "./game";

const ARCHERY: CardFacts = {
  name: "archery",
  age: 1,
  color: "red",
  deck: "base",
  dogma: "castle",
  slots: [
    { kind: "icon", icon: "castle", bonus: 0 },
    { kind: "icon", icon: "lightbulb", bonus: 0 },
    { kind: "picture", icon: null, bonus: 0 },
    { kind: "icon", icon: "castle", bonus: 0 },
  ],
  echo: null,
  effects: [{ key: "effect-1", number: 1, demand: true }],
};
const BOOK = new CardBook([ARCHERY]);
const BOX = { width: 400, height: 220, left: 30, right: 70, top: 10, bottom: 10 };

let shown: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (shown !== undefined) void unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
});

function text(selector: string): string {
  return document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

test("a line goes from before the first turn to the end", () => {
  const [ada, bob] = drawn(REPLAY.story, "score", BOX);
  expect(ada!.points).toBe("30,210 130,130 230,130 330,10");
  expect(ada!.end).toEqual({ x: 330, y: 10 });
  expect(bob!.final).toBe(1);
});

test("labels do not cover each other, and stay inside", () => {
  expect(spread([100, 101, 30], 20, 0, 200)).toEqual([100, 120, 30]);
  expect(spread([198, 199, 200], 20, 0, 200)).toEqual([160, 180, 200]);
  expect(spread([], 20, 0, 200)).toEqual([]);
});

test("a few round numbers are shown beside the lines", () => {
  expect(ticks(1)).toEqual([0, 1]);
  expect(ticks(6)).toEqual([0, 2, 4, 6]);
  expect(ticks(99)).toEqual([0, 25, 50, 75]);
});

test("the same is available as a table", () => {
  expect(rows(REPLAY.story)).toEqual([
    { turn: 0, score: [0, 0], achievements: [0, 0] },
    { turn: 1, score: [2, 0], achievements: [0, 0] },
    { turn: 2, score: [2, 1], achievements: [1, 0] },
    { turn: 3, score: [5, 1], achievements: [1, 2] },
  ]);
});

test("the story describes the lines in words, and links to the replay", async () => {
  const words = await wordsOf("en-asmadi");
  shown = mount(Story, { target: document.body, props: { replay: REPLAY, book: BOOK, words } });
  const labels = [...document.querySelectorAll("svg[role=img]")].map((chart) => chart.getAttribute("aria-label"));
  expect(labels[0]).toBe("How many achievements by turn, over 3 turns. In the end: Ada 1 and Bob 2.");
  const cells = [...document.querySelectorAll("tbody tr:last-child > *")].map((cell) => cell.textContent.trim());
  expect(cells).toEqual(["3", "5 points, achievements: 1", "1 point, achievements: 2"]);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("ol a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/replay/abc?step=6", "/replay/abc?step=9"]);
  expect(text("ul")).toContain("Ada 1 and Bob 2");
});

test("in the replay itself, a turning point goes to its step", async () => {
  const onstep = vi.fn();
  const words = await wordsOf("en-asmadi");
  shown = mount(Story, { target: document.body, props: { replay: REPLAY, book: BOOK, words, onstep } });
  document.querySelector<HTMLButtonElement>("ol button")!.click();
  expect(onstep).toHaveBeenCalledWith(6);
});

const SEEN = { turns: 3, outcome: { winners: [1], how: "achievements", text: "Bob wins by achievements" } } as Seen;

/** The end screen for that seat. */
async function end(about: Partial<TableState>, seen = SEEN, catalogue = "en-asmadi"): Promise<() => void> {
  const onrematch = vi.fn();
  const table = { id: "abc", you: 1, next: null, ...about } as TableState;
  const words = await wordsOf(catalogue);
  shown = mount(EndScreen, {
    target: document.body,
    props: { id: "abc", table, seen, words, book: BOOK, onrematch },
  });
  flushSync();
  return onrematch;
}

test("at the end the page shows who won, and offers a rematch", async () => {
  answering({ "GET /api/replays/abc": REPLAY });
  const onrematch = await end({});
  expect(text("h1")).toBe("Bob wins by achievements");
  expect(text(".cheer")).toBe("You have won!");
  document.querySelector<HTMLButtonElement>(".buttons button")!.click();
  expect(onrematch).toHaveBeenCalledOnce();
  await until(() => document.querySelector("table"));
});

test("who has lost is told that he played well", async () => {
  answering({ "GET /api/replays/abc": REPLAY });
  await end({ you: 0 });
  expect(text(".cheer")).toBe("Well played.");
});

// Third edition, "Winning and game end": still tied in points and achievements, the game is a draw.
const TIED = "The game is a draw: the best are tied in points and achievements";
const DRAWN = { turns: 3, outcome: { winners: [] as number[], how: "points", text: TIED } } as Seen;

test.each([0, 1])("in a draw nobody has won or lost, in seat %i", async (you) => {
  answering({ "GET /api/replays/abc": { ...REPLAY, winners: [], ending: TIED } });
  await end({ you }, DRAWN);
  expect(text("h1")).toBe(TIED);
  expect(text(".cheer")).toBe("Well played, everyone!");
  expect(document.querySelector(".banner.won")).toBeNull();
  expect(text(".buttons button")).toBe("Play again");
  await until(() => document.querySelector("table"));
});

test("a draw in French, and for a spectator", async () => {
  answering({ "GET /api/replays/abc": REPLAY });
  await end({}, DRAWN, "fr-iello");
  expect(text(".cheer")).toBe("Bien joué, tout le monde !");
  void unmount(shown!);
  await end({ you: null }, DRAWN);
  expect(text("h1")).toBe(TIED);
  expect(text(".cheer")).toBe("");
});

test("a player takes the same seat at the new table, also if another one asked first", async () => {
  answering({ "GET /api/replays/abc": REPLAY });
  const onrematch = await end({ next: "xyz" });
  expect(text(".buttons button")).toBe("To the new table");
  document.querySelector<HTMLButtonElement>(".buttons button")!.click();
  expect(onrematch).toHaveBeenCalledOnce();
});

test("once someone asks for a rematch, the page goes to the new table; a spectator has not lost", async () => {
  answering({ "GET /api/replays/abc": new No(503, { key: "busy", text: "Later." }) });
  await end({ next: "xyz", you: null });
  expect(document.querySelector(".buttons a")?.getAttribute("href")).toBe("/t/xyz");
  expect(text(".cheer")).toBe("");
  await until(() => text(".end").includes("did not come"));
});
