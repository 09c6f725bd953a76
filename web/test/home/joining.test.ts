import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import SeatMove from "../../src/home/SeatMove.svelte";
import WaitingRoom from "../../src/home/WaitingRoom.svelte";
import { Language } from "../../src/lib/language.svelte";
import { visits } from "../../src/lib/visited";
import { router } from "../../src/router.svelte";
import { TableConnection } from "../../src/wire/connection.svelte";
import type { Sent, TableState } from "../../src/wire/schema";
import { wordsOf } from "../../src/words/catalogue";
import { answering, No, sent, until } from "./answers";

const TABLE: TableState = {
  id: "abc",
  phase: "waiting",
  edition: "asmadi-3",
  expansions: [],
  american: false,
  teams: false,
  language: "en",
  listed: false,
  hints: true,
  pace: "calm",
  you: null,
  held: null,
  lost: null,
  seed: null,
  seats: [
    { seat: 0, keeper: "person", name: "Marie", level: null, here: true },
    { seat: 1, keeper: "open", name: "", level: null, here: false },
    { seat: 2, keeper: "bot", name: "Bo", level: "expert", here: true },
  ],
  watching: 1,
  motion: null,
  undo: "not",
  concede: "not",
  end: "not",
  next: null,
};

let shown: ReturnType<typeof mount> | undefined;
let connection: TableConnection | undefined;
const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
});

afterEach(() => {
  if (shown !== undefined) void unmount(shown);
  shown = undefined;
  connection?.close();
});

/** The waiting room of that table. */
async function wait(table: TableState): Promise<void> {
  let socket: WebSocket | undefined;
  connection = new TableConnection("abc", "en-asmadi", () => {
    socket = { send: (request: string) => requests.push(request), close: () => {} } as unknown as WebSocket;
    return socket;
  });
  const message: Sent = { type: "table", table };
  socket!.onopen!(new Event("open"));
  socket!.onmessage!(new MessageEvent("message", { data: JSON.stringify(message) }));
  const words = await wordsOf("en-asmadi");
  shown = mount(WaitingRoom, { target: document.body, props: { connection, words, language: new Language() } });
  flushSync();
}

function text(selector: string): string {
  return document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

function submit(): void {
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
}

test("a visitor who opens the link sees the players, and takes a seat", async () => {
  const asked = answering({ "POST /api/tables/abc/seats/1": { id: "abc", seat: 1 } });
  await wait(TABLE);
  expect(text("ol")).toBe("M Marie has sat down open seat whoever opens the link B Bo bot, Expert");
  const again = vi.spyOn(connection!, "reconnect");
  const input = document.querySelector<HTMLInputElement>("input[autocomplete=nickname]")!;
  input.value = "Ada";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  submit();
  await until(() => again.mock.calls.length === 1);
  expect(sent(asked, "POST /api/tables/abc/seats/1")).toEqual({ name: "Ada" });
});

test("a visitor reads before sitting down that the deal was chosen, only if it was", async () => {
  await wait({ ...TABLE, seed: "7" });
  expect(text("header")).toContain("This deal was chosen: number 7. Whoever knows the number can know all cards.");
  await unmount(shown!);
  await wait({ ...TABLE, seed: null });
  expect(text("header")).not.toContain("This deal was chosen");
});

test("a seat that someone else has just taken is refused with a message", async () => {
  answering({ "POST /api/tables/abc/seats/1": new No(409, { key: "seat-taken", text: "Someone sits there." }) });
  await wait(TABLE);
  submit();
  await until(() => text("[role=alert]") !== "");
  expect(text("[role=alert]")).toBe("Someone sits there.");
});

test("who watches is not counted among the others who watch", async () => {
  await wait({ ...TABLE, watching: 1 });
  expect(text("body")).not.toContain("watching");
  await unmount(shown!);
  await wait({ ...TABLE, watching: 2 });
  expect(text("body")).toContain("1 other person is watching.");
  await unmount(shown!);
  await wait({ ...TABLE, you: 0, watching: 1 });
  expect(text("body")).toContain("1 other person is watching.");
});

test("a seated player invites others, or lets bots take the open seats", async () => {
  await wait({ ...TABLE, you: 0 });
  expect(text("body")).not.toContain("Sit down");
  expect(document.querySelector<HTMLInputElement>("input[readonly]")!.value).toMatch(/\/t\/abc$/);
  submit();
  expect(requests.map((request) => JSON.parse(request) as unknown)).toContainEqual({ type: "fill", level: "adept" });
});

/** The seat move page of the table, with that hash in its address. */
async function comeIn(hash: string): Promise<void> {
  router.go(`/t/abc${hash}`);
  const children = createRawSnippet(() => ({ render: () => "<b>the table</b>" }));
  shown = mount(SeatMove, {
    target: document.body,
    props: { id: "abc", words: await wordsOf("en-asmadi"), children },
  });
  flushSync();
}

test("without a key the table is shown at once, and it is remembered", async () => {
  const asked = answering({});
  await comeIn("");
  expect(text("b")).toBe("the table");
  expect(asked).toEqual([]);
  expect(visits().map(({ id }) => id)).toEqual(["abc"]);
});

test("with a key the seat is taken over, and the key is removed from the address", async () => {
  const asked = answering({ "POST /api/tables/abc/move": { id: "abc", seat: 0 } });
  await comeIn("#key=s3cret");
  await until(() => text("b") !== "");
  expect(sent(asked, "POST /api/tables/abc/move")).toEqual({ key: "s3cret" });
  expect(location.hash).toBe("");
});

test("a used key is refused with a message, and the table can still be watched", async () => {
  answering({ "POST /api/tables/abc/move": new No(403, { key: "wrong-key", text: "This key was used already." }) });
  await comeIn("#key=old");
  await until(() => text("[role=alert]") !== "");
  expect(text("[role=alert]")).toBe("This key was used already.");
  document.querySelector<HTMLButtonElement>("button")!.click();
  flushSync();
  expect(text("b")).toBe("the table");
});
