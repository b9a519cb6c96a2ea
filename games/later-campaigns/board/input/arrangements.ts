// Choices about a stack that bring nothing forward: found beside its counters, not among the answers.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { SeenStack, View } from '../../view.ts';
import { NOWHERE, type UnitId } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { ownGroup, procIn } from './moment.ts';

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

const isFoot = (view: View, unit: UnitId): boolean => theatreOf(view).units[unit]?.arm === 'inf';

/** NLC-20.2.3a: the brigade that is chosen and could deploy over two hexes; it is named to the table first. */
export function deployable(desk: Desk): UnitId | null {
  const picked = desk.selection.value;
  const { view } = desk.shown.value;
  if (!view.options.extendedLines || picked?.kind !== 'group') return null;
  const [unit, ...more] = picked.units;
  return unit !== undefined && more.length === 0 && isFoot(view, unit) ? unit : null;
}

/** NLC-20.2.3a, b: a brigade alone that is on its way, and could form a line or is one. */
export function isLining(view: View): boolean {
  const [unit, ...more] = (procIn(view) === 'group' ? ownGroup(view)?.units : undefined) ?? [];
  return view.options.extendedLines && unit !== undefined && more.length === 0 && isFoot(view, unit);
}

/** Where a line can be formed nowhere: what was asked for, to say why. */
export function linesRefused(offers: readonly Offer[]): readonly Offer[] {
  const lines = offers.filter(({ action }) => action.type === 'extend');
  return legalIn(lines).length > 0 ? [] : lines;
}
