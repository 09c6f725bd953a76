// Fits the titles and texts of all cards on the page: really measured, and many at once.
//
// A card is fitted before it is first painted, and again when its size, its words or the fonts change. What was found
// for a card of that size is remembered.

import type { Attachment } from "svelte/attachments";

import {
  hasTwoLines,
  settled,
  type Shrinking,
  type Sizes,
  sizesOf,
  SLIM_TITLE,
  SLIM_WIDTH,
  type Step,
  textSteps,
  titleSteps,
} from "./fitting";

/** A whole card, with its text; or what has only a title: a chip, or a small pile, whose title may have two lines. */
export type Kind = "card" | "chip" | "small";

/** The steps that were found. */
interface Found {
  readonly slim: boolean;
  readonly title: number;
  readonly text: number;
}

interface Job {
  readonly element: HTMLElement;
  readonly kind: Kind;
  readonly said: string;
  readonly most: number;
  width: number;
  height: number;
  slim: boolean;
  titles: readonly Step[];
  /** Whether it is as high as its text, so that fitting it changes its size. */
  grows: boolean;
}

const MOST_REMEMBERED = 2_000;
const PHONE_WIDTH = 700;

const jobs = new Map<Element, Job>();
const remembered = new Map<string, Found>();
const waiting = new Set<Job>();
let observer: ResizeObserver | undefined;

/**
 * Fits what is in this element: its title, `[data-title]`, and its text, `[data-text]`.
 *
 * @param said what is written there; the same words are fitted once.
 * @param most the largest size of the text, in pixels.
 */
export function fitted(kind: Kind, said: string, most = 0): Attachment {
  return (node) => {
    const element = node as HTMLElement;
    const job: Job = { element, kind, said, most, width: 0, height: 0, slim: false, titles: [], grows: false };
    jobs.set(element, job);
    waiting.add(job);
    queueMicrotask(() => fitAll());
    observed().observe(element);
    return () => {
      jobs.delete(element);
      waiting.delete(job);
      observer?.unobserve(element);
    };
  };
}

function observed(): ResizeObserver {
  if (observer !== undefined) return observer;
  // In tests without a browser there are no fonts.
  (document.fonts as FontFaceSet | undefined)?.addEventListener("loadingdone", refit);
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const job = jobs.get(target);
      if (job === undefined || (target.clientWidth === job.width && target.clientHeight === job.height)) continue;
      waiting.add(job);
      // The observer must not change the sizes that it observes.
      if (job.grows) requestAnimationFrame(() => fitAll());
    }
    fitAll(({ grows }) => !grows);
  });
  return observer;
}

/** Other letters are wider or narrower: everything is measured again. */
function refit(): void {
  remembered.clear();
  for (const job of jobs.values()) waiting.add(job);
  requestAnimationFrame(() => fitAll());
}

function fitAll(which: (job: Job) => boolean = () => true): void {
  const now = [...waiting].filter(which);
  for (const job of now) waiting.delete(job);
  for (const job of now) measure(job);
  const seen = now.filter(({ width }) => width > 0);
  const news = seen.filter((job) => {
    const found = remembered.get(keyOf(job));
    if (found !== undefined) apply(job, found);
    return found === undefined;
  });
  find(news);
  for (const job of seen) {
    const { height } = job;
    measure(job);
    job.grows ||= job.height !== height;
  }
}

function find(all: readonly Job[]): void {
  if (all.length === 0) return;
  for (const job of all) size(job, job.kind === "card" && job.width < SLIM_WIDTH);
  const titles = new Map<Job, number>();
  const fit = (some: readonly Job[]) =>
    settled(some.map(titleOf)).forEach((step, index) => titles.set(some[index]!, step));
  fit(all);
  const cards = all.filter(({ kind }) => kind === "card");
  const cramped = cards.filter((job) => !job.slim && job.titles[titles.get(job)!]!.size < SLIM_TITLE);
  for (const job of cramped) size(job, true);
  fit(cramped);
  const texts = new Map(settled(cards.map(textOf)).map((step, index) => [cards[index]!, step]));
  if (remembered.size > MOST_REMEMBERED) remembered.clear();
  for (const job of all) {
    remembered.set(keyOf(job), { slim: job.slim, title: titles.get(job)!, text: texts.get(job) ?? 0 });
  }
}

function keyOf({ kind, said, most, width, height }: Job): string {
  return `${kind} ${width} ${height} ${most} ${said}`;
}

function measure(job: Job): void {
  job.width = job.element.clientWidth;
  job.height = job.element.clientHeight;
}

function apply(job: Job, { slim, title, text }: Found): void {
  size(job, slim);
  titleOf(job).take(title);
  if (job.kind === "card") textOf(job).take(text);
}

function size(job: Job, slim: boolean): void {
  const { element, kind, width, height } = job;
  job.slim = slim;
  if (kind !== "card") {
    job.titles = titleSteps(12, kind === "small" && hasTwoLines(height));
    return;
  }
  const sizes = sizesOf(width, height, slim, innerWidth < PHONE_WIDTH);
  job.titles = titleSteps(sizes.title);
  element.toggleAttribute("data-slim", slim);
  for (const name of ["slot", "age", "pad"] satisfies (keyof Sizes)[]) {
    element.style.setProperty(`--${name}`, `${sizes[name]}px`);
  }
}

function titleOf({ element, titles }: Job): Shrinking {
  const title = element.querySelector<HTMLElement>("[data-title]")!;
  return {
    count: titles.length,
    take: (step) => {
      write(title, titles[step]!);
      element.toggleAttribute("data-two", titles[step]!.tight);
    },
    overflows: () => title.scrollWidth > title.clientWidth,
  };
}

function textOf({ element, most }: Job): Shrinking {
  const text = element.querySelector<HTMLElement>("[data-text]")!;
  const steps = textSteps(most);
  return {
    count: steps.length,
    take: (step) => {
      write(text, steps[step]!);
      text.toggleAttribute("data-tight", steps[step]!.tight);
    },
    overflows: () => text.scrollHeight > text.clientHeight,
  };
}

function write({ style }: HTMLElement, { size, stretch }: Step): void {
  style.fontSize = `${size}px`;
  style.fontStretch = `${stretch}%`;
}
