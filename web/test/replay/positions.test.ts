import { expect, test } from "vitest";

import { ReplayPositions } from "../../src/replay/positions.svelte";
import type { LogLineSeen, ReplaySteps, Seen } from "../../src/wire/schema";

function line(text: string): LogLineSeen {
  return { text, depth: 0, kind: "drew", seat: 0, move: null };
}

/** A position whose log repeats the last line and adds one, or has all lines. */
function position(step: number, whole: boolean): Seen {
  const start = whole ? 0 : step - 1;
  const lines = story(start, step).map(line);
  return { moment: String(step), log: { start, lines } } as Seen;
}

/** Some positions as the server sends them: the first one with the whole log. */
function sent(start: number, count: number): ReplaySteps {
  return { start, steps: Array.from({ length: count }, (_, at) => position(start + at, at === 0)) };
}

/** The positions 0 to `last`, and the requests that were made for them. */
function positions(last: number): [ReplayPositions, [number, number][]] {
  const fetched: [number, number][] = [];
  const fetch = (start: number, count: number): Promise<ReplaySteps> => {
    fetched.push([start, count]);
    return Promise.resolve(sent(start, count));
  };
  return [new ReplayPositions(last, fetch), fetched];
}

function story(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
}

test("the requested chunk is fetched first, then the next and the previous one", async () => {
  const [game, fetched] = positions(230);
  await game.want(120);
  expect(fetched).toEqual([
    [100, 50],
    [150, 50],
    [50, 50],
  ]);
  expect(game.at(120)?.moment).toBe("120");
  expect(game.at(210)).toBeUndefined();
});

test("nothing is fetched twice, nor past the end", async () => {
  const [game, fetched] = positions(52);
  await Promise.all([game.want(0), game.want(1)]);
  await game.want(52);
  expect(fetched).toEqual([
    [0, 50],
    [50, 3],
  ]);
});

test("the log belongs to the position", async () => {
  const [game] = positions(230);
  expect(game.lines(120)).toEqual([]);
  await game.want(120);
  for (const step of [100, 120, 149, 150, 51]) {
    expect(game.lines(step).map(({ text }) => text)).toEqual(story(0, step));
  }
});

test("a failed request is repeated", async () => {
  let working = false;
  const game = new ReplayPositions(3, (start, count) => {
    if (!working) return Promise.reject(new Error("offline"));
    return Promise.resolve(sent(start, count));
  });
  await game.want(0);
  expect(game.problem).toBeInstanceOf(Error);
  working = true;
  await game.want(0);
  expect(game.problem).toBeUndefined();
  expect(game.at(3)?.moment).toBe("3");
});
