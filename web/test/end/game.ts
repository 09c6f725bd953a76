// A short finished game as the server sends it.

import type { ReplaySummary } from "../../src/wire/schema";

export const REPLAY: ReplaySummary = {
  id: "abc",
  names: ["Ada", "Bob"],
  edition: "asmadi-3",
  expansions: [],
  american: false,
  teams: false,
  language: "en",
  steps: 9,
  turns: [2, 5, 8],
  winners: [1],
  ending: "Bob wins by achievements",
  story: [
    { seat: 0, name: "Ada", score: [0, 2, 2, 5], achievements: [0, 0, 1, 1] },
    { seat: 1, name: "Bob", score: [0, 0, 1, 1], achievements: [0, 0, 0, 2] },
  ],
  highlights: [
    { step: 5, turn: 2, seat: 0, kind: "age", age: 1, special: null, card: null, text: "Ada achieves 1." },
    { step: 6, turn: 3, seat: 1, kind: "age", age: 2, special: null, card: null, text: "Bob achieves 2." },
    { step: 8, turn: 3, seat: 1, kind: "special", age: null, special: "empire", card: "archery", text: "Empire." },
    { step: 9, turn: 3, seat: 1, kind: "end", age: null, special: null, card: null, text: "Bob wins." },
  ],
  swings: [{ step: 2, turn: 1, seat: 0, points: 7, card: "archery", text: "Ada gains 7 points with Archery." }],
  most_used: [{ card: "archery", count: 3, by: [1, 2] }],
};
