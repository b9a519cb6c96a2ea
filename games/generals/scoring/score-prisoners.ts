// GEN-S2, GEN-16.3: 1 VP for each captured Infantry or Cavalry unit, 2 VP for a battery; then the prisoners leave the game.

import { change, unitsAt } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import { type ByArm, otherSide, SIDES } from '../vocabulary.ts';
import { scoreVp } from './score-vp.ts';

const WORTH: ByArm<number> = { I: 1, C: 1, A: 2 };

export function scorePrisoners(umpire: Table): void {
  for (const side of SIDES) {
    const prisoners = unitsAt(umpire.state, otherSide(side), 'captured');
    if (prisoners.length === 0) continue;
    const vp = prisoners.reduce((sum, { arm }) => sum + WORTH[arm], 0);
    for (const { id } of prisoners) change(umpire.state, id, { at: 'gone' });
    scoreVp(umpire, side, {
      rule: 'GEN-16.3',
      vp,
      source: 'prisoners',
      sector: null,
      count: prisoners.length,
    });
  }
}
