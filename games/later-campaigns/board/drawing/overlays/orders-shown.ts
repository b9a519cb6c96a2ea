// Orders in force of one side, each with the part that is carried out now.
import { fieldOf } from '../../../ground/field.ts';
import { aimOf, wayOf } from '../../../odds/order-way.ts';
import type { Read } from '../../../rule-types.ts';
import type { Leg } from '../../../state.ts';
import type { BodyId, Hex, Side } from '../../../vocabulary.ts';

export interface InForce {
  readonly body: BodyId;
  readonly leg: Leg;
}

export function ordersShown(state: Read, side: Side): readonly InForce[] {
  const { bodies } = fieldOf(state).theatre;
  return [...bodies.keys()].flatMap((body): readonly InForce[] => {
    const under = bodies[body]?.side === side ? (state.bodies[body] ?? null) : null;
    const leg = under?.order.legs[under.leg];
    return leg === undefined ? [] : [{ body, leg }];
  });
}

interface Meant {
  readonly kind: 'way' | 'aim';
  readonly hexes: readonly Hex[];
}

/** Where an order leads: the way it goes, else the enemy it is aimed at; null: nowhere. */
export function meantBy(state: Read, { body, leg }: InForce): Meant | null {
  const way = wayOf(state, body, leg);
  if (way.length > 0) return { kind: 'way', hexes: way };
  const aim = leg.type === 'attack' || leg.type === 'probe' ? aimOf(state, body, leg) : null;
  return aim === null ? null : { kind: 'aim', hexes: aim };
}
