// The script of the guided first game: the choices that the coach waits for, in the order in which they come, and what
// it explains before them. The deal is fixed, and so is the opponent: see `src/tenages/server/lesson.py`.
//
// The words of a step are the message "lesson-" + its name: a title, its text, and what to do.

export const TOPICS = ["draw", "meld", "icons", "dogma", "sharing", "demands", "splaying", "achieving"] as const;
export type Topic = (typeof TOPICS)[number];

/** What the coach can point at besides the thing to choose: a column of icons, points and what they are for. */
export type Spotlight = "leaves" | "points" | "achieved" | "specials";

/** Something to read before a choice. */
export interface Page {
  readonly name: string;
  readonly topic: Topic | null;
  readonly at?: Spotlight;
  /** It is about what has just happened, and comes as soon as this turn of the opponent's begins. */
  readonly turn?: number;
}

/** A choice that the coach waits for. It is known by the moment at which it is asked. */
export interface Step {
  readonly name: string;
  /** What it teaches; null before the first topic. */
  readonly topic: Topic | null;
  readonly turn: number;
  /** How many actions are left after this one. */
  readonly actions: number;
  /** The card that asks; null for an action. */
  readonly card: string | null;
  /** The option that is chosen. */
  readonly option: string;
  readonly pages: readonly Page[];
}

const step = (
  name: string,
  topic: Topic | null,
  [turn, actions, card]: readonly [turn: number, actions: number, card?: string],
  option: string,
  ...pages: Page[]
): Step => ({ name, topic, turn, actions, card: card ?? null, option, pages });

/** What the opponent did; it is told when that has been seen. */
const TOLD = {
  2: { name: "turn-2", topic: "draw" },
  4: { name: "turn-4", topic: "dogma" },
  6: { name: "turn-6", topic: "sharing" },
  8: { name: "turn-8", topic: "demands" },
} as const satisfies Record<number, Page>;

const GOAL: Page = { name: "goal", topic: null };
const ICONS: Page = { name: "icons", topic: "icons", at: "leaves" };
const SCORE: Page = { name: "score", topic: "dogma", at: "points", turn: 4 };
const ROBBED: Page = { name: "robbed", topic: "demands", at: "points", turn: 8 };
export const FIRST: Page = { name: "first", topic: "achieving", at: "achieved", turn: 10 };
export const AT_ONCE: readonly Page[] = [SCORE, ROBBED, FIRST];

export const STEPS: readonly Step[] = [
  step("begin", null, [0, 0], "card agriculture", GOAL),
  step("draw", "draw", [1, 0], "draw"),
  step("meld", "meld", [3, 1], "meld sailing", TOLD[2]),
  step("dogma", "dogma", [3, 0], "dogma agriculture", ICONS),
  step("return", "dogma", [3, 0, "agriculture"], "card the-wheel"),
  step("sharing", "sharing", [5, 1], "dogma sailing", SCORE, TOLD[4]),
  step("put", "sharing", [5, 0], "meld oars"),
  step("again", "sharing", [7, 1], "draw", TOLD[6]),
  step("demand", "demands", [7, 0], "dogma oars"),
  step("splay", "splaying", [9, 1], "dogma code-of-laws", ROBBED, TOLD[8]),
  step("tuck", "splaying", [9, 1, "code-of-laws"], "card masonry"),
  step("fan", "splaying", [9, 1, "code-of-laws"], "color yellow"),
  step("achieve", "achieving", [9, 0], "achieve 1"),
];

/** After this turn of the opponent's the game is a normal one. */
export const LAST_TURN = 10;
