// One Tab stop for each group of elements; the arrow keys move among them.

import type { Attachment } from "svelte/attachments";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Make the matching elements within an element such a group, including those added later. */
export function roving(selector = "[data-rove]"): Attachment<HTMLElement> {
  return (group) => rove(group, selector);
}

function rove(group: HTMLElement, selector: string): () => void {
  const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(selector)];

  function settle(wanted?: HTMLElement): void {
    const stops = all();
    // The first stop is something that can be chosen, or where one is.
    const stop = wanted ?? stops.find((one) => one === document.activeElement) ?? stops.find(matters) ?? stops[0];
    for (const one of stops) one.tabIndex = one === stop ? 0 : -1;
  }

  function matters(stop: HTMLElement): boolean {
    return stop.matches('[data-options]:not([data-options=""]), .glow, .pickable, [aria-current]');
  }

  function onfocusin({ target }: FocusEvent): void {
    if (target instanceof HTMLElement && target.matches(selector)) settle(target);
  }

  function onkeydown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = all();
    const here = stops.findIndex((stop) => stop === document.activeElement);
    if (here < 0) return;
    const next = wanted(event.key, here, stops.length);
    if (next === undefined) return;
    event.preventDefault();
    stops[next]?.focus();
  }

  function wanted(key: string, here: number, count: number): number | undefined {
    if (key === "Home") return 0;
    if (key === "End") return count - 1;
    const step = STEPS[key];
    return step === undefined ? undefined : (here + step + count) % count;
  }

  settle();
  const watch = new MutationObserver(() => settle());
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ["data-options", "class", "aria-current"] });
  group.addEventListener("focusin", onfocusin);
  group.addEventListener("keydown", onkeydown);
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", onfocusin);
    group.removeEventListener("keydown", onkeydown);
  };
}
