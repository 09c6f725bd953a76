// What a picture of a position shows, and what it leaves out.

import { describe, expect, it } from "vitest";

import { addressInPicture } from "../../src/editor/picture/sharing";
import { emptyTable, inOrder, knownOf, put, withPlayers } from "../../src/editor/position";

const GAME = { edition: "asmadi-3", expansions: [], american: null, teams: false, language: "en" };

describe("the address below a picture", () => {
  it("is written out if it fits on a line", () => {
    expect(addressInPicture("/editor?p=1S03")).toBe("/editor?p=1S03");
    expect(addressInPicture(`/editor?p=${"x".repeat(300)}`)).toBe("");
  });
});

describe("what is known of the supply", () => {
  it("is named while it is little, and counted when it is much", () => {
    const few = ["tools", "oars"].reduce(
      (now, card) => put(now, card, { place: { kind: "supply", age: 1 }, end: "bottom" }),
      emptyTable(GAME),
    );
    expect(knownOf(few)).toEqual({ ordered: [1], available: [], many: false });
    const achievement = put(few, "philosophy", { place: { kind: "available" }, end: "bottom" });
    expect(knownOf(achievement)).toEqual({ ordered: [1], available: ["philosophy"], many: false });
    const names = Array.from({ length: 6 }, (_, number) => `card-${number}`);
    const many = names.reduce(
      (now, card) => put(now, card, { place: { kind: "supply", age: 2 }, end: "bottom" }),
      achievement,
    );
    expect(knownOf(many)).toMatchObject({ ordered: [1, 2], many: true });
  });
});

describe("the seats", () => {
  it("lie from the second player down to the first, who sits nearest", () => {
    expect(inOrder(withPlayers(emptyTable(GAME), 4))).toEqual([1, 2, 3, 0]);
  });
});
