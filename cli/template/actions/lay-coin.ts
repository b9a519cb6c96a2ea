// PENNY-1.2: each player lays one coin, the chosen face down.
import { type ActionRule, secret } from '@grognard/kernel';
import type { Event, LayCoin, State, TossFrame } from '../state.ts';
import { FACES, isSide } from '../vocabulary.ts';

export const layCoin: ActionRule<State, TossFrame, LayCoin, Event> = {
  type: 'layCoin',
  role: 'commit',
  rule: 'PENNY-1.2',
  candidates: () => FACES.map((face) => ({ type: 'layCoin', face })),
  refuse: () => null,
  target: ({ face }) => ({ button: face }),
  apply(umpire, _frame, seat, { face }) {
    if (!isSide(seat)) return;
    umpire.state.laid = { ...umpire.state.laid, [seat]: secret(face, seat) };
    umpire.emit({ type: 'coinLaid', rule: 'PENNY-1.2', side: seat });
  },
};
