// Which cards moved, how fast they fly, and where on the page their places are.

import type { CardBook } from "../cards/book";
import { endOf } from "../wire/log";
import type { FaceSeen, LogSeen, Move, Place } from "../wire/schema";

const TOTAL_MS = 1_500;
const SLOWEST_MS = 240;
const FASTEST_MS = 60;

/**
 * The moves of the new lines. A line may be sent again with other words, or with more in it. Earlier lines that were put
 * above are not new; if lines in between are missing, too much has happened to be shown.
 */
export function newMoves(before: LogSeen, after: LogSeen): Move[] {
  const end = endOf(before);
  if (before.lines.length === 0 || endOf(after) < end || after.start > end) return [];
  return after.lines.flatMap(({ move }, index) => {
    const place = after.start + index - before.start;
    return move === null || place < 0 || same(before.lines[place]?.move, move) ? [] : [move];
  });
}

/** How long each of `count` cards flies, and the delay between two; undefined if they are too many to watch. */
export function paced(count: number): { each: number; every: number } | undefined {
  const every = Math.min(SLOWEST_MS * 0.8, TOTAL_MS / (count + 1));
  return every < FASTEST_MS ? undefined : { each: Math.max(150, Math.min(SLOWEST_MS, every * 1.25)), every };
}

/** The element on the page for a card in a place: the card, else the place, else the player. */
export function spotOf(root: ParentNode, place: Place, face: FaceSeen, book: CardBook): Element | undefined {
  return selectors(place, face, book)
    .flatMap((selector) => [...root.querySelectorAll(selector)].reverse())
    .find((node) => node.getClientRects().length > 0);
}

function selectors({ place, seat }: Place, face: FaceSeen, book: CardBook): string[] {
  const whose = seat === null ? "" : `[data-seat="${seat}"]`;
  const here = `[data-place="${place}"]${whose}`;
  const player = seat === null ? [] : [`[data-player="${seat}"]`];
  switch (place) {
    case "supply":
      return [`${here}[data-deck="${face.deck}"][data-age="${face.age}"]`, `${here}[data-age="${face.age}"]`];
    case "available":
      return [`${here}[data-age="${face.age}"]`];
    case "board":
      return face.card === null ? player : [`${here}[data-color="${book.get(face.card).color}"]`, ...player];
    default: {
      const card = face.card === null ? [] : [`${here} [data-card="${face.card}"]`];
      return [...card, `${here} [data-back="${face.deck} ${face.age}"]`, here, ...player];
    }
  }
}

function same(one: Move | null | undefined, other: Move): boolean {
  return one !== null && one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
