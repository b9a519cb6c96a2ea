// F14, NAP-DEK.7: hexes one farther from the attacker that the defender may march to; an exhausted unit stays.
import type { Frozen } from '@grognard/kernel';
import { isExhausted } from '../field/units.ts';
import type { Battle } from '../state.ts';
import type { Hex } from '../vocabulary.ts';
import { retreatHexes } from './retreat-hexes.ts';
import { attackerOf, targetOf } from './sides.ts';

const NONE: readonly Hex[] = [];

export function withdrawals(battle: Frozen<Battle>): readonly Hex[] {
  const target = targetOf(battle);
  return isExhausted(target) ? NONE : retreatHexes(battle, target.at, attackerOf(battle).at);
}
