// How long something has been in front of the reader; while the page is hidden it stands still.

export class Stopwatch {
  #since: number | undefined;
  #ms = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  run(): void {
    this.#since ??= this.now();
  }

  rest(): void {
    if (this.#since !== undefined) this.#ms += this.now() - this.#since;
    this.#since = undefined;
  }

  /** What has been measured since it was last read. */
  take(): number {
    const running = this.#since !== undefined;
    this.rest();
    const ms = this.#ms;
    this.#ms = 0;
    if (running) this.run();
    return Math.round(ms);
  }
}
