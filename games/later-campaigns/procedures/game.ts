// The whole match: turn after turn until the scenario or an army is at its end.
import { theatreOf } from '../data/theatres.ts';
import { gameFrame, turnFrame } from '../frames.ts';
import { procedure } from '../rule-types.ts';
import { finalResult } from '../scoring/victory.ts';

export const game = procedure(gameFrame, {
  rule: 'NLC-4.0a',
  pending: () => [],
  actions: [],
  advance(table, frame) {
    const { state } = table;
    if (frame.step === 'turn') {
      frame.step = 'advance';
      return table.call(turnFrame.at('reinforcements', {}));
    }
    if (state.turn >= theatreOf(state).turns.length) {
      state.result = finalResult(state);
      return;
    }
    state.turn += 1;
    frame.step = 'turn';
  },
});
