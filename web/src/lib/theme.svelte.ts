// Light or dark: as the system has it, unless someone chose.

import { forget, keep, recalled } from "./memory";

const MEMORY = "theme";
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The look of the page, which stands in `data-theme` of the document unless it is the system's. */
export class Look {
  theme = $state<Theme>("system");

  /** Look as on the last visit. */
  open(): void {
    this.#wear(THEMES.find((theme) => theme === recalled(MEMORY)) ?? "system");
  }

  /** Look like this from now on, and on the next visit. */
  choose(theme: Theme): void {
    this.#wear(theme);
    if (theme === "system") forget(MEMORY);
    else keep(MEMORY, theme);
  }

  #wear(theme: Theme): void {
    this.theme = theme;
    const root = document.documentElement;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
  }
}

export const look = new Look();
