import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { tour } from "../../src/help/tour.svelte";
import { Language } from "../../src/lib/language.svelte";
import TablePage from "../../src/table/TablePage.svelte";
import type { OptionChance, Sent, Steps, TableState } from "../../src/wire/schema";
import { type Words, wordsOf } from "../../src/words/catalogue";
import cards from "../data/cards.json";
import { LOBBY } from "../home/answers";
import { GAMES, MOMENTS } from "./fixtures.svelte";

const MOMENT = MOMENTS.find(({ game, seen }) => game === GAMES[0] && (seen.options?.length ?? 0) > 2)!;
/** How long to wait for what always comes, however busy the machine is. */
const PATIENCE = { timeout: 120_000 };
/** A hint of a bot that gives no reasons. */
const BARE_HINT = { type: "hint", now: null, chances: [] as OptionChance[], stakes: "", line: "" } as const;

class Line {
  static last: Line;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  readonly sent: Record<string, unknown>[] = [];

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose = () => undefined;
  }

  say(message: Sent): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}

let page: object;
let words: Words;

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ ...LOBBY, cards })));
  words = await wordsOf("en-asmadi");
  const language = new Language(async () => words);
  await language.choose("en-asmadi");
  page = mount(TablePage, { target: document.body, props: { id: "abc", language } });
  flushSync();
});

afterEach(async () => {
  await unmount(page);
  tour.at = undefined;
});

