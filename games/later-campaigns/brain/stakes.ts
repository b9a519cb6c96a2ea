// What things are worth to a side, all in victory points: hexes that score, steps that bring an army nearer to its end.

import { controllerOf } from '../control/control.ts';
import type { Prize } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { armyLevel, armyLosses, disintegrationLevel } from '../morale/demoralization.ts';
import type { Read } from '../rule-types.ts';
import { fullStrengthOf, nextStrength, strengthOf } from '../strength/faces.ts';
import { hitCandidates } from '../strength/hits.ts';
import { type ArmyId, type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';

/** NLC-18.4: an army whose end is the end of the battle. */
const END_OF_BATTLE = 14;
/** A point of strength is never worth less: it may still be needed. */
const LEAST_PER_STRENGTH = 0.12;

/** What a prize hex is worth to whoever holds it: what it scores, and what it no longer scores for the other. */
export function prizeAt(state: Read, hex: Hex): number {
  let sum = 0;
  for (const prize of theatreOf(state).victory)
    if (prize.kind === 'hex' && prize.hex === hex) sum += swingOf(prize);
  return sum;
}

export const swingOf = ({ side, points }: Prize): number => (side === 'either' ? 2 * points : points);

/** Whether a side has anything to gain or to guard there. */
export const isPrizeOf = (prize: Prize, side: Side): boolean =>
  prize.kind === 'hex' && (prize.side === 'either' || prize.side === side);

export const isHeldBy = (state: Read, hex: Hex, side: Side): boolean => controllerOf(state, hex) === side;

const prices = new WeakMap<Field, Map<ArmyId, number>>();

/** What a point of lost strength costs an army: the nearer to its end, the more. Losses change with the position only. */
export function pricePerStrength(state: Read, army: ArmyId): number {
  const field = fieldOf(state);
  const known = prices.get(field) ?? new Map<ArmyId, number>();
  prices.set(field, known);
  const price = known.get(army) ?? priceNow(state, army);
  known.set(army, price);
  return price;
}

function priceNow(state: Read, army: ArmyId): number {
  const theatre = theatreOf(state);
  const sheet = theatre.armies[army];
  if (sheet === undefined) return LEAST_PER_STRENGTH;
  const lost = armyLosses(state, army);
  const [first, second] = [armyLevel(state, army), disintegrationLevel(state, army)];
  const isBroken = lost >= first;
  const level = isBroken ? second : first;
  const endsBattle =
    theatre.specials.includes('nlb') && (sheet.side === 'french' ? !isBroken : isBroken) ? END_OF_BATTLE : 0;
  const scored = theatre.victory.reduce(
    (sum, { kind, army: whose, points }) =>
      sum + (whose === army && kind === (isBroken ? 'disintegrated' : 'demoralized') ? points : 0),
    0,
  );
  if (lost >= second) return LEAST_PER_STRENGTH;
  const worn = 0.4 + (1.2 * lost) / level;
  return Math.max(LEAST_PER_STRENGTH, (worn * Math.max(endsBattle, scored)) / level);
}

/** What it costs its owner if this unit takes one hit now. */
export function priceOfStep(state: Read, unit: UnitId): number {
  const army = theatreOf(state).units[unit]?.army ?? 0;
  const [now, then, full] = [strengthOf(state, unit), nextStrength(state, unit), fullStrengthOf(state, unit)];
  const counted = then === 0 ? full : 0.35 * full;
  return pricePerStrength(state, army) * (0.35 * (now - then) + 0.65 * counted);
}

/** What the next hit on these units costs, if its owner chooses well. */
export function priceOfHit(state: Read, units: readonly UnitId[]): number {
  const prices = hitCandidates(state, units, 0).map((unit) => priceOfStep(state, unit));
  return prices.length === 0 ? 0 : Math.min(...prices);
}

/** How much a side leads if the game ended now, broken armies and held prizes counted. */
export const prizesHeld = (state: Read, side: Side): number =>
  theatreOf(state).victory.reduce((sum, prize) => {
    if (prize.kind !== 'hex') return sum;
    const mine = isPrizeOf(prize, side) && isHeldBy(state, prize.hex, side) ? prize.points : 0;
    const theirs =
      isPrizeOf(prize, otherSide(side)) && isHeldBy(state, prize.hex, otherSide(side)) ? prize.points : 0;
    return sum + mine - theirs;
  }, 0);
