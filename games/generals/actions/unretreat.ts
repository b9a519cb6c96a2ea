// GEN-12.12: take back a retreat while it is still a draft; the units to distribute change with it.

import { draftOf, no, setDraft } from '@grognard/kernel';
import type { PositionsFrame } from '../combat/decision-frames.ts';
import { unitName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const unretreat: Rule<PositionsFrame, 'unretreat'> = {
  type: 'unretreat',
  rule: 'GEN-12.12',
  role: 'takeBack',
  *candidates(_state, frame, seat) {
    for (const unit of draftOf(frame, asSide(seat)).retreats) yield { type: 'unretreat', unit };
  },
  refuse(_state, frame, seat, { unit }) {
    const retreats = draftOf(frame, asSide(seat)).retreats.includes(unit);
    return retreats ? null : no('GEN-12.12', combatRefusals.notRetreating, { unit: unitName(unit) });
  },
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit }) {
    const side = asSide(seat);
    const draft = draftOf(frame, side);
    setDraft(frame, side, { ...draft, retreats: draft.retreats.filter((id) => id !== unit), fronts: {} });
  },
};
