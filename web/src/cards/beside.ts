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
 * The first place with room: above, below, right, left of the anchor; or else wherever it fits. Things that stand one
 * below the other, in a `data-read="aside"`, are read beside them, so that none of them is hidden.
 */
export function beside(anchor: Element, { width, height }: Size, { wide, high }: Page): Place {
  const at = anchor.getBoundingClientRect();
  const left = clamped(at.left + at.width / 2 - width / 2, wide - width);
  const top = clamped(at.top + at.height / 2 - height / 2, high - height);
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

function clamped(value: number, most: number): number {
  return Math.max(GAP / 2, Math.min(value, most - GAP / 2));
}
