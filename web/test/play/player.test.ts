import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Player } from "../../src/play/player.svelte";
import type { Change, Seen, Steps } from "../../src/wire/schema";
import { applied, settled } from "../../src/play/applied";
import { drew, FIRST, type Happening, line, move, OTHER, READER, STAGE, Story } from "./game";
import { RECORDED } from "./recorded";

/** The other player draws: a sentence of four words, so it is read in 1.2 seconds. */
const drawn = (points: number): Happening => [drew(OTHER, `Bob draws a ${points}`), pointsOf(points)];
/** Another thing happens, so that the two are not alike. */
const scored = (points: number): Happening => [{ ...drawn(points)[0], kind: "scored" }, pointsOf(points)];
const own = (points: number): Happening => [drew(READER, "You draw"), pointsOf(points)];
const READ = 1_200;
const FLIGHT = 260;

function pointsOf(points: number): Change {
  return { seats: [{ seat: OTHER, points }] };
}

let story: Story;
let player: Player;
let recaps: number;

beforeEach(() => {
  vi.useFakeTimers();
  story = new Story();
  recaps = 0;
  sit();
});

afterEach(() => {
  player.close();
});

function sit(still = false): void {
  player = new Player({ onrecap: () => recaps++, still: () => still });
  player.whole(FIRST, FIRST.log, false);
}

const points = (): number => player.shown!.seats[OTHER]!.points;
const told = (): string => player.log.lines.at(-1)!.text;
const pass = (ms: number): void => void vi.advanceTimersByTime(ms);

function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the first moment is there at once, with its question", () => {
  expect(player.shown).toEqual(FIRST);
  expect(player.busy).toBe(false);
});

test("the line stands in the log when the card starts, and the board changes when it lands", () => {
  player.steps(story.steps([drawn(11)]));
  expect(told()).toBe("Bob draws a 11");
  expect(points()).toBe(FIRST.seats[OTHER]!.points);
  expect(player.flying).toHaveLength(1);
  pass(FLIGHT);
  expect(points()).toBe(11);
  expect(player.flying).toEqual([]);
  expect(player.landed).toEqual([expect.objectContaining({ ms: 900 })]);
});

test("the next event waits until the last one has landed and was read", () => {
  player.steps(story.steps([drawn(11), scored(12)]));
  expect([player.at, player.count]).toEqual([0, 2]);
  pass(FLIGHT + READ - 1);
  expect(told()).toBe("Bob draws a 11");
  pass(1);
  expect([told(), points(), player.at]).toEqual(["Bob draws a 12", 11, 1]);
  pass(FLIGHT);
  expect(points()).toBe(12);
  expect(player.busy).toBe(true);
  pass(READ);
  expect(player.busy).toBe(false);
});

test("a dogma and a player's part of it begin with a short wait", () => {
  const activated = line("Bob activates Oars", { kind: "activated" });
  const executes = line("You must obey", { kind: "executes", seat: READER });
  player.steps(story.steps([[activated, { stage: STAGE }], [executes, {}], drawn(11)]));
  expect(player.shown!.stage).toEqual(STAGE);
  pass(READ);
  expect(told()).toBe("You must obey");
  pass(900);
  expect(told()).toBe("Bob draws a 11");
});

test("cards that are drawn in a row start soon after one another, and are read once", () => {
  player.steps(story.steps([drawn(11), drawn(12), drawn(13), scored(14)]));
  pass(180);
  expect(player.flying).toHaveLength(3);
  pass(80);
  expect([points(), player.flying.length]).toEqual([11, 2]);
  pass(180);
  expect([points(), told()]).toEqual([13, "Bob draws a 13"]);
  pass(READ + 2 * 250);
  expect(told()).toBe("Bob draws a 14");
});

describe("the reader's question", () => {
  test("opens when the last card has landed", () => {
    player.steps(story.question([drawn(11), scored(12)]));
    expect(player.shown!.options).toBeNull();
    pass(FLIGHT + READ + FLIGHT - 1);
    expect(player.shown!.options).toBeNull();
    pass(1);
    expect(player.shown!.options).toHaveLength(1);
    expect([player.busy, player.shown!.moment, player.flying.length]).toEqual([false, "0.2", 0]);
  });

  test("does not wait for the line that says that it is his turn, and the last event remains to be read", () => {
    const turn = line("Turn 9: you", { kind: "turn", depth: 0, seat: READER });
    player.steps(story.question([drawn(11), [turn, { turns: 9 }]]));
    pass(FLIGHT);
    expect(player.shown!.options).toHaveLength(1);
    expect([told(), player.line?.text]).toEqual(["Turn 9: you", "Bob draws a 11"]);
  });

  test("opens soon after what he did himself", () => {
    player.steps(story.question([own(11)]));
    pass(180);
    expect(player.shown!.options).toHaveLength(1);
  });

  test("is open at once if nothing happened", () => {
    player.steps(story.question([]));
    expect([player.busy, player.shown!.options?.length]).toEqual([false, 1]);
  });
});

