// Formats an error for the reader.

import { Refused } from "../wire/rest";
import type { Words } from "../words/catalogue";

/** The server's text for it, or a message that there was no answer. */
export function problemOf(error: unknown, words: Words): string {
  return error instanceof Refused && error.text !== "" ? error.text : words.say("page-no-answer");
}
