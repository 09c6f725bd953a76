// Why something did not come to be, in words.

import { Refused } from "../wire/rest";
import type { Words } from "../words/catalogue";

/** What the server says to it, or that there was no answer at all. */
export function problemOf(error: unknown, words: Words): string {
  return error instanceof Refused && error.text !== "" ? error.text : words.say("page-no-answer");
}
