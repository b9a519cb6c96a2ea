// GEN-12.6: ready passive Infantry in a sector that Cavalry attacks may try to form square.
import { draftOf, setDraft } from '@grognard/kernel';
import type { ReactionFrame } from '../combat/decision-frames.ts';
import { unitsOnBattlefield } from '../combat/on-battlefield.ts';
import { reactors, refuseSquare } from '../combat/reactions.ts';
import { asSide, type Rule } from '../rule-types.ts';

export const formSquare: Rule<ReactionFrame, 'formSquare'> = {
  type: 'formSquare',
  rule: 'GEN-12.6',
  *candidates(state, _frame, seat) {
    for (const { id } of reactors(state, asSide(seat), 'I')) yield { type: 'formSquare', unit: id };
  },
  *wider(state, _frame, seat) {
    const side = asSide(seat);
    const able = reactors(state, side, 'I');
    for (const unit of unitsOnBattlefield(state, side)) {
      if (!able.includes(unit)) yield { type: 'formSquare', unit: unit.id };
    }
  },
  refuse: (state, frame, seat, { unit }) =>
    refuseSquare(state, draftOf(frame, asSide(seat)), asSide(seat), unit),
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit }) {
    const side = asSide(seat);
    const { kind, tries } = draftOf(frame, side);
    setDraft(frame, side, { kind, tries: [...tries, { unit, how: 'square' }] });
  },
};
