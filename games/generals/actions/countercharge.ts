// GEN-12.7: ready passive Cavalry in a sector that Infantry attacks may try to charge it over one border.
import { draftOf, setDraft } from '@grognard/kernel';
import type { ReactionFrame } from '../combat/decision-frames.ts';
import { unitsOnBattlefield } from '../combat/on-battlefield.ts';
import { infantryBorders, reactors, refuseCountercharge } from '../combat/reactions.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { BATTLE_BORDERS } from '../vocabulary.ts';

export const countercharge: Rule<ReactionFrame, 'countercharge'> = {
  type: 'countercharge',
  rule: 'GEN-12.7',
  *candidates(state, _frame, seat) {
    const side = asSide(seat);
    for (const { id, at } of reactors(state, side, 'C')) {
      for (const border of infantryBorders(state, side, at))
        yield { type: 'countercharge', unit: id, border };
    }
  },
  *wider(state, _frame, seat) {
    const side = asSide(seat);
    const able = reactors(state, side, 'C');
    for (const unit of unitsOnBattlefield(state, side)) {
      const open = able.includes(unit) ? infantryBorders(state, side, unit.at) : [];
      for (const border of BATTLE_BORDERS) {
        const touches = border.split('-').includes(unit.at);
        if (touches && !open.includes(border)) yield { type: 'countercharge', unit: unit.id, border };
      }
    }
  },
  refuse: (state, frame, seat, { unit, border }) =>
    refuseCountercharge(state, draftOf(frame, asSide(seat)), asSide(seat), unit, border),
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit, border }) {
    const side = asSide(seat);
    const { kind, tries } = draftOf(frame, side);
    setDraft(frame, side, { kind, tries: [...tries, { unit, how: 'charge', border }] });
  },
};
