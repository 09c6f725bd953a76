import { expect, test } from "vitest";

import {
  type Draft,
  firstDraft,
  fitted,
  isMixed,
  keepDraft,
  keepLevel,
  lastDraft,
  nameOr,
  playersOffered,
  rememberedLevel,
  rememberedName,
  teamsOffered,
  wanted,
  withKeeper,
  withPlayers,
} from "../../src/home/draft";
import { LOBBY } from "./answers";

function draft(changed: Partial<Draft> = {}): Draft {
  return { ...firstDraft(LOBBY, "en"), ...changed };
}

function withSeats(count: number, changed: Partial<Draft> = {}): Draft {
  return draft({ seats: withPlayers(LOBBY, draft(), count), ...changed });
}

test("the initial form is you against an adept", () => {
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
    pace: "none",
    seed: null,
  });
});

test("a table has the reader's language, if the lobby offers it", () => {
  expect(firstDraft(LOBBY, "fr").language).toBe("fr");
  expect(firstDraft(LOBBY, "de").language).toBe("en");
});

test("a table without the reader as a player needs no name", () => {
  expect(wanted(draft({ seats: withKeeper(draft().seats, 0, "bot") }), "Ada").name).toBeNull();
});

test("a seed is a number", () => {
  expect(wanted(draft({ seed: " 42 " }), "Ada").seed).toBe(42);
});

test("the number of players is limited by the edition", () => {
  expect(playersOffered(LOBBY, draft())).toEqual([2, 3, 4, 5]);
  expect(playersOffered(LOBBY, draft({ edition: "iello" }))).toEqual([2, 3, 4]);
  expect(playersOffered(LOBBY, draft({ edition: "iello", expansions: ["echoes"] }))).toEqual([2, 3, 4, 5]);
});

test("teams are offered to four players, where the edition has them", () => {
  expect(teamsOffered(LOBBY, withSeats(4))).toBe(true);
  expect(teamsOffered(LOBBY, withSeats(3))).toBe(false);
  expect(teamsOffered(LOBBY, withSeats(4, { edition: "iello" }))).toBe(false);
});

test("options that the new edition does not offer are removed", () => {
  const five = fitted(LOBBY, withSeats(5, { edition: "iello" }));
  expect(five.seats).toHaveLength(4);
  const teams = fitted(LOBBY, withSeats(4, { edition: "iello", teams: true }));
  expect(teams.teams).toBe(false);
  expect(fitted(LOBBY, withSeats(4, { teams: true })).teams).toBe(true);
});

test("sets are mixed as the edition does it, unless the form says otherwise", () => {
  const echoes = { expansions: ["echoes"] };
  expect(isMixed(LOBBY, draft({ ...echoes, edition: "asmadi-1" }))).toBe(true);
  expect(isMixed(LOBBY, draft({ ...echoes, edition: "asmadi-1", american: false }))).toBe(false);
  expect(isMixed(LOBBY, draft(echoes))).toBe(false);
  expect(wanted(draft({ ...echoes, american: true }), "Ada").american).toBe(true);
  expect(wanted(draft({ american: true }), "Ada").american).toBeNull();
});

test("you have one seat only", () => {
  const seats = withKeeper(draft().seats, 1, "you");
  expect(seats.map(({ keeper }) => keeper)).toEqual(["open", "you"]);
});

test("a name is stored for the next time; an empty one becomes a guest's", () => {
  expect(rememberedName()).toBe("");
  expect(nameOr("  ", "Guest")).toBe("Guest");
  expect(rememberedName()).toBe("");
  expect(nameOr("  Ada   Lovelace, Countess of Lovelace ", "Guest")).toBe("Ada Lovelace, Countess o");
  expect(rememberedName()).toBe("Ada Lovelace, Countess o");
});

test("an emoji is one character of a name, and never cut", () => {
  const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
  const flag = "\u{1f1eb}\u{1f1f7}";
  expect(nameOr(`Ada ${family}${flag}`, "Guest")).toBe(`Ada ${family}${flag}`);
  expect(nameOr(flag.repeat(30), "Guest")).toBe(flag.repeat(24));
});

test("characters that would turn the text around a name are left out of it", () => {
  expect(nameOr("\u202eAda\u2069 ", "Guest")).toBe("Ada");
  expect(nameOr("\u2067דוד\u2069", "Guest")).toBe("דוד");
  expect(nameOr("\u202e", "Guest")).toBe("Guest");
});

test("the level of a quick game is also that of the next table, and the other way round", () => {
  const levels = (): string[] => lastDraft(LOBBY, "en").seats.map(({ level }) => level);
  keepLevel("expert");
  expect(levels()[1]).toBe("expert");
  const form = lastDraft(LOBBY, "en");
  keepDraft({ ...form, seats: form.seats.map((seat) => ({ ...seat, level: "master" })) });
  expect(rememberedLevel(LOBBY)).toBe("master");
  keepLevel("novice");
  expect(levels()[1]).toBe("novice");
});

test("bots of different levels keep them", () => {
  const bots = (["adept", "master"] as const).map((level) => ({ keeper: "bot", level }) as const);
  keepDraft(draft({ seats: [draft().seats[0]!, ...bots] }));
  keepLevel("novice");
  expect(
    lastDraft(LOBBY, "en")
      .seats.slice(1)
      .map(({ level }) => level),
  ).toEqual(["adept", "master"]);
});
