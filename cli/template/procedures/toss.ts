// PENNY-1.3: both lay in any order; when both coins lie, both are turned up.
import { invariant, type Procedure } from '@grognard/kernel';
import { layCoin } from '../actions/lay-coin.ts';
import type { Action, Event, State, TossFrame } from '../state.ts';
import { SIDES } from '../vocabulary.ts';

export const toss: Procedure<State, TossFrame, Action, Event> = {
  rule: 'PENNY-1.3',
  pending: ({ laid }) =>
    SIDES.filter((side) => laid[side] === null).map((seat) => ({
      seat,
      prompt: 'Lay your coin, face down.',
      rule: 'PENNY-1.2',
    })),
  actions: [layCoin],
  advance(umpire, frame) {
    const { even, odd } = umpire.state.laid;
    invariant(even && odd, 'Nobody is asked when both coins lie.');
    const faces = { even: umpire.reveal(even), odd: umpire.reveal(odd) };
    frame.step = 'end';
    umpire.state.shown = faces;
    umpire.emit({ type: 'coinsShown', rule: 'PENNY-1.3', faces });
  },
};
