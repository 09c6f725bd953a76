// The turning points of a game as they are shown: by its analysis, or as long as there is none, by points and achievements.

import { turningOf } from "../wire/rest";
import type { ReplaySummary, TurningPoints } from "../wire/schema";
import type { Words } from "../words/catalogue";
import { analysisPath, replayPath } from "./into";
import { type TurningPoint, turningPoints } from "./race";

export interface ShownPoint {
  readonly step: number;
  readonly turn: number;
  readonly seat: number;
  readonly title: string;
  readonly text: string;
  /** Where to look at it. */
  readonly href: string;
  readonly card: string | undefined;
  readonly age: number | undefined;
  /** Whether it was good for the reader. */
  readonly tone: "good" | "bad" | "";
}

export interface ShownTurning {
  /** Since when the winner was ahead, if that is known. */
  readonly said: string;
  readonly points: readonly ShownPoint[];
}

/** Asks what the analysis has found, as long as the answer is wanted: the function that is returned ends that. */
export function whenTurned(
  id: string,
  you: number | null,
  words: Words,
  onfound: (found: TurningPoints) => void,
): () => void {
  let wanted = true;
  turningOf(id, you, words.name).then(
    (found) => {
      if (wanted) onfound(found);
    },
    () => {
      // Without an analysis the page tells what it knows itself.
    },
  );
  return () => (wanted = false);
}

/** What is shown of a game, if its analysis has found that. */
export function shownTurning(
  replay: ReplaySummary,
  found: TurningPoints | undefined,
  you: number | null,
  words: Words,
): ShownTurning {
  if (found === undefined || (found.ahead === "" && found.points.length === 0)) {
    return { said: "", points: pointsByScore(replay, you, words) };
  }
  return { said: found.ahead, points: pointsByAnalysis(replay.id, found, you, words) };
}

/** The turns in which most points and the largest achievements were won. */
export function pointsByScore(replay: ReplaySummary, you: number | null, words: Words): ShownPoint[] {
  return turningPoints(replay).map((point) => ({
    ...{ step: point.step, turn: point.turn, seat: point.seat, text: point.text, card: point.card, age: point.age },
    title: words.say("end-point", { turn: point.turn, what: scored(point, words) }),
    href: replayPath(replay.id, you, point.step),
    tone: toneOf(you, point.seat, point.kind !== "loss"),
  }));
}

/** The choices and draws that changed the chances most. */
function pointsByAnalysis(id: string, found: TurningPoints, you: number | null, words: Words): ShownPoint[] {
  return found.points.map(({ step, turn, seat, change, card, title, text }) => ({
    ...{ step, turn, seat, text, card: card ?? undefined, age: undefined },
    title: words.say("end-point", { turn, what: title }),
    href: analysisPath(id, you, step),
    tone: toneOf(you, seat, change > 0),
  }));
}

function scored({ kind, points, age, special }: TurningPoint, words: Words): string {
  if (kind === "special") return words.say(`special-${special}`);
  return words.say(`end-point-${kind}`, kind === "age" ? { age: age ?? 0 } : { count: points });
}

function toneOf(you: number | null, seat: number, good: boolean): ShownPoint["tone"] {
  if (you === null) return "";
  return (seat === you) === good ? "good" : "bad";
}
