// What a die is likely to do: the same modifiers the rules use, before it is thrown.
import type { Frozen } from '@grognard/kernel';
import { unitOf } from '../field/units.ts';
import type { TestFrame } from '../frames.ts';
import { sumOf } from '../modifiers/sum.ts';
import type { State, Unit } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';

const FACES = 6;

const test = (
  kind: 'fire' | 'melee' | 'morale',
  unit: Frozen<Unit>,
  facts: Partial<TestFrame>,
): TestFrame => ({
  proc: 'test',
  step: 'roll',
  kind,
  cause: kind === 'morale' ? 'casualties' : null,
  player: unit.owner,
  unit: unit.id,
  against: null,
  need: 6,
  engaging: false,
  attacking: false,
  natural: null,
  bonus: [],
  granted: false,
  ...facts,
});

/** Score and modifiers of a Fire or Melee test, without the die. */
export const addedTo = (
  state: Frozen<State>,
  kind: 'fire' | 'melee',
  unit: UnitId,
  against: UnitId,
  facts: Partial<TestFrame> = {},
): number => sumOf(state, test(kind, unitOf(state, unit), { ...facts, against })).added;

const within = (faces: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, faces)) / FACES;

/** SAG-10.3: the chance of at least one hit. */
export const oneHit = (added: number): number => within(added + 1, 0, FACES);
/** SAG-10.3: the chance of two. */
export const twoHits = (added: number): number => within(added - 2, 0, FACES);

/** SAG-3.4: the chance to pass a Morale test; a natural 1 fails, a natural 6 succeeds. */
export function steadiness(state: Frozen<State>, unit: Frozen<Unit>, need: number, bonus = 0): number {
  const { added } = sumOf(state, test('morale', unit, { need }));
  return within(FACES + 1 - need + added + bonus, 1, FACES - 1);
}
