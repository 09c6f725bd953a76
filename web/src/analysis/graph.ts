// The chances over time as curves: where a step stands, how high a chance, and where the marks lie.

import { across, type Frame, rounded, tickEvery } from "../lib/chart";
import type { AnalysisSeen, ChanceAt, Curve } from "../wire/schema";

export interface MarkAt {
  readonly step: number;
  readonly seat: number;
  readonly mark: string;
  readonly x: number;
  readonly y: number;
}

/** The step that stands nearest to a place on the axis. */
export function stepAt(x: number, steps: number, { width, left, right }: Frame): number {
  const share = (x - left) / Math.max(1, width - left - right);
  return Math.round(Math.min(1, Math.max(0, share)) * steps);
}

/** How high a chance stands. */
export function height(chance: number, { top, bottom }: Frame): number {
  return rounded(bottom - Math.min(1, Math.max(0, chance)) * (bottom - top));
}

/** A curve in the format of SVG's points. */
export function line(points: readonly ChanceAt[], steps: number, frame: Frame): string {
  return points.map(({ step, chance }) => `${across(step, steps, frame)},${height(chance, frame)}`).join(" ");
}

/** The curve down to the base line, to be filled. */
export function area(points: readonly ChanceAt[], steps: number, frame: Frame): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return "";
  const [from, to] = [across(first.step, steps, frame), across(last.step, steps, frame)];
  return `${from},${frame.bottom} ${line(points, steps, frame)} ${to},${frame.bottom}`;
}

/** The chance of a curve at any step, on the line between the points around it. */
export function chanceAt({ points }: Curve, step: number): number | undefined {
  const after = points.find((point) => point.step >= step);
  const before = points.findLast((point) => point.step <= step);
  if (before === undefined || after === undefined) return (before ?? after)?.chance;
  if (after.step === before.step) return before.chance;
  const share = (step - before.step) / (after.step - before.step);
  return before.chance + share * (after.chance - before.chance);
}

/** All marks, each on a curve: that of its player if it is drawn, otherwise the one that is. */
export function marksOn(analysis: AnalysisSeen, curves: readonly Curve[], frame: Frame): MarkAt[] {
  const { steps } = analysis.progress;
  const seatOf = new Map(analysis.moves.map(({ step, seat }) => [step, seat]));
  return analysis.judged.flatMap(({ step, mark }) => {
    const seat = seatOf.get(step);
    if (mark === "" || seat === undefined) return [];
    const curve = curves.find((each) => each.seat === seat) ?? curves[0];
    const chance = curve && chanceAt(curve, step);
    if (chance === undefined) return [];
    return { step, seat, mark, x: across(step, steps, frame), y: height(chance, frame) };
  });
}

/** A few round turns for the axis, each at its first step. */
export function ticks(turns: readonly number[], most = 6): { turn: number; step: number }[] {
  const size = tickEvery(turns.length, most);
  return turns.map((step, at) => ({ turn: at + 1, step })).filter(({ turn }) => turn % size === 0);
}
