// NLC-M: a table with several players on a side, for tests.
import { dispatchesFrame } from '../frames.ts';
import type { State } from '../state.ts';
import { type Sitting, type TestTable, table } from './table.ts';

/** Ney over two corps; both have one player each, and Ney another. Wellington has one corps. */
export const COUNCIL: Sitting = {
  units: {
    i: { at: '0,0', in: 'I' },
    j: { at: '6,0', in: 'II' },
    e: { at: '12,0', side: 'allied' },
  },
  leaders: {
    ney: { at: '0,1', rating: 4, role: 'oc', commands: ['I', 'II'], noHqPenalty: true },
    reille: { at: '0,0', commands: ['I'] },
    erlon: { at: '6,0', commands: ['II'] },
    wellington: { at: '12,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
    orange: { at: '12,0', side: 'allied', commands: ['allied corps'] },
  },
  places: { Frasnes: ['3,0'], Gemioncourt: ['9,0'] },
  orders: { I: 'defend', II: 'defend', 'allied corps': 'defend' },
  options: { sequence: 'multiplayer', players: 'corps' },
};
export const [NEY, REILLE, ERLON] = ['french-ney', 'french-reille', 'french-erlon'] as const;
export const BODY = { I: 0, II: 1 } as const;

/** Between two Stages: only game and turn lie below. */
export function betweenStages(state: State): void {
  state.stage = null;
  state.frames.splice(2, 1);
}

export const council = (more: Partial<Sitting> = {}, from: 'send' | 'deliver' = 'send'): TestTable =>
  table({
    ...COUNCIL,
    ...more,
    frames: [dispatchesFrame.at(from, {})],
    also(state, at) {
      betweenStages(state);
      more.also?.(state, at);
    },
  });

/** Ney tells a corps to march to Frasnes; everybody else has nothing to write. */
export function send(at: TestTable, recipient: number): void {
  at.play(NEY, { type: 'begin', sender: 0, recipient, order: 'march' });
  at.play(NEY, { type: 'target', at: { kind: 'place', place: 0 } });
  at.play(NEY, { type: 'finish' });
  for (const seat of at.asked()) at.play(seat, { type: 'done' });
}
