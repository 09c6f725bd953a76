// The analysis of a game as it comes: what has been found so far is asked for again and again while work goes on.

import { SvelteMap } from "svelte/reactivity";

import { analysisOf, judgedDecision, type JudgedFor, startAnalysis } from "../wire/rest";
import type { AnalysisSeen, DecisionJudged, MoveJudged } from "../wire/schema";

/** How often news is asked for, in milliseconds: while someone looks, in a tab that nobody sees, and while the work
 * rests (another may let it go on). After errors the time doubles up to the longest. */
const LOOK_MS = 1_000;
const HIDDEN_MS = 8_000;
const RESTING_MS = 10_000;
const LONGEST_MS = 60_000;

/** How a page gets an analysis; tests put something else in its place. */
export interface Ways {
  readonly start: typeof startAnalysis;
  readonly look: typeof analysisOf;
  readonly decision: typeof judgedDecision;
}

const BY_REST: Ways = { start: startAnalysis, look: analysisOf, decision: judgedDecision };

export class AnalysisSource {
  /** What has been found so far; undefined until the first answer. */
  seen = $state.raw<AnalysisSeen>();
  /** Why the last request failed. */
  problem = $state.raw<unknown>();

  readonly #decisions = new SvelteMap<number, DecisionJudged>();
  readonly #asked = new Map<number, string>();
  #tag = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #open = false;
  /** How many requests in a row have failed. */
  #errors = 0;

  constructor(
    readonly id: string,
    readonly wanted: JudgedFor,
    readonly catalogue: string,
    private readonly ways: Ways = BY_REST,
  ) {}

  /** Begin to look, and let the server begin its work if it has not. */
  async open(): Promise<void> {
    this.#open = true;
    await this.#look();
    const state = this.seen?.progress.state;
    if (state === "none" || state === "stopped") await this.start();
  }

  close(): void {
    this.#open = false;
    clearTimeout(this.#timer);
  }

  /** Let the server work, or go on. */
  async start(): Promise<void> {
    try {
      await this.ways.start(this.id);
      this.problem = undefined;
      await this.#look();
    } catch (error) {
      this.problem = error;
    }
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await this.ways.look(this.id, this.wanted, this.catalogue, this.#tag);
      if (found !== undefined) {
        this.#tag = found.tag;
        this.seen = found.seen;
      }
      // Why the server would not begin stays to be read.
      if (this.#errors > 0) this.problem = undefined;
      this.#errors = 0;
    } catch (error) {
      this.problem = error;
      this.#errors += 1;
    }
    const pause = this.#pause();
    // Someone else may have begun to wait in the meantime: there is only one timer.
    clearTimeout(this.#timer);
    if (this.#open && pause !== undefined) this.#timer = setTimeout(() => void this.#look(), pause);
  }

  /** When to look again, in milliseconds; undefined if there will be no news. */
  #pause(): number | undefined {
    const usual = document.hidden ? HIDDEN_MS : LOOK_MS;
    if (this.#errors > 0) return Math.min(LONGEST_MS, usual * 2 ** this.#errors);
    const state = this.seen?.progress.state;
    if (state === "running") return usual;
    return state === "stopped" ? RESTING_MS : undefined;
  }

  /** The decision at a step, if it has come. */
  decision(step: number): DecisionJudged | undefined {
    return this.#decisions.get(step);
  }

  /** Ask for a decision, unless it is known as well as the server knows it. */
  async want(step: number): Promise<void> {
    const judged = judgedAt(this.seen, step);
    const depth = judged?.depth ?? "";
    if (this.#asked.get(step) === depth) return;
    this.#asked.set(step, depth);
    try {
      this.#decisions.set(step, await this.ways.decision(this.id, step, this.wanted, this.catalogue));
    } catch {
      this.#asked.delete(step);
    }
  }
}

/** What was found at a step. */
export function judgedAt(analysis: AnalysisSeen | undefined, step: number): MoveJudged | undefined {
  return analysis?.judged.find((each) => each.step === step);
}
