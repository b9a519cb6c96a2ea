import { TERRAIN_SLOTS } from '../../field/places.ts';
import type { Desk, Selection } from '../desk.ts';

/** The card or the deployed unit that is being dragged, as if it had been picked by a press. */
export function inHand(desk: Desk): Selection | null {
  const from = desk.drag.value?.from;
  if (from === undefined) return null;
  if ('card' in from) return { kind: 'card', card: from.card };
  const slot = 'sector' in from ? TERRAIN_SLOTS.find((each) => each === from.sector) : undefined;
  return slot === undefined ? null : { kind: 'slot', slot };
}
