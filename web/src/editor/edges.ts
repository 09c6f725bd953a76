// While a finger drags a card to an edge of the table, the table scrolls: the finger cannot do both.

/** How near to an edge that is, in pixels. */
const EDGE = 64;
/** How many pixels a frame, at the very edge. */
const FASTEST = 14;

/** How far the table goes on in a frame, with the finger there between these edges. */
export function pushed(y: number, top: number, bottom: number): number {
  const beyond = y < top + EDGE ? y - top - EDGE : Math.max(0, y - bottom + EDGE);
  return Math.max(-1, Math.min(1, beyond / EDGE)) * FASTEST;
}

/** Scrolls while the finger is near an edge, until the signal aborts; `finger` tells its height on the screen. */
export function scrollAtEdges(finger: () => number, onscroll: () => void, signal: AbortSignal): void {
  const step = (): void => {
    if (signal.aborted) return;
    const { scroller, top, bottom } = scrolled();
    const before = scroller.scrollTop;
    scroller.scrollTop += Math.round(pushed(finger(), top, bottom));
    if (scroller.scrollTop !== before) onscroll();
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** What scrolls: the table where it has its own part of the window, else the page. */
function scrolled(): { scroller: Element; top: number; bottom: number } {
  const table = document.querySelector("[data-scrolls]");
  if (table !== null && table.scrollHeight > table.clientHeight && getComputedStyle(table).overflowY === "auto") {
    const { top, bottom } = table.getBoundingClientRect();
    return { scroller: table, top, bottom };
  }
  return { scroller: document.scrollingElement ?? document.documentElement, top: 0, bottom: innerHeight };
}
