// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";

import {
  type Draft,
  firstDraft,
  fitted,
  isMixed,
  nameOr,
  playersOffered,
  rememberedName,
  teamsOffered,
  wanted,
  withKeeper,
  withPlayers,
} from "../../src/home/wanted";
import { HOUSE } from "./answers";

beforeEach(() => localStorage.clear());

function draft(changed: Partial<Draft> = {}): Draft {
  return { ...firstDraft(HOUSE, "en"), ...changed };
}

function withSeats(count: number, changed: Partial<Draft> = {}): Draft {
  return draft({ seats: withPlayers(draft(), count), ...changed });
}

test("to begin with, it is you against an adept", () => {
  expect(wanted(draft(), "Ada")).toEqual({
    seats: [
      { keeper: "you", level: "adept" },
      { keeper: "bot", level: "adept" },
    ],
    name: "Ada",
    edition: "asmadi-3",
    expansions: [],
    american: null,
    teams: false,
    language: "en",
    listed: false,
    hints: true,
    pace: "calm",
    seed: null,
  });
});

test("a table speaks the reader's language, if the lobby does", () => {
  expect(firstDraft(HOUSE, "fr").language).toBe("fr");
  expect(firstDraft(HOUSE, "de").language).toBe("en");
});

test("who only watches needs no name", () => {
  expect(wanted(draft({ seats: withKeeper(draft().seats, 0, "bot") }), "Ada").name).toBeNull();
});

test("a seed is a number", () => {
  expect(wanted(draft({ seed: " 42 " }), "Ada").seed).toBe(42);
});

test("how many can play is what the edition offers", () => {
  expect(playersOffered(HOUSE, draft())).toEqual([2, 3, 4, 5]);
  expect(playersOffered(HOUSE, draft({ edition: "iello" }))).toEqual([2, 3, 4]);
  expect(playersOffered(HOUSE, draft({ edition: "iello", expansions: ["echoes"] }))).toEqual([2, 3, 4, 5]);
});

test("teams are offered to four, where the edition has them", () => {
  expect(teamsOffered(HOUSE, withSeats(4))).toBe(true);
  expect(teamsOffered(HOUSE, withSeats(3))).toBe(false);
  expect(teamsOffered(HOUSE, withSeats(4, { edition: "iello" }))).toBe(false);
});

test("what the new edition does not offer goes", () => {
  const five = fitted(HOUSE, withSeats(5, { edition: "iello" }));
  expect(five.seats).toHaveLength(4);
  const teams = fitted(HOUSE, withSeats(4, { edition: "iello", teams: true }));
  expect(teams.teams).toBe(false);
  expect(fitted(HOUSE, withSeats(4, { teams: true })).teams).toBe(true);
});

test("sets are mixed as the edition has it, unless one wants it otherwise", () => {
  const echoes = { expansions: ["echoes"] };
  expect(isMixed(HOUSE, draft({ ...echoes, edition: "asmadi-1" }))).toBe(true);
  expect(isMixed(HOUSE, draft({ ...echoes, edition: "asmadi-1", american: false }))).toBe(false);
  expect(isMixed(HOUSE, draft(echoes))).toBe(false);
  expect(wanted(draft({ ...echoes, american: true }), "Ada").american).toBe(true);
  expect(wanted(draft({ american: true }), "Ada").american).toBeNull();
});

test("you sit on one seat only", () => {
  const seats = withKeeper(draft().seats, 1, "you");
  expect(seats.map(({ keeper }) => keeper)).toEqual(["open", "you"]);
});

test("a name is kept for the next time; without one, one is a guest", () => {
  expect(rememberedName()).toBe("");
  expect(nameOr("  ", "Guest")).toBe("Guest");
  expect(rememberedName()).toBe("");
  expect(nameOr("  Ada   Lovelace, Countess of Lovelace ", "Guest")).toBe("Ada Lovelace, Countess o");
  expect(rememberedName()).toBe("Ada Lovelace, Countess o");
});
