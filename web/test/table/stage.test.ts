// What the table derives from what it was sent: the comparison, the turns since the reader's own, and the buttons.

import { describe, expect, test } from "vitest";

import { comparisonOf } from "../../src/table/comparison";
import { asButtons } from "../../src/table/onTable";
import { turnsSince } from "../../src/table/since";
import type { LogLineSeen, OptionSeen, Seen, StageSeen, StakesSeen } from "../../src/wire/schema";
import { MOMENTS } from "./fixtures.svelte";

const FIVE: Pick<Seen, "seats" | "seat"> = {
  seat: 0,
  seats: [0, 1, 2, 3].map((seat) => ({ ...MOMENTS[0]!.seen.seats[0]!, seat, side: seat })),
};
const QUIET: Seen = { ...MOMENTS[0]!.seen, ...FIVE, stage: null };

function words(seen: Seen, stakes?: StakesSeen): string[] | undefined {
  return comparisonOf(seen, stakes)?.parts.map(({ word }) => word);
}

function onStage(change: Partial<StageSeen>): Seen {
  const effect = { card: "optics", effect: "effect-1", demand: false, seats: [3, 0, 1] };
  const stage: StageSeen = {
    ...{ card: "optics", seat: 1, icon: "crown", counts: [5, 4, 0, 7], effects: [effect], at: 0, player: 3 },
    ...change,
  };
  return { ...QUIET, stage };
}

describe("the comparison", () => {
  test("is there only while a dogma is pointed at or under way", () => {
    expect(comparisonOf(QUIET, undefined)).toBeUndefined();
  });

  test("of a dogma that is pointed at tells who would obey, share, or neither", () => {
    const stakes: StakesSeen = { icon: "crown", counts: [5, 4, 0, 7], share: [3], obey: [1], nothing: false };
    expect(words(QUIET, stakes)).toEqual(["you", "obeys", "none", "shares"]);
  });

  test("of a dogma under way tells who shares now, who is next, and who acts last", () => {
    expect(words(onStage({}))).toEqual(["next", "last", "none", "sharing"]);
    expect(words(onStage({ player: 1 }))).toEqual(["shares", "acts", "none", "shares"]);
  });

  test("of a demand tells the reader to obey", () => {
    const effects = [{ card: "oars", effect: "effect-1", demand: true, seats: [0, 2] }];
    expect(words(onStage({ card: "oars", effects, player: 0 }))).toEqual(["you-obey", "demands", "next", "none"]);
  });

  test("of a dogma whose effects are done has nothing more to tell", () => {
    expect(words(onStage({ at: 1 }))).toEqual(["none", "acts", "none", "none"]);
  });
});

describe("since the reader's last turn", () => {
  const turn = (seat: number): LogLineSeen => ({ text: `turn of ${seat}`, depth: 0, kind: "turn", seat, move: null });
  const did = (seat: number, text: string, depth = 1, kind = "melded"): LogLineSeen => ({
    ...{ text, depth, kind, seat, move: null },
  });
  const lost: LogLineSeen = {
    ...did(0, "you transfer Oars", 3, "transferred"),
    move: {
      face: { card: "oars", age: 1, deck: "base" },
      origin: { place: "hand", seat: 0 },
      target: { place: "score", seat: 1 },
    },
  };
  const told = (lines: LogLineSeen[], seat: number | null) =>
    turnsSince({ start: 0, lines }, seat).map((one) => [
      one.seat,
      ...one.actions.map(({ text, outcomes }) =>
        [text, ...outcomes.map((each) => `${each.line.text}${each.lost ? "!" : ""} x${each.count}`)].join(" "),
      ),
    ]);

  test("each action of the others is told with what came of it; what the reader lost stands for itself", () => {
    const lines = [
      turn(0),
      did(0, "mine"),
      turn(1),
      did(1, "activates Archery: you obey", 1, "activated"),
      did(1, "carries out", 2, "executes"),
      did(0, "you draw", 3, "drew"),
      did(0, "you draw", 3, "drew"),
      did(1, "passes", 3, "passed"),
      lost,
      lost,
      did(1, "splays red", 3, "splayed"),
      did(1, "melds"),
      turn(2),
      did(2, "draws"),
    ];
    expect(told(lines, 0)).toEqual([
      [1, "activates Archery. you draw x2 you transfer Oars! x1 you transfer Oars! x1 splays red x1", "melds"],
      [2, "draws"],
    ]);
  });

  test("the same is told while the reader's own turn is under way", () => {
    const lines = [turn(0), did(0, "mine"), turn(1), did(1, "melds"), turn(0), did(0, "mine again")];
    expect(told(lines, 0)).toEqual([[1, "melds"]]);
  });

  test("a spectator is told the last turns", () => {
    expect(told([turn(0), turn(1), turn(0), turn(1), turn(0)], null)).toHaveLength(4);
  });
});

describe("buttons", () => {
  const option = (kind: string, target: OptionSeen["target"]): OptionSeen => ({
    ...{ option: kind, kind, label: kind, hint: "", target, stakes: null },
  });

  test("are for what is nothing on the table, for drawing and achieving, and for cards that lie nowhere", () => {
    const card = QUIET.seats[0]!.hand[0]!.card!;
    const options = [
      option("pass", null),
      option("draw", { on: "supply", age: 1, deck: "base" }),
      option("meld", { on: "card", card }),
      option("card", { on: "card", card: "in the box" }),
      option("player", { on: "player", seat: 1 }),
    ];
    expect(asButtons(QUIET, options).map(({ kind }) => kind)).toEqual(["pass", "draw", "card"]);
  });
});
