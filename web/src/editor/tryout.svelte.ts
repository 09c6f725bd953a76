// Choices made on a copy of the position: what comes of them, the questions on the way, and other lines.

import { problemOf } from "../lib/problem";
import type { Looked, Reached, Seen } from "../wire/schema";
import { look } from "./asking";
import type { Editor } from "./editor.svelte";
import { begun, type Choice, chosen, jumped, madeIn, type Tried } from "./lines";
import type { Position } from "./position";
import { sent } from "./wire";

export class TryOut {
  /** The position that is tried, which stays as it was. */
  readonly position: Position;
  readonly seat: number;
  tried = $state.raw() as Tried;
  #answers = $state.raw<ReadonlyMap<string, Looked>>(new Map());
  /** What is shown while the next answer comes. */
  #last = $state.raw<Looked>();
  problem = $state("");
  readonly #editor: Editor;

  constructor(editor: Editor, position: Position, first: Choice) {
    this.#editor = editor;
    this.position = position;
    this.seat = position.turn;
    this.tried = begun(first);
    void this.#ask();
  }

  /** A dogma; one of someone else is tried as if it were that player's turn. */
  static ofDogma(editor: Editor, seat: number, card: string): TryOut {
    const title = editor.words.say(`card-${card}`);
    const label = editor.words.say("editor-try-dogma", { title });
    return new TryOut(editor, { ...editor.position, turn: seat }, { option: `dogma ${card}`, label });
  }

  /** The card whose dogma was tried first; undefined if it was something else. */
  get card(): string | undefined {
    const [kind, card] = this.tried.lines[0]![0]!.option.split(" ");
    return kind === "dogma" ? card : undefined;
  }

  get choices(): readonly Choice[] {
    return madeIn(this.tried);
  }

  get #key(): string {
    return JSON.stringify([this.#editor.words.name, ...this.choices.map(({ option }) => option)]);
  }

  /** What the choices came to; while that is being asked, what was shown before. */
  get looked(): Looked | undefined {
    return this.#answers.get(this.#key) ?? this.#last;
  }

  get waits(): boolean {
    return !this.#answers.has(this.#key);
  }

  /** The table as whoever is asked has it before him, with all cards open. */
  get seen(): Seen | undefined {
    const seen = this.looked?.seen ?? undefined;
    if (seen === undefined) return undefined;
    return { ...seen, seat: seen.asked?.seat ?? this.seat, log: this.looked!.log };
  }

  /** Whether somebody has to answer before the dogma is over. */
  get isAsked(): boolean {
    const seen = this.looked?.seen;
    return seen?.stage !== null && seen?.stage !== undefined && seen.options !== null;
  }

  /** Where the choices lead, as a position; while the next answer comes, nowhere. */
  get reached(): Reached | undefined {
    return this.waits ? undefined : (this.looked?.reached ?? undefined);
  }

  /** Whether there is something to choose. */
  get canChoose(): boolean {
    return !this.waits && (this.looked?.seen?.options ?? []).length > 0;
  }

  /** Whether the dogma is over, and the next action is due. */
  get isDone(): boolean {
    return this.looked?.seen !== null && this.looked?.seen !== undefined && !this.isAsked;
  }

  choose(option: string): void {
    const label = this.looked?.seen?.options?.find((one) => one.option === option)?.label ?? option;
    this.#go(chosen(this.tried, { option, label }));
  }

  back(): void {
    this.to(this.tried.line, this.tried.at - 1);
  }

  to(line: number, at: number): void {
    this.#go(jumped(this.tried, line, at));
  }

  /** The language of the page may have changed. */
  refresh(): void {
    if (this.waits) void this.#ask();
  }

  #go(next: Tried): void {
    this.#last = this.looked;
    this.tried = next;
    if (this.waits) void this.#ask();
  }

  async #ask(): Promise<void> {
    const key = this.#key;
    const { words, names } = this.#editor;
    this.problem = "";
    try {
      const looked = await look({
        position: sent(this.position),
        choices: this.choices.map(({ option }) => option),
        names: [...names],
        catalogue: words.name,
      });
      this.#answers = new Map([...this.#answers, [key, looked]]);
      if (looked.refused) this.problem = looked.refused.text;
    } catch (error) {
      this.problem = problemOf(error, words);
    }
  }
}
