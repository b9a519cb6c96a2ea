// The field at a glance: how many units of each kind stand where. Counted once per decision, since units are many.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';
import type { BySide, Place } from '../vocabulary.ts';

/** The units of one side in one place. */
export interface Force {
  /** Unrouted units by arm, occupants of a building included. */
  I: number;
  C: number;
  A: number;
  unrouted: number;
  routed: number;
}

export type Forces = { readonly [place in Place]: Force };
export type Field = BySide<Forces>;

const emptyForce = (): Force => ({ I: 0, C: 0, A: 0, unrouted: 0, routed: 0 });

const emptyForces = (): Forces => ({
  a1: emptyForce(),
  b1: emptyForce(),
  c1: emptyForce(),
  a2: emptyForce(),
  b2: emptyForce(),
  c2: emptyForce(),
  a3: emptyForce(),
  b3: emptyForce(),
  c3: emptyForce(),
  rw: emptyForce(),
  rb: emptyForce(),
  tray: emptyForce(),
  box: emptyForce(),
  captured: emptyForce(),
  gone: emptyForce(),
});

export const fieldOf = (state: Frozen<State>): Field => {
  const field = { white: emptyForces(), black: emptyForces() };
  for (const unit of state.units) {
    const force = field[unit.side][unit.at];
    if (unit.routed && unit.at !== 'box') {
      force.routed += 1;
      continue;
    }
    force[unit.arm] += 1;
    force.unrouted += 1;
  }
  return field;
};
