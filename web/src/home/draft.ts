// The form for a new table, within what the lobby offers.

import type { Level } from "../lib/level";
import { keep, recalled } from "../lib/storage";
import type { EditionOffered, LobbyOffer, SeatWanted, TableWanted } from "../wire/schema";
import { withoutControls } from "../words/isolation";

const FEWEST_PLAYERS = 2;
/** A team game has two teams of two: the offer says which editions have it. */
const PLAYERS_IN_TEAMS = 4;
const LONGEST_NAME = 24;
const STORAGE_KEY = "table";
const LEVEL_KEY = "level";

const USUAL_LEVEL = "adept";

/** The contents of the form. */
export interface Draft {
  seats: SeatWanted[];
  edition: string;
  expansions: string[];
  /** Null if the edition decides. */
  american: boolean | null;
  teams: boolean;
  language: string;
  listed: boolean;
  hints: boolean;
  pace: TableWanted["pace"];
  seed: string;
}

/** The initial form: you and a bot. */
export function firstDraft(lobby: LobbyOffer, language: string): Draft {
  const level = rememberedLevel(lobby);
  return {
    seats: [
      { keeper: "you", level },
      { keeper: "bot", level },
    ],
    edition: lobby.default_edition,
    expansions: [],
    american: null,
    teams: false,
    language: lobby.languages.includes(language) ? language : lobby.languages[0]!,
    listed: false,
    hints: true,
    // Every page plays events at its reader's own pace.
    pace: "none",
    seed: "",
  };
}

/** The form as it was used last, within what the lobby offers now; the seed is never kept. */
export function lastDraft(lobby: LobbyOffer, language: string): Draft {
  const first = firstDraft(lobby, language);
  try {
    const kept = JSON.parse(recalled(STORAGE_KEY) ?? "null") as Partial<Draft> | null;
    if (kept === null || !Array.isArray(kept.seats) || kept.seats.length < FEWEST_PLAYERS) return first;
    // Bots of one level have the one that was chosen last, here or for a quick game.
    const seats = levelsOf(kept.seats).size > 1 ? kept.seats : withLevel(kept.seats, rememberedLevel(lobby));
    const draft: Draft = { ...first, ...kept, seats, pace: first.pace, seed: "" };
    const known =
      lobby.editions.some(({ name }) => name === draft.edition) &&
      draft.expansions.every((name) => lobby.expansions.includes(name)) &&
      draft.seats.every(({ level }) => lobby.levels.includes(level));
    return known ? fitted(lobby, draft) : first;
  } catch {
    return first;
  }
}

/** Remember the form for the next table. */
export function keepDraft(draft: Draft): void {
  keep(STORAGE_KEY, JSON.stringify({ ...draft, seed: "" }));
  const [level, ...others] = levelsOf(draft.seats);
  if (level !== undefined && others.length === 0) keepLevel(level);
}

/** The levels of the bots. */
function levelsOf(seats: readonly SeatWanted[]): Set<Level> {
  return new Set(seats.filter(({ keeper }) => keeper === "bot").map(({ level }) => level));
}

function withLevel(seats: readonly SeatWanted[], level: Level): SeatWanted[] {
  return seats.map((seat) => (seat.keeper === "bot" ? { ...seat, level } : seat));
}

/** The level that was chosen last, if there still is such a one. */
export function rememberedLevel({ levels }: LobbyOffer): Level {
  return (levels.find((level) => level === recalled(LEVEL_KEY)) as Level | undefined) ?? USUAL_LEVEL;
}

export function keepLevel(level: Level): void {
  keep(LEVEL_KEY, level);
}

export function editionOf(lobby: LobbyOffer, draft: Draft): EditionOffered {
  return lobby.editions.find(({ name }) => name === draft.edition) ?? lobby.editions[0]!;
}

/** The numbers of players that the edition offers. */
export function playersOffered(lobby: LobbyOffer, draft: Draft): number[] {
  const { most_players, most_players_with_expansion } = editionOf(lobby, draft);
  const most = draft.expansions.length > 0 ? most_players_with_expansion : most_players;
  return Array.from({ length: most - FEWEST_PLAYERS + 1 }, (_, more) => FEWEST_PLAYERS + more);
}

