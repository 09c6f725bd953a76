// A position that is judged: quick answers become full ones, from what is known or from all cards.

import { describe, expect, test } from "vitest";

import { type Eyes, Judging } from "../../src/editor/judging.svelte";
import { emptyTable } from "../../src/editor/position";
import { Refused } from "../../src/wire/rest";
import type { JudgeWanted, PositionJudged } from "../../src/wire/schema";
import type { Words } from "../../src/words/catalogue";

const GAME = { edition: "asmadi-3", expansions: [], american: null, teams: false, language: "en" };
const told = (name = "en") => ({
  words: { name, say: (key: string) => key } as unknown as Words,
  names: ["Ann", "Bob"],
});

function answer({ eyes, depth }: Partial<JudgeWanted>): PositionJudged {
  const decision = { step: 0, seat: 0, depth: depth!, options: [] } as unknown as PositionJudged["decision"];
  return { eyes: eyes as Eyes, chances: [0.6, 0.4], decision };
}

/** A server that answers when it is told to. */
class Server {
  readonly asked: Partial<JudgeWanted>[] = [];
  #waiting: { done: (judged: PositionJudged) => void; fail: (error: Error) => void }[] = [];

  readonly ask = (wanted: Partial<JudgeWanted>): Promise<PositionJudged> => {
    this.asked.push(wanted);
    return new Promise((done, fail) => this.#waiting.push({ done, fail }));
  };

  async answers(number = this.asked.length - 1): Promise<void> {
    this.#waiting[number]!.done(answer(this.asked[number]!));
    await Promise.resolve().then(() => undefined);
  }

  async refuses(error: Error): Promise<void> {
    this.#waiting.at(-1)!.fail(error);
    await Promise.resolve().then(() => undefined);
  }

  get said(): string[] {
    return this.asked.map(({ eyes, depth }) => `${eyes} ${depth}`);
  }
}

function begun(): { server: Server; judging: Judging } {
  const server = new Server();
  const judging = new Judging(emptyTable(GAME), ["draw"], told(), server.ask);
  void judging.go();
  return { server, judging };
}

describe("a position", () => {
  test("is judged quickly, and then closely", async () => {
    const { server, judging } = begun();
    expect(judging.found).toBeUndefined();
    expect(server.asked[0]).toMatchObject({ choices: ["draw"], names: ["Ann", "Bob"], catalogue: "en" });
    await server.answers();
    expect(judging.found?.decision.depth).toBe("quick");
    expect(judging.isDone).toBe(false);
    await server.answers();
    expect(judging.isDone).toBe(true);
    expect(server.said).toEqual(["fair quick", "fair full"]);
  });

  test("is asked about again only for other eyes, and what is known stays known", async () => {
    const { server, judging } = begun();
    await server.answers();
    judging.eyes = "open";
    expect(judging.found).toBeUndefined();
    // The full answer to the first question comes late.
    await server.answers(1);
    await server.answers(2);
    await server.answers(3);
    expect(judging.found).toMatchObject({ eyes: "open", decision: { depth: "full" } });
    judging.eyes = "fair";
    expect(judging.found).toMatchObject({ eyes: "fair", decision: { depth: "full" } });
    expect(server.said).toEqual(["fair quick", "fair full", "open quick", "open full"]);
  });

  test("is no longer asked about when the reader has gone", async () => {
    const { server, judging } = begun();
    judging.close();
    await server.answers();
    expect(server.said).toEqual(["fair quick"]);
  });

  test("keeps its quick answer if the full one is refused, and can be asked about again", async () => {
    const { server, judging } = begun();
    await server.answers();
    await server.refuses(new Refused(429, "too-many-judged", "Others come first."));
    expect(judging.problem).toBe("Others come first.");
    expect(judging.found?.decision.depth).toBe("quick");
    void judging.go();
    expect(judging.problem).toBe("");
    await server.answers();
    expect(judging.isDone).toBe(true);
    expect(server.said).toEqual(["fair quick", "fair full", "fair full"]);
  });
});
