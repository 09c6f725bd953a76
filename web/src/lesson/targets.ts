// What the coach points at, and what it must not cover. It looks for elements on the page, so that it works with any
// layout of the table.

import type { Said } from "./lesson.svelte";
import type { Box, Obstacles } from "./place";
import type { Spotlight } from "./steps";

/** The element that the coach points at; null if it points at nothing. */
export function targetOf(said: Said | undefined, own: number): Element | null {
  switch (said?.kind) {
    case "step":
      return elementOf(said.step.option);
    case "page":
      return spotlit(said.page.at, own);
    default:
      return null;
  }
}

/** The element that represents an option: on the table if it is visible there, else its button. */
function elementOf(option: string): Element | null {
  const represents = (element: HTMLElement): boolean => element.dataset.options!.split("|").includes(option);
  const onTable = [...document.querySelectorAll<HTMLElement>("[data-options]")].filter(represents);
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-option]")].filter(
    (element) => element.dataset.option === option,
  );
  return [...onTable, ...buttons].find(isDrawn) ?? null;
}

function spotlit(at: Spotlight | undefined, own: number): Element | null {
  if (at === undefined) return null;
  const found: Record<Spotlight, string> = {
    icons: `[data-player="${own}"]`,
    achievements: '[data-tour="achievements"]',
  };
  return [...document.querySelectorAll(found[at])].find(isDrawn) ?? null;
}

/** What must stay visible, and what rather should: the question, the stage, the cards that can be read. */
export function obstaclesAround(target: Element | null, coach: Element): Obstacles {
  const outside = (element: Element): boolean =>
    !coach.contains(element) && element !== target && !target?.contains(element);
  const boxes = (selector: string): Box[] =>
    [...document.querySelectorAll(selector)]
      .filter(outside)
      .map(boxOf)
      .filter((box) => box !== undefined);
  return {
    never: boxes("#prompt-title, [data-option], [data-stage], [data-lit], body > header"),
    rather: boxes(`[data-card], [data-player], [data-place="supply"], [data-place="available"]`),
  };
}

/** Where an element is on the screen; undefined if it is not drawn. */
export function boxOf(element: Element | null): Box | undefined {
  if (element === null || !isDrawn(element)) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
