// What the coach points at, and what it must not cover. It looks for elements on the page, so that it works with any
// layout of the table.

import type { Said } from "./lesson.svelte";
import type { Box, Obstacles } from "./place";
import type { Spotlight } from "./steps";

/** Smaller elements are only there for screen readers. */
const LEAST = 4;

/** The elements that the coach can point at: none, one, or several that mean the same. */
export function targetsOf(said: Said | undefined, own: number): Element[] {
  switch (said?.kind) {
    case "step":
      return elementsOf(said.step.option);
    case "page":
      return spotlit(said.page.at, own);
    default:
      return [];
  }
}

/** The elements that represent an option: things on the table, answers beside the question, or else in the list. */
function elementsOf(option: string): Element[] {
  const all = [...document.querySelectorAll<HTMLElement>("[data-options], [data-answer], [data-option]")];
  const drawn = all.filter(isDrawn);
  const onTable = drawn.filter(
    ({ dataset }) => dataset.options?.split("|").includes(option) || dataset.answer === option,
  );
  return onTable.length > 0 ? onTable : drawn.filter(({ dataset }) => dataset.option === option);
}

function spotlit(at: Spotlight | undefined, own: number): Element[] {
  if (at === undefined) return [];
  const found: Record<Spotlight, string> = {
    icons: `[data-player="${own}"]`,
    achievements: '[data-tour="achievements"]',
  };
  return [...document.querySelectorAll(found[at])].filter(isDrawn);
}

/** What must stay visible, and what rather should: the question, the stage, the cards that can be read. */
export function obstaclesAround(targets: readonly Element[], coach: Element): Obstacles {
  const outside = (element: Element): boolean =>
    !coach.contains(element) && !targets.some((target) => target.contains(element));
  const boxes = (selector: string): Box[] =>
    [...document.querySelectorAll(selector)]
      .filter(outside)
      .map(boxOf)
      .filter((box) => box !== undefined);
  return {
    never: [...boxes("#prompt-title, [data-option], [data-stage], [data-player], body > header"), ...wholes(targets)],
    rather: boxes(`[data-card], [data-place="supply"], [data-place="available"]`),
  };
}

function wholes(elements: readonly Element[]): Box[] {
  return elements.map(boxOf).filter((box) => box !== undefined);
}

/** Where an element is on the screen; undefined if it is not drawn. */
export function boxOf(element: Element): Box | undefined {
  if (!isDrawn(element)) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > LEAST && height > LEAST;
}
