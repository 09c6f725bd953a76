// Moments of real games, as sent by the server; each has a kind of option that no other one has.

import { flushSync, mount, unmount } from "svelte";
import { onTestFinished, vi } from "vitest";

import { CardBook } from "../../src/cards/book";
import Board from "../../src/table/Board.svelte";
import type { CardFacts, LogLineSeen, LogSeen, Seen, TableState } from "../../src/wire/schema";
import { type Words, wordsOf } from "../../src/words/catalogue";
import cards from "../data/cards.json";
import tables from "../data/tables.json";

export interface Game {
  readonly name: string;
  readonly catalogue: string;
  readonly table: TableState;
  readonly seen: readonly Seen[];
}

export interface Moment {
  readonly title: string;
  readonly game: Game;
  readonly seen: Seen;
}

export const GAMES = tables as unknown as readonly Game[];
export const MOMENTS: readonly Moment[] = GAMES.flatMap((game) =>
  game.seen.map((seen) => ({ title: `${game.name} ${seen.moment}`, game, seen })),
);
export const BOOK = new CardBook(cards as unknown as CardFacts[]);

export interface Shown {
  readonly props: Props;
  readonly onchoose: ReturnType<typeof vi.fn<(option: string) => void>>;
  readonly onearlier: ReturnType<typeof vi.fn<() => void>>;
  readonly words: Words;
}

class Props {
  seen = $state.raw() as Seen;
  log = $state.raw() as LogSeen;
  disabled = $state(false);
  hinted = $state<string>();

  constructor(seen: Seen) {
    this.seen = seen;
    this.log = seen.log;
  }

  /** More happens. */
  goOn(...lines: LogLineSeen[]): void {
    this.log = { ...this.log, lines: [...this.log.lines, ...lines] };
  }
}

/** Mount the table at that moment, until the test ends. */
export async function laid({ game, seen }: Moment): Promise<Shown> {
  const words = await wordsOf(game.catalogue);
  const onchoose = vi.fn<(option: string) => void>();
  const onearlier = vi.fn<() => void>();
  const props = new Props(seen);
  const names = game.table.seats.map(({ name }) => name);
  const board = mount(Board, {
    target: document.body,
    props: {
      names,
      book: BOOK,
      words,
      table: game.table,
      onchoose,
      onearlier,
      get seen() {
        return props.seen;
      },
      get log() {
        return props.log;
      },
      get disabled() {
        return props.disabled;
      },
      get hinted() {
        return props.hinted;
      },
    },
  });
  onTestFinished(() => unmount(board));
  flushSync();
  return { props, onchoose, onearlier, words };
}

/** The same moment with changes. */
export function changed(moment: Moment, change: Partial<Seen>): Moment {
  return { ...moment, seen: { ...moment.seen, ...change } };
}