describe("the reader's turn ends, and another's begins", () => {
  const turn: Happening = [line("Turn 9: Bob", { kind: "turn", depth: 0 }), { turns: 9 }];

  test("what came of his last action is read first, then the turn is announced", () => {
    player.steps(story.steps([own(11), turn]));
    player.steps(story.question([scored(12)]));
    pass(FLIGHT);
    expect([points(), player.line?.text]).toEqual([11, "You draw"]);
    pass(1_499);
    expect(player.line?.text).toBe("You draw");
    pass(1);
    expect(player.line?.text).toBe("Turn 9: Bob");
    pass(999);
    expect(player.line?.text).toBe("Turn 9: Bob");
    pass(1);
    expect(player.line?.text).toBe("Bob draws a 12");
    pass(FLIGHT);
    expect(player.shown!.options).toHaveLength(1);
  });

  test("each card of his last action is read", () => {
    player.steps(story.steps([own(11), [{ ...own(12)[0], kind: "scored" }, own(12)[1]], turn]));
    pass(FLIGHT + READ - 1);
    expect(points()).toBe(11);
    pass(1 + FLIGHT);
    expect(points()).toBe(12);
  });

  test("while Bob thinks, the last thing that happened can still be read", () => {
    player.steps(story.steps([own(11), turn]));
    pass(10_000);
    expect([player.busy, told(), player.line?.text]).toEqual([false, "Turn 9: Bob", "You draw"]);
  });
});

test("what the reader does in another's dogma is read like everything else", () => {
  player.steps(story.steps([[own(11)[0], { ...own(11)[1], stage: STAGE }], scored(12)]));
  pass(180);
  expect(player.flying).toHaveLength(1);
  pass(80 + READ - 1);
  expect(told()).toBe("You draw");
  pass(1);
  expect(told()).toBe("Bob draws a 12");
});

test("a loss of the reader's is known as one", () => {
  const lost = line("Bob takes a card", { kind: "transferred", move: move("hand", READER, "hand", OTHER) });
  player.steps(story.steps([[lost, {}], drawn(11)]));
  expect(player.loss).toBe(true);
  pass(2 * (FLIGHT + READ));
  expect(player.loss).toBe(false);
});

test("what comes while others are still being played is played after them", () => {
  player.steps(story.steps([drawn(11)]));
  player.steps(story.question([scored(12)]));
  expect([player.count, player.shown!.options]).toEqual([2, null]);
  pass(FLIGHT + READ);
  expect(told()).toBe("Bob draws a 12");
  pass(FLIGHT);
  expect(player.shown!.options).toHaveLength(1);
});

describe("the game's end", () => {
  const outcome = { winners: [OTHER], how: "points" as const, text: "Bob wins" };

  test("comes after the last event was read", () => {
    player.steps(story.steps([drawn(11)], { asked: null, outcome }));
    pass(FLIGHT + READ - 1);
    expect(player.shown!.outcome).toBeNull();
    pass(1);
    expect(player.shown!.outcome).toEqual(outcome);
  });
});

