// NAP-MOV.1, NAP-MOV.8, NAP-COR.4: how many hexes a unit may enter.
// Also NAP-ABL.30, NAP-FAQ.6, NAP-RUL.68, NAP-RUL.76.
import type { Frozen } from '@grognard/kernel';
import { distance } from '../field/hexes.ts';
import { profileOf } from '../field/profile.ts';
import { can } from '../field/units.ts';
import type { Battle, Unit } from '../state.ts';

/** NAP-COR.4: what one hex more costs. */
export const CORRUPTION_PER_HEX = 2;

/** Of the unit in its activation. NAP-MOV.8: nothing makes a Slow unit run. */
export function movementOf(battle: Frozen<Battle>, unit: Frozen<Unit>): number {
  const { movement } = profileOf(unit);
  const { activation } = battle;
  const isActive = activation?.unit === unit.id;
  const doubled = isActive && activation.used.includes('doubleTime') ? 1 : 0;
  const granted = isActive ? activation.grant.movement : 0;
  const more = can(unit, 'slow') ? 0 : doubled + granted;
  return isChilled(battle, unit) ? Math.max(1, movement + more - 1) : movement + more;
}

/** RL4: an enemy bearer of the Heart of Winter has used it this round. */
function isChilled({ winter, units }: Frozen<Battle>, unit: Frozen<Unit>): boolean {
  if (winter === null || winter === unit.owner) return false;
  return units.some(
    ({ owner, at, items }) =>
      owner === winter && at >= 0 && items.includes('RL4') && distance(at, unit.at) <= 2,
  );
}

/** Hexes its owner's Corruption could add to its move. */
export function corruptionHexes({ players }: Frozen<Battle>, unit: Frozen<Unit>): number {
  if (can(unit, 'slow')) return 0;
  return Math.floor(players[unit.owner].corruption / CORRUPTION_PER_HEX);
}
