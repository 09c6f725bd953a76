// Names in Arabic or Hebrew: wherever the page puts one beside other text, it is isolated from it.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";

import Race from "../src/end/Race.svelte";
import Story from "../src/end/Story.svelte";
import TableRow from "../src/home/TableRow.svelte";
import WaitingRoom from "../src/home/WaitingRoom.svelte";
import { Language } from "../src/lib/language.svelte";
import News from "../src/table/News.svelte";
import type { TableConnection } from "../src/wire/connection.svelte";
import type { TableState } from "../src/wire/schema";
import { wordsOf } from "../src/words/catalogue";
import { REPLAY } from "./end/game";
import { seat as seatListed, table as listed } from "./home/answers";
import { BOOK, GAMES, laid, MOMENTS } from "./table/fixtures.svelte";

const NAMES = ["דוד", "هيباتيا", "Élie דוד", "רות", "دارين"];
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;

let shown: object | undefined;

afterEach(() => {
  if (shown !== undefined) void unmount(shown);
  shown = undefined;
});

function renamed(table: TableState): TableState {
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, name: NAMES[seat.seat]! })) };
}

/** A text that mixes a name with other text without isolating it. */
function isBare(text: string): boolean {
  return RIGHT_TO_LEFT.test(text.replace(ISOLATED, "")) && !NAMES.includes(text.trim());
}

/** All texts on the page that have a name in them, and those among them where the name is not isolated. */
function named(): { all: string[]; bare: string[] } {
  const elements = [...document.body.querySelectorAll("*")];
  const labels = elements.flatMap((one) => ["aria-label", "title"].map((key) => one.getAttribute(key) ?? ""));
  const all = [...elements.filter(({ children }) => children.length === 0).map((one) => one.textContent), ...labels];
  const mixed = elements.filter(({ tagName }) => /^(H\d|P|SPAN|LI|BUTTON|TEXT|STRONG|TH|SMALL)$/i.test(tagName));
  const texts = mixed.map((one) => withoutBdi(one));
  return { all: all.filter((text) => RIGHT_TO_LEFT.test(text)), bare: [...texts, ...labels].filter(isBare) };
}

/** The text of an element without what `<bdi>` isolates. */
function withoutBdi(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll("bdi")) one.remove();
  return copy.textContent;
}

test("a name between other texts is noticed", () => {
  document.body.innerHTML = "<p>דוד 3</p><span>\u2068דוד\u2069 3</span><span><bdi>דוד</bdi> 3</span>";
  expect(named().bare).toEqual(["דוד 3"]);
  document.body.innerHTML = "";
});

test.each(GAMES.map(({ name }) => name))("at the table: %s", async (name) => {
  const moment = MOMENTS.find(({ game }) => game.name === name)!;
  await laid({ ...moment, game: { ...moment.game, table: renamed(moment.game.table) } });
  expect(named().all).not.toEqual([]);
  expect(named().bare).toEqual([]);
});

test("in a proposal, and where someone is away", async () => {
  const words = await wordsOf("en-asmadi");
  const table = renamed(GAMES[0]!.table);
  const names = table.seats.map(({ name }) => name);
  const connection = { state: "open", notices: [] } as unknown as TableConnection;
  table.motion = { number: 7, kind: "bot", by: 0, seat: 1, level: "adept", waits_for: [0, 1] };
  table.you = null;
  const props = { connection, table, seen: GAMES[0]!.seen[0]!, names, words, book: BOOK };
  shown = mount(News, { target: document.body, props });
  flushSync();
  expect(document.body.textContent).toContain("\u2068דוד\u2069");
  expect(named().all.length).toBeGreaterThan(1);
  expect(named().bare).toEqual([]);
});

test("in the story of a game", async () => {
  const story = REPLAY.story.map((one) => ({ ...one, name: NAMES[one.seat]! }));
  const replay = { ...REPLAY, names: NAMES.slice(0, 2), story, highlights: [] };
  shown = mount(Story, { target: document.body, props: { replay, book: BOOK, words: await wordsOf("fr-iello") } });
  flushSync();
  expect(named().all.length).toBeGreaterThan(1);
  expect(named().bare).toEqual([]);
});

test("in the lead over time and the turning points", async () => {
  const story = REPLAY.story.map((one) => ({ ...one, name: NAMES[one.seat]! }));
  const replay = { ...REPLAY, names: NAMES.slice(0, 2), story };
  shown = mount(Race, {
    target: document.body,
    props: { replay, you: null, points: [], words: await wordsOf("fr-iello") },
  });
  flushSync();
  expect(named().all.length).toBeGreaterThan(2);
  expect(named().bare).toEqual([]);
});

test("in the list of tables", async () => {
  const seats = NAMES.slice(0, 2).map((name, seat) => seatListed({ seat, name }));
  const props = { table: listed({ seats }), words: await wordsOf("en-asmadi") };
  shown = mount(TableRow, { target: document.body, props });
  flushSync();
  expect(document.querySelector("strong")!.textContent).toBe("\u2068דוד\u2069 and \u2068هيباتيا\u2069");
  expect(named().bare).toEqual([]);
});

test("in the waiting room", async () => {
  const words = await wordsOf("en-asmadi");
  const connection = { table: { ...renamed(GAMES[0]!.table), phase: "waiting" } } as unknown as TableConnection;
  shown = mount(WaitingRoom, { target: document.body, props: { connection, words, language: new Language() } });
  flushSync();
  expect(document.querySelector("li .title bdi")!.textContent).toBe("דוד");
  expect(named().bare).toEqual([]);
});
