import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import type { OptionSeen, Seen } from "../../src/wire/schema";
import { changed, laid, type Moment, MOMENTS } from "./fixtures.svelte";

/** The buttons for that option. */
function buttons({ option }: OptionSeen): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>("[data-option]")];
  return all.filter(({ dataset }) => dataset.option === option);
}

/** The elements on the table that represent that option. */
function things({ option }: OptionSeen): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-options]")].filter((thing) =>
    thing.dataset.options!.split("|").includes(option),
  );
}

/** The element to click to choose a thing: the thing itself or, in a pile, one of its cards. */
function handle(thing: HTMLElement): HTMLElement {
  return thing.matches("button") ? thing : thing.querySelector<HTMLElement>("button.top.glow, button.pickable")!;
}

function withOption(kind: string): Moment {
  return MOMENTS.find(({ seen }) => seen.options?.some((option) => option.kind === kind))!;
}

/** That moment with this as the only option. */
function asking(moment: Moment, ...options: OptionSeen[]): Moment {
  const seat = moment.seen.seat!;
  return changed(moment, { asked: { seat, purpose: "return", text: "?", card: "oars", effect: "effect-1" }, options });
}

function optionAt(target: OptionSeen["target"], option = "some"): OptionSeen {
  return { option, kind: "card", label: `do ${option}`, hint: "", target, stakes: null };
}

describe.each(MOMENTS)("$title", (moment) => {
  const options = moment.seen.options ?? [];

  test("every option has its button, and nothing else has one", async () => {
    await laid(moment);
    expect(document.querySelectorAll("[data-option]")).toHaveLength(options.length);
    for (const option of options) {
      expect(buttons(option)).toHaveLength(1);
      expect(buttons(option)[0]!.getAttribute("aria-label")).toContain(option.label);
      expect(buttons(option)[0]!.getAttribute("aria-label")).toContain(option.hint);
    }
  });

  test("every option that is a thing on the table is marked there", async () => {
    const { onchoose } = await laid(moment);
    const standing = [...document.querySelectorAll<HTMLElement>(".spot [data-options]")];
    const offered = standing.flatMap(({ dataset }) => dataset.options!.split("|")).filter((option) => option !== "");
    expect(new Set(offered)).toEqual(
      new Set(options.filter(({ target }) => target !== null).map(({ option }) => option)),
    );
    for (const option of options.filter(({ target }) => target !== null)) {
      for (const thing of things(option)) handle(thing).click();
      expect(onchoose).toHaveBeenLastCalledWith(option.option);
    }
  });
});

test("a click on a button chooses its option", async () => {
  const moment = withOption("pass");
  const { onchoose } = await laid(moment);
  const pass = moment.seen.options!.find(({ kind }) => kind === "pass")!;
  buttons(pass)[0]!.click();
  expect(onchoose.mock.calls).toEqual([[pass.option]]);
});

test("nothing can be chosen while a choice is being sent", async () => {
  const moment = withOption("draw");
  const { props, onchoose } = await laid(moment);
  props.disabled = true;
  flushSync();
  for (const option of moment.seen.options!) {
    expect(buttons(option)[0]!.getAttribute("aria-disabled")).toBe("true");
    buttons(option)[0]!.click();
  }
  expect(onchoose).not.toHaveBeenCalled();
});

test("the recommended option is marked, on its button and on the table", async () => {
  const moment = withOption("meld");
  const { props } = await laid(moment);
  const meld = moment.seen.options!.find(({ kind }) => kind === "meld")!;
  props.hinted = meld.option;
  flushSync();
  expect(document.querySelectorAll("[data-option].hinted")).toHaveLength(1);
  expect(buttons(meld)[0]!.classList).toContain("hinted");
  expect(things(meld)[0]!.closest(".spot")!.classList).toContain("hinted");
});

test("what can be chosen has a ring, and nothing is dimmed", async () => {
  await laid(MOMENTS.find(({ seen }) => seen.asked?.card && seen.options?.some(({ target }) => target !== null))!);
  expect(document.querySelectorAll(".glow").length).toBeGreaterThan(0);
  expect(document.querySelectorAll(".dim")).toHaveLength(0);
});

