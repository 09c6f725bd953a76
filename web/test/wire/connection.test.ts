import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { type Follower, TableConnection } from "../../src/wire/connection.svelte";
import type { LogLineSeen, Seen, Sent, TableState } from "../../src/wire/schema";
import tables from "../data/tables.json";
import { DRAW, drew, FIRST as FROM, OTHER, Story } from "../play/game";

const GAME = tables[0]! as unknown as { table: TableState; seen: Seen[] };
const [FIRST, SECOND] = GAME.seen as [Seen, Seen];

/** A fake socket with access to its other end. */
class Line {
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  say(message: Sent): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: Line[];
let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  connection = new TableConnection("abc", "en-asmadi", (url) => {
    lines.push(new Line(url));
    return lines.at(-1) as unknown as WebSocket;
  });
});

afterEach(() => {
  connection.close();
});

function line(): Line {
  return lines.at(-1)!;
}

function seen(lines: string[] = [], start = 0, moment = FIRST.moment): Sent {
  const logLines = lines.map((text): LogLineSeen => ({ text, depth: 1, kind: "drew", seat: 0, move: null }));
  return { type: "seen", seen: { ...FIRST, moment, log: { start, lines: logLines } } };
}

function open(): void {
  line().onopen?.();
  line().say({ type: "table", table: GAME.table });
  line().say(seen());
}

const texts = (): string[] => connection.log.lines.map(({ text }) => text);

test("the table and the game are as in the server's last messages", () => {
  expect(connection.state).toBe("connecting");
  expect(line().url).toMatch(/^ws:.*\/api\/tables\/abc\/socket\?catalogue=en-asmadi&steps=1$/);
  open();
  expect(connection.state).toBe("open");
  expect(connection.table).toEqual(GAME.table);
  expect(connection.seen?.moment).toBe(FIRST.moment);
});

test("lines of the log replace those from their start on", () => {
  open();
  line().say(seen(["a", "b", "c"]));
  line().say(seen(["c, and more", "d"], 2));
  expect(texts()).toEqual(["a", "b", "c, and more", "d"]);
  line().say(seen([], 1));
  expect(texts()).toEqual(["a"]);
});

describe("the log in pages", () => {
  /** The newest lines have come: e, f and g are the lines 4 to 6. */
  function openLate(): void {
    line().onopen?.();
    line().say({ type: "table", table: GAME.table });
    line().say(seen(["e", "f", "g"], 4));
  }

  function earlier(start: number, ...texts: string[]): Sent {
    const { log } = (seen(texts, start) as { seen: Seen }).seen;
    return { type: "log", log };
  }

  test("begins with the newest lines and goes on from there", () => {
    openLate();
    line().say(seen(["g, and more", "h"], 6));
    expect(connection.log.start).toBe(4);
    expect(texts()).toEqual(["e", "f", "g, and more", "h"]);
  });

  test("has earlier lines put above, each page requested once", () => {
    openLate();
    connection.earlier();
    connection.earlier();
    expect(line().sent).toEqual([{ type: "log", before: 4 }]);
    line().say(seen(["g", "h"], 6));
    line().say(earlier(2, "c", "d"));
    expect([connection.log.start, texts()]).toEqual([2, ["c", "d", "e", "f", "g", "h"]]);
    connection.earlier();
    line().say(earlier(0, "a", "b"));
    expect(texts()).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
    connection.earlier();
    expect(line().sent).toEqual([
      { type: "log", before: 4 },
      { type: "log", before: 2 },
    ]);
  });

  test("can be asked for again after a refusal or a lost connection", () => {
    openLate();
    connection.earlier();
    line().say({ type: "error", key: "too-fast", text: "Wait a moment." });
    connection.earlier();
    expect(line().sent).toHaveLength(2);
    line().onclose?.({ code: 1006 });
    connection.reconnect();
    openLate();
    connection.earlier();
    expect(line().sent).toEqual([{ type: "log", before: 4 }]);
  });

  test("keeps the earlier lines after an undo and after a short loss of the connection", () => {
    openLate();
    connection.earlier();
    line().say(earlier(0, "a", "b", "c", "d"));
    line().say(seen(["c", "d", "e, again"], 2, "1.3"));
    expect(texts()).toEqual(["a", "b", "c", "d", "e, again"]);
    line().onclose?.({ code: 1006 });
    connection.reconnect();
    line().onopen?.();
    line().say(seen(["e", "f", "g"], 4, "1.5"));
    expect(texts()).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
  });

  test("begins anew if lines in between are missing", () => {
    openLate();
    line().say(seen(["j", "k"], 9));
    expect([connection.log.start, texts()]).toEqual([9, ["j", "k"]]);
    // Its last line may have other words by now, so the next one is not enough to go on.
    line().say(seen(["l"], 11));
    expect([connection.log.start, texts()]).toEqual([11, ["l"]]);
  });

  test("begins anew if choices were undone while the connection was lost", () => {
    openLate();
    line().onclose?.({ code: 1006 });
    connection.reconnect();
    line().onopen?.();
    line().say(seen(["another f", "another g"], 5, "1.9"));
    expect([connection.log.start, texts()]).toEqual([5, ["another f", "another g"]]);
  });

  test("begins anew in another language or for another seat", () => {
    openLate();
    connection.read("fr-iello");
    line().say(seen(["six", "sept"], 5));
    expect([connection.log.start, texts()]).toEqual([5, ["six", "sept"]]);
    const other = seen(["Ann draws a card"], 6) as { seen: Seen };
    line().say({ type: "seen", seen: { ...other.seen, seat: null } });
    expect([connection.log.start, texts()]).toEqual([6, ["Ann draws a card"]]);
  });

  test("ignores lines that were requested for another beginning", () => {
    openLate();
    connection.earlier();
    line().say(seen(["j", "k"], 9));
    line().say(earlier(2, "c", "d"));
    expect([connection.log.start, texts()]).toEqual([9, ["j", "k"]]);
  });
});

