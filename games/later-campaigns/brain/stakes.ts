// What things are worth to a side, all in victory points: hexes that score, steps that bring an army nearer to its end.

import { sheetOf, unitAt } from '../changes/units.ts';
import { controllerOf } from '../control/control.ts';
import type { Prize } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { armyLevel, armyLosses, disintegrationLevel } from '../morale/demoralization.ts';
import type { Read } from '../rule-types.ts';
import { pointsOf } from '../scoring/victory.ts';
import { type ArmyId, type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { best } from './legal.ts';

/** Losses that break an army from which on it is a large one. */
const LARGE = 40;
/** Turns of an afternoon: who attacks in so few has no time to spare his army. */
const AFTERNOON = 8;
/** NLC-18.4: an army whose end is the end of the battle; a large one loses its lead with it. A corps has none before evening. */
const END_OF_BATTLE = 20;
const MOST_LEAD = 20;
/** A point of strength is never worth less: it may still be needed. */
const LEAST_PER_STRENGTH = 0.2;
/** Where no points are given for it, an army is kept all the same. */
const FOR_ITS_OWN_SAKE = 0.4;

export const isAfternoon = (state: Read): boolean => theatreOf(state).turns.length <= AFTERNOON;

/** What a prize hex is worth to whoever holds it: what it scores, and what it no longer scores for the other. */
export function prizeAt(state: Read, hex: Hex): number {
  let sum = 0;
  for (const prize of theatreOf(state).victory)
    if (prize.kind === 'hex' && prize.hex === hex) sum += swingOf(prize);
  return sum;
}

export const swingOf = ({ side, points }: Prize): number => (side === 'either' ? 2 * points : points);

export const isHeldBy = (state: Read, hex: Hex, side: Side): boolean => controllerOf(state, hex) === side;

/** By how many points this side is ahead. */
export const leadOf = (state: Read, side: Side): number =>
  pointsOf(state, side) - pointsOf(state, otherSide(side));

/** What an army puts at stake between the breaking point it has passed, or none, and the next. */
interface Stake {
  readonly points: number;
  readonly lost: number;
  readonly from: number;
  readonly to: number;
  /** A large army in a battle of a whole day or more. */
  readonly isSpared: boolean;
}

const stakes = new WeakMap<Field, Map<ArmyId, Stake | null>>();

/** Losses change with the position only. */
function stakeOf(state: Read, army: ArmyId): Stake | null {
  const field = fieldOf(state);
  const known = stakes.get(field) ?? new Map<ArmyId, Stake | null>();
  stakes.set(field, known);
  const found = known.get(army);
  if (found !== undefined) return found;
  const made = stakeNow(state, army);
  known.set(army, made);
  return made;
}

function stakeNow(state: Read, army: ArmyId): Stake | null {
  const theatre = theatreOf(state);
  const sheet = theatre.armies[army];
  if (sheet === undefined) return null;
  const lost = armyLosses(state, army);
  const [first, second] = [armyLevel(state, army), disintegrationLevel(state, army)];
  if (lost >= second) return null;
  // NLC-R069: an army that was demoralized stays so, whoever comes back to it.
  const isBroken = lost >= first || (state.armies[army]?.demoralizedOn ?? 0) > 0;
  const [from, to] = isBroken ? [first, second] : [0, first];
  const last = sheet.side === 'french' ? first : second;
  const isSpared = to - from >= LARGE && !isAfternoon(state);
  const lead = isSpared ? Math.max(0, Math.min(MOST_LEAD, leadOf(state, sheet.side))) : 0;
  const end = END_OF_BATTLE + lead;
  const endsBattle =
    theatre.specials.includes('nlb') && lost < last ? (end * (to - from)) / (last - from) : 0;
  const scored = theatre.victory.reduce(
    (sum, { kind, army: whose, points }) =>
      sum + (whose === army && kind === (isBroken ? 'disintegrated' : 'demoralized') ? points : 0),
    0,
  );
  return { points: Math.max(endsBattle, scored), lost, from, to, isSpared };
}

/** A few brigades more or less are luck, and the last of them tell most; a large army bleeds surely, and all day from the first shot. */
const BEND = { usual: 0.6, spared: 0.1 } as const;

/** How much of a stake is gone with this share of the losses it takes. */
function goneWith(share: number, { isSpared }: Stake): number {
  const bend = isSpared ? BEND.spared : BEND.usual;
  return (1 - bend) * share + bend * share ** 2;
}

/** What it costs an army to lose so much more strength, in victory points. */
export function priceOfLosses(state: Read, army: ArmyId, strength: number): number {
  const stake = stakeOf(state, army);
  if (stake === null) return LEAST_PER_STRENGTH * strength;
  const { points, lost, from, to } = stake;
  if (points === 0) return FOR_ITS_OWN_SAKE * strength;
  const shareOf = (losses: number): number => Math.max(0, Math.min(1, (losses - from) / (to - from)));
  const gone = goneWith(shareOf(lost + strength), stake) - goneWith(shareOf(lost), stake);
  return Math.max(LEAST_PER_STRENGTH * strength, points * gone);
}

/** Of the next point of strength. */
export const pricePerStrength = (state: Read, army: ArmyId): number => priceOfLosses(state, army, 1);

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

/** NLC-D.10: what so many hits on these units cost, if their owner takes them as cheaply as he may. */
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
