// NLC-8.3: where a line of sight ends, and what ends it.
import { OFF_MAP } from '@grognard/geometry';
import { CREST } from '../../../data/theatre.ts';
import { type Field, fieldOf } from '../../../ground/field.ts';
import { distance, terrainOf } from '../../../ground/hexes.ts';
import type { Read } from '../../../rule-types.ts';
import { isCovered } from '../../../sight/ground-between.ts';
import { sees } from '../../../sight/line-of-sight.ts';
import { lineBy } from '../../../sight/lines.ts';
import type { Hex } from '../../../vocabulary.ts';

export interface Block {
  /** As far as one sees along the line. */
  readonly hex: Hex;
  readonly by: 'far' | 'ground' | 'woods' | 'walls' | 'troops' | 'crest';
}

/** What the line runs through, from its beginning; two hexes where it runs between them. */
function stretches({ theatre: { grid } }: Field, from: Hex, to: Hex): readonly (readonly Hex[])[] {
  const [q, r] = [grid.q[from] ?? 0, grid.r[from] ?? 0];
  return lineBy((grid.q[to] ?? 0) - q, (grid.r[to] ?? 0) - r).elements.map(({ hexes }) =>
    hexes.map((hex) => grid.at(q + hex.q, r + hex.r)),
  );
}

/** NLC-8.3c: what hides hexes of equal level from each other. */
function coverIn(field: Field, hex: Hex, level: number): Block['by'] | null {
  const { theatre } = field;
  const here = theatre.levels[hex] ?? 0;
  if (hex === OFF_MAP || here < level) return null;
  if (here > level) return 'ground';
  if (isCovered(theatre, hex)) return terrainOf(theatre, hex) === 'woods' ? 'woods' : 'walls';
  return field.at(hex).length > 0 ? 'troops' : null;
}

/** NLC-8.3a: the crest the line meets. */
function crestOn({ theatre: { grid, hexsides } }: Field, from: Hex, to: Hex): Hex {
  const [q, r] = [grid.q[from] ?? 0, grid.r[from] ?? 0];
  const { sides } = lineBy((grid.q[to] ?? 0) - q, (grid.r[to] ?? 0) - r);
  const hexes = sides
    .filter(({ hex, direction }) => {
      const here = grid.at(q + hex.q, r + hex.r);
      return here !== OFF_MAP && ((hexsides[6 * here + direction] ?? 0) & CREST) !== 0;
    })
    .map(({ hex }) => grid.at(q + hex.q, r + hex.r));
  return hexes[0] ?? to;
}

/** What ends the line; null: it runs clear. */
export function blockOn(state: Read, from: Hex, to: Hex): Block | null {
  const field = fieldOf(state);
  const { theatre } = field;
  if (sees(field, from, to)) return null;
  if (distance(theatre, from, to) > field.visibility) return { hex: from, by: 'far' };
  const levelOf = (hex: Hex): number => theatre.levels[hex] ?? 0;
  const [level, other] = [levelOf(from), levelOf(to)];
  const line = stretches(field, from, to);
  if (level !== other) {
    // NLC-8.3b, 8.3e: ground as high as the higher end, else a rise before the lower one.
    const rises = (least: number) => line.flat().filter((hex) => hex !== OFF_MAP && levelOf(hex) >= least);
    const hex = rises(Math.max(level, other))[0] ?? rises(Math.min(level, other) + 1)[0] ?? to;
    return { hex, by: 'ground' };
  }
  for (const hexes of line) {
    const cover = hexes.map((hex) => coverIn(field, hex, level));
    const [hex, by] = [hexes[0], cover[0] ?? null];
    if (hex !== undefined && by !== null && !cover.includes(null)) return { hex, by };
  }
  return { hex: crestOn(field, from, to), by: 'crest' };
}