describe("a choice", () => {
  test("names the moment that it answers, and is the only one until the next message", () => {
    open();
    connection.choose("draw");
    connection.choose("pass");
    expect(line().sent).toEqual([{ type: "choose", moment: FIRST.moment, option: "draw" }]);
    expect(connection.choosing).toBe(true);
    line().say({ type: "table", table: GAME.table });
    expect(connection.choosing).toBe(true);
    line().say(seen([], 0, "2.1"));
    expect(connection.choosing).toBe(false);
  });

  test("that came too late is reported, and another one can be made", () => {
    open();
    connection.choose("draw");
    line().say({ type: "error", key: "stale", text: "The table has moved on." });
    expect(connection.choosing).toBe(false);
    expect(connection.problem).toBe("The table has moved on.");
    connection.choose("pass");
    expect(connection.problem).toBeUndefined();
    expect(line().sent).toHaveLength(2);
  });

  test("is not made while the connection is lost", () => {
    open();
    line().onclose?.({ code: 1006 });
    connection.choose("draw");
    expect(connection.choosing).toBe(false);
    expect(lines[0]!.sent).toEqual([]);
  });
});

test("undo and hint name their moment, too", () => {
  open();
  connection.undo();
  connection.askHint();
  connection.askHint();
  expect(line().sent).toEqual([
    { type: "undo", moment: FIRST.moment },
    { type: "hint", moment: FIRST.moment },
  ]);
});

test("a hint is valid for its moment only", () => {
  open();
  const hint = { type: "hint" as const, option: "draw", text: "Draw!", now: null, chances: [], stakes: "", line: "" };
  line().say({ ...hint, moment: "other" });
  expect(connection.hint).toBeUndefined();
  line().say({ ...hint, moment: FIRST.moment });
  expect(connection.hint?.option).toBe("draw");
  line().say({ type: "seen", seen: SECOND });
  expect(connection.hint).toBeUndefined();
});

