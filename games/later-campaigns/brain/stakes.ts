// What things are worth to a side, all in victory points: hexes that score, steps that bring an army nearer to its end.

import { sheetOf, unitAt } from '../changes/units.ts';
import { controllerOf } from '../control/control.ts';
import type { Prize } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { armyLevel, armyLosses, disintegrationLevel } from '../morale/demoralization.ts';
import type { Read } from '../rule-types.ts';
import type { ArmyId, Hex, Side, UnitId } from '../vocabulary.ts';
import { best } from './legal.ts';

/** NLC-18.4: an army whose end is the end of the battle. */
const END_OF_BATTLE = 14;
/** A point of strength is never worth less: it may still be needed. */
const LEAST_PER_STRENGTH = 0.12;
/** Where no points are given for it, an army is kept all the same. */
const FOR_ITS_OWN_SAKE = 0.4;

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
  if (scored + endsBattle === 0) return FOR_ITS_OWN_SAKE;
  const worn = 0.4 + (1.2 * lost) / level;
  return Math.max(LEAST_PER_STRENGTH, (worn * Math.max(endsBattle, scored)) / level);
}

/** What it costs to go from one face to the next: strength in the fight, and full strength once it is gone. */
function priceOfFace(state: Read, unit: UnitId, face: number): number {
  const { steps, army } = sheetOf(state, unit);
  const [now = 0, then = 0, full = 0] = [steps[face], steps[face + 1], steps[0]];
  const counted = then === 0 ? full : 0.35 * full;
  return pricePerStrength(state, army) * (0.35 * (now - then) + 0.65 * counted);
}

/** What it costs its owner if this unit takes one hit now. */
export const priceOfStep = (state: Read, unit: UnitId): number =>
  priceOfFace(state, unit, unitAt(state, unit).lost);

/** D.10: what so many hits on these units cost, if their owner takes them as cheaply as he may. */
export function priceOfHits(state: Read, units: readonly UnitId[], hits: number): number {
  const stand = units.map((unit) => ({ unit, face: unitAt(state, unit).lost }));
  const facesLeft = ({ unit, face }: { unit: UnitId; face: number }): number =>
    sheetOf(state, unit).steps.length - face;
  let sum = 0;
  for (let hit = 0; hit < Math.ceil(hits); hit += 1) {
    const alive = stand.filter((each) => facesLeft(each) > 0);
    const foot = hit === 0 ? alive.filter(({ unit }) => sheetOf(state, unit).arm === 'inf') : [];
    const liable = foot.length > 0 ? foot : alive;
    const damaged = liable.filter(({ face }) => face > 0);
    const next = best(
      damaged.length > 0 ? damaged : liable,
      ({ unit, face }) => -priceOfFace(state, unit, face),
    );
    if (next === undefined) break;
    sum += priceOfFace(state, next.unit, next.face) * Math.min(1, hits - hit);
    next.face += 1;
  }
  return sum;
}
