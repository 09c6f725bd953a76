// A reader at the analysis board: where he is in the game, what the server has told him of it, and what he learns.

import { untrack } from "svelte";

import { Player } from "../replay/player.svelte";
import { ReplayPositions } from "../replay/positions.svelte";
import { Showing } from "../replay/showing.svelte";
import { replayLog, replaySteps } from "../wire/rest";
import type { AnalysisSeen, ReplaySummary } from "../wire/schema";
import type { Words } from "../words/catalogue";
import { AnalysisSource, judgedAt } from "./analysis.svelte";
import { Learning } from "./learning.svelte";
import { mistakesOf } from "./moves";
import { Place } from "./place.svelte";

export class Studying {
  readonly place: Place;
  readonly player: Player;
  readonly showing: Showing;
  readonly #words: () => Words;
  /** What is being learnt; undefined outside of a lesson. */
  learning = $state.raw<Learning>();

  // --- what the server sends ------------------------------------------------------------------------------------------

  readonly source = $derived.by(() => {
    const { eyes, reader } = this.place;
    return new AnalysisSource(this.replay.id, { eyes, seat: reader ?? undefined }, this.#words().name);
  });
  #known = $state.raw<AnalysisSeen>();
  /** The last analysis that judged by what the players knew: lessons are made of nothing else. */
  #fair = $state.raw<AnalysisSeen>();
  readonly positions = $derived.by(() => {
    const view = this.place.view === null ? { open: true } : { seat: this.place.view };
    const seat = this.place.reader;
    const words = this.#words().name;
    return new ReplayPositions(
      this.replay.steps,
      (start, count) => replaySteps(this.replay.id, { start, count, ...view }, words),
      (step, before) => replayLog(this.replay.id, { step, before, ...(seat === null ? {} : { seat }) }, words),
    );
  });

  /** What has been found so far; while another kind of judging comes, what the last one found. */
  readonly analysis = $derived.by(() => this.source.seen ?? this.#known);

  // --- this moment ----------------------------------------------------------------------------------------------------

  readonly move = $derived.by(() => this.analysis?.moves[this.player.step]);
  readonly decision = $derived.by(() => this.source.decision(this.player.step));
  readonly judged = $derived.by(() => judgedAt(this.analysis, this.player.step));
  /** The table; as the learner sees it, what he played is not offered again. */
  readonly seen = $derived.by(() => {
    const position = this.showing.seen;
    if (position === undefined || this.learning === undefined) return position;
    const options = position.options?.filter(({ option }) => option !== this.decision?.played) ?? null;
    return { ...position, options: this.learning.done ? null : options };
  });

  // --- the whole game -------------------------------------------------------------------------------------------------

  readonly names = $derived.by(() =>
    this.replay.names.map((name, seat) => (seat === this.place.reader ? this.#words().say("board-you") : name)),
  );
  /** The steps of all mistakes, in order. */
  readonly mistakes = $derived.by(() =>
    this.analysis === undefined ? [] : mistakesOf(this.analysis, [...this.replay.names.keys()]),
  );
  /** What can be learnt from whom: with all cards open from everyone, otherwise from the one whose view is shown. */
  readonly lessons = $derived.by(() =>
    [...this.replay.names.keys()]
      .filter((seat) => this.place.view === null || seat === this.place.view)
      .map((seat) => ({ seat, count: this.#fair === undefined ? 0 : mistakesOf(this.#fair, [seat]).length }))
      .filter(({ count }) => count > 0),
  );

  /** Asks the server for all of it: as long as the component that makes this is there. */
  constructor(
    readonly replay: ReplaySummary,
    words: () => Words,
    search: string,
  ) {
    this.#words = words;
    this.place = new Place(search, replay.names.length);
    this.player = new Player(replay.steps, replay.turns, this.place.step);
    // The analysis is asked for first: a lesson that is ready begins before any other position is shown.
    this.#follow();
    this.showing = new Showing(this.player, () => this.positions);
    this.#teach();
  }

  #follow(): void {
    $effect(() => {
      const here = this.source;
      void here.open();
      return () => here.close();
    });
    $effect(() => {
      if (this.source.seen !== undefined) this.#known = this.source.seen;
      if (this.source.seen?.eyes === "fair") this.#fair = this.source.seen;
    });
    // Whoever drags through the game wants the decision at which he stops.
    $effect(() => {
      const here = this.source;
      const step = this.player.step;
      if (here.seen === undefined || step >= this.player.last) return;
      const timer = setTimeout(() => void here.want(step), here.decision(step) === undefined ? 60 : 0);
      return () => clearTimeout(timer);
    });
  }

  // --- learning -------------------------------------------------------------------------------------------------------

  #teach(): void {
    // A lesson begins as soon as every decision has had a fair look. A closer look may find that a step was no mistake.
    $effect(() => {
      const now = this.source.seen;
      if (!this.place.learns || this.place.you === null || now?.eyes !== "fair") return;
      const { state, looked, steps } = now.progress;
      if (state !== "done" && looked < steps) return;
      const mistakes = mistakesOf(now, [this.place.you]);
      untrack(() => {
        if (this.learning === undefined) this.learning = new Learning(mistakes);
        else this.learning.keep(mistakes);
      });
    });
    $effect(() => {
      const step = this.learning?.step;
      if (step !== undefined) this.player.to(step);
    });
  }

  learn(seat: number): void {
    this.player.playing = false;
    this.place.learn(seat);
  }

  stopLearning(): void {
    this.learning = undefined;
    this.place.unlearn();
  }

  /** The learner tries an option. */
  try(option: string): void {
    if (this.decision !== undefined) this.learning?.try(option, this.decision);
  }
}
