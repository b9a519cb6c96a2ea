// NAP-ATK.1 to NAP-ATK.6, NAP-S1: the unit of the activation declares an attack.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { activationOf, activeUnit } from '../activation/record.ts';
import { declareAttack } from '../attack/declare.ts';
import { hasTarget, refuseTarget } from '../attack/targets.ts';
import { battleOf, unitOf } from '../field/battle.ts';
import { profileOf } from '../field/profile.ts';
import { can } from '../field/units.ts';
import type { ActivationFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import type { Rule } from '../rule-types.ts';
import type { Battle, Unit } from '../state.ts';
import { refusals } from '../words/refusals.ts';

type Declared = ActionOf<'attack'>;

export const canAttack = (battle: Frozen<Battle>): boolean =>
  hasTarget(battle, activeUnit(battle), activationOf(battle).grant.meleeOnly);

/** Every row against every enemy on the field. */
export function attacksOf(battle: Frozen<Battle>, attacker: Frozen<Unit>, meleeOnly: boolean): Declared[] {
  const found: Declared[] = [];
  for (const [row, { kind }] of profileOf(attacker).rows.entries()) {
    if (meleeOnly && kind !== 'melee') continue;
    for (const { id, owner, at } of battle.units)
      if (owner !== attacker.owner && at >= 0) found.push({ type: 'attack', row, target: id });
  }
  return found;
}

export const attackInActivation: Rule<ActivationFrame, 'attack'> = {
  type: 'attack',
  rule: 'NAP-ATK.1',
  candidates(state, { step }) {
    if (step !== 'act' && step !== 'moved') return [];
    const battle = battleOf(state);
    const { grant, restOnly } = activationOf(battle);
    return grant.attack && !restOnly ? attacksOf(battle, activeUnit(battle), grant.meleeOnly) : [];
  },
  against(state, _frame, _seat, { row, target }) {
    const battle = battleOf(state);
    const unit = activeUnit(battle);
    if (profileOf(unit).rows.every((_, index) => index !== row)) return no('NAP-ATK.5', refusals.noSuchRow);
    return battle.units.some(({ id, owner }) => id === target && owner === unit.owner)
      ? no('NAP-ATK.2', refusals.ownUnit)
      : null;
  },
  refuse(state, { step }, _seat, action): Refusal | null {
    const battle = battleOf(state);
    const unit = activeUnit(battle);
    if (step === 'moved' && can(unit, 'slow')) return no('NAP-ABL.20', refusals.slow);
    return refuseTarget(battle, unit, action.row, unitOf(battle, action.target));
  },
  target: ({ target }) => ({ unit: `${target}` }),
  apply(umpire, frame, _seat, { row, target }) {
    frame.step = 'attacked';
    declareAttack(umpire, activationOf(battleOf(umpire.state)).unit, row, target);
  },
};
