// GEN-15.4, 20.19: spend a saved order on a routed battery, or a routed unit in a building, in a sector you control.
import { draftOf, no } from '@grognard/kernel';
import { isSector } from '../field/board-graph.ts';
import { findUnit, unitsOf } from '../field/units.ts';
import type { RallyFrame } from '../frames.ts';
import { savedOrders } from '../orders/command.ts';
import { addRally } from '../rally/rally-draft.ts';
import { canRallyInPlace, layingDown } from '../rally/rallying.ts';
import { asSide, type Rule } from '../rule-types.ts';

export const rallyInPlace: Rule<RallyFrame, 'rallyInPlace'> = {
  type: 'rallyInPlace',
  rule: 'GEN-15.4',
  candidates: (state, _frame, seat) =>
    layingDown(state, asSide(seat)).map(({ id }) => ({ type: 'rallyInPlace', unit: id })),
  *wider(state, _frame, seat) {
    for (const { id: unit, at, routed } of unitsOf(state, asSide(seat))) {
      if (at === 'box' || (isSector(at) && !routed)) yield { type: 'rallyInPlace', unit };
    }
  },
  refuse(state, frame, seat, { unit: id }) {
    const side = asSide(seat);
    const { rallies } = draftOf(frame, side);
    const unit = findUnit(state, id);
    if (unit === undefined || !layingDown(state, side).includes(unit)) {
      return no('GEN-15.4', 'Only routed Artillery, or a routed unit in a building, is rallied on the spot.');
    }
    if (rallies.some((one) => 'unit' in one && one.unit === id)) {
      return no('GEN-15.1', '{unit} is to be rallied already.', { unit: id });
    }
    if (!canRallyInPlace(state, side, unit)) {
      return no('GEN-15.4', 'You do not control {sector}: no unrouted unit of yours holds it.', {
        sector: unit.at,
      });
    }
    if (rallies.length >= savedOrders(state, side))
      return no('GEN-15.1', 'You have no saved order left to rally with.');
    return null;
  },
  target: ({ unit }) => ({ unit }),
  apply: (umpire, frame, seat, { unit }) => addRally(umpire.state, frame, asSide(seat), { unit }),
};
