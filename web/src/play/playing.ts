// What the table shows of events that are being played, and how it is controlled.

import type { LogLineSeen, Move } from "../wire/schema";

/** How events are played: with time to read, in half of that, or all at once. */
export type Pace = "calm" | "quick" | "at once";
export const PACES: readonly Pace[] = ["calm", "quick", "at once"];

/** A card in the air. */
export interface Flight {
  readonly number: number;
  readonly move: Move;
  readonly ms: number;
}

/** The playing of events, one after the other. While it is busy, the table lies as it was before the events to come. */
export interface Playing {
  /** Whether events are still to be played. The reader's question opens when this is over. */
  readonly busy: boolean;
  readonly paused: boolean;
  readonly pace: Pace;
  /** Whether what happened since the reader's last turn is being watched again. */
  readonly again: boolean;
  /** The place of the event that is shown now among all that are being played, from 0 on, and their number. */
  readonly at: number;
  readonly count: number;
  /** The event that was shown last: what just happened. */
  readonly line: LogLineSeen | undefined;
  /** Whether that event took something from the reader. */
  readonly loss: boolean;
  /** How many events happened while the reader did not look; none any more once he has noted them. */
  readonly missed: number;
  /** The cards in the air. They are still at their old places on the table. */
  readonly flying: readonly Flight[];
  /** The cards that have just landed; `ms` says for how long their new places are marked. */
  readonly landed: readonly Flight[];
  pause(): void;
  resume(): void;
  /** Show the next event, and stop there. */
  step(): void;
  /** Go to the end: the reader's next question, or the present. */
  skip(): void;
  setPace(pace: Pace): void;
  /** Watch again what happened since the reader's last turn. */
  watchAgain(): void;
  /** The reader knows what he has missed. */
  note(): void;
}
