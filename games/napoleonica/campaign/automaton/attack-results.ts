// NAP-AUT.15 to NAP-AUT.17: how the automaton takes a blow, and what it does after one.
import type { Frozen } from '@grognard/kernel';
import { activationOf } from '../../activation/record.ts';
import { damageOf } from '../../attack/ignores.ts';
import { standingAt } from '../../attack/imagined.ts';
import { attackOf } from '../../attack/record.ts';
import { attackerOf, targetOf } from '../../attack/sides.ts';
import { unitOf } from '../../field/battle.ts';
import { distance } from '../../field/hexes.ts';
import { isDifficult } from '../../field/terrain.ts';
import { isCommander, isExhausted, staminaOf } from '../../field/units.ts';
import type { Battle, Unit } from '../../state.ts';
import type { Hex, UnitId } from '../../vocabulary.ts';
import { attacksFromHere } from './attack-plans.ts';
import { answer, type Choice, type Desk, firstBy, ofType } from './desk.ts';
import { bestOf, enemiesOf } from './plan.ts';
import { spareColours } from './spare-orders.ts';

/** Hexes to the nearest enemy of a unit that stands there. */
const toNearestEnemy = (battle: Frozen<Battle>, unit: Frozen<Unit>, from: Hex): number =>
  Math.min(...enemiesOf(battle, unit).map(({ at }) => distance(from, at)));

export const ignoreRetreat = (desk: Desk): Choice => ({
  action: firstBy(ofType(desk, 'ignoreRetreat'), ({ count }) => -count),
  rule: 'NAP-AUT.15',
  why: 'ignoresAll',
});

/** Out of difficult ground first, then farthest from the enemy. */
function safest(battle: Frozen<Battle>, hexes: readonly Hex[]): Hex {
  const unit = targetOf(battle);
  return firstBy(
    hexes,
    (hex) => (isDifficult(battle, hex) ? 1 : 0),
    (hex) => -toNearestEnemy(battle, unit, hex),
    (hex) => hex,
  );
}

export function retreat(desk: Desk): Choice {
  const hex = safest(
    desk.battle,
    ofType(desk, 'retreat').map((action) => action.hex),
  );
  return { action: { type: 'retreat', hex }, rule: 'NAP-AUT.15', why: 'retreats' };
}

export function regroup(desk: Desk): Choice {
  const { battle } = desk;
  const open = ofType(desk, 'regroup').flatMap(({ hex }) =>
    hex === null || isDifficult(battle, hex) ? [] : [hex],
  );
  const isHurt = damageOf(battle, attackOf(battle)) >= 1;
  return isHurt && open.length > 0
    ? { action: { type: 'regroup', hex: safest(battle, open) }, rule: 'NAP-AUT.15', why: 'regroups' }
    : { action: { type: 'regroup', hex: null }, rule: 'NAP-AUT.15', why: 'standsFast' };
}

/** If it stays short of exhaustion, or if that saves the last model. */
export function absorb(desk: Desk): Choice {
  const { battle } = desk;
  const target = targetOf(battle);
  const savesLast = damageOf(battle, attackOf(battle)) === target.models;
  const absorbs = target.fatigue + 1 < staminaOf(target) || savesLast;
  return answer(desk, absorbs, 'NAP-AUT.15', absorbs ? 'absorbs' : 'endures');
}

/** Always, unless the unit could only rest. */
export function deactivate(desk: Desk): Choice {
  const { restOnly } = activationOf(desk.battle);
  return answer(desk, !restOnly, 'NAP-AUT.15', restOnly ? 'letsRest' : 'deactivates');
}

/** NAP-AUT.17: a Commander first, then the weakest, then the first. */
export function blast(desk: Desk): Choice {
  const unitIn = (id: UnitId): Frozen<Unit> => unitOf(desk.battle, id);
  const action = firstBy(
    ofType(desk, 'blast'),
    ({ unit }) => (isCommander(unitIn(unit)) ? 0 : 1),
    ({ unit }) => unitIn(unit).models,
    ({ unit }) => unit,
  );
  return { action, rule: 'NAP-AUT.17', why: 'blasts', unit: action.unit };
}

/** Whenever free, or payable with an Order that matches no unit. */
export function riposte(desk: Desk): Choice {
  const spare = spareColours(desk.battle, desk.player);
  const ways = ofType(desk, 'riposte').filter(({ how }) => how !== null);
  const way = ways.find(({ pay }) => pay === undefined || spare.includes(pay));
  return way === undefined
    ? { action: { type: 'riposte', how: null }, rule: 'NAP-AUT.17', why: 'holdsBack' }
    : { action: way, rule: 'NAP-AUT.17', why: 'ripostes' };
}

/** NAP-AUT.16: only if it ends nearer to an enemy and outside difficult ground. */
export function advance(desk: Desk): Choice {
  const { battle } = desk;
  const unit = attackerOf(battle);
  const now = toNearestEnemy(battle, unit, unit.at);
  const far = (hex: Hex | null): number => (hex === null ? now : toNearestEnemy(battle, unit, hex));
  const nearer = ofType(desk, 'advance').filter(
    ({ hex }) => hex !== null && !isDifficult(battle, hex) && far(hex) < now,
  );
  if (nearer.length === 0)
    return { action: { type: 'advance', source: null, hex: null }, rule: 'NAP-AUT.16', why: 'standsFast' };
  const action = firstBy(
    nearer,
    ({ hex }) => far(hex),
    ({ hex }) => hex ?? 0,
  );
  return { action, rule: 'NAP-AUT.16', why: 'follows', unit: unit.id };
}

export const frenzy = (desk: Desk): Choice => answer(desk, true, 'NAP-AUT.17', 'frenzies');

/** NAP-AUT.16: a pursuit leads to an attack, so it is taken, to where the attack is best. */
export function persecute(desk: Desk): Choice {
  const { battle } = desk;
  const unit = attackerOf(battle);
  const ways = ofType(desk, 'persecute').flatMap(({ hex }) => {
    if (hex === null) return [];
    const at = hex === 'stay' ? unit.at : hex;
    return [{ hex, at, plan: bestOf(attacksFromHere(standingAt(battle, unit, at), unit.id)) }];
  });
  const { hex } = firstBy(
    ways,
    ({ plan }) => plan.tier,
    ({ plan }) => -plan.score,
    ({ at }) => at,
  );
  return { action: { type: 'persecute', hex }, rule: 'NAP-AUT.16', why: 'pursues', unit: unit.id };
}

/** NAP-AUT.17: exhausted units first, then the most tired, then the first. */
export function unfatigue(desk: Desk): Choice {
  const unitIn = (id: UnitId): Frozen<Unit> => unitOf(desk.battle, id);
  const action = firstBy(
    ofType(desk, 'unfatigue'),
    ({ unit }) => (isExhausted(unitIn(unit)) ? 0 : 1),
    ({ unit }) => -unitIn(unit).fatigue,
    ({ unit }) => unit,
  );
  return { action, rule: 'NAP-AUT.17', why: 'relieves', unit: action.unit };
}
