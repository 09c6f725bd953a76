// Where on the page the places of cards are, and how a card flies from one to another.

import type { CardBook } from "../cards/book";
import { endOf } from "../wire/log";
import type { FaceSeen, LogSeen, Move, Place } from "../wire/schema";

/** More cards than this at once are too many to watch. */
const MOST_AT_ONCE = 12;
/** How much higher than the straight way the middle of a flight is, for each pixel of its length. */
const RISE = 0.12;
const HIGHEST = 70;
/** How many points the path of a flight is made of. */
const PARTS = 12;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The moves of the new lines. A line may be sent again with other words, or with more in it. Earlier lines that were put
 * above are not new; if lines in between are missing, too much has happened to be shown.
 */
export function newMoves(before: LogSeen, after: LogSeen): Move[] {
  const end = endOf(before);
  if (before.lines.length === 0 || endOf(after) < end || after.start > end) return [];
  const moves = after.lines.flatMap(({ move }, index) => {
    const place = after.start + index - before.start;
    return move === null || place < 0 || same(before.lines[place]?.move, move) ? [] : [move];
  });
  return moves.length > MOST_AT_ONCE ? [] : moves;
}

/** The points of a flat arc from one place to another. */
export function arc(from: Point, to: Point): Point[] {
  const rise = Math.min(HIGHEST, Math.hypot(to.x - from.x, to.y - from.y) * RISE);
  return Array.from({ length: PARTS + 1 }, (_, index) => {
    const part = index / PARTS;
    const along = (one: number, other: number) => one + (other - one) * part;
    return { x: along(from.x, to.x), y: along(from.y, to.y) - 4 * rise * part * (1 - part) };
  });
}

export function middleOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
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
      return [`${here}[data-deck="${face.deck}"][data-age="${face.age}"]`, `${here}[data-age="${face.age}"]`, here];
    case "available":
      return [`${here}[data-age="${face.age}"]`, here];
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
