// What is held close to the eyes: a card in its reading size, or the meaning of a word.
//
// Anything on the table can be read by resting on it, with the pointer or the keyboard, or by a long press. One
// <ReadingCard> at the root of the page shows it.

import type { Attachment } from "svelte/attachments";

import type { CardBook } from "./book";

export type Shown =
  | { readonly kind: "card"; readonly name: string }
  | { readonly kind: "meaning"; readonly term: string; readonly meaning: string };

const REST = 300;
const LEAVE = 180;
const PRESS = 450;

/** The id of the element that shows it, by which what is read about refers to it. */
export const READING_ID = "reading";

export class Reading {
  /** What is read now. */
  shown = $state.raw<Shown>();
  /** What it is about: the page shows it beside this, and as a sheet from below if there is nothing. */
  anchor = $state.raw<Element>();
  /** Whether it stays until it is closed: so does what was opened by a press. */
  sheet = $state(false);
  /** The book that cards are read from. */
  book = $state.raw<CardBook>();

  #coming: ReturnType<typeof setTimeout> | undefined;
  #awaited: Element | undefined;

  /** Read that card, beside what stands for it; without an anchor as a sheet. */
  open(name: string, anchor?: Element): void {
    this.keep({ kind: "card", name }, anchor);
  }

  /** Read that; where fingers point, it stays until it is closed. */
  keep(shown: Shown, anchor?: Element): void {
    this.show(shown, anchor, anchor === undefined || matchMedia("(pointer: coarse)").matches);
  }

  show(shown: Shown, anchor: Element | undefined, sheet = false): void {
    this.stay();
    this.#describe(false);
    this.shown = shown;
    this.anchor = anchor;
    this.sheet = sheet;
    this.#describe(true);
  }

  close(): void {
    this.stay();
    this.#describe(false);
    this.shown = undefined;
    this.anchor = undefined;
    this.sheet = false;
  }

  /** Show it if one rests there a while. */
  soon(shown: Shown, anchor: Element): void {
    this.stay();
    this.#awaited = anchor;
    this.#coming = setTimeout(() => this.show(shown, anchor), REST);
  }

  /** Close it shortly, unless the pointer comes back or reaches what is shown. */
  leave(): void {
    this.stay();
    if (!this.sheet) this.#coming = setTimeout(() => this.close(), LEAVE);
  }

  /** Forget what was to happen soon. */
  stay(): void {
    clearTimeout(this.#coming);
    this.#awaited = undefined;
  }

  /** What stood there is gone: nothing is read beside it any more. */
  forget(anchor: Element): void {
    if (this.anchor === anchor) this.close();
    else if (this.#awaited === anchor) this.stay();
  }

  #describe(on: boolean): void {
    if (on) this.anchor?.setAttribute("aria-describedby", READING_ID);
    else this.anchor?.removeAttribute("aria-describedby");
  }
}

export const reading = new Reading();

/** Whoever rests on this element, or presses it long, reads that card. */
export function enlarge(name: string): Attachment {
  return readable({ kind: "card", name });
}

/** Whoever rests on this element, or presses it long, reads that. */
export function readable(shown: Shown): Attachment {
  return (node) => {
    const element = node as HTMLElement;
    const abort = new AbortController();
    const on = (type: string, listen: (event: PointerEvent) => void, capture = false) =>
      element.addEventListener(type, (event) => listen(event as PointerEvent), { signal: abort.signal, capture });
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    on("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") reading.soon(shown, element);
    });
    on("pointerleave", ({ pointerType }) => {
      clearTimeout(press);
      if (pointerType === "mouse") reading.leave();
    });
    on("focusin", () => {
      if (element.matches(":focus-visible, :has(:focus-visible)")) reading.soon(shown, element);
    });
    on("focusout", () => reading.leave());
    on("pointerdown", ({ pointerType }) => {
      pressed = false;
      clearTimeout(press);
      if (pointerType === "mouse") return;
      press = setTimeout(() => {
        pressed = true;
        reading.show(shown, element, true);
      }, PRESS);
    });
    for (const end of ["pointerup", "pointercancel", "pointermove"]) {
      on(end, (event) => {
        // A finger is never quite still.
        if (event.type !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(press);
      });
    }
    // What was only read is not chosen too.
    on(
      "click",
      (event) => {
        if (pressed) {
          event.preventDefault();
          event.stopPropagation();
        }
        pressed = false;
      },
      true,
    );
    on("contextmenu", (event) => {
      if (pressed) event.preventDefault();
    });

    return () => {
      abort.abort();
      clearTimeout(press);
      reading.forget(element);
    };
  };
}
