import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { title } from "../../src/lib/title.svelte";
import { type Surroundings, want, ways, YourTurn } from "../../src/lib/yourTurn.svelte";
import type { Seen } from "../../src/wire/schema";
import { type Words, wordsOf } from "../../src/words/catalogue";
import { DRAW, FIRST, OTHER } from "../play/game";

const NAMES = ["Ann", "Hypatia"];
const MINE: Seen = { ...FIRST, options: [DRAW] };
const THEIRS: Seen = { ...FIRST, asked: { ...FIRST.asked!, seat: OTHER }, options: null };

/** A browser that notes what it is told to do. */
class Fake implements Surroundings {
  isHidden = true;
  allows = true;
  icon = "";
  readonly hidden = () => this.isHidden;
  readonly chime = vi.fn();
  readonly notify = vi.fn<(text: string) => void>();
  readonly mayNotify = async () => this.allows;
  readonly setIcon = (path: string) => void (this.icon = path);
}

let words: Words;
let fake: Fake;
let yourTurn: YourTurn;

beforeEach(async () => {
  words = await wordsOf("en-asmadi");
  fake = new Fake();
  yourTurn = new YourTurn(fake);
});

afterEach(() => {
  yourTurn.close();
  ways.set("sound", false);
  ways.set("notification", false);
});

const tell = (seen: Seen | undefined): void => yourTurn.tell(seen, NAMES, words);
const said = (): string | undefined => title.said?.replace(/[\u2068\u2069]/g, "");

describe("the title and the icon", () => {
  test("say that it is the reader's turn", () => {
    tell(MINE);
    expect(said()).toBe("● Your turn – Ten Ages");
    expect(fake.icon).toBe("/icon-turn.svg");
  });

  test("say for whom the table waits", () => {
    tell(THEIRS);
    expect(said()).toBe("Waiting for Hypatia – Ten Ages");
    expect(fake.icon).toBe("/icon.svg");
    tell({ ...THEIRS, asked: { ...THEIRS.asked!, seat: null } });
    expect(said()).toBe("Waiting for the others – Ten Ages");
  });

  test("say nothing any more when the game is over, or the page is left", () => {
    tell(MINE);
    tell({ ...MINE, options: null, outcome: { winners: [0], how: "points", text: "" } });
    expect([said(), fake.icon]).toEqual([undefined, "/icon.svg"]);
    tell(MINE);
    yourTurn.close();
    expect([said(), fake.icon]).toEqual([undefined, "/icon.svg"]);
  });
});

describe("a sound and a notification", () => {
  test("are not made unless they were asked for", () => {
    tell(THEIRS);
    tell(MINE);
    expect(fake.chime).not.toHaveBeenCalled();
    expect(fake.notify).not.toHaveBeenCalled();
  });

  test("are made when it becomes the reader's turn, once", async () => {
    await want("sound", true, fake);
    await want("notification", true, fake);
    fake.chime.mockClear();
    tell(MINE);
    expect(fake.chime).not.toHaveBeenCalled();
    tell(THEIRS);
    tell(MINE);
    tell({ ...MINE, moment: "0.9" });
    expect(fake.chime).toHaveBeenCalledTimes(1);
    expect(fake.notify.mock.calls).toEqual([[MINE.asked!.text]]);
  });

  test("a notification is only for a hidden page", async () => {
    await want("notification", true, fake);
    fake.isHidden = false;
    tell(THEIRS);
    tell(MINE);
    expect(fake.notify).not.toHaveBeenCalled();
  });

  test("a sound is played when it is turned on, and remembered", async () => {
    await want("sound", true, fake);
    expect(fake.chime).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem("tenages-sound")).toBe("on");
  });

  test("a notification that the browser forbids stays off", async () => {
    fake.allows = false;
    expect(await want("notification", true, fake)).toBe(false);
    expect(ways.has("notification")).toBe(false);
  });
});
