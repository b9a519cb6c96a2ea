// A sheet in the making: which units still wait for an order, how many orders are left, who will stand where.
import type { Frozen } from '@grognard/kernel';
import { isSector } from '../field/board-graph.ts';
import { firstIndex, isReady } from '../field/units.ts';
import type { ActionOf } from '../grammar.ts';
import type { Sheet, State } from '../state.ts';
import { ARMY_SIZE } from '../tables/armies.ts';
import type { Arm, Sector, Side } from '../vocabulary.ts';
import type { Field } from './field.ts';

type OrderAction = ActionOf<'order'>;
type Waiting = { readonly [sector in Sector]: { I: number; C: number; A: number } };
type Counts = { [sector in Sector]: number };

export interface SheetDraft {
  readonly state: Frozen<State>;
  readonly side: Side;
  readonly field: Field;
  /** Ready units without an order. */
  readonly waiting: Waiting;
  /** Own unrouted units that will stand in each sector if everything goes as written. */
  readonly standing: Counts;
  readonly orders: OrderAction[];
  /** Whether batteries are kept from standing alone. */
  readonly careful: boolean;
  /** Orders that may still be written. */
  left: number;
}

export const startSheet = (
  state: Frozen<State>,
  side: Side,
  field: Field,
  sheet: Frozen<Sheet>,
  left: number,
  careful: boolean,
): SheetDraft => {
  const waiting = mapSectors(() => ({ I: 0, C: 0, A: 0 }));
  const standing = mapSectors((sector) => field[side][sector].unrouted);
  const first = firstIndex(side);
  for (let i = first; i < first + ARMY_SIZE; i += 1) {
    const unit = state.units[i];
    if (unit !== undefined && isReady(unit) && !unit.bound && isSector(unit.at))
      waiting[unit.at][unit.arm] += 1;
  }
  for (const order of sheet) if (order.unit === null) waiting[order.from][order.arm] -= 1;
  return { state, side, field, waiting, standing, orders: [], careful, left };
};

/** Own units in the sector that count as a garrison: to a careful general batteries do not. */
export const garrisonOf = ({ careful, standing, field, side }: SheetDraft, sector: Sector): number =>
  careful ? standing[sector] - field[side][sector].A : standing[sector];

const mapSectors = <T>(make: (sector: Sector) => T): { [sector in Sector]: T } => ({
  a1: make('a1'),
  b1: make('b1'),
  c1: make('c1'),
  a2: make('a2'),
  b2: make('b2'),
  c2: make('c2'),
  a3: make('a3'),
  b3: make('b3'),
  c3: make('c3'),
  rw: make('rw'),
  rb: make('rb'),
});

/** Write one order if an order and a unit for it are left. */
export const write = (draft: SheetDraft, from: Sector, arm: Arm, path: OrderAction['path']): boolean => {
  if (draft.left <= 0 || draft.waiting[from][arm] <= 0) return false;
  draft.waiting[from][arm] -= 1;
  draft.left -= 1;
  draft.orders.push({ type: 'order', from, arm, path });
  const end = path[path.length - 1];
  if (arm !== 'A' && end !== undefined && end !== 'building') {
    draft.standing[from] -= 1;
    draft.standing[end] += 1;
  }
  return true;
};
