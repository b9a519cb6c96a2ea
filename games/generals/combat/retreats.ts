// GEN-12.12, 12.13: Cavalry that goes back one sector instead of taking position.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { crossing, isReserve, isSector, rearOf } from '../field/board-graph.ts';
import { isFriendly } from '../field/control.ts';
import { borderLimit } from '../field/terrain.ts';
import { countAt, unitOf } from '../field/units.ts';
import type { State, Unit } from '../state.ts';
import type { Sector, Side, UnitId } from '../vocabulary.ts';
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
  if (unit.arm !== 'C') return no('GEN-12.12', 'Only Cavalry may retreat.');
  if (unit.routed) return no('GEN-14.8', '{unit} is routed.', { unit: id });
  if (isAttacking(state, id)) return no('GEN-12.12', '{unit} attacks and does not retreat.', { unit: id });
  if (!isAssaulted(state, side, unit.at)) {
    return no('GEN-12.12', 'Nobody assaults the sector of {unit}.', { unit: id });
  }
  if (unit.spent) return no('GEN-4.7', '{unit} is spent and cannot react.', { unit: id });
  const { reacted, retreated } = engagementOf(state);
  if (reacted.includes(id)) return no('GEN-R.49', '{unit} has tried a countercharge.', { unit: id });
  if (retreats.includes(id) || retreated.includes(id)) {
    return no('GEN-12.12', '{unit} retreats already.', { unit: id });
  }
  return refuseWayBack(state, retreats, unit);
}

function refuseWayBack(
  state: Frozen<State>,
  retreats: readonly UnitId[],
  unit: Frozen<Unit>,
): Refusal | null {
  const way = wayBack(unit);
  if (way === null) return no('GEN-12.13', 'There is nothing behind {unit}.', { unit: unit.id });
  const { from, to } = way;
  if (!isFriendly(state, unit.side, to)) return no('GEN-12.13', 'Sector {to} is not friendly.', { to });
  const companions = retreats.filter((id) => unitOf(state, id).at === from).length;
  if (!isReserve(to) && countAt(state, unit.side, to) + companions >= CAPACITY) {
    return no('GEN-12.13', 'Sector {to} has no room.', { to });
  }
  const limit = borderLimit(state, from, to);
  if ((engagementOf(state).crossings[crossing(from, to)] ?? 0) + companions >= limit) {
    return no('GEN-7.2', 'Only {limit} units may go from {from} to {to} in one phase.', { limit, from, to });
  }
  return null;
}

/** R.48: the same column, one row towards the own reserve. */
export function wayBack(unit: Frozen<Unit>): { readonly from: Sector; readonly to: Sector } | null {
  const { at, side } = unit;
  if (!isSector(at)) return null;
  const to = rearOf(side, at);
  return to === null ? null : { from: at, to };
}

/** GEN-21.2: a side is asked if any of its Cavalry could retreat. */
export const hasRetreat = (state: Frozen<State>, side: Side): boolean =>
  reactors(state, side, 'C').some(({ id }) => refuseRetreat(state, [], side, id) === null);
