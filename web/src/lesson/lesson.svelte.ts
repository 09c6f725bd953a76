// How far a guided first game is. Everything follows from the game itself, so that a reload goes on where it was; only
// the pages that were read, and that someone left the lesson, are remembered.

import { keep, recalled } from "../lib/storage";
import type { OptionSeen, Seen, TableState } from "../wire/schema";
import { AT_ONCE, FIRST, LAST_TURN, type Page, STEPS, type Step, TOPICS, type Topic } from "./steps";

/** The level of the opponent in a guided first game; no other table has it. */
const PATIENT = "patient";
/** No option has this name: nothing can be chosen while the coach only explains. */
const NOTHING = "";

interface Moment {
  readonly table: TableState | undefined;
  readonly seen: Seen | null | undefined;
}

/** What the coach says now. */
export type Said =
  | { readonly kind: "page"; readonly page: Page }
  | { readonly kind: "step"; readonly step: Step; readonly option: OptionSeen }
  | { readonly kind: "done" };

export class Lesson {
  readonly #key: string;
  readonly #moment: () => Moment;
  /** The names of the pages that have been read. */
  #read = $state.raw<ReadonlySet<string>>(new Set());
  #left = $state(false);

  constructor(id: string, moment: () => Moment) {
    this.#moment = moment;
    this.#key = `lesson-${id}`;
    this.#left = recalled(this.#key) === "left";
  }

  /** Whether this is a guided first game that has not been left. */
  readonly active = $derived.by(() => {
    const { table, seen } = this.#moment();
    if (this.#left || table === undefined || !seen || seen.outcome !== null || table.you !== seen.seat) return false;
    return table.you !== null && table.seats.some(({ level }) => level === PATIENT);
  });

  /** The step whose choice is offered now. */
  readonly #step = $derived.by((): Step | undefined => {
    const { seen } = this.#moment();
    if (!this.active || !seen?.options) return undefined;
    return STEPS.find((step) => isAsked(step, seen));
  });

  /** What is shown comes first, then what is said of it: while the opponent's turn is played the coach is silent. */
  readonly said = $derived.by((): Said | undefined => {
    const { seen } = this.#moment();
    if (!this.active || !seen) return undefined;
    const page = this.#pages(seen).find(({ name }) => !this.#read.has(name));
    if (page !== undefined) return { kind: "page", page };
    const step = this.#step;
    if (step !== undefined) {
      return { kind: "step", step, option: seen.options!.find(({ option }) => option === step.option)! };
    }
    return seen.turns > LAST_TURN && seen.options !== null ? { kind: "done" } : undefined;
  });

  /** Whether the coach speaks before what happens next is shown. */
  readonly interrupts = $derived.by(() => this.said?.kind === "page" && this.#moment().seen?.options === null);

  /** The one option that may be chosen; undefined if it is not for the coach to say. */
  readonly only = $derived.by((): string | undefined => {
    const said = this.said;
    if (said === undefined || said.kind === "done") return undefined;
    return said.kind === "step" ? said.option.option : NOTHING;
  });

  /** The topic that the player is learning; null before the first and after the last one. */
  readonly topic = $derived.by((): Topic | null => {
    const { seen } = this.#moment();
    // While cards move nothing is said: then it is the topic of the last step.
    const last = STEPS.findLast(({ turn }) => turn <= (seen?.turns ?? 0));
    const said = this.said;
    switch (said?.kind) {
      case "page":
        return said.page.topic;
      case "step":
        return said.step.topic;
      case "done":
        return null;
      default:
        return last?.topic ?? null;
    }
  });

  /** The number of that topic; 0 before the first, and one more than there are after the last. */
  readonly number = $derived.by(() => {
    if (this.said?.kind === "done") return TOPICS.length + 1;
    return this.topic === null ? 0 : TOPICS.indexOf(this.topic) + 1;
  });

  /** The player has read this page. */
  goOn(): void {
    const said = this.said;
    if (said?.kind === "page") this.#read = new Set([...this.#read, said.page.name]);
    else if (said?.kind === "done") this.leave();
  }

  /** The rest is a normal game. */
  leave(): void {
    this.#left = true;
    keep(this.#key, "left");
  }

  /** What there is to read at this moment. */
  #pages({ options, turns }: Seen): readonly Page[] {
    if (options === null) return AT_ONCE.filter(({ turn }) => turn === turns);
    return this.#step?.pages ?? (turns > LAST_TURN ? [FIRST] : []);
  }
}

function isAsked(step: Step, seen: Seen): boolean {
  return (
    step.turn === seen.turns &&
    step.actions === seen.actions &&
    step.card === (seen.asked?.card ?? null) &&
    seen.options!.some(({ option }) => option === step.option)
  );
}
