import type { TestFrame } from '../frames.ts';

export type TestFacts = Pick<TestFrame, 'kind' | 'player' | 'unit'> & Partial<TestFrame>;

const NONE: TestFrame['bonus'] = [];

/** A test nobody has rolled yet, as the rules would put it on the table. */
export const unrolledTest = (facts: TestFacts): TestFrame => ({
  proc: 'test',
  // Field by field: a machine asks this more often than anything else, and copies of copies take longer.
  step: facts.step ?? 'roll',
  kind: facts.kind,
  player: facts.player,
  unit: facts.unit,
  cause: facts.cause ?? null,
  against: facts.against ?? null,
  need: facts.need ?? 6,
  engaging: facts.engaging ?? false,
  attacking: facts.attacking ?? false,
  natural: facts.natural ?? null,
  bonus: facts.bonus ?? NONE,
  granted: facts.granted ?? false,
});