describe("whoever watches", () => {
  const three = (): Steps => story.question([drawn(11), scored(12), drawn(13)]);

  test("can pause and go on", () => {
    player.steps(three());
    player.pause();
    pass(10_000);
    expect([points(), told(), player.paused]).toEqual([11, "Bob draws a 11", true]);
    player.resume();
    expect(told()).toBe("Bob draws a 12");
    pass(10_000);
    expect([player.busy, player.paused]).toEqual([false, false]);
  });

  test("can go event by event", () => {
    player.steps(three());
    player.step();
    expect([points(), told()]).toEqual([11, "Bob draws a 12"]);
    pass(10_000);
    expect([points(), told(), player.at]).toEqual([12, "Bob draws a 12", 1]);
    player.step();
    pass(FLIGHT);
    expect([points(), player.busy, player.paused]).toEqual([13, false, false]);
    expect(player.shown!.options).toHaveLength(1);
  });

  test("can skip to his question: the table is the same as if all had been played", () => {
    const steps = three();
    const other = new Player({ onrecap: () => undefined, still: () => false });
    other.whole(FIRST, FIRST.log, false);
    other.steps(steps);
    pass(10_000);
    player.steps(steps);
    pass(100);
    player.skip();
    expect(player.shown).toEqual(other.shown);
    expect(player.log).toEqual(other.log);
    expect([player.busy, player.flying.length]).toEqual([false, 0]);
    expect(player.landed.map(({ ms }) => ms)).toEqual([1_200, 1_200, 1_200]);
    other.close();
  });

  test("who paused sees what comes then when he goes on", () => {
    player.steps(three());
    player.pause();
    pass(FLIGHT);
    player.steps(story.question([scored(14)]));
    pass(10_000);
    expect(points()).toBe(11);
    player.resume();
    pass(10_000);
    expect([points(), player.shown!.moment]).toEqual([14, "0.3"]);
  });
});

describe("the pace", () => {
  test("is calm, and remembered when another one is chosen", () => {
    expect(player.pace).toBe("calm");
    player.setPace("quick");
    player.close();
    sit();
    expect(player.pace).toBe("quick");
    player.steps(story.steps([drawn(11), scored(12)]));
    pass(FLIGHT + READ / 2);
    expect(told()).toBe("Bob draws a 12");
  });

  test("can be at once: nothing flies, and all changed places are marked", () => {
    player.setPace("at once");
    player.steps(story.question([drawn(11), scored(12)]));
    expect([points(), player.busy, player.flying.length]).toEqual([12, false, 0]);
    expect(player.landed.map(({ ms }) => ms)).toEqual([1_200, 1_200]);
  });

  test("is quick if one is more than forty events behind", () => {
    const many = Array.from({ length: 43 }, (_, at) => (at % 2 === 0 ? drawn(at) : scored(at)));
    player.steps(story.steps(many));
    pass(FLIGHT + READ / 2);
    expect(told()).toBe("Bob draws a 1");
  });

  test("keeps its waits where nothing should move", () => {
    player.close();
    sit(true);
    player.steps(story.steps([drawn(11), scored(12)]));
    expect([points(), player.flying.length]).toEqual([11, 0]);
    pass(READ - 1);
    expect(points()).toBe(11);
    pass(1);
    expect(points()).toBe(12);
  });
});

describe("in a tab that nobody looks at", () => {
  test("everything happens at once, and is counted as missed", () => {
    hide(true);
    player.steps(story.question([drawn(11), scored(12)]));
    expect([points(), player.busy, player.missed]).toEqual([12, false, 2]);
    hide(false);
    expect(player.missed).toBe(2);
    player.note();
    expect(player.missed).toBe(0);
  });

  test("events that were being played are over, too", () => {
    player.steps(story.question([drawn(11), scored(12), drawn(13)]));
    pass(100);
    hide(true);
    expect([points(), player.busy, player.missed]).toEqual([13, false, 2]);
  });
});

describe("a whole moment", () => {
  test("replaces everything: what was to be played is dropped", () => {
    player.steps(story.question([drawn(11), scored(12)]));
    player.whole({ ...FIRST, moment: "1.1" }, FIRST.log, false);
    expect([player.busy, player.shown!.moment, player.flying.length]).toEqual([false, "1.1", 0]);
    pass(10_000);
    expect([points(), player.missed]).toEqual([FIRST.seats[OTHER]!.points, 0]);
  });

  test("after a lost connection tells how much was missed", () => {
    const log = { ...FIRST.log, lines: [...FIRST.log.lines, drew(OTHER), drew(OTHER)] };
    player.whole({ ...FIRST, moment: "0.3" }, log, true);
    expect(player.missed).toBe(2);
  });
});

