// SAG-6.1: a turn: Initiative, Reform the Ranks!, Combat Actions, Reinforcements; then victory is checked.
import { combatFrame, initiativeFrame, reformFrame, reinforcementsFrame, turnFrame } from '../frames.ts';
import { sequence, type Table } from '../rule-types.ts';
import { type Phase, PLAYERS } from '../vocabulary.ts';
import { callCheckpoint } from './checkpoint.ts';
import { discardUncontrolled, endTurn } from './end-of-turn.ts';

function begin(umpire: Table, phase: Phase): void {
  umpire.state.phase = phase;
  umpire.emit({ type: 'phaseBegan', rule: 'SAG-6.1', phase, turn: umpire.state.turn });
}

export const turn = sequence(turnFrame, 'SAG-6.1', {
  initiative(umpire) {
    umpire.emit({ type: 'turnBegan', rule: 'SAG-6.1', turn: umpire.state.turn });
    begin(umpire, 'initiative');
    umpire.call({ ...initiativeFrame.ask(PLAYERS, {}), step: 'begin' });
  },
  reform(umpire) {
    begin(umpire, 'reform');
    umpire.call(reformFrame.at('go', { turns: 0 }));
  },
  combat(umpire) {
    begin(umpire, 'combat');
    umpire.call(combatFrame.at('opportunity', { player: umpire.state.first }));
  },
  reinforcements(umpire) {
    begin(umpire, 'reinforcements');
    umpire.call(reinforcementsFrame.at('go', { turns: 0 }));
  },
  /** SAG-R70 */
  checkpoint(umpire) {
    discardUncontrolled(umpire);
    callCheckpoint(umpire);
  },
  end: endTurn,
});
