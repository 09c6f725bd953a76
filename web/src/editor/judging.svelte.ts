// A position that is judged: the quick answer first, then the full one, from what is known or from all cards.

import { problemOf } from "../lib/problem";
import type { PositionJudged } from "../wire/schema";
import type { Words } from "../words/catalogue";
import { judge } from "./asking";
import type { Position } from "./position";
import { sent } from "./wire";

export type Eyes = PositionJudged["eyes"];

/** Who speaks of the position, and how. */
export interface Telling {
  readonly words: Words;
  readonly names: readonly string[];
}

const DEPTHS = ["quick", "full"] as const;

export class Judging {
  #eyes = $state<Eyes>("fair");
  /** The best answers so far, by eyes and language. */
  #answers = $state.raw<ReadonlyMap<string, PositionJudged>>(new Map());
  /** Why there is no answer, or no better one. */
  problem = $state("");
  /** The number of the latest questions: after others, no more is asked. */
  #latest = 0;

  constructor(
    /** The position that is judged, and the choices that were tried from there. */
    readonly position: Position,
    readonly choices: readonly string[],
    private readonly told: Telling,
    private readonly ask: typeof judge = judge,
  ) {}

  get eyes(): Eyes {
    return this.#eyes;
  }

  set eyes(eyes: Eyes) {
    if (eyes === this.#eyes) return;
    this.#eyes = eyes;
    void this.go();
  }

  get found(): PositionJudged | undefined {
    return this.#answers.get(this.#key);
  }

  get isDone(): boolean {
    return this.found?.decision.depth === "full";
  }

  get #key(): string {
    return `${this.#eyes} ${this.told.words.name}`;
  }

  /** Ask for all answers that are still missing. */
  async go(): Promise<void> {
    const number = ++this.#latest;
    const key = this.#key;
    const eyes = this.#eyes;
    const { words, names } = this.told;
    this.problem = "";
    try {
      for (const depth of DEPTHS) {
        if (this.#has(key, depth)) continue;
        const found = await this.ask({
          position: sent(this.position),
          choices: [...this.choices],
          names: [...names],
          catalogue: words.name,
          eyes,
          depth,
        });
        // An earlier question may have brought a better answer meanwhile.
        if (!this.#has(key, depth)) this.#answers = new Map([...this.#answers, [key, found]]);
        if (number !== this.#latest) return;
      }
    } catch (error) {
      if (number === this.#latest) this.problem = problemOf(error, words);
    }
  }

  /** The reader has gone: nothing more is asked. */
  close(): void {
    this.#latest += 1;
  }

  #has(key: string, depth: (typeof DEPTHS)[number]): boolean {
    const known = this.#answers.get(key)?.decision.depth;
    return known === "full" || known === depth;
  }
}
