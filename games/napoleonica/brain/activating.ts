// What an activation is worth: the best the unit can do with it, less Fatigue, less the chance that the enemy stops it.
import type { Frozen } from '@grognard/kernel';
import { isInAuraOf } from '../field/auras.ts';
import { can, canTire, hasToken, readiness } from '../field/units.ts';
import type { ActionOf } from '../grammar.ts';
import type { Grant, Unit } from '../state.ts';
import type { Desk } from './desk.ts';
import { resting, tirednessOf, tiring } from './worth.ts';

const STOPPABLE = 2;
/** How much of its worth is left where the enemy may stop an activation. */
const UNSTOPPED = 0.45;
const PATIENCE_UNITS = 3;

/** With a token already on it a unit tires; tired enough, it may be stopped (NAP-ADD.6). */
export function activationWorth(desk: Desk, unit: Frozen<Unit>, best: number, token: boolean): number {
  const { terms, turn } = desk.battle;
  const tires = token && hasToken(unit) && canTire(unit);
  const fatigue = unit.fatigue + (tires ? 1 : 0);
  const price = tires ? tiring(unit) : 0;
  const isStoppable =
    terms.switches.deactivation && fatigue >= STOPPABLE && turn?.deactivated.includes(unit.id) !== true;
  if (!isStoppable) return best - price;
  const relief = tirednessOf(unit, fatigue) - tirednessOf(unit, fatigue - STOPPABLE);
  return UNSTOPPED * best + (1 - UNSTOPPED) * Math.min(best, relief) - price;
}

/** NAP-ABL.36, NAP-ABL.38: what a Commander makes others do instead. */
export function substituteWorth(desk: Desk, commander: Frozen<Unit>, action: ActionOf<'substitute'>): number {
  if (action.ability === 'imperialWill') {
    const unit = desk.unit(action.unit);
    return activationWorth(desk, unit, desk.prospects(unit.id).best, false) - tiring(commander);
  }
  if (action.ability === 'none') return desk.prospects(commander.id).best;
  const tired = desk.own().filter((unit) => unit.id !== commander.id && isInAuraOf(unit, commander));
  const relief = tired.map(resting).toSorted((a, b) => b - a);
  return relief.slice(0, PATIENCE_UNITS).reduce((sum, each) => sum + each, 0) - tiring(commander);
}

function bestSubstitute(desk: Desk, commander: Frozen<Unit>): number {
  let best = 0;
  if (can(commander, 'patience'))
    best = substituteWorth(desk, commander, { type: 'substitute', ability: 'patience' });
  if (can(commander, 'imperialWill'))
    for (const unit of desk.own())
      if (unit.id !== commander.id && isInAuraOf(unit, commander) && readiness(unit) !== 'no')
        best = Math.max(
          best,
          substituteWorth(desk, commander, { type: 'substitute', ability: 'imperialWill', unit: unit.id }),
        );
  return best;
}

/** Of a unit that is given an Order now. */
export function orderedWorth(desk: Desk, unit: Frozen<Unit>): number {
  const { best } = desk.prospects(unit.id);
  const commanded = canTire(unit) ? bestSubstitute(desk, unit) : 0;
  return activationWorth(desk, unit, Math.max(best, commanded), true);
}

/** By a card, with a Blank or without. */
export const grantedWorth = (desk: Desk, unit: Frozen<Unit>, grant: Grant, blank: boolean): number =>
  activationWorth(desk, unit, desk.prospectsBy(unit.id, grant).best, blank);
