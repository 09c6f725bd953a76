// Which presses answer the question on the screen. The second half of a double click, a press that began before the
// question opened, and a key that is held down belong to what was there before.

/** A second press so soon after a choice by pointer is not meant for the next question. */
export const REST_MS = 400;

/** The part of an event that matters here. */
type Press = Pick<UIEvent, "type" | "detail"> & Partial<Pick<KeyboardEvent, "repeat">>;

export class Presses {
  /** Whether nothing can be chosen for a moment, since the last choice was made by pointer. */
  resting = $state(false);

  #opened = -Infinity;
  #pointerDown = -Infinity;
  /** Whether the pointer went down since the last click. A click without that was made by an aid. */
  #isDown = false;
  /** When the key that is held down went down. */
  #keyDown: number | undefined;
  #repeats = false;
  #chosen = -Infinity;
  /** How often the pointer was clicked; 0 if the last press was by key or by an aid such as a screen reader. */
  #clicks = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether the last press was by key, or by an aid. */
  get byKey(): boolean {
    return this.#clicks === 0;
  }

  /** A question is on the screen from now on. */
  opened(): void {
    this.#opened = this.now();
  }

  /** Something was pressed: to be told before anyone acts on it. */
  pressed({ type, detail, repeat = false }: Press): void {
    switch (type) {
      case "pointerdown":
        this.#pointerDown = this.now();
        this.#isDown = true;
        this.#clicks = 1;
        break;
      case "click":
        this.#clicks = this.#isDown ? detail : 0;
        this.#isDown = false;
        break;
      case "keydown":
        if (!repeat) this.#keyDown = this.now();
        this.#repeats = repeat;
        this.#clicks = 0;
        break;
      case "keyup":
        // A button is clicked by the space bar when the key goes up, so it counts as held until then.
        setTimeout(() => {
          this.#keyDown = undefined;
          this.#repeats = false;
        });
        break;
    }
  }

  /** Whether the last press answers the question on the screen. */
  get counts(): boolean {
    return this.confirms && this.#clicks <= 1;
  }

  /** Whether the last press confirms what was held before: here two quick touches are meant as two. */
  get confirms(): boolean {
    if (this.byKey) return !this.#repeats && (this.#keyDown ?? Infinity) >= this.#opened;
    return this.#pointerDown >= Math.max(this.#opened, this.#chosen + REST_MS);
  }

  /** It was taken as an answer. */
  chose(): void {
    if (this.byKey) return;
    this.#chosen = this.now();
    this.resting = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.resting = false), REST_MS);
  }

  /** Be told of all presses on that window. */
  listen(window: Window): void {
    for (const type of ["pointerdown", "click", "keydown", "keyup"] as const) {
      window.addEventListener(type, (event) => this.pressed(event), { capture: true, passive: true });
    }
  }
}

/** The presses on this page. */
export const presses = new Presses();
presses.listen(window);
