// NAP-ACT.4, NAP-16.4: what an activation allows: everything, or what the card says that grants it.
import type { Grant } from '../state.ts';

/** NAP-ACT.4: paid with Orders. */
export const FULL: Grant = {
  card: null,
  movement: 0,
  move: true,
  attack: true,
  rest: true,
  meleeOnly: false,
  die: null,
};
