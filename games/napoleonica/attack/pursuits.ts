// NAP-ABL.16: hexes a persecuting unit may move to, never through difficult ground, with somebody to attack there.
// Also NAP-GEN.4, NAP-RUL.56, NAP-RUL.99.
import { CLOSED, reachSearch } from '@grognard/geometry';
import type { Frozen } from '@grognard/kernel';
import { GRID } from '../data/field.ts';
import { profileOf } from '../field/profile.ts';
import { groundTable } from '../field/terrain.ts';
import { can } from '../field/units.ts';
import type { Battle, Unit } from '../state.ts';
import type { Hex } from '../vocabulary.ts';
import { hasTarget } from './targets.ts';

const search = reachSearch(GRID);

/** Whether it could make a melee attack from there. */
const hasTargetFrom = (battle: Frozen<Battle>, unit: Frozen<Unit>, at: Hex): boolean =>
  hasTarget(battle, { ...unit, at }, true);

export function pursuits(battle: Frozen<Battle>, unit: Frozen<Unit>): readonly (Hex | 'stay')[] {
  const { passable, difficult } = groundTable(battle);
  const owners = new Map(battle.units.filter(({ at }) => at >= 0).map(({ at, owner }) => [at, owner]));
  const isAgile = can(unit, 'agile');
  const reach = search([unit.at], profileOf(unit).persecution, (_from, to) => {
    if (passable[to] !== 1 || difficult[to] === 1) return CLOSED;
    const owner = owners.get(to);
    return owner === undefined || (isAgile && owner === unit.owner) ? 1 : CLOSED;
  });
  const open = reach.hexes.filter((hex) => hex !== unit.at && !owners.has(hex));
  const found: (Hex | 'stay')[] = open.filter((hex) => hasTargetFrom(battle, unit, hex));
  if (hasTargetFrom(battle, unit, unit.at)) found.push('stay');
  return found;
}
