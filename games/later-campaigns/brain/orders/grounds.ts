// NLC-J.3.1: the places that score as a scheme sees them: what each is worth, who holds it, which enemies can come to it.
import { sheetOf, unitAt } from '../../changes/units.ts';
import { fieldOf } from '../../ground/field.ts';
import { distance } from '../../ground/hexes.ts';
import type { Read } from '../../rule-types.ts';
import { strengthOf } from '../../strength/faces.ts';
import { type Hex, otherSide, type Side, type UnitId } from '../../vocabulary.ts';
import { powerOf } from '../front.ts';
import { isHeldBy, leadOf, swingOf } from '../stakes.ts';
import { strengthOfGround } from '../strong-ground.ts';
import { objectivesOf } from './missions.ts';
import type { Resolve } from './resolve.ts';

/** Within so many hexes a body is at hand; beyond the horizon it does not matter. */
const AT_HAND = 3;
const HORIZON = 12;
/** Whoever is farther off has an hour to come, and is missed where he was. */
const AN_HOUR = 5;
/** Strength nobody sees is there all the same. */
const UNSEEN = 1.15;
/** Attackers need more than their match, the more so the stronger the ground. */
const UPHILL = 0.1;
const STRONG_GROUND = 0.7;

/** Whoever must come through another place of ours, or nearly, is felt by so much. */
const BARRED = 0.4;
const DETOUR = 1;

export interface Ground {
  readonly hex: Hex;
  readonly worth: number;
  readonly isOurs: boolean;
  readonly enemy: number;
  /** The logarithm of the odds that attackers need. */
  readonly uphill: number;
}

/** How much is felt of somebody so far away: from 1 at hand to 0. */
export const nearness = (away: number): number =>
  Math.max(0, Math.min(1, (HORIZON - away) / (HORIZON - AT_HAND)));

/** A lead of so many points halves what more of the enemy's ground is worth. */
const AHEAD = 10;

/** From 0 for whoever is not ahead towards 1 for whoever has more than enough. */
export function contentOf(state: Read, side: Side): number {
  const lead = Math.max(0, leadOf(state, side));
  return lead / (lead + AHEAD);
}

export const groundsOf = (state: Read, side: Side, { elsewhere }: Resolve): readonly Ground[] => {
  const wanted = 1 - contentOf(state, side);
  return objectivesOf(state).map(({ prize }) => ({
    hex: prize.hex,
    isOurs: isHeldBy(state, prize.hex, side),
    worth: swingOf(prize) * (isHeldBy(state, prize.hex, side) ? 1 : wanted),
    enemy: enemyAt(state, side, prize.hex, elsewhere),
    uphill: UPHILL + STRONG_GROUND * strengthOfGround(fieldOf(state), prize.hex),
  }));
};

/** Seen enemies by nearness, and those of the public schedule who are about to come. */
export function enemyAt(state: Read, side: Side, hex: Hex, elsewhere: number): number {
  const { theatre } = fieldOf(state);
  const before = outposts(state, side, hex);
  let sum = 0;
  for (const [unit, { status, hex: at }] of state.units.entries())
    if (status === 'map' && sheetOf(state, unit).side !== side) {
      const away = distance(theatre, hex, at);
      const isBarred = before.some(
        (post) => distance(theatre, at, post) + distance(theatre, post, hex) <= away + DETOUR,
      );
      const felt = away > AN_HOUR && elsewhere < 1 && isAtSomePlace(state, at) ? elsewhere : 1;
      sum += UNSEEN * powerOf(state, unit) * nearness(away) * (isBarred ? BARRED : 1) * felt;
    }
  for (const { turn, hex: at, units, condition } of theatre.reinforcements)
    for (const unit of units)
      if (condition === null && isComing(state, side, unit, turn))
        sum += 0.5 * strengthOf(state, unit) * nearness(distance(theatre, hex, at) + 3);
  return sum;
}

/** Somebody there has a place to look after. */
function isAtSomePlace(state: Read, at: Hex): boolean {
  const { theatre } = fieldOf(state);
  return theatre.victory.some(({ kind, hex }) => kind === 'hex' && distance(theatre, hex, at) <= AT_HAND);
}

/** Other places of this side that score and are held by somebody. */
const outposts = (state: Read, side: Side, hex: Hex): readonly Hex[] =>
  objectivesOf(state).flatMap(({ prize }) =>
    prize.hex !== hex && fieldOf(state).has(prize.hex, side) ? [prize.hex] : [],
  );

const isComing = (state: Read, side: Side, unit: UnitId, turn: number): boolean =>
  sheetOf(state, unit).side === otherSide(side) &&
  unitAt(state, unit).status === 'off' &&
  turn >= state.turn &&
  turn <= state.turn + 2;
