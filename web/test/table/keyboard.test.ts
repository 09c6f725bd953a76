import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import { shortcuts } from "../../src/table/shortcuts.svelte";
import { laid, MOMENTS } from "./fixtures.svelte";

const ACTION = MOMENTS.find(({ seen }) => (seen.options?.length ?? 0) > 5)!;

afterEach(() => {
  shortcuts.on = true;
});

function press(key: string, on: EventTarget = document.body, held: KeyboardEventInit = {}): void {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
  flushSync();
}

function inOptions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-option]")];
}

test("a number chooses that option, in the order of the screen", async () => {
  const { onchoose } = await laid(ACTION);
  press("2");
  expect(onchoose.mock.calls).toEqual([[inOptions()[1]!.dataset.option]]);
  expect(inOptions()[1]!.getAttribute("aria-keyshortcuts")).toBe("2");
});

test("a key that is held down chooses once", async () => {
  const { onchoose } = await laid(ACTION);
  press("2");
  press("2", document.body, { repeat: true });
  expect(onchoose).toHaveBeenCalledTimes(1);
});

test("but not while someone types, nor with other keys held, nor if there is none", async () => {
  const { onchoose } = await laid(ACTION);
  const field = document.body.appendChild(document.createElement("input"));
  press("2", field);
  press("2", document.body, { ctrlKey: true });
  press("0");
  expect(onchoose).not.toHaveBeenCalled();
  field.remove();
});

test("nor if shortcuts are switched off", async () => {
  const { onchoose } = await laid(ACTION);
  shortcuts.on = false;
  press("2");
  expect(onchoose).not.toHaveBeenCalled();
});

test("options are one Tab stop, and the arrow keys move among them", async () => {
  await laid(ACTION);
  const options = inOptions();
  expect(options.filter(({ tabIndex }) => tabIndex === 0)).toEqual([options[0]]);
  options[0]!.focus();
  press("ArrowRight", options[0]);
  expect(document.activeElement).toBe(options[1]);
  expect(options.map(({ tabIndex }) => tabIndex).filter((index) => index === 0)).toHaveLength(1);
  press("ArrowLeft", options[1]);
  press("ArrowLeft", options[0]);
  expect(document.activeElement).toBe(options.at(-1));
  press("Home", options.at(-1));
  expect(document.activeElement).toBe(options[0]);
});

test("screen readers announce what happens, and the question", async () => {
  const { props, words } = await laid(ACTION);
  const [polite, assertive] = ["polite", "assertive"].map((how) => document.querySelector(`[aria-live="${how}"]`)!);
  expect(assertive!.textContent!.trim()).toBe(words.say("play-your-decision", { text: ACTION.seen.asked!.text }));
  props.goOn({ text: "Bob draws a 4.", depth: 1, kind: "drew", seat: 1, move: null });
  flushSync();
  expect(polite!.textContent).toBe("Bob draws a 4.");
});

test("a draw is announced like everything else, and stands where the question was", async () => {
  const { props } = await laid(ACTION);
  const text = "The game is a draw: the best are tied in points and achievements";
  const told = "A card beyond age 10 is to be drawn: the game ends in a draw.";
  props.goOn({ text: told, depth: 0, kind: "ended", seat: 0, move: null });
  props.seen = { ...props.seen, asked: null, options: null, outcome: { winners: [], how: "points", text } };
  flushSync();
  expect(document.querySelector('[aria-live="polite"]')!.textContent).toBe(told);
  expect(document.querySelector('[aria-live="assertive"]')!.textContent.trim()).toBe("");
  expect(document.querySelector("#prompt-title")!.textContent.trim()).toBe(text);
  expect(document.querySelectorAll("[data-option]")).toHaveLength(0);
});
