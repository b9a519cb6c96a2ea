// NLC-17.2: at nine in the morning whoever is cut off from his supply is lost. A staff looks to that before.
import { bodySheet } from '../../changes/bodies.ts';
import { theatreOf } from '../../data/theatres.ts';
import { fieldOf } from '../../ground/field.ts';
import { membersOf } from '../../orders/divisions.ts';
import { isFallingBack } from '../../orders/legs.ts';
import type { Read } from '../../rule-types.ts';
import { isSuppliedAt } from '../../supply/supply.ts';
import type { BodyId, Hex } from '../../vocabulary.ts';
import { priceOfLosses } from '../stakes.ts';
import type { Mission } from './missions.ts';

const RECKONING = '0900';
/** What lies farther ahead may still be mended. */
const SOON = 6;

/** Cut off, and nine o'clock not far. */
export function isStarving(state: Read, body: BodyId, at: Hex): boolean {
  const ahead = theatreOf(state).turns.slice(state.turn - 1, state.turn - 1 + SOON);
  if (!ahead.some(({ clock }) => clock === RECKONING)) return false;
  const [unit] = membersOf(state, body);
  return unit !== undefined && !isSuppliedAt(fieldOf(state), unit, at);
}

/** The price of a body that stands there, cut off, when supply is looked at; those who fall back are on their way out. */
export function priceOfStarving(state: Read, { body, at, type }: Mission, strength: number): number {
  if (isFallingBack(type) || !isStarving(state, body, at)) return 0;
  return priceOfLosses(state, bodySheet(state, body).army, strength);
}
