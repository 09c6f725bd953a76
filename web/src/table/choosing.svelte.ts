// The options at this moment, shared by all parts of the table: the buttons and the elements that glow.

import { createContext } from "svelte";

import { reading } from "../cards/reading.svelte";
import type { OptionSeen, Seen, StakesSeen } from "../wire/schema";
import { type Keyed, keyed } from "./keys";
import type { Chance } from "./chances";
import { presses } from "./presses.svelte";
import { shortcuts } from "./shortcuts.svelte";
import { byTarget } from "./targets";

/** With more options than this, their consequences are left out. */
const MOST_WITH_CONSEQUENCES = 6;

export interface Choices {
  readonly options: readonly OptionSeen[];
  /** The table, for the order of the options on the screen. */
  readonly seen?: Seen | undefined;
  /** Whether nothing can be chosen now: a choice has been sent, or the connection is lost. */
  readonly disabled: boolean;
  /** The recommended option. */
  readonly hinted: string | undefined;
  /** The chances to win that the hint gives, by option. */
  readonly chances?: ReadonlyMap<string, Chance> | undefined;
  /** In the lesson: the one option that may be chosen now. */
  readonly only?: string | undefined;
  readonly onchoose: (option: string) => void;
}

export class Choosing {
  readonly #choices: () => Choices;
  readonly #options = $derived.by(() => {
    const { options, only } = this.#choices();
    const wanted = options.filter(({ option }) => option === only);
    // The coach may want nothing to be chosen; but a wish that nobody can fulfil is none.
    return wanted.length > 0 || only === "" ? wanted : options;
  });
  readonly #keyed = $derived.by(() => keyed(this.options, this.#choices().seen));
  readonly #targets = $derived.by(() => byTarget(this.options));
  /** The option that is being pointed at, by mouse or by focus, and the question that it answers. */
  #pointed = $state.raw<{ option: string; among: readonly OptionSeen[] }>();

  /** The option that was touched once on the table; a second touch chooses it. */
  #held = $state.raw<string>();

  constructor(choices: () => Choices) {
    this.#choices = choices;
  }

  get options(): readonly OptionSeen[] {
    return this.#options;
  }

  /** In the lesson: whether something is to be read before anything can be chosen. */
  get reading(): boolean {
    return this.#choices().only === "";
  }

  /** The options in the order of the screen, each with its key. */
  get keyed(): readonly Keyed[] {
    return this.#keyed;
  }

  /** The key of an option, if it has one. */
  keyOf({ option }: OptionSeen): string | undefined {
    return this.#keyed.find((one) => one.option.option === option)?.key;
  }

  /** A key was pressed somewhere on the page: choose its option. */
  typed(event: KeyboardEvent): void {
    const key = shortcuts.read(event);
    const chosen = key === undefined ? undefined : this.#keyed.find((one) => one.key === key);
    if (chosen === undefined) return;
    event.preventDefault();
    this.choose(chosen.option);
  }

  /** Whether there are too many options to show the consequences of each. */
  get many(): boolean {
    return this.options.length > MOST_WITH_CONSEQUENCES;
  }

  get disabled(): boolean {
    return this.#choices().disabled || presses.resting;
  }

  /** The options of an element with these keys. */
  at(keys: readonly string[]): OptionSeen[] {
    return keys.flatMap((key) => this.#targets.get(key) ?? []);
  }

  hints(option: OptionSeen): boolean {
    return this.#choices().hinted === option.option;
  }

  /** The chance to win with an option, if a hint told it. */
  chanceOf({ option }: OptionSeen): Chance | undefined {
    return this.#choices().chances?.get(option);
  }

  /** What is to be said about an option besides its label: its consequences, and its chance. */
  about(option: OptionSeen, ...more: string[]): string {
    return [option.hint, ...more, this.chanceOf(option)?.said ?? ""].filter((one) => one !== "").join(" · ");
  }

  choose(option: OptionSeen): void {
    if (presses.counts) this.#take(option);
  }

  /** An element was pressed. A touch screen has no pointer, so the first touch only shows the consequences. */
  press(option: OptionSeen, byFinger: boolean): void {
    if (!byFinger) this.choose(option);
    else if (presses.confirms && this.#held === option.option) this.#take(option);
    else if (presses.counts) this.#held = option.option;
  }

  #take(option: OptionSeen): void {
    this.#held = undefined;
    if (this.disabled) return;
    presses.chose();
    // What comes of it is to be seen, not what might have come of it.
    this.point(undefined);
    reading.close();
    this.#choices().onchoose(option.option);
  }

  /** What was touched is not wanted after all. */
  release(): void {
    this.#held = undefined;
  }

  get held(): OptionSeen | undefined {
    return this.options.find(({ option }) => option === this.#held);
  }

  point(option: OptionSeen | undefined): void {
    this.#pointed = option && { option: option.option, among: this.#choices().options };
  }

  get pointed(): OptionSeen | undefined {
    const pointed = this.#pointed;
    // The next question may have the same option, but nobody has pointed at it yet.
    if (pointed?.among !== this.#choices().options) return undefined;
    return this.options.find(({ option }) => option === pointed.option);
  }

  /** Who would share and who would obey the option that is pointed at. */
  get stakes(): StakesSeen | undefined {
    return (this.pointed ?? this.held)?.stakes ?? undefined;
  }
}

export const [choosingHere, setChoosing] = createContext<Choosing>();
