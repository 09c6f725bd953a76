// Where the four slots of a card are, and which of them are visible on a covered card.

import type { Words } from "../words/catalogue";
import type { CardFacts, Pile, Slot } from "../wire/schema";

/** The slots in the order of `CardFacts.slots`. */
export const POSITIONS = ["top-left", "bottom-left", "bottom-centre", "bottom-right"] as const;
export type Position = (typeof POSITIONS)[number];

/** The visible part of each covered card: its right edge, its left edge or its lower strip. */
export const IN_SIGHT: Readonly<Record<Pile["splay"], readonly Position[]>> = {
  none: [],
  left: ["bottom-right"],
  right: ["top-left", "bottom-left"],
  up: ["bottom-left", "bottom-centre", "bottom-right"],
};

export function slotAt(card: CardFacts, position: Position): Slot {
  return card.slots[POSITIONS.indexOf(position)]!;
}

/** "castle", "bonus 3", "echo effect". */
export function slotLabel(words: Words, slot: Slot): string {
  return words.say("slot", { slot: slot.kind, icon: slot.icon ?? "", points: slot.bonus });
}

/** "castle, crown"; pictures are left out, since they count for nothing. */
export function slotsLabel(words: Words, slots: readonly Slot[]): string {
  return slots
    .filter(({ kind }) => kind !== "picture")
    .map((slot) => slotLabel(words, slot))
    .join(", ");
}

/** "Archery, red 1, castle, lightbulb, castle". */
export function cardLabel(words: Words, card: CardFacts): string {
  const title = words.say(`card-${card.name}`);
  return words.say("face-card", {
    title,
    color: card.color,
    age: card.age,
    slots: slotsLabel(words, card.slots),
  });
}

/** "red pile, 4 cards, splayed left; in sight beneath the top card: castle, castle, castle". */
export function pileLabel(words: Words, { color, splay }: Pile, cards: readonly CardFacts[]): string {
  const about = { color, count: cards.length, splay };
  if (splay === "none") return words.say("face-pile", about);
  const slots = cards.slice(1).flatMap((card) => IN_SIGHT[splay].map((at) => slotAt(card, at)));
  return words.say("face-pile-splayed", { ...about, slots: slotsLabel(words, slots) });
}
