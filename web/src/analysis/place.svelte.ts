// How the analysis is looked at, as the address of the page has it.

export class Place {
  /** The first position. */
  readonly step: number;
  /** The seat of the reader, who is called "you"; null if he did not play. */
  you = $state<number | null>(null);
  /** Whose view is shown; null: all cards are open. */
  view = $state<number | null>(null);
  /** How decisions are judged: from what the player knew, or from all cards. */
  eyes = $state<"fair" | "open">("fair");
  /** Whether the reader learns from his mistakes. */
  learns = $state(false);
  #before: Pick<Place, "you" | "view" | "eyes"> | undefined;

  constructor(search: string, seats: number) {
    const asked = new URLSearchParams(search);
    const seat = (name: string): number | null => {
      const given = asked.get(name);
      const number = Number(given);
      return given !== null && given !== "" && Number.isInteger(number) && number >= 0 && number < seats
        ? number
        : null;
    };
    this.step = Number(asked.get("step") ?? 0);
    this.you = seat("seat");
    this.view = seat("view");
    this.eyes = asked.get("eyes") === "open" ? "open" : "fair";
    const learner = seat("learn");
    if (learner === null) return;
    this.learn(learner);
    this.#before = undefined;
  }

  /** Who is called "you": the one whose cards are seen, else who came from his own game. */
  get reader(): number | null {
    return this.view ?? this.you;
  }

  /** Someone learns: from his own seat, and from what he knew. */
  learn(seat: number): void {
    this.#before = { you: this.you, view: this.view, eyes: this.eyes };
    this.you = seat;
    this.view = seat;
    this.eyes = "fair";
    this.learns = true;
  }

  /** Back to the look before the lesson; who came by its link stays in the learner's seat. */
  unlearn(): void {
    this.learns = false;
    if (this.#before === undefined) return;
    this.you = this.#before.you;
    this.view = this.#before.view;
    this.eyes = this.#before.eyes;
  }

  /** The address of this look at a game. */
  path(id: string, step: number, learning: boolean): string {
    const asked = new URLSearchParams();
    if (learning && this.you !== null) return `/analysis/${id}?learn=${this.you}`;
    asked.set("step", String(step));
    if (this.you !== null) asked.set("seat", String(this.you));
    if (this.view !== null) asked.set("view", String(this.view));
    if (this.eyes === "open") asked.set("eyes", "open");
    return `/analysis/${id}?${asked}`;
  }
}
