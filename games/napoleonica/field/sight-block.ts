// NAP-LOS.2: what stands in the way of a line of sight, for whoever wants to know why it is closed.
import type { Frozen } from '@grognard/kernel';
import type { Battle } from '../state.ts';
import type { Hex } from '../vocabulary.ts';
import { distance } from './hexes.ts';
import { sees, wedgesOf } from './sight.ts';
import { groundTable } from './terrain.ts';
import { unitAt } from './units.ts';

/** The hex that closes most of the lines between two others, of equals the nearest; null: one sees the other. */
export function sightBlock(battle: Frozen<Battle>, from: Hex, to: Hex): Hex | null {
  if (sees(battle, from, to)) return null;
  const { blocks } = groundTable(battle);
  const closed = new Map<Hex, number>();
  for (const wedge of wedgesOf(from, to))
    for (const hex of wedge)
      if (blocks[hex] === 1 || unitAt(battle, hex) !== null) closed.set(hex, (closed.get(hex) ?? 0) + 1);
  const [worst] = [...closed].toSorted(
    ([a, some], [b, others]) => others - some || distance(from, a) - distance(from, b),
  );
  return worst?.[0] ?? null;
}
