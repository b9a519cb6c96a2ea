// GEN-7.14: change one's mind before the advance is revealed.

import { draftOf, no, setDraft } from '@grognard/kernel';
import type { AdvanceFrame } from '../frames.ts';
import { unitName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const unadvance: Rule<AdvanceFrame, 'unadvance'> = {
  type: 'unadvance',
  rule: 'GEN-7.14',
  role: 'takeBack',
  candidates: (_state, frame, seat) =>
    draftOf(frame, asSide(seat)).units.map((unit) => ({ type: 'unadvance', unit })),
  refuse: (_state, frame, seat, { unit }) =>
    draftOf(frame, asSide(seat)).units.includes(unit)
      ? null
      : no('GEN-7.14', combatRefusals.notMovingIn, { unit: unitName(unit) }),
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit }) {
    const side = asSide(seat);
    const units = draftOf(frame, side).units.filter((other) => other !== unit);
    setDraft(frame, side, { kind: 'advance', units });
  },
};
