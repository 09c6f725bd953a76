// Single keys as short cuts. Whoever presses keys by accident, or speaks them, can switch them off.

import { keep, recalled } from "../lib/memory";

const MEMORY = "shortcuts";

class Shortcuts {
  #on = $state(recalled(MEMORY) !== "off");

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    keep(MEMORY, on ? "on" : "off");
  }

  /** The key that was pressed, if it may be a short cut here: not while someone types, nor with other keys held. */
  read(event: KeyboardEvent): string | undefined {
    if (!this.on || event.defaultPrevented || event.repeat) return undefined;
    if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
    const { target } = event;
    if (target instanceof Element && target.closest("input, select, textarea, dialog, [contenteditable]") !== null) {
      return undefined;
    }
    return event.key.length === 1 ? event.key.toLowerCase() : undefined;
  }
}

export const shortcuts = new Shortcuts();
