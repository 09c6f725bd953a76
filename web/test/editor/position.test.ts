// What lies where: cards are put down, moved and taken away, and every step can be undone.

import { describe, expect, test } from "vitest";

import { keyOf, placeOf, spotKey, spotOf } from "../../src/editor/places";
import {
  cardsAt,
  claimed,
  claimedToo,
  emptyTable,
  outOfGame,
  ownerOf,
  placesOf,
  type Position,
  put,
  shifted,
  statusOf,
  swapped,
  taken,
  unclaimed,
  whereAll,
  withOnly,
  withPlayers,
  withSplay,
  withTurn,
} from "../../src/editor/position";
import { Steps } from "../../src/editor/steps.svelte";
import { received, sent } from "../../src/editor/wire";

const EMPTY = emptyTable({ edition: "asmadi-3", expansions: [], american: null, teams: false, language: "en" });
const RED = { kind: "board", seat: 0, color: "red" } as const;
const HAND = { kind: "hand", seat: 1 } as const;
const AGE_5 = { kind: "supply", age: 5 } as const;

const AGES: Readonly<Record<string, number>> = { archery: 1, writing: 1, paper: 3, canning: 6, lighting: 7 };
const ageOf = (card: string): number | undefined => AGES[card];

/** A game in which Ann has the cards of two ages; those of two more, and Monument, are to be had. */
const NAMED: Position = {
  ...EMPTY,
  seats: [{ ...EMPTY.seats[0]!, achievements: ["writing", "paper"] }, EMPTY.seats[1]!],
  available: ["canning", "lighting", "monument"],
};

/** Cards put onto Ann's red pile, one after the other. */
function redPile(...cards: string[]): Position {
  return cards.reduce((now, card) => put(now, card, { place: RED, end: "top" }), EMPTY);
}

describe("a card", () => {
  test("comes on top of a pile, or beneath it", () => {
    const pile = put(redPile("oars", "archery"), "metalworking", { place: RED, end: "bottom" });
    expect(cardsAt(pile, RED)).toEqual(["archery", "oars", "metalworking"]);
  });

  test("leaves the place where it was", () => {
    const moved = put(redPile("oars", "archery"), "archery", { place: HAND, end: "bottom" });
    expect(cardsAt(moved, RED)).toEqual(["oars"]);
    expect(cardsAt(moved, HAND)).toEqual(["archery"]);
    expect(whereAll(moved).get("archery")?.map(keyOf)).toEqual(["hand 1"]);
  });

  test("can be taken away from anywhere", () => {
    for (const place of placesOf(withOnly(EMPTY, 5, true))) {
      const there = put(withOnly(EMPTY, 5, true), "coal", { place, end: "bottom" });
      expect(cardsAt(there, place), keyOf(place)).toEqual(["coal"]);
      expect(whereAll(taken(there, "coal")).has("coal"), keyOf(place)).toBe(false);
    }
  });

  test("moves within its pile, but not out of it", () => {
    const pile = redPile("oars", "archery", "metalworking");
    expect(cardsAt(shifted(pile, "oars", RED, -1), RED)).toEqual(["metalworking", "oars", "archery"]);
    expect(shifted(pile, "oars", RED, 1)).toBe(pile);
  });

  test("may lie in two places in a text that was pasted, and is taken away from both", () => {
    const [ann, bob] = redPile("archery").seats;
    const twice = { ...EMPTY, seats: [ann!, { ...bob!, score: ["archery", "coal"] }] };
    expect(whereAll(twice).get("archery")?.map(keyOf)).toEqual(["board 0 red", "score 1"]);
    expect(whereAll(taken(twice, "archery")).has("archery")).toBe(false);
  });
});

describe("a pile", () => {
  test("keeps its splay while it has cards, and lies flat when a new one begins", () => {
    const splayed = withSplay(redPile("oars", "archery"), 0, "red", "left");
    expect(taken(splayed, "oars").seats[0]!.splay.red).toBe("left");
    expect(taken(taken(splayed, "oars"), "archery").seats[0]!.splay.red).toBe("none");
  });

  test("of the supply is ordered by the cards that are put onto it", () => {
    const first = put(EMPTY, "coal", { place: AGE_5, end: "bottom" });
    const both = put(first, "banking", { place: AGE_5, end: "bottom" });
    expect(both.piles).toEqual({ 5: ["coal", "banking"] });
    expect(taken(taken(both, "coal"), "banking").piles).toEqual({});
  });

  test("of the supply can be empty on purpose", () => {
    const none = withOnly(EMPTY, 5, true);
    expect(none.piles).toEqual({ 5: [] });
    expect(withOnly(none, 5, false).piles).toEqual({});
  });
});

describe("an achievement", () => {
  test("has one owner at most", () => {
    const bobs = claimed(claimed(EMPTY, 3, 0, ageOf), 3, 1, ageOf);
    expect(bobs.seats.map(({ achievements }) => achievements)).toEqual([[], [3]]);
    expect(claimed(bobs, 3, null, ageOf).seats[1]!.achievements).toEqual([]);
  });

  test("of an age can be had twice where Echoes allow it", () => {
    const both = claimedToo(claimedToo(EMPTY, 3, 0, ageOf), 3, 0, ageOf);
    expect(both.seats[0]!.achievements).toEqual([3, 3]);
    expect(unclaimed(both, 0, 1).seats[0]!.achievements).toEqual([3]);
  });

  test("can be out of the game, and comes back", () => {
    const out = outOfGame(EMPTY, "monument", [1, 2, "monument", "empire"], ageOf);
    expect(out.available).toEqual([1, 2, "empire"]);
    expect(claimed(out, "monument", null, ageOf).available).toEqual([1, 2, "empire", "monument"]);
  });
});

