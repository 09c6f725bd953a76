// The small emblem in a card's picture slot: a rosette that is different for every card. The card's color gives the
// shape of the petals, its age their number, its name the rest.

import type { CardFacts } from "../wire/schema";
import type { ColorName } from "./icons";

export interface Emblem {
  /** Fine lines, from the centre of a square of 100. */
  readonly petals: string;
  /** The radius of the rosette's centre. */
  readonly heart: number;
}

type Petal = (angle: number, half: number, near: number, far: number) => string;

const PETALS: Readonly<Record<ColorName, Petal>> = {
  // A ring that meets its neighbours.
  blue: (angle, _, near, far) => ring(point(angle, (near + far) / 2), (far - near) / 2),
  // A spear.
  red: (angle, half, near, far) => {
    const [left, right] = [point(angle - half * 0.55, (near + far) / 2), point(angle + half * 0.55, (near + far) / 2)];
    return polygon([point(angle, far), right, point(angle, near), left]);
  },
  // A leaf.
  green: (angle, half, near, far) => {
    const [tip, foot] = [point(angle, far), point(angle, near)];
    const [left, right] = [point(angle - half * 1.3, far * 0.7), point(angle + half * 1.3, far * 0.7)];
    return `M${foot}Q${left} ${tip}Q${right} ${foot}z`;
  },
  // A ray, and a grain beside it.
  yellow: (angle, half, near, far) =>
    polygon([point(angle - half * 0.8, near), point(angle, far - 7), point(angle + half * 0.8, near)]) +
    ring(point(angle + half, far - 4), 3.5),
  // The side of a star.
  purple: (angle, half, near, far) =>
    polygon([point(angle, far), point(angle + 3 * half, near * 1.2), point(angle + 4 * half, far)]),
};

export function emblemOf(card: Pick<CardFacts, "name" | "color" | "age">): Emblem {
  const seed = hashed(card.name);
  const count = card.age + 4;
  const half = Math.PI / count;
  const turn = ((seed % 7) / 7) * half - Math.PI / 2;
  const near = 8 + ((seed >> 3) % 9);
  const far = 31 + ((seed >> 7) % 5);
  const petals = Array.from({ length: count }, (_, at) => PETALS[card.color](turn + 2 * half * at, half, near, far));
  return {
    petals: petals.join(""),
    heart: near * 0.45,
  };
}

function point(angle: number, radius: number): string {
  return `${rounded(radius * Math.cos(angle))} ${rounded(radius * Math.sin(angle))}`;
}

function polygon(points: readonly string[]): string {
  return `M${points.join("L")}z`;
}

function ring(centre: string, radius: number): string {
  const r = rounded(radius);
  return `M${centre}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A hash that is always the same for the same name. */
function hashed(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return hash;
}
