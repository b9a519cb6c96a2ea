// NLC-8.3: where a line of sight ends, and what ends it.
import { OFF_MAP } from '@grognard/geometry';
import { fieldOf } from '../../../ground/field.ts';
import { terrainOf } from '../../../ground/hexes.ts';
import type { Read } from '../../../rule-types.ts';
import { sees } from '../../../sight/line-of-sight.ts';
import { lineBy } from '../../../sight/lines.ts';
import type { Hex } from '../../../vocabulary.ts';

export interface Block {
  readonly hex: Hex;
  readonly by: 'ground' | 'woods' | 'walls' | 'troops' | 'crest';
}

/** The first hex on the line behind which nothing is seen any more; null: the line runs clear. */
export function blockOn(state: Read, from: Hex, to: Hex): Block | null {
  const field = fieldOf(state);
  const { grid, levels } = field.theatre;
  if (sees(field, from, to)) return null;
  const [q, r] = [grid.q[from] ?? 0, grid.r[from] ?? 0];
  const way = lineBy((grid.q[to] ?? 0) - q, (grid.r[to] ?? 0) - r)
    .elements.map(({ hexes: [first] }) => (first === undefined ? OFF_MAP : grid.at(q + first.q, r + first.r)))
    .filter((hex) => hex !== OFF_MAP);
  const behind = way.findIndex((hex) => !sees(field, from, hex));
  const hex = (behind < 0 ? way.at(-1) : way[Math.max(0, behind - 1)]) ?? to;
  const level = levels[hex] ?? 0;
  const terrain = terrainOf(field.theatre, hex);
  if (level > Math.min(levels[from] ?? 0, levels[to] ?? 0)) return { hex, by: 'ground' };
  if (terrain === 'woods') return { hex, by: 'woods' };
  if (terrain === 'town' || terrain === 'chateau') return { hex, by: 'walls' };
  return { hex, by: field.at(hex).length > 0 ? 'troops' : 'crest' };
}
