// The current position of a replay, and how to move through it.

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a position is shown at normal speed, in milliseconds. */
const PAUSE_MS = 1_400;

export class Player {
  step = $state(0);
  playing = $state(false);
  speed = $state<number>(1);

  /** A game with positions 0 to `last`; `turns` are the positions that begin a turn. */
  constructor(
    readonly last: number,
    readonly turns: readonly number[],
    step = 0,
  ) {
    this.step = this.#within(step);
  }

  /** The number of the current turn; 0 before the first. */
  get turn(): number {
    return this.turns.filter((first) => first <= this.step).length;
  }

  /** How long to wait before the next position. */
  get pause(): number {
    return PAUSE_MS / this.speed;
  }

  to(step: number): void {
    this.step = this.#within(step);
    if (this.step === this.last) this.playing = false;
  }

  forward(): void {
    this.to(this.step + 1);
  }

  back(): void {
    this.to(this.step - 1);
  }

  nextTurn(): void {
    this.to(this.turns.find((first) => first > this.step) ?? this.last);
  }

  /** To the beginning of this turn or, from there, of the one before. */
  lastTurn(): void {
    this.to(this.turns.findLast((first) => first < this.step) ?? 0);
  }

  /** Play or pause; at the end it starts again from the beginning. */
  toggle(): void {
    if (!this.playing && this.step === this.last) this.step = 0;
    this.playing = !this.playing;
  }

  /** Handle that key; returns whether the key has a meaning. */
  pressed(key: string, shift: boolean): boolean {
    switch (key) {
      case "ArrowRight":
        if (shift) this.nextTurn();
        else this.forward();
        return true;
      case "ArrowLeft":
        if (shift) this.lastTurn();
        else this.back();
        return true;
      case "Home":
        this.to(0);
        return true;
      case "End":
        this.to(this.last);
        return true;
      case " ":
        this.toggle();
        return true;
      default:
        return false;
    }
  }

  #within(step: number): number {
    return Number.isFinite(step) ? Math.min(Math.max(0, Math.trunc(step)), this.last) : 0;
  }
}
