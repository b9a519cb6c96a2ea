// Horse waits two hexes behind the line, from where it can meet whoever comes.
import { within } from '@grognard/geometry';
import { sheetOf } from '../changes/units.ts';
import { isAttackType } from '../orders/legs.ts';
import type { Hex } from '../vocabulary.ts';
import type { LookOut } from './look-out.ts';

/** Farther off the enemy is not felt within the hour. */
const REACH = 3;

export function worthForHorse(look: LookOut, hex: Hex): number {
  const near = look.enemyFrom(hex);
  const before = near <= REACH && !isAttackType(look.leg.type) && !isBehindLine(look, hex) ? 1.5 : 0;
  return -0.4 * Math.abs(Math.min(near, 5) - 2) + 0.15 * Math.min(2, look.friendsBeside(hex)) - before;
}

/** Own infantry stands between it and the enemy, or beside it. */
function isBehindLine(look: LookOut, hex: Hex): boolean {
  const { state, field, side } = look;
  const near = look.enemyFrom(hex);
  for (const at of within(field.theatre.grid, hex, 2))
    if (look.enemyFrom(at) < near && field.atOf(at, side).some((unit) => sheetOf(state, unit).arm === 'inf'))
      return true;
  return false;
}
