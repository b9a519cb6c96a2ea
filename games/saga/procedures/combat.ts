// SAG-9.1: turn about, each player activates one unit, until all markers are spent.

import { nobody } from '../actions/yes-no.ts';
import { activationFrame, combatFrame } from '../frames.ts';
import { procedure } from '../rule-types.ts';
import { opponentOf } from '../vocabulary.ts';
import { callCheckpoint } from './checkpoint.ts';
import { openWindow } from './window.ts';

export const combat = procedure(combatFrame, {
  rule: 'SAG-9.1',
  pending: () => nobody,
  actions: [],
  advance(umpire, frame) {
    const { players } = umpire.state;
    const { player } = frame;
    switch (frame.step) {
      case 'opportunity':
        if (players.A.markers + players.B.markers === 0) return umpire.end();
        frame.step = players[player].markers > 0 ? 'activate' : 'alternate';
        if (players[player].markers > 0) openWindow(umpire, 'W-TURN', [player], player);
        return;
      case 'activate':
        frame.step = 'checkpoint';
        return umpire.call(activationFrame.at('consider', { player }));
      case 'checkpoint':
        frame.step = 'alternate';
        return callCheckpoint(umpire);
      default:
        frame.player = opponentOf(player);
        frame.step = 'opportunity';
    }
  },
});
