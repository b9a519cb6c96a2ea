// GEN-9.3: where a battery's fire falls.
import { behind, isBattleSector } from '../field/board-graph.ts';
import type { View } from '../view.ts';
import type { BattleSector } from '../vocabulary.ts';

/** The sector an order of the viewer's sheet would bombard at this range; null: none. */
export function aimedAt(view: View, order: number, range: 1 | 2): BattleSector | null {
  const written = view.sheet[order];
  const [first] = written?.path ?? [];
  if (written === undefined || first === undefined || first === 'building') return null;
  if (range === 2) return behind(written.from, first);
  return isBattleSector(first) ? first : null;
}
