import { describe, expect, it, vi } from "vitest";

import { AnalysisSource } from "../../src/analysis/analysis.svelte";
import { area, chanceAt, height, line, marksOn, stepAt, ticks } from "../../src/analysis/graph";
import { Learning } from "../../src/analysis/learning.svelte";
import { logMarks } from "../../src/analysis/logMarks";
import { mistakesOf, roundsOf, turnsOf } from "../../src/analysis/moves";
import { Place } from "../../src/analysis/place.svelte";
import { across } from "../../src/lib/chart";
import type { AnalysisSeen, DecisionJudged, MoveJudged, MoveMade, Seen } from "../../src/wire/schema";

const FRAME = { width: 120, left: 10, right: 10, top: 0, bottom: 50 };

function move(step: number, turn: number, seat: number, action = true): MoveMade {
  return { step, turn, seat, action, text: `${step}` };
}

function judged(step: number, mark: MoveJudged["mark"] = "", depth = "full"): MoveJudged {
  return { step, depth, forced: false, mark, loss: 0 };
}

/** Two first melds, a turn of Bob with an answer of Ann to his card, a turn of Ann. */
const GAME: AnalysisSeen = {
  progress: { state: "done", steps: 6, looked: 6, deep: 6 },
  eyes: "fair",
  moves: [move(0, 0, 0), move(1, 0, 1), move(2, 1, 1), move(3, 1, 0, false), move(4, 2, 0), move(5, 2, 0)],
  judged: [
    judged(0),
    judged(1, "only"),
    judged(2, "blunder"),
    judged(3, "inaccuracy"),
    judged(4),
    judged(5, "mistake"),
  ],
  curves: [
    {
      seat: 0,
      points: [
        { step: 0, chance: 0.5 },
        { step: 4, chance: 0.7 },
        { step: 6, chance: 1 },
      ],
    },
    {
      seat: 1,
      points: [
        { step: 1, chance: 0.5 },
        { step: 6, chance: 0 },
      ],
    },
  ],
  luck: [],
  turning: [],
  ahead: null,
  summaries: [],
};

describe("the graph", () => {
  it("puts steps and chances where they belong, and finds the step at a place", () => {
    expect([0, 3, 6].map((step) => across(step, 6, FRAME))).toEqual([10, 60, 110]);
    expect([0, 0.5, 1].map((chance) => height(chance, FRAME))).toEqual([50, 25, 0]);
    expect([-5, 10, 62, 500].map((x) => stepAt(x, 6, FRAME))).toEqual([0, 0, 3, 6]);
  });

  it("draws a curve, and its area down to the base line", () => {
    const { points } = GAME.curves[0]!;
    expect(line(points, 6, FRAME)).toBe("10,25 76.7,15 110,0");
    expect(area(points, 6, FRAME)).toBe("10,50 10,25 76.7,15 110,0 110,50");
    expect(area([], 6, FRAME)).toBe("");
  });

  it("knows the chance between two points, and before the first", () => {
    expect(chanceAt(GAME.curves[0]!, 2)).toBeCloseTo(0.6);
    expect(chanceAt(GAME.curves[1]!, 0)).toBe(0.5);
  });

  it("has a mark on the curve of its player, or on the one that is drawn", () => {
    const both = marksOn(GAME, GAME.curves, FRAME);
    expect(both.map(({ step }) => step)).toEqual([1, 2, 3, 5]);
    const [first] = GAME.curves;
    const alone = marksOn(GAME, [first!], FRAME);
    expect(alone.find(({ step }) => step === 2)?.y).toBe(height(0.6, FRAME));
    expect(both.find(({ step }) => step === 2)?.y).toBe(height(0.4, FRAME));
  });

  it("names a few turns", () => {
    const turns = Array.from({ length: 40 }, (_, at) => at * 3);
    expect(ticks(turns).map(({ turn }) => turn)).toEqual([10, 20, 30, 40]);
    expect(ticks(turns)[0]).toEqual({ turn: 10, step: 27 });
  });
});

