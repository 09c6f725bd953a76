// The test files share one page, as it takes long to make one and to load everything into it: each test leaves it as it was.

import { afterEach, vi } from "vitest";

import { router } from "../src/router.svelte";
import { presses } from "../src/table/presses.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  letGo();
  localStorage.clear();
  router.replace("/");
  document.body.replaceChildren();
  document.documentElement.lang = "";
});

/** Let go of the key that a test has pressed; it counts as held until a timer has run. */
function letGo(): void {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  presses.pressed({ type: "keyup", detail: 0 });
  vi.runAllTimers();
  vi.useRealTimers();
}
