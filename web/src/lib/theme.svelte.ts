// Light or dark theme: the system's, unless the user has chosen one.

import { forget, keep, recalled } from "./storage";

const STORAGE_KEY = "theme";
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The theme of the page, written to `data-theme` of the document unless it is the system's. */
export class Look {
  theme = $state<Theme>("system");

  /** Use the theme of the last visit. */
  open(): void {
    this.#wear(THEMES.find((theme) => theme === recalled(STORAGE_KEY)) ?? "system");
  }

  /** Use this theme from now on, and on the next visit. */
  choose(theme: Theme): void {
    this.#wear(theme);
    if (theme === "system") forget(STORAGE_KEY);
    else keep(STORAGE_KEY, theme);
  }

  #wear(theme: Theme): void {
    this.theme = theme;
    const root = document.documentElement;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
  }
}

export const look = new Look();
