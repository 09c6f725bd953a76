import { expect, test } from "vitest";

import { ReplayPositions } from "../../src/replay/positions.svelte";
import type { LogLineSeen, ReplayLog, ReplaySteps, Seen } from "../../src/wire/schema";

function line(text: string): LogLineSeen {
  return { text, depth: 0, kind: "drew", seat: 0, move: null };
}

/** How many lines the first position of a chunk has. */
const NEWEST = 20;
const PAGE = 60;

/** A position whose log repeats the last line and adds one, or has the newest lines. */
function position(step: number, newest: boolean): Seen {
  const start = Math.max(0, newest ? step + 1 - NEWEST : step - 1);
  const lines = story(start, step).map(line);
  return { moment: String(step), log: { start, lines } } as Seen;
}

/** Some positions as the server sends them: the first one with the newest lines of the log. */
function sent(start: number, count: number): ReplaySteps {
  return { start, steps: Array.from({ length: count }, (_, at) => position(start + at, at === 0)) };
}

/** The positions 0 to `last`, and the requests that were made for them. */
function positions(last: number): [ReplayPositions, [number, number][], [number, number][]] {
  const fetched: [number, number][] = [];
  const pages: [number, number][] = [];
  const fetch = (start: number, count: number): Promise<ReplaySteps> => {
    fetched.push([start, count]);
    return Promise.resolve(sent(start, count));
  };
  const fetchLog = (step: number, before: number): Promise<ReplayLog> => {
    pages.push([step, before]);
    const start = Math.max(0, before - PAGE);
    return Promise.resolve({ log: { start, lines: story(start, before - 1).map(line) } });
  };
  return [new ReplayPositions(last, fetch, fetchLog), fetched, pages];
}

/** The log of a position: the number of its first line, and its texts. */
function read(game: ReplayPositions, step: number): [number, string[]] {
  const { start, lines } = game.log(step);
  return [start, lines.map(({ text }) => text)];
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

test("the log belongs to the position, and goes back as far as it is known", async () => {
  const [game] = positions(230);
  expect(read(game, 120)).toEqual([0, []]);
  await game.want(120);
  for (const step of [51, 100, 120, 149]) expect(read(game, step)).toEqual([31, story(31, step)]);
});

test("earlier lines are fetched once, and are there at all later positions", async () => {
  const [game, , pages] = positions(230);
  await game.want(150);
  expect(read(game, 150)[0]).toBe(81);
  await Promise.all([game.earlier(150), game.earlier(150)]);
  expect(pages).toEqual([[150, 81]]);
  for (const step of [150, 170, 210]) expect(read(game, step)).toEqual([21, story(21, step)]);
  await game.earlier(150);
  expect(read(game, 150)).toEqual([0, story(0, 150)]);
  await game.earlier(150);
  expect(pages).toHaveLength(2);
});

test("who watches from the beginning has the whole log", async () => {
  const [game, , pages] = positions(230);
  for (let step = 0; step <= 230; step += 1) await game.want(step);
  expect(read(game, 230)).toEqual([0, story(0, 230)]);
  await game.earlier(230);
  expect(pages).toEqual([]);
});

test("earlier lines that did not come can be asked for again", async () => {
  let tries = 0;
  const game = new ReplayPositions(
    230,
    (start, count) => Promise.resolve(sent(start, count)),
    () => {
      tries += 1;
      return Promise.reject(new Error("offline"));
    },
  );
  await game.want(150);
  await game.earlier(150);
  await game.earlier(150);
  expect(tries).toBe(2);
  expect(read(game, 150)).toEqual([81, story(81, 150)]);
});

test("a failed request is repeated", async () => {
  let working = false;
  const fetch = (start: number, count: number): Promise<ReplaySteps> =>
    working ? Promise.resolve(sent(start, count)) : Promise.reject(new Error("offline"));
  const game = new ReplayPositions(3, fetch, () => Promise.reject(new Error("offline")));
  await game.want(0);
  expect(game.problem).toBeInstanceOf(Error);
  working = true;
  await game.want(0);
  expect(game.problem).toBeUndefined();
  expect(game.at(3)?.moment).toBe("3");
});
