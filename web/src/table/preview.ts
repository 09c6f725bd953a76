// Which cards are shown on the stage when they are pointed at: those that can be activated or melded now.

import type { OptionSeen } from "../wire/schema";
import type { Choosing } from "./choosing.svelte";
import { room } from "./room.svelte";

/** Whether the stage shows the card of this option while it is pointed at, with what would come of it. */
export function isPreviewed({ kind, target }: OptionSeen): boolean {
  return (kind === "dogma" || kind === "meld") && target?.card !== undefined;
}

/** Whether the stage shows what has these keys, so that it need not be enlarged beside its place too. */
export function previewed(keys: readonly string[], choosing: Choosing): boolean {
  return !room.phone && choosing.at(keys).some(isPreviewed);
}
