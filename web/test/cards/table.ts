// Some cards of Asmadi's third edition as the server sends them, and piles of them.

import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { onTestFinished } from "vitest";

import { CardBook } from "../../src/cards/book";
import type { CardFacts, Pile } from "../../src/wire/schema";
import cards from "./cards.json";

export const BOOK = new CardBook(cards as CardFacts[]);

/** A pile of these cards, the top one first. */
export function pileOf(splay: Pile["splay"], ...names: string[]): Pile {
  const faces = names.map((name) => BOOK.get(name));
  return {
    color: faces[0]?.color ?? "red",
    splay,
    cards: faces.map(({ name, age, deck }) => ({ card: name, age, deck })),
  };
}

/** Mount a component on the page, until the test ends. */
export function draw<Props extends object>(component: Component<Props>, props: NoInfer<Props>): HTMLElement {
  const drawn = mount(component as Component<object>, { target: document.body, props });
  onTestFinished(() => unmount(drawn));
  flushSync();
  return document.body;
}
