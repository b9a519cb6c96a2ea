// Orders in force of one side, each with the part that is carried out now.
import { fieldOf } from '../../../ground/field.ts';
import type { Read } from '../../../rule-types.ts';
import type { Leg } from '../../../state.ts';
import type { BodyId, Side } from '../../../vocabulary.ts';

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
