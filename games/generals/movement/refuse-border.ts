// GEN-7.2, 20.4, 20.25: why no further unit may cross a border in this direction in this phase.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { isForest } from '../field/terrain.ts';
import type { Leg } from '../orders/orders.ts';
import type { State } from '../state.ts';

export function refuseBorder(state: Frozen<State>, { from, to, building }: Leg, limit: number): Refusal {
  if (building) return no('GEN-20.18', 'At most {limit} Infantry units attack a building.', { limit });
  if (limit === 5)
    return no('GEN-7.2', 'At most {limit} units may cross from {from} to {to} in one phase.', {
      limit,
      from,
      to,
    });
  return isForest(state, to)
    ? no('GEN-20.4', 'At most {limit} units may enter the wood {to} over one border in one phase.', {
        limit,
        to,
      })
    : no('GEN-20.25', 'At most {limit} units may cross the river into {to} over one border in one phase.', {
        limit,
        to,
      });
}
