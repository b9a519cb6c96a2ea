// Events of small battles, for whatever reads what happened.
import type { Event } from '../events.ts';

export const round = (number: number): Event => ({ type: 'roundBegan', rule: 'GEN-1.5', round: number });
export const attack = (
  unit: string,
  target: string,
  natural: number,
  against: number | null,
  hit: boolean,
): Event => ({
  type: 'attackResolved',
  rule: against === null ? 'GEN-12.33' : 'GEN-12.40',
  unit,
  target,
  step: 'melee',
  front: 'a1-a2',
  natural,
  modifiers: [],
  modified: natural,
  against,
  hit,
});
export const dice = (...thrown: readonly [unit: string, target: string, natural: number][]): Event => ({
  type: 'diceHandedOut',
  rule: 'GEN-12.29',
  step: 'melee',
  front: 'a1-a2',
  dice: thrown.map(([unit, target, natural]) => ({
    side: unit.startsWith('w') ? 'white' : 'black',
    unit,
    target,
    natural,
  })),
});
