// How much room the screen has. Where sizes of cards depend on it, style sheets alone cannot tell.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

export const room = {
  /** A phone: one thing beside another only if both are small. */
  get narrow(): boolean {
    return (innerWidth.current ?? 0) <= 768;
  },

  /** Whether the only opponent's cards can be as large as one's own. */
  get high(): boolean {
    return (innerHeight.current ?? 0) >= 1000 && (innerWidth.current ?? 0) >= 1200;
  },

  /** Whether a hand has room for cards with their texts, where so many play. */
  showsTexts(players: number): boolean {
    const high = players <= 3 ? 860 : 1060;
    return (innerHeight.current ?? 0) >= high && (innerWidth.current ?? 0) >= 1200;
  },
};
