// What people call things, for prompts, refusals, the journal and the terminal.
import type { Seat } from '@grognard/kernel';
import { bodySheet, leaderSheet } from './changes/bodies.ts';
import { sheetOf } from './changes/units.ts';
import { theatreOf } from './data/theatres.ts';
import { meta } from './meta.ts';
import { orderTypeOf, turnSheet } from './orders/legs.ts';
import type { Read } from './rule-types.ts';
import type { BodyId, BySide, Hex, LeaderId, OrderType, UnitId } from './vocabulary.ts';

export const SIDE_NAME: BySide<string> = meta.seatNames;

/** Who sits there: a side, or the commander of one of its players. */
export const seatName = (seat: Seat): string =>
  Object.entries<string>(meta.seatNames).find(([id]) => id === seat)?.[1] ?? seat;

/** '2452', as printed. */
export const hexName = (state: Read, hex: Hex): string => theatreOf(state).hexIds[hex] ?? 'off the map';

export const bodyName = (state: Read, id: BodyId): string => bodySheet(state, id).name;

export const ORDER_NAME: { readonly [type in OrderType]: string } = {
  attack: 'Attack',
  probe: 'Probe',
  defend: 'Defend',
  delay: 'Delay',
  march: 'March',
  fallBack: 'Fall Back',
  generalRetreat: 'General Retreat',
  assign: 'Assign',
  reserve: 'Reserve',
};

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
