// The editor at work: the position, what the server says of it, and the card in hand.

import { createContext } from "svelte";

import type { CardBook } from "../cards/book";
import type { ColorName } from "../cards/icons";
import type { Looked, Pile, PositionPlace, Seen } from "../wire/schema";
import type { Words } from "../words/catalogue";
import { keyOf, type Place, samePlace, type Spot } from "./places";
import { cardsAt, type Claim, isThat, type Position, put, specialsOf, taken, whereAll } from "./position";
import { placeSaid, spotSaid, titleSaid } from "./saying";
import { Steps } from "./steps.svelte";

/** Where a card was taken up: from all cards, or from a place on the table. */
export type Origin = "tray" | "table";

export interface Held {
  readonly card: string;
  readonly origin: Origin;
  /** Whether it was taken up by a key, so that the focus goes along. */
  readonly byKey: boolean;
}

export const AGES_OF_ACHIEVEMENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export class Editor {
  readonly steps: Steps;
  /** What the server said of the position last; while the next answer comes, of the one before. */
  looked = $state.raw<Looked>();
  book = $state.raw() as CardBook;
  held = $state.raw<Held>();
  /** Whether the card in hand is being dragged. */
  dragged = $state(false);
  /** What was done last, for those who hear the page. */
  said = $state("");
  /** The names of the players, if they have any of their own. */
  #names = $state.raw<readonly string[]>([]);
  readonly #words: () => Words;
  readonly #where = $derived.by(() => whereAll(this.position));
  readonly #bad = $derived.by(() => badPlaces(this.looked));
  readonly #badCards = $derived.by(() => new Set(this.looked?.problems.flatMap(({ cards }) => cards)));

  constructor(first: Position, book: CardBook, words: () => Words, names: readonly string[] = []) {
    this.steps = new Steps(first);
    this.book = book;
    this.#words = words;
    this.#names = names;
  }

  get position(): Position {
    return this.steps.now;
  }

  get words(): Words {
    return this.#words();
  }

  /** The table as the server sees it; where something cannot be, the nearest table that can. */
  get seen(): Seen | undefined {
    const seen = this.looked?.seen ?? undefined;
    return seen?.seats.length === this.position.seats.length ? seen : undefined;
  }

  get names(): readonly string[] {
    return this.position.seats.map((_, seat) => this.#names[seat] || this.words.say(`player-${seat + 1}`));
  }

  /** The names that a link has to tell, as no other page would know them. */
  get ownNames(): readonly string[] {
    return this.#names.slice(0, this.position.seats.length);
  }

  rename(names: readonly string[]): void {
    this.#names = names;
  }

  get isFine(): boolean {
    return this.looked !== undefined && this.looked.problems.length === 0;
  }

  /** Whether something there cannot be. */
  isBad(place: Place | "rules" | "turn"): boolean {
    return this.#bad.has(typeof place === "string" ? place : keyOf(place));
  }

  isBadCard(card: string): boolean {
    return this.#badCards.has(card);
  }

  /** Where a card lies. */
  whereIs(card: string): readonly Place[] {
    return this.#where.get(card) ?? [];
  }

  /** How many achievements a player has. What cannot be is counted as it lies here; the server sees another table then. */
  achievedBy(seat: number): number {
    const counted = this.isFine ? this.seen?.seats[seat]?.achievements : undefined;
    return counted ?? this.position.seats[seat]!.achievements.length;
  }

  /** A pile of a board as the page shows piles. */
  pileAt(seat: number, color: ColorName): Pile {
    const { board, splay } = this.position.seats[seat]!;
    const cards = board[color].map((card) => {
      const { age, deck } = this.book.get(card);
      return { card, age, deck };
    });
    return { color, splay: cards.length > 1 ? splay[color] : "none", cards };
  }

  /** The achievements that are to be had, if nothing is said of them. */
  get usual(): readonly Claim[] {
    const taken = this.position.seats.flatMap(({ achievements }) => achievements);
    const all: Claim[] = [...AGES_OF_ACHIEVEMENTS, ...specialsOf(this.position)];
    return all.filter((claim) => !taken.some((one) => isThat(one, claim, this.ageOf)));
  }

  /** The age whose achievement a card can be. Those of a new game are base cards. */
  readonly ageOf = (card: string): number | undefined => {
    if (!this.book.has(card)) return undefined;
    const { age, deck } = this.book.get(card);
    return deck === "base" ? age : undefined;
  };

  // --- steps --------------------------------------------------------------------------------------------------------

  take(next: Position, said = ""): void {
    this.steps.take(next);
    this.held = undefined;
    this.dragged = false;
    this.said = said;
  }

  undo(): void {
    this.held = undefined;
    this.steps.undo();
    this.said = this.words.say("editor-undone");
  }

  redo(): void {
    this.held = undefined;
    this.steps.redo();
    this.said = this.words.say("editor-redone");
  }

  // --- the card in hand ---------------------------------------------------------------------------------------------

  /** Take a card into the hand; the one that is there already is put back. */
  hold(card: string, origin: Origin, byKey = false): void {
    if (this.held?.card === card) {
      this.release();
      return;
    }
    this.held = { card, origin, byKey };
    this.said = this.words.say("editor-held-said", { title: titleSaid(this.words, card) });
  }

  release(): void {
    if (this.held === undefined) return;
    this.said = this.words.say("editor-released", { title: titleSaid(this.words, this.held.card) });
    this.held = undefined;
    this.dragged = false;
  }

  /** Put the card in hand there. */
  drop(spot: Spot): void {
    const card = this.held?.card;
    if (card !== undefined) this.put(card, spot);
  }

  put(card: string, spot: Spot): void {
    const said = this.words.say("editor-put", {
      title: titleSaid(this.words, card),
      to: spotSaid(this.words, this.names, spot),
    });
    this.take(put(this.#prepared(card, spot.place), card, spot), said);
  }

  /** Take a card off the table. */
  away(card: string): void {
    const [place] = this.whereIs(card);
    if (place === undefined) {
      this.release();
      return;
    }
    const said = this.words.say("editor-taken", {
      title: titleSaid(this.words, card),
      place: placeSaid(this.words, this.names, place),
    });
    this.take(taken(this.#prepared(card), card), said);
  }

  /** Where a card can be put: to the top of a place, and beneath what lies there. */
  spotsFor(card: string): Spot[] {
    const { color, age } = this.book.get(card);
    const echoes = this.position.expansions.length > 0;
    const of = (place: Place, ...ends: Spot["end"][]): Spot[] => {
      const others = cardsAt(this.position, place).filter((one) => one !== card);
      return ends.filter((_, index) => index === 0 || others.length > 0).map((end) => ({ place, end }));
    };
    return [
      ...of({ kind: "supply", age }, "bottom", "top"),
      ...of({ kind: "available" }, "bottom"),
      ...this.position.seats.flatMap((_, seat) => [
        ...of({ kind: "achieved", seat }, "bottom"),
        ...of({ kind: "board", seat, color }, "top", "bottom"),
        ...of({ kind: "hand", seat }, "bottom"),
        ...of({ kind: "score", seat }, "bottom"),
        ...(echoes ? of({ kind: "forecast", seat }, "bottom") : []),
      ]),
    ];
  }

  /** Whether the card in hand can be put there, and at which ends. */
  ends(place: Place): Spot["end"][] {
    if (this.held === undefined) return [];
    return this.spotsFor(this.held.card)
      .filter((spot) => samePlace(spot.place, place))
      .map(({ end }) => end);
  }

  /** Among the achievements to be had, a card stands for its age: it takes its place, or leaves it to an unknown one. */
  #prepared(card: string, to?: Place): Position {
    const { position } = this;
    const { age } = this.book.get(card);
    const was = this.whereIs(card).some(({ kind }) => kind === "available");
    if (to?.kind === "available") {
      return { ...position, available: (position.available ?? this.usual).filter((claim) => claim !== age) };
    }
    return was ? { ...position, available: [...(position.available ?? []), age] } : position;
  }
}

/** The keys of the places that problems are about. */
function badPlaces(looked: Looked | undefined): ReadonlySet<string> {
  return new Set(looked?.problems.flatMap(({ places }) => places.map(keyOfSent)));
}

function keyOfSent({ place, seat, color, age }: PositionPlace): string {
  switch (place) {
    case "board":
      return `board ${seat ?? 0} ${color ?? ""}`.trim();
    case "achievements":
      return `achieved ${seat ?? 0}`;
    case "supply":
      return `supply ${age ?? 0}`;
    case "available":
    case "rules":
    case "turn":
      return place;
    default:
      return `${place} ${seat ?? 0}`;
  }
}

export const [editorHere, setEditor] = createContext<Editor>();
