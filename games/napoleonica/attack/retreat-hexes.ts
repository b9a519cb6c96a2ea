// NAP-RET.2, NAP-RET.6: neighbouring hexes that are passable, empty and exactly one farther from the attacker.
import type { Frozen } from '@grognard/kernel';
import { distance, neighbours } from '../field/hexes.ts';
import { isPassable } from '../field/terrain.ts';
import { occupied } from '../field/units.ts';
import type { Battle } from '../state.ts';
import type { Hex } from '../vocabulary.ts';

export function retreatHexes(battle: Frozen<Battle>, from: Hex, attacker: Hex): readonly Hex[] {
  const units = occupied(battle);
  const now = distance(from, attacker);
  return neighbours(from).filter(
    (hex) => units[hex] === 0 && isPassable(battle, hex) && distance(hex, attacker) === now + 1,
  );
}
