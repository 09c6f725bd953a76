// The levels of bots: their names, and how strong they are as measured.

import type { LobbyOffer, SeatWanted } from "../wire/schema";
import type { Words } from "../words/catalogue";

export type Level = SeatWanted["level"];
/** What the server says about its levels. */
export type Levels = Pick<LobbyOffer, "levels" | "ratings">;

/** The rating with the reach of its interval, for a message; undefined if the level has not been measured. */
function measured({ ratings }: Levels, level: string): { rating: string; margin: string } | undefined {
  const known = ratings[level];
  if (known === undefined) return undefined;
  const { rating, low, high } = known;
  return { rating: String(rating), margin: String(Math.max(high - rating, rating - low)) };
}

/** How strong a level is, such as "Elo 1180 ±40". */
export function eloOf(words: Words, levels: Levels, level: string): string | undefined {
  const values = measured(levels, level);
  return values && words.say("bot-elo", values);
}

/** A level by name with its rating, such as "Expert · 1180 ±40". */
export function levelNamed(words: Words, levels: Levels, level: string): string {
  const name = words.say(`bot-${level}`);
  const values = measured(levels, level);
  return values === undefined ? name : words.say("bot-level-elo", { level: name, ...values });
}
