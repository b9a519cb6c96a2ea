// What a die is likely to do, for a machine that asks often: the rules' own modifiers, and arithmetic instead of six faces.
import type { Frozen } from '@grognard/kernel';
import { unitOf } from '../field/units.ts';
import type { TestFrame } from '../frames.ts';
import { sumOf } from '../modifiers/sum.ts';
import type { State, Unit } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { unrolledTest } from './unrolled-test.ts';

const FACES = 6;
const NONE: TestFrame['bonus'] = [];

/** Score and modifiers of a Fire or Melee test, without the die. */
export const addedTo = (
  state: Frozen<State>,
  kind: 'fire' | 'melee',
  unit: UnitId,
  against: UnitId,
  { engaging = false, attacking = false, bonus = NONE }: Partial<TestFrame> = {},
): number => {
  const player = unitOf(state, unit).owner;
  return sumOf(state, unrolledTest({ kind, player, unit, against, engaging, attacking, bonus })).added;
};

const within = (faces: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, faces)) / FACES;

/** SAG-10.3: the chance of at least one hit. */
export const oneHit = (added: number): number => within(added + 1, 0, FACES);
/** SAG-10.3: the chance of two. */
export const twoHits = (added: number): number => within(added - 2, 0, FACES);

/** SAG-3.4: the chance to pass a Morale test; a natural 1 fails, a natural 6 succeeds. */
export function steadiness(state: Frozen<State>, unit: Frozen<Unit>, need: number, bonus = 0): number {
  const { added } = sumOf(
    state,
    unrolledTest({ kind: 'morale', cause: 'casualties', player: unit.owner, unit: unit.id, need }),
  );
  return within(FACES + 1 - need + added + bonus, 1, FACES - 1);
}
