// GEN-12.12, 12.13: Cavalry that goes back one sector instead of taking position.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { crossing, isReserve, isSector, rearOf } from '../field/board-graph.ts';
import { isFriendly } from '../field/control.ts';
import { borderLimit } from '../field/terrain.ts';
import { countAt, unitOf } from '../field/units.ts';
import { refuseBorder } from '../movement/refuse-border.ts';
import { placeName, unitName } from '../names.ts';
import type { State, Unit } from '../state.ts';
import type { Sector, Side, UnitId } from '../vocabulary.ts';
import { combatRefusals } from '../words/combat-refusals.ts';
import { refusals } from '../words/refusals.ts';
import { engagementOf, isAssaulted, isAttacking } from './attackers.ts';
import { reactors } from './reactions.ts';

const CAPACITY = 6;

export function refuseRetreat(
  state: Frozen<State>,
  retreats: readonly UnitId[],
  side: Side,
  id: UnitId,
): Refusal | null {
  const unit = unitOf(state, id);
  if (unit.arm !== 'C') return no('GEN-12.12', combatRefusals.onlyCavalryRetreats);
  if (unit.routed) return no('GEN-14.8', refusals.routed, { unit: unitName(id) });
  if (isAttacking(state, id)) return no('GEN-12.12', combatRefusals.attackerStays, { unit: unitName(id) });
  if (!isAssaulted(state, side, unit.at)) {
    return no('GEN-12.12', combatRefusals.notAttackedStays, {
      sector: placeName(unit.at),
      unit: unitName(id),
    });
  }
  if (unit.spent) return no('GEN-4.7', combatRefusals.spentCannotReact, { unit: unitName(id) });
  const { reacted, retreated } = engagementOf(state);
  if (reacted.includes(id)) return no('GEN-R.49', combatRefusals.triedCountercharge, { unit: unitName(id) });
  if (retreats.includes(id) || retreated.includes(id)) {
    return no('GEN-12.12', combatRefusals.alreadyRetreats, { unit: unitName(id) });
  }
  return refuseWayBack(state, retreats, unit);
}

function refuseWayBack(
  state: Frozen<State>,
  retreats: readonly UnitId[],
  unit: Frozen<Unit>,
): Refusal | null {
  const way = wayBack(unit);
  if (way === null) return no('GEN-12.13', combatRefusals.nothingBehind, { unit: unitName(unit.id) });
  const { from, to } = way;
  if (!isFriendly(state, unit.side, to))
    return no('GEN-12.13', combatRefusals.notFriendly, { to: placeName(to) });
  const companions = retreats.filter((id) => unitOf(state, id).at === from).length;
  if (!isReserve(to) && countAt(state, unit.side, to) + companions >= CAPACITY) {
    return no('GEN-12.13', combatRefusals.noRoomBehind, { to: placeName(to) });
  }
  const limit = borderLimit(state, from, to);
  if ((engagementOf(state).crossings[crossing(from, to)] ?? 0) + companions >= limit) {
    return refuseBorder(state, { from, to, building: false }, limit);
  }
  return null;
}

/** GEN-R.48: the same column, one row towards the own reserve. */
export function wayBack(unit: Frozen<Unit>): { readonly from: Sector; readonly to: Sector } | null {
  const { at, side } = unit;
  if (!isSector(at)) return null;
  const to = rearOf(side, at);
  return to === null ? null : { from: at, to };
}

/** GEN-21.2: a side is asked if any of its Cavalry could retreat. */
export const hasRetreat = (state: Frozen<State>, side: Side): boolean =>
  reactors(state, side, 'C').some(({ id }) => refuseRetreat(state, [], side, id) === null);
