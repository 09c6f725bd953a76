import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { CardBook } from "../../src/cards/book";
import EndScreen from "../../src/end/EndScreen.svelte";
import { curve, lead, medals, rows, scaleOf, spread, ticks, turningPoints } from "../../src/end/race";
import { pointsByScore } from "../../src/end/points";
import Race from "../../src/end/Race.svelte";
import Story from "../../src/end/Story.svelte";
import TurningPoints from "../../src/end/TurningPoints.svelte";
import type { CardFacts, Seen, TableState, TurningPoints as Turned } from "../../src/wire/schema";
import { wordsOf } from "../../src/words/catalogue";
import { answering, LOBBY, No, until } from "../home/answers";
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
const FRAME = { width: 400, height: 220, left: 30, right: 70, top: 10, bottom: 210 };

let shown: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (shown !== undefined) void unmount(shown);
  shown = undefined;
});

function text(selector: string): string {
  return document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

test("the lead goes from before the first turn to the end, for one player against the best other", () => {
  expect(lead(REPLAY.story, 0)).toEqual([0, 2, 1, 4]);
  expect(lead(REPLAY.story, 1)).toEqual([0, -2, -1, -4]);
  expect(curve([0, 2, 1, 4], scaleOf([0, 2, 1, 4]), FRAME)).toBe("30,210 130,110 230,160 330,10");
  expect(scaleOf([-2, 3])).toEqual({ least: -2, most: 3 });
});

test("two medals of one turn stand side by side, at their turn", () => {
  const won = medals(REPLAY, 1, FRAME);
  expect(won.map(({ turn, age, special }) => [turn, age, special])).toEqual([
    [3, 2, undefined],
    [3, undefined, "empire"],
  ]);
  expect(won[1]!.x - won[0]!.x).toBeGreaterThan(30);
});

test("places do not cover each other, and stay inside", () => {
  expect(spread([100, 101, 30], 20, 0, 200)).toEqual([100, 120, 30]);
  expect(spread([198, 199, 200], 20, 0, 200)).toEqual([160, 180, 200]);
  expect(spread([], 20, 0, 200)).toEqual([]);
});

test("a few round turns are named on the axis", () => {
  expect(ticks(1)).toEqual([1]);
  expect(ticks(6)).toEqual([2, 4, 6]);
  expect(ticks(47)).toEqual([10, 20, 30, 40]);
});

test("the turning points are those that counted most, one a turn, in order", () => {
  expect(turningPoints(REPLAY).map(({ turn, kind }) => [turn, kind])).toEqual([
    [1, "gain"],
    [2, "age"],
    [3, "special"],
  ]);
  expect(turningPoints(REPLAY, 1).map(({ turn }) => turn)).toEqual([3]);
  const again = { ...REPLAY.swings[0]!, turn: 2 };
  const twice = { ...REPLAY, highlights: [], swings: [REPLAY.swings[0]!, again] };
  expect(turningPoints(twice)).toHaveLength(1);
});

test("the same is available as a table", () => {
  expect(rows(REPLAY.story)).toEqual([
    { turn: 0, score: [0, 0], achievements: [0, 0] },
    { turn: 1, score: [2, 0], achievements: [0, 0] },
    { turn: 2, score: [2, 1], achievements: [1, 0] },
    { turn: 3, score: [5, 1], achievements: [1, 2] },
  ]);
});

test.each([0, 1, null])("the chart tells its curve in words, for the reader in seat %s", async (you) => {
  const words = await wordsOf("en-asmadi");
  shown = mount(Race, {
    target: document.body,
    props: { replay: REPLAY, words, you, points: pointsByScore(REPLAY, you, words) },
  });
  flushSync();
  expect(document.querySelector("svg[role=img]")!.getAttribute("aria-label")).toBe(
    "Points by turn, over 3 turns. In the end: Ada: 5 points, achievements: 1 and Bob: 1 point, achievements: 2.",
  );
  expect(document.querySelectorAll(".medal > .medal")).toHaveLength(3);
  const lanes = [...document.querySelectorAll(".lane strong")].map((lane) => lane.textContent.trim());
  expect(lanes).toEqual({ 0: ["You", "Bob"], 1: ["You", "Ada"] }[you ?? 2] ?? ["Ada", "Bob"]);
});

test("with more than two players everyone has a curve and a lane", async () => {
  const words = await wordsOf("en-asmadi");
  const story = [...REPLAY.story, { ...REPLAY.story[1]!, seat: 2, name: "Cleo" }];
  const replay = { ...REPLAY, names: ["Ada", "Bob", "Cleo"], story };
  shown = mount(Race, { target: document.body, props: { replay, words, you: 1, points: [] } });
  flushSync();
  expect(document.querySelectorAll("polyline")).toHaveLength(3);
  expect(document.querySelectorAll(".lane")).toHaveLength(3);
});

test("the story links to the replay, and says who used which card", async () => {
  const words = await wordsOf("en-asmadi");
  shown = mount(Story, { target: document.body, props: { replay: REPLAY, book: BOOK, words } });
  const cells = [...document.querySelectorAll("tbody tr:last-child > *")].map((cell) => cell.textContent.trim());
  expect(cells).toEqual(["3", "5 points, achievements: 1", "1 point, achievements: 2"]);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("ol a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual([5, 6, 8, 9].map((step) => `/replay/abc?step=${step}`));
  expect(text("ul")).toContain("Ada 1 and Bob 2");
});

test("a turning point shows its card and leads into the replay; in the replay itself it goes to its step", async () => {
  const words = await wordsOf("en-asmadi");
  const props = { points: pointsByScore(REPLAY, 0, words), book: BOOK, words };
  shown = mount(TurningPoints, { target: document.body, props });
  const titles = [...document.querySelectorAll("h3")].map((title) => title.textContent.replace(/\s+/g, " ").trim());
  expect(titles).toEqual(["1Turn 1: 7 points at once", "2Turn 2: the 1 is taken", "3Turn 3: Empire"]);
  expect(document.querySelector("li [data-card]")?.getAttribute("data-card")).toBe("archery");
  expect(document.querySelector("a")!.getAttribute("href")).toBe("/replay/abc?step=2&seat=0");
  void unmount(shown);
  const onstep = vi.fn();
  shown = mount(TurningPoints, { target: document.body, props: { ...props, onstep } });
  document.querySelector<HTMLButtonElement>("button")!.click();
  expect(onstep).toHaveBeenCalledWith(2);
});

const SEATS = [
  { seat: 0, points: 4, bonus: 1, achievements: 1 },
  { seat: 1, points: 1, bonus: 0, achievements: 2 },
];
const WON = { winners: [1], how: "achievements", text: "Bob wins by achievements" };
const SEEN = { turns: 3, seats: SEATS, outcome: WON } as unknown as Seen;

function played(outcome: Partial<typeof WON>): Seen {
  return { ...SEEN, outcome: { ...WON, ...outcome } } as unknown as Seen;
}

/** The end screen for that seat. */
async function end(about: Partial<TableState>, seen = SEEN, catalogue = "en-asmadi"): Promise<() => void> {
  const onrematch = vi.fn();
  const seats = [
    { seat: 0, keeper: "person", name: "Ada", level: null, here: true },
    { seat: 1, keeper: "person", name: "Bob", level: null, here: true },
  ];
  const rules = { edition: "asmadi-3", expansions: [], american: false };
  const table = { id: "abc", you: 1, held: null, next: null, seats, ...rules, ...about } as unknown as TableState;
  const words = await wordsOf(catalogue);
  shown = mount(EndScreen, {
    target: document.body,
    props: { id: "abc", table, seen, words, book: BOOK, onrematch },
  });
  flushSync();
  return onrematch;
}

function bot(level: string): TableState["seats"][number] {
  return { seat: 0, keeper: "bot", name: "Bo", level, here: true };
}

test("at the end the page shows who won and how, the totals, and offers a rematch", async () => {
  answering({ "GET /api/replays/abc": REPLAY });
  const onrematch = await end({});
  expect(text("h1")).toBe("You win");
  expect(text(".how")).toBe("Bob wins by achievements");
  const totals = [...document.querySelectorAll(".result tbody tr")].map((row) => row.textContent.replace(/\s+/g, " "));
  expect(totals.map((row) => row.trim())).toEqual(["2You1 point", "1Ada5 points"]);
  document.querySelector<HTMLButtonElement>(".buttons button")!.click();
  expect(onrematch).toHaveBeenCalledWith("same");
  await until(() => document.querySelector(".low table"));
  expect(text(".last")).toBe("Empire.");
});

const TURNED: Turned = {
  state: "done",
  ahead: "Ahead from turn 2 to the end: you.",
  points: [
    {
      ...{ step: 4, turn: 2, seat: 0, cause: "choice", change: -0.3, card: "archery", mark: "blunder" },
      ...{ title: "Ada: Activate Archery", text: "Better: Draw a 2." },
    },
    {
      ...{ step: 6, turn: 3, seat: 1, cause: "luck", change: -0.2, card: null, mark: "" },
      ...{ title: "You: Draw a 2", text: "Luck of the draw −20%" },
    },
  ],
  mistakes: [2, 0],
};

test("once the game has been analysed, the page says where it turned, and leads there", async () => {
  answering({ "GET /api/replays/abc": REPLAY, "GET /api/replays/abc/analysis/turning": TURNED });
  await end({});
  await until(() => document.querySelector(".said"));
  expect(text(".said")).toBe(TURNED.ahead);
  const points = document.querySelector(".low section ol")!.querySelectorAll(":scope > li");
  expect([...points].map((point) => point.className.split(" ").includes("good"))).toEqual([true, false]);
  expect(text("h3")).toBe("1Turn 2: Ada: Activate Archery");
  expect(points[0]!.querySelector("a")!.getAttribute("href")).toBe("/analysis/abc?step=4&seat=1");
  expect(text(".found")).toBe("The analysis found no mistake of yours.");
});

test("who has lost reads who won", async () => {
  answering({ "GET /api/replays/abc": REPLAY });
  await end({ you: 0 });
  expect(text("h1")).toBe("Bob wins");
});

test("a rematch may be against weaker or stronger bots, as far as there are some", async () => {
  answering({ "GET /api/replays/abc": REPLAY, "GET /api/house": LOBBY });
  const onrematch = await end({ seats: [bot("champion"), { ...bot("champion"), seat: 1 }] });
  await until(() => document.querySelector("input[name=rematch]"));
  const ways = [...document.querySelectorAll<HTMLInputElement>("input[name=rematch]")];
  expect(ways.map(({ value, disabled }) => [value, disabled])).toEqual([
    ["weaker", false],
    ["same", false],
    ["stronger", false],
  ]);
  expect(text(".buttons [role=radiogroup]")).toBe("Weaker Expert Same Champion Stronger Master");
  ways[0]!.click();
  flushSync();
  expect(text(".buttons")).toContain("Plans its whole turn, and the likely answers. Elo 1180 ±40");
  ways[2]!.click();
  document.querySelector<HTMLButtonElement>(".buttons button")!.click();
  expect(onrematch).toHaveBeenCalledWith("stronger");
});

test.each([
  ["novice", "weaker"],
  ["master", "stronger"],
])("beside the %s there is no %s bot", async (level, way) => {
  answering({ "GET /api/replays/abc": REPLAY, "GET /api/house": LOBBY });
  await end({ seats: [bot(level)] });
  await until(() => document.querySelector("input[name=rematch]"));
  const ways = [...document.querySelectorAll<HTMLInputElement>("input[name=rematch]")];
  expect(ways.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual([way]);
});

// Third edition, "Winning and game end": still tied in points and achievements, the game is a draw.
const TIED = "The game is a draw: the best are tied in points and achievements";
const DRAWN = played({ winners: [], how: "points", text: TIED });

test.each([0, 1])("in a draw nobody has won or lost, in seat %i", async (you) => {
  answering({ "GET /api/replays/abc": { ...REPLAY, winners: [], ending: TIED } });
  await end({ you }, DRAWN);
  expect(text("h1")).toBe("A draw");
  expect(text(".how")).toBe(TIED);
  expect(text(".buttons button")).toBe("Play again");
  await until(() => document.querySelector(".low table"));
});

test("a game that was given up or ended by agreement says so", async () => {
  answering({ "GET /api/replays/abc": REPLAY });
  await end({ you: 0 }, played({ how: "conceded", text: "Ada gives up" }));
  expect([text("h1"), text(".how")]).toEqual(["Bob wins", "Ada gives up"]);
  void unmount(shown!);
  await end({}, played({ winners: [], how: "agreed", text: "All agreed to end it" }));
  expect([text("h1"), text(".how")]).toEqual(["The game is over", "All agreed to end it"]);
});

test("a draw in French, and for a spectator", async () => {
  answering({ "GET /api/replays/abc": REPLAY });
  await end({}, DRAWN, "fr-iello");
  expect(text("h1")).toBe("Match nul");
  void unmount(shown!);
  await end({ you: null }, DRAWN);
  expect(text("h1")).toBe("A draw");
  expect(document.querySelector(".buttons button.main.big")).toBeNull();
});

test("a player takes the same seat at the new table, also if another one asked first", async () => {
  answering({ "GET /api/replays/abc": REPLAY });
  const onrematch = await end({ next: "xyz" });
  expect(text(".buttons button")).toBe("To the new table");
  document.querySelector<HTMLButtonElement>(".buttons button")!.click();
  expect(onrematch).toHaveBeenCalledOnce();
});

test("once someone asks for a rematch, a spectator can follow to the new table; no story is no harm", async () => {
  answering({ "GET /api/replays/abc": new No(503, { key: "busy", text: "Later." }) });
  await end({ next: "xyz", you: null });
  expect(document.querySelector(".buttons a")?.getAttribute("href")).toBe("/t/xyz");
  await until(() => text(".end").includes("did not come"));
});
