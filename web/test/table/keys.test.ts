import { describe, expect, test } from "vitest";

import { keyed } from "../../src/table/keys";
import type { OptionSeen, Pile, Seen } from "../../src/wire/schema";
import { FIRST } from "../play/game";

function option(name: string, kind: string, target: OptionSeen["target"] = null): OptionSeen {
  return { option: name, kind, label: name, hint: "", target, stakes: null };
}

const face = (card: string) => ({ card, age: 1, deck: "base" });
const ofCard = (kind: string, card: string) => option(`${kind} ${card}`, kind, { on: "card", card });
const READER = FIRST.seat!;
const seen: Seen = {
  ...FIRST,
  seat: READER,
  seats: FIRST.seats.map((seat) => ({
    ...seat,
    hand: [face("oars"), face("clothing"), face("agriculture")],
    piles: seat.piles.map((pile, index) => ({
      ...pile,
      cards: index < 2 ? [face(["archery", "masonry"][index]!)] : [],
    })),
  })),
};

function listed(...options: OptionSeen[]): string[] {
  return keyed(options, seen).map(({ key, option }) => `${key} ${option.option}`);
}

describe("the keys of options", () => {
  test("follow the screen: draw, achieve, piles by color, the hand as it is fanned out", () => {
    const sent = [
      option("achieve 2", "achieve", { on: "achievement", age: 2 }),
      option("achieve 1", "achieve", { on: "achievement", age: 1 }),
      ofCard("meld", "agriculture"),
      ofCard("meld", "oars"),
      ofCard("dogma", "masonry"),
      ofCard("dogma", "archery"),
      option("draw", "draw"),
    ];
    expect(listed(...sent)).toEqual([
      "1 draw",
      "2 achieve 1",
      "3 achieve 2",
      "4 dogma archery",
      "5 dogma masonry",
      "6 meld oars",
      "7 meld agriculture",
    ]);
  });

  test("follow the hand where a card asks; what is no card comes last", () => {
    const sent = [
      ofCard("card", "clothing"),
      option("pass", "pass"),
      ofCard("card", "agriculture"),
      ofCard("card", "oars"),
      ofCard("card", "masonry"),
    ];
    expect(listed(...sent)).toEqual([
      "1 card masonry",
      "2 card oars",
      "3 card clothing",
      "4 card agriculture",
      "5 pass",
    ]);
  });

  test("follow the piles in the order of their colors, and the ages", () => {
    const pile = (color: Pile["color"]) => option(color, "color", { on: "pile", seat: READER, color });
    const age = (age: number) => option(`age ${age}`, "value", { on: "supply", deck: "base", age });
    const colors = seen.seats[READER]!.piles.map(({ color }) => color);
    expect(listed(...colors.toReversed().map(pile)).map((one) => one.slice(2))).toEqual(colors);
    expect(listed(age(3), age(1), age(2))).toEqual(["1 age 1", "2 age 2", "3 age 3"]);
  });

  test("go on with letters that mean nothing else, as far as there are any", () => {
    const many = Array.from({ length: 30 }, (_, at) => option(`${at}`, "value"));
    const keys = keyed(many, seen).map(({ key }) => key);
    expect(keys.slice(8, 12)).toEqual(["9", "a", "b", "d"]);
    for (const taken of ["u", "h", "l", "o", "p", "s", "r"]) expect(keys).not.toContain(taken);
    const given = keys.filter((key) => key !== undefined);
    expect(new Set(given).size).toBe(given.length);
    expect(keys.at(-1)).toBeUndefined();
  });
});
