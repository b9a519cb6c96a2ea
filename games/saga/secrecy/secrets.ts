// Section 29: what everybody may know, and turning units face-up (SAG-R60: they stay so).

import { type RuleId, type Seat, type Secret, secret } from '@grognard/kernel';
import { change, unitOf } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import type { Unit } from '../state.ts';
import { opponentOf, type Player, type UnitId } from '../vocabulary.ts';

const EVERYBODY: readonly Seat[] = ['A', 'B', 'spectator'];

export const known = <T>(value: T): Secret<T> => secret(value, ...EVERYBODY);
export const isKnownToAll = (value: Secret<unknown>): boolean => value.knownTo.length === EVERYBODY.length;

/** Turn a unit up for good. */
export function turnUp(umpire: Table, id: UnitId, rule: RuleId = 'SAG-9.6'): Unit {
  const unit = unitOf(umpire.state, id);
  if (unit.faceUp) return unit;
  const card = umpire.reveal(unit.card);
  umpire.emit({ type: 'unitRevealed', rule, unit: id, card });
  return change(umpire.state, id, { faceUp: true, card: known(card) });
}

/** A player looks at the enemy's face-down unit and remembers it. */
export function showTo(umpire: Table, id: UnitId, player: Player): void {
  const { card, faceUp } = unitOf(umpire.state, id);
  if (faceUp) return;
  change(umpire.state, id, { card: secret(umpire.reveal(card), opponentOf(player), player) });
}
