// A position: what lies where. It knows places, and no rule: what may be is for the server to say.
//
// Positions are values. Whatever changes one returns another, so that every step can be undone.

import { type ColorName, COLORS } from "../cards/icons";
import type { Pile } from "../wire/schema";
import { type Holding, HOLDINGS, type Place, type Spot } from "./places";

export type Splay = Pile["splay"];
/** An age's achievement, a special achievement by its name, or an age's achievement by the name of its card. */
export type Claim = number | string;

export interface Seat {
  /** The cards of each color, the top card first. */
  readonly board: Readonly<Record<ColorName, readonly string[]>>;
  readonly splay: Readonly<Record<ColorName, Splay>>;
  readonly hand: readonly string[];
  readonly score: readonly string[];
  readonly forecast: readonly string[];
  readonly achievements: readonly Claim[];
  /** How many cards were scored and tucked this turn. */
  readonly scored: number;
  readonly tucked: number;
}

export interface Game {
  readonly edition: string;
  readonly expansions: readonly string[];
  /** Whether the sets are mixed; null if the edition decides. */
  readonly american: boolean | null;
  readonly teams: boolean;
  /** The language of the table, by whose alphabet ties are broken. */
  readonly language: string;
}

export interface Position extends Game {
  readonly seats: readonly Seat[];
  readonly turn: number;
  readonly actions: number;
  /** How many turns have begun; null if that is not said. */
  readonly turns: number | null;
  /** The top cards of supply piles by age, in the order in which they are drawn. */
  readonly piles: Readonly<Record<number, readonly string[]>>;
  /** The ages whose piles have no other cards than these. */
  readonly only: readonly number[];
  /** The achievements still to be had; null for all that nobody has. */
  readonly available: readonly Claim[] | null;
  /** What decides the order of all that is not said. */
  /** From 2^53 on in digits, since JavaScript would round it. */
  readonly seed: number | string;
}

export const SPLAYS: readonly Splay[] = ["none", "left", "right", "up"];
export const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const FEWEST_PLAYERS = 2;

const byColor = <Value>(value: (color: ColorName) => Value): Record<ColorName, Value> =>
  Object.fromEntries(COLORS.map((color) => [color, value(color)])) as Record<ColorName, Value>;

export const EMPTY_SEAT: Seat = {
  board: byColor(() => []),
  splay: byColor(() => "none"),
  hand: [],
  score: [],
  forecast: [],
  achievements: [],
  scored: 0,
  tucked: 0,
};

/** A table with nothing on it. */
export function emptyTable(game: Game, players = FEWEST_PLAYERS): Position {
  return {
    edition: game.edition,
    expansions: game.expansions,
    american: game.american,
    teams: game.teams,
    language: game.language,
    seats: Array.from({ length: players }, () => EMPTY_SEAT),
    turn: 0,
    actions: 2,
    turns: null,
    piles: {},
    only: [],
    available: null,
    seed: 0,
  };
}

/** The seats from top to bottom: the first player sits nearest. */
export const inOrder = ({ seats }: Position): number[] => seats.map((_, step) => (step + 1) % seats.length);

/** The cards of a place, the top card first. Achievements that are only known by age are left out. */
export function cardsAt(position: Position, place: Place): readonly string[] {
  switch (place.kind) {
    case "board":
      return position.seats[place.seat]?.board[place.color] ?? [];
    case "achieved":
      return (position.seats[place.seat]?.achievements ?? []).filter(isCard);
    case "supply":
      return position.piles[place.age] ?? [];
    case "available":
      return (position.available ?? []).filter(isCard);
    default:
      return position.seats[place.seat]?.[place.kind] ?? [];
  }
}

/** The special achievements of each set. */
export const SPECIALS: Readonly<Record<string, readonly string[]>> = {
  base: ["monument", "empire", "world", "wonder", "universe"],
  echoes: ["supremacy", "destiny", "wealth", "heritage", "history"],
};

/** The special achievements of the sets that are played with. */
export const specialsOf = ({ expansions }: Pick<Game, "expansions">): string[] =>
  ["base", ...expansions].flatMap((set) => SPECIALS[set] ?? []);

const ALL_SPECIALS: ReadonlySet<Claim> = new Set(Object.values(SPECIALS).flat());

export const isSpecial = (claim: Claim): claim is string => ALL_SPECIALS.has(claim);

export const isCard = (claim: Claim): claim is string => typeof claim === "string" && !isSpecial(claim);

/** More cards of the supply than this are counted, not named. */
const MOST_NAMED = 8;

/** What is known of the supply and of the achievements to be had. */
export interface Known {
  /** The ages of whose piles something is said. */
  readonly ordered: readonly number[];
  /** The cards that are known to be achievements. */
  readonly available: readonly string[];
  /** Whether there are too many to name them all. */
  readonly many: boolean;
}

