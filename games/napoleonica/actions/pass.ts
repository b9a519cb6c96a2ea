// NAP-BAT.2, NAP-BAT.4, NAP-BAT.5: passing is a basic action and ends the turn and the player's part of the round.
// Also NAP-RUL.80, NAP-RUL.96.
import { no } from '@grognard/kernel';
import { battleOf, changePlayer } from '../field/battle.ts';
import type { TurnFrame } from '../frames.ts';
import { asPlayer, type Rule } from '../rule-types.ts';
import { refusals } from '../words/refusals.ts';
import { refuseBasic } from './basic.ts';

export const passTurn: Rule<TurnFrame, 'pass'> = {
  type: 'pass',
  rule: 'NAP-BAT.4',
  candidates: () => [{ type: 'pass' }],
  refuse: (state) => refuseBasic(battleOf(state)),
  target: () => ({ button: 'pass' }),
  apply(umpire, frame, seat) {
    const player = asPlayer(seat);
    changePlayer(battleOf(umpire.state), player, { passed: true });
    frame.step = 'over';
    umpire.emit({ type: 'playerPassed', rule: 'NAP-BAT.4', player });
  },
};

export const endTurn: Rule<TurnFrame, 'endTurn'> = {
  type: 'endTurn',
  rule: 'NAP-BAT.2',
  role: 'commit',
  candidates: () => [{ type: 'endTurn' }],
  refuse: (state) => ((battleOf(state).turn?.basics ?? 0) === 0 ? no('NAP-BAT.2', refusals.oneBasic) : null),
  target: () => ({ button: 'endTurn' }),
  apply(umpire, frame, seat) {
    frame.step = 'over';
    umpire.emit({ type: 'turnEnded', rule: 'NAP-BAT.2', player: asPlayer(seat) });
  },
};
