// Places a floating element beside its anchor, always inside the page.

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
 * If the table has an area for reading, `data-read="here"`, the element goes there, level with the anchor, so that it
 * hides nothing on the table. Otherwise the first place with room: above, below, right or left of the anchor; or else
 * anywhere it fits. Anchors in a column, `data-read="aside"`, get it at their side, so that none of them is hidden.
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

/** The area for reading on the same table, if it is visible and does not contain the anchor. */
function placeToRead(anchor: Element): DOMRect | undefined {
  const here = anchor.closest('[data-read="table"]')?.querySelector('[data-read="here"]');
  if (!here || here.contains(anchor)) return undefined;
  const at = here.getBoundingClientRect();
  return at.width > 0 ? at : undefined;
}

function clamped(value: number, most: number): number {
  return Math.max(GAP / 2, Math.min(value, most - GAP / 2));
}
