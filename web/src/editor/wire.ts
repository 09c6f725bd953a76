// A position as the server writes it, and as the editor has it.

import { type ColorName, COLORS } from "../cards/icons";
import type { Position as Sent } from "../wire/schema";
import { type Claim, EMPTY_SEAT, isSpecial, type Position, type Seat, type Splay } from "./position";

type SentSeat = Sent["players"][number];

export function sent(position: Position): Sent {
  const { seats, piles, only, available, edition, american, teams, turn, actions, turns, seed } = position;
  const ages = Object.entries(piles);
  const some = (which: boolean) =>
    Object.fromEntries(
      ages.filter(([age]) => only.includes(Number(age)) === which).map(([age, cards]) => [age, [...cards]]),
    );
  return {
    edition,
    expansions: [...position.expansions],
    american,
    teams,
    language: position.language,
    players: seats.map(sentSeat),
    turn,
    actions,
    turns,
    top: some(false),
    whole: some(true),
    available: available === null ? null : [...available],
    seed,
  };
}

function sentSeat(seat: Seat): SentSeat {
  const board = COLORS.filter((color) => seat.board[color].length > 0);
  const splayed = COLORS.filter((color) => seat.splay[color] !== "none");
  return {
    board: Object.fromEntries(board.map((color) => [color, [...seat.board[color]]])),
    splay: Object.fromEntries(splayed.map((color) => [color, seat.splay[color]])),
    hand: [...seat.hand],
    score: [...seat.score],
    forecast: [...seat.forecast],
    achievements: [...seat.achievements],
    scored: seat.scored,
    tucked: seat.tucked,
  };
}

/** The position that the server sent. */
export function received(given: Sent): Position {
  const top = given.top ?? {};
  const whole = given.whole ?? {};
  return {
    edition: given.edition!,
    expansions: given.expansions ?? [],
    american: given.american ?? null,
    teams: given.teams ?? false,
    language: given.language,
    seats: given.players.map(receivedSeat),
    turn: given.turn ?? 0,
    actions: given.actions ?? 2,
    turns: given.turns ?? null,
    piles: { ...byAge(top), ...byAge(whole) },
    only: Object.keys(whole).map(Number),
    available: given.available === undefined || given.available === null ? null : given.available.map(claimOf),
    seed: given.seed ?? 0,
  };
}

function receivedSeat(given: SentSeat): Seat {
  const board = { ...EMPTY_SEAT.board, ...given.board } as Record<ColorName, string[]>;
  const splay = { ...EMPTY_SEAT.splay, ...given.splay } as Record<ColorName, Splay>;
  return {
    board,
    splay,
    hand: given.hand ?? [],
    score: given.score ?? [],
    forecast: given.forecast ?? [],
    achievements: (given.achievements ?? []).map(claimOf),
    scored: given.scored ?? 0,
    tucked: given.tucked ?? 0,
  };
}

/** Special achievements are written small here, as in all that the server says of a table. */
function claimOf(claim: Claim): Claim {
  if (typeof claim === "number") return claim;
  const small = claim.toLowerCase();
  return isSpecial(small) ? small : claim;
}

const byAge = (piles: Readonly<Record<string, string[]>>): Record<number, readonly string[]> =>
  Object.fromEntries(Object.entries(piles).map(([age, cards]) => [Number(age), cards]));
