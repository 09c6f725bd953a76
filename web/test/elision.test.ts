import { expect, test } from "vitest";

import { elided } from "../src/words/elision";

test.each([
  ["de", "Anne", "d’Anne"],
  ["de", "Bob", "de Bob"],
  ["de", "Hélène", "d’Hélène"],
  ["de", "Yves", "d’Yves"],
  ["de", "Yann", "de Yann"],
  ["de", "Y", "de Y"],
  ["de", "Œdipe", "d’Œdipe"],
  ["de", "Écriture", "d’Écriture"],
  ["que", "« Anne »", "qu’« Anne »"],
  ["de", "8 cartes", "de 8 cartes"],
  ["de", "", "de "],
])("%s %s", (particle, following, text) => {
  expect(elided(particle, following)).toBe(text);
});
