// The guided tour of a player's first game: the current stop, and whether it has been shown before.

import { keep, recalled } from "../lib/storage";

const STORAGE_KEY = "tour";

/** The stops of the tour, in order; elements of the table have these names in `data-tour`. */
export const STOPS = ["prompt", "actions", "hand", "supply", "dogma", "achievements"] as const;
export type Stop = (typeof STOPS)[number];

export class Tour {
  /** The number of the stop that is shown; undefined while there is no tour. */
  at = $state<number>();

  get stop(): Stop | undefined {
    return this.at === undefined ? undefined : STOPS[this.at];
  }

  /** Begin with the first stop. */
  start(): void {
    this.at = 0;
  }

  /** Begin if this is the first game in this browser. */
  startOnce(): void {
    if (recalled(STORAGE_KEY) === null && this.at === undefined) this.start();
  }

  next(): void {
    if (this.at === undefined) return;
    if (this.at + 1 < STOPS.length) this.at += 1;
    else this.end();
  }

  back(): void {
    if (this.at !== undefined && this.at > 0) this.at -= 1;
  }

  /** End the tour, whether or not all of it was seen; it does not start again by itself. */
  end(): void {
    this.at = undefined;
    keep(STORAGE_KEY, "seen");
  }
}

export const tour = new Tour();
