// A fake server that gives prepared answers and records the requests.

import { vi } from "vitest";

import type { EditionOffered, LobbyOffer, Problem, SeatListed, TableListed } from "../../src/wire/schema";

export interface Asked {
  readonly what: string;
  readonly body: unknown;
}

/** The games of an edition for at most so many players: one achievement less for each further one, one more with a set. */
function edition(name: string, most: number, teams: boolean, mixes: boolean): EditionOffered {
  const goals = [false, true].flatMap((expansion) =>
    [2, 3, 4, 5]
      .filter((players) => players <= (expansion ? 5 : most))
      .flatMap((players) => [
        { players, teams: false, expansion, achievements: Math.max(4, 8 - players + Number(expansion)) },
        ...(teams && players === 4 ? [{ players, teams, expansion, achievements: 6 + Number(expansion) }] : []),
      ]),
  );
  return { name, most_players: most, most_players_with_expansion: 5, teams, mixes_sets: mixes, goals };
}

const EDITIONS: EditionOffered[] = [
  edition("asmadi-1", 4, true, true),
  edition("iello", 4, false, false),
  edition("asmadi-3", 5, true, false),
];

export const LOBBY: LobbyOffer = {
  version: "1.0",
  engine: 1,
  editions: EDITIONS,
  default_edition: "asmadi-3",
  expansions: ["echoes"],
  levels: ["novice", "adept", "expert", "champion", "master"],
  ratings: { expert: { rating: 1180, low: 1150, high: 1220 } },
  languages: ["en", "fr"],
  catalogues: ["en-asmadi", "en-iello", "fr-iello"],
  paces: ["none", "quick", "calm", "slow"],
};

/** A seat in the list, with these changes: a person's, who has nothing yet. */
export function seat(about: Partial<SeatListed>): SeatListed {
  return { seat: 0, keeper: "person", name: "", level: null, achievements: 0, points: 0, ...about };
}

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
    seats: [seat({ seat: 0, name: "Marie" }), seat({ seat: 1, keeper: "open" })],
    turns: 0,
    you: null,
    waits_for: null,
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
