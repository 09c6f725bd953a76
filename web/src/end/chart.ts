// Score and achievements over time, as lines to draw and as a table to read.

import type { SeatStory } from "../wire/schema";

export type Kind = "score" | "achievements";

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Drawn {
  readonly seat: number;
  readonly name: string;
  readonly final: number;
  /** The points of the line, in the format of SVG. */
  readonly points: string;
  readonly end: { readonly x: number; readonly y: number };
  /** The height of its label, chosen so that labels do not cover each other. */
  readonly label: number;
}

/** The smallest distance between two labels. */
const LABEL_DISTANCE = 20;

/** One line for each player, from before the first turn to the end. */
export function drawn(story: readonly SeatStory[], kind: Kind, box: Box, most: number = top(story, kind)): Drawn[] {
  const turns = Math.max(1, ...story.map((seat) => seat[kind].length - 1));
  const x = (turn: number): number => box.left + (turn / turns) * (box.width - box.left - box.right);
  const y = (value: number): number => box.top + (1 - value / most) * (box.height - box.top - box.bottom);
  const ends = story.map((seat) => y(seat[kind].at(-1) ?? 0));
  const labels = spread(ends, LABEL_DISTANCE, box.top, box.height - box.bottom);
  return story.map((seat, at) => ({
    seat: seat.seat,
    name: seat.name,
    final: seat[kind].at(-1) ?? 0,
    points: seat[kind].map((value, turn) => `${round(x(turn))},${round(y(value))}`).join(" "),
    end: { x: round(x(seat[kind].length - 1)), y: round(ends[at]!) },
    label: round(labels[at]!),
  }));
}

/** The highest number that anyone reached; at least 1. */
export function top(story: readonly SeatStory[], kind: Kind): number {
  return Math.max(1, ...story.flatMap((seat) => seat[kind]));
}

/** A few round numbers from 0 up to the highest. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => most / size <= 4) ?? Math.ceil(most / 4);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** The heights, moved so that any two are at least `apart` from each other, within `least` and `most`. */
export function spread(heights: readonly number[], apart: number, least: number, most: number): number[] {
  const order = heights.map((height, at) => ({ height, at })).sort((one, other) => one.height - other.height);
  let free = least;
  for (const entry of order) {
    entry.height = Math.max(entry.height, free);
    free = entry.height + apart;
  }
  let limit = most;
  for (const entry of order.toReversed()) {
    entry.height = Math.min(entry.height, limit);
    limit = entry.height - apart;
  }
  return order.sort((one, other) => one.at - other.at).map(({ height }) => height);
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

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
