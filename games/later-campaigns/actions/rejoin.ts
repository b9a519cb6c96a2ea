// NLC-12.8d, NLC-F.5: a unit that went on marching when its formation had another order follows it again, once in range.
import { nothingAgainst } from '@grognard/kernel';
import { patchUnit, sideOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import type { MovementFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { mayStillMove } from '../movement/stops.ts';
import type { Rule } from '../rule-types.ts';

export const rejoin: Rule<MovementFrame, 'rejoin'> = {
  type: 'rejoin',
  rule: 'NLC-12.8d',
  *candidates(state, { side }) {
    const field = fieldOf(state);
    for (const unit of state.stage?.active ?? []) {
      if (unitAt(state, unit).ownLeg?.type !== 'march' || sideOf(state, unit) !== side) continue;
      if (mayStillMove(state, unit) && isInCommand(state, field, unit)) yield { type: 'rejoin', unit };
    }
  },
  refuse: nothingAgainst,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply: ({ state }, _frame, _seat, { unit }) => patchUnit(state, unit, { ownLeg: null }),
};
