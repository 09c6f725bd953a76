// Where the coach's card stands: beside its target, on free table, never over what must stay visible.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the card stands; its notch points to the target from that edge, so many pixels along it. */
export interface CoachPlace {
  readonly left: number;
  readonly top: number;
  readonly notch: "left" | "right" | "up" | "down" | "none";
  readonly along: number;
}

/** What the card may cover: never the first, and of the others as little as possible. */
export interface Obstacles {
  readonly never: readonly Box[];
  readonly rather: readonly Box[];
}

const GAP = 20;
const MARGIN = 8;
/** Half of the notch, and how far it stays from the corners. */
const NOTCH = 9;
const CORNER = 16;
/** How much worse it is to cover what must stay visible. */
const FORBIDDEN = 1000;

/** The best place for a card of that size beside its target; without a target, in the middle. */
export function placeFor(target: Box | undefined, size: Size, screen: Size, obstacles: Obstacles): CoachPlace {
  if (target === undefined) return middle(size, screen);
  const places = candidates(target, size, screen).filter(({ left, top }) => fits({ left, top, ...size }, screen));
  const never = [target, ...obstacles.never];
  const cost = ({ left, top }: CoachPlace): number => {
    const box = { left, top, ...size };
    return FORBIDDEN * covered(box, never) + covered(box, obstacles.rather);
  };
  return (
    places.reduce<CoachPlace | undefined>(
      (best, place) => (best === undefined || cost(place) < cost(best) ? place : best),
      undefined,
    ) ?? middle(size, screen)
  );
}

function candidates(target: Box, size: Size, screen: Size): CoachPlace[] {
  const across = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const tops = [target.top - 2, target.top + target.height - size.height, across.y - size.height / 2];
  const lefts = [across.x - size.width / 2, target.left, target.left + target.width - size.width];
  const aside = tops.flatMap((wanted): CoachPlace[] => {
    const top = clamped(wanted, screen.height - size.height);
    const along = notched(across.y - top, size.height);
    return [
      { left: target.left + target.width + GAP, top, notch: "left", along },
      { left: target.left - size.width - GAP, top, notch: "right", along },
    ];
  });
  const below = lefts.flatMap((wanted): CoachPlace[] => {
    const left = clamped(wanted, screen.width - size.width);
    const along = notched(across.x - left, size.width);
    return [
      { left, top: target.top + target.height + GAP, notch: "up", along },
      { left, top: target.top - size.height - GAP, notch: "down", along },
    ];
  });
  const corners = [MARGIN, screen.width - size.width - MARGIN].flatMap((left): CoachPlace[] =>
    [MARGIN, screen.height - size.height - MARGIN].map((top) => ({ left, top, notch: "none", along: 0 })),
  );
  return [...aside, ...below, ...corners];
}

function middle(size: Size, screen: Size): CoachPlace {
  return {
    left: clamped((screen.width - size.width) / 2, screen.width - size.width),
    top: clamped((screen.height - size.height) / 2, screen.height - size.height),
    notch: "none",
    along: 0,
  };
}

function fits(box: Box, screen: Size): boolean {
  return box.left >= 0 && box.top >= 0 && box.left + box.width <= screen.width && box.top + box.height <= screen.height;
}

function clamped(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}

function notched(along: number, length: number): number {
  return Math.max(CORNER, Math.min(along - NOTCH, length - CORNER - 2 * NOTCH));
}

/** How much of the boxes a box covers. */
function covered(box: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, other) => {
    const wide = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
    const high = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
    return wide > 0 && high > 0 ? sum + wide * high : sum;
  }, 0);
}
