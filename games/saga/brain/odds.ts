// Expected hits: the same modifiers the rules use, before any die is thrown.
import type { Frozen } from '@grognard/kernel';
import { unitOf } from '../field/units.ts';
import type { TestFrame } from '../frames.ts';
import { hitsFor, sumOf } from '../modifiers/sum.ts';
import type { State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';

const test = (
  kind: 'fire' | 'melee',
  unit: UnitId,
  against: UnitId,
  facts: Partial<TestFrame>,
): TestFrame => ({
  proc: 'test',
  step: 'roll',
  kind,
  cause: null,
  player: 'A',
  unit,
  against,
  need: 6,
  engaging: false,
  attacking: false,
  natural: null,
  bonus: [],
  granted: false,
  ...facts,
});

/** Mean hits over the six faces. */
export function expectedHits(
  state: Frozen<State>,
  kind: 'fire' | 'melee',
  unit: UnitId,
  against: UnitId,
  facts: Partial<TestFrame> = {},
): number {
  if (!unitOf(state, against).faceUp) return 0.7;
  const { added } = sumOf(state, test(kind, unit, against, facts));
  let hits = 0;
  for (let die = 1; die <= 6; die++) hits += hitsFor(die + added);
  return hits / 6;
}
