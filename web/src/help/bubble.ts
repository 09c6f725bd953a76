// Where the tour's bubble is placed: beside the element that it points at, always on the screen.

const GAP = 14;
/** The width of the ring, in pixels. */
const EDGE = 3;
const MARGIN = 16;
const WIDTH = 400;
/** The room that a bubble may need; with less room both above and below, it goes to the bottom of the screen. */
const HEIGHT = 260;

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface BubblePlace {
  readonly side: "above" | "below" | "middle";
  readonly left: number;
  /** From the top of the screen if the bubble is below the element, else from the bottom. */
  readonly distance: number;
}

/** Where an element is on the screen, with a small margin; undefined if it is not visible. */
export function frameOf(element: Element | null): Frame | undefined {
  const box = element?.getBoundingClientRect();
  if (box === undefined || box.width === 0 || box.height === 0) return undefined;
  // The ring lies inside the screen, and does not reach what lies beside the element.
  const [left, top] = [Math.max(EDGE, box.left - EDGE), Math.max(EDGE, box.top - EDGE)];
  const right = Math.min(innerWidth - EDGE, box.right + EDGE);
  const bottom = Math.min(innerHeight - EDGE, box.bottom + EDGE);
  return { left, top, width: right - left, height: bottom - top };
}

/** The place of the bubble for an element with that frame. */
export function bubbleFor(frame: Frame | undefined, screen: { width: number; height: number }): BubblePlace {
  if (frame === undefined) return { side: "middle", left: 0, distance: 0 };
  const furthest = Math.max(MARGIN, screen.width - WIDTH - MARGIN);
  const left = Math.min(Math.max(MARGIN, frame.left), furthest);
  const below = screen.height - frame.top - frame.height;
  if (below < HEIGHT && frame.top < HEIGHT) return { side: "above", left, distance: MARGIN };
  if (below >= frame.top) return { side: "below", left, distance: frame.top + frame.height + GAP };
  return { side: "above", left, distance: screen.height - frame.top + GAP };
}
