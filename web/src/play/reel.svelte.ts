// A stretch of a game on the way from one moment to another: what is shown of it, and the events to come.

import { extended } from "../wire/log";
import type { Change, LogLineSeen, LogSeen, Seen, StageSeen, Steps } from "../wire/schema";
import { applied, settled } from "./applied";

/** An event to come; or, without a line, the end of what came of one choice. */
export interface Beat {
  /** The lines of the log until here, from the last beat on. */
  readonly log: LogSeen;
  readonly line: LogLineSeen | undefined;
  readonly change: Change;
  readonly ends: Steps | undefined;
}

export class Reel {
  seen = $state.raw() as Seen;
  log = $state.raw() as LogSeen;
  readonly coming: Beat[] = [];

  constructor(seen: Seen, log: LogSeen) {
    this.seen = seen;
    this.log = log;
  }

  /** The number of events to come. */
  get left(): number {
    return this.coming.filter(({ line }) => line !== undefined).length;
  }

  /** Put these events behind those to come. */
  add(steps: Steps): void {
    this.coming.push(...beatsOf(steps));
  }

  /** The question of the moment is no longer open. */
  leave(): void {
    this.seen = { ...this.seen, asked: null, options: null };
  }

  /** The event begins: its line stands in the log. */
  tell({ log }: Beat): void {
    if (log.lines.length > 0) this.log = extended(this.log, log);
  }

  /** The event has happened. */
  take({ change, ends }: Beat): void {
    this.seen = ends === undefined ? applied(this.seen, change) : settled(this.seen, ends);
  }

  /** Whether the reader did that himself, outside of another's dogma. */
  isOwn(beat: Beat): boolean {
    const { seat } = this.seen;
    const stage = this.stageAt(beat);
    return beat.line === undefined || (beat.line.seat === seat && (stage === null || stage.seat === seat));
  }

  /** Whether nobody else does anything until the reader is asked again. */
  get leadsToOwn(): boolean {
    return Boolean(this.coming.at(-1)?.ends?.options) && this.coming.every((beat) => this.isOwn(beat));
  }

  /** The dogma under way at that event. */
  stageAt({ change }: Beat): StageSeen | null {
    // An event that ends a dogma still belongs to it.
    return change.stage ?? this.seen.stage;
  }
}

function beatsOf(steps: Steps): Beat[] {
  const { log, changes } = steps;
  // Lines before those of the events are known already, and come again in other words.
  const known = Math.max(0, log.lines.length - changes.length);
  const events = changes.map((change, index): Beat => {
    const from = index === 0 ? 0 : known + index;
    const lines = log.lines.slice(from, known + index + 1);
    return { log: { start: log.start + from, lines }, line: lines.at(-1), change, ends: undefined };
  });
  const words = changes.length === 0 ? log : { start: 0, lines: [] };
  return [...events, { log: words, line: undefined, change: {}, ends: steps }];
}
