// How a game went, as curves over its turns, as medals along the same axis, and as a table to read.

import { across, type Frame, rounded, tickEvery } from "../lib/chart";
import type { Highlight, ReplaySummary, SeatStory } from "../wire/schema";

/** The smallest distance between two medals in a lane, in pixels. */
const MEDAL_DISTANCE = 31;

/** The number of turns of a game. */
export function turnsOf(story: readonly SeatStory[]): number {
  return Math.max(1, ...story.map(({ score }) => score.length - 1));
}

/** By how many points a player was ahead of the best other one, or behind, at the end of each turn. */
export function lead(story: readonly SeatStory[], seat: number): number[] {
  const others = story.filter((each) => each.seat !== seat);
  const own = story.find((each) => each.seat === seat)?.score ?? [];
  return own.map((points, turn) => points - Math.max(...others.map(({ score }) => score[turn] ?? 0)));
}

export interface Scale {
  readonly least: number;
  readonly most: number;
}

/** The numbers that a chart has to hold; 0 is always among them. */
export function scaleOf(...curves: readonly (readonly number[])[]): Scale {
  const all = [0, ...curves.flat()];
  const least = Math.min(...all);
  return { least, most: Math.max(least + 1, ...all) };
}

/** How high a number stands. */
export function height(value: number, { least, most }: Scale, { top, bottom }: Frame): number {
  return rounded(top + ((most - value) / (most - least)) * (bottom - top));
}

/** A curve in the format of SVG's points. */
export function curve(values: readonly number[], scale: Scale, frame: Frame): string {
  const turns = Math.max(1, values.length - 1);
  return values.map((value, turn) => `${across(turn, turns, frame)},${height(value, scale, frame)}`).join(" ");
}

/** A few round turns for the axis. */
export function ticks(turns: number): number[] {
  const step = tickEvery(turns, 5);
  return Array.from({ length: Math.floor(turns / step) }, (_, at) => (at + 1) * step);
}

export interface MedalWon {
  readonly turn: number;
  /** The age of the achievement; undefined for a special one. */
  readonly age: number | undefined;
  readonly special: string | undefined;
  /** Where it stands in its lane. */
  readonly x: number;
}

/** The achievements of a player in their lane, moved so that none covers another. */
export function medals(replay: ReplaySummary, seat: number, frame: Frame): MedalWon[] {
  const turns = turnsOf(replay.story);
  const won = replay.highlights.filter((one) => one.seat === seat && one.kind !== "end");
  const places = spread(
    won.map(({ turn }) => across(turn, turns, frame)),
    MEDAL_DISTANCE,
    frame.left,
    frame.width - 16,
  );
  return won.map(({ turn, age, special }, at) => ({
    turn,
    age: age ?? undefined,
    special: special ?? undefined,
    x: rounded(places[at]!),
  }));
}

/** The places, moved so that any two are at least `apart` from each other, within `least` and `most`. */
export function spread(places: readonly number[], apart: number, least: number, most: number): number[] {
  const order = places.map((place, at) => ({ place, at })).sort((one, other) => one.place - other.place);
  let free = least;
  for (const entry of order) {
    entry.place = Math.max(entry.place, free);
    free = entry.place + apart;
  }
  let limit = most;
  for (const entry of order.toReversed()) {
    entry.place = Math.min(entry.place, limit);
    limit = entry.place - apart;
  }
  return order.sort((one, other) => one.at - other.at).map(({ place }) => place);
}

export interface TurningPoint {
  readonly step: number;
  readonly turn: number;
  readonly seat: number;
  /** Points won or lost at once, a special achievement, or an age. */
  readonly kind: "gain" | "loss" | "special" | "age";
  readonly points: number;
  readonly card: string | undefined;
  readonly age: number | undefined;
  readonly special: string | undefined;
  readonly text: string;
}

/** As many points as an achievement is worth among turning points. */
const WEIGHTS: Readonly<Record<Highlight["kind"], number>> = { special: 14, age: 9, end: 0 };

/** The turns that counted most, one point each, in order. */
export function turningPoints(replay: ReplaySummary, most = 3): TurningPoint[] {
  const swings = replay.swings.map(({ step, turn, seat, points, card, text }) => ({
    weight: Math.abs(points),
    point: {
      ...{ step, turn, seat, text, points: Math.abs(points), card: card ?? undefined },
      ...{ kind: points > 0 ? ("gain" as const) : ("loss" as const), age: undefined, special: undefined },
    },
  }));
  const claims = replay.highlights.flatMap(({ step, turn, seat, kind, age, special, card, text }) =>
    kind === "end"
      ? []
      : {
          weight: WEIGHTS[kind],
          point: {
            ...{ step, turn, seat, text, kind, points: 0, card: card ?? undefined },
            ...{ age: age ?? undefined, special: special ?? undefined },
          },
        },
  );
  const found = new Map<number, TurningPoint>();
  // Of two that count alike, the later one decided more.
  const order = [...swings, ...claims].sort(
    (one, other) => other.weight - one.weight || other.point.turn - one.point.turn,
  );
  const cards = new Set<string>();
  for (const { point } of order) {
    // One card that did the same several times is told once.
    const mark = `${point.seat} ${point.kind} ${point.card ?? point.turn}`;
    if (found.size === most || found.has(point.turn) || cards.has(mark)) continue;
    cards.add(mark);
    found.set(point.turn, point);
  }
  return [...found.values()].sort((one, other) => one.turn - other.turn);
}

export interface Row {
  readonly turn: number;
  readonly score: readonly number[];
  readonly achievements: readonly number[];
}

/** The same as numbers: every player's score and achievements at the end of each turn. */
export function rows(story: readonly SeatStory[]): Row[] {
  const turns = Math.max(0, ...story.map(({ score }) => score.length));
  return Array.from({ length: turns }, (_, turn) => ({
    turn,
    score: story.map(({ score }) => score[turn] ?? score.at(-1) ?? 0),
    achievements: story.map(({ achievements }) => achievements[turn] ?? achievements.at(-1) ?? 0),
  }));
}
