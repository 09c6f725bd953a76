// The script of the guided first game: the choices that the coach waits for, in the order in which they come, and what
// it explains before them. The deal is fixed, and so is the opponent: see `src/tenages/server/lesson.py`.
//
// The words of a step are the message "lesson-" + its name: a title, its text, and what to do.

export const TOPICS = ["draw", "meld", "icons", "dogma", "sharing", "demands", "splaying", "achieving"] as const;
export type Topic = (typeof TOPICS)[number];

/** What the coach can point at besides the thing to choose: the icons, or the achievements. */
export type Spotlight = "icons" | "achievements";

/** Something to read before a choice. */
export interface Page {
  readonly name: string;
  readonly topic: Topic | null;
  readonly at?: Spotlight;
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

/** What the coach says of the opponent's turns; the player reads on after them, since bots are quicker than readers. */
export const MEANWHILE: Readonly<Record<number, Page>> = {
  2: { name: "turn-2", topic: "draw" },
  4: { name: "turn-4", topic: "dogma" },
  6: { name: "turn-6", topic: "sharing" },
  8: { name: "turn-8", topic: "demands" },
};

const ICONS: Page = { name: "icons", topic: "icons", at: "icons" };
const SCORE: Page = { name: "score", topic: "dogma", at: "achievements" };
const ROBBED: Page = { name: "robbed", topic: "demands", at: "achievements" };

export const STEPS: readonly Step[] = [
  step("begin", null, [0, 0], "card agriculture", { name: "goal", topic: null }),
  step("draw", "draw", [1, 0], "draw"),
  step("meld", "meld", [3, 1], "meld sailing", MEANWHILE[2]!),
  step("dogma", "dogma", [3, 0], "dogma agriculture", ICONS),
  step("return", "dogma", [3, 0, "agriculture"], "card the-wheel"),
  step("sharing", "sharing", [5, 1], "dogma sailing", MEANWHILE[4]!, SCORE),
  step("put", "sharing", [5, 0], "meld oars"),
  step("again", "demands", [7, 1], "draw", MEANWHILE[6]!),
  step("demand", "demands", [7, 0], "dogma oars"),
  step("splay", "splaying", [9, 1], "dogma code-of-laws", MEANWHILE[8]!, ROBBED),
  step("tuck", "splaying", [9, 1, "code-of-laws"], "card masonry"),
  step("fan", "splaying", [9, 1, "code-of-laws"], "color yellow"),
  step("achieve", "achieving", [9, 0], "achieve 1"),
];

/** From this turn on the game is a normal one. */
export const LAST_TURN = 10;
