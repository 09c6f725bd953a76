// Whether the pointer moves, or only what lies beneath it. Browsers report both alike: an element that slides under a
// resting mouse is "entered" too, but nobody pointed at it.

import type { Attachment } from "svelte/attachments";

/** Where the pointer was when it last moved, and whether its last report was of a movement. */
let [x, y, moving] = [NaN, NaN, false];

window.addEventListener(
  "pointermove",
  ({ screenX, screenY }) => {
    moving = screenX !== x || screenY !== y;
    [x, y] = [screenX, screenY];
  },
  { capture: true, passive: true },
);

/** Whether this event of a mouse comes from moving it. */
export function isMoved({ type, screenX, screenY }: PointerEvent): boolean {
  return type === "pointermove" ? moving : screenX !== x || screenY !== y;
}

/** Tells when a mouse is moved onto this element or over it, and when it is gone. A finger does not point. */
export function pointing(come: () => void, leave: () => void): Attachment {
  return (node) => {
    const abort = new AbortController();
    const on = (type: string, act: (event: PointerEvent) => void) =>
      node.addEventListener(
        type,
        (event) => {
          if ((event as PointerEvent).pointerType !== "touch") act(event as PointerEvent);
        },
        { signal: abort.signal },
      );
    for (const type of ["pointerenter", "pointermove"]) on(type, (event) => isMoved(event) && come());
    on("pointerleave", leave);
    return () => abort.abort();
  };
}
