// What the room of cards shows, and how: what its address says.

import type { Pile } from "../wire/schema";

export const AGES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;
export const SETS = ["base", "echoes", ""] as const;
export const SORTS = ["age", "title", "worth"] as const;
export const PLAYERS = ["2", "3", "4"] as const;
const SPLAYS: readonly Pile["splay"][] = ["none", "left", "right", "up"];

export type Sort = (typeof SORTS)[number];

export interface Wanted {
  /** The name of an edition; the usual one if it is empty. */
  readonly edition: string;
  readonly set: string;
  readonly ages: readonly string[];
  readonly colors: readonly string[];
  /** Icons that a card shows; "echo" and "bonus" too. */
  readonly icons: readonly string[];
  /** What a card does. */
  readonly does: readonly string[];
  readonly text: string;
  readonly sort: Sort;
  /** The card that is open; none if it is empty. */
  readonly card: string;
  /** At how many players its worth is shown. */
  readonly players: string;
  /** The columns of its texts, each an edition and a catalogue; the usual ones if there are none. */
  readonly columns: readonly string[];
  /** What is drawn of each card. */
  readonly show: string;
  /** In pixels, where a card is to be seen in a certain size; 0 if not. */
  readonly width: number;
  readonly height: number;
  readonly most: number;
  /** How piles are splayed, and how many cards of the same color lie beneath each. */
  readonly splay: Pile["splay"];
  readonly beneath: number;
}

/** The lists, with the name of one of their entries in the address. */
const LISTS = { ages: "age", colors: "color", icons: "icon", does: "does", columns: "column" } as const;
export type ListName = keyof typeof LISTS;

const USUAL: Readonly<Record<string, string>> = { sort: "age", players: "2", show: "card", splay: "none" };

/** What the query of an address asks for. */
export function wantedBy(query: string): Wanted {
  const asked = new URLSearchParams(query);
  const number = (name: string) => Math.min(1_000, Math.max(0, Number(asked.get(name)) || 0));
  const one = <Known extends string>(name: string, known: readonly Known[]) =>
    known.find((each) => each === asked.get(name));
  /** An entry for each time that the name stands there; also several of them at once, with commas between. */
  const all = (name: string) => asked.getAll(name).flatMap((said) => said.split(",").filter((each) => each !== ""));
  return {
    edition: asked.get("edition") ?? "",
    set: asked.get("set") ?? "",
    ages: all(LISTS.ages),
    colors: all(LISTS.colors),
    icons: all(LISTS.icons),
    does: all(LISTS.does),
    text: asked.get("text") ?? "",
    sort: one("sort", SORTS) ?? "age",
    card: asked.get("card") ?? "",
    players: one("players", PLAYERS) ?? "2",
    columns: asked.getAll(LISTS.columns).slice(0, 3),
    show: asked.get("show") ?? "card",
    width: number("width"),
    height: number("height"),
    most: number("most"),
    splay: one("splay", SPLAYS) ?? "none",
    beneath: number("beneath"),
  };
}

/** The query that asks for it. */
export function queryOf(wanted: Wanted): string {
  const pairs = Object.entries(wanted).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (Array.isArray(value)) return value.map((each) => [LISTS[name as ListName], String(each)]);
    const said = value === 0 ? "" : String(value);
    return said === "" || said === USUAL[name] ? [] : [[name, said]];
  });
  const query = new URLSearchParams(pairs).toString();
  return query === "" ? "" : `?${query}`;
}

/** The same without any filter. */
export function cleared(wanted: Wanted): Wanted {
  return { ...wanted, set: "", ages: [], colors: [], icons: [], does: [], text: "" };
}

/** How many filters there are, besides the text. */
export function filters({ set, ages, colors, icons, does }: Wanted): number {
  return ages.length + colors.length + icons.length + does.length + (set === "" ? 0 : 1);
}

/** A list with that entry, or without it if it was there. */
export function toggled(all: readonly string[], one: string): string[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}
