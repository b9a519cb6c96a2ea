// PENNY-1.2: each player lays one coin, the chosen face down.
import { layFaceDown } from '../field/coins.ts';
import type { TossFrame } from '../frames.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { FACES } from '../vocabulary.ts';

export const layCoin: Rule<TossFrame, 'layCoin'> = {
  type: 'layCoin',
  role: 'commit',
  rule: 'PENNY-1.2',
  candidates: () => FACES.map((face) => ({ type: 'layCoin', face })),
  refuse: () => null,
  target: ({ face }) => ({ button: face }),
  apply(umpire, frame, seat, { face }) {
    const side = asSide(seat);
    layFaceDown(frame, side, face);
    umpire.emit({ type: 'coinLaid', rule: 'PENNY-1.2', side });
  },
};
