// The positions of a session in the editor, to be undone and done again.

import type { Position } from "./position";

const MOST = 500;

export class Steps {
  #now = $state.raw() as Position;
  #past = $state.raw<readonly Position[]>([]);
  #future = $state.raw<readonly Position[]>([]);

  constructor(first: Position) {
    this.#now = first;
  }

  get now(): Position {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Take that step; what had been undone is forgotten. A step that changes nothing is none. */
  take(next: Position): void {
    if (JSON.stringify(next) === JSON.stringify(this.#now)) return;
    this.#past = [...this.#past, this.#now].slice(-MOST);
    this.#future = [];
    this.#now = next;
  }

  /** Begin anew, with nothing to undo. */
  begin(first: Position): void {
    this.#now = first;
    this.#past = [];
    this.#future = [];
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#future = [this.#now, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#now = before;
  }

  redo(): void {
    const [next, ...others] = this.#future;
    if (next === undefined) return;
    this.#past = [...this.#past, this.#now];
    this.#future = others;
    this.#now = next;
  }
}
