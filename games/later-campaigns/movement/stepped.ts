// NLC-D.2: what a group has left after a step. NLC-5.1b, NLC-R008: one hex is always possible, whatever it costs.
import { fieldOf } from '../ground/field.ts';
import { stepPrice } from '../reach/step-price.ts';
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { keptInColumn } from './columns.ts';
import { termsOf } from './terms.ts';

/** The group after one step; null when it cannot make it. */
export function stepped(state: Read, group: Group, hex: Hex): Group | null {
  const field = fieldOf(state);
  const terms = termsOf(state, group);
  return steppedAt(state, group, hex, (id) => stepPrice(state, field, id, group.hex, hex, terms));
}

/** The same, for what it costs each unit. */
export function steppedAt(
  state: Read,
  before: Group,
  hex: Hex,
  priceFor: (id: UnitId) => number,
): Group | null {
  const isFirst = before.hexesMoved === 0;
  const group = keptInColumn(state, before, hex);
  const used: number[] = [];
  // Written out: asked of every hex beside a group.
  for (const [i, id] of group.units.entries()) {
    const price = priceFor(id);
    const most = group.allowance[i] ?? 0;
    const points = (group.used[i] ?? 0) + price;
    if (price === Number.POSITIVE_INFINITY || (points > most && !isFirst)) return null;
    used.push(Math.min(points, most));
  }
  return { ...group, hex, used, hexesMoved: group.hexesMoved + 1 };
}
