// What people call a thing of a position, for prompts, refusals, the journal and the terminal.
import { bodySheet, leaderSheet } from './changes/bodies.ts';
import { sheetOf } from './changes/units.ts';
import { theatreOf } from './data/theatres.ts';
import { orderTypeOf, turnSheet } from './orders/legs.ts';
import type { Read } from './rule-types.ts';
import type { BodyId, Hex, LeaderId, UnitId } from './vocabulary.ts';
import { ORDER_NAME } from './words/sides-and-orders.ts';

/** '2452', as printed. */
export const hexName = (state: Read, hex: Hex): string => theatreOf(state).hexIds[hex] ?? 'off the map';

export const bodyName = (state: Read, id: BodyId): string => bodySheet(state, id).name;

export const sheetName = (state: Read, id: UnitId): string => sheetOf(state, id).name;

export const leaderName = (state: Read, id: LeaderId): string => leaderSheet(state, id).name;

/** Who is bound, and by what order. */
export const orderFacts = (state: Read, id: UnitId): { readonly unit: string; readonly order: string } => ({
  unit: sheetName(state, id),
  order: ORDER_NAME[orderTypeOf(state, id)],
});

/** 'Turn 3, 16:00' */
export function momentName(state: Read): string {
  const { clock } = turnSheet(state);
  return `Turn ${state.turn}, ${clock.slice(0, 2)}:${clock.slice(2)}`;
}

/** Half-points as people count them: 5 are '2½'. */
export function pointsInWords(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
}
