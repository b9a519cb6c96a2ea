// GEN-20.15: take back the shelter while it is still a draft; the units to distribute change with it.

import { draftOf, no, setDraft } from '@grognard/kernel';
import type { PositionsFrame } from '../combat/decision-frames.ts';
import { unitName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const unshelter: Rule<PositionsFrame, 'unshelter'> = {
  type: 'unshelter',
  rule: 'GEN-20.15',
  role: 'takeBack',
  *candidates(_state, frame, seat) {
    const { shelter } = draftOf(frame, asSide(seat));
    if (shelter !== null) yield { type: 'unshelter', unit: shelter };
  },
  refuse(_state, frame, seat, { unit }) {
    const shelters = draftOf(frame, asSide(seat)).shelter === unit;
    return shelters ? null : no('GEN-20.15', combatRefusals.notSheltering, { unit: unitName(unit) });
  },
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat) {
    const side = asSide(seat);
    setDraft(frame, side, { ...draftOf(frame, side), shelter: null, fronts: {} });
  },
};
