// What the coach points at, and what it must not cover. It looks for elements on the page, so that it works with any
// layout of the table.

import type { CardBook } from "../cards/book";
import type { Said } from "./lesson.svelte";
import type { Box, Obstacles } from "./place";
import type { Spotlight } from "./steps";

/** Smaller elements are only there for screen readers. */
const LEAST = 4;

/** The elements of the thing to choose: the button that the coach names or, for a card, whatever stands for it. */
export function targetsOf(said: Said | undefined): Element[] {
  if (said?.kind !== "step") return [];
  const { option } = said.step;
  const all = drawn("[data-options], [data-answer], [data-option]").filter((one) => one instanceof HTMLElement);
  const button = all.filter(({ dataset }) => dataset.answer === option);
  if (button.length > 0) return button;
  const onTable = all.filter(({ dataset }) => dataset.options?.split("|").includes(option));
  return onTable.length > 0 ? onTable : all.filter(({ dataset }) => dataset.option === option);
}

/** Whether this is something on the table, but not what the coach asks for. */
export function isOther(pressed: Element, option: string | undefined): boolean {
  if (pressed.closest("main") === null || pressed.closest("[data-card], [data-place], [data-options]") === null) {
    return false;
  }
  const spot = pressed.closest<HTMLElement>("[data-options]");
  return option === undefined || !spot?.dataset.options?.split("|").includes(option);
}

/** What is explained, each with a ring of its own: a column is one thing. */
export function spotlit(said: Said | undefined, own: number): Box[] {
  const at = spotlightOf(said);
  if (at === undefined) return [];
  const found: Record<Spotlight, readonly string[]> = {
    leaves: ['[data-player] [data-icon="leaf"]'],
    points: [`[data-points="${own}"]`, '[data-place="available"][data-age="1"]'],
    achieved: [`[data-place="achieved"][data-seat="${own}"]`],
    specials: ["[data-specials]"],
  };
  return found[at].map((selector) => around(drawn(selector).map(boxOf))).filter((box) => box !== undefined);
}

function spotlightOf(said: Said | undefined): Spotlight | undefined {
  if (said?.kind === "done") return "specials";
  return said?.kind === "page" ? said.page.at : undefined;
}

/** What the coach talks of besides: the cards that it names, where a card will go, the icons that it counts. */
export function talkedOf(said: Said | undefined, own: number, cards: readonly string[], book: CardBook): Box[] {
  const selectors = cards.map((card) => `[data-card="${card}"]`);
  const melded = said?.kind === "step" ? /^meld (.+)$/.exec(said.step.option)?.[1] : undefined;
  if (melded !== undefined) {
    selectors.push(`[data-place="board"][data-seat="${own}"][data-color="${book.get(melded).color}"]`);
  }
  if (spotlightOf(said) === "leaves") selectors.push('[data-place="board"] [data-icon="leaf"]');
  return selectors.length > 0 ? drawn(selectors.join(",")).map(boxOf) : [];
}

/** What must stay visible, and what rather should: the question and its buttons, the stage, the cards. */
export function obstaclesAround(coach: Element, about: readonly Box[]): Obstacles {
  const boxes = (elements: readonly Element[]): Box[] => elements.filter((one) => !coach.contains(one)).map(boxOf);
  return {
    about,
    never: [
      ...questionBoxes(),
      ...boxes(drawn("[data-answer], [data-stage], [data-player], [data-topics], body > header")),
    ],
    rather: boxes(drawn('[data-card], [aria-labelledby="ages-title"]')),
  };
}

/** The lines with the question and with its buttons. */
export function questionBoxes(): Box[] {
  return drawn('#prompt-title, [role="toolbar"]').flatMap(({ parentElement }) =>
    parentElement ? [boxOf(parentElement)] : [],
  );
}

function drawn(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter(isDrawn);
}

/** The smallest box around these. */
function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Where an element is on the screen. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > LEAST && height > LEAST;
}
