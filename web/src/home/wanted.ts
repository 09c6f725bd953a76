// The table that someone is about to set, within what the lobby offers.

import { keep, recalled } from "../lib/memory";
import type { EditionOffered, LobbyOffer, SeatWanted, TableWanted } from "../wire/schema";

const FEWEST_PLAYERS = 2;
/** A team game is one of two pairs: the offer says which editions have it. */
const PLAYERS_IN_TEAMS = 4;
const LONGEST_NAME = 24;

/** What stands in the form. */
export interface Draft {
  seats: SeatWanted[];
  edition: string;
  expansions: string[];
  /** Nothing if the edition is to decide. */
  american: boolean | null;
  teams: boolean;
  language: string;
  listed: boolean;
  hints: boolean;
  pace: TableWanted["pace"];
  seed: string;
}

/** The table to begin with: you and a bot. */
export function firstDraft(lobby: LobbyOffer, language: string): Draft {
  return {
    seats: [
      { keeper: "you", level: "adept" },
      { keeper: "bot", level: "adept" },
    ],
    edition: lobby.default_edition,
    expansions: [],
    american: null,
    teams: false,
    language: lobby.languages.includes(language) ? language : lobby.languages[0]!,
    listed: false,
    hints: true,
    pace: "calm",
    seed: "",
  };
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

/** Whether sets are mixed: as wanted, or else as the edition has it. */
export function isMixed(lobby: LobbyOffer, draft: Draft): boolean {
  return draft.expansions.length > 0 && (draft.american ?? editionOf(lobby, draft).mixes_sets);
}

/** So many seats: new ones are for bots, and the last ones go first. */
export function withPlayers(draft: Draft, count: number): SeatWanted[] {
  const more = Array.from({ length: Math.max(0, count - draft.seats.length) }, (): SeatWanted => {
    return { keeper: "bot", level: "adept" };
  });
  return [...draft.seats.slice(0, count), ...more];
}

/** A seat is given to someone; you sit on one seat at most. */
export function withKeeper(seats: SeatWanted[], at: number, keeper: SeatWanted["keeper"]): SeatWanted[] {
  return seats.map((seat, number) => {
    if (number === at) return { ...seat, keeper };
    return keeper === "you" && seat.keeper === "you" ? { ...seat, keeper: "open" } : seat;
  });
}

/** The draft, less what the edition does not offer. */
export function fitted(lobby: LobbyOffer, draft: Draft): Draft {
  const seats = withPlayers(draft, Math.min(draft.seats.length, playersOffered(lobby, draft).at(-1)!));
  return { ...draft, seats, teams: draft.teams && teamsOffered(lobby, { ...draft, seats }) };
}

/** What is asked of the server. */
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

/** The name that one had last time; empty before. */
export function rememberedName(): string {
  return recalled("name") ?? "";
}

/** A name as it may stand at a table, remembered for the next one; the other one if nothing is left of it. */
export function nameOr(name: string, other: string): string {
  const tidy = name.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME);
  if (tidy !== "") keep("name", tidy);
  return tidy === "" ? other : tidy;
}
