// The table scrolls under a finger that holds a card at its edge.

import { describe, expect, it } from "vitest";

import { pushed } from "../../src/editor/edges";

describe("a finger between the edges of the table", () => {
  it("moves nothing in the middle", () => {
    expect(pushed(400, 0, 800)).toBe(0);
    expect(pushed(65, 0, 800)).toBe(0);
    expect(pushed(736, 0, 800)).toBe(0);
  });

  it("moves the table the faster the nearer it is to an edge, up to a limit", () => {
    expect(pushed(790, 0, 800)).toBeGreaterThan(pushed(760, 0, 800));
    expect(pushed(10, 0, 800)).toBeLessThan(pushed(40, 0, 800));
    expect(pushed(40, 0, 800)).toBeLessThan(0);
    expect(pushed(5000, 0, 800)).toBe(-pushed(-5000, 0, 800));
    expect(pushed(5000, 0, 800)).toBe(pushed(800, 0, 800));
  });
});
