// GEN-12.5: take back a try of a reaction while it is still a draft.

import { draftOf, no, setDraft } from '@grognard/kernel';
import type { ReactionFrame } from '../combat/decision-frames.ts';
import { unitName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const unreact: Rule<ReactionFrame, 'unreact'> = {
  type: 'unreact',
  rule: 'GEN-12.5',
  role: 'takeBack',
  *candidates(_state, frame, seat) {
    for (const { unit } of draftOf(frame, asSide(seat)).tries) yield { type: 'unreact', unit };
  },
  refuse(_state, frame, seat, { unit }) {
    const tries = draftOf(frame, asSide(seat)).tries.some((each) => each.unit === unit);
    return tries ? null : no('GEN-12.5', combatRefusals.notReacting, { unit: unitName(unit) });
  },
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit }) {
    const side = asSide(seat);
    const { kind, tries } = draftOf(frame, side);
    setDraft(frame, side, { kind, tries: tries.filter((each) => each.unit !== unit) });
  },
};
