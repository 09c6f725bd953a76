// Places a floating element beside its anchor, always inside the page.

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Page {
  readonly wide: number;
  readonly high: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** Where it is, seen from its anchor. */
  readonly side: Side;
  /** How far along its edge, from the left or from the top, it points at the anchor. */
  readonly notch: number;
}

export type Side = "below" | "above" | "right" | "left";

const GAP = 12;
const MARGIN = 6;
/** From the middle of the notch to the nearest corner. */
const CORNER = 18;

/**
 * The first place with room: below the anchor, above it, or at its sides. Anchors in a column, `data-read="aside"`, get
 * it at their side, so that none of them is hidden. It covers neither its anchor nor what must always be seen,
 * `data-keep-clear`, nor, if there is another place, what is marked "if possible". If there is no such place, it is inside the page and covers as little of its anchor as possible.
 */
export function beside(anchor: Element, size: Size, page: Page): Place {
  // A title that is broken across lines has several parts.
  const at = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
  const marked = (which: string) =>
    [...document.querySelectorAll(`[data-keep-clear${which}]`)]
      .filter((one) => !one.contains(anchor))
      .map((one) => one.getBoundingClientRect());
  const clear = marked('=""');
  const all = [...clear, ...marked('="if possible"')];
  const order: Side[] = anchor.closest('[data-read="aside"]')
    ? ["right", "left", "below", "above"]
    : ["below", "above", "right", "left"];
  const places = order.map((side) => placed(side, at, size, page, clear));
  const fits = (place: Place, others: readonly DOMRect[]) =>
    inside(place, size, page) && !overlaps(place, size, [at, ...others]);
  const good = places.find((place) => fits(place, all)) ?? places.find((place) => fits(place, clear));
  if (good !== undefined) return good;
  const most = places.map((place) => ({
    ...place,
    left: clamped(place.left, page.wide - size.width),
    top: clamped(place.top, page.high - size.height),
  }));
  return most.reduce((best, one) => (covered(one, size, at) < covered(best, size, at) ? one : best));
}

function placed(side: Side, at: DOMRect, size: Size, page: Page, clear: readonly DOMRect[]): Place {
  const { width, height } = size;
  if (side === "below" || side === "above") {
    const left = clamped(at.left + at.width / 2 - width / 2, page.wide - width);
    let top = side === "below" ? at.bottom + GAP : at.top - height - GAP;
    // What must be seen lies between: it goes beyond.
    for (const one of clear) {
      if (!overlaps({ left, top }, size, [one])) continue;
      top = side === "below" ? one.bottom + GAP : one.top - height - GAP;
    }
    return { left, top, side, notch: between(CORNER, at.left + at.width / 2 - left, width - CORNER) };
  }
  const top = clamped(at.top + at.height / 2 - height / 2, page.high - height);
  const left = side === "right" ? at.right + GAP : at.left - width - GAP;
  const free = clear.find((one) => overlaps({ left, top }, size, [one]));
  const higher = free === undefined ? top : clamped(free.top - height - GAP, page.high - height);
  return { left, top: higher, side, notch: between(CORNER, at.top + at.height / 2 - higher, height - CORNER) };
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

function inside({ left, top }: Corner, { width, height }: Size, { wide, high }: Page): boolean {
  return left >= 0 && top >= 0 && left + width <= wide && top + height <= high;
}

function overlaps(corner: Corner, size: Size, others: readonly DOMRect[]): boolean {
  return others.some((other) => covered(corner, size, other) > 0);
}

/** How much of the other is covered, in square pixels. */
function covered({ left, top }: Corner, { width, height }: Size, other: DOMRect): number {
  const across = Math.min(left + width, other.right) - Math.max(left, other.left);
  const down = Math.min(top + height, other.bottom) - Math.max(top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

function clamped(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
