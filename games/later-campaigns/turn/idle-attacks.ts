// NLC-M.4: of several players nobody pretends to attack: Attack and Probe fail if nobody fought, stayed or came on.

import { bodiesInPlay, bodyAt, bodySheet, hasUnits, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { callFailure } from '../orders/failing.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { activeLeg, isAttackType, isWaitingForDay } from '../orders/legs.ts';
import type { Read, Table } from '../rule-types.ts';
import { setOwnOrders } from '../seats/seating.ts';
import { type BodyId, type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';

/** NLC-M.5: nobody else fails for want of zeal. Canonical order: the last called is the first to run. */
export function failIdleAttacks(table: Table): void {
  const { state } = table;
  if (!setOwnOrders(state)) return;
  for (const id of bodiesInPlay(state).toReversed()) if (isIdleAttack(state, id)) callFailure(table, id);
}

function isIdleAttack(state: Read, id: BodyId): boolean {
  const leg = activeLeg(state, id);
  if (!hasUnits(state, id) || !isAttackType(leg.type)) return false;
  if (isHidden(state, id) || isWaitingForDay(state, id, leg)) return false;
  const { attackedOn, bombardedOn } = bodyAt(state, id);
  if (attackedOn === state.turn || bombardedOn === state.turn) return false;
  const { side } = bodySheet(state, id);
  // Whatever counts for its order (NLC-12.2.1g), a charge is an attack.
  return !unitsOf(state, id).some(
    (unit) => unitAt(state, unit).charged === state.turn || isPressing(state, unit, side),
  );
}

/** In an enemy ZOC, or nearer to the enemy than when the turn began. */
function isPressing(state: Read, id: UnitId, side: Side): boolean {
  const { hex } = unitAt(state, id);
  const from = state.starts[id] ?? NOWHERE;
  if (fieldOf(state).inEnemyZoc(side, hex)) return true;
  return from === NOWHERE || toEnemy(state, side, hex) < toEnemy(state, side, from);
}

function toEnemy(state: Read, side: Side, from: Hex): number {
  const theatre = theatreOf(state);
  const enemy = otherSide(side);
  return state.units.reduce(
    (least, { status, hex }, id) =>
      status === 'map' && theatre.units[id]?.side === enemy
        ? Math.min(least, distance(theatre, from, hex))
        : least,
    Number.POSITIVE_INFINITY,
  );
}
