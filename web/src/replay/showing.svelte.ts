// The position that a replay shows: the one that its player is at or, until it has been fetched, the one before.

import type { LogSeen, Seen } from "../wire/schema";
import type { Player } from "./player.svelte";
import type { ReplayPositions } from "./positions.svelte";

export class Showing {
  readonly #player: Player;
  readonly #positions: () => ReplayPositions;
  /** The last step whose position was there. */
  #last = $state(0);
  readonly #step = $derived.by(() =>
    this.#positions().at(this.#player.step) === undefined ? this.#last : this.#player.step,
  );
  readonly #log = $derived.by(() => this.#positions().log(this.#step));

  /** Fetches the positions and, while the player plays, moves it on: as long as the component that makes this is there. */
  constructor(player: Player, positions: () => ReplayPositions) {
    this.#player = player;
    this.#positions = positions;
    this.#last = player.step;

    $effect(() => {
      void positions().want(player.step);
    });

    $effect(() => {
      if (positions().at(player.step) !== undefined) this.#last = player.step;
    });

    $effect(() => {
      if (!player.playing || positions().at(player.step) === undefined) return;
      const timer = setTimeout(() => player.forward(), player.pause);
      return () => clearTimeout(timer);
    });
  }

  get step(): number {
    return this.#step;
  }

  get seen(): Seen | undefined {
    return this.#positions().at(this.#step);
  }

  get log(): LogSeen {
    return this.#log;
  }

  /** Fetch earlier lines of the log. */
  earlier(): void {
    void this.#positions().earlier(this.#step);
  }
}
