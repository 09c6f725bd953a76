// The positions of a replay, fetched in chunks: first the one that is shown, then the next and the previous one.
// The first position of each chunk contains the whole log, the others only the new lines.

import { SvelteMap } from "svelte/reactivity";

import type { LogLineSeen, ReplaySteps, Seen } from "../wire/schema";

/** The largest number of positions that the server sends at once. */
const CHUNK = 50;

export type Fetch = (start: number, count: number) => Promise<ReplaySteps>;

export class ReplayPositions {
  readonly #seen = new SvelteMap<number, Seen>();
  readonly #asked = new Set<number>();
  /** Why the last request failed. */
  problem = $state.raw<unknown>();

  /** The positions 0 to `last`. */
  constructor(
    readonly last: number,
    private readonly fetch: Fetch,
  ) {}

  /** The position after `step` steps, if it has been fetched. */
  at(step: number): Seen | undefined {
    return this.#seen.get(step);
  }

  /** The log up to this position; empty if the position has not been fetched. */
  lines(step: number): LogLineSeen[] {
    const lines: LogLineSeen[] = [];
    for (let at = step - (step % CHUNK); at <= step; at += 1) {
      const log = this.#seen.get(at)?.log;
      if (log === undefined) return [];
      lines.length = log.start;
      lines.push(...log.lines);
    }
    return lines;
  }

  /** Fetch this position, then those around it. */
  async want(step: number): Promise<void> {
    const chunk = Math.floor(step / CHUNK);
    await this.#load(chunk);
    await this.#load(chunk + 1);
    await this.#load(chunk - 1);
  }

  async #load(chunk: number): Promise<void> {
    const start = chunk * CHUNK;
    if (start < 0 || start > this.last || this.#asked.has(chunk)) return;
    this.#asked.add(chunk);
    try {
      const { start: from, steps } = await this.fetch(start, Math.min(CHUNK, this.last + 1 - start));
      steps.forEach((seen, number) => this.#seen.set(from + number, seen));
      this.problem = undefined;
    } catch (error) {
      this.#asked.delete(chunk);
      this.problem = error;
    }
  }
}
