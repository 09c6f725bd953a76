import { describe, expect, test } from "vitest";

import { keyed } from "../../src/table/keys";
import type { OptionSeen, Seen } from "../../src/wire/schema";
import { FIRST } from "../play/game";

function option(name: string, kind: string, target: OptionSeen["target"] = null): OptionSeen {
  return { option: name, kind, label: name, hint: "", target, stakes: null };
}

const face = (card: string) => ({ card, age: 1, deck: "base" });
const ofCard = (kind: string, card: string) => option(`${kind} ${card}`, kind, { on: "card", card });
const READER = FIRST.seat!;
const seen: Pick<Seen, "seat" | "seats"> = {
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

  test("follow the server's order where a card asks", () => {
    const sent = [ofCard("card", "clothing"), option("pass", "pass"), ofCard("card", "oars")];
    expect(listed(...sent)).toEqual(["1 card clothing", "2 pass", "3 card oars"]);
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
