// Which element on the table represents which option. Both have keys such as "card the-wheel", "supply base 3".

import type { Shown } from "../cards/reading.svelte";
import type { FaceSeen, OptionSeen, Seen, Target } from "../wire/schema";

export const cardKey = (name: string): string => `card ${name}`;
export const backKey = (seat: number, face: FaceSeen): string => `back ${seat} ${face.deck ?? "base"} ${face.age}`;
export const supplyKey = (deck: string, age: number): string => `supply ${deck} ${age}`;
export const achievementKey = (age: number): string => `achievement ${age}`;
export const pileKey = (seat: number, color: string): string => `pile ${seat} ${color}`;
export const playerKey = (seat: number): string => `player ${seat}`;

export function keyOf(target: Target): string {
  switch (target.on) {
    case "card":
      return cardKey(target.card!);
    case "back":
      return `back ${target.seat} ${target.deck} ${target.age}`;
    case "supply":
      return supplyKey(target.deck!, target.age!);
    case "achievement":
      return achievementKey(target.age!);
    case "pile":
      return pileKey(target.seat!, target.color!);
    case "player":
      return playerKey(target.seat!);
  }
}

/** The options by the key of their element; one element may represent several. */
export function byTarget(options: readonly OptionSeen[]): Map<string, OptionSeen[]> {
  const found = new Map<string, OptionSeen[]>();
  for (const option of options) {
    if (option.target === null) continue;
    const key = keyOf(option.target);
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return found;
}

/** The keys of a card among unordered ones: the card itself, or any with the same back. */
export function faceKeys(seat: number, face: FaceSeen): string[] {
  return face.card === null ? [backKey(seat, face)] : [cardKey(face.card), backKey(seat, face)];
}

/** The same where it lies: a hand or a forecast is not chosen from by its backs. */
export function tileKeys(seat: number, place: "hand" | "score" | "forecast", face: FaceSeen): string[] {
  return faceKeys(seat, face).filter((key) => place === "score" || !key.startsWith("back"));
}

/** What can be read at a card's place: the card, if the reader may know which it is. */
export function readsOf(card: string | null | undefined): Shown | undefined {
  return typeof card === "string" ? { kind: "card", name: card } : undefined;
}

/** The actions in the order of the screen. */
export const ACTIONS = ["draw", "achieve", "dogma", "meld"] as const;
export type Action = (typeof ACTIONS)[number];

/** The options of a turn grouped by action; no group is empty. */
export function byAction(options: readonly OptionSeen[]): [Action, OptionSeen[]][] {
  return ACTIONS.map((action): [Action, OptionSeen[]] => [
    action,
    options.filter(({ kind }) => kind === action),
  ]).filter(([, group]) => group.length > 0);
}

/** The seats from top to bottom: the reader is last, or for a spectator whoever is to sit there. */
export function orderOf(seen: Seen, near = seen.seats.length - 1): number[] {
  const last = seen.seat ?? near;
  return seen.seats.map((_, step) => (last + 1 + step) % seen.seats.length);
}

/** The seats in drawing order: from the reader's left, or from the first. */
export function othersOf(seen: Seen): number[] {
  const count = seen.seats.length;
  const { seat } = seen;
  if (seat === null) return seen.seats.map((one) => one.seat);
  return Array.from({ length: count - 1 }, (_, step) => (seat + 1 + step) % count);
}
