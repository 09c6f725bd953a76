// Names in a right-to-left script: isolated, so that the sentence around them keeps its order. Python has the same few
// lines in `src/tenages/words/isolation.py`, and the sentences that the server sends have their names isolated already.
// Where a name is an element's only text, `<bdi>` does the same.

/** First Strong Isolate: what follows is laid out on its own, in the direction of its first letter. */
const ISOLATE = "\u2068";
/** Pop Directional Isolate: the end of what is isolated. */
const POP = "\u2069";
/** Marks, embeddings, overrides and isolates: in a name they would change the order of the text after it. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** The ranges that Unicode sets aside for right-to-left scripts (DerivedBidiClass.txt). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The name without the characters that would change the direction of the text around it. */
export function withoutControls(name: string): string {
  return name.replace(CONTROLS, "");
}

/** The name for a sentence: without control characters, and isolated if it is in a right-to-left script. */
export function isolated(name: string): string {
  const plain = withoutControls(name);
  return RIGHT_TO_LEFT.test(plain) ? `${ISOLATE}${plain}${POP}` : plain;
}
