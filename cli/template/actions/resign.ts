// PENNY-2.3: whoever resigns loses.
import type { Frame } from '@grognard/kernel';
import { asSide, type Rule } from '../rule-types.ts';

export const resign: Rule<Frame, 'resign'> = {
  type: 'resign',
  rule: 'PENNY-2.3',
  role: 'grave',
  unlisted: true,
  candidates: () => [{ type: 'resign' }],
  refuse: () => null,
  target: () => ({ button: 'resign' }),
  apply(umpire, _frame, seat) {
    const side = asSide(seat);
    umpire.state.resigned = side;
    umpire.emit({ type: 'sideResigned', rule: 'PENNY-2.3', side });
  },
};
