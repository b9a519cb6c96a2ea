// GEN-9.1 to 9.4, 20.9, 20.14: why a battery cannot fire along its arrow.

import { draftOf, type Frozen, no, type Refusal } from '@grognard/kernel';
import { isReserve } from '../field/board-graph.ts';
import { isForest } from '../field/terrain.ts';
import type { AimFrame } from '../frames.ts';
import { placeName } from '../names.ts';
import { sheetOf } from '../orders/orders.ts';
import { refuseCarrier, refuseUsedUp } from '../orders/refuse-order.ts';
import type { Order, State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { isBlocked, type LineOfFire, lineOfFire } from './bombard-line.ts';

/** What every shot needs, at units or at a building. `aim` goes on with the line of fire. */
export function refuseShot(
  state: Frozen<State>,
  frame: Frozen<AimFrame>,
  side: Side,
  { order: index, range }: { readonly order: number; readonly range: 1 | 2 },
  aim: (line: LineOfFire) => Refusal | null,
): Refusal | null {
  const sheet = sheetOf(state, side);
  const order = sheet[index];
  const fired = draftOf(frame, side).shots.map((shot) => shot.order);
  if (order === undefined) return no('GEN-6.2', refusals.noSuchOrder);
  if (order.arm !== 'A') return no('GEN-9.1', refusals.onlyGunsBombard);
  if (fired.includes(index)) return no('GEN-9.2', refusals.alreadyFires);
  const { from } = order;
  if (isReserve(from)) return no('GEN-9.1', refusals.gunsInReserve);
  const refused = refuseUsedUp(order) ?? refuseCarrier(state, side, sheet, fired, order);
  if (refused !== null) return refused;
  if (isForest(state, from)) return no('GEN-20.9', refusals.gunsInWood, { from: placeName(from) });
  const line = lineOfFire(side, order, range);
  return line === null ? noLine(order) : refuseLine(state, line, aim);
}

const noLine = ({ from }: Frozen<Order>): Refusal =>
  no('GEN-9.3', refusals.outOfReach, { from: placeName(from) });

function refuseLine(
  state: Frozen<State>,
  line: LineOfFire,
  aim: (line: LineOfFire) => Refusal | null,
): Refusal | null {
  if (isBlocked(state, line)) return no('GEN-20.14', refusals.hillBetween, { next: placeName(line.next) });
  return aim(line);
}
