// The six icons, each drawn once: silhouettes on a square of 24, distinguishable at 14 pixels and without color.

import type { CardFacts } from "../wire/schema";

export type IconName = CardFacts["dogma"];
export type ColorName = CardFacts["color"];

export const COLORS: readonly ColorName[] = ["red", "yellow", "green", "blue", "purple"];
export const ICONS: readonly IconName[] = ["castle", "crown", "leaf", "lightbulb", "factory", "clock"];

export const SHAPES: Readonly<Record<IconName, string>> = {
  castle: "M2 3h4.5v3.2h3V3h5v3.2h3V3H22v7.4l-2.2 2V22h-5v-4.4a2.8 2.8 0 0 0-5.6 0V22h-5v-9.6L2 10.4z",
  crown: "M12 1.8l4.7 8.1L22.6 6l-2.3 11.4H3.7L1.4 6l5.9 3.9zM3.7 19.2h16.6v3H3.7z",
  leaf:
    "M22 2C10.6 2.2 3.6 7 3.6 14.6c0 1.4.3 2.6.8 3.6L1.8 21l1.7 1.6 2.7-2.8c1.4.9 3 1.3 4.8 1.3" +
    "C18.6 21.1 22 13.6 22 2z" +
    "M16.8 7.5C12.4 9.6 9 12.6 6.6 16.5l1.5 1C10.3 13.8 13.2 10.7 16.8 7.5z",
  lightbulb:
    "M12 1a7.8 7.8 0 0 0-4.7 14c1 .8 1.5 1.5 1.6 2.5h6.2c.1-1 .6-1.7 1.6-2.5A7.8 7.8 0 0 0 12 1z" +
    "M8.9 18.7h6.2v1.8H8.9zM9.8 21.5h4.4c-.3 1-1.1 1.7-2.2 1.7s-1.9-.7-2.2-1.7z",
  factory:
    "M1.5 22V10.5l5.7 3.8v-3.8l5.7 3.8v-3.8l2.3 1.5.9-10.2h4.4L22.5 22z" +
    "M4.6 16.8h2.9v2.4H4.6zM10.3 16.8h2.9v2.4h-2.9zM16 16.8h2.9v2.4H16z",
  clock:
    "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4z" +
    "M10.7 5.8h2.6v5.6l3.9 2.3-1.3 2.2-5.2-3.1z",
};

/** What else a slot may show: the sign of an echo effect, and a note of music. */
export type SignName = "echo" | "note";

export const SIGNS: Readonly<Record<SignName, string>> = {
  echo:
    "M5 15.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM5 10a9 9 0 0 1 9 9h-2.8A6.2 6.2 0 0 0 5 12.8z" +
    "M5 3a16 16 0 0 1 16 16h-2.8A13.2 13.2 0 0 0 5 5.8z",
  note: "M8 3.5l12-2.5v15.5a3.5 3.5 0 1 1-2.4-3.3V6.6L10.4 8v11a3.5 3.5 0 1 1-2.4-3.3z",
};
