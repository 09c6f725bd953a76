// Single-key shortcuts. They can be switched off by anyone who presses keys by accident or uses voice control.

import { keep, recalled } from "../lib/storage";

const STORAGE_KEY = "shortcuts";

class Shortcuts {
  #on = $state(recalled(STORAGE_KEY) !== "off");

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    keep(STORAGE_KEY, on ? "on" : "off");
  }

  /** The pressed key, if it may be a shortcut here: not while someone types, nor with other keys held. */
  read(event: KeyboardEvent): string | undefined {
    if (!this.on || event.defaultPrevented || event.repeat) return undefined;
    if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
    const { target } = event;
    if (target instanceof Element && target.closest("input, select, textarea, dialog, [contenteditable]") !== null) {
      return undefined;
    }
    // The space bar presses what has the focus.
    if (event.key === " " && target instanceof Element && target.closest("button, a, summary") !== null) {
      return undefined;
    }
    return event.key.length === 1 ? event.key.toLowerCase() : undefined;
  }
}

export const shortcuts = new Shortcuts();
