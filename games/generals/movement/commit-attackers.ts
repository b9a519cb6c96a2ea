// GEN-M3, GEN-7.9 to 7.13: everybody who has not moved by now is committed and stands at the border towards the target.

import { crossing, isBattleSector } from '../field/board-graph.ts';
import { isEnemyHeld } from '../field/control.ts';
import { sideOf } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import type { Activation, Attacker } from '../state.ts';
import { otherSide } from '../vocabulary.ts';
import { activeNow } from './activations.ts';
import { isContested } from './moves.ts';

/** True when anybody is committed. Moves and attacks count towards the border limit together (GEN-R.20). */
export function commitAttackers(umpire: Table): boolean {
  const { state } = umpire;
  const all = activeNow(state);
  const attackers: Attacker[] = [];
  const crossings: { [direction: string]: number } = {};
  for (const one of all) {
    if (one.from !== one.to) {
      const key = crossing(one.from, one.to);
      crossings[key] = (crossings[key] ?? 0) + 1;
    }
    if (!one.arrived && isBattleSector(one.to)) attackers.push(attacker(one, one.to));
  }
  if (state.engagement !== null) state.engagement = { ...state.engagement, attackers, crossings };
  reportVacated(umpire, all);
  return attackers.length > 0;
}

const attacker = ({ unit, from, to: target }: Activation, to: Attacker['to']): Attacker => ({
  unit,
  from,
  to,
  kind: from === target ? 'building' : 'order',
  front: null,
  active: true,
  rolled: false,
  scored: false,
  hadMeleeTarget: false,
  withdrew: false,
});

/** GEN-7.13, GEN-R.23: the target was enemy-held, but everybody there has left; who is committed advances in GEN-F2 (GEN-R.24). */
function reportVacated(umpire: Table, all: readonly Activation[]): void {
  const told = new Set<string>();
  for (const one of all) {
    const side = sideOf(one.unit);
    if (one.arrived || one.from === one.to || !isBattleSector(one.to) || told.has(one.to)) continue;
    if (isEnemyHeld(umpire.state, side, one.to) || isContested(one, all)) continue;
    told.add(one.to);
    umpire.emit({ type: 'sectorVacated', rule: 'GEN-7.13', sector: one.to, by: otherSide(side) });
  }
}
