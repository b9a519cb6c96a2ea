// GEN-9.3, 9.4, GEN-R.88: bombard the sector at range 1 or 2 along a battery's arrow.

import { draftOf, no, setDraft } from '@grognard/kernel';
import { refuseShot } from '../bombardment/refuse-shot.ts';
import { anyAt, isOccupant } from '../field/units.ts';
import type { AimFrame } from '../frames.ts';
import { placeName } from '../names.ts';
import { sheetOf } from '../orders/orders.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { otherSide } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export const fire: Rule<AimFrame, 'fire'> = {
  type: 'fire',
  rule: 'GEN-9.1',
  *candidates(state, _frame, seat) {
    for (const [order, { arm }] of sheetOf(state, asSide(seat)).entries()) {
      if (arm === 'A')
        yield* [{ type: 'fire', order, range: 1 } as const, { type: 'fire', order, range: 2 } as const];
    }
  },
  *wider(state, _frame, seat) {
    for (const [order, { arm }] of sheetOf(state, asSide(seat)).entries()) {
      if (arm !== 'A') yield { type: 'fire', order, range: 1 };
    }
  },
  refuse(state, frame, seat, action) {
    const side = asSide(seat);
    return refuseShot(state, frame, side, action, ({ target }) => {
      const enemy = otherSide(side);
      if (anyAt(state, enemy, target, (unit) => !isOccupant(unit))) return null;
      return anyAt(state, enemy, target)
        ? no('GEN-R.112', refusals.onlyInBuilding, { target: placeName(target) })
        : no('GEN-9.4', refusals.noEnemyThere, { target: placeName(target) });
    });
  },
  target: ({ order }) => ({ card: `order:${order}` }),
  apply(_umpire, frame, seat, { order, range }) {
    const side = asSide(seat);
    const shots = [...draftOf(frame, side).shots, { order, range, building: false }].sort(
      (a, b) => a.order - b.order,
    );
    setDraft(frame, side, { kind: 'bombard', shots });
  },
};
