// A catalogue: all texts in one language and in one publisher's terms.
//
// The texts are the files that Python reads too, `src/tenages/words/catalogues`; `src/tenages/words/catalogue.py` is
// the same for Python. Only the files of the catalogue in use are loaded.

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";

import layers from "../../../src/tenages/words/catalogues/catalogues.json";
import { elided } from "./elision";
import { formatted, numeral } from "./numbers";

/** Every catalogue, and the folders that it is made of; later folders override earlier ones. */
export const LAYERS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(layers));

const FOLDER = "../../../src/tenages/words/catalogues/";
/** Without what only commands say: nobody should have to load that. */
const FILES = import.meta.glob<string>(
  [
    "../../../src/tenages/words/catalogues/**/*.ftl",
    "!../../../src/tenages/words/catalogues/**/{analysis-report,bench,cli,envs,stats,tournament,train}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** A value in a message. Numbers are formatted for the language; a number that is a name is passed as a text. */
export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

/** The functions that messages can call. Python has the same. */
const FUNCTIONS = {
  ELIDE: ([particle = "", following = ""]: FluentValue[]): string => elided(plain(particle), plain(following)),
  NUMBER: formatted,
};

/** The words of one catalogue, by their keys. */
export class Words {
  /** The value for a page's `lang`. */
  readonly language: string;
  /** The names of all messages. */
  readonly names: ReadonlySet<string>;
  readonly #bundle: FluentBundle;

  /** A catalogue of these files; later files override earlier ones. */
  constructor(
    readonly name: string,
    files: readonly string[],
  ) {
    this.language = languageOf(name);
    this.#bundle = new FluentBundle(this.language, { functions: FUNCTIONS, useIsolating: false });
    const resources = files.map((file) => new FluentResource(file));
    for (const resource of resources) this.#bundle.addResource(resource, { allowOverrides: true });
    const ids = resources.flatMap((resource) => resource.body.map((entry) => entry.id));
    this.names = new Set(ids.filter((id) => this.#bundle.hasMessage(id)));
  }

  /**
   * The message of that key with the values filled in: "log-drew", or "card-bell.echo" for a part of a message.
   *
   * A missing key or value is a programming error and throws.
   */
  say(key: string, values: Values = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) throw new Error(`${key} is not in ${this.name}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, fluent(values), errors);
    if (errors.length > 0) throw new Error(`${key} in ${this.name}: ${errors.join("; ")}`);
    return text;
  }

  /** Whether there is such a message, or such a part of one. */
  has(key: string): boolean {
    const [name, part] = split(key);
    return part === "" ? this.#bundle.hasMessage(name) : this.#pattern(key) !== null;
  }

  #pattern(key: string) {
    const [name, part] = split(key);
    const message = this.#bundle.getMessage(name);
    return (part === "" ? message?.value : message?.attributes[part]) ?? null;
  }
}

const loaded = new Map<string, Promise<Words>>();

/** The catalogue of that name; each is loaded once, or again after a failure. */
export function wordsOf(name: string): Promise<Words> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const coming = load(name);
  loaded.set(name, coming);
  coming.catch(() => loaded.delete(name));
  return coming;
}

async function load(name: string): Promise<Words> {
  return new Words(name, await Promise.all(pathsOf(name).map((path) => FILES[path]!())));
}

/** The files of a catalogue; later ones override earlier ones. */
function pathsOf(name: string): string[] {
  const folders = LAYERS.get(name);
  if (folders === undefined) throw new Error(`there is no catalogue ${name}`);
  const paths = Object.keys(FILES).sort();
  return folders.flatMap((folder) => paths.filter((path) => path.startsWith(`${FOLDER}${folder}/`)));
}

/** The language of a catalogue: "en" of "en-iello". */
export function languageOf(name: string): string {
  return name.split("-", 1)[0]!;
}

function split(key: string): [name: string, part: string] {
  const dot = key.indexOf(".");
  return dot < 0 ? [key, ""] : [key.slice(0, dot), key.slice(dot + 1)];
}

function fluent(values: Values): Record<string, FluentValue> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? numeral(value) : value]),
  );
}

function plain(value: FluentValue): string {
  return String(value.valueOf());
}
