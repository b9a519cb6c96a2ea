// NLC-12.1e, NLC-R091: out of command, or without a commander at all.
import { no, type Refusal } from '@grognard/kernel';
import { bodyAt } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { sheetName } from '../names.ts';
import type { Read } from '../rule-types.ts';
import { NOBODY, NOWHERE, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';

export function outOfCommand(state: Read, id: UnitId): Refusal {
  const { leader } = bodyAt(state, unitAt(state, id).body);
  const isLed = leader !== NOBODY && state.leaders[leader]?.hex !== NOWHERE;
  const unit = { unit: sheetName(state, id) };
  return isLed ? no('NLC-12.1e', illegal.outOfCommand, unit) : no('NLC-R091', illegal.noLeader, unit);
}
