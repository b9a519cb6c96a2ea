// NLC-8.1a: guns want something to fire at, and infantry with them.
import { within } from '@grognard/geometry';
import { distance } from '../ground/hexes.ts';
import { hasLos } from '../sight/line-of-sight.ts';
import { bombardRange } from '../strength/bombardment.ts';
import { strengthOf } from '../strength/faces.ts';
import { type Hex, otherSide } from '../vocabulary.ts';
import { hasEscort } from './escort.ts';
import { exposureToOverrun } from './exposure.ts';
import { expectedOfRow } from './hits.ts';
import type { LookOut } from './look-out.ts';
import { priceOfTheWay } from './overrun.ts';

export function worthForGuns(look: LookOut, hex: Hex): number {
  const alone = !hasEscort(look.state, look.unit, hex) && look.enemyFrom(hex) <= 3;
  const touched = look.field.inEnemyZoc(look.side, hex);
  const way = hex === look.from ? 0 : priceOfTheWay(look.state, look.unit, hex);
  return fieldOfFire(look, hex) - (alone ? 3 : 0) - (touched ? 1 : 0) - exposureToOverrun(look, hex) - way;
}

/** The best target it would have from there, as a share of what it can do. */
function fieldOfFire(look: LookOut, hex: Hex): number {
  const { state, field, side, unit } = look;
  const near = look.enemyFrom(hex);
  const range = bombardRange(state);
  if (near > range) return -0.1 * Math.min(near, 6);
  const { chance } = expectedOfRow(strengthOf(state, unit));
  let most = 0;
  for (const target of within(field.theatre.grid, hex, range)) {
    if (!field.has(target, otherSide(side))) continue;
    const away = distance(field.theatre, hex, target);
    if (away === 0 || !hasLos(field, hex, target)) continue;
    most = Math.max(most, away > 2 ? 0.4 * chance : chance);
  }
  return 1.5 * most;
}
