// GEN-15.4, 20.19: spend a saved order on a routed battery, or a routed unit in a building, in a sector you control.

import { draftOf, no } from '@grognard/kernel';
import { isSector } from '../field/board-graph.ts';
import { anyAt, findUnit, isOccupant, unitsOf } from '../field/units.ts';
import type { RallyFrame } from '../frames.ts';
import { placeName, unitName } from '../names.ts';
import { savedOrders } from '../orders/command.ts';
import { addRally } from '../rally/rally-draft.ts';
import { canRallyInPlace, layingDown } from '../rally/rallying.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { otherSide } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

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
      return unit !== undefined && !unit.routed
        ? no('GEN-15.4', refusals.notRouted, { unit: unitName(id) })
        : no('GEN-15.4', refusals.notInPlace);
    }
    if (rallies.some((one) => 'unit' in one && one.unit === id)) {
      return no('GEN-15.1', refusals.alreadyRallied, { unit: unitName(id) });
    }
    if (!canRallyInPlace(state, side, unit)) {
      return isSector(unit.at) && anyAt(state, otherSide(side), unit.at, isOccupant)
        ? no('GEN-20.17', refusals.enemyInBuilding, { sector: placeName(unit.at) })
        : no('GEN-15.4', refusals.notControlled, { sector: placeName(unit.at) });
    }
    if (rallies.length >= savedOrders(state, side)) return no('GEN-15.1', refusals.noSavedOrder);
    return null;
  },
  target: ({ unit }) => ({ unit }),
  apply: (umpire, frame, seat, { unit }) => addRally(umpire.state, frame, asSide(seat), { unit }),
};