describe("an achievement whose card is known", () => {
  const claims = ({ seats }: Position) => seats.map(({ achievements }) => achievements);

  test("goes from the table to the player who gets that age", () => {
    const anns = claimed(NAMED, 6, 0, ageOf);
    expect(claims(anns)).toEqual([["writing", "paper", "canning"], []]);
    expect(anns.available).toEqual(["lighting", "monument"]);
  });

  test("goes from one player to another, and back to the table", () => {
    const bobs = claimed(NAMED, 3, 1, ageOf);
    expect(claims(bobs)).toEqual([["writing"], ["paper"]]);
    const nobodys = claimed(bobs, 3, null, ageOf);
    expect(claims(nobodys)).toEqual([["writing"], []]);
    expect(nobodys.available).toEqual(["canning", "lighting", "monument", "paper"]);
  });

  test("stands for its age, on the table and with a player", () => {
    const status = [1, 2, 3, 6, "monument", "empire"].map((claim) => statusOf(NAMED, claim, ageOf));
    expect(status).toEqual([0, "out", 0, "free", "free", "out"]);
    expect(statusOf({ ...NAMED, available: null }, 6, ageOf)).toBe("free");
    expect(ownerOf(NAMED, 3, ageOf)).toBe(0);
    expect(ownerOf(NAMED, 6, ageOf)).toBeUndefined();
  });

  test("replaces its age where both were named", () => {
    const twice = { ...NAMED, seats: [NAMED.seats[0]!, { ...NAMED.seats[1]!, achievements: [6] }] };
    const bobs = claimed(twice, 6, 1, ageOf);
    expect(claims(bobs)[1]).toEqual(["canning"]);
    expect(bobs.available).toEqual(["lighting", "monument"]);
  });

  test("leaves the game with its age", () => {
    expect(outOfGame(NAMED, 6, [], ageOf).available).toEqual(["lighting", "monument"]);
    expect(claims(outOfGame(NAMED, 3, [], ageOf))[0]).toEqual(["writing"]);
  });

  test("is the first of its age in Echoes, and the next is any other", () => {
    const one = claimedToo(NAMED, 6, 1, ageOf);
    expect(claims(one)[1]).toEqual(["canning"]);
    expect(one.available).toEqual(["lighting", "monument"]);
    expect(claims(claimedToo(one, 6, 1, ageOf))[1]).toEqual(["canning", 6]);
  });
});

describe("the players", () => {
  test("swap all that is theirs", () => {
    const one = claimed(redPile("archery"), 1, 0, ageOf);
    const other = swapped(one, 0, 1);
    expect(other.seats[1]).toEqual(one.seats[0]);
    expect(other.turn).toBe(0);
  });

  test("become fewer, and the turn stays with one of them", () => {
    const five = withTurn(withPlayers(EMPTY, 5), 4, 1);
    expect(withPlayers(five, 3)).toMatchObject({ turn: 2, actions: 1 });
    expect(withPlayers(five, 3).seats).toHaveLength(3);
  });
});

test("a position is the same after it was sent and came back", () => {
  let full = withSplay(redPile("oars", "archery"), 0, "red", "up");
  full = put(full, "coal", { place: AGE_5, end: "bottom" });
  full = withOnly(put(full, "measurement", { place: HAND, end: "bottom" }), 7, true);
  full = outOfGame(claimed(full, "empire", 1, ageOf), 4, [2, 4, "monument"], ageOf);
  expect(received(sent(full))).toEqual(full);
  expect(sent(full)).toMatchObject({ top: { 5: ["coal"] }, whole: { 7: [] }, available: [2, "monument"] });
});

test("special achievements are known whatever their first letter", () => {
  const given = sent(EMPTY);
  given.players[0]!.achievements = ["Monument", 2, "archery"];
  const { seats } = received(given);
  expect(seats[0]!.achievements).toEqual(["monument", 2, "archery"]);
  expect(cardsAt({ ...EMPTY, seats }, { kind: "achieved", seat: 0 })).toEqual(["archery"]);
});

test("places and spots are found again by their keys", () => {
  for (const place of placesOf({ ...EMPTY, piles: { 5: [] } })) {
    expect(placeOf(keyOf(place))).toEqual(place);
    for (const end of ["top", "bottom"] as const) expect(spotOf(spotKey({ place, end }))).toEqual({ place, end });
  }
  for (const wrong of ["away", "", "board 0 pink top", "hand top", "hand 0 middle"]) {
    expect(spotOf(wrong), wrong).toBeUndefined();
  }
});

test("steps are undone and done again, and a new step forgets what was undone", () => {
  const steps = new Steps(EMPTY);
  steps.take(redPile("archery"));
  steps.take(redPile("archery"));
  steps.take(redPile("archery", "oars"));
  steps.undo();
  expect(steps.now).toEqual(redPile("archery"));
  steps.redo();
  expect(cardsAt(steps.now, RED)).toEqual(["oars", "archery"]);
  steps.undo();
  steps.undo();
  expect(steps.canUndo).toBe(false);
  steps.take(redPile("metalworking"));
  expect(steps.canRedo).toBe(false);
});
