// A game as the server sent it to one player, choice by choice (see tests/support/recorded_steps.py).

import type { Seen, Steps } from "../../src/wire/schema";
import steps from "../data/steps.json";

export interface Recorded {
  readonly first: Seen;
  /** What came of each choice, and the moment that it led to, whole but without its log. */
  readonly moments: readonly { readonly steps: Steps; readonly seen: Omit<Seen, "log"> }[];
}

export const RECORDED = steps as unknown as Recorded;