export function knownOf(position: Position): Known {
  const ordered = Object.keys(position.piles).map(Number);
  const available = cardsAt(position, { kind: "available" });
  const count = ordered.reduce((all, age) => all + cardsAt(position, { kind: "supply", age }).length, available.length);
  return { ordered, available, many: count > MOST_NAMED };
}

/** All places in which something can lie. */
export function placesOf({ seats, piles }: Position): Place[] {
  return [
    ...seats.flatMap((_, seat): Place[] => [
      ...COLORS.map((color): Place => ({ kind: "board", seat, color })),
      ...HOLDINGS.map((kind): Place => ({ kind, seat })),
      { kind: "achieved", seat },
    ]),
    ...Object.keys(piles).map((age): Place => ({ kind: "supply", age: Number(age) })),
    { kind: "available" },
  ];
}

/** Where each card lies. In a text that was pasted one may lie in two places. */
export function whereAll(position: Position): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>();
  for (const place of placesOf(position)) {
    for (const card of cardsAt(position, place)) found.set(card, [...(found.get(card) ?? []), place]);
  }
  return found;
}

/** Put a card there; wherever it was before, it is gone from. */
export function put(position: Position, card: string, { place, end }: Spot): Position {
  const cleared = taken(position, card);
  return withCards(cleared, place, (cards) => (end === "top" ? [card, ...cards] : [...cards, card]));
}

/** Take a card away from wherever it is. */
export function taken(position: Position, card: string): Position {
  return placesOf(position).reduce((now, place) => takenFrom(now, card, place), position);
}

/** Take a card away from one place only. */
export function takenFrom(position: Position, card: string, place: Place): Position {
  if (!cardsAt(position, place).includes(card)) return position;
  return withCards(position, place, (cards) => cards.filter((one) => one !== card));
}

/** Move a card within its pile, towards the top by -1. */
export function shifted(position: Position, card: string, place: Place, by: number): Position {
  const cards = cardsAt(position, place);
  const from = cards.indexOf(card);
  const to = from + by;
  if (from < 0 || to < 0 || to >= cards.length) return position;
  return withCards(position, place, (all) => {
    const others = all.filter((one) => one !== card);
    return [...others.slice(0, to), card, ...others.slice(to)];
  });
}

export function withSplay(position: Position, seat: number, color: ColorName, splay: Splay): Position {
  return withSeat(position, seat, (one) => ({ ...one, splay: { ...one.splay, [color]: splay } }));
}

/** The age whose achievement a card can be; undefined if it can be none. */
export type AgeOf = (card: string) => number | undefined;

/** Whether something is that achievement: it is named so, or it is a card of that age. */
export function isThat(one: Claim, claim: Claim, ageOf: AgeOf): boolean {
  return one === claim || (typeof claim === "number" && isCard(one) && ageOf(one) === claim);
}

/** Who has an achievement: a seat, nobody yet, or nobody ever. */
export function statusOf(position: Position, claim: Claim, ageOf: AgeOf): number | "free" | "out" {
  const owner = ownerOf(position, claim, ageOf);
  if (position.available === null) return owner ?? "free";
  if (position.available.some((one) => isThat(one, claim, ageOf))) return "free";
  return owner ?? "out";
}

/** The seat that has an achievement. */
export function ownerOf({ seats }: Position, claim: Claim, ageOf: AgeOf): number | undefined {
  const owner = seats.findIndex(({ achievements }) => achievements.some((one) => isThat(one, claim, ageOf)));
  return owner < 0 ? undefined : owner;
}

/** Give an achievement to a player, or to nobody with `null`; nobody else has it then. A card goes for its age. */
export function claimed(position: Position, claim: Claim, seat: number | null, ageOf: AgeOf): Position {
  const token = tokenOf(position, claim, ageOf);
  const { seats, available } = withoutClaims(position, (one) => one === claim || one === token);
  if (seat === null) return { ...position, seats, available: available === null ? null : [...available, token] };
  return given({ ...position, seats, available }, token, seat);
}

/** One more achievement for a player, even if others of that age are taken; one that is to be had comes first. */
export function claimedToo(position: Position, claim: Claim, seat: number, ageOf: AgeOf): Position {
  const { available } = position;
  const at = available?.findIndex((one) => isThat(one, claim, ageOf)) ?? -1;
  if (available === null || at < 0) return given(position, claim, seat);
  return given({ ...position, available: available.filter((_, number) => number !== at) }, available[at]!, seat);
}

/** What stands for an achievement: the card on the table, a card that somebody has, or the achievement itself. */
function tokenOf({ seats, available }: Position, claim: Claim, ageOf: AgeOf): Claim {
  const all = [...(available ?? []), ...seats.flatMap(({ achievements }) => achievements)];
  return all.find((one) => isThat(one, claim, ageOf)) ?? claim;
}

