import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { bubbleFor, frameOf } from "../../src/help/bubble";
import { STOPS, Tour, tour } from "../../src/help/tour.svelte";
import TourView from "../../src/help/Tour.svelte";
import { wordsOf } from "../../src/words/catalogue";

let shown: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (shown !== undefined) void unmount(shown);
  shown = undefined;
  tour.at = undefined;
});

async function sitDown(): Promise<void> {
  shown = mount(TourView, { target: document.body, props: { words: await wordsOf("en-asmadi") } });
  flushSync();
}

function showActions(): void {
  const actions = document.createElement("div");
  actions.dataset.tour = "actions";
  document.body.append(actions);
}

/** A state in which the player has options. */
async function act(): Promise<void> {
  showActions();
  await vi.waitUntil(() => tour.at !== undefined);
  flushSync();
}

function click(text: string): void {
  [...document.querySelectorAll("button")].find((button) => button.textContent.trim() === text)!.click();
  flushSync();
}

test("the first game has a tour of six stops, which is shown once", async () => {
  await sitDown();
  expect(document.querySelector("dialog")).toBeNull();
  await act();
  const titles: string[] = [];
  for (let stop = 1; stop <= STOPS.length; stop++) {
    titles.push(document.querySelector("dialog h2")!.textContent);
    click(stop < STOPS.length ? "Next" : "Let us play");
  }
  expect(new Set(titles).size).toBe(6);
  expect(document.querySelector("dialog")).toBeNull();

  tour.startOnce();
  expect(tour.at).toBeUndefined();
});

test("the tour also begins if the player could act before it was loaded", async () => {
  showActions();
  await sitDown();
  expect(tour.stop).toBe("prompt");
  click("Next");
  expect(tour.stop).toBe("actions");
});

test("a tour that was skipped is not shown again, unless it is requested", async () => {
  await sitDown();
  await act();
  click("Next");
  click("Back");
  expect(tour.stop).toBe("prompt");
  click("Skip");
  const later = new Tour();
  later.startOnce();
  expect(later.at).toBeUndefined();
  later.start();
  expect(later.stop).toBe("prompt");
});

test("a tour that was interrupted by leaving the table is shown again", async () => {
  await sitDown();
  await act();
  void unmount(shown!);
  shown = undefined;
  expect(tour.at).toBeUndefined();
  tour.startOnce();
  expect(tour.at).toBe(0);
});

test("after the tour everything that it scrolled is where it was", async () => {
  const strip = document.createElement("div");
  const actions = document.createElement("div");
  actions.dataset.tour = "actions";
  strip.append(actions);
  document.body.append(strip);
  strip.scrollLeft = 30;
  vi.spyOn(actions, "scrollIntoView").mockImplementation(() => (strip.scrollLeft = 200));
  await sitDown();
  click("Next");
  expect(strip.scrollLeft).toBe(200);
  click("Next");
  expect(strip.scrollLeft).toBe(30);
  click("Back");
  expect(strip.scrollLeft).toBe(200);
  click("Skip");
  expect(strip.scrollLeft).toBe(30);
});

test("a stop whose place is not on the table is told in the middle", async () => {
  await sitDown();
  await act();
  expect(document.querySelector("[data-tour=prompt]")).toBeNull();
  expect(document.querySelector(".bubble.middle")).not.toBeNull();
});

test("the bubble is beside its element, and always on the screen", () => {
  const at = (left: number, top: number, width: number, height: number) =>
    bubbleFor({ left, top, width, height }, { width: 1000, height: 800 });
  expect(at(100, 10, 50, 50)).toEqual({ side: "below", left: 100, distance: 74 });
  expect(at(900, 700, 50, 50)).toEqual({ side: "above", left: 584, distance: 114 });
  expect(at(-20, 100, 900, 600)).toEqual({ side: "above", left: 16, distance: 16 });
  expect(bubbleFor(undefined, { width: 1000, height: 800 }).side).toBe("middle");
  expect(frameOf(null)).toBeUndefined();
});