export function teamsOffered(lobby: LobbyOffer, draft: Draft): boolean {
  return editionOf(lobby, draft).teams && draft.seats.length === PLAYERS_IN_TEAMS;
}

/** How many achievements win this game. */
export function neededIn(lobby: LobbyOffer, draft: Draft): number | undefined {
  return editionOf(lobby, draft).goals.find(
    ({ players, teams, expansion }) =>
      players === draft.seats.length && teams === draft.teams && expansion === draft.expansions.length > 0,
  )?.achievements;
}

/** Why an edition cannot be chosen with these seats: it has no room for them, or no rules for teams. */
export function againstEdition(lobby: LobbyOffer, draft: Draft, edition: string): "seats" | "teams" | undefined {
  if (playersOffered(lobby, { ...draft, edition }).at(-1)! < draft.seats.length) return "seats";
  return draft.teams && !editionOf(lobby, { ...draft, edition }).teams ? "teams" : undefined;
}

/** Why there are no teams: the edition has none, or there are not four seats. */
export function againstTeams(lobby: LobbyOffer, draft: Draft): "none" | "four" | undefined {
  if (!editionOf(lobby, draft).teams) return "none";
  return draft.seats.length === PLAYERS_IN_TEAMS ? undefined : "four";
}

/** Whether this many can play only with the expansion. */
export function needsExpansion(lobby: LobbyOffer, draft: Draft): boolean {
  return playersOffered(lobby, { ...draft, expansions: [] }).at(-1)! < draft.seats.length;
}

/** The seats without one of them. */
export function withoutSeat(seats: readonly SeatWanted[], at: number): SeatWanted[] {
  return seats.length > FEWEST_PLAYERS ? seats.filter((_, number) => number !== at) : [...seats];
}

/** Whether sets are mixed: as chosen in the form, or else as the edition does. */
export function isMixed(lobby: LobbyOffer, draft: Draft): boolean {
  return draft.expansions.length > 0 && (draft.american ?? editionOf(lobby, draft).mixes_sets);
}

/** `count` seats: added seats are for bots, and the last seats are removed first. */
export function withPlayers(lobby: LobbyOffer, draft: Draft, count: number): SeatWanted[] {
  const more = Array.from({ length: Math.max(0, count - draft.seats.length) }, (): SeatWanted => {
    return { keeper: "bot", level: rememberedLevel(lobby) };
  });
  return [...draft.seats.slice(0, count), ...more];
}

/** The seats with another keeper for one of them; you have one seat at most. */
export function withKeeper(seats: SeatWanted[], at: number, keeper: SeatWanted["keeper"]): SeatWanted[] {
  return seats.map((seat, number) => {
    if (number === at) return { ...seat, keeper };
    return keeper === "you" && seat.keeper === "you" ? { ...seat, keeper: "open" } : seat;
  });
}

/** The draft without anything that the edition does not offer. */
export function fitted(lobby: LobbyOffer, draft: Draft): Draft {
  const seats = withPlayers(lobby, draft, Math.min(draft.seats.length, playersOffered(lobby, draft).at(-1)!));
  return { ...draft, seats, teams: draft.teams && teamsOffered(lobby, { ...draft, seats }) };
}

/** The request for the server. */
export function wanted(draft: Draft, name: string): TableWanted {
  const { seats, seed, american, ...rest } = draft;
  return {
    ...rest,
    seats,
    name: seats.some(({ keeper }) => keeper === "you") ? name : null,
    american: draft.expansions.length > 0 ? american : null,
    seed: seed.trim() === "" ? null : Number(seed),
  };
}

/** The name that was used last time, or an empty text. */
export function rememberedName(): string {
  return recalled("name") ?? "";
}

/** The first characters of a name, as a person counts them: an emoji of several parts is never cut. */
function shortened(name: string): string {
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return characters.slice(0, LONGEST_NAME).join("").trimEnd();
}

/** The tidied name, which is also kept for the next table; or `other` if it is empty. */
export function nameOr(name: string, other: string): string {
  const tidy = shortened(withoutControls(name).trim().replace(/\s+/g, " "));
  if (tidy !== "") keep("name", tidy);
  return tidy === "" ? other : tidy;
}
