// SAG-R99: whoever resigns has lost; points are not counted.
import type { Frame } from '@grognard/kernel';
import { SEAT_NAME } from '../names.ts';
import { asPlayer, type Rule } from '../rule-types.ts';
import { concludeBattle } from '../scoring/conclusion.ts';
import { opponentOf } from '../vocabulary.ts';

export const resign: Rule<Frame, 'resign'> = {
  type: 'resign',
  role: 'grave',
  rule: 'SAG-R99',
  unlisted: true,
  candidates: () => [{ type: 'resign' }],
  refuse: () => null,
  target: () => ({ button: 'resign' }),
  apply(umpire, _frame, seat) {
    const player = asPlayer(seat);
    concludeBattle(umpire, {
      winners: [opponentOf(player)],
      rule: 'SAG-R99',
      text: '{player} has resigned.',
      with: { player: SEAT_NAME[player] },
    });
  },
};
