// Who arrives at a page begins to read at its heading, also with a screen reader.

import { router } from "../router.svelte";

/** An attachment for the heading of a page: it takes the focus, unless the page is the first one of the visit. */
export function heading(node: HTMLElement): void {
  if (router.visits === 0) return;
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}
