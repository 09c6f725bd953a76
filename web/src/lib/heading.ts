// Moves the focus to the heading of a new page, so that a screen reader begins there.

import { router } from "../router.svelte";

/** An attachment for the heading of a page: it takes the focus, except on the first page of the visit. */
export function heading(node: HTMLElement): void {
  if (router.visits === 0) return;
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}
