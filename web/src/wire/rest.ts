// The requests to the server other than the game itself, which uses a socket: see `connection.svelte.ts`.

import type {
  Cards,
  LessonWanted,
  LobbyOffer,
  Problem,
  RematchWanted,
  ReplayLog,
  ReplaySummary,
  ReplayMade,
  ReplaySteps,
  RulesSheet,
  Seated,
  SeatKey,
  TableListed,
  TableMade,
  TablesListed,
  TableWanted,
} from "./schema";

/** The server's refusal, with its reason in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly text: string,
  ) {
    super(text);
    this.name = "Refused";
  }
}

/** The game that a rules sheet describes. */
export interface RulesWanted {
  readonly players: number;
  readonly edition: string;
  readonly expansions: readonly string[];
  readonly american: boolean;
  readonly teams: boolean;
}

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export const lobby = (): Promise<LobbyOffer> => got("/api/house");

export const cardsOf = (edition: string): Promise<Cards> => got(`/api/cards/${encodeURIComponent(edition)}`);

export const rulesSheet = (table: RulesWanted, catalogue: string): Promise<RulesSheet> =>
  got("/api/rules", { ...table, catalogue });

export const tables = (): Promise<TablesListed> => got("/api/tables");

export const tableListed = (id: string): Promise<TableListed> => got(tablePath(id));

export const makeTable = (wanted: TableWanted): Promise<TableMade> => posted("/api/tables", wanted);

/** The table of a guided first game. */
export const makeLesson = (wanted: LessonWanted): Promise<TableMade> => posted("/api/lesson", wanted);

export const takeSeat = (id: string, seat: number, name: string): Promise<Seated> =>
  posted(`${tablePath(id)}/seats/${seat}`, { name });

/** A key with which another device can take over the player's seat; only the player in that seat gets one. */
export const seatKey = (id: string): Promise<SeatKey> => posted(`${tablePath(id)}/key`);

export const moveSeat = (id: string, key: string): Promise<Seated> => posted(`${tablePath(id)}/move`, { key });

/** Take the player's seat at the table of the rematch; the first request creates the table. */
export const rematch = (id: string, bots: RematchWanted["bots"] = "same"): Promise<Seated> =>
  posted(`${tablePath(id)}/rematch`, { bots });

/** Where the record of a finished game can be downloaded. */
export const recordPath = (id: string): string => `${tablePath(id)}/record`;

export const sendRecord = (record: string): Promise<ReplayMade> => posted("/api/replays", { record });

export const replay = (id: string, catalogue: string): Promise<ReplaySummary> => got(replayPath(id), { catalogue });

/** Consecutive positions; without a seat, as everyone may see them. */
export const replaySteps = (
  id: string,
  span: { start: number; count: number; seat?: number },
  catalogue: string,
): Promise<ReplaySteps> => got(`${replayPath(id)}/steps`, { ...span, catalogue });

/** The lines of the log of a position before the line of number `before`. */
export const replayLog = (
  id: string,
  page: { step: number; before: number; seat?: number },
  catalogue: string,
): Promise<ReplayLog> => got(`${replayPath(id)}/log`, { ...page, catalogue });

/** Where the record of a game that is being replayed can be downloaded. */
export const replayRecordPath = (id: string): string => `${replayPath(id)}/record`;

function tablePath(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

function replayPath(id: string): string {
  return `/api/replays/${encodeURIComponent(id)}`;
}

function got<Answer>(path: string, query: Query = {}): Promise<Answer> {
  const asked = asQuery(query);
  return answered(fetch(asked === "" ? path : `${path}?${asked}`, { headers: reader() }));
}

function posted<Answer>(path: string, body?: object): Promise<Answer> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return answered(
    fetch(path, { method: "POST", headers: { ...reader(), "Content-Type": "application/json" }, ...sent }),
  );
}

/** Asks for refusals in the language of the page. */
function reader(): Record<string, string> {
  const language = document.documentElement.lang;
  return language === "" ? {} : { "Accept-Language": language };
}

/** A list is sent by repeating the key for each of its entries. */
function asQuery(query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [key, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

async function answered<Answer>(coming: Promise<Response>): Promise<Answer> {
  const response = await coming;
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused(response.status, problem.key ?? "", problem.text ?? response.statusText);
}
