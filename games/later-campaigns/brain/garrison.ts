// NLC-18.1: ground that scores is taken, and where the enemy is near it is not left empty.
import type { Hex } from '../vocabulary.ts';
import { powerOf } from './front.ts';
import type { LookOut } from './look-out.ts';
import { isHeldBy, prizeAt } from './stakes.ts';

export function worthOfPrize(look: LookOut, hex: Hex): number {
  const { state, arm, side } = look;
  const prize = prizeAt(state, hex);
  if (prize === 0 || arm === 'art') return 0;
  if (!isHeldBy(state, hex, side)) return 0.8 * prize;
  return 0.35 * prize * needAt(look, hex) * (arm === 'cav' ? 0.4 : 1);
}

/** How much a hex wants a garrison: by what threatens it, less what is in it. */
function needAt(look: LookOut, hex: Hex): number {
  const { state, field, side, unit: self } = look;
  const threat = look.threat(hex);
  const there = field
    .atOf(hex, side)
    .reduce((sum, unit) => sum + (unit === self ? 0 : powerOf(state, unit)), 0);
  return Math.min(1, threat / 4) * Math.max(0.1, 1 - there / (0.7 * threat + 1));
}
