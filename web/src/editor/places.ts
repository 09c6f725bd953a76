// The places of an editor's table, each with a key such as "board 0 red", "hand 1", "supply 3".

import { type ColorName, COLORS } from "../cards/icons";

export type Holding = "hand" | "score" | "forecast";

export type Place =
  | { readonly kind: "board"; readonly seat: number; readonly color: ColorName }
  | { readonly kind: Holding | "achieved"; readonly seat: number }
  /** The top of a supply pile, in the order in which it is drawn. */
  | { readonly kind: "supply"; readonly age: number }
  /** An achievement still to be had whose card is known. */
  | { readonly kind: "available" };

/** A place, and whether a card comes to its beginning, which is the top of a pile, or to its end. */
export interface Spot {
  readonly place: Place;
  readonly end: "top" | "bottom";
}

export const HOLDINGS: readonly Holding[] = ["hand", "score", "forecast"];

export function keyOf(place: Place): string {
  switch (place.kind) {
    case "board":
      return `board ${place.seat} ${place.color}`;
    case "supply":
      return `supply ${place.age}`;
    case "available":
      return "available";
    default:
      return `${place.kind} ${place.seat}`;
  }
}

/** The place with that key; undefined if there is none. */
export function placeOf(key: string): Place | undefined {
  const [kind, number, name] = key.split(" ");
  if (kind === "available") return { kind };
  const count = Number(number);
  if (number === undefined || !Number.isInteger(count)) return undefined;
  switch (kind) {
    case "board": {
      const color = COLORS.find((one) => one === name);
      return color === undefined ? undefined : { kind, seat: count, color };
    }
    case "supply":
      return { kind, age: count };
    case "hand":
    case "score":
    case "forecast":
    case "achieved":
      return { kind, seat: count };
    default:
      return undefined;
  }
}

export const spotKey = ({ place, end }: Spot): string => `${keyOf(place)} ${end}`;

export function spotOf(key: string): Spot | undefined {
  const cut = key.lastIndexOf(" ");
  const place = placeOf(key.slice(0, cut));
  const end = key.slice(cut + 1);
  return place !== undefined && (end === "top" || end === "bottom") ? { place, end } : undefined;
}

export const samePlace = (one: Place, other: Place): boolean => keyOf(one) === keyOf(other);
