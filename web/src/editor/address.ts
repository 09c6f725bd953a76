// What an address says of a position: its code and who plays, or a moment of a game.

import { withoutControls } from "../words/isolation";

export type Asked =
  | { readonly kind: "code"; readonly code: string; readonly names: readonly string[] }
  | { readonly kind: "replay"; readonly id: string; readonly step: number | undefined };

const REPLAY = /\/(?:replay|analysis)\/([a-z0-9]+)/;
const MOST_PLAYERS = 5;
const LONGEST_NAME = 24;
const LONGEST_SENT = 60;
const ID = /^[a-z0-9]{6,64}$/;

/** What the query of the editor's address asks for. */
export function askedBy(query: string): Asked | undefined {
  const asked = new URLSearchParams(query);
  const code = asked.get("p");
  if (code !== null && code !== "") return { kind: "code", code, names: namesOf(asked) };
  const id = asked.get("replay");
  return id === null || id === "" ? undefined : { kind: "replay", id, step: stepOf(asked.get("step")) };
}

/** What a link that someone pasted leads to: an editor's, a replay's, an analysis, or the name of a game alone. */
export function askedIn(text: string): Asked | undefined {
  const plain = text.trim();
  const [, query = ""] = plain.split("?", 2);
  const [, id] = REPLAY.exec(plain) ?? [];
  if (id !== undefined) return { kind: "replay", id, step: stepOf(new URLSearchParams(query).get("step")) };
  const asked = askedBy(query);
  if (asked !== undefined) return asked;
  return ID.test(plain) ? { kind: "replay", id: plain, step: undefined } : undefined;
}

/** The address of a position; `names` are those of its players, if they have any of their own. */
export function addressWith(code: string, names: readonly string[] = []): string {
  if (code === "") return "/editor";
  const query = new URLSearchParams([["p", code], ...names.map((name) => ["name", name])]);
  return `/editor?${query}`;
}

/** The names of players, in the order of their seats. Whoever has none there goes by the usual one. */
function namesOf(asked: URLSearchParams): string[] {
  return asked.getAll("name").slice(0, MOST_PLAYERS).map(tidied);
}

function tidied(name: string): string {
  const characters = [...new Intl.Segmenter().segment(withoutControls(name).trim().replace(/\s+/g, " "))];
  const kept = characters.slice(0, LONGEST_NAME).map(({ segment }) => segment);
  // A character may consist of very many parts; the server takes no more than these.
  return kept.join("").slice(0, LONGEST_SENT).trimEnd();
}

function stepOf(text: string | null): number | undefined {
  const step = Number(text ?? "");
  return text !== null && text !== "" && Number.isInteger(step) && step >= 0 ? step : undefined;
}
