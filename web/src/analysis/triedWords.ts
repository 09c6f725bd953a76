// What is said after a try.

import type { Words } from "../words/catalogue";
import type { Learning } from "./learning.svelte";

/** How good the option was that was tried last; nothing before the first try, or once the solution is shown. */
export function triedWords({ tried, shown }: Learning, words: Words): string {
  if (tried === undefined || shown) return "";
  const chance = tried.chance === null ? "" : words.say("bot-chance", { chance: tried.chance });
  return words.say(`learn-verdict-${tried.verdict}`, { label: tried.label, chance });
}
