// Where the tour's bubble stands: beside what it points at, and always on the screen.

const GAP = 14;
const MARGIN = 16;
const WIDTH = 400;
/** So much a bubble may need; where there is less room on either side, it stands in the middle. */
const HEIGHT = 260;

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly side: "above" | "below" | "middle";
  readonly left: number;
  /** From the edge of the screen that the side is named by: from the top if it is below, else from the bottom. */
  readonly distance: number;
}

/** Where an element is on the screen, with a little air around it; none if it is not there. */
export function frameOf(element: Element | null): Frame | undefined {
  const box = element?.getBoundingClientRect();
  if (box === undefined || box.width === 0 || box.height === 0) return undefined;
  return { left: box.left - 6, top: box.top - 6, width: box.width + 12, height: box.height + 12 };
}

/** Where the bubble stands for something in that frame. */
export function spotFor(frame: Frame | undefined, screen: { width: number; height: number }): Spot {
  if (frame === undefined) return { side: "middle", left: 0, distance: 0 };
  const furthest = Math.max(MARGIN, screen.width - WIDTH - MARGIN);
  const left = Math.min(Math.max(MARGIN, frame.left), furthest);
  const below = screen.height - frame.top - frame.height;
  if (below < HEIGHT && frame.top < HEIGHT) return { side: "above", left, distance: MARGIN };
  if (below >= frame.top) return { side: "below", left, distance: frame.top + frame.height + GAP };
  return { side: "above", left, distance: screen.height - frame.top + GAP };
}
