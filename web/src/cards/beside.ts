// Where something that floats goes: beside what it is about, and never over the edge of the page.

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Page {
  readonly wide: number;
  readonly high: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

const GAP = 10;

/**
 * Where there is a place to read, a `data-read="here"`, it is there, level with the anchor, so that nothing on the
 * table is hidden. Else the first place with room: above, below, right, left of the anchor; or else wherever it fits.
 * Things that stand one below the other, in a `data-read="aside"`, are read beside them, so that none is hidden.
 */
export function beside(anchor: Element, { width, height }: Size, { wide, high }: Page): Place {
  const at = anchor.getBoundingClientRect();
  const left = clamped(at.left + at.width / 2 - width / 2, wide - width);
  const top = clamped(at.top + at.height / 2 - height / 2, high - height);
  const here = placeToRead(anchor);
  if (here !== undefined) return { left: clamped(here.right - width, wide - width), top };
  const fits = (place: Place) =>
    place.left >= 0 && place.top >= 0 && place.left + width <= wide && place.top + height <= high;
  const vertical = [
    { left, top: at.top - height - GAP },
    { left, top: at.bottom + GAP },
  ];
  const aside = [
    { left: at.right + GAP, top },
    { left: at.left - width - GAP, top },
  ];
  const order = anchor.closest('[data-read="aside"]') ? [...aside, ...vertical] : [...vertical, ...aside];
  return order.find(fits) ?? { left, top };
}

/** The place for reading what lies elsewhere on the same table, if it is in sight. */
function placeToRead(anchor: Element): DOMRect | undefined {
  const here = anchor.closest('[data-read="table"]')?.querySelector('[data-read="here"]');
  if (!here || here.contains(anchor)) return undefined;
  const at = here.getBoundingClientRect();
  return at.width > 0 ? at : undefined;
}

function clamped(value: number, most: number): number {
  return Math.max(GAP / 2, Math.min(value, most - GAP / 2));
}
