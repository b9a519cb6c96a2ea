import type { Json } from '@grognard/kernel';
import type { Desk } from '@grognard/web/table/game-board.ts';
import { isSector } from '../../field/board-graph.ts';
import type { Arm, FrontId, Sector, UnitId } from '../../vocabulary.ts';

/** What is half chosen: the first half of a choice that takes two presses. */
export type Pick =
  /** Which units get an order, and how far its arrow is drawn. */
  | { readonly kind: 'order'; readonly from: Sector; readonly arm: Arm; readonly via: Sector | null }
  | { readonly kind: 'place'; readonly arm: Arm }
  /** A unit that has still to be told where, or at whom. */
  | { readonly kind: 'unit'; readonly unit: UnitId };

export interface Selection {
  readonly pick: Pick | null;
  /** The front shown large in the tray. */
  readonly front: FrontId | null;
}

const NOTHING: Selection = { pick: null, front: null };

type Fields = { readonly [key: string]: Json };
const isFields = (json: Json): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
const isArm = (json: Json | undefined): json is Arm => json === 'I' || json === 'C' || json === 'A';

function readPick(json: Json | undefined): Pick | null {
  if (json === undefined || !isFields(json)) return null;
  const { kind, from, arm, via, unit } = json;
  if (kind === 'order' && isSector(from) && isArm(arm))
    return { kind, from, arm, via: isSector(via) ? via : null };
  if (kind === 'place' && isArm(arm)) return { kind, arm };
  return kind === 'unit' && typeof unit === 'string' ? { kind, unit } : null;
}

export function selectionOf(desk: Desk): Selection {
  const json = desk.selection.value;
  if (!isFields(json)) return NOTHING;
  const { front } = json;
  return { pick: readPick(json['pick']), front: typeof front === 'string' ? front : null };
}

export const pick = (desk: Desk, next: Pick | null): void => {
  desk.selection.value = { pick: next === null ? null : { ...next }, front: selectionOf(desk).front };
};
export const pickFront = (desk: Desk, front: FrontId | null): void => {
  const { pick: kept } = selectionOf(desk);
  desk.selection.value = { pick: kept === null ? null : { ...kept }, front };
};
