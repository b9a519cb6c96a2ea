import type { Arm, Side } from '../../../vocabulary.ts';
import type { CounterFace } from '../../drawing/counter.tsx';

/** A unit in good order. */
export const plain = (side: Side, arm: Arm): CounterFace => ({
  side,
  arm,
  spent: false,
  routed: false,
  square: false,
});