const given = (position: Position, token: Claim, seat: number): Position =>
  withSeat(position, seat, (one) => ({ ...one, achievements: [...one.achievements, token] }));

function withoutClaims(position: Position, gone: (one: Claim) => boolean): Pick<Position, "seats" | "available"> {
  const without = (all: readonly Claim[]) => all.filter((one) => !gone(one));
  return {
    seats: position.seats.map((one) => ({ ...one, achievements: without(one.achievements) })),
    available: position.available === null ? null : without(position.available),
  };
}

/** Take an achievement from a player. */
export function unclaimed(position: Position, seat: number, at: number): Position {
  return withSeat(position, seat, (one) => ({
    ...one,
    achievements: one.achievements.filter((_, number) => number !== at),
  }));
}

/** An achievement that is neither anyone's nor to be had; `all` are those that would be to be had. */
export function outOfGame(position: Position, claim: Claim, all: readonly Claim[], ageOf: AgeOf): Position {
  const token = tokenOf(position, claim, ageOf);
  const listed = { ...position, available: position.available ?? all };
  return { ...position, ...withoutClaims(listed, (one) => one === claim || one === token) };
}

export function withTurn(position: Position, turn: number, actions: number): Position {
  return { ...position, turn, actions };
}

/** Whether a pile has nothing but the cards that are named. */
export function withOnly(position: Position, age: number, only: boolean): Position {
  const others = position.only.filter((one) => one !== age);
  const piles = only && position.piles[age] === undefined ? { ...position.piles, [age]: [] } : position.piles;
  return tidied({ ...position, piles, only: only ? [...others, age].sort((one, other) => one - other) : others });
}

/** Another order of all that is not said. */
export const reshuffled = (position: Position): Position => ({
  ...position,
  seed: (typeof position.seed === "number" ? position.seed : 0) + 1,
});

/** Two players exchange everything that is theirs. */
export function swapped(position: Position, one: number, other: number): Position {
  const seats = [...position.seats];
  [seats[one], seats[other]] = [seats[other]!, seats[one]!];
  return { ...position, seats };
}

/** More or fewer players; what those who leave had is not placed any more. */
export function withPlayers(position: Position, players: number): Position {
  const kept = position.seats.slice(0, players);
  const more = Array.from({ length: Math.max(0, players - kept.length) }, () => EMPTY_SEAT);
  const turn = Math.min(position.turn, players - 1);
  return { ...position, seats: [...kept, ...more], turn };
}

export function withCounts(position: Position, seat: number, counts: { scored?: number; tucked?: number }): Position {
  return withSeat(position, seat, (one) => ({ ...one, ...counts }));
}

export function withSeat(position: Position, seat: number, change: (seat: Seat) => Seat): Position {
  return { ...position, seats: position.seats.map((one, at) => (at === seat ? change(one) : one)) };
}

type Change = (cards: readonly string[]) => readonly string[];

function withCards(position: Position, place: Place, change: Change): Position {
  switch (place.kind) {
    case "board": {
      const { seat, color } = place;
      return withSeat(position, seat, (one) => {
        const cards = change(one.board[color]);
        // The direction of a pile that is gone goes with it; with one card left it is for the reader to say.
        const splay = cards.length === 0 ? { ...one.splay, [color]: "none" as const } : one.splay;
        return { ...one, board: { ...one.board, [color]: cards }, splay };
      });
    }
    case "achieved":
      return withSeat(position, place.seat, (one) => ({ ...one, achievements: amongClaims(one.achievements, change) }));
    case "available":
      return { ...position, available: availableWith(position, change) };
    case "supply":
      return tidied({
        ...position,
        piles: { ...position.piles, [place.age]: change(position.piles[place.age] ?? []) },
      });
    default: {
      const { kind, seat } = place as { kind: Holding; seat: number };
      return withSeat(position, seat, (one) => ({ ...one, [kind]: change(one[kind]) }));
    }
  }
}

function amongClaims(claims: readonly Claim[], change: Change): Claim[] {
  return [...claims.filter((one) => !isCard(one)), ...change(claims.filter(isCard))];
}

function availableWith(position: Position, change: Change): readonly Claim[] | null {
  const cards = change((position.available ?? []).filter(isCard));
  if (position.available === null && cards.length === 0) return null;
  return [...(position.available ?? []).filter((one) => !isCard(one)), ...cards];
}

/** Without piles of which nothing is said. */
function tidied(position: Position): Position {
  const said = Object.entries(position.piles).filter(
    ([age, cards]) => cards.length > 0 || position.only.includes(Number(age)),
  );
  return { ...position, piles: Object.fromEntries(said) };
}
