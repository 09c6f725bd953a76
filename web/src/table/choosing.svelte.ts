// The options at this moment, shared by all parts of the table: the buttons and the elements that glow.

import { createContext } from "svelte";

import type { OptionSeen, StakesSeen } from "../wire/schema";
import { byTarget } from "./targets";

/** With more options than this, their consequences are left out. */
const MOST_WITH_CONSEQUENCES = 6;

export interface Choices {
  readonly options: readonly OptionSeen[];
  /** Whether a card asks: then everything that cannot be chosen is dimmed. */
  readonly inEffect: boolean;
  /** Whether nothing can be chosen now: a choice has been sent, or the connection is lost. */
  readonly disabled: boolean;
  /** The recommended option. */
  readonly hinted: string | undefined;
  /** The one option that may be chosen, in the lesson; undefined if all may be. */
  readonly only?: string | undefined;
  readonly onchoose: (option: string) => void;
}

export class Choosing {
  readonly #choices: () => Choices;
  readonly #targets = $derived.by(() => byTarget(this.options));
  /** The option that is being pointed at, by mouse or by focus. */
  #pointed = $state.raw<string>();

  /** The option that was touched once on the table; a second touch chooses it. */
  #held = $state.raw<string>();

  constructor(choices: () => Choices) {
    this.#choices = choices;
  }

  get options(): readonly OptionSeen[] {
    const { options, only } = this.#choices();
    return only === undefined ? options : options.filter(({ option }) => option === only);
  }

  /** Whether there are too many options to show the consequences of each. */
  get many(): boolean {
    return this.options.length > MOST_WITH_CONSEQUENCES;
  }

  get disabled(): boolean {
    return this.#choices().disabled;
  }

  get dims(): boolean {
    return this.#choices().inEffect && this.#targets.size > 0;
  }

  /** The options of an element with these keys. */
  at(keys: readonly string[]): OptionSeen[] {
    return keys.flatMap((key) => this.#targets.get(key) ?? []);
  }

  hints(option: OptionSeen): boolean {
    return this.#choices().hinted === option.option;
  }

  choose(option: OptionSeen): void {
    this.#held = undefined;
    if (!this.disabled) this.#choices().onchoose(option.option);
  }

  /** An element was pressed. A touch screen has no pointer, so the first touch only shows the consequences. */
  press(option: OptionSeen, byFinger: boolean): void {
    if (byFinger && this.#held !== option.option) this.#held = option.option;
    else this.choose(option);
  }

  get held(): OptionSeen | undefined {
    return this.options.find(({ option }) => option === this.#held);
  }

  point(option: OptionSeen | undefined): void {
    this.#pointed = option?.option;
  }

  get pointed(): OptionSeen | undefined {
    return this.options.find(({ option }) => option === this.#pointed);
  }

  /** Who would share and who would obey the option that is pointed at. */
  get stakes(): StakesSeen | undefined {
    return (this.pointed ?? this.held)?.stakes ?? undefined;
  }
}

export const [choosingHere, setChoosing] = createContext<Choosing>();
