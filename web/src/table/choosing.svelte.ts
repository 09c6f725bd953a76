// What can be chosen at this moment, for all parts of the table: the buttons in words and the things that glow.

import { createContext } from "svelte";

import type { OptionSeen, StakesSeen } from "../wire/schema";
import { byTarget } from "./targets";

/** More options than these are told in short. */
const MANY = 6;

export interface Choices {
  readonly options: readonly OptionSeen[];
  /** Whether a card asks: then all that cannot be chosen steps back. */
  readonly inEffect: boolean;
  /** Whether nothing may be chosen for the moment: a choice is on its way, or the line is lost. */
  readonly disabled: boolean;
  /** The option that was recommended. */
  readonly hinted: string | undefined;
  readonly onchoose: (option: string) => void;
}

export class Choosing {
  readonly #choices: () => Choices;
  readonly #targets = $derived.by(() => byTarget(this.options));
  /** The option that is being pointed at, by mouse or by focus. */
  #pointed = $state.raw<string>();

  /** The option that a finger has touched on the table; choosing it takes another touch. */
  #held = $state.raw<string>();

  constructor(choices: () => Choices) {
    this.#choices = choices;
  }

  get options(): readonly OptionSeen[] {
    return this.#choices().options;
  }

  /** Whether they are too many to say of each what it would mean. */
  get many(): boolean {
    return this.options.length > MANY;
  }

  get disabled(): boolean {
    return this.#choices().disabled;
  }

  get dims(): boolean {
    return this.#choices().inEffect && this.#targets.size > 0;
  }

  /** What a thing with these keys stands for. */
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

  /** A thing was pressed. A finger cannot point before it presses, so its first touch only shows what would happen. */
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

  /** Who would share and who would obey what is pointed at. */
  get stakes(): StakesSeen | undefined {
    return (this.pointed ?? this.held)?.stakes ?? undefined;
  }
}

export const [choosingHere, setChoosing] = createContext<Choosing>();
