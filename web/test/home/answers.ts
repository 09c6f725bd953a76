// A fake server that gives prepared answers and records the requests.

import { vi } from "vitest";

import type { EditionOffered, LobbyOffer, Problem, TableListed } from "../../src/wire/schema";

export interface Asked {
  readonly what: string;
  readonly body: unknown;
}

const EDITIONS: EditionOffered[] = [
  { name: "asmadi-1", most_players: 4, most_players_with_expansion: 5, teams: true, mixes_sets: true },
  { name: "iello", most_players: 4, most_players_with_expansion: 5, teams: false, mixes_sets: false },
  { name: "asmadi-3", most_players: 5, most_players_with_expansion: 5, teams: true, mixes_sets: false },
];

export const LOBBY: LobbyOffer = {
  version: "1.0",
  engine: 1,
  editions: EDITIONS,
  default_edition: "asmadi-3",
  expansions: ["echoes"],
  levels: ["novice", "adept", "expert", "master"],
  languages: ["en", "fr"],
  catalogues: ["en-asmadi", "en-iello", "fr-iello"],
  paces: ["none", "quick", "calm", "slow"],
};

/** A table in the list, with these changes. */
export function table(about: Partial<TableListed>): TableListed {
  return {
    id: "abc",
    phase: "waiting",
    edition: "asmadi-3",
    expansions: [],
    american: false,
    teams: false,
    language: "en",
    listed: true,
    seats: [
      { seat: 0, keeper: "person", name: "Marie", level: null },
      { seat: 1, keeper: "open", name: "", level: null },
    ],
    turns: 0,
    you: null,
    seed: null,
    ...about,
  };
}

/** A refusal of the server. */
export class No {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {}
}

/** Answer with these, such as "GET /api/house"; anything else is not found. Requests are added to the list. */
export function answering(answers: Readonly<Record<string, unknown>>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit = {}) => {
    const what = `${method} ${path.split("?")[0]}`;
    asked.push({ what, body: typeof body === "string" ? JSON.parse(body) : undefined });
    const answer = answers[what] ?? new No(404, { key: "no-such-table", text: "There is no such table." });
    const [status, said] = answer instanceof No ? [answer.status, answer.problem] : [200, answer];
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
  return asked;
}

/** Wait until that holds, also on a busy machine. */
export async function until(holds: () => unknown): Promise<void> {
  await vi.waitUntil(holds, { timeout: 10_000 });
}

/** The body that was last sent to that address. */
export function sent(asked: readonly Asked[], what: string): unknown {
  return asked.findLast((one) => one.what === what)?.body;
}