/** Open a table with these changes. */
async function sit(table: Partial<TableState> = {}): Promise<Line> {
  const line = Line.last;
  line.onopen?.();
  line.say({ type: "table", table: { ...MOMENT.game.table, ...table } });
  line.say({ type: "seen", seen: MOMENT.seen });
  await vi.waitFor(() => expect(document.querySelector(".board")).not.toBeNull(), PATIENCE);
  return line;
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent!.trim() === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

test("a choice is sent to the server, and the options are disabled until it answers", async () => {
  const line = await sit();
  const options = () => [...document.querySelectorAll<HTMLElement>("[data-option]")];
  const { option } = options()[1]!.dataset;
  options()[1]!.click();
  flushSync();
  const { moment } = MOMENT.seen;
  expect(line.sent).toEqual([{ type: "choose", moment, option }]);
  expect(options().every((option) => option.getAttribute("aria-disabled") === "true")).toBe(true);
  line.say({ type: "error", key: "stale", text: "Too late." });
  expect(options().some((option) => option.getAttribute("aria-disabled") === "true")).toBe(false);
  expect(document.querySelector('[role="alert"]')!.textContent).toContain("Too late.");
});

describe("a lost connection", () => {
  /** The connection ends with that code; another one is not made within that time. */
  async function lose(code: number, ms: number): Promise<void> {
    const line = await sit();
    vi.useFakeTimers();
    line.onclose?.({ code });
    vi.advanceTimersByTime(ms);
    flushSync();
  }

  test("is not mentioned in its first second", async () => {
    await lose(1012, 900);
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  test("is reported after a second, and the table stays", async () => {
    await lose(1006, 1_000);
    expect(document.querySelector('[role="alert"]')!.textContent).toContain(words.say("play-lost"));
    expect(document.querySelectorAll('[data-option][aria-disabled="true"]')).toHaveLength(MOMENT.seen.options!.length);
  });

  test("because of too many connections says so, and the table stays", async () => {
    await lose(4429, 1_000);
    expect(document.querySelector('[role="alert"]')!.textContent).toContain(words.say("play-lost-crowded"));
    expect(document.querySelector(".board")).not.toBeNull();
  });
});

test("a visitor who finds too many connections is told so until there is room", async () => {
  vi.useFakeTimers();
  const refused = Line.last;
  refused.onopen?.();
  refused.onclose?.({ code: 4429 });
  flushSync();
  expect(document.querySelector("h1")!.textContent).toBe(words.say("play-crowded"));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(Line.last).not.toBe(refused);
  await sit();
  expect(document.body.textContent).not.toContain(words.say("play-crowded"));
});

test("a player for whom a bot plays is told so, and takes the seat back", async () => {
  const line = await sit({ you: null, held: 0 });
  expect(document.body.textContent).toContain("A bot plays for you.");
  button("Take your seat back").click();
  expect(line.sent).toEqual([{ type: "take back" }]);
  line.say({ type: "table", table: { ...MOMENT.game.table, you: 0, held: null } });
  expect(document.body.textContent).not.toContain("A bot plays for you.");
});

test("a seat that a bot plays can be taken back only until the game is over", async () => {
  const line = await sit({ you: null, held: 0 });
  expect(document.body.textContent).toContain("Take your seat back");
  line.say({ type: "table", table: { ...MOMENT.game.table, you: null, held: 0, phase: "over" } });
  expect(document.body.textContent).not.toContain("Take your seat back");
});

test("the menu says that the deal was chosen, only if it was", async () => {
  const line = await sit({ seed: "7" });
  press("?");
  await tick();
  const dialog = document.querySelector("dialog")!;
  expect(dialog.textContent).toContain("This deal was chosen: number 7. Whoever knows the number can know all cards.");
  line.say({ type: "table", table: { ...MOMENT.game.table, seed: null } });
  expect(dialog.textContent).not.toContain("This deal was chosen");
});

test("another player's proposal can be accepted or refused", async () => {
  const waits_for = [MOMENT.game.table.you!];
  const line = await sit({ motion: { number: 7, kind: "undo", by: 1, seat: 1, level: null, waits_for } });
  button(words.say("play-agree")).click();
  button(words.say("play-decline")).click();
  expect(line.sent).toEqual([
    { type: "agree", proposal: 7, agree: true },
    { type: "agree", proposal: 7, agree: false },
  ]);
});

test("a proposal of someone who has gone can be removed by one who is not asked", async () => {
  const motion = { number: 7, kind: "undo" as const, by: 1, seat: 1, level: null, waits_for: [1] };
  const line = await sit({ motion });
  const labels = () => [...document.querySelectorAll("button")].map(({ textContent }) => textContent.trim());
  expect(labels()).not.toContain(words.say("play-decline"));
  const seats = MOMENT.game.table.seats.map((seat) => ({ ...seat, here: seat.seat !== 1 }));
  line.say({ type: "table", table: { ...MOMENT.game.table, motion, seats } });
  expect(labels()).not.toContain(words.say("play-agree"));
  button(words.say("play-decline")).click();
  expect(line.sent).toEqual([{ type: "agree", proposal: 7, agree: false }]);
});

test("a player who proposes something sees who has not answered", async () => {
  await sit({
    motion: { number: 7, kind: "bot", by: MOMENT.game.table.you!, seat: 1, level: "adept", waits_for: [1] },
  });
  const names = MOMENT.game.table.seats[1]!.name;
  expect(document.body.textContent).toContain(words.say("play-proposal-waits", { names }));
});

test("undo and hint have buttons and keys", async () => {
  const line = await sit({ undo: "freely", hints: true });
  const { moment } = MOMENT.seen;
  button(words.say("play-undo")).click();
  press("u");
  press("h");
  expect(line.sent).toEqual([
    { type: "undo", moment },
    { type: "undo", moment },
    { type: "hint", moment },
  ]);
  const { option } = MOMENT.seen.options![2]!;
  line.say({ ...BARE_HINT, moment, option, text: "This one." });
  expect(document.querySelector("[data-option].hinted")!.getAttribute("data-option")).toBe(option);
  expect(document.body.textContent).toContain("This one.");
});

test("a hint tells what is at stake, what is expected, and at each option its chance", async () => {
  const line = await sit({ hints: true });
  const { moment, options } = MOMENT.seen;
  const [best, other, unrated] = options!;
  press("h");
  line.say({
    ...BARE_HINT,
    moment,
    option: best!.option,
    text: "This one.",
    now: 0.5,
    chances: [
      { option: best!.option, chance: 0.61 },
      { option: other!.option, chance: 0.4 },
    ],
    stakes: "The worst leaves 12%.",
    line: "Then Bob draws.",
  });
  const said = document.querySelector("[role=status].hint")!.textContent;
  for (const part of ["This one.", "The worst leaves 12%.", "Then Bob draws."]) expect(said).toContain(part);
  const listed = (option: string) => document.querySelector(`[data-option="${option}"]`)!;
  expect(listed(best!.option).textContent).toContain("61%");
  expect(listed(best!.option).getAttribute("aria-label")).toContain(words.say("play-chance", { chance: 0.61 }));
  expect(listed(other!.option).textContent).toContain("40%");
  expect(listed(unrated!.option).textContent).not.toContain("%");
  // On the table, too.
  const covers = [...document.querySelectorAll<HTMLElement>(".cover, [data-answer]")];
  const shown = covers.filter((each) => each.getAttribute("aria-label")?.includes("61%"));
  expect(shown.length).toBeGreaterThan(0);
  // The next moment has other chances.
  line.say({ type: "seen", seen: { ...MOMENT.seen, moment: "9.9" } });
  expect(document.body.textContent).not.toContain("61%");
});

test("the keys for undo and hint do nothing where the table does not allow them", async () => {
  const line = await sit({ undo: "not", hints: false });
  press("u");
  press("h");
  expect(line.sent).toEqual([]);
});

test("the seat of an absent player can be given to a bot while all wait for them", async () => {
  const line = await sit();
  const [you, other] = MOMENT.game.table.seats;
  const away = { ...other!, keeper: "person" as const, level: null, here: false };
  line.say({ type: "table", table: { ...MOMENT.game.table, seats: [you!, away] } });
  line.say({ type: "seen", seen: { ...MOMENT.seen, options: null, asked: { ...MOMENT.seen.asked!, seat: 1 } } });
  expect(document.body.textContent).toContain(words.say("play-give-away", { name: other!.name }));
  await vi.waitFor(() => button(words.say("play-give", { level: words.say("bot-adept") })).click(), PATIENCE);
  expect(line.sent).toEqual([{ type: "give", seat: 1, level: "adept" }]);
});

test("a bot for a player who has only just left is refused, and plays only until that player is back", async () => {
  const line = await sit();
  const [you, other] = MOMENT.game.table.seats;
  const away = { ...other!, keeper: "person" as const, level: null, here: false };
  line.say({ type: "table", table: { ...MOMENT.game.table, seats: [you!, away] } });
  line.say({ type: "seen", seen: { ...MOMENT.seen, options: null, asked: { ...MOMENT.seen.asked!, seat: 1 } } });
  expect(document.body.textContent).toContain(`The bot plays only until ${other!.name} is back.`);
  await vi.waitFor(() => button(words.say("play-give", { level: words.say("bot-adept") })).click(), PATIENCE);
  const text = "this player has only just left; in 42 seconds you can let a bot play instead";
  line.say({ type: "error", key: "only-just-left", text });
  expect(document.querySelector('[role="alert"]')!.textContent).toBe(text);
});

test("who leaves the game to a bot reads that the seat can be taken back", async () => {
  await sit({ motion: null });
  press("?");
  await tick();
  expect(document.querySelector("dialog")!.textContent).toContain("You can take your seat back at any time.");
});

test("while all choose their first card, an absent player's seat can be given away, whoever has chosen", async () => {
  const line = await sit();
  const [you, other] = MOMENT.game.table.seats;
  const away = { ...other!, keeper: "person" as const, level: null, here: false };
  line.say({ type: "table", table: { ...MOMENT.game.table, seats: [you!, away] } });
  const asked = { seat: null, purpose: "first meld", text: "Waiting until all have chosen", card: null, effect: null };
  line.say({ type: "seen", seen: { ...MOMENT.seen, turn: 1, turns: 0, options: null, asked } });
  expect(document.querySelector("#prompt-title")!.textContent).toContain("Waiting until all have chosen");
  expect(document.body.textContent).not.toContain(words.say("play-has-turn"));
  expect(document.body.textContent).toContain(words.say("play-give-away", { name: other!.name }));
  line.say({ type: "seen", seen: { ...MOMENT.seen, asked: { ...asked, seat: 0 } } });
  expect(document.body.textContent).not.toContain(words.say("play-give-away", { name: other!.name }));
});

test("a game that older rules began says which rule has changed", async () => {
  const line = Line.last;
  line.onopen?.();
  line.say({ type: "error", key: "rule-has-changed", text: "the rule of Lever has changed since" });
  line.onclose?.({ code: 4410 });
  flushSync();
  expect(document.querySelector("h1")!.textContent).toBe(words.say("play-outdated"));
  expect(document.body.textContent).toContain("the rule of Lever has changed since");
  expect(document.body.textContent).toContain(words.say("play-outdated-do"));
});

test("a table that the operator has closed can be opened again", async () => {
  const line = await sit();
  line.onclose?.({ code: 4411 });
  flushSync();
  expect(document.querySelector("h1")!.textContent).toBe(words.say("play-closed"));
  expect(document.body.textContent).toContain(words.say("play-closed-do"));
  button(words.say("play-come-back")).click();
  expect(Line.last).not.toBe(line);
});

test("? opens the menu, in which the reader's own pace is set", async () => {
  const line = await sit();
  press("?");
  await tick();
  expect(document.querySelector("dialog")!.open).toBe(true);
  const paces = [...document.querySelectorAll<HTMLInputElement>('dialog input[name="pace"]')];
  expect(paces.map(({ checked }) => checked)).toEqual([true, false, false]);
  paces[2]!.click();
  expect(localStorage.getItem("tenages-pace")).toBe("at once");
  expect(line.sent).toEqual([]);
});

describe("events", () => {
  const { seat, moment: before, turns } = MOMENT.seen;
  const other = MOMENT.seen.seats.find((one) => one.seat !== seat)!.seat;

  /** Two events, and then a question. */
  function steps(): Steps {
    const start = MOMENT.seen.log.start + MOMENT.seen.log.lines.length;
    const line = (text: string, kind: string) => ({ text, depth: 1, kind, seat: other, move: null });
    return {
      before,
      moment: "0.99",
      log: { start, lines: [line("Bob waits.", "passed"), line("Bob chooses red.", "chose color")] },
      changes: [{ turns: turns + 1 }, { turns: turns + 2 }],
      settled: {},
      status: "",
      chosen: null,
      asked: MOMENT.seen.asked,
      options: MOMENT.seen.options,
      outcome: null,
    };
  }

  const told = () => document.querySelector('[aria-live="polite"]')!.textContent;
  const options = () => document.querySelectorAll("[data-option]").length;

  test("are told one by one, and the question opens after the last", async () => {
    const line = await sit();
    vi.useFakeTimers();
    line.say({ type: "steps", steps: steps() });
    expect([told(), options()]).toEqual(["Bob waits.", 0]);
    vi.advanceTimersByTime(1_200);
    flushSync();
    expect(told()).toBe("Bob chooses red.");
    expect(options()).toBe(MOMENT.seen.options!.length);
  });

  test("can be paused, stepped through and skipped by key", async () => {
    const line = await sit();
    vi.useFakeTimers();
    line.say({ type: "steps", steps: steps() });
    press(" ");
    vi.advanceTimersByTime(10_000);
    expect([told(), options()]).toEqual(["Bob waits.", 0]);
    press(".");
    expect(told()).toBe("Bob chooses red.");
    line.say({ type: "steps", steps: { ...steps(), before: "0.99", moment: "0.100" } });
    press("s");
    expect(options()).toBe(MOMENT.seen.options!.length);
  });

  test("since one's last turn are asked for by key", async () => {
    const line = await sit();
    press("r");
    expect(line.sent).toEqual([{ type: "recap" }]);
  });
});

test("after a choice by key the focus is on the question, and an arrow leads from there to the answers", async () => {
  const line = await sit();
  press("1");
  const question = document.querySelector("#prompt-title");
  expect(document.activeElement).toBe(question);
  line.say({ type: "seen", seen: { ...MOMENT.seen, moment: "0.77" } });
  expect(document.activeElement).toBe(question);
  question!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  expect(document.activeElement).toBe(document.querySelector("[data-option]"));
});

test("if there is no such table, a message is shown", async () => {
  Line.last.onclose?.({ code: 4404 });
  flushSync();
  expect(document.querySelector("h1")!.textContent).toBe(words.say("play-missing"));
});
