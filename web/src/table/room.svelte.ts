// How much room the screen has, for the card sizes that style sheets alone cannot decide.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

export const room = {
  /** A phone: two things fit side by side only if both are small. */
  get narrow(): boolean {
    return (innerWidth.current ?? 0) <= 768;
  },

  /** Whether the only opponent's cards can be as large as the reader's own. */
  get high(): boolean {
    return (innerHeight.current ?? 0) >= 1000 && (innerWidth.current ?? 0) >= 1200;
  },

  /** Whether a hand has room for cards with their texts, with this number of players. */
  showsTexts(players: number): boolean {
    const high = players <= 3 ? 860 : 1060;
    return (innerHeight.current ?? 0) >= high && (innerWidth.current ?? 0) >= 1200;
  },
};
