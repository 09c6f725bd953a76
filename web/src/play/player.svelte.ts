// Plays what happens at the table, one event after the other: the board changes when the card lands, and the reader's
// question opens after the last one.

import { keep, recalled } from "../lib/storage";
import type { Follower } from "../wire/connection.svelte";
import { endOf, NO_LINES, withEarlier } from "../wire/log";
import type { LogLineSeen, LogSeen, RecapMessage, Seen, Steps } from "../wire/schema";
import { isLoss } from "./loss";
import { type Flight, type Pace, PACES, type Playing } from "./playing";
import { type Beat, Reel } from "./reel.svelte";
import { alike, APART_MS, RING_AT_ONCE_MS, RING_MS, type Timing, timingOf } from "./timing";

const STORAGE_KEY = "pace";
/** With more events to come than this, nobody wants to read each of them. */
const MOST_BEHIND = 12;

interface InTheAir {
  readonly beat: Beat;
  readonly flight: Flight;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly wait: number;
}

export interface PlayerNeeds {
  /** Ask the server for what happened since the reader's last turn. */
  readonly onrecap: () => void;
  /** Whether the reader wants nothing to move. */
  readonly still?: () => boolean;
}

export class Player implements Playing, Follower {
  #live = $state.raw<Reel>();
  /** What is being watched again; the game itself waits meanwhile. */
  #past = $state.raw<Reel>();
  #busy = $state(false);
  #paused = $state(false);
  #held = false;
  #pace = $state<Pace>(PACES.find((pace) => pace === recalled(STORAGE_KEY)) ?? "calm");
  #begun = $state(0);
  #count = $state(0);
  #line = $state.raw<LogLineSeen>();
  #loss = $state(false);
  #missed = $state(0);
  #flying = $state.raw<readonly Flight[]>([]);
  #landed = $state.raw<readonly Flight[]>([]);
  readonly #reel = $derived(this.#past ?? this.#live);
  readonly #shown = $derived.by(() => {
    const seen = this.#reel?.seen;
    return this.#busy && seen?.options ? { ...seen, options: null } : seen;
  });

  #air: InTheAir[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flights = 0;
  /** How many events alike were begun in a row before the one that is begun now. */
  #row = 0;
  readonly #onrecap: () => void;
  readonly #still: () => boolean;

  constructor({ onrecap, still = () => matchMedia("(prefers-reduced-motion: reduce)").matches }: PlayerNeeds) {
    this.#onrecap = onrecap;
    this.#still = still;
    document.addEventListener("visibilitychange", this.#hide);
  }

  /** The table as it is shown now; undefined until the first moment has come. */
  get shown(): Seen | undefined {
    return this.#shown;
  }

  /** The lines that are shown so far. */
  get log(): LogSeen {
    return this.#reel?.log ?? NO_LINES;
  }

  get busy(): boolean {
    return this.#busy;
  }

  get paused(): boolean {
    return this.#paused;
  }

  get pace(): Pace {
    return this.#pace;
  }

  get again(): boolean {
    return this.#past !== undefined;
  }

  get at(): number {
    return Math.max(0, this.#begun - 1);
  }

  get count(): number {
    return this.#count;
  }

  get line(): LogLineSeen | undefined {
    return this.#line;
  }

  get loss(): boolean {
    return this.#loss;
  }

  get missed(): number {
    return this.#missed;
  }

  get flying(): readonly Flight[] {
    return this.#flying;
  }

  get landed(): readonly Flight[] {
    return this.#landed;
  }

  /** The game as it is now, whatever came before: events that were to come are dropped. */
  whole(seen: Seen, log: LogSeen, goesOn: boolean): void {
    if (goesOn && this.#live !== undefined) this.#missed += Math.max(0, endOf(log) - endOf(this.#live.log));
    this.#stop();
    this.#flying = this.#landed = [];
    this.#past = undefined;
    this.#live = new Reel(seen, log);
    this.#tell(
      log.lines.findLast(({ kind }) => kind !== "turn"),
      false,
    );
    this.#rest();
  }

  steps(steps: Steps): void {
    const live = this.#live;
    if (live === undefined) return;
    const before = live.left;
    live.add(steps);
    if (this.again) return;
    if (!this.#busy) {
      live.leave();
      this.#begin(live);
    } else {
      this.#count += live.left - before;
    }
    if (document.hidden) this.#miss();
    else this.#proceed();
  }

  recap({ seen, steps }: RecapMessage): void {
    if (this.#live === undefined || document.hidden) return;
    this.#landHere();
    const past = new Reel({ ...seen, asked: null, options: null }, seen.log);
    for (const each of steps) past.add(each);
    if (past.left === 0) return this.#present();
    this.#paused = false;
    this.#past = past;
    this.#begin(past);
    this.#go();
  }

  earlier(log: LogSeen): void {
    if (this.#live !== undefined) this.#live.log = withEarlier(this.#live.log, log);
  }

  pause(): void {
    if (!this.#busy) return;
    this.#paused = true;
    this.#wait(undefined);
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#proceed();
  }

  /** Whether someone explains what has just happened: what follows waits until it has been read. */
  hold(held: boolean): void {
    if (this.#held === held) return;
    this.#held = held;
    if (held) this.#wait(undefined);
    else if (this.#busy) this.#proceed();
  }

  step(): void {
    if (!this.#busy || this.#held) return;
    this.#paused = true;
    this.#wait(undefined);
    this.#landAll();
    this.#go(true);
  }

  skip(): void {
    if (!this.#busy || this.#held) return;
    this.#paused = false;
    if (this.again) this.#present();
    else this.#toEnd();
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    keep(STORAGE_KEY, pace);
    if (pace === "at once") this.skip();
  }

  watchAgain(): void {
    if (!this.again && !this.#held) this.#onrecap();
  }

  note(): void {
    this.#missed = 0;
  }

  close(): void {
    this.#stop();
    document.removeEventListener("visibilitychange", this.#hide);
  }

  get #stopped(): boolean {
    return this.#paused || this.#held;
  }

  get #inMotion(): boolean {
    return this.#timer !== undefined || this.#air.length > 0;
  }

  /** A new row of events begins. */
  #begin(reel: Reel): void {
    this.#begun = 0;
    this.#count = reel.left;
    this.#busy = true;
  }

  /** Play what is to come, unless that has to wait. */
  #proceed(): void {
    if (this.#stopped) return;
    if (this.#pace === "at once" && !this.again) this.#toEnd();
    else if (!this.#inMotion) this.#go();
  }

  /** Play on: the next event, and all that need no time. With `one`, a single event. */
  #go(one = false): void {
    this.#wait(undefined);
    const reel = this.#reel;
    if (reel === undefined) return;
    for (let begun = 0; reel.coming.length > 0;) {
      const beat = reel.coming[0]!;
      if (beat.line !== undefined) {
        if (this.#stopped && !(one && begun === 0)) return;
        begun++;
      }
      reel.coming.shift();
      if (this.#plays(reel, beat)) return;
    }
    if (this.#inMotion) return;
    if (this.again) this.#present();
    else this.#rest();
  }

  /** Play that event; the result says whether it takes time. */
  #plays(reel: Reel, beat: Beat): boolean {
    this.#start(reel, beat);
    if (beat.line === undefined) {
      reel.take(beat);
      return false;
    }
    const { flight, wait } = this.#timing(reel, beat.line, beat);
    const goesOn = flight > 0 && !this.#stopped && alike(beat.line, reel.coming[0]?.line);
    this.#row = goesOn ? this.#row + 1 : 0;
    if (flight > 0) {
      this.#fly(beat, beat.line, flight, wait);
      if (goesOn) this.#wait(APART_MS);
      return true;
    }
    this.#land(reel, beat, RING_MS);
    return this.#after(reel, wait);
  }

  #start(reel: Reel, beat: Beat): void {
    const { line } = beat;
    reel.tell(beat);
    if (line === undefined) return;
    this.#begun++;
    // Another's turn is announced. At the reader's own, what just happened remains to be read: his question opens.
    if (line.kind === "turn" && line.seat === reel.seen.seat) return;
    this.#tell(line, isLoss(line, reel.seen.seat, reel.stageAt(beat)));
  }

  #tell(line: LogLineSeen | undefined, loss: boolean): void {
    this.#line = line;
    this.#loss = loss;
  }

  #timing(reel: Reel, line: LogLineSeen, beat: Beat): Timing {
    // To watch something again is to want to see it.
    const hurried = reel.left > MOST_BEHIND || this.#pace === "at once";
    const next = reel.coming.find(({ line }) => line !== undefined)?.line;
    return timingOf(line, {
      pace: hurried ? "quick" : this.#pace,
      own: !this.again && reel.isOwn(beat),
      asked: reel.leadsToOwn,
      still: this.#still(),
      before: this.#row,
      last: next?.kind === "turn" && next.seat !== reel.seen.seat,
    });
  }

  #fly(beat: Beat, line: LogLineSeen, ms: number, wait: number): void {
    const flight = { number: this.#flights++, move: line.move!, ms };
    const timer = setTimeout(() => this.#arrive(flight), ms);
    this.#air.push({ beat, flight, timer, wait });
    this.#flying = [...this.#flying, flight];
  }

  /** A card has arrived, and with it all that started before it. */
  #arrive(flight: Flight): void {
    const reel = this.#reel!;
    let wait = 0;
    while (this.#air.length > 0 && this.#air[0]!.flight.number <= flight.number) {
      const first = this.#air.shift()!;
      clearTimeout(first.timer);
      this.#land(reel, first.beat, RING_MS);
      wait = first.wait;
    }
    this.#flying = this.#air.map((one) => one.flight);
    if (!this.#inMotion && !this.#after(reel, wait)) this.#go();
  }

  #landAll(): void {
    const last = this.#air.at(-1);
    if (last !== undefined) this.#arrive(last.flight);
  }

  /** Cards in the air are at their new places now, and nothing follows. */
  #landHere(): void {
    for (const { beat } of this.#air) this.#reel?.take(beat);
    this.#stop();
  }

  #land(reel: Reel, beat: Beat, ms: number): void {
    reel.take(beat);
    if (beat.line?.move) this.#landed = [{ number: this.#flights++, move: beat.line.move, ms }];
  }

  /** After a landing: the wait until the next event. The reader's question does not wait; the result says whether all does. */
  #after(reel: Reel, wait: number): boolean {
    if (this.#stopped) {
      this.#go();
      return true;
    }
    const last = reel.coming.at(-1)?.ends;
    const onlyTurns = reel.coming.every(({ line }) => line === undefined || line.kind === "turn");
    if (wait === 0 || (onlyTurns && last?.options && !this.again)) return false;
    // Who is waited for can be known before the last sentence is read; how the game ended comes after it.
    while (reel.coming[0]?.ends?.outcome === null) this.#plays(reel, reel.coming.shift()!);
    this.#wait(wait);
    return true;
  }

  #wait(ms: number | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = ms === undefined ? undefined : setTimeout(() => this.#go(), ms);
  }

  /** Everything that is to come happens now. */
  #toEnd(): void {
    const reel = this.#reel;
    if (reel === undefined) return;
    const moves = this.#air.map(({ flight }) => flight.move);
    this.#landHere();
    for (const beat of reel.coming.splice(0)) {
      this.#start(reel, beat);
      reel.take(beat);
      if (beat.line?.move) moves.push(beat.line.move);
    }
    this.#landed = moves.map((move) => ({ number: this.#flights++, move, ms: RING_AT_ONCE_MS }));
    this.#rest();
  }

  /** Back from the past to the game as it is now. */
  #present(): void {
    this.#stop();
    this.#past = undefined;
    this.#landed = [];
    const live = this.#live!;
    if (live.coming.length === 0) return this.#rest();
    live.leave();
    this.#begin(live);
    this.#proceed();
  }

  #stop(): void {
    this.#wait(undefined);
    for (const { timer } of this.#air) clearTimeout(timer);
    this.#air = [];
    this.#flying = [];
  }

  /** Nothing is to come. Whose turn it is stands elsewhere; what happened last remains to be read. */
  #rest(): void {
    if (this.#line?.kind === "turn") {
      const happened = this.log.lines.findLast(({ kind }) => kind !== "turn");
      if (happened !== undefined) this.#tell(happened, false);
    }
    this.#busy = this.#paused = false;
  }

  #miss(): void {
    this.#missed += this.#live?.left ?? 0;
    this.#paused = false;
    this.#toEnd();
  }

  /** Nobody looks any more: there is no point in playing. */
  readonly #hide = (): void => {
    if (!document.hidden || !this.#busy) return;
    if (this.again) {
      this.#stop();
      this.#past = undefined;
    }
    this.#miss();
  };
}
