// The choices of a game as a list: turns, their actions, and those answers to effects that are worth a look.

import type { AnalysisSeen, MoveJudged, MoveMade } from "../wire/schema";

export interface Listed {
  readonly move: MoveMade;
  readonly judged: MoveJudged | undefined;
}

export interface Turn {
  readonly turn: number;
  readonly seat: number;
  readonly moves: readonly Listed[];
}

/** Turns that stand side by side, one of each player at most, in the order of the seats. */
export interface Round {
  /** The turns that stand there, as "34–35"; nothing before the first one. */
  readonly label: string;
  readonly turns: readonly (Turn | undefined)[];
}

export const MISTAKES: readonly string[] = ["inaccuracy", "mistake", "blunder"];
const SIGNS: Readonly<Record<string, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??", only: "!" };

export function signOf(mark: string): string {
  return SIGNS[mark] ?? "";
}

export function isMistake(mark: string): boolean {
  return MISTAKES.includes(mark);
}

/** The turns of a game. Answers to effects are left out, unless they have a mark or are being looked at. */
export function turnsOf({ moves, judged }: AnalysisSeen, shown: number): Turn[] {
  const found = new Map(judged.map((each) => [each.step, each]));
  const turns: { turn: number; seat: number; moves: Listed[] }[] = [];
  let owner = -1;
  for (const move of moves) {
    const here = found.get(move.step);
    // Whoever answers an effect, the turn is that of the player who acts.
    if (move.action) owner = move.seat;
    const last = turns.at(-1);
    const same = last !== undefined && last.turn === move.turn && (move.turn > 0 || last.seat === move.seat);
    const told = move.action || (here?.mark ?? "") !== "" || move.step === shown;
    if (!told) continue;
    const entry = { move, judged: here };
    if (same) last.moves.push(entry);
    else turns.push({ turn: move.turn, seat: move.action ? move.seat : Math.max(owner, 0), moves: [entry] });
  }
  return turns;
}

/** Turns side by side: a new line begins whenever a player would stand there twice. */
export function roundsOf(turns: readonly Turn[], players: number): Round[] {
  const rounds: (Turn | undefined)[][] = [];
  let last = players;
  for (const turn of turns) {
    const line = rounds.at(-1);
    if (line === undefined || turn.seat <= last) {
      const fresh = Array<Turn | undefined>(players).fill(undefined);
      fresh[turn.seat] = turn;
      rounds.push(fresh);
    } else {
      line[turn.seat] = turn;
    }
    last = turn.seat;
  }
  return rounds.map((line) => ({ label: labelOf(line), turns: line }));
}

function labelOf(line: readonly (Turn | undefined)[]): string {
  const numbers = line.flatMap((turn) => (turn === undefined || turn.turn === 0 ? [] : turn.turn));
  return [...new Set([numbers[0], numbers.at(-1)])].filter((number) => number !== undefined).join("–");
}

/** The steps of all mistakes of some seats, in order. */
export function mistakesOf({ moves, judged }: AnalysisSeen, seats: readonly number[]): number[] {
  const seatOf = new Map(moves.map(({ step, seat }) => [step, seat]));
  return judged
    .filter(({ step, mark }) => isMistake(mark) && seats.includes(seatOf.get(step) ?? -1))
    .map(({ step }) => step);
}
