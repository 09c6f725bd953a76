import { flushSync, tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { LogLineSeen } from "../../src/wire/schema";
import { laid, MOMENTS, type Shown } from "./fixtures.svelte";

const MOMENT = MOMENTS.find(({ seen }) => seen.options !== null)!;
/** How high a line is. */
const LINE = 20;

/** What is observed, and what to call when it comes into sight. */
class Observer {
  static last: Observer | undefined;
  target: Element | undefined;

  constructor(
    private readonly inform: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { root: Element },
  ) {
    Observer.last = this;
  }

  observe(target: Element): void {
    this.target = target;
  }

  disconnect(): void {
    if (Observer.last === this) Observer.last = undefined;
  }

  /** The reader scrolls. */
  scroll(isIntersecting: boolean): void {
    this.inform([{ isIntersecting }]);
  }
}

beforeEach(() => vi.stubGlobal("IntersectionObserver", Observer));
function lines(from: number, to: number): LogLineSeen[] {
  return Array.from({ length: to - from }, (_, at) => ({
    ...{ text: `line ${from + at}`, depth: 1, kind: "drew", seat: 0, move: null },
  }));
}

/** The table with the lines 100 to 109 of its log. */
async function late(): Promise<Shown> {
  return laid({ ...MOMENT, seen: { ...MOMENT.seen, log: { start: 100, lines: lines(100, 110) } } });
}

const list = (): HTMLElement => document.querySelector<HTMLElement>("ol[tabindex]")!;
const shown = (): string[] => [...list().querySelectorAll(".depth")].map(({ textContent }) => textContent.trim());
const more = (): HTMLButtonElement | null => list().querySelector("button");

/** Lay the list out: every line has the same height, and a few are in sight. */
function layOut(): void {
  Object.defineProperty(list(), "scrollHeight", { get: () => list().children.length * LINE, configurable: true });
  Object.defineProperty(list(), "clientHeight", { get: () => 5 * LINE, configurable: true });
}

function scrollTo(top: number): void {
  list().scrollTop = top;
  list().dispatchEvent(new Event("scroll"));
}

test("a button says that there is more, and asks for it", async () => {
  const { onearlier, words } = await late();
  expect(more()?.textContent).toBe(words.say("play-log-earlier"));
  more()!.click();
  expect(onearlier).toHaveBeenCalledOnce();
});

test("a log from its first line on has no such button", async () => {
  const { props } = await late();
  props.log = { start: 0, lines: lines(0, 110) };
  flushSync();
  expect(more()).toBeNull();
  expect(Observer.last).toBeUndefined();
});

test("earlier lines are asked for when the reader scrolls to the top", async () => {
  const { onearlier } = await late();
  expect(Observer.last?.target).toBe(more());
  expect(Observer.last?.options.root).toBe(list());
  Observer.last!.scroll(false);
  expect(onearlier).not.toHaveBeenCalled();
  Observer.last!.scroll(true);
  expect(onearlier).toHaveBeenCalledOnce();
});

test("earlier lines are put above without moving what is read, and are not marked or announced as new", async () => {
  const { props } = await late();
  layOut();
  scrollTo(LINE);
  props.log = { start: 80, lines: lines(80, 110) };
  flushSync();
  await tick();
  await tick();
  expect(shown()).toEqual(lines(80, 110).map(({ text }) => text));
  expect(list().scrollTop).toBe(21 * LINE);
  expect(list().querySelectorAll(".fresh")).toHaveLength(0);
  expect(document.querySelector("[aria-live=polite]")?.textContent).toBe("");
  props.goOn(...lines(110, 112));
  flushSync();
  await tick();
  expect(list().scrollTop).toBe(21 * LINE);
  expect(list().querySelectorAll(".fresh")).toHaveLength(2);
  expect(document.querySelector("[aria-live=polite]")?.textContent).toBe("line 110 line 111");
});

test("who reads at the end stays at the end", async () => {
  const { props } = await late();
  layOut();
  scrollTo(list().scrollHeight - list().clientHeight);
  props.goOn(...lines(110, 112));
  flushSync();
  await tick();
  expect(list().scrollTop).toBe(list().scrollHeight);
});

test("the focus stays in the log when the button is no longer needed", async () => {
  const { props } = await late();
  more()!.focus();
  props.log = { start: 40, lines: lines(40, 110) };
  flushSync();
  await tick();
  await tick();
  expect(document.activeElement).toBe(more());
  props.log = { start: 0, lines: lines(0, 110) };
  flushSync();
  await tick();
  await tick();
  expect(document.activeElement).toBe(list());
});
