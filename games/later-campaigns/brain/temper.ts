// How a unit is handled in a Stage: how eager it is to close with the enemy, how much it minds being exposed.
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import type { Side } from '../vocabulary.ts';
import { leadOf } from './stakes.ts';

export interface Temper {
  /** Added to what contact is worth, in victory points. */
  readonly ardour: number;
  /** What exposure counts for. */
  readonly care: number;
}

/** As a Veteran leads, and everybody in a playout. */
export const STEADY: Temper = { ardour: 0, care: 1 };
/** An attack that all take part in costs less than one that half of them watch. */
const EAGER: Temper = { ardour: 1.2, care: 0.5 };
/** Who is not ahead when the day ends has won nothing by the brigades he kept. */
const DESPERATE: Temper = { ardour: 3, care: 0.25 };
const LAST_TURNS = 2;

/** Counters of a battle of one corps against another. In a larger one eager armies bleed to death in an afternoon. */
const ONE_CORPS_EACH = 60;

export const isLargeBattle = (state: Read): boolean => theatreOf(state).units.length > ONE_CORPS_EACH;

export function temperOfMarshal(state: Read, side: Side): Temper {
  if (isLargeBattle(state)) return STEADY;
  const turnsLeft = theatreOf(state).turns.length - state.turn + 1;
  return turnsLeft <= LAST_TURNS && leadOf(state, side) <= 0 ? DESPERATE : EAGER;
}
