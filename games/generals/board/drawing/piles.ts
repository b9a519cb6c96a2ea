import { grouped } from '@grognard/desk/lists/grouped.ts';
import type { Unit } from '../../state.ts';

/** Units that look alike, in piles, in their first one's order. */
export const pilesOf = (units: readonly Unit[]) =>
  grouped(units, ({ side, arm, routed, spent, square }) => `${side}${arm}${routed}${spent}${square}`);