test("pointing at a dogma shows who would share and who must obey", async () => {
  const shares = ({ stakes }: OptionSeen) => stakes !== null && stakes.share.length > 0;
  const moment = MOMENTS.find(({ seen }) => seen.options?.some(shares))!;
  const { words } = await laid(moment);
  const dogma = moment.seen.options!.find(shares)!;
  const { share } = dogma.stakes!;
  const row = () => document.querySelector(`[data-player="${share[0]}"]`)!.textContent;
  const stage = () => document.querySelector(".stage")!.textContent;
  expect(row()).not.toContain(words.say("stage-part-shares"));
  buttons(dogma)[0]!.focus();
  flushSync();
  expect(row()).toContain(words.say("stage-part-shares"));
  expect(stage()).toContain(words.say("stage-if-dogma", { card: words.say(`card-${dogma.target!.card!}`) }));
  expect(stage()).toContain(words.say("stage-does-share", { you: "no", count: 1 }));
});

/** A mouse reports that it is over that element, there on the screen. */
function mouse(element: HTMLElement, type: string, screenX: number): void {
  element.dispatchEvent(new PointerEvent(type, { pointerType: "mouse", screenX, bubbles: type === "pointermove" }));
  flushSync();
}

test("what was pointed at is forgotten after a choice, until the mouse moves over it again", async () => {
  const moment = withOption("dogma");
  const { props } = await laid(moment);
  const dogma = moment.seen.options!.find(({ kind }) => kind === "dogma")!;
  const preview = () => document.querySelector(".stage small") !== null;
  const move = (screenX: number) => {
    mouse(things(dogma)[0]!, "pointerenter", screenX);
    mouse(things(dogma)[0]!, "pointermove", screenX);
  };
  move(100);
  expect(preview()).toBe(true);
  handle(things(dogma)[0]!).click();
  flushSync();
  expect(preview()).toBe(false);

  // The pile comes back under the resting mouse, with the same option.
  props.seen = { ...moment.seen, options: null };
  flushSync();
  props.seen = { ...moment.seen, options: [...moment.seen.options!] };
  flushSync();
  move(100);
  expect(preview()).toBe(false);
  move(101);
  expect(preview()).toBe(true);

  // Nor is it pointed at when the question changes by itself, as after an undo.
  props.seen = { ...moment.seen, options: [...moment.seen.options!] };
  flushSync();
  expect(preview()).toBe(false);
});

test("a card known only by its back is chosen in its place, in a score pile", async () => {
  const rival = ({ seat, seats }: Seen) => seats.find((one) => one.seat !== seat && one.score.length > 0);
  const moment = MOMENTS.find(({ seen }) => seen.seat !== null && rival(seen) !== undefined)!;
  const other = rival(moment.seen)!;
  const { age, deck } = other.score[0]!;
  const option = optionAt({ on: "back", seat: other.seat, age, deck: deck ?? "base" });
  const { onchoose } = await laid(asking(moment, option));
  expect(things(option)).toHaveLength(other.score.filter((face) => face.age === age && face.deck === deck).length);
  things(option)[0]!.click();
  expect(onchoose).toHaveBeenCalledWith(option.option);
});

test("an element that represents several options opens a menu", async () => {
  const moment = withOption("meld");
  const card = moment.seen.seats[moment.seen.seat!]!.hand[0]!.card!;
  const [one, other] = [optionAt({ on: "card", card }, "one"), optionAt({ on: "card", card }, "other")];
  const { onchoose } = await laid(asking(moment, one, other));
  things(one)[0]!.click();
  flushSync();
  expect(onchoose).not.toHaveBeenCalled();
  const answers = [...document.querySelectorAll<HTMLElement>(".spot li button")];
  answers.find(({ textContent }) => textContent!.includes("do other"))!.click();
  expect(onchoose.mock.calls).toEqual([["other"]]);
});

test("on a touch screen the first touch shows the consequences, and the second one chooses", async () => {
  const moment = withOption("meld");
  const { onchoose } = await laid(moment);
  const meld = moment.seen.options!.find(({ kind }) => kind === "meld")!;
  const thing = things(meld)[0]!;
  thing.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
  thing.click();
  flushSync();
  expect(onchoose).not.toHaveBeenCalled();
  expect(document.querySelector(".held")).not.toBeNull();
  thing.click();
  expect(onchoose.mock.calls).toEqual([[meld.option]]);
});
