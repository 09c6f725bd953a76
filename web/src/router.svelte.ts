// The pages by their addresses, and navigation between them without loading the document again.

export type Page =
  | { readonly name: "home" | "new" | "lesson" | "words" | "rules" | "cards" | "puzzles" | "editor" | "unknown" }
  | { readonly name: "table" | "replay" | "analysis" | "puzzle"; readonly id: string };

const ID = /^\/(t|replay|analysis|puzzles)\/([\w-]+)\/?$/;
/** The pages of one thing each, by the first part of their paths. */
const PAGES_OF_ONE = { t: "table", replay: "replay", analysis: "analysis", puzzles: "puzzle" } as const;

/** The page of a path, such as "/t/3kq7". */
export function pageAt(path: string): Page {
  const [, kind, id] = ID.exec(path) ?? [];
  if (id !== undefined) return { name: PAGES_OF_ONE[kind as keyof typeof PAGES_OF_ONE], id };
  switch (path.replace(/(?<=.)\/$/, "")) {
    case "/":
      return { name: "home" };
    case "/new":
      return { name: "new" };
    case "/lesson":
      return { name: "lesson" };
    case "/words":
      return { name: "words" };
    case "/rules":
      return { name: "rules" };
    case "/cards":
      return { name: "cards" };
    case "/puzzles":
      return { name: "puzzles" };
    case "/editor":
      return { name: "editor" };
    default:
      return { name: "unknown" };
  }
}

/** The page on the screen, in sync with the browser's address and its history. */
export class Router {
  page = $state.raw<Page>(pageAt(location.pathname));
  /** The number of navigations; the first page counts as none. */
  visits = $state(0);

  /** Go to a path of this site, such as "/replay/3kq7?step=12". */
  go(path: string): void {
    history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Go to a path of this site in place of this page: going back does not lead here. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#arrive();
  }

  /** The browser went back or forth. */
  returned(): void {
    this.#arrive();
  }

  /** A click on a link to this site changes the page in place; all other clicks are left to the browser. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download")) return;
    const address = new URL(link.href, location.href);
    if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
    if (address.hash !== "" && address.pathname === location.pathname) return;
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }

  /** The page changes only if the path does: the query is for the page itself to read. */
  #arrive(): void {
    const page = pageAt(location.pathname);
    if (JSON.stringify(page) === JSON.stringify(this.page)) return;
    this.page = page;
    this.visits += 1;
  }
}

export const router = new Router();

/** Go to a path of this site. */
export function go(path: string): void {
  router.go(path);
}
