// GEN-12.4, 12.21: the defender of several borders, or whoever meets several enemies, decides who goes to which front.
import { draftOf, setDraft } from '@grognard/kernel';
import { refuseAssignment } from '../combat/assignment.ts';
import { readCombat } from '../combat/combat-frame.ts';
import type { PositionsFrame } from '../combat/decision-frames.ts';
import { choicesOf } from '../combat/distribution.ts';
import { unitsOnBattlefield } from '../combat/on-battlefield.ts';
import { asSide, type Rule } from '../rule-types.ts';

export const assign: Rule<PositionsFrame, 'assign'> = {
  type: 'assign',
  rule: 'GEN-12.21',
  *candidates(state, frame, seat) {
    const side = asSide(seat);
    for (const { unit, fronts } of choicesOf(state, readCombat(state), side, draftOf(frame, side))) {
      for (const front of fronts) yield { type: 'assign', unit, front };
    }
  },
  *wider(state, frame, seat) {
    const side = asSide(seat);
    const choices = choicesOf(state, readCombat(state), side, draftOf(frame, side));
    for (const { id } of unitsOnBattlefield(state, side)) {
      const open = choices.find(({ unit }) => unit === id)?.fronts ?? [];
      for (const front of readCombat(state).fronts) {
        if (!open.includes(front.id)) yield { type: 'assign', unit: id, front: front.id };
      }
    }
  },
  refuse: (state, frame, seat, { unit, front }) =>
    refuseAssignment(state, readCombat(state), draftOf(frame, asSide(seat)), unit, front),
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit, front }) {
    const side = asSide(seat);
    const draft = draftOf(frame, side);
    setDraft(frame, side, { ...draft, fronts: { ...draft.fronts, [unit]: front } });
  },
};
