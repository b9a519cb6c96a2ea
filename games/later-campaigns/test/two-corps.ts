// Two French corps under a wing commander, with places to write of: the army in which orders are tried.
import { legWith } from '../orders/legs.ts';
import type { Leg, Order } from '../state.ts';
import type { Sitting, TestTable } from './table.ts';
import { bodyNamed } from './under-orders.ts';

export const TWO_CORPS = {
  units: {
    i: { at: '0,0', in: 'I', division: 'Foy' },
    j: { at: '2,0', in: 'II' },
    e: { at: '14,0', side: 'allied' },
  },
  leaders: {
    napoleon: { at: '-9,0', rating: 4, role: 'oc', commands: ['I', 'II'], noHqPenalty: true },
    ney: { at: '0,1', rating: 3, role: 'wc', commands: ['I', 'II'] },
    reille: { at: '0,0', rating: 2, commands: ['I'] },
    erlon: { at: '2,0', rating: 2, commands: ['II'] },
    wellington: { at: '14,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
  },
  places: { Frasnes: ['5,0'], Thyle: ['6,0'], Gosselies: ['-3,0'] },
  orders: { I: 'delay', II: 'delay', 'allied corps': 'delay' },
} as const satisfies Sitting;

/** A place of theirs, by its number. */
export const at = (place: number): Leg['target'] => ({ kind: 'place', place });
export const attack = (place: number): Leg => legWith({ type: 'attack', target: at(place) });
export const orderFor = (set: TestTable, body: string, more: Partial<Order>): Order => ({
  ...set.body(body).order,
  recipient: bodyNamed(set.state, body),
  sender: 0,
  issued: 0,
  receive: 1,
  ...more,
});
