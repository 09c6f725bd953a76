// How much room the window has, where the parts of the table differ and not only their measures.

import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 699px), ((max-height: 499px) and (max-width: 999px))");
const short = new MediaQuery("(max-height: 719px)");
const onSide = new MediaQuery("(orientation: landscape)");
const low = new MediaQuery("(max-height: 820px)");
const large = new MediaQuery("(min-width: 1600px) and (min-height: 960px)");
const narrow = new MediaQuery("(max-width: 1180px)");

export const room = {
  /** A phone, upright or on its side: one thing below the other, and a sheet to confirm. */
  get phone(): boolean {
    return phone.current;
  },

  /** A small phone, or one on its side: the ages are one line. */
  get short(): boolean {
    return short.current;
  },

  /** On its side: what is on the table on the left, what is asked on the right. */
  get onSide(): boolean {
    return onSide.current;
  },

  /** A laptop: everything is a little lower. */
  get low(): boolean {
    return low.current;
  },

  /** A large screen: type can be larger too. */
  get large(): boolean {
    return large.current;
  },

  /** A small window: rows have two lines. */
  get narrow(): boolean {
    return narrow.current;
  },
};
