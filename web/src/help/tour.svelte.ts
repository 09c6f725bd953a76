// The guided tour of one's first game: where it stands, and that it comes once.

import { keep, recalled } from "../lib/memory";

const MEMORY = "tour";

/** What the tour points at, in this order; elements of the table name themselves so in `data-tour`. */
export const STOPS = ["prompt", "actions", "hand", "supply", "dogma", "achievements"] as const;
export type Stop = (typeof STOPS)[number];

export class Tour {
  /** The number of the stop that is shown; none while there is no tour. */
  at = $state<number>();

  get stop(): Stop | undefined {
    return this.at === undefined ? undefined : STOPS[this.at];
  }

  /** Begin with the first stop. */
  start(): void {
    this.at = 0;
  }

  /** Begin if this is the first game here. */
  startOnce(): void {
    if (recalled(MEMORY) === null && this.at === undefined) this.start();
  }

  next(): void {
    if (this.at === undefined) return;
    if (this.at + 1 < STOPS.length) this.at += 1;
    else this.end();
  }

  back(): void {
    if (this.at !== undefined && this.at > 0) this.at -= 1;
  }

  /** It is over, whether or not all of it was seen, and does not come again by itself. */
  end(): void {
    this.at = undefined;
    keep(MEMORY, "seen");
  }
}

export const tour = new Tour();
