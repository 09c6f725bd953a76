// A puzzle that is being solved: choices are tried out on the server, undo is free, and a finished turn is a try.

import { SvelteMap } from "svelte/reactivity";

import type { AttemptMade, PuzzleHint, PuzzleShown, PuzzleSolution, Seen } from "../wire/schema";
import type { Diary, Entry } from "./diary.svelte";
import { MOST_HINTS, MOST_TRIES, starsFor } from "./score";
import { Stopwatch } from "./stopwatch";

/** What the page asks the server for, in the language of the reader. */
export interface Asking {
  readonly attempt: (choices: readonly string[]) => Promise<AttemptMade>;
  readonly hint: (choices: readonly string[], number: number) => Promise<PuzzleHint>;
  readonly solution: (choices: readonly string[]) => Promise<PuzzleSolution>;
}

/** Trying; a try has failed; it is solved; or the solution is shown. */
export type Phase = "trying" | "failed" | "solved" | "shown";

/** The choices of a try up to a position, and where they lead. */
interface Position {
  readonly choices: readonly string[];
  readonly made: AttemptMade;
}

/** A try that failed, to be remembered beside the next one. */
export interface FailedTry extends Position {
  /** Which of the tries it was, from 1 on. */
  readonly number: number;
}

export class Solving {
  /** The positions after each choice of this try. */
  #positions = $state.raw<readonly Position[]>([]);
  #ended = $state<"failed" | "solved" | "shown">();
  #lastTry = $state.raw<FailedTry>();
  /** The hints that were given, by the choices before them. */
  readonly #hints = new SvelteMap<string, readonly PuzzleHint[]>();
  #offered = $state(false);
  #solution = $state.raw<PuzzleSolution>();
  #asked = 0;
  /** Whether the server is asked where a choice leads. */
  #choosing = $state(false);
  /** The last choice, or showing the solution: done when all that follows from it has happened. */
  #doing: Promise<void> = Promise.resolve();
  /** Whether an answer of the server is awaited. */
  busy = $state(false);
  /** Why the last request was not answered. */
  problem = $state.raw<unknown>();

  constructor(
    readonly puzzle: PuzzleShown,
    private readonly diary: Diary,
    private readonly asking: Asking,
    /** The day whose puzzle this is, if that is today. */
    readonly day: string | undefined,
    private readonly watch = new Stopwatch(),
  ) {
    if (this.counts) watch.run();
  }

  get entry(): Entry {
    return this.diary.of(this.puzzle.number);
  }

  get phase(): Phase {
    return this.#ended ?? "trying";
  }

  /** Whether tries still count: the solution is not known, and there are tries left. */
  get counts(): boolean {
    return this.entry.standing === "open" && this.triesLeft > 0;
  }

  get triesLeft(): number {
    return Math.max(0, MOST_TRIES - this.entry.tries.length);
  }

  /** The position on the table. */
  get seen(): Seen {
    return this.made?.seen ?? this.puzzle.seen;
  }

  /** This try as far as it has come. */
  get made(): AttemptMade | undefined {
    return this.#positions.at(-1)?.made;
  }

  get choices(): readonly string[] {
    return this.#positions.at(-1)?.choices ?? [];
  }

  /** The last try that failed. */
  get lastTry(): FailedTry | undefined {
    return this.#lastTry;
  }

  /** The hints for what is asked now. */
  get hints(): readonly PuzzleHint[] {
    return this.#hints.get(this.#place) ?? [];
  }

  get canHint(): boolean {
    const { hints } = this;
    // Once something has to be taken back there is nothing more to say.
    return this.phase === "trying" && hints.length < MOST_HINTS && hints.at(-1)?.kind !== "back";
  }

  /** How many stars the puzzle is worth now. */
  get worth(): number {
    return this.counts ? starsFor(this.entry.tries.length, this.entry.hints) : 0;
  }

  /** Whether the reader is asked if a hint is worth a star. */
  get offering(): boolean {
    return this.#offered && this.canHint;
  }

  get canUndo(): boolean {
    if (this.phase !== "trying") return false;
    return this.#choosing || (this.#positions.length > 0 && !this.busy);
  }

  get solution(): PuzzleSolution | undefined {
    return this.#solution;
  }

  choose(option: string): Promise<void> {
    if (this.busy || this.phase !== "trying") return this.#doing;
    this.#doing = this.#choose(option);
    return this.#doing;
  }

