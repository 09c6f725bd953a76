// The requests to the server other than the game itself, which uses a socket: see `connection.svelte.ts`.

import type {
  AnalysisProgress,
  AnalysisSeen,
  AttemptMade,
  Cards,
  CardStudy,
  DecisionJudged,
  LessonWanted,
  LobbyOffer,
  Problem,
  PuzzleHint,
  PuzzleOfTheDay,
  PuzzleShown,
  PuzzlesListed,
  PuzzleSolution,
  RematchWanted,
  ReplayLog,
  TurningPoints,
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

const NOT_CHANGED = 304;

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export const lobby = (): Promise<LobbyOffer> => got("/api/house");

export const cardsOf = (edition: string): Promise<Cards> => got(`/api/cards/${encodeURIComponent(edition)}`);

/** What is known of the cards beyond what is printed. */
export const cardStudy = (): Promise<CardStudy> => got("/api/card-study");

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

/** Consecutive positions; without a seat, as everyone may see them; or with all cards open. */
export const replaySteps = (
  id: string,
  span: { start: number; count: number; seat?: number; open?: boolean },
  catalogue: string,
): Promise<ReplaySteps> => got(`${replayPath(id)}/steps`, { ...span, catalogue });

/** The lines of the log of a position before the line of number `before`. */
export const replayLog = (
  id: string,
  page: { step: number; before: number; seat?: number },
  catalogue: string,
): Promise<ReplayLog> => got(`${replayPath(id)}/log`, { ...page, catalogue });

/** How a game is judged: from what the players knew, or from all cards; and who is called "you". */
export interface JudgedFor {
  readonly eyes: "fair" | "open";
  readonly seat?: number | undefined;
}

/** Analyse a game, or go on with it. */
export const startAnalysis = (id: string): Promise<AnalysisProgress> => posted(`${replayPath(id)}/analysis`);

/** An analysis, with a tag that names what is in it. */
export interface TaggedAnalysis {
  readonly tag: string;
  readonly seen: AnalysisSeen;
}

/** The analysis as far as it is; undefined if nothing is new since the one with that tag. */
export async function analysisOf(
  id: string,
  wanted: JudgedFor,
  catalogue: string,
  known: string,
): Promise<TaggedAnalysis | undefined> {
  const headers = known === "" ? reader() : { ...reader(), "If-None-Match": known };
  const path = withQuery(`${replayPath(id)}/analysis`, { ...wanted, catalogue });
  const response = await fetch(path, { headers, cache: "no-store" });
  if (response.status === NOT_CHANGED) return undefined;
  return { tag: response.headers.get("ETag") ?? "", seen: await answered(Promise.resolve(response)) };
}

/** One decision of an analysis. */
export const judgedDecision = (
  id: string,
  step: number,
  wanted: JudgedFor,
  catalogue: string,
): Promise<DecisionJudged> => got(`${replayPath(id)}/analysis/${step}`, { ...wanted, catalogue });

/** Where a game turned, if it has been analysed. */
export const turningOf = (id: string, seat: number | null, catalogue: string): Promise<TurningPoints> =>
  got(`${replayPath(id)}/analysis/turning`, { seat: seat ?? undefined, catalogue });

/** Where the record of a game that is being replayed can be downloaded. */
export const replayRecordPath = (id: string): string => `${replayPath(id)}/record`;

export const puzzles = (): Promise<PuzzlesListed> => got("/api/puzzles");

/** The puzzle of today, which begins at midnight UTC. */
export const puzzleOfTheDay = (catalogue: string): Promise<PuzzleOfTheDay> => got("/api/puzzles/today", { catalogue });

export const puzzle = (number: number, catalogue: string): Promise<PuzzleShown> =>
  got(puzzlePath(number), { catalogue });

/** Where the reader's own choices lead, from the beginning of a puzzle. */
export const attempt = (number: number, choices: readonly string[], catalogue: string): Promise<AttemptMade> =>
  posted(`${puzzlePath(number)}/attempt`, { choices }, { catalogue });

/** The first or the second hint after these choices. */
export const puzzleHint = (
  number: number,
  asked: { readonly choices: readonly string[]; readonly number: number },
  catalogue: string,
): Promise<PuzzleHint> => posted(`${puzzlePath(number)}/hint`, asked, { catalogue });

/** The solution: by these choices, if they are right. */
export const puzzleSolution = (number: number, choice: readonly string[], catalogue: string): Promise<PuzzleSolution> =>
  got(`${puzzlePath(number)}/solution`, { choice, catalogue });

function puzzlePath(number: number): string {
  return `/api/puzzles/${number}`;
}

function tablePath(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

function replayPath(id: string): string {
  return `/api/replays/${encodeURIComponent(id)}`;
}

/** An answer to a question. */
export function got<Answer>(path: string, query: Query = {}): Promise<Answer> {
  return answered(fetch(withQuery(path, query), { headers: reader() }));
}

/** An answer to a request that sends something. */
export function posted<Answer>(path: string, body?: object, query: Query = {}): Promise<Answer> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return answered(
    fetch(withQuery(path, query), {
      method: "POST",
      headers: { ...reader(), "Content-Type": "application/json" },
      ...sent,
    }),
  );
}

/** Asks for refusals in the language of the page. */
function reader(): Record<string, string> {
  const language = document.documentElement.lang;
  return language === "" ? {} : { "Accept-Language": language };
}

/** A list is sent by repeating the key for each of its entries. */
function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [key, String(one)]),
  );
  const asked = new URLSearchParams(pairs).toString();
  return asked === "" ? path : `${path}?${asked}`;
}

async function answered<Answer>(coming: Promise<Response>): Promise<Answer> {
  const response = await coming;
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused(response.status, problem.key ?? "", problem.text ?? response.statusText);
}
