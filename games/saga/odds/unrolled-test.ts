import type { TestFrame } from '../frames.ts';

export type TestFacts = Pick<TestFrame, 'kind' | 'player' | 'unit'> & Partial<TestFrame>;

/** A test nobody has rolled yet, as the rules would put it on the table. */
export const unrolledTest = (facts: TestFacts): TestFrame => ({
  proc: 'test',
  step: 'roll',
  cause: null,
  against: null,
  need: 6,
  engaging: false,
  attacking: false,
  natural: null,
  bonus: [],
  granted: false,
  ...facts,
});
