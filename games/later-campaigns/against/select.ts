// NLC-4.5d, 5.1a: why units cannot set out.
import { type Fields, no, type Refusal } from '@grognard/kernel';
import { unitAt } from '../changes/units.ts';
import { isLaid } from '../movement/terms.ts';
import { sheetName } from '../names.ts';
import type { Read } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { unitsIn } from './asked.ts';

export function againstSelection(state: Read, asked: Fields): Refusal | null {
  const units = unitsIn(state, asked, 'units');
  if (units === null) return null;
  for (const id of units) {
    const against = againstMover(state, id);
    if (against !== null) return against;
  }
  return units.length > 1 ? no('NLC-5.1a', illegal.notOneBody) : null;
}

function againstMover(state: Read, id: UnitId): Refusal | null {
  const { status, charged } = unitAt(state, id);
  const unit = { unit: sheetName(state, id) };
  if (status !== 'map') return no('NLC-5.1a', illegal.notOnMap, unit);
  if (!state.stage?.active.includes(id)) return no('NLC-4.5d', illegal.notInStage, unit);
  if (charged === state.turn) return no('NLC-4.5d', illegal.chargedStays, unit);
  if (isLaid(state, id)) return no('NLC-8.1c', illegal.bombardedStays, unit);
  return state.stage.finished.includes(id) ? no('NLC-5.1a', illegal.hasMoved, unit) : null;
}
