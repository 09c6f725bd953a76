// Learning from mistakes: one after the other, until a better option has been found or shown.

import type { DecisionJudged, OptionJudged } from "../wire/schema";

/** Good enough: what follows can be told. */
const FOUND: readonly string[] = ["best", "good", "better"];

export class Learning {
  /** Which of the mistakes is on the table; their number once all are done. */
  at = $state(0);
  /** What was tried last. */
  tried = $state.raw<OptionJudged>();
  /** Whether the solution has been shown without being found. */
  shown = $state(false);
  /** How many were found, and how many of these at once. */
  found = $state(0);
  atOnce = $state(0);
  #tries = 0;

  /** The steps of the lesson, in order. */
  mistakes = $state.raw<readonly number[]>([]);
  /** What is a mistake as far as is known now. */
  #known: readonly number[];

  constructor(mistakes: readonly number[]) {
    this.mistakes = mistakes;
    this.#known = mistakes;
  }

  /** A closer look: what is ahead and turned out to be no mistake is left out, and what was found is added. */
  keep(known: readonly number[]): void {
    this.#known = known;
    const here = this.step;
    if (here === undefined) return;
    const stays = this.#tries > 0 || this.shown || known.includes(here);
    const before = this.mistakes.slice(0, this.at);
    this.mistakes = [...before, ...(stays ? [here] : []), ...known.filter((step) => step > here)];
  }

  /** The step on the table; undefined when all are done. */
  get step(): number | undefined {
    return this.mistakes[this.at];
  }

  get done(): boolean {
    return this.at >= this.mistakes.length;
  }

  /** Whether there is nothing left to find at this step. */
  get solved(): boolean {
    return this.shown || (this.tried !== undefined && FOUND.includes(this.tried.verdict));
  }

  /** Try an option. */
  try(option: string, decision: DecisionJudged): void {
    const tried = decision.options.find((each) => each.option === option);
    if (this.solved || tried === undefined) return;
    this.#tries += 1;
    this.tried = tried;
    if (!FOUND.includes(tried.verdict)) return;
    this.found += 1;
    if (this.#tries === 1) this.atOnce += 1;
  }

  /** Give up on this one. */
  show(): void {
    this.shown = true;
  }

  next(): void {
    this.at += 1;
    this.#begin();
  }

  /** All of them once more. */
  again(): void {
    this.mistakes = this.#known;
    this.at = 0;
    this.found = 0;
    this.atOnce = 0;
    this.#begin();
  }

  #begin(): void {
    this.tried = undefined;
    this.shown = false;
    this.#tries = 0;
  }
}