describe("steps", () => {
  const story = new Story();
  let follower: { [K in keyof Follower]: ReturnType<typeof vi.fn<Follower[K]>> };

  beforeEach(() => {
    follower = { whole: vi.fn(), steps: vi.fn(), recap: vi.fn(), earlier: vi.fn() };
    connection.follower = follower;
    line().onopen?.();
    line().say({ type: "table", table: GAME.table });
    line().say({ type: "seen", seen: FROM });
  });

  const steps = { ...story.question([[drew(OTHER), { turns: 9 }]]), before: FROM.moment };

  test("lead to the next moment, and are handed on", () => {
    connection.choose("draw");
    line().say({ type: "steps", steps });
    expect(connection.choosing).toBe(false);
    expect(connection.seen).toMatchObject({ moment: steps.moment, turns: 9, options: [DRAW] });
    expect(texts()).toEqual(["It begins", "draws a 1"]);
    expect(follower.whole.mock.calls).toEqual([[FROM, FROM.log, false]]);
    expect(follower.steps.mock.calls).toEqual([[steps]]);
    connection.choose("draw");
    expect(line().sent.at(-1)).toMatchObject({ moment: steps.moment });
  });

  test("from another moment are not taken: the connection begins anew with a whole one", () => {
    line().say({ type: "steps", steps: { ...steps, before: "7.7" } });
    expect(follower.steps).not.toHaveBeenCalled();
    expect([lines.length, lines[0]!.closed]).toEqual([2, true]);
    line().say({ type: "seen", seen: { ...FROM, moment: "0.8" } });
    expect(follower.whole).toHaveBeenLastCalledWith({ ...FROM, moment: "0.8" }, FROM.log, true);
  });

  test("since the last turn are asked for", () => {
    connection.recap();
    expect(line().sent).toEqual([{ type: "recap" }]);
    const recap = { type: "recap" as const, seen: FROM, steps: [steps] };
    line().say(recap);
    expect(follower.recap.mock.calls).toEqual([[recap]]);
    expect(connection.seen).toEqual(FROM);
  });
});

