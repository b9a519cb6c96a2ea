// GEN-F2, GEN-7.14, GEN-R.35: one wave of advances: ask whoever has a choice, then move in.

import { advanceFrame, type MovementFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import { SIDES } from '../vocabulary.ts';
import { choosable, entriesOf, nextWave } from './advancing.ts';

/** False when no attacker is left before a clear sector. */
export function callAdvance(umpire: Table, frame: MovementFrame): boolean {
  const { state } = umpire;
  const wave = nextWave(state, frame.settled).map((attacker) => attacker.unit);
  if (wave.length === 0) return false;
  frame.settled = [...frame.settled, ...wave];
  const entries = entriesOf(state, wave);
  const asked = SIDES.filter((side) =>
    entries.some((entry) => entry.side === side && choosable(frame.phase, entry).length > 0),
  );
  umpire.call(advanceFrame.ask(asked, { phase: frame.phase, wave }));
  return true;
}
