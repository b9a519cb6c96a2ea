// NAP-ATK.2 to NAP-ATK.5, NAP-LOS.6, NAP-ABL.5, NAP-ABL.8: who may be attacked, and with which row.
import { distance } from './hexes.ts';
import { codeAt, groundAt } from './moves.ts';
import { dieFor, has, idOf, isExhausted, isOnField, rowsOf, unitAt, unitsOf } from './profile.ts';
import { type Battle, foeOf, type Unit } from './shape.ts';
import { sees } from './sight.ts';
import { ESCALATIONS } from './tables/decks.ts';
import type { Row } from './tables/units.ts';

const isFoggy = ({ escalation, terms, round }: Battle): boolean =>
  round <= terms.fogRounds ||
  (escalation !== null && ESCALATIONS[escalation.card]?.[escalation.side].effect === 'fog');

/** How far a row carries here and now (NAP-TER.9 Windmill, IM10, EV01, Fog, Blizzard). */
export function rangeOf(battle: Battle, unit: Unit, row: Row): number {
  let range = row.range;
  if (row.kind === 'ranged') {
    if (unit.improvement === 'IM10') range += 1;
    if (codeAt(battle, unit.at) === 'W') range += 1;
    if (battle.terms.rangedLimit !== null) range = Math.min(range, battle.terms.rangedLimit);
  }
  if (row.kind !== 'melee' && isFoggy(battle)) range = Math.min(range, 3);
  if (battle.terms.blizzard.includes(battle.round)) range = Math.min(range, 2);
  return range;
}

export const isBlocked =
  (battle: Battle) =>
  (hex: number): boolean =>
    groundAt(battle, hex).blocks || unitAt(battle, hex) !== undefined;

export const seesUnit = (battle: Battle, from: Unit, to: Unit): boolean =>
  sees(from.at, to.at, isBlocked(battle));

/** NAP-LOS.6, NAP-ABL.33 */
const needsSight = (battle: Battle, unit: Unit, row: Row): boolean => {
  const { activation } = battle;
  const isIndirect = activation?.unit === idOf(battle, unit) && activation.used.includes('indirectFire');
  return row.kind !== 'melee' && !(row.kind === 'ranged' && isIndirect);
};

/** Range and sight, without those who shield others. `given`: the range a card gives instead. */
export function isWithin(battle: Battle, unit: Unit, target: Unit, row: Row): boolean {
  if (!isOnField(unit) || !isOnField(target) || unit.owner === target.owner) return false;
  const away = distance(unit.at, target.at);
  if (row.kind === 'melee') return away === 1;
  if (away > rangeOf(battle, unit, row)) return false;
  if (row.kind === 'ranged' && away === 1 && dieFor(unit, 'Buckshot') === null) return false;
  if (row.kind === 'grenade' && !unit.grenade) return false;
  return !needsSight(battle, unit, row) || seesUnit(battle, unit, target);
}

/** NAP-ABL.8: somebody beside the target must be attacked in its place. */
export const isShielded = (battle: Battle, unit: Unit, target: Unit, row: Row): boolean =>
  row.kind === 'melee' &&
  !has(battle, target, 'Defender') &&
  unitsOf(battle, foeOf(unit.owner)).some(
    (guard) =>
      guard !== target &&
      has(battle, guard, 'Defender') &&
      !isExhausted(guard) &&
      distance(guard.at, target.at) === 1 &&
      isWithin(battle, unit, guard, row),
  );

export const isTarget = (battle: Battle, unit: Unit, target: Unit, row: Row): boolean =>
  isWithin(battle, unit, target, row) && !isShielded(battle, unit, target, row);

/** Every row with every target it may be turned on. */
export function targetsOf(
  battle: Battle,
  unit: Unit,
  isAllowed: (row: Row) => boolean,
): { row: number; target: number }[] {
  return rowsOf(unit).flatMap((row, index) => {
    if (!isAllowed(row)) return [];
    const foes = unitsOf(battle, foeOf(unit.owner)).filter((foe) => isTarget(battle, unit, foe, row));
    return foes.map((foe) => ({ row: index, target: idOf(battle, foe) }));
  });
}
