// SAG-6.1: a turn: Initiative, Reform the Ranks!, Combat Actions, Reinforcements; then victory is checked.
import type { Frame } from '@grognard/kernel';
import { sequence } from '@grognard/kernel';
import type { BothFrame, CombatFrame, TurnsFrame } from '../frames.ts';
import type { Proc, Table } from '../rule-types.ts';
import type { Phase } from '../vocabulary.ts';
import { callCheckpoint } from './checkpoint.ts';
import { discardUncontrolled, endTurn } from './end-of-turn.ts';

function begin(umpire: Table, phase: Phase): void {
  umpire.state.phase = phase;
  umpire.emit({ type: 'phaseBegan', rule: 'SAG-6.1', phase, turn: umpire.state.turn });
}

export const turn: Proc<Frame> = sequence('SAG-6.1', {
  initiative(umpire: Table) {
    umpire.emit({ type: 'turnBegan', rule: 'SAG-6.1', turn: umpire.state.turn });
    begin(umpire, 'initiative');
    umpire.call<BothFrame>({ proc: 'initiative', step: 'begin', committed: [] });
  },
  reform(umpire: Table) {
    begin(umpire, 'reform');
    umpire.call<TurnsFrame>({ proc: 'reform', step: 'go', turns: 0 });
  },
  combat(umpire: Table) {
    begin(umpire, 'combat');
    umpire.call<CombatFrame>({ proc: 'combat', step: 'opportunity', player: umpire.state.first });
  },
  reinforcements(umpire: Table) {
    begin(umpire, 'reinforcements');
    umpire.call<TurnsFrame>({ proc: 'reinforcements', step: 'go', turns: 0 });
  },
  /** SAG-R70 */
  checkpoint(umpire: Table) {
    discardUncontrolled(umpire);
    callCheckpoint(umpire);
  },
  end: endTurn,
});
