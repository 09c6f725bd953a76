import { expect, test, vi } from "vitest";

import { keep, recalled } from "../../src/lib/storage";
import { look } from "../../src/lib/theme.svelte";
import { pageAt, Router } from "../../src/router.svelte";

test.each([
  ["/", { name: "home" }],
  ["/new", { name: "new" }],
  ["/words", { name: "words" }],
  ["/rules/", { name: "rules" }],
  ["/cards", { name: "cards" }],
  ["/t/3kq-7_", { name: "table", id: "3kq-7_" }],
  ["/replay/abc/", { name: "replay", id: "abc" }],
  ["/t/", { name: "unknown" }],
  ["/t/a/b", { name: "unknown" }],
  ["/nowhere", { name: "unknown" }],
])("%s is a page", (path, page) => {
  expect(pageAt(path)).toEqual(page);
});

/** Click on a link, with these keys held; returns whether the page was changed in place. */
function click(router: Router, attributes: Record<string, string>, keys: MouseEventInit = {}): boolean {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  let changed = false;
  link.addEventListener("click", (event) => {
    router.follow(event);
    changed = event.defaultPrevented;
    // Nothing must be loaded here.
    event.preventDefault();
  });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  return changed;
}

test("a link to this site changes the page in place", () => {
  const router = new Router();
  router.go("/");
  const visits = router.visits;
  expect(click(router, { href: "/t/abc" })).toBe(true);
  expect(router.page).toEqual({ name: "table", id: "abc" });
  expect(router.visits).toBe(visits + 1);
});

test("all other clicks are left to the browser", () => {
  const router = new Router();
  router.go("/");
  expect(click(router, { href: "/words" }, { ctrlKey: true })).toBe(false);
  expect(click(router, { href: "/words", target: "_blank" })).toBe(false);
  expect(click(router, { href: "/api/replays/abc/record" })).toBe(false);
  expect(click(router, { href: "/words", download: "" })).toBe(false);
  expect(click(router, { href: "https://example.org/" })).toBe(false);
  expect(click(router, { href: "#there" })).toBe(false);
  expect(router.page).toEqual({ name: "home" });
});

test("a chosen theme is remembered, and the system's is not stored", () => {
  look.choose("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  look.theme = "system";
  look.open();
  expect(look.theme).toBe("dark");
  look.choose("system");
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(recalled("theme")).toBeNull();
});

test("where storage is forbidden, it is forgotten", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden, clear: () => {} });
  keep("name", "Ada");
  expect(recalled("name")).toBeNull();
  look.choose("light");
  expect(document.documentElement.dataset.theme).toBe("light");
  look.choose("system");
});
