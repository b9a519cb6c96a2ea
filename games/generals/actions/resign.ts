// GEN-1.3, GEN-R.11: resignation is the only way to end a battle early.
import type { Frame } from '@grognard/kernel';
import { asSide, type Rule } from '../rule-types.ts';
import { resignBattle } from '../scoring/victory.ts';

export const resign: Rule<Frame, 'resign'> = {
  type: 'resign',
  rule: 'GEN-1.3',
  role: 'grave',
  unlisted: true,
  candidates: () => [{ type: 'resign' }],
  refuse: () => null,
  target: () => ({ button: 'resign' }),
  apply: (umpire, _frame, seat) => resignBattle(umpire, asSide(seat)),
};
