// Section 0: passive units: unrouted, outside a building, neither attacking nor retreated in this phase.
import type { Frozen } from '@grognard/kernel';
import { unitsAt } from '../field/units.ts';
import type { State, Unit } from '../state.ts';
import type { BattleSector, Side, UnitId } from '../vocabulary.ts';
import { engagementOf, isAttacking } from './attackers.ts';
import { idOf, sortForPlacing } from './placing-order.ts';

export const isPassive = (state: Frozen<State>, unit: Frozen<Unit>): boolean =>
  !unit.routed &&
  !unit.inside &&
  !isAttacking(state, unit.id) &&
  !engagementOf(state).retreated.includes(unit.id);

const nobody = (): boolean => false;

/** The passive units of a sector in placing order, without those that are about to leave. */
export function passiveUnits(
  state: Frozen<State>,
  side: Side,
  sector: BattleSector,
  leaving: readonly UnitId[],
): UnitId[] {
  const units = unitsAt(state, side, sector, (unit) => isPassive(state, unit) && !leaving.includes(unit.id));
  return sortForPlacing(units, nobody).map(idOf);
}
