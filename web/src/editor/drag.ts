// A card is taken up by pressing it, or dragged. A mouse drags at once. A finger that moves scrolls; it lifts the card if
// it rests on it first, and reads it if it rests longer.

import type { Attachment } from "svelte/attachments";

import { reading } from "../cards/reading.svelte";
import { scrollAtEdges } from "./edges";
import type { Editor, Origin } from "./editor.svelte";
import { spotOf } from "./places";

/** A press that moves farther, in pixels, is a drag. */
const FAR = 6;
/** A finger is never quite still. */
const FAR_FINGER = 10;
/** How long a finger rests on a card to lift it. */
const LIFT_MS = 250;
/** A finger hides what is beneath it: the card that it drags is shown above. */
const ABOVE_FINGER = 40;

/** Makes an element a card that can be taken up. */
export function pickable(editor: Editor, card: string, origin: Origin): Attachment<HTMLElement> {
  return (element) => {
    const abort = new AbortController();
    const { signal } = abort;
    let dropped = false;

    element.addEventListener(
      "pointerdown",
      (event) => {
        dropped = false;
        dragging(editor, card, origin, event, () => (dropped = true));
      },
      { signal },
    );
    element.addEventListener(
      "click",
      (event) => {
        // The press that ended a drag takes nothing up.
        if (dropped) {
          dropped = false;
          return;
        }
        reading.close();
        editor.hold(card, origin, event.detail === 0);
      },
      { signal },
    );
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Delete" && event.key !== "Backspace") return;
        event.preventDefault();
        reading.close();
        editor.away(card);
      },
      { signal },
    );
    const cleared = askedToScroll(element);
    return () => {
      abort.abort();
      cleared();
    };
  };
}

/** Makes the browser ask before a finger scrolls from here: one that has lifted a card does not scroll. */
export function askedToScroll(element: HTMLElement): () => void {
  // What it is answered is for the drag to say. A browser only asks if somebody listened when the finger came down.
  const nothing = (): void => undefined;
  element.addEventListener("touchmove", nothing, { passive: false });
  return () => element.removeEventListener("touchmove", nothing);
}

/** A press on a card: if the pointer moves, the card follows it until it is let go. */
export function dragging(
  editor: Editor,
  card: string,
  origin: Origin,
  from: PointerEvent,
  ondrag: () => void = () => undefined,
): void {
  if (from.button !== 0 || !from.isPrimary) return;
  const finger = from.pointerType === "touch";
  const pressed = from.target instanceof HTMLElement ? from.target : undefined;
  const abort = new AbortController();
  const { signal } = abort;
  const at = { x: from.clientX, y: from.clientY };
  let lifted = !finger;
  let moving = false;
  const lifting = finger ? setTimeout(lift, LIFT_MS) : undefined;

  function lift(): void {
    lifted = true;
    pressed?.closest("[data-pick], [data-strip]")?.setAttribute("data-lifted", "");
  }

  function end(): void {
    abort.abort();
    clearTimeout(lifting);
    for (const one of document.querySelectorAll("[data-lifted]")) one.removeAttribute("data-lifted");
    point(null);
    reading.paused = false;
  }

  function begin(): void {
    moving = true;
    ondrag();
    reading.close();
    reading.paused = true;
    if (editor.held?.card !== card) editor.hold(card, origin);
    editor.dragged = true;
    if (finger)
      scrollAtEdges(
        () => at.y,
        () => point(dropAt(at.x, at.y)),
        signal,
      );
  }

  function onmove(event: PointerEvent): void {
    if (event.pointerId !== from.pointerId) return;
    const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= (finger ? FAR_FINGER : FAR);
    if (!moving && !far) return;
    if (!lifted) {
      end();
      return;
    }
    if (!moving) begin();
    event.preventDefault();
    [at.x, at.y] = [event.clientX, event.clientY];
    const { style } = document.documentElement;
    style.setProperty("--drag-x", `${at.x}px`);
    style.setProperty("--drag-y", `${at.y - (finger ? ABOVE_FINGER : 0)}px`);
    point(dropAt(at.x, at.y));
  }

  function onup(event: PointerEvent): void {
    if (event.pointerId !== from.pointerId) return;
    end();
    if (!moving) return;
    const target = dropAt(event.clientX, event.clientY)?.dataset["drop"];
    if (target === "away" && editor.whereIs(card).length > 0) editor.away(card);
    else {
      const spot = target === undefined ? undefined : spotOf(target);
      if (spot === undefined) editor.release();
      else editor.drop(spot);
    }
    editor.dragged = false;
  }

  function oncancel(event: PointerEvent): void {
    if (event.pointerId !== from.pointerId) return;
    end();
    if (moving) editor.release();
    editor.dragged = false;
  }

  window.addEventListener("pointermove", onmove, { signal });
  window.addEventListener("pointerup", onup, { signal });
  window.addEventListener("pointercancel", oncancel, { signal });
  if (!finger) return;
  const stay = (event: Event): void => {
    if (lifted) event.preventDefault();
  };
  // Not on the window: the sheet of all cards closes when one is dragged out of it, and its element hears it still.
  pressed?.addEventListener("touchmove", stay, { passive: false, signal });
  window.addEventListener("contextmenu", stay, { signal });
}

function dropAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
}

/** Marks the place that the card would go to. */
function point(at: HTMLElement | null): void {
  for (const one of document.querySelectorAll("[data-drop][data-over]"))
    if (one !== at) one.removeAttribute("data-over");
  at?.setAttribute("data-over", "");
}
