// NAP-BAT: turns of one or two basic actions and any number of free ones, until both have passed.

import { activate } from '../actions/activate.ts';
import { freeAbility } from '../actions/free-ability.ts';
import { endTurn, passTurn } from '../actions/pass.ts';
import { play } from '../actions/play.ts';
import { takeChosen, takeRandom } from '../actions/take-orders.ts';
import { useItem } from '../actions/use-item.ts';
import { battleOf } from '../field/battle.ts';
import { battlePhaseFrame, turnFrame } from '../frames.ts';
import { procedure } from '../rule-types.ts';
import { opponentOf } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

/** NAP-BAT.1: players who have passed are skipped. */
export const battlePhase = procedure(battlePhaseFrame, {
  rule: 'NAP-BAT.1',
  pending: () => NOBODY,
  actions: [],
  advance(umpire, frame) {
    const battle = battleOf(umpire.state);
    const next = [frame.player, opponentOf(frame.player)].find((player) => !battle.players[player].passed);
    if (next === undefined) {
      battle.turn = null;
      return umpire.end();
    }
    frame.player = opponentOf(next);
    battle.turn = { player: next, basics: 0, deactivated: [], pact: false, topLaid: false };
    umpire.emit({ type: 'turnBegan', rule: 'NAP-BAT.1', player: next });
    umpire.call(turnFrame.at('choose', { player: next }));
  },
});

const ask = asking('NAP-BAT.2', prompts.turn);

export const turn = procedure(turnFrame, {
  rule: 'NAP-BAT.2',
  pending: (_state, { step, player }) => (step === 'choose' ? ask(player) : NOBODY),
  actions: [activate, play, passTurn, endTurn, takeChosen, takeRandom, freeAbility, useItem],
  advance(umpire, frame) {
    if (frame.step === 'over') return umpire.end();
    battleOf(umpire.state).action = null;
    frame.step = 'choose';
  },
});
