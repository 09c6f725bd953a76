import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import Controls from "../../src/replay/Controls.svelte";
import { Player } from "../../src/replay/player.svelte";
import { wordsOf } from "../../src/words/catalogue";
import { REPLAY } from "../end/game";

test("step by step, and never past either end", () => {
  const player = new Player(10, [2, 5, 8]);
  player.back();
  expect(player.step).toBe(0);
  player.forward();
  expect(player.step).toBe(1);
  player.to(99);
  expect(player.step).toBe(10);
  expect(new Player(10, [], 7).step).toBe(7);
  expect(new Player(10, [], Number("x")).step).toBe(0);
});

test("turn by turn", () => {
  const player = new Player(10, [2, 5, 8]);
  expect(player.turn).toBe(0);
  player.nextTurn();
  player.nextTurn();
  expect([player.step, player.turn]).toEqual([5, 2]);
  player.forward();
  player.lastTurn();
  expect(player.step).toBe(5);
  player.lastTurn();
  expect(player.step).toBe(2);
  player.to(9);
  player.nextTurn();
  expect(player.step).toBe(10);
});

test("it plays until the end, and then from the beginning", () => {
  const player = new Player(2, [0]);
  player.toggle();
  player.forward();
  expect(player.playing).toBe(true);
  player.forward();
  expect(player.playing).toBe(false);
  player.toggle();
  expect([player.step, player.playing]).toEqual([0, true]);
  player.speed = 2;
  expect(player.pause).toBe(700);
});

test.each([
  ["ArrowRight", false, 6],
  ["ArrowLeft", false, 4],
  ["ArrowRight", true, 8],
  ["ArrowLeft", true, 2],
  ["Home", false, 0],
  ["End", false, 10],
])("%s moves through the game (with shift: %s)", (key, shift, step) => {
  const player = new Player(10, [2, 8], 5);
  expect(player.pressed(key, shift)).toBe(true);
  expect(player.step).toBe(step);
});

test("other keys have no effect", () => {
  expect(new Player(10, [], 5).pressed("x", false)).toBe(false);
});

test("the controls show the position, and whose view is shown", async () => {
  const player = new Player(REPLAY.steps, REPLAY.turns);
  const eyes: (number | undefined)[] = [];
  const props = {
    player,
    replay: REPLAY,
    words: await wordsOf("en-asmadi"),
    seat: undefined,
    onseat: (seat: number | undefined) => eyes.push(seat),
    onplay: () => undefined,
  };
  const controls = mount(Controls, { target: document.body, props });
  document.querySelector<HTMLButtonElement>("button[aria-label='One turn on']")!.click();
  flushSync();
  const slider = document.querySelector<HTMLInputElement>("input[type=range]")!;
  expect(slider.getAttribute("aria-valuetext")).toBe("Turn 1 of 3 · step 2 of 9");
  const select = [...document.querySelectorAll("select")].at(-1)!;
  expect([...select.options].map(({ textContent }) => textContent)).toEqual(["everyone", "Ada", "Bob"]);
  for (const value of ["1", ""]) {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
  expect(eyes).toEqual([1, undefined]);
  void unmount(controls);
});
