// NLC-7.4k, 7.7: what a battery risks where it stands: horse rides over guns that have no infantry with them, infantry takes them.

import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { contactsOf, distance } from '../ground/hexes.ts';
import { enemyDistance, FAR } from '../ground/steps-to.ts';
import type { Read } from '../rule-types.ts';
import { type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { priceOfHits } from './stakes.ts';

/** So near the enemy may be upon it: at a charge, or after a march. */
const CHARGE = 2;
const MARCH = 4;
/** How often that ends with its loss: out in the open, behind a line, with infantry in its own hex. */
const IN_THE_OPEN = { charge: 0.8, march: 0.5 } as const;
const COVERED = 0.15;
const ESCORTED = 0.1;
/** A lost battery costs at least so much. */
const LEAST = 1.5;

/** In victory points, if the enemy is strong enough to come. */
export function priceOfOverrun(state: Read, gun: UnitId, hex: Hex): number {
  const near = enemyDistance(fieldOf(state), sideOf(state, gun))[hex] ?? FAR;
  if (near > MARCH) return 0;
  return chanceOf(state, gun, hex, near) * Math.max(LEAST, priceOfHits(state, [gun], 2));
}

/** NLC-7.10e, NLC-E.8: horse so near falls upon guns on the move. */
const REACTION = 2;
const RIDDEN_DOWN = 0.6;

/** What a battery risks by going there: fresh horse that may meet it before it has unlimbered. */
export function priceOfTheWay(state: Read, gun: UnitId, hex: Hex): number {
  const field = fieldOf(state);
  const side = sideOf(state, gun);
  if (field.atOf(hex, side).some((unit) => sheetOf(state, unit).arm === 'inf')) return 0;
  const isMet = freshHorse(state, otherSide(side)).some((at) => distance(field.theatre, at, hex) <= REACTION);
  return isMet ? RIDDEN_DOWN * Math.max(LEAST, priceOfHits(state, [gun], 2)) : 0;
}

const horses = new WeakMap<Field, Map<Side, readonly Hex[]>>();

/** Where horse of this side stands that may still charge this turn. */
function freshHorse(state: Read, side: Side): readonly Hex[] {
  const field = fieldOf(state);
  const sides = horses.get(field) ?? new Map<Side, readonly Hex[]>();
  horses.set(field, sides);
  const known = sides.get(side);
  if (known !== undefined) return known;
  const isFresh = (unit: UnitId): boolean => {
    const { disrupted, charged } = unitAt(state, unit);
    return sheetOf(state, unit).arm === 'cav' && !disrupted && charged !== state.turn;
  };
  const made = field.stacks().filter((hex) => field.atOf(hex, side).some(isFresh));
  sides.set(side, made);
  return made;
}

function chanceOf(state: Read, gun: UnitId, hex: Hex, near: number): number {
  const side = sideOf(state, gun);
  const field = fieldOf(state);
  if (field.atOf(hex, side).some((unit) => sheetOf(state, unit).arm === 'inf')) return ESCORTED;
  if (!hasOpenFront(state, gun, hex, near)) return COVERED;
  return near <= CHARGE ? IN_THE_OPEN.charge : IN_THE_OPEN.march;
}

/** Somewhere beside it the enemy may come up to it. */
function hasOpenFront(state: Read, gun: UnitId, hex: Hex, near: number): boolean {
  const field = fieldOf(state);
  const side = sideOf(state, gun);
  const distances = enemyDistance(field, side);
  return contactsOf(field.theatre, hex).some(
    (next) => (distances[next] ?? FAR) <= near && !field.has(next, side),
  );
}
