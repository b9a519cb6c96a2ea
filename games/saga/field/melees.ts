// SAG-11.3: pairs of engaged units.

import type { Frozen } from '@grognard/kernel';
import type { Table } from '../rule-types.ts';
import type { Melee, State, Unit } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { change, findUnit, unitOf } from './units.ts';

export function meleeOf(state: Frozen<State>, id: UnitId): Frozen<Melee> | undefined {
  for (const melee of state.melees) if (melee.units[0] === id || melee.units[1] === id) return melee;
  return undefined;
}

export const foeOf = (melee: Frozen<Melee>, id: UnitId): UnitId =>
  melee.units[0] === id ? melee.units[1] : melee.units[0];

/** What the lists of two say of this unit. */
export const shareOf = (melee: Frozen<Melee>, id: UnitId, of: 'startCas' | 'tests'): number =>
  melee.units[0] === id ? melee[of][0] : melee[of][1];

export function beginMelee(umpire: Table, attacker: Frozen<Unit>, defender: Frozen<Unit>): void {
  const melee: Melee = {
    units: [attacker.id, defender.id],
    startCas: [attacker.cas, defender.cas],
    tests: [0, 0],
  };
  umpire.state.melees = [...umpire.state.melees, melee];
  umpire.emit({ type: 'meleeBegan', rule: 'SAG-11.3', attacker: attacker.id, defender: defender.id });
}

/** SAG-21.14: one more Melee test of this unit in its Melee. */
export function countTest(state: State, id: UnitId): void {
  state.melees = state.melees.map((melee) => {
    const [one, other] = melee.tests;
    if (melee.units[0] === id) return { ...melee, tests: [one + 1, other] };
    return melee.units[1] === id ? { ...melee, tests: [one, other + 1] } : melee;
  });
}

export function endMelee(umpire: Table, melee: Frozen<Melee>, winner: UnitId | null): void {
  const { state } = umpire;
  state.melees = state.melees.filter((each) => each.units[0] !== melee.units[0]);
  umpire.emit({
    type: 'meleeEnded',
    rule: winner === null ? 'SAG-11.3' : 'SAG-11.7',
    units: melee.units,
    winner,
  });
}

/** SAG-14.4, 22.5: leaving a Melee turns a Charge marker over, and Echelon is lost with it. */
export function flipCharge(umpire: Table, id: UnitId): void {
  const { state } = umpire;
  if (findUnit(state, id) === undefined) return;
  const { chargeTurn, formation } = unitOf(state, id);
  if (chargeTurn === null) return;
  const losesEchelon = formation === 'echelon';
  change(state, id, { chargeTurn: null, disarray: true, formation: losesEchelon ? null : formation });
  umpire.emit({ type: 'unitDisarrayed', rule: 'SAG-14.4', unit: id });
  if (losesEchelon) umpire.emit({ type: 'formationLost', rule: 'SAG-22.5', unit: id, formation: 'echelon' });
}
