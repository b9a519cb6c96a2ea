// What a shot and a round of Melee promise, both sides of it, counted in victory points.
import type { Frozen } from '@grognard/kernel';
import { has, isCavalry, unitOf } from '../field/units.ts';
import { addedTo, oneHit, twoHits } from '../odds/chances.ts';
import type { Modifier, State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { costOf, Stakes } from './harm.ts';

export function shotWorth(
  state: Frozen<State>,
  unit: UnitId,
  target: UnitId,
  bonus = 0,
  stakes = new Stakes(state),
): number {
  const added = addedTo(state, 'fire', unit, target) + bonus;
  const victim = unitOf(state, target);
  const two = twoHits(added);
  return (oneHit(added) - two) * costOf(stakes.of(victim, 1)) + two * costOf(stakes.of(victim, 2));
}

export interface Clash {
  readonly engaging: boolean;
  readonly charges: boolean;
  /** Further bonus of the attacker. */
  readonly bonus?: number;
}

const CHARGE: Modifier = { rule: 'SAG-14.3', label: 'Charge', value: 1, charge: true };
const IMPACT: Modifier = { rule: 'SAG-21.13', label: 'Impact', value: 1, charge: true };
const DISARRAY = 0.08;

/** A round in which `unit` attacks: what it does to the enemy less what it suffers. */
export function clashWorth(
  state: Frozen<State>,
  unit: UnitId,
  foe: UnitId,
  { engaging, charges, bonus = 0 }: Clash,
  stakes = new Stakes(state),
): number {
  const [own, enemy] = [unitOf(state, unit), unitOf(state, foe)];
  const isCharge = charges && isCavalry(own) && own.chargeTurn !== state.turn;
  const extra = !isCharge ? [] : has(own, 'impact') ? [CHARGE, IMPACT] : [CHARGE];
  const hitting = addedTo(state, 'melee', unit, foe, { attacking: true, engaging, bonus: extra }) + bonus;
  const struck = addedTo(state, 'melee', foe, unit, { engaging });
  const two = twoHits(hitting);
  const one = oneHit(hitting) - two;
  const [once, twice] = [stakes.of(enemy, 1), stakes.of(enemy, 2)];
  const given = one * costOf(once) + two * costOf(twice);
  const wins = one * once.goes + two * twice.goes;
  const both = twoHits(struck);
  const taken =
    (oneHit(struck) - both) * costOf(stakes.of(own, 1), 1 - wins) +
    both * costOf(stakes.of(own, 2), 1 - wins);
  return given - taken + wins * 0.15 - (isCharge ? DISARRAY : 0);
}