describe("what happened since the last turn", () => {
  const past = { ...FIRST, options: null, turns: 3 };

  function watch(): void {
    player.watchAgain();
    player.recap({ type: "recap", seen: past, steps: [new Story().steps([drawn(1), scored(2)])] });
  }

  test("is asked for, played from its beginning, and then the present is back", () => {
    player.steps(story.question([own(11)]));
    pass(180);
    watch();
    expect(recaps).toBe(1);
    expect([player.again, player.busy, player.shown!.turns]).toEqual([true, true, 3]);
    expect(player.shown!.options).toBeNull();
    pass(FLIGHT);
    expect(points()).toBe(1);
    pass(10_000);
    expect([player.again, player.busy, points()]).toEqual([false, false, 11]);
    expect(player.shown!.options).toHaveLength(1);
    expect(told()).toBe("You draw");
  });

  test("ends when it is skipped", () => {
    watch();
    player.skip();
    expect([player.again, player.busy, player.shown!.options?.length]).toEqual([false, false, 1]);
  });

  test("lets the game wait: what happens meanwhile is played after it", () => {
    watch();
    player.steps(story.question([drawn(11)]));
    pass(2 * (FLIGHT + READ) - 1);
    expect([player.again, points()]).toEqual([true, 2]);
    pass(1);
    expect([player.again, player.busy, points()]).toEqual([false, true, FIRST.seats[OTHER]!.points]);
    pass(FLIGHT);
    expect([points(), player.shown!.options?.length]).toEqual([11, 1]);
  });

  test("can be watched in the middle of other events, which then go on", () => {
    player.steps(story.question([drawn(11), scored(12)]));
    pass(100);
    watch();
    pass(2 * (FLIGHT + READ));
    expect([player.again, points(), told()]).toEqual([false, 11, "Bob draws a 12"]);
    pass(FLIGHT);
    expect(player.shown!.options).toHaveLength(1);
  });
});

test("earlier lines of the log are put above", () => {
  player.earlier({ start: 2, lines: [line("earlier")] });
  expect(player.log.lines.map(({ text }) => text)).toEqual(["earlier", "It begins"]);
});

test("the last line of the moment before may come again in other words", () => {
  const steps = story.steps([drawn(11)]);
  player.steps({ ...steps, log: { start: 3, lines: [line("It really begins"), ...steps.log.lines] } });
  expect(player.log.lines.map(({ text }) => text)).toEqual(["It really begins", "Bob draws a 11"]);
});

describe("a whole game", () => {
  const MOMENTS = RECORDED.moments.map(({ steps }) => steps);
  const LAST = RECORDED.moments.at(-1)!.seen;

  /** Everything on the table but the question. */
  function board({ seats, supply, achievements, specials, shown, box, dogma, stage }: Seen): string {
    return JSON.stringify([seats, supply, achievements, specials, shown, box, dogma, stage]);
  }

  beforeEach(() => player.whole(RECORDED.first, RECORDED.first.log, false));

  test("never shows a board that the log has not reached, and ends in the view that the server sends", () => {
    // For each board the first line of the log with which it may be shown.
    const since = new Map([[board(RECORDED.first), 0]]);
    let seen = RECORDED.first;
    for (const steps of MOMENTS) {
      const end = steps.log.start + steps.log.lines.length;
      steps.changes.forEach((change, index) => {
        seen = applied(seen, change);
        const key = board(seen);
        since.set(key, since.get(key) ?? end - steps.changes.length + index + 1);
      });
      seen = settled(seen, steps);
      since.set(board(seen), since.get(board(seen)) ?? end);
      player.steps(steps);
    }
    while (player.busy) {
      const reached = player.log.start + player.log.lines.length;
      expect(since.get(board(player.shown!))).toBeLessThanOrEqual(reached);
      vi.advanceTimersToNextTimer();
    }
    expect({ ...player.shown, log: undefined }).toEqual({ ...LAST, log: undefined });
  });

  test("that is skipped ends in the same view", () => {
    for (const steps of MOMENTS) player.steps(steps);
    pass(1_000);
    player.skip();
    expect({ ...player.shown, log: undefined }).toEqual({ ...LAST, log: undefined });
  });
});

describe("while something is explained", () => {
  test("what follows waits, also what comes meanwhile, and then goes on", () => {
    player.steps(story.steps([drawn(11), scored(12)]));
    pass(FLIGHT);
    player.hold(true);
    pass(10_000);
    expect([told(), points(), player.busy]).toEqual(["Bob draws a 11", 11, true]);
    player.skip();
    player.step();
    player.steps(story.steps([drawn(13)]));
    expect(points()).toBe(11);
    player.hold(false);
    expect(told()).toBe("Bob draws a 12");
  });

  test("what comes to a table at rest waits too, at every pace", () => {
    player.setPace("at once");
    player.hold(true);
    player.steps(story.steps([drawn(11)]));
    expect(player.busy).toBe(true);
    expect(player.log).toEqual(FIRST.log);
    player.hold(false);
    expect([points(), player.busy]).toEqual([11, false]);
  });
});
