// What is enlarged to be read: a card in its reading size, or the meaning of a term.
//
// Anything on the table can be read by resting on it with the pointer, at once by the keyboard, and by a long press. A
// single <ReadingCard> at the root of the page shows it.

import type { Attachment } from "svelte/attachments";

import { isMoved } from "../lib/pointer";
import type { CardBook } from "./book";

export type Shown =
  | {
      readonly kind: "card";
      readonly name: string;
      /** What is said below it, such as how it lies in its pile. */
      readonly note?: string | undefined;
    }
  | { readonly kind: "meaning"; readonly term: string; readonly meaning: string };

const REST_MS = 250;
const LEAVE_MS = 180;
const PRESS_MS = 450;
/** Text of that size, in pixels, is read where it stands. */
const LEGIBLE = 11.5;

/** The id of the element that shows it, for the anchor's aria-describedby. */
export const READING_ID = "reading";

export class Reading {
  /** What is shown now. */
  shown = $state.raw<Shown>();
  /** The element that it is shown beside; without one it is shown as a sheet from below. */
  anchor = $state.raw<Element>();
  /** Whether it stays until it is closed, as after a long press. */
  sheet = $state(false);
  /** The card book that cards are looked up in. */
  book = $state.raw<CardBook>();

  /** Whether nothing is shown, as while a card is dragged across others. */
  paused = false;

  #coming: ReturnType<typeof setTimeout> | undefined;
  #awaited: Element | undefined;

  /** Show that card beside the anchor, or as a sheet without an anchor. */
  open(name: string, anchor?: Element): void {
    this.keep({ kind: "card", name }, anchor);
  }

  /** Show that; on a touch screen it stays until it is closed. */
  keep(shown: Shown, anchor?: Element): void {
    this.show(shown, anchor, anchor === undefined || matchMedia("(pointer: coarse)").matches);
  }

  show(shown: Shown, anchor: Element | undefined, sheet = false): void {
    this.stay();
    if (this.paused) return;
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

  /** Show it if the pointer stays there a moment. */
  soon(shown: Shown, anchor: Element): void {
    this.stay();
    this.#awaited = anchor;
    this.#coming = setTimeout(() => this.show(shown, anchor), REST_MS);
  }

  /** Close it shortly, unless the pointer comes back or reaches what is shown. */
  leave(): void {
    this.stay();
    if (!this.sheet) this.#coming = setTimeout(() => this.close(), LEAVE_MS);
  }

  /** Cancel what was going to happen soon. */
  stay(): void {
    clearTimeout(this.#coming);
    this.#awaited = undefined;
  }

  /** This anchor was removed from the page: show nothing beside it any more. */
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

/** Whether a whole card lies there, with text that can be read without enlarging it. */
function isLegible(element: Element): boolean {
  const text = element.querySelector("[data-text]");
  return text !== null && parseFloat(getComputedStyle(text).fontSize) >= LEGIBLE;
}

/** Shows that card when the pointer rests on this element, when it gets the focus, or after a long press. */
export function enlarge(name: string): Attachment {
  return readable({ kind: "card", name });
}

/** Shows that when the pointer rests on this element, when it gets the focus, or after a long press. */
export function readable(shown: Shown): Attachment {
  return (node) => {
    const element = node as HTMLElement;
    const abort = new AbortController();
    const on = (type: string, listen: (event: PointerEvent) => void, capture = false) =>
      element.addEventListener(type, (event) => listen(event as PointerEvent), { signal: abort.signal, capture });
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    /** Whether it slid beneath a resting mouse; it is shown once the mouse moves. */
    let slid = false;

    on("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      slid = !isMoved(event);
      if (!slid && !isLegible(element)) reading.soon(shown, element);
    });
    on("pointerleave", ({ pointerType }) => {
      slid = false;
      clearTimeout(press);
      if (pointerType === "mouse") reading.leave();
    });
    on("focusin", () => {
      if (element.matches(":focus-visible, :has(:focus-visible)")) reading.show(shown, element);
    });
    on("focusout", () => reading.leave());
    on("pointerdown", ({ pointerType }) => {
      pressed = false;
      clearTimeout(press);
      if (pointerType === "mouse") return;
      press = setTimeout(() => {
        pressed = true;
        reading.show(shown, element, true);
      }, PRESS_MS);
    });
    for (const end of ["pointerup", "pointercancel", "pointermove"]) {
      on(end, (event) => {
        // A finger is never quite still: small movements do not end the press.
        if (event.type !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(press);
      });
    }
    on("pointermove", (event) => {
      if (!slid || !isMoved(event)) return;
      slid = false;
      if (!isLegible(element)) reading.soon(shown, element);
    });
    // A long press only reads; it does not choose too.
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
