// GEN-20.21, GEN-R.112: bombard the building itself with both dice of a battery.

import { draftOf, type Frozen, no, type Refusal, setDraft } from '@grognard/kernel';
import { type LineOfFire, obstacleOn } from '../bombardment/bombard-line.ts';
import { refuseShot } from '../bombardment/refuse-shot.ts';
import { hasBuilding } from '../field/terrain.ts';
import { anyAt } from '../field/units.ts';
import type { AimFrame } from '../frames.ts';
import { placeName } from '../names.ts';
import { sheetOf } from '../orders/orders.ts';
import { asSide, type Rule } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export const fireAtBuilding: Rule<AimFrame, 'fireAtBuilding'> = {
  type: 'fireAtBuilding',
  rule: 'GEN-20.21',
  *candidates(state, _frame, seat) {
    if (state.buildings.length === 0) return;
    for (const [order, { arm }] of sheetOf(state, asSide(seat)).entries()) {
      if (arm !== 'A') continue;
      yield { type: 'fireAtBuilding', order, range: 1 };
      yield { type: 'fireAtBuilding', order, range: 2 };
    }
  },
  refuse(state, frame, seat, action) {
    const side = asSide(seat);
    return refuseShot(state, frame, side, action, (line) => refuseWall(state, side, line));
  },
  target: ({ order }) => ({ card: `order:${order}` }),
  apply(_umpire, frame, seat, { order, range }) {
    const side = asSide(seat);
    const shots = [...draftOf(frame, side).shots, { order, range, building: true }].sort(
      (a, b) => a.order - b.order,
    );
    setDraft(frame, side, { kind: 'bombard', shots });
  },
};

function refuseWall(state: Frozen<State>, side: Side, line: LineOfFire): Refusal | null {
  const { target, next } = line;
  if (!hasBuilding(state, target)) return no('GEN-20.21', refusals.noBuilding, { sector: target });
  if (anyAt(state, side, target))
    return no('GEN-20.21', refusals.ownUnitsThere, { target: placeName(target) });
  if (obstacleOn(state, side, line) !== null) {
    return no('GEN-20.21', refusals.lineNotClear, { next: placeName(next) });
  }
  return null;
}
