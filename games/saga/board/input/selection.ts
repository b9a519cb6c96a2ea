import type { Json } from '@grognard/kernel';
import type { Desk } from '@grognard/web/table/game-board.ts';
import type { Layout } from '../../grammar.ts';
import { RESERVE, type ReserveSlot, type TerrainSlot } from '../../vocabulary.ts';
import { isSlot } from '../words/names.ts';

/** What is half chosen: the first half of a choice that takes two presses. */
export type Pick =
  /** A card of the hand, a unit to deploy or an objective. */
  | { readonly kind: 'card'; readonly card: string }
  /** A deployed unit that has been lifted again. */
  | { readonly kind: 'slot'; readonly slot: TerrainSlot }
  /** The Reserve as it shall stand, and the slot whose unit changes places next (SAG-15.9). */
  | { readonly kind: 'layout'; readonly layout: Layout; readonly from: ReserveSlot | null };

type Fields = { readonly [key: string]: Json };
const isFields = (json: Json | undefined): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const isTerrainSlot = (json: Json | undefined): json is TerrainSlot => isSlot(json) && json.length === 2;
export const isReserveSlot = (json: Json | undefined): json is ReserveSlot =>
  RESERVE.some((slot) => slot === json);

function readLayout(json: Json | undefined): Layout {
  const layout: { [slot in ReserveSlot]?: string } = {};
  if (!isFields(json)) return layout;
  for (const slot of RESERVE) {
    const unit = json[slot];
    if (typeof unit === 'string') layout[slot] = unit;
  }
  return layout;
}

export function pickOf(desk: Desk): Pick | null {
  const json = desk.selection.value;
  if (!isFields(json)) return null;
  const { kind, card, slot, layout, from } = json;
  if (kind === 'card' && typeof card === 'string') return { kind, card };
  if (kind === 'slot' && isTerrainSlot(slot)) return { kind, slot };
  if (kind === 'layout') return { kind, layout: readLayout(layout), from: isReserveSlot(from) ? from : null };
  return null;
}
export const pick = (desk: Desk, next: Pick | null): void => {
  if (next === null) desk.selection.value = null;
  else if (next.kind === 'layout') desk.selection.value = { ...next, layout: { ...next.layout } };
  else desk.selection.value = { ...next };
};