describe("the list of actions", () => {
  it("has the turns of each player, and answers only if they are marked or looked at", () => {
    const plain = { ...GAME, judged: GAME.judged.map((each) => ({ ...each, mark: "" as const })) };
    const steps = (analysis: AnalysisSeen, shown: number) =>
      turnsOf(analysis, shown).map(({ moves }) => moves.map((each) => each.move.step));
    expect(steps(GAME, 0)).toEqual([[0], [1], [2, 3], [4, 5]]);
    expect(steps(plain, 0)).toEqual([[0], [1], [2], [4, 5]]);
    expect(steps(plain, 3)).toEqual([[0], [1], [2, 3], [4, 5]]);
  });

  it("puts two players side by side, and begins a line where one would stand twice", () => {
    const rounds = roundsOf(turnsOf(GAME, 0), 2);
    expect(rounds.map(({ turns }) => turns.map((turn) => turn?.turn))).toEqual([
      [0, 0],
      [undefined, 1],
      [2, undefined],
    ]);
    expect(rounds.map(({ label }) => label)).toEqual(["", "1", "2"]);
    const turn = (number: number, seat: number) => ({ turn: number, seat, moves: [] });
    expect(roundsOf([turn(34, 0), turn(35, 1)], 2)[0]?.label).toBe("34–35");
  });

  it("finds the mistakes of some players", () => {
    expect(mistakesOf(GAME, [0])).toEqual([3, 5]);
    expect(mistakesOf(GAME, [0, 1])).toEqual([2, 3, 5]);
  });
});

describe("the log", () => {
  it("marks the line with which the consequences of a choice begin", () => {
    const logs = [
      [0, 2],
      [1, 3],
      [3, 1],
      [3, 3],
    ].map(([start, lines]) => ({ start, lines: Array(lines).fill({}) }));
    const positions = { at: (step: number) => ({ log: logs[step] }) as unknown as Seen };
    expect([...logMarks({ ...GAME, judged: [judged(0, "blunder"), judged(2, "mistake")] }, positions, 3)]).toEqual([
      [2, "blunder"],
      [4, "mistake"],
    ]);
  });
});

describe("learning", () => {
  const decision = {
    played: "draw",
    options: [
      { option: "a", label: "A", card: null, chance: 0.6, verdict: "best" },
      { option: "b", label: "B", card: null, chance: 0.59, verdict: "good" },
      { option: "draw", label: "D", card: null, chance: 0.4, verdict: "played" },
      { option: "c", label: "C", card: null, chance: null, verdict: "unknown" },
    ],
  } as unknown as DecisionJudged;

  it("goes on until something good is found, and counts what was found at once", () => {
    const learning = new Learning([3, 5, 8]);
    learning.try("c", decision);
    expect(learning.solved).toBe(false);
    learning.try("b", decision);
    expect(learning.solved).toBe(true);
    learning.next();
    expect([learning.step, learning.tried]).toEqual([5, undefined]);
    learning.try("a", decision);
    learning.try("c", decision);
    expect(learning.tried?.option).toBe("a");
    learning.next();
    learning.show();
    expect(learning.solved).toBe(true);
    learning.next();
    expect([learning.done, learning.found, learning.atOnce]).toEqual([true, 2, 1]);
    learning.again();
    expect([learning.step, learning.found]).toEqual([3, 0]);
  });
});

describe("a closer look during a lesson", () => {
  it("leaves out what is ahead and no mistake any more, but not what has been tried", () => {
    const learning = new Learning([3, 5, 9]);
    learning.keep([5, 9]);
    expect([learning.step, learning.mistakes]).toEqual([5, [5, 9]]);
    learning.show();
    learning.keep([7]);
    expect([learning.step, learning.mistakes]).toEqual([5, [5, 7]]);
    learning.next();
    learning.keep([]);
    expect(learning.done).toBe(true);
  });
});

