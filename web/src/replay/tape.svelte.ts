// The positions of a replay, fetched some at a time: those that are looked at first, then what comes next and before.
// The first position of each lot brings the whole log along, the others what is new.

import { SvelteMap } from "svelte/reactivity";

import type { LogLineSeen, ReplaySteps, Seen } from "../wire/schema";

/** The most that the server sends at once. */
const CHUNK = 50;

export type Fetch = (start: number, count: number) => Promise<ReplaySteps>;

export class Tape {
  readonly #seen = new SvelteMap<number, Seen>();
  readonly #asked = new Set<number>();
  /** Why the last positions that were asked for did not come. */
  problem = $state.raw<unknown>();

  /** A tape with the positions 0 to `last`. */
  constructor(
    readonly last: number,
    private readonly fetch: Fetch,
  ) {}

  /** The position after so many steps, if it has come. */
  at(step: number): Seen | undefined {
    return this.#seen.get(step);
  }

  /** What had happened by then; nothing before the position has come. */
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

  /** See to it that this position comes, then those around it. */
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
