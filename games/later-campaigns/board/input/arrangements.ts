// Choices about a stack that bring nothing forward: found beside its counters, not among the answers.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { SeenStack } from '../../view.ts';
import { NOWHERE, type UnitId } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';

export const ARRANGEMENTS: readonly Offer['action']['type'][] = [
  'stance',
  'top',
  'lineHex',
  'contract',
  'lead',
  'unlead',
];

export function arrangementsAt(desk: Desk, { units, leaders }: SeenStack): readonly Offer[] {
  if (!desk.isLive.value) return [];
  return legalIn(desk.offers()).filter(({ action }) => {
    if (!ARRANGEMENTS.includes(action.type)) return false;
    if ('unit' in action) return units.some(({ unit }) => unit === action.unit);
    return 'leader' in action && leaders.includes(action.leader);
  });
}

/** NLC-20.2.3b: a brigade that fills two hexes already. */
export const isInLine = ({ units }: SeenStack, brigade: UnitId | null): boolean =>
  units.some(({ unit, extended }) => unit === brigade && extended !== NOWHERE);

/** NLC-20.2.3a: the brigade that is chosen and could deploy over two hexes; it is named to the table first. */
export function deployable(desk: Desk): UnitId | null {
  const picked = desk.selection.value;
  const { view } = desk.shown.value;
  if (!view.options.extendedLines || picked?.kind !== 'group') return null;
  const [unit, ...more] = picked.units;
  return unit !== undefined && more.length === 0 && theatreOf(view).units[unit]?.arm === 'inf' ? unit : null;
}
