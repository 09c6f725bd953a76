import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import RulesPage from "../../src/help/RulesPage.svelte";
import { wordsOf } from "../../src/words/catalogue";
import { answering, LOBBY, until } from "../home/answers";

const RULES = [{ term: "Two actions", text: "Take any two." }];
const SHEET = { title: "Asmadi, third edition", sections: [{ title: "Your turn", rules: RULES }] };

let shown: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (shown !== undefined) void unmount(shown);
});

test("the rules are those of the chosen game", async () => {
  answering({ "GET /api/house": LOBBY, "GET /api/rules": SHEET });
  const fetched = vi.fn(fetch);
  vi.stubGlobal("fetch", fetched);
  shown = mount(RulesPage, { target: document.body, props: { words: await wordsOf("en-asmadi") } });
  await until(() => document.querySelector("form + .panel article"));
  expect(document.body.textContent).toContain("Your turn");
  const select = [...document.querySelectorAll("select")].find(({ value }) => value === "asmadi-3")!;
  select.value = "iello";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  const asked = new URL(String(fetched.mock.calls.at(-1)![0]), location.href).searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    players: "2",
    edition: "iello",
    american: "false",
    teams: "false",
    catalogue: "en-asmadi",
  });
});
