// NLC-13.6, NLC-D.10: counters that are as good as one another.
import type { UnitSheet } from '../data/theatre.ts';

export const hasSameRatings = (one: UnitSheet, other: UnitSheet): boolean =>
  one.arm === other.arm &&
  one.gun === other.gun &&
  one.mp === other.mp &&
  one.morale === other.morale &&
  one.moraleDefending === other.moraleDefending &&
  one.pursuit === other.pursuit &&
  one.guard === other.guard &&
  one.steps.length === other.steps.length &&
  one.steps.every((face, i) => face === other.steps[i]);
