// The positions of a replay, fetched in chunks: first the one that is shown, then the next and the previous one.
// The first position of each chunk contains the newest lines of the log, the others only what is new. Lines before those
// are known from other chunks, or fetched when the reader asks for them.

import { SvelteMap } from "svelte/reactivity";

import { continued, NO_LINES } from "../wire/log";
import type { LogLineSeen, LogSeen, ReplayLog, ReplaySteps, Seen } from "../wire/schema";

/** The largest number of positions that the server sends at once. */
const CHUNK = 50;

export type Fetch = (start: number, count: number) => Promise<ReplaySteps>;
export type FetchLog = (step: number, before: number) => Promise<ReplayLog>;

export class ReplayPositions {
  readonly #seen = new SvelteMap<number, Seen>();
  readonly #asked = new Set<number>();
  /** Lines by their numbers. They are the same at every position, except for the last line of a position. */
  #lines = $state.raw<readonly (LogLineSeen | undefined)[]>([]);
  /** The line before which lines are being fetched. */
  #earlierThan: number | undefined;
  /** Why the last request failed. */
  problem = $state.raw<unknown>();

  /** The positions 0 to `last`. */
  constructor(
    readonly last: number,
    private readonly fetch: Fetch,
    private readonly fetchLog: FetchLog,
  ) {}

  /** The position after `step` steps, if it has been fetched. */
  at(step: number): Seen | undefined {
    return this.#seen.get(step);
  }

  /** The log up to this position, as far back as it is known; empty if the position has not been fetched. */
  log(step: number): LogSeen {
    let log = NO_LINES;
    for (let at = step - (step % CHUNK); at <= step; at += 1) {
      const sent = this.#seen.get(at)?.log;
      if (sent === undefined) return NO_LINES;
      log = continued(log, sent);
    }
    const above: LogLineSeen[] = [];
    let line = this.#lines[log.start - 1];
    while (line !== undefined) {
      above.push(line);
      line = this.#lines[log.start - above.length - 1];
    }
    return { start: log.start - above.length, lines: [...above.reverse(), ...log.lines] };
  }

  /** Fetch lines before those that are known of this position. */
  async earlier(step: number): Promise<void> {
    const before = this.log(step).start;
    if (before === 0 || this.#earlierThan === before) return;
    this.#earlierThan = before;
    try {
      const { log } = await this.fetchLog(step, before);
      this.#remember([{ start: log.start, lines: log.lines }]);
    } catch {
      // The reader can ask again.
    } finally {
      this.#earlierThan = undefined;
    }
  }

  #remember(logs: readonly LogSeen[]): void {
    const known = [...this.#lines];
    for (const { start, lines } of logs) lines.forEach((line, index) => (known[start + index] = line));
    this.#lines = known;
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
      this.#remember(steps.map(({ log: { start, lines } }) => ({ start, lines: lines.slice(0, -1) })));
      this.problem = undefined;
    } catch (error) {
      this.#asked.delete(chunk);
      this.problem = error;
    }
  }
}
