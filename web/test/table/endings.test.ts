import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Player } from "../../src/play/player.svelte";
import News from "../../src/table/News.svelte";
import TableMenu from "../../src/table/TableMenu.svelte";
import { TableConnection } from "../../src/wire/connection.svelte";
import type { ProposalSeen, Sent, TableState } from "../../src/wire/schema";
import { type Words, wordsOf } from "../../src/words/catalogue";
import { BOOK, GAMES } from "./fixtures.svelte";

/** Ada plays against Bob. */
const GAME = GAMES[0]!;
const TABLE: TableState = { ...GAME.table, lost: null, concede: "ends", end: "by consent" };
const PROPOSAL: ProposalSeen = { number: 7, kind: "end", by: 1, seat: 1, level: null, waits_for: [0] };

class Line {
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  readonly sent: unknown[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    // Nobody listens.
  }

  say(message: Sent): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}

let line: Line;
let connection: TableConnection;
let words: Words;
let shown: object;

function changes(table: Partial<TableState>): void {
  line.say({ type: "table", table: { ...TABLE, ...table } });
}

/** Show a component at the table; everything in it follows the connection. */
function show(part: Component<never>, more: object = {}): void {
  const props = {
    connection,
    words,
    book: BOOK,
    names: ["Ada", "Bob"],
    get table() {
      return connection.table!;
    },
    get seen() {
      return connection.seen!;
    },
    ...more,
  };
  shown = mount(part as Component<typeof props>, { target: document.body, props });
  flushSync();
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].filter(({ textContent }) => textContent!.trim() === name);
  if (found.length === 0) throw new Error(`no button ${name}`);
  return found.at(-1)!;
}

function click(name: string): void {
  button(name).click();
  flushSync();
}

function question(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('[role="alertdialog"]');
}

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
  words = await wordsOf("en-asmadi");
  connection = new TableConnection("abc", words.name, () => (line = new Line()) as unknown as WebSocket);
  changes({});
  line.say({ type: "seen", seen: GAME.seen[0]! });
});

afterEach(async () => {
  await unmount(shown);
  connection.close();
});

describe("in the menu of the table", () => {
  const closed = vi.fn();

  beforeEach(() => {
    closed.mockClear();
    show(TableMenu as Component<never>, { onclose: closed, playing: new Player({ onrecap: vi.fn() }) });
  });

  test("conceding is asked about first, and the answer that changes nothing comes first", () => {
    click("Concede");
    expect(question()!.open).toBe(true);
    expect(question()!.textContent).toContain("The game is over at once, and you lose. This cannot be undone.");
    expect(question()!.querySelector("button")!.textContent).toBe("Play on");
    expect(line.sent).toEqual([]);
    click("Concede");
    expect(line.sent).toEqual([{ type: "concede" }]);
    expect(closed).toHaveBeenCalled();
  });

  test("whoever plays on sends nothing, and may be asked again", () => {
    click("Concede");
    question()!.close();
    flushSync();
    expect([question(), line.sent]).toEqual([null, []]);
    expect(closed).not.toHaveBeenCalled();
    click("Concede");
    expect(question()!.open).toBe(true);
  });

  test("partners are told that both lose", () => {
    changes({ teams: true });
    click("Concede");
    expect(question()!.textContent).toContain("you and your partner lose");
  });

  test("if others play on, one is told that the seat is gone for good", () => {
    changes({ concede: "bot" });
    click("Concede");
    expect(question()!.textContent).toContain("A bot plays your seat to the end");
    expect(question()!.textContent).toContain("You cannot have your seat back.");
  });

  test("an end is proposed to the others without a question", () => {
    click("Propose to end");
    expect(line.sent).toEqual([{ type: "end" }]);
    expect(closed).toHaveBeenCalled();
  });

  test("nothing else can be proposed while something is", () => {
    changes({ motion: PROPOSAL });
    expect(button("Propose to end").disabled).toBe(true);
    expect(button("Concede").disabled).toBe(false);
  });

  test("whoever plays alone ends the game at once, but is asked first", () => {
    changes({ end: "freely" });
    click("End without a winner");
    expect(line.sent).toEqual([]);
    expect(question()!.textContent).toContain("nobody has won");
    click("End without a winner");
    expect(line.sent).toEqual([{ type: "end" }]);
  });

  test.each<Partial<TableState>>([
    { you: null, concede: "not", end: "not" },
    { phase: "over", concede: "not", end: "not" },
  ])("who does not play ends nothing: %o", (table) => {
    changes(table);
    expect(document.body.textContent).not.toContain("Concede");
    expect(document.body.textContent).not.toContain("Propose to end");
  });

  test("a seat that a bot plays can be taken back", () => {
    changes({ you: null, held: 0, lost: "bot" });
    click("Take your seat back");
    expect(line.sent).toEqual([{ type: "take back" }]);
  });
});

describe("a proposal to end the game", () => {
  beforeEach(() => show(News as Component<never>));

  test.each([
    ["Agree", true],
    ["Decline", false],
  ])("is answered: %s", (name, agree) => {
    changes({ motion: PROPOSAL });
    expect(document.body.textContent).toContain("Bob proposes to end the game without a winner.");
    click(name);
    expect(line.sent).toEqual([{ type: "agree", proposal: 7, agree }]);
  });

  test("can be withdrawn", () => {
    changes({ motion: { ...PROPOSAL, by: 0, seat: 0, waits_for: [1] } });
    expect(document.body.textContent).toContain("You propose to end the game without a winner.");
    click("Withdraw it");
    expect(line.sent).toEqual([{ type: "agree", proposal: 7, agree: false }]);
  });
});

describe("whoever has lost a seat", () => {
  beforeEach(() => show(News as Component<never>));

  test("to a bot takes it back", () => {
    changes({ you: null, held: 0, lost: "bot" });
    expect(document.querySelector("h2")!.textContent).toBe("A bot plays for you.");
    click("Take your seat back");
    expect(line.sent).toEqual([{ type: "take back" }]);
    changes({});
    expect(document.querySelector("h2")).toBeNull();
  });

  test("to another device is told how it comes back", () => {
    changes({ you: null, lost: "moved" });
    expect(document.querySelector("h2")!.textContent).toBe("Your seat is on another device");
    expect(document.body.textContent).toContain('then "Go on at another device", and open that link here.');
  });

  test("while the connection was lost is told the same, though the server knows nothing of it", () => {
    changes({ you: null, lost: null });
    expect(document.querySelector("h2")!.textContent).toBe("Your seat is on another device");
  });

  test("by conceding is told that it is gone", () => {
    changes({ you: null, lost: "conceded" });
    expect(document.querySelector("h2")!.textContent).toBe("You have conceded");
    expect(() => button("Take your seat back")).toThrow();
  });

  test("puts the message away, and is told of the next loss", () => {
    changes({ you: null, held: 0, lost: "bot" });
    click("Watch on");
    expect(document.querySelector("h2")).toBeNull();
    changes({});
    changes({ you: null, held: 0, lost: "bot" });
    expect(document.querySelector("h2")!.textContent).toBe("A bot plays for you.");
  });

  test("is not told of it when the game is over", () => {
    changes({ you: null, lost: "conceded", phase: "over" });
    expect(document.querySelector("h2")).toBeNull();
  });
});

test("a spectator has lost nothing", () => {
  changes({ you: null });
  show(News as Component<never>);
  expect(document.querySelector("h2")).toBeNull();
});