describe("the address", () => {
  it("comes back after a lesson to what was looked at before", () => {
    const place = new Place("?eyes=open", 2);
    place.learn(1);
    expect([place.you, place.view, place.eyes]).toEqual([1, 1, "fair"]);
    place.unlearn();
    expect([place.you, place.view, place.eyes, place.learns]).toEqual([null, null, "open", false]);
  });

  it("keeps how the game is looked at", () => {
    const place = new Place("?seat=1&view=0&eyes=open&step=7", 2);
    expect([place.you, place.view, place.eyes, place.step]).toEqual([1, 0, "open", 7]);
    expect(place.path("oak", 8, false)).toBe("/analysis/oak?step=8&seat=1&view=0&eyes=open");
    expect(new Place("?seat=5&view=x", 2).you).toBeNull();
  });

  it("of a lesson is fair, and from the seat of the one who learns", () => {
    const place = new Place("?learn=1&eyes=open", 2);
    expect([place.you, place.view, place.eyes, place.learns]).toEqual([1, 1, "fair", true]);
    expect(place.path("oak", 8, true)).toBe("/analysis/oak?learn=1");
  });
});

describe("the source", () => {
  it("starts the work, looks until it is done, and asks for a decision again when it is better known", async () => {
    vi.useFakeTimers();
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const steps = ["none", "running", "done"] as const;
    let asked = 0;
    const look = vi.fn(() => {
      const state = steps[Math.min(asked++, 2)]!;
      const depth = state === "done" ? "full" : "quick";
      const seen = { ...GAME, progress: { ...GAME.progress, state }, judged: [judged(0, "", depth)] };
      return Promise.resolve({ tag: state, seen });
    });
    const start = vi.fn(() => Promise.resolve(GAME.progress));
    const decided = vi.fn(() => Promise.resolve({ step: 0 } as DecisionJudged));
    const source = new AnalysisSource("oak", { eyes: "fair" }, "en", { start, look, decision: decided });
    await source.open();
    expect(start).toHaveBeenCalledTimes(1);
    await source.want(0);
    await source.want(0);
    expect(decided).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(source.seen?.progress.state).toBe("done");
    await source.want(0);
    expect(decided).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(look).toHaveBeenCalledTimes(3);
    source.close();
  });

  it("looks now and then whether work goes on that rests, and tells why it cannot begin", async () => {
    vi.useFakeTimers();
    const resting = { ...GAME, progress: { ...GAME.progress, state: "stopped" as const } };
    const look = vi.fn().mockResolvedValue({ tag: "a", seen: resting });
    const refused = new Error("too many");
    const start = vi.fn().mockRejectedValue(refused);
    const source = new AnalysisSource("oak", { eyes: "fair" }, "en", { start, look, decision: vi.fn() });
    await source.open();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(look).toHaveBeenCalledTimes(1);
    look.mockResolvedValue({ tag: "b", seen: { ...GAME, progress: { ...GAME.progress, state: "running" } } });
    await vi.advanceTimersByTimeAsync(1);
    expect(look).toHaveBeenCalledTimes(2);
    expect(source.problem).toBe(refused);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(look).toHaveBeenCalledTimes(3);
    source.close();
  });

  it("asks less and less often while the server cannot answer", async () => {
    vi.useFakeTimers();
    const look = vi.fn().mockRejectedValue(new Error("offline"));
    const source = new AnalysisSource("oak", { eyes: "fair" }, "en", { start: vi.fn(), look, decision: vi.fn() });
    await source.open();
    await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
    expect(look).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(look.mock.calls.length).toBeLessThan(16);
    look.mockResolvedValue({ tag: "a", seen: GAME });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(source.seen).toEqual(GAME);
    expect(source.problem).toBeUndefined();
    source.close();
  });
});
