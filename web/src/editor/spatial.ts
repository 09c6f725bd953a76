// One Tab stop for a field of elements, `[data-rove]`; the arrow keys go to the next one in their direction.
// While a card is taken up, they go to the places for it only, `[data-drop]`.

import type { Attachment } from "svelte/attachments";

interface Direction {
  readonly across: -1 | 0 | 1;
  readonly down: -1 | 0 | 1;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowRight: { across: 1, down: 0 },
  ArrowLeft: { across: -1, down: 0 },
  ArrowDown: { across: 0, down: 1 },
  ArrowUp: { across: 0, down: -1 },
};

/** What lies aside of the way counts as this much farther. */
const ASIDE = 3;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The number of the box that is next in a direction; undefined if there is none. */
export function nextBox(from: Box, boxes: readonly Box[], { across, down }: Direction): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  boxes.forEach((box, number) => {
    const [x, y] = [
      middle(box.left, box.right) - middle(from.left, from.right),
      middle(box.top, box.bottom) - middle(from.top, from.bottom),
    ];
    const ahead = x * across + y * down;
    // What is beside it, more than before it, is not in that direction.
    if (ahead <= 1) return;
    const gap =
      across === 0
        ? apart(from.left, from.right, box.left, box.right)
        : apart(from.top, from.bottom, box.top, box.bottom);
    const off = across === 0 ? Math.abs(x) : Math.abs(y);
    if (across !== 0 && gap > 0) return;
    const far = ahead + gap * ASIDE + off * 0.2;
    if (far < least) [best, least] = [number, far];
  });
  return best;
}

const middle = (one: number, other: number): number => (one + other) / 2;
const apart = (from: number, to: number, other: number, end: number): number => Math.max(0, other - to, from - end);

export function spatial(): Attachment<HTMLElement> {
  return (group) => {
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-rove]")];

    /** Where the arrow keys go: what is inert takes no focus. */
    function reachable(): HTMLElement[] {
      const places = all().filter((one) => one.matches("[data-drop]"));
      return places.length > 0 ? places : all().filter((one) => one.closest("[inert]") === null);
    }

    function settle(wanted?: HTMLElement): void {
      const stops = reachable();
      const stop =
        wanted ??
        stops.find((one) => one === document.activeElement) ??
        stops.find((one) => one.tabIndex === 0) ??
        stops[0];
      for (const one of all()) one.tabIndex = one === stop ? 0 : -1;
    }

    function onfocusin({ target }: FocusEvent): void {
      if (target instanceof HTMLElement && target.matches("[data-rove]")) settle(target);
    }

    function onkeydown(event: KeyboardEvent): void {
      const here = document.activeElement;
      if (event.altKey || event.ctrlKey || event.metaKey || !(here instanceof HTMLElement)) return;
      if (!here.matches("[data-rove]") || !group.contains(here)) return;
      const next = wanted(event.key, here, reachable());
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest", inline: "nearest" });
    }

    function wanted(key: string, here: HTMLElement, stops: HTMLElement[]): HTMLElement | undefined {
      if (key === "Home") return stops[0];
      if (key === "End") return stops.at(-1);
      const direction = DIRECTIONS[key];
      if (direction === undefined) return undefined;
      const others = stops.filter((one) => one !== here);
      const found = nextBox(
        here.getBoundingClientRect(),
        others.map((one) => one.getBoundingClientRect()),
        direction,
      );
      if (found !== undefined) return others[found];
      // At the end of a line the next one begins.
      return direction.across === 0 ? undefined : stops[stops.indexOf(here) + direction.across];
    }

    settle();
    const watch = new MutationObserver(() => settle());
    watch.observe(group, { childList: true, subtree: true, attributeFilter: ["data-rove", "inert"] });
    group.addEventListener("focusin", onfocusin);
    group.addEventListener("keydown", onkeydown);
    return () => {
      watch.disconnect();
      group.removeEventListener("focusin", onfocusin);
      group.removeEventListener("keydown", onkeydown);
    };
  };
}
