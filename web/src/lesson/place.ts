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

/** Where the card stands, and how wide; its notch points to the target from that edge, so many pixels along it. */
export interface CoachPlace {
  readonly width: number;
  readonly left: number;
  readonly top: number;
  readonly notch: "left" | "right" | "up" | "down" | "none";
  readonly along: number;
}

/** What the card may cover: never what it talks of or what must stay visible, and of the rest as little as possible. */
export interface Obstacles {
  readonly about: readonly Box[];
  readonly never: readonly Box[];
  readonly rather: readonly Box[];
}

const GAP = 20;
const MARGIN = 8;
/** Between the card and what it must not cover. */
const CLOSE = 6;
/** Half of the notch, and how far it stays from the corners. */
const NOTCH = 9;
const CORNER = 16;
/** How far places without a notch are apart. */
const GRID = 24;
/**
 * What a place costs, in pixels covered: each of its targets or of what it talks of, each that must stay visible, each of
 * distance from the target or from the middle, to have no notch, and each by which the card jumps, up to a limit.
 */
const TARGET = 5000;
const FORBIDDEN = 300;
const DISTANT = 40;
const OFF_MIDDLE = 8;
const LOOSE = 8000;
const JUMP = 20;
const FARTHEST_JUMP = 300;

/**
 * The best place for a card that can have any of these sizes: beside one of its targets or, without any, near the middle;
 * and where it stood before, if that is as good.
 */
export function placeFor(
  targets: readonly Box[],
  sizes: readonly Size[],
  screen: Size,
  obstacles: Obstacles,
  before?: Box,
): CoachPlace {
  const center = { left: screen.width / 2, top: screen.height / 2, width: 0, height: 0 };
  const never = [...targets, ...obstacles.about, ...obstacles.never];
  const cost = ({ left, top, notch }: CoachPlace, size: Size): number => {
    const box = { left, top, ...size };
    const near = Math.min(...targets.map((target) => distance(box, target)));
    const apart = targets.length > 0 ? DISTANT * near : OFF_MIDDLE * distance(box, center);
    const jump = before === undefined ? 0 : JUMP * Math.min(FARTHEST_JUMP, shift(box, before));
    const hidden = TARGET * covered(box, [...targets, ...obstacles.about]) + FORBIDDEN * covered(box, obstacles.never);
    return hidden + covered(box, obstacles.rather) + apart + jump + (notch === "none" ? LOOSE : 0);
  };
  let best = middle(sizes[0]!, screen);
  let least = cost(best, sizes[0]!);
  for (const size of sizes) {
    for (const place of [
      ...targets.flatMap((target) => notched(target, size, screen)),
      ...loose(size, screen, never),
      ...stays(size, before),
    ]) {
      if (!fits({ left: place.left, top: place.top, ...size }, screen)) continue;
      const costs = cost(place, size);
      if (costs < least) [best, least] = [place, costs];
    }
  }
  return best;
}

/** The places right beside the target. */
function notched(target: Box, size: Size, screen: Size): CoachPlace[] {
  const { width } = size;
  const across = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const tops = [target.top - 2, across.y - size.height / 2, target.top + target.height - size.height];
  const lefts = [across.x - size.width / 2, target.left, target.left + target.width - size.width];
  // Farther along, the notch still points at the target.
  lefts.push(across.x - CORNER - NOTCH, across.x - size.width + CORNER + NOTCH);
  const aside = tops.flatMap((wanted): CoachPlace[] => {
    const top = clamped(wanted, screen.height - size.height);
    const along = notchAt(across.y - top, size.height);
    return [
      { left: target.left + target.width + GAP, top, width, notch: "left", along },
      { left: target.left - size.width - GAP, top, width, notch: "right", along },
    ];
  });
  const below = lefts.flatMap((wanted): CoachPlace[] => {
    const left = clamped(wanted, screen.width - size.width);
    const along = notchAt(across.x - left, size.width);
    return [
      { left, top: target.top + target.height + GAP, width, notch: "up", along },
      { left, top: target.top - size.height - GAP, width, notch: "down", along },
    ];
  });
  return [...aside, ...below];
}

/** Places all over the screen, and right below or above what must stay visible. */
function loose(size: Size, screen: Size, never: readonly Box[]): CoachPlace[] {
  const { width, height } = size;
  const beyond = never.flatMap((box) => [box.top + box.height + CLOSE, box.top - height - CLOSE]);
  return steps(screen.width - width).flatMap((left) =>
    [...steps(screen.height - height), ...beyond].map((top): CoachPlace => ({
      left,
      top,
      width,
      notch: "none",
      along: 0,
    })),
  );
}

/** Where it stood, with the upper or the lower edge in its place. */
function stays(size: Size, before: Box | undefined): CoachPlace[] {
  if (before === undefined) return [];
  const { left, top, height } = before;
  return [top, top + height - size.height].map((top) => ({ left, top, width: size.width, notch: "none", along: 0 }));
}

function steps(most: number): number[] {
  const count = Math.max(0, Math.floor((most - 2 * MARGIN) / GRID)) + 1;
  return [...Array.from({ length: count }, (_, step) => MARGIN + GRID * step), most - MARGIN];
}

function middle(size: Size, screen: Size): CoachPlace {
  return {
    left: clamped((screen.width - size.width) / 2, screen.width - size.width),
    top: clamped((screen.height - size.height) / 2, screen.height - size.height),
    width: size.width,
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

function notchAt(along: number, length: number): number {
  return Math.max(CORNER, Math.min(along - NOTCH, length - CORNER - 2 * NOTCH));
}

/** How far two boxes are apart; 0 if they touch. */
function distance(one: Box, other: Box): number {
  const wide = Math.max(one.left, other.left) - Math.min(one.left + one.width, other.left + other.width);
  const high = Math.max(one.top, other.top) - Math.min(one.top + one.height, other.top + other.height);
  return Math.hypot(Math.max(0, wide), Math.max(0, high));
}

/** How far the corner of a box is from that of another: the upper or the lower one, whichever has moved less. */
function shift(one: Box, other: Box): number {
  const down = Math.min(Math.abs(one.top - other.top), Math.abs(one.top + one.height - other.top - other.height));
  return Math.hypot(one.left - other.left, down);
}

/** How much of the boxes a box covers. */
function covered(box: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, other) => {
    const wide = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
    const high = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
    return wide > 0 && high > 0 ? sum + wide * high : sum;
  }, 0);
}
