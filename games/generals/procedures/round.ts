// GEN-1.5: the seven phases of a round. None is left out, even if nobody has anything to do in it.
import {
  bombardmentFrame,
  movementFrame,
  noncombatFrame,
  planningFrame,
  rallyPhaseFrame,
  roundFrame,
  scoringFrame,
} from '../frames.ts';
import { sequence, type Table } from '../rule-types.ts';
import type { MovementPhase, Phase } from '../vocabulary.ts';

export const round = sequence(roundFrame, 'GEN-1.5', {
  planning(umpire) {
    begin(umpire, 'planning');
    umpire.call(planningFrame.at('orderDice', {}));
  },
  fast: (umpire) => move(umpire, 'fast'),
  bombard(umpire) {
    begin(umpire, 'bombard');
    umpire.call(bombardmentFrame.at('aim', {}));
  },
  combined: (umpire) => move(umpire, 'combined'),
  noncombat(umpire) {
    begin(umpire, 'noncombat');
    umpire.call(noncombatFrame.at('declare', {}));
  },
  rally(umpire) {
    begin(umpire, 'rally');
    umpire.call(rallyPhaseFrame.at('choose', {}));
  },
  scoring(umpire) {
    begin(umpire, 'scoring');
    umpire.call(scoringFrame.at('cleanUp', {}));
  },
});

function begin(umpire: Table, phase: Phase): void {
  umpire.state.phase = phase;
  umpire.emit({ type: 'phaseBegan', rule: 'GEN-1.5', phase, round: umpire.state.round });
}

function move(umpire: Table, phase: MovementPhase): void {
  begin(umpire, phase);
  umpire.call(movementFrame.at('declare', { phase, settled: [] }));
}