describe("a lost connection", () => {
  test("is opened again by itself, with growing pauses, and the last state stays", () => {
    open();
    line().onclose?.({ code: 1006 });
    expect(connection.state).toBe("lost");
    expect(connection.seen).toBeDefined();
    const waited: number[] = [];
    for (let tries = 1; tries <= 4; tries++) {
      const start = Date.now();
      while (lines.length === tries) vi.advanceTimersByTime(50);
      waited.push(Date.now() - start);
      line().onclose?.({ code: 1006 });
    }
    expect(waited).toEqual([...waited].sort((one, other) => one - other));
    vi.advanceTimersByTime(60_000);
    open();
    expect(connection.state).toBe("open");
  });

  test.each([1001, 1006, 1012, 1013])("with code %i is opened again at once, and nobody notices", (code) => {
    open();
    line().onclose?.({ code });
    vi.advanceTimersByTime(250);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(700);
    open();
    vi.advanceTimersByTime(5_000);
    expect(connection.lostForLong).toBe(false);
  });

  test("is reported after a second, until the server answers", () => {
    open();
    line().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(990);
    expect(connection.lostForLong).toBe(false);
    vi.advanceTimersByTime(10);
    expect(connection.lostForLong).toBe(true);
    connection.reconnect();
    line().onopen?.();
    expect(connection.lostForLong).toBe(true);
    open();
    expect(connection.lostForLong).toBe(false);
  });

  test("is not opened more and more often by a server that says each time to come back later", () => {
    open();
    for (let tries = 0; tries < 4; tries++) {
      line().onclose?.({ code: 1013 });
      vi.advanceTimersByTime(20_000);
      line().onopen?.();
    }
    expect(connection.state).toBe("lost");
    line().onclose?.({ code: 1013 });
    vi.advanceTimersByTime(5_000);
    expect(lines).toHaveLength(5);
  });

  test("is noticed by silence", () => {
    open();
    vi.advanceTimersByTime(20_000);
    expect(line().sent).toEqual([{ type: "ping" }]);
    line().say({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    vi.advanceTimersByTime(8_000);
    expect(lines[0]!.closed).toBe(true);
    expect(connection.state).toBe("lost");
  });

  test("is told at once if the browser knows that there is no network", () => {
    open();
    window.dispatchEvent(new Event("offline"));
    expect([connection.state, connection.lostForLong]).toEqual(["lost", true]);
    window.dispatchEvent(new Event("online"));
    open();
    expect([connection.state, connection.lostForLong]).toEqual(["open", false]);
  });

  test("is told within two seconds of a choice that gets no answer", () => {
    open();
    connection.choose("draw");
    vi.advanceTimersByTime(1_500);
    expect(line().sent.at(-1)).toEqual({ type: "ping" });
    expect(connection.lostForLong).toBe(false);
    vi.advanceTimersByTime(499);
    expect(connection.lostForLong).toBe(true);
    // It may only be slow.
    line().say({ type: "pong" });
    expect([connection.state, connection.lostForLong]).toEqual(["open", false]);
  });

  test("after a choice without an answer is opened again when silence lasts", () => {
    open();
    connection.choose("draw");
    vi.advanceTimersByTime(1_500 + 8_000);
    expect([lines[0]!.closed, connection.state, connection.lostForLong]).toEqual([true, "lost", true]);
  });

  test("is not suspected if the answer to a choice comes in time", () => {
    open();
    connection.choose("draw");
    vi.advanceTimersByTime(1_400);
    line().say(seen([], 0, "2.1"));
    vi.advanceTimersByTime(10_000);
    expect(connection.lostForLong).toBe(false);
    expect(line().sent.filter(({ type }) => type === "ping")).toEqual([]);
  });

  test("is opened at once when the network is back", () => {
    open();
    line().onclose?.({ code: 1006 });
    window.dispatchEvent(new Event("online"));
    expect(lines).toHaveLength(2);
  });

  test("ignores the old socket", () => {
    open();
    line().onclose?.({ code: 1006 });
    connection.reconnect();
    lines[0]!.say(seen(["late"]));
    lines[0]!.onclose?.({ code: 1006 });
    expect(texts()).toEqual([]);
    expect(lines).toHaveLength(2);
  });
});

test("a server with too many connections is asked again slowly, more and more slowly", () => {
  open();
  const waited: number[] = [];
  for (let tries = 1; tries <= 5; tries++) {
    line().onclose?.({ code: 4429 });
    expect([connection.state, connection.refusal]).toEqual(["lost", "crowded"]);
    // Looking at the page again is no reason to hurry.
    document.dispatchEvent(new Event("visibilitychange"));
    const start = Date.now();
    while (lines.length === tries && Date.now() < start + 100_000) vi.advanceTimersByTime(50);
    waited.push(Date.now() - start);
    line().onopen?.();
  }
  expect(waited[0]).toBeGreaterThan(3_000);
  expect(waited).toEqual([...waited].sort((one, other) => one - other));
  expect(waited.at(-1)).toBeLessThan(80_000);
  open();
  expect([connection.state, connection.refusal]).toEqual(["open", undefined]);
});

test("a player takes back the seat that a bot plays", () => {
  open();
  connection.takeBack();
  expect(line().sent).toEqual([{ type: "take back" }]);
});

test("after sitting down nothing is sent before the server knows the seat", () => {
  open();
  connection.reconnect();
  connection.choose("draw");
  expect(line().sent).toEqual([]);
});

test.each([
  [4404, "missing"],
  [4403, "foreign"],
  [4421, "foreign"],
  [4410, "outdated"],
  [4411, "closed"],
])("a line closed with %i is refused: %s", (code, why) => {
  line().onclose?.({ code });
  expect([connection.state, connection.refusal]).toEqual(["refused", why]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  connection.reconnect();
  expect(lines).toHaveLength(2);
  expect(connection.state).toBe("connecting");
});

test("another language is used at once, and after reconnecting", () => {
  open();
  connection.read("en-asmadi");
  connection.read("fr-iello");
  expect(line().sent).toEqual([{ type: "read", catalogue: "fr-iello" }]);
  line().onclose?.({ code: 1006 });
  connection.reconnect();
  expect(line().url).toContain("catalogue=fr-iello");
});

test("notices are shown once", () => {
  open();
  line().say({ type: "notice", text: "Bob is away." });
  line().say({ type: "notice", text: "Bob is back." });
  expect(connection.notices.map(({ text }) => text)).toEqual(["Bob is away.", "Bob is back."]);
  connection.dismiss(connection.notices[0]!);
  expect(connection.notices.map(({ text }) => text)).toEqual(["Bob is back."]);
  vi.advanceTimersByTime(10_000);
  expect(connection.notices).toEqual([]);
});

test("after closing there are no more attempts", () => {
  open();
  connection.close();
  expect(line().closed).toBe(true);
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});