  async #choose(option: string): Promise<void> {
    this.leaveHint();
    const choices = [...this.choices, option];
    this.#choosing = true;
    const made = await this.#answer(() => this.asking.attempt(choices));
    if (made === undefined) return;
    this.#positions = [...this.#positions, { choices, made }];
    if (made.state === "failed") this.#fail({ choices, made });
    if (made.state === "solved") await this.#solve();
  }

  /** Take back the last choice, whether its answer is here or still awaited. It costs nothing. */
  undo(): void {
    if (!this.canUndo) return;
    this.leaveHint();
    if (this.#choosing) this.#forget();
    else this.#positions = this.#positions.slice(0, -1);
  }

  /** From the beginning of the turn again. */
  again(): void {
    this.#positions = [];
    this.#ended = undefined;
    this.wake();
  }

  /** A hint is wanted. If it costs a star, that is said first, and wanting it once more takes it. */
  async wantHint(): Promise<void> {
    if (!this.canHint || this.busy) return;
    if (this.worth === 0 || this.#offered) return this.hint();
    this.#offered = true;
  }

  /** Rather no hint. */
  leaveHint(): void {
    this.#offered = false;
  }

  async hint(): Promise<void> {
    if (!this.canHint || this.busy) return;
    this.leaveHint();
    const { choices, hints } = this;
    const place = this.#place;
    const hint = await this.#answer(() => this.asking.hint(choices, hints.length + 1));
    if (hint === undefined) return;
    this.#hints.set(place, [...hints, hint]);
    if (this.counts) this.diary.hinted(this.puzzle.number);
  }

  /** Give up, and see the solution. */
  show(): Promise<void> {
    if (this.busy) return this.#doing;
    this.#doing = this.#show();
    return this.#doing;
  }

  async #show(): Promise<void> {
    this.leaveHint();
    const solution = await this.#answer(() => this.asking.solution([]));
    if (solution === undefined) return;
    this.rest();
    this.diary.giveUp(this.puzzle.number);
    this.#solution = solution;
    this.#ended = "shown";
  }

  /** Ask once more for the solution of a puzzle that has been solved, if it did not come. */
  async line(): Promise<void> {
    const choices = this.#ended === "solved" ? this.choices : [];
    this.#solution ??= await this.#answer(() => this.asking.solution(choices));
  }

  /**
   * What was tried on an earlier visit, or said in another language: put it into words again.
   *
   * The reader can go on before it is all here. What he does then is put into words, too.
   */
  async recall(before?: Solving): Promise<void> {
    if (before === undefined) return this.#recallLastTry();
    let known: readonly Position[];
    do {
      known = before.#positions;
      await this.#recallLastTry();
      this.#positions = await Promise.all(known.map(({ choices }) => this.#position(choices))).catch(() => []);
      await before.#doing;
    } while (known !== before.#positions);
    this.#ended = this.#positions.length === known.length ? before.#ended : undefined;
    if (this.#ended === "solved" || this.#ended === "shown") await this.line();
  }

  async #recallLastTry(): Promise<void> {
    const choices = this.entry.tries.at(-1);
    if (choices === undefined) return;
    const position = await this.#position(choices).catch(() => undefined);
    // After an update the puzzle of that number may be another one.
    if (position?.made.state === "failed") this.#lastTry = { number: this.entry.tries.length, ...position };
  }

  async #position(choices: readonly string[]): Promise<Position> {
    return { choices, made: await this.asking.attempt(choices) };
  }

  /** The page is left or hidden: note the time. */
  rest(): void {
    const ms = this.watch.take();
    this.watch.rest();
    if (ms > 0 && this.counts) this.diary.spent(this.puzzle.number, ms);
  }

  /** The page is seen again. */
  wake(): void {
    if (this.phase === "trying" && this.counts) this.watch.run();
  }

  /** What the choices so far are called. */
  get #place(): string {
    return this.choices.join("\n");
  }

  #fail(position: Position): void {
    if (this.counts) {
      this.rest();
      this.diary.failed(this.puzzle.number, position.choices);
    }
    this.#lastTry = { number: this.entry.tries.length, ...position };
    this.#ended = "failed";
  }

  async #solve(): Promise<void> {
    this.rest();
    this.diary.solve(this.puzzle.number, this.day);
    this.#ended = "solved";
    await this.line();
  }

  /** Nobody waits for an answer any more. */
  #forget(): void {
    this.#asked++;
    this.#choosing = false;
    this.busy = false;
  }

  async #answer<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const asked = ++this.#asked;
    this.busy = true;
    this.problem = undefined;
    try {
      const answer = await ask();
      return asked === this.#asked ? answer : undefined;
    } catch (error) {
      if (asked === this.#asked) this.problem = error;
      return undefined;
    } finally {
      if (asked === this.#asked) this.#forget();
    }
  }
}
