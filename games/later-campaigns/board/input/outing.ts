// Somebody chosen to move. Where he may go is worked out by the rules of movement, which come when first somebody is chosen.
import { lazyCode } from '@grognard/desk/parts/lazy-code.ts';
import type { Reach } from '../../reach/journey.ts';
import type { Hex, UnitId } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { ownGroup } from './moment.ts';

export interface Outing {
  readonly units: readonly UnitId[];
  readonly from: Hex;
  /** Where the move may end; staying may be one of them. */
  readonly goals: readonly Hex[];
  readonly reach: Reach;
  /** Half-points there are, of the slowest. */
  readonly allowance: number;
}

const movement = lazyCode(() => import('./outings.ts'));

/** Whoever is chosen to move; null: nobody. */
export function outingOf(desk: Desk): Outing | null {
  const isSomebodyChosen = ownGroup(desk.shown.value.view) !== null || desk.selection.value !== null;
  if (!desk.isLive.value || !isSomebodyChosen) return null;
  movement.load();
  return movement.value?.outingOf(desk) ?? null;
}

/** For the screen to fetch ahead. */
export const MOVEMENT: Pick<typeof movement, 'load'> = movement;
