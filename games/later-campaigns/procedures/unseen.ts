// A Stage of the other side as a seat imagines it: it is under way, and may be over at any moment.
import { type UnseenFrame, unseenFrame } from '../frames.ts';
import { procedure, type Rule } from '../rule-types.ts';
import { stageCover } from '../secrecy/sight-of.ts';

const over: Rule<UnseenFrame, 'pass'> = {
  type: 'pass',
  rule: 'NLC-4.5a',
  candidates: () => [{ type: 'pass' }],
  refuse: () => null,
  target: () => ({ button: 'pass' }),
  apply(_table, frame) {
    frame.step = 'over';
  },
};

export const unseen = procedure(unseenFrame, {
  rule: 'NLC-4.5a',
  pending: (_state, { step, side }) =>
    step === 'wait' ? [{ ...stageCover(side), cover: stageCover(side) }] : [],
  actions: [over],
  advance(table) {
    table.state.stage = null;
    table.end();
  },
});
