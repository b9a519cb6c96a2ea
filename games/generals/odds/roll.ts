import type { EventOf } from '../events.ts';
import type { Side } from '../vocabulary.ts';
import type { Odds } from './duel-odds.ts';

export const ROLL_KINDS = ['bombard', 'ranged', 'melee', 'reaction'] as const;
export type RollKind = (typeof ROLL_KINDS)[number];

/** A roll that could hit, and what was to be expected of it. */
export interface Roll extends Odds {
  /** The entry of the journal. */
  readonly n: number;
  readonly round: number;
  readonly seat: Side;
  readonly kind: RollKind;
  readonly event: EventOf<'attackResolved'> | EventOf<'reactionRolled'> | EventOf<'buildingHit'>;
  readonly naturals: readonly { readonly side: Side; readonly face: number }[];
  readonly hits: number;
  /** How likely it was to fall as it did. */
  readonly chance: number;
}

/** Several dice that hit as often as they can are one event. */
export const chanceOf = (hits: number, odds: number): number => {
  const some = Math.min(1, odds);
  return hits > 0 ? some : 1 - some;
};
