// Starting procedures from elsewhere, with their locals filled in.

import { unitOf } from '../field/units.ts';
import { type EngageFrame, engageFrame, fireFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';

export function callFire(umpire: Table, unit: UnitId, target: UnitId): void {
  const { at } = unitOf(umpire.state, target);
  umpire.call(fireFrame.at('window', { unit, target, at, byCard: false, shots: 0 }));
}

export function callEngage(umpire: Table, unit: UnitId, target: UnitId, charge: EngageFrame['charge']): void {
  const { at } = unitOf(umpire.state, unit);
  umpire.call(engageFrame.at('begin', { unit, target, at, charge }));
}
