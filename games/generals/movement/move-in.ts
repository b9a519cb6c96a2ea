// GEN-7.14: the attackers of a wave enter their sectors, all at the same moment.

import { enterSector } from '../field/enter-sector.ts';
import { leaveBuilding } from '../field/leave-building.ts';
import type { AdvanceFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import type { Attacker } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { arrive } from './activations.ts';
import { entriesOf, goesUnasked } from './advancing.ts';

/** Those named and those who need not be named. */
export function moveIn(umpire: Table, frame: AdvanceFrame, named: readonly UnitId[]): void {
  const { state } = umpire;
  const unasked = entriesOf(state, frame.wave).flatMap((entry) =>
    goesUnasked(frame.phase, entry) ? entry.ordered : [],
  );
  const going = (state.engagement?.attackers ?? []).filter(
    ({ unit }) => frame.wave.includes(unit) && (named.includes(unit) || unasked.includes(unit)),
  );
  for (const attacker of going) step(umpire, attacker, frame.phase === 'fast' ? 'GEN-8.4' : 'GEN-10.6');
}

/**
 * The unit keeps the activation it has left (GEN-8.5). A countercharge is no order: it uses up no leg and is no march
 * (GEN-R.114).
 */
function step(umpire: Table, { unit, from, to, kind }: Attacker, rule: 'GEN-8.4' | 'GEN-10.6'): void {
  leaveBuilding(umpire, unit);
  umpire.emit({ type: 'unitAdvanced', rule, unit, from, to });
  const ordered = kind === 'order';
  enterSector(umpire, unit, to, ordered ? { moved: true } : {});
  if (ordered) arrive(umpire.state, unit);
}
