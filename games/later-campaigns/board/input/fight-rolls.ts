// The dice of the fight that is going on, oldest first: what was rolled stays readable while its losses are taken.
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import type { Desk } from '../desk.ts';
import { procIn } from './moment.ts';

type Rolled = Extract<Event, { readonly type: 'fired' | 'moraleTested' | 'squareTested' }>;

/** In the middle of a fight, or between two. */
const FIGHTING: readonly string[] = [
  'assault',
  'chargeCombat',
  'losses',
  'retreat',
  'pursuit',
  'returning',
  'reaction',
];
const isFighting = (view: View): boolean => FIGHTING.includes(procIn(view));

/** Odds before it and dice of it are read on the desk: there it must be open. */
export const isFightOnDesk = (view: View): boolean =>
  isFighting(view) || ['assaults', 'chargeDeclaration', 'bombardment'].includes(procIn(view));

/** With these a fight begins, or the Stage it belongs to. */
const BEGINNINGS: readonly Event['type'][] = [
  'assaultBegan',
  'chargeDeclared',
  'chitDrawn',
  'initialPicked',
  'sideStage',
  'reserveStage',
  'turnBegan',
];

const isRolled = (event: Event): event is Rolled =>
  event.type === 'fired' || event.type === 'moraleTested' || event.type === 'squareTested';

export function fightRolls(desk: Desk): readonly Rolled[] {
  if (!desk.isLive.value || !isFighting(desk.shown.value.view)) return [];
  const found: Rolled[] = [];
  for (const { events } of desk.moments.value.toReversed())
    for (const event of events.toReversed()) {
      if (BEGINNINGS.includes(event.type)) return found;
      if (!isRolled(event)) continue;
      found.unshift(event);
      if (event.type === 'fired' && event.fight === 'bombardment') return found;
    }
  return found;
}
