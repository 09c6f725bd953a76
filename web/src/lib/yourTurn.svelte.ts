// Tells that it is the reader's turn, also in a tab that nobody looks at: by the title and the icon of the page and, if the
// reader has asked for them, by a sound and a notification.

import type { Seen } from "../wire/schema";
import type { Words } from "../words/catalogue";
import { isolated } from "../words/isolation";
import { keep, recalled } from "./storage";
import { chime } from "./chime";
import { title } from "./title.svelte";

/** The ways to tell the reader that have to be asked for. */
export type Way = "sound" | "notification";

const ICON = "/icon.svg";
const ICON_OF_TURN = "/icon-turn.svg";

/** What of the browser is needed; tests have another one. */
export interface Surroundings {
  readonly hidden: () => boolean;
  readonly chime: () => void;
  readonly notify: (text: string) => void;
  /** Ask whether notifications may be shown. */
  readonly mayNotify: () => Promise<boolean>;
  readonly setIcon: (path: string) => void;
}

class Ways {
  #asked = $state<Record<Way, boolean>>({ sound: isOn("sound"), notification: isOn("notification") });

  has(way: Way): boolean {
    return this.#asked[way];
  }

  set(way: Way, on: boolean): void {
    this.#asked[way] = on;
    keep(way, on ? "on" : "off");
  }
}

function isOn(way: Way): boolean {
  return recalled(way) === "on";
}

/** What the reader has asked for, on this device. */
export const ways = new Ways();

/** Turn a way on or off. The result says whether it is as wanted: the browser may forbid notifications. */
export async function want(way: Way, on: boolean, surroundings: Surroundings = browser): Promise<boolean> {
  if (on && way === "notification" && !(await surroundings.mayNotify())) {
    ways.set(way, false);
    return false;
  }
  ways.set(way, on);
  if (on && way === "sound") surroundings.chime();
  return true;
}

export class YourTurn {
  /** Whether the table waited for the reader when he was last told; undefined before. */
  #mine: boolean | undefined;

  constructor(private readonly surroundings: Surroundings = browser) {}

  /** The table has come to this moment; undefined if no game is going on. */
  tell(seen: Seen | undefined, names: readonly string[], words: Words): void {
    const waits = seen !== undefined && seen.outcome === null;
    const mine = waits && seen.options !== null;
    title.said = waits ? titleOf(seen, names, words) : undefined;
    this.surroundings.setIcon(mine ? ICON_OF_TURN : ICON);
    // On arrival the reader sees for himself.
    if (mine && this.#mine === false) this.#call(seen, words);
    this.#mine = waits ? mine : undefined;
  }

  close(): void {
    title.said = undefined;
    this.surroundings.setIcon(ICON);
  }

  #call({ asked }: Seen, words: Words): void {
    if (ways.has("sound")) this.surroundings.chime();
    if (ways.has("notification") && this.surroundings.hidden()) {
      this.surroundings.notify(asked?.text ?? words.say("play-title-turn"));
    }
  }
}

function titleOf({ asked, options }: Seen, names: readonly string[], words: Words): string {
  if (options !== null) return words.say("play-title-turn");
  const name = asked?.seat == null ? undefined : names[asked.seat];
  return name === undefined ? words.say("play-title-waiting") : words.say("play-title-waits", { name: isolated(name) });
}

const browser: Surroundings = {
  hidden: () => document.hidden,
  chime,
  notify: (text) => {
    const note = new Notification(text, { icon: ICON_OF_TURN, tag: "your-turn" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  },
  mayNotify: async () => "Notification" in window && (await Notification.requestPermission()) === "granted",
  setIcon: (path) => document.querySelector('link[rel="icon"]')?.setAttribute("href", path),
};
