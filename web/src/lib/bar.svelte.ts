// What the room on show puts into the bar at the top of the page.

import type { Snippet } from "svelte";

class Bar {
  /** Whose turn it is, and the like. */
  middle = $state.raw<Snippet>();
  /** The buttons of that room. */
  tools = $state.raw<Snippet>();
}

export const bar = new Bar();
