import { expect, test, vi } from "vitest";

import { moveSeat, Refused, replaySteps, rulesSheet, seatKey, takeSeat } from "../../src/wire/rest";

function answering(body: unknown, status = 200): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("a query is sent in the address, with the key repeated for each entry of a list", async () => {
  const asked = answering({ title: "", sections: [] });
  const table = { players: 2, edition: "iello", expansions: ["echoes", "cities"], american: false, teams: true };
  const sets = "expansions=echoes&expansions=cities";
  await rulesSheet(table, "fr-iello");
  expect(asked.mock.calls[0]![0]).toBe(
    `/api/rules?players=2&edition=iello&${sets}&american=false&teams=true&catalogue=fr-iello`,
  );
});

test("undefined values are left out", async () => {
  const asked = answering({ start: 0, steps: [] });
  await replaySteps("abc", { start: 0, count: 50 }, "en-asmadi");
  expect(asked.mock.calls[0]![0]).toBe("/api/replays/abc/steps?start=0&count=50&catalogue=en-asmadi");
});

test("a body is sent as JSON, with the language of the page", async () => {
  document.documentElement.lang = "fr";
  const asked = answering({ id: "abc", seat: 1 });
  await takeSeat("abc", 1, "Zoë");
  const [path, sent] = asked.mock.calls[0]! as [string, RequestInit];
  expect(path).toBe("/api/tables/abc/seats/1");
  expect(sent).toEqual({
    method: "POST",
    headers: { "Accept-Language": "fr", "Content-Type": "application/json" },
    body: '{"name":"Zoë"}',
  });
});

test("a refusal has the server's reason", async () => {
  answering({ key: "seat-key", text: "That key was used before." }, 403);
  const refused = await moveSeat("abc", "old").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ status: 403, key: "seat-key", text: "That key was used before." });
});

test("a refusal by something else than our server", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
  await expect(seatKey("abc")).rejects.toMatchObject({ status: 502, key: "", text: "Bad Gateway" });
});
