// GEN-1.5: the seven phases of a round. None is left out, even if nobody has anything to do in it.
import { type Frame, sequence } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { MovementFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { MovementPhase, Phase } from '../vocabulary.ts';

export const round = sequence<State, Frame, Action, Event>('GEN-1.5', {
  planning(umpire) {
    begin(umpire, 'planning');
    umpire.call({ proc: 'planning', step: 'orderDice' });
  },
  fast: (umpire) => move(umpire, 'fast'),
  bombard(umpire) {
    begin(umpire, 'bombard');
    umpire.call({ proc: 'bombardment', step: 'aim' });
  },
  combined: (umpire) => move(umpire, 'combined'),
  noncombat(umpire) {
    begin(umpire, 'noncombat');
    umpire.call({ proc: 'noncombat', step: 'declare' });
  },
  rally(umpire) {
    begin(umpire, 'rally');
    umpire.call({ proc: 'rally', step: 'choose' });
  },
  scoring(umpire) {
    begin(umpire, 'scoring');
    umpire.call({ proc: 'scoring', step: 'cleanUp' });
  },
});

function begin(umpire: Table, phase: Phase): void {
  umpire.state.phase = phase;
  umpire.emit({ type: 'phaseBegan', rule: 'GEN-1.5', phase, round: umpire.state.round });
}

function move(umpire: Table, phase: MovementPhase): void {
  begin(umpire, phase);
  umpire.call<MovementFrame>({ proc: 'movement', step: 'declare', phase, settled: [] });
}
