// NAP-GEN.14: a player may concede at any decision; the opponent wins the battle, or the match between battles.
import type { Frame } from '@grognard/kernel';
import { win } from '../harm/victory.ts';
import { asPlayer, type Rule } from '../rule-types.ts';
import { opponentOf } from '../vocabulary.ts';
import { results } from '../words/results.ts';

export const concede: Rule<Frame, 'concede'> = {
  type: 'concede',
  rule: 'NAP-GEN.14',
  role: 'grave',
  unlisted: true,
  candidates: () => [{ type: 'concede' }],
  refuse: () => null,
  target: () => ({ button: 'concede' }),
  apply(umpire, _frame, seat) {
    const player = asPlayer(seat);
    const winner = opponentOf(player);
    const { state } = umpire;
    umpire.emit({ type: 'playerConceded', rule: 'NAP-GEN.14', player });
    if (state.battle !== null && state.battle.result === null)
      win(umpire, winner, 'NAP-GEN.14', results.conceded, player);
    else state.result = { winners: [winner], rule: 'NAP-GEN.14', text: results.conceded };
  },
};
