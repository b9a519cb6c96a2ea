// What a shot and a round of Melee promise, both sides of it, counted in victory points.
import type { Frozen } from '@grognard/kernel';
import { has, isCavalry, unitOf } from '../field/units.ts';
import { addedTo, oneHit, twoHits } from '../odds/chances.ts';
import type { Modifier, State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { goes, harm } from './harm.ts';

export function shotWorth(state: Frozen<State>, unit: UnitId, target: UnitId, bonus = 0): number {
  const added = addedTo(state, 'fire', unit, target) + bonus;
  const victim = unitOf(state, target);
  const two = twoHits(added);
  return (oneHit(added) - two) * harm(state, victim, 1) + two * harm(state, victim, 2);
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
): number {
  const [own, enemy] = [unitOf(state, unit), unitOf(state, foe)];
  const isCharge = charges && isCavalry(own) && own.chargeTurn !== state.turn;
  const extra = !isCharge ? [] : has(own, 'impact') ? [CHARGE, IMPACT] : [CHARGE];
  const hitting = addedTo(state, 'melee', unit, foe, { attacking: true, engaging, bonus: extra }) + bonus;
  const struck = addedTo(state, 'melee', foe, unit, { engaging });
  const two = twoHits(hitting);
  const one = oneHit(hitting) - two;
  const given = one * harm(state, enemy, 1) + two * harm(state, enemy, 2);
  const wins = one * goes(state, enemy, 1) + two * goes(state, enemy, 2);
  const twice = twoHits(struck);
  const taken =
    (oneHit(struck) - twice) * harm(state, own, 1, 1 - wins) + twice * harm(state, own, 2, 1 - wins);
  return given - taken + wins * 0.15 - (isCharge ? DISARRAY : 0);
}
