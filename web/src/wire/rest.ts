// What the page asks of the server besides the game itself; that comes over a socket, see `connection.svelte.ts`.

import type {
  Cards,
  LobbyOffer,
  Problem,
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

/** The server has said no, and why, in the reader's language. */
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

/** What a sheet of rules is about. */
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

export const takeSeat = (id: string, seat: number, name: string): Promise<Seated> =>
  posted(`${tablePath(id)}/seats/${seat}`, { name });

/** A key with which another device can take over one's seat; only who sits there gets it. */
export const seatKey = (id: string): Promise<SeatKey> => posted(`${tablePath(id)}/key`);

export const moveSeat = (id: string, key: string): Promise<Seated> => posted(`${tablePath(id)}/move`, { key });

/** Take one's seat at the table of the rematch; whoever asks first has it made. */
export const rematch = (id: string): Promise<Seated> => posted(`${tablePath(id)}/rematch`);

/** Where the record of a finished game can be downloaded. */
export const recordPath = (id: string): string => `${tablePath(id)}/record`;

export const sendRecord = (record: string): Promise<ReplayMade> => posted("/api/replays", { record });

export const replay = (id: string, catalogue: string): Promise<ReplaySummary> => got(replayPath(id), { catalogue });

/** Some positions in a row; without a seat as everyone may see them. */
export const replaySteps = (
  id: string,
  span: { start: number; count: number; seat?: number },
  catalogue: string,
): Promise<ReplaySteps> => got(`${replayPath(id)}/steps`, { ...span, catalogue });

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

/** Refusals are put into the words that the page is read in. */
function reader(): Record<string, string> {
  const language = document.documentElement.lang;
  return language === "" ? {} : { "Accept-Language": language };
}

/** A list is asked for by naming the key again for each of its entries. */
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
