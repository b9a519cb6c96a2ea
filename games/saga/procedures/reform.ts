// SAG-7.1: Reform the Ranks! Steps A, B and C; in each the First player, then the Second (SAG-R13).

import { nobody } from '../actions/yes-no.ts';
import { rallyFrame, reformFrame, regroupFrame } from '../frames.ts';
import { procedure, type Table } from '../rule-types.ts';
import { opponentOf, type Player } from '../vocabulary.ts';
import { callCheckpoint } from './checkpoint.ts';
import { openLaying } from './lay-terrain.ts';

const STEPS: readonly ((umpire: Table, player: Player) => void)[] = [
  (umpire, player) => umpire.call(regroupFrame.at('window', { player, tried: [] })),
  (umpire, player) => umpire.call(rallyFrame.at('look', { player, tried: [] })),
  openLaying,
];

/** `turns` counts players' steps: two for each of A, B and C. A checkpoint follows each. */
export const reform = procedure(reformFrame, {
  rule: 'SAG-7.1',
  pending: () => nobody,
  actions: [],
  advance(umpire, frame) {
    if (frame.step === 'checkpoint') {
      frame.step = 'go';
      return callCheckpoint(umpire);
    }
    const { first } = umpire.state;
    const step = STEPS[Math.floor(frame.turns / 2)];
    if (step === undefined) return umpire.end();
    const player = frame.turns % 2 === 0 ? first : opponentOf(first);
    frame.turns += 1;
    frame.step = 'checkpoint';
    step(umpire, player);
  },
});
