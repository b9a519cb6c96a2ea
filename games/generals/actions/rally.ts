// GEN-15.1 to 15.3: spend a saved order on a pair in the box: one unit comes back, the other leaves the game.

import { draftOf, no } from '@grognard/kernel';
import type { RallyFrame } from '../frames.ts';
import { armName } from '../names.ts';
import { savedOrders } from '../orders/command.ts';
import { addRally } from '../rally/rally-draft.ts';
import { drafted, pairsOf, RALLIED_ARMS } from '../rally/rallying.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { refusals } from '../words/refusals.ts';

export const rally: Rule<RallyFrame, 'rally'> = {
  type: 'rally',
  rule: 'GEN-15.2',
  candidates: () => RALLIED_ARMS.map((arm) => ({ type: 'rally', arm })),
  refuse(state, frame, seat, { arm }) {
    const side = asSide(seat);
    const { rallies } = draftOf(frame, side);
    if (rallies.length >= savedOrders(state, side)) return no('GEN-15.1', refusals.noSavedOrder);
    if (drafted(rallies, arm) >= pairsOf(state, side, arm)) {
      return no('GEN-15.2', refusals.noPair, { arm: armName(arm) });
    }
    return null;
  },
  target: ({ arm }) => ({ button: `rally:${arm}` }),
  apply: (umpire, frame, seat, { arm }) => addRally(umpire.state, frame, asSide(seat), { arm }),
};
