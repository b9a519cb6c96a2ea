// SAG-R99: whoever resigns has lost; points are not counted.
import { ended, type Frame } from '@grognard/kernel';
import { SEAT_NAME } from '../names.ts';
import { asPlayer, type Rule } from '../rule-types.ts';
import { concludeBattle } from '../scoring/conclusion.ts';
import { opponentOf } from '../vocabulary.ts';
import { endings } from '../words/endings.ts';

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
    const winner = opponentOf(player);
    const facts = { winner: SEAT_NAME[winner], loser: SEAT_NAME[player] };
    concludeBattle(umpire, ended([winner], 'SAG-R99', endings.resigned, facts));
  },
};
