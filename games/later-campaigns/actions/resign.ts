// NLC-1.2: whoever resigns loses.

import { ended, type Frame } from '@grognard/kernel';
import { asSide, type Rule } from '../rule-types.ts';
import { seatsOfSide } from '../seats/holding.ts';
import { otherSide } from '../vocabulary.ts';
import { endings } from '../words/endings.ts';
import { SIDE_NAME } from '../words/sides-and-orders.ts';

export const resign: Rule<Frame, 'resign'> = {
  type: 'resign',
  rule: 'NLC-1.2',
  role: 'grave',
  unlisted: true,
  candidates: () => [{ type: 'resign' }],
  refuse: () => null,
  target: () => ({ button: 'resign' }),
  apply(table, _frame, seat) {
    const side = asSide(seat);
    const winner = otherSide(side);
    table.state.result = ended(seatsOfSide(table.state, winner), 'NLC-1.2', endings.resigned, {
      loser: SIDE_NAME[side],
      winner: SIDE_NAME[winner],
    });
    table.emit({ type: 'sideResigned', rule: 'NLC-1.2', side });
  },
};
