// NLC-D.6, NLC-7.4h: where a stack has gone back and there is no room for all, one goes on.
import { type RetreatFrame, retreatFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { UNDECIDED } from './going-back.ts';

/** One unit too many goes on; no hex twice. */
export function sendOn(table: Table, frame: RetreatFrame, unit: UnitId): void {
  frame.step = 'stack';
  frame.units = frame.units.filter((id) => id !== unit);
  const { side, at, visited } = frame;
  // NLC-D.6: after a charge nobody is choosy about whom he comes near.
  const foes = frame.kind === 'charge' ? [] : frame.foes;
  table.call(
    retreatFrame.at('look', {
      ...UNDECIDED,
      side,
      foes,
      kind: 'excess',
      units: [unit],
      at,
      left: 1,
      visited,
    }),
  );
}
